from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="StreamTicket")


@_attrs_define
class StreamTicket:
    """A ticket to a stream, for clients that cannot send headers."""

    ticket: str
    """ To be sent as `ticket` in the query of streamSession. """
    expires_at: datetime.datetime
    """ RFC 3339. The service tells times in UTC. """

    def to_dict(self) -> dict[str, Any]:
        ticket = self.ticket

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ticket": ticket,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ticket = d.pop("ticket")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        stream_ticket = cls(
            ticket=ticket,
            expires_at=expires_at,
        )

        return stream_ticket
