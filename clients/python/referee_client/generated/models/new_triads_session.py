from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.new_triads_session_seating import (
    NewTriadsSessionSeating,
    check_new_triads_session_seating,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.clock import Clock
    from ..models.triads_options_request import TriadsOptionsRequest


T = TypeVar("T", bound="NewTriadsSession")


@_attrs_define
class NewTriadsSession:
    """A session of Triads to create."""

    players: int
    """ How many seats. """
    game: Literal["triads"] = "triads"
    seating: NewTriadsSessionSeating | Unset = "assigned"
    """ `assigned`: all seats' tokens come at once. `open`: each comes to who takes the seat. """
    names: list[None | str] | None | Unset = UNSET
    """ Per seat. Not with open seating. """
    entropy: list[str] | None | Unset = UNSET
    """ Per seat: its own part in the seed. Not with `seed`, nor with open seating. """
    seed: None | str | Unset = UNSET
    """ A fixed seed, whose deal the creator knows: for practice, tests, duplicate play. """
    clock: Clock | None | Unset = UNSET
    """ How long decisions may take; null for as long as they like. """
    public: bool | Unset = False
    """ Whether it is in the lobby, and anybody may watch. """
    label: None | str | Unset = UNSET
    options: None | TriadsOptionsRequest | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.clock import Clock  # noqa: PLC0415
        from ..models.triads_options_request import TriadsOptionsRequest  # noqa: PLC0415

        game = self.game

        players = self.players

        seating: str | Unset = UNSET
        if not isinstance(self.seating, Unset):
            seating = self.seating

        names: list[None | str] | None | Unset
        if isinstance(self.names, Unset):
            names = UNSET
        elif isinstance(self.names, list):
            names = []
            for names_type_0_item_data in self.names:
                names_type_0_item: None | str
                names_type_0_item = names_type_0_item_data
                names.append(names_type_0_item)

        else:
            names = self.names

        entropy: list[str] | None | Unset
        if isinstance(self.entropy, Unset):
            entropy = UNSET
        elif isinstance(self.entropy, list):
            entropy = self.entropy

        else:
            entropy = self.entropy

        seed: None | str | Unset
        if isinstance(self.seed, Unset):
            seed = UNSET
        else:
            seed = self.seed

        clock: dict[str, Any] | None | Unset
        if isinstance(self.clock, Unset):
            clock = UNSET
        elif isinstance(self.clock, Clock):
            clock = self.clock.to_dict()
        else:
            clock = self.clock

        public = self.public

        label: None | str | Unset
        if isinstance(self.label, Unset):
            label = UNSET
        else:
            label = self.label

        options: dict[str, Any] | None | Unset
        if isinstance(self.options, Unset):
            options = UNSET
        elif isinstance(self.options, TriadsOptionsRequest):
            options = self.options.to_dict()
        else:
            options = self.options

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "players": players,
            }
        )
        if seating is not UNSET:
            field_dict["seating"] = seating
        if names is not UNSET:
            field_dict["names"] = names
        if entropy is not UNSET:
            field_dict["entropy"] = entropy
        if seed is not UNSET:
            field_dict["seed"] = seed
        if clock is not UNSET:
            field_dict["clock"] = clock
        if public is not UNSET:
            field_dict["public"] = public
        if label is not UNSET:
            field_dict["label"] = label
        if options is not UNSET:
            field_dict["options"] = options

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.clock import Clock  # noqa: PLC0415
        from ..models.triads_options_request import TriadsOptionsRequest  # noqa: PLC0415

        d = dict(src_dict)
        game = cast(Literal["triads"], d.pop("game"))
        if game != "triads":
            raise ValueError(f"game must match const 'triads', got '{game}'")

        players = d.pop("players")

        _seating = d.pop("seating", UNSET)
        seating: NewTriadsSessionSeating | Unset
        if isinstance(_seating, Unset):
            seating = UNSET
        else:
            seating = check_new_triads_session_seating(_seating)

        def _parse_names(data: object) -> list[None | str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                names_type_0 = []
                _names_type_0 = data
                for names_type_0_item_data in _names_type_0:

                    def _parse_names_type_0_item(data: object) -> None | str:
                        if data is None:
                            return data
                        return cast(None | str, data)

                    names_type_0_item = _parse_names_type_0_item(names_type_0_item_data)

                    names_type_0.append(names_type_0_item)

                return names_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[None | str] | None | Unset, data)

        names = _parse_names(d.pop("names", UNSET))

        def _parse_entropy(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                entropy_type_0 = cast(list[str], data)

                return entropy_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        entropy = _parse_entropy(d.pop("entropy", UNSET))

        def _parse_seed(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        seed = _parse_seed(d.pop("seed", UNSET))

        def _parse_clock(data: object) -> Clock | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                clock_type_0 = Clock.from_dict(data)

                return clock_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Clock | None | Unset, data)

        clock = _parse_clock(d.pop("clock", UNSET))

        public = d.pop("public", UNSET)

        def _parse_label(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        label = _parse_label(d.pop("label", UNSET))

        def _parse_options(data: object) -> None | TriadsOptionsRequest | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                options_type_0 = TriadsOptionsRequest.from_dict(data)

                return options_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriadsOptionsRequest | Unset, data)

        options = _parse_options(d.pop("options", UNSET))

        new_triads_session = cls(
            game=game,
            players=players,
            seating=seating,
            names=names,
            entropy=entropy,
            seed=seed,
            clock=clock,
            public=public,
            label=label,
            options=options,
        )

        return new_triads_session
