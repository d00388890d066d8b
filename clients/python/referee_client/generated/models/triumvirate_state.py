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

from ..models.triumvirate_card import TriumvirateCard, check_triumvirate_card
from ..models.triumvirate_phase import TriumviratePhase, check_triumvirate_phase
from ..models.triumvirate_suit import TriumvirateSuit, check_triumvirate_suit

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.rng import Rng
    from ..models.triumvirate_choice import TriumvirateChoice
    from ..models.triumvirate_last_game import TriumvirateLastGame
    from ..models.triumvirate_options import TriumvirateOptions
    from ..models.triumvirate_per_suit import TriumviratePerSuit
    from ..models.triumvirate_played import TriumviratePlayed
    from ..models.triumvirate_trick import TriumvirateTrick


T = TypeVar("T", bound="TriumvirateState")


@_attrs_define
class TriumvirateState:
    """Everything there is to know of a match of Triumvirate."""

    phase: TriumviratePhase
    players: int
    options: TriumvirateOptions
    """ The options in force. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    game_number: int
    hand_number: int
    """ In the game. """
    dealer: int
    """ A seat, counted clockwise from 0. """
    leader: int
    """ Who leads the trick; after a hand's last trick, who won it. """
    trick: list[TriumviratePlayed]
    """ The trick on the table. """
    led_suit: None | TriumvirateSuit
    tricks: list[TriumvirateTrick]
    """ This hand's completed tricks. """
    tricks_won: TriumviratePerSuit
    """ A number for each suit. """
    consuls: TriumviratePerSuit
    """ A number for each suit. """
    markers: list[int]
    """ Game markers per seat. """
    last_game: None | TriumvirateLastGame
    result: None | Result
    pledge_counts: list[int]
    """ Cards pledged per seat in this game. """
    set_aside_count: int
    hands: list[list[TriumvirateCard]]
    """ Per seat, sorted in canonical order. """
    pledges: list[list[TriumvirateCard]]
    """ Per seat, in the order pledged in this game. """
    pledge_choices: list[None | TriumvirateChoice]
    """ Per seat, null until decided. """
    set_aside: list[TriumvirateCard]
    rng: Rng
    """ All the chance in a state: the game's seed, and how many shuffles have been made from it. """
    game: Literal["triumvirate"] = "triumvirate"

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triumvirate_choice import TriumvirateChoice  # noqa: PLC0415
        from ..models.triumvirate_last_game import TriumvirateLastGame  # noqa: PLC0415

        game = self.game

        phase: str = self.phase

        players = self.players

        options = self.options.to_dict()

        to_act = self.to_act

        game_number = self.game_number

        hand_number = self.hand_number

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

        tricks = []
        for tricks_item_data in self.tricks:
            tricks_item = tricks_item_data.to_dict()
            tricks.append(tricks_item)

        tricks_won = self.tricks_won.to_dict()

        consuls = self.consuls.to_dict()

        markers = self.markers

        last_game: dict[str, Any] | None
        if isinstance(self.last_game, TriumvirateLastGame):
            last_game = self.last_game.to_dict()
        else:
            last_game = self.last_game

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        pledge_counts = self.pledge_counts

        set_aside_count = self.set_aside_count

        hands = []
        for hands_item_data in self.hands:
            hands_item = []
            for hands_item_item_data in hands_item_data:
                hands_item_item: str = hands_item_item_data
                hands_item.append(hands_item_item)

            hands.append(hands_item)

        pledges = []
        for pledges_item_data in self.pledges:
            pledges_item = []
            for pledges_item_item_data in pledges_item_data:
                pledges_item_item: str = pledges_item_item_data
                pledges_item.append(pledges_item_item)

            pledges.append(pledges_item)

        pledge_choices = []
        for pledge_choices_item_data in self.pledge_choices:
            pledge_choices_item: dict[str, Any] | None
            if isinstance(pledge_choices_item_data, TriumvirateChoice):
                pledge_choices_item = pledge_choices_item_data.to_dict()
            else:
                pledge_choices_item = pledge_choices_item_data
            pledge_choices.append(pledge_choices_item)

        set_aside = []
        for set_aside_item_data in self.set_aside:
            set_aside_item: str = set_aside_item_data
            set_aside.append(set_aside_item)

        rng = self.rng.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "phase": phase,
                "players": players,
                "options": options,
                "to_act": to_act,
                "game_number": game_number,
                "hand_number": hand_number,
                "dealer": dealer,
                "leader": leader,
                "trick": trick,
                "led_suit": led_suit,
                "tricks": tricks,
                "tricks_won": tricks_won,
                "consuls": consuls,
                "markers": markers,
                "last_game": last_game,
                "result": result,
                "pledge_counts": pledge_counts,
                "set_aside_count": set_aside_count,
                "hands": hands,
                "pledges": pledges,
                "pledge_choices": pledge_choices,
                "set_aside": set_aside,
                "rng": rng,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.rng import Rng  # noqa: PLC0415
        from ..models.triumvirate_choice import TriumvirateChoice  # noqa: PLC0415
        from ..models.triumvirate_last_game import TriumvirateLastGame  # noqa: PLC0415
        from ..models.triumvirate_options import TriumvirateOptions  # noqa: PLC0415
        from ..models.triumvirate_per_suit import TriumviratePerSuit  # noqa: PLC0415
        from ..models.triumvirate_played import TriumviratePlayed  # noqa: PLC0415
        from ..models.triumvirate_trick import TriumvirateTrick  # noqa: PLC0415

        d = dict(src_dict)
        game = cast(Literal["triumvirate"], d.pop("game"))
        if game != "triumvirate":
            raise ValueError(f"game must match const 'triumvirate', got '{game}'")

        phase = check_triumvirate_phase(d.pop("phase"))

        players = d.pop("players")

        options = TriumvirateOptions.from_dict(d.pop("options"))

        to_act = cast(list[int], d.pop("to_act"))

        game_number = d.pop("game_number")

        hand_number = d.pop("hand_number")

        dealer = d.pop("dealer")

        leader = d.pop("leader")

        trick = []
        _trick = d.pop("trick")
        for trick_item_data in _trick:
            trick_item = TriumviratePlayed.from_dict(trick_item_data)

            trick.append(trick_item)

        def _parse_led_suit(data: object) -> None | TriumvirateSuit:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                led_suit_type_0 = check_triumvirate_suit(data)

                return led_suit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriumvirateSuit, data)

        led_suit = _parse_led_suit(d.pop("led_suit"))

        tricks = []
        _tricks = d.pop("tricks")
        for tricks_item_data in _tricks:
            tricks_item = TriumvirateTrick.from_dict(tricks_item_data)

            tricks.append(tricks_item)

        tricks_won = TriumviratePerSuit.from_dict(d.pop("tricks_won"))

        consuls = TriumviratePerSuit.from_dict(d.pop("consuls"))

        markers = cast(list[int], d.pop("markers"))

        def _parse_last_game(data: object) -> None | TriumvirateLastGame:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_game_type_0 = TriumvirateLastGame.from_dict(data)

                return last_game_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriumvirateLastGame, data)

        last_game = _parse_last_game(d.pop("last_game"))

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

        pledge_counts = cast(list[int], d.pop("pledge_counts"))

        set_aside_count = d.pop("set_aside_count")

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = []
            _hands_item = hands_item_data
            for hands_item_item_data in _hands_item:
                hands_item_item = check_triumvirate_card(hands_item_item_data)

                hands_item.append(hands_item_item)

            hands.append(hands_item)

        pledges = []
        _pledges = d.pop("pledges")
        for pledges_item_data in _pledges:
            pledges_item = []
            _pledges_item = pledges_item_data
            for pledges_item_item_data in _pledges_item:
                pledges_item_item = check_triumvirate_card(pledges_item_item_data)

                pledges_item.append(pledges_item_item)

            pledges.append(pledges_item)

        pledge_choices = []
        _pledge_choices = d.pop("pledge_choices")
        for pledge_choices_item_data in _pledge_choices:

            def _parse_pledge_choices_item(data: object) -> None | TriumvirateChoice:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    pledge_choices_item_type_0 = TriumvirateChoice.from_dict(data)

                    return pledge_choices_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(None | TriumvirateChoice, data)

            pledge_choices_item = _parse_pledge_choices_item(pledge_choices_item_data)

            pledge_choices.append(pledge_choices_item)

        set_aside = []
        _set_aside = d.pop("set_aside")
        for set_aside_item_data in _set_aside:
            set_aside_item = check_triumvirate_card(set_aside_item_data)

            set_aside.append(set_aside_item)

        rng = Rng.from_dict(d.pop("rng"))

        triumvirate_state = cls(
            game=game,
            phase=phase,
            players=players,
            options=options,
            to_act=to_act,
            game_number=game_number,
            hand_number=hand_number,
            dealer=dealer,
            leader=leader,
            trick=trick,
            led_suit=led_suit,
            tricks=tricks,
            tricks_won=tricks_won,
            consuls=consuls,
            markers=markers,
            last_game=last_game,
            result=result,
            pledge_counts=pledge_counts,
            set_aside_count=set_aside_count,
            hands=hands,
            pledges=pledges,
            pledge_choices=pledge_choices,
            set_aside=set_aside,
            rng=rng,
        )

        return triumvirate_state
