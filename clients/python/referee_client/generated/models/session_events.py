from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.session_events_status import (
    SessionEventsStatus,
    check_session_events_status,
)

if TYPE_CHECKING:
    from ..models.version_events import VersionEvents


T = TypeVar("T", bound="SessionEvents")


@_attrs_define
class SessionEvents:
    """What happened to a session, as the viewer may know it."""

    session_id: str
    version: int
    """ The latest version. """
    status: SessionEventsStatus
    versions: list[VersionEvents]
    """ Those after the one asked for, ascending. """

    def to_dict(self) -> dict[str, Any]:
        session_id = self.session_id

        version = self.version

        status: str = self.status

        versions = []
        for versions_item_data in self.versions:
            versions_item = versions_item_data.to_dict()
            versions.append(versions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "session_id": session_id,
                "version": version,
                "status": status,
                "versions": versions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.version_events import VersionEvents  # noqa: PLC0415

        d = dict(src_dict)
        session_id = d.pop("session_id")

        version = d.pop("version")

        status = check_session_events_status(d.pop("status"))

        versions = []
        _versions = d.pop("versions")
        for versions_item_data in _versions:
            versions_item = VersionEvents.from_dict(versions_item_data)

            versions.append(versions_item)

        session_events = cls(
            session_id=session_id,
            version=version,
            status=status,
            versions=versions,
        )

        return session_events
