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

from ..models.trumpet_card import TrumpetCard, check_trumpet_card
from ..models.trumpet_phase import TrumpetPhase, check_trumpet_phase
from ..models.trumpet_suit import TrumpetSuit, check_trumpet_suit

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.trumpet_options import TrumpetOptions
    from ..models.trumpet_played import TrumpetPlayed
    from ..models.trumpet_trick import TrumpetTrick


T = TypeVar("T", bound="TrumpetView")


@_attrs_define
class TrumpetView:
    """What one seat, or a spectator, may know of a game of Trumpet."""

    phase: TrumpetPhase
    players: int
    options: TrumpetOptions
    """ The options in force. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    hand_number: int
    trick_number: int
    """ In the hand; it changes when the next trick begins. """
    tricks_played: int
    """ Completed tricks of the whole game. """
    dealer: int
    """ A seat, counted clockwise from 0. """
    leader: int
    """ Who leads the trick; it changes when the next trick begins. """
    trick: list[TrumpetPlayed]
    """ The trick on the table. """
    led_suit: None | TrumpetSuit
    """ Null too when a Super-Trump was led. """
    played: list[TrumpetTrick]
    """ This hand's completed tricks. """
    last_trick: None | TrumpetTrick
    """ The latest completed trick, kept over a new deal. """
    positions: list[int]
    """ Per seat, where its piece is. """
    trump_scale: list[TrumpetSuit]
    """ The suits that are trumps, weakest first. """
    trump_chooser: int | None
    """ Who may choose trumps now. """
    deferred_trump: int | None
    """ Who put its choice of trumps off and still owes it. """
    undealt_count: int
    result: None | Result
    viewer: int | None
    """ The seat that sees this, or null for a spectator. """
    hand: list[TrumpetCard] | None
    """ The viewer's hand, sorted in canonical order; null for a spectator. """
    hand_counts: list[int]
    game: Literal["trumpet"] = "trumpet"

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.trumpet_trick import TrumpetTrick  # noqa: PLC0415

        game = self.game

        phase: str = self.phase

        players = self.players

        options = self.options.to_dict()

        to_act = self.to_act

        hand_number = self.hand_number

        trick_number = self.trick_number

        tricks_played = self.tricks_played

        dealer = self.dealer

        leader = self.leader

        trick = []
        for trick_item_data in self.trick:
            trick_item = trick_item_data.to_dict()
            trick.append(trick_item)

        led_suit: None | str
        if isinstance(self.led_suit, str):
            led_suit = self.led_suit
        else:
            led_suit = self.led_suit

        played = []
        for played_item_data in self.played:
            played_item = played_item_data.to_dict()
            played.append(played_item)

        last_trick: dict[str, Any] | None
        if isinstance(self.last_trick, TrumpetTrick):
            last_trick = self.last_trick.to_dict()
        else:
            last_trick = self.last_trick

        positions = self.positions

        trump_scale = []
        for trump_scale_item_data in self.trump_scale:
            trump_scale_item: str = trump_scale_item_data
            trump_scale.append(trump_scale_item)

        trump_chooser: int | None
        trump_chooser = self.trump_chooser

        deferred_trump: int | None
        deferred_trump = self.deferred_trump

        undealt_count = self.undealt_count

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        viewer: int | None
        viewer = self.viewer

        hand: list[str] | None
        if isinstance(self.hand, list):
            hand = []
            for hand_type_0_item_data in self.hand:
                hand_type_0_item: str = hand_type_0_item_data
                hand.append(hand_type_0_item)

        else:
            hand = self.hand

        hand_counts = self.hand_counts

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "phase": phase,
                "players": players,
                "options": options,
                "to_act": to_act,
                "hand_number": hand_number,
                "trick_number": trick_number,
                "tricks_played": tricks_played,
                "dealer": dealer,
                "leader": leader,
                "trick": trick,
                "led_suit": led_suit,
                "played": played,
                "last_trick": last_trick,
                "positions": positions,
                "trump_scale": trump_scale,
                "trump_chooser": trump_chooser,
                "deferred_trump": deferred_trump,
                "undealt_count": undealt_count,
                "result": result,
                "viewer": viewer,
                "hand": hand,
                "hand_counts": hand_counts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.trumpet_options import TrumpetOptions  # noqa: PLC0415
        from ..models.trumpet_played import TrumpetPlayed  # noqa: PLC0415
        from ..models.trumpet_trick import TrumpetTrick  # noqa: PLC0415

        d = dict(src_dict)
        game = cast(Literal["trumpet"], d.pop("game"))
        if game != "trumpet":
            raise ValueError(f"game must match const 'trumpet', got '{game}'")

        phase = check_trumpet_phase(d.pop("phase"))

        players = d.pop("players")

        options = TrumpetOptions.from_dict(d.pop("options"))

        to_act = cast(list[int], d.pop("to_act"))

        hand_number = d.pop("hand_number")

        trick_number = d.pop("trick_number")

        tricks_played = d.pop("tricks_played")

        dealer = d.pop("dealer")

        leader = d.pop("leader")

        trick = []
        _trick = d.pop("trick")
        for trick_item_data in _trick:
            trick_item = TrumpetPlayed.from_dict(trick_item_data)

            trick.append(trick_item)

        def _parse_led_suit(data: object) -> None | TrumpetSuit:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                led_suit_type_0 = check_trumpet_suit(data)

                return led_suit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TrumpetSuit, data)

        led_suit = _parse_led_suit(d.pop("led_suit"))

        played = []
        _played = d.pop("played")
        for played_item_data in _played:
            played_item = TrumpetTrick.from_dict(played_item_data)

            played.append(played_item)

        def _parse_last_trick(data: object) -> None | TrumpetTrick:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_trick_type_0 = TrumpetTrick.from_dict(data)

                return last_trick_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TrumpetTrick, data)

        last_trick = _parse_last_trick(d.pop("last_trick"))

        positions = cast(list[int], d.pop("positions"))

        trump_scale = []
        _trump_scale = d.pop("trump_scale")
        for trump_scale_item_data in _trump_scale:
            trump_scale_item = check_trumpet_suit(trump_scale_item_data)

            trump_scale.append(trump_scale_item)

        def _parse_trump_chooser(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        trump_chooser = _parse_trump_chooser(d.pop("trump_chooser"))

        def _parse_deferred_trump(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        deferred_trump = _parse_deferred_trump(d.pop("deferred_trump"))

        undealt_count = d.pop("undealt_count")

        def _parse_result(data: object) -> None | Result:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = Result.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Result, data)

        result = _parse_result(d.pop("result"))

        def _parse_viewer(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        viewer = _parse_viewer(d.pop("viewer"))

        def _parse_hand(data: object) -> list[TrumpetCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                hand_type_0 = []
                _hand_type_0 = data
                for hand_type_0_item_data in _hand_type_0:
                    hand_type_0_item = check_trumpet_card(hand_type_0_item_data)

                    hand_type_0.append(hand_type_0_item)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TrumpetCard] | None, data)

        hand = _parse_hand(d.pop("hand"))

        hand_counts = cast(list[int], d.pop("hand_counts"))

        trumpet_view = cls(
            game=game,
            phase=phase,
            players=players,
            options=options,
            to_act=to_act,
            hand_number=hand_number,
            trick_number=trick_number,
            tricks_played=tricks_played,
            dealer=dealer,
            leader=leader,
            trick=trick,
            led_suit=led_suit,
            played=played,
            last_trick=last_trick,
            positions=positions,
            trump_scale=trump_scale,
            trump_chooser=trump_chooser,
            deferred_trump=deferred_trump,
            undealt_count=undealt_count,
            result=result,
            viewer=viewer,
            hand=hand,
            hand_counts=hand_counts,
        )

        return trumpet_view
