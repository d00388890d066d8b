from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.session_view import SessionView


T = TypeVar("T", bound="CreatedSession")


@_attrs_define
class CreatedSession:
    """A new session, and its tokens, which are told this once."""

    session: SessionView
    """ A session as one viewer may know it. """
    organizer_token: str
    seat_tokens: list[str] | None
    """ Per seat; null with open seating. """

    def to_dict(self) -> dict[str, Any]:
        session = self.session.to_dict()

        organizer_token = self.organizer_token

        seat_tokens: list[str] | None
        if isinstance(self.seat_tokens, list):
            seat_tokens = self.seat_tokens

        else:
            seat_tokens = self.seat_tokens

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "session": session,
                "organizer_token": organizer_token,
                "seat_tokens": seat_tokens,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.session_view import SessionView  # noqa: PLC0415

        d = dict(src_dict)
        session = SessionView.from_dict(d.pop("session"))

        organizer_token = d.pop("organizer_token")

        def _parse_seat_tokens(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                seat_tokens_type_0 = cast(list[str], data)

                return seat_tokens_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        seat_tokens = _parse_seat_tokens(d.pop("seat_tokens"))

        created_session = cls(
            session=session,
            organizer_token=organizer_token,
            seat_tokens=seat_tokens,
        )

        return created_session
