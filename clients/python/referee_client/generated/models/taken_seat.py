from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.session_view import SessionView


T = TypeVar("T", bound="TakenSeat")


@_attrs_define
class TakenSeat:
    """A seat, its token, which is told this once, and the session as the seat sees it."""

    seat: int
    """ A seat, counted clockwise from 0. """
    token: str
    """ The seat's token. """
    session: SessionView
    """ A session as one viewer may know it. """

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        token = self.token

        session = self.session.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "token": token,
                "session": session,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.session_view import SessionView  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        token = d.pop("token")

        session = SessionView.from_dict(d.pop("session"))

        taken_seat = cls(
            seat=seat,
            token=token,
            session=session,
        )

        return taken_seat
