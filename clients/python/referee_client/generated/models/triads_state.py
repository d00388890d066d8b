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

from ..models.triads_card import TriadsCard, check_triads_card
from ..models.triads_phase import TriadsPhase, check_triads_phase

if TYPE_CHECKING:
    from ..models.result import Result
    from ..models.rng import Rng
    from ..models.triads_last_hand import TriadsLastHand
    from ..models.triads_options import TriadsOptions
    from ..models.triads_playoff import TriadsPlayoff
    from ..models.triads_pot import TriadsPot
    from ..models.triads_shown import TriadsShown


T = TypeVar("T", bound="TriadsState")


@_attrs_define
class TriadsState:
    """Everything there is to know of a game of Triads."""

    phase: TriadsPhase
    players: int
    options: TriadsOptions
    """ The options in force. """
    to_act: list[int]
    """ The seats that owe a decision, ascending. """
    hand_number: int
    dealer: int
    """ A seat, counted clockwise from 0. """
    betting_round: int
    """ Of this hand; skipped ones are counted. """
    exchange_round: int
    """ Exchange rounds begun in this hand. """
    stacks: list[int]
    """ Per seat, the chips in front of it, bets not included. """
    bets: list[int]
    """ Per seat, chips bet in this betting round; 0 outside betting. """
    last_full_raise: int | None
    """ The last full raise of this round, 0 before the first; null outside phase bet. """
    faced: list[int | None] | None
    """ Per seat, the highest bet just after it last acted in this round, null if it has not; null outside phase
    bet. """
    may_raise: list[bool] | None
    """ Per seat, whether it could raise were it its turn; null outside phase bet. """
    committed: list[int]
    """ Per seat, chips put in over this hand, antes and bets included. """
    folded: list[bool]
    """ Per seat. """
    all_in: list[bool]
    """ Per seat: in the hand with no chips in front. """
    out: list[bool]
    """ Per seat: out of the game. """
    out_in_hand: list[int | None]
    """ Per seat, the hand in which it went out, or null. """
    pots: list[TriadsPot]
    """ What is committed, main pot first. """
    exchanged: list[int | None]
    """ Per seat, cards exchanged in the current or last exchange round; null if not yet. """
    deck_count: int
    """ Cards left to draw. """
    showdown: list[TriadsShown] | None
    """ This hand's, in turn order, until the next deal; null before it. """
    last_hand: None | TriadsLastHand
    playoff: None | TriadsPlayoff
    result: None | Result
    hands: list[list[TriadsCard]]
    """ Per seat, sorted in canonical order. """
    deck: list[TriadsCard]
    """ Top first. """
    discards: list[TriadsCard]
    """ Cards exchanged away since the deal, in canonical order. """
    rng: Rng
    """ All the chance in a state: the game's seed, and how many shuffles have been made from it. """
    game: Literal["triads"] = "triads"

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triads_last_hand import TriadsLastHand  # noqa: PLC0415
        from ..models.triads_playoff import TriadsPlayoff  # noqa: PLC0415

        game = self.game

        phase: str = self.phase

        players = self.players

        options = self.options.to_dict()

        to_act = self.to_act

        hand_number = self.hand_number

        dealer = self.dealer

        betting_round = self.betting_round

        exchange_round = self.exchange_round

        stacks = self.stacks

        bets = self.bets

        last_full_raise: int | None
        last_full_raise = self.last_full_raise

        faced: list[int | None] | None
        if isinstance(self.faced, list):
            faced = []
            for faced_type_0_item_data in self.faced:
                faced_type_0_item: int | None
                faced_type_0_item = faced_type_0_item_data
                faced.append(faced_type_0_item)

        else:
            faced = self.faced

        may_raise: list[bool] | None
        if isinstance(self.may_raise, list):
            may_raise = self.may_raise

        else:
            may_raise = self.may_raise

        committed = self.committed

        folded = self.folded

        all_in = self.all_in

        out = self.out

        out_in_hand = []
        for out_in_hand_item_data in self.out_in_hand:
            out_in_hand_item: int | None
            out_in_hand_item = out_in_hand_item_data
            out_in_hand.append(out_in_hand_item)

        pots = []
        for pots_item_data in self.pots:
            pots_item = pots_item_data.to_dict()
            pots.append(pots_item)

        exchanged = []
        for exchanged_item_data in self.exchanged:
            exchanged_item: int | None
            exchanged_item = exchanged_item_data
            exchanged.append(exchanged_item)

        deck_count = self.deck_count

        showdown: list[dict[str, Any]] | None
        if isinstance(self.showdown, list):
            showdown = []
            for showdown_type_0_item_data in self.showdown:
                showdown_type_0_item = showdown_type_0_item_data.to_dict()
                showdown.append(showdown_type_0_item)

        else:
            showdown = self.showdown

        last_hand: dict[str, Any] | None
        if isinstance(self.last_hand, TriadsLastHand):
            last_hand = self.last_hand.to_dict()
        else:
            last_hand = self.last_hand

        playoff: dict[str, Any] | None
        if isinstance(self.playoff, TriadsPlayoff):
            playoff = self.playoff.to_dict()
        else:
            playoff = self.playoff

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        hands = []
        for hands_item_data in self.hands:
            hands_item = []
            for hands_item_item_data in hands_item_data:
                hands_item_item: str = hands_item_item_data
                hands_item.append(hands_item_item)

            hands.append(hands_item)

        deck = []
        for deck_item_data in self.deck:
            deck_item: str = deck_item_data
            deck.append(deck_item)

        discards = []
        for discards_item_data in self.discards:
            discards_item: str = discards_item_data
            discards.append(discards_item)

        rng = self.rng.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "phase": phase,
                "players": players,
                "options": options,
                "to_act": to_act,
                "hand_number": hand_number,
                "dealer": dealer,
                "betting_round": betting_round,
                "exchange_round": exchange_round,
                "stacks": stacks,
                "bets": bets,
                "last_full_raise": last_full_raise,
                "faced": faced,
                "may_raise": may_raise,
                "committed": committed,
                "folded": folded,
                "all_in": all_in,
                "out": out,
                "out_in_hand": out_in_hand,
                "pots": pots,
                "exchanged": exchanged,
                "deck_count": deck_count,
                "showdown": showdown,
                "last_hand": last_hand,
                "playoff": playoff,
                "result": result,
                "hands": hands,
                "deck": deck,
                "discards": discards,
                "rng": rng,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.rng import Rng  # noqa: PLC0415
        from ..models.triads_last_hand import TriadsLastHand  # noqa: PLC0415
        from ..models.triads_options import TriadsOptions  # noqa: PLC0415
        from ..models.triads_playoff import TriadsPlayoff  # noqa: PLC0415
        from ..models.triads_pot import TriadsPot  # noqa: PLC0415
        from ..models.triads_shown import TriadsShown  # noqa: PLC0415

        d = dict(src_dict)
        game = cast(Literal["triads"], d.pop("game"))
        if game != "triads":
            raise ValueError(f"game must match const 'triads', got '{game}'")

        phase = check_triads_phase(d.pop("phase"))

        players = d.pop("players")

        options = TriadsOptions.from_dict(d.pop("options"))

        to_act = cast(list[int], d.pop("to_act"))

        hand_number = d.pop("hand_number")

        dealer = d.pop("dealer")

        betting_round = d.pop("betting_round")

        exchange_round = d.pop("exchange_round")

        stacks = cast(list[int], d.pop("stacks"))

        bets = cast(list[int], d.pop("bets"))

        def _parse_last_full_raise(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        last_full_raise = _parse_last_full_raise(d.pop("last_full_raise"))

        def _parse_faced(data: object) -> list[int | None] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                faced_type_0 = []
                _faced_type_0 = data
                for faced_type_0_item_data in _faced_type_0:

                    def _parse_faced_type_0_item(data: object) -> int | None:
                        if data is None:
                            return data
                        return cast(int | None, data)

                    faced_type_0_item = _parse_faced_type_0_item(faced_type_0_item_data)

                    faced_type_0.append(faced_type_0_item)

                return faced_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int | None] | None, data)

        faced = _parse_faced(d.pop("faced"))

        def _parse_may_raise(data: object) -> list[bool] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                may_raise_type_0 = cast(list[bool], data)

                return may_raise_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[bool] | None, data)

        may_raise = _parse_may_raise(d.pop("may_raise"))

        committed = cast(list[int], d.pop("committed"))

        folded = cast(list[bool], d.pop("folded"))

        all_in = cast(list[bool], d.pop("all_in"))

        out = cast(list[bool], d.pop("out"))

        out_in_hand = []
        _out_in_hand = d.pop("out_in_hand")
        for out_in_hand_item_data in _out_in_hand:

            def _parse_out_in_hand_item(data: object) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            out_in_hand_item = _parse_out_in_hand_item(out_in_hand_item_data)

            out_in_hand.append(out_in_hand_item)

        pots = []
        _pots = d.pop("pots")
        for pots_item_data in _pots:
            pots_item = TriadsPot.from_dict(pots_item_data)

            pots.append(pots_item)

        exchanged = []
        _exchanged = d.pop("exchanged")
        for exchanged_item_data in _exchanged:

            def _parse_exchanged_item(data: object) -> int | None:
                if data is None:
                    return data
                return cast(int | None, data)

            exchanged_item = _parse_exchanged_item(exchanged_item_data)

            exchanged.append(exchanged_item)

        deck_count = d.pop("deck_count")

        def _parse_showdown(data: object) -> list[TriadsShown] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                showdown_type_0 = []
                _showdown_type_0 = data
                for showdown_type_0_item_data in _showdown_type_0:
                    showdown_type_0_item = TriadsShown.from_dict(showdown_type_0_item_data)

                    showdown_type_0.append(showdown_type_0_item)

                return showdown_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TriadsShown] | None, data)

        showdown = _parse_showdown(d.pop("showdown"))

        def _parse_last_hand(data: object) -> None | TriadsLastHand:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_hand_type_0 = TriadsLastHand.from_dict(data)

                return last_hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriadsLastHand, data)

        last_hand = _parse_last_hand(d.pop("last_hand"))

        def _parse_playoff(data: object) -> None | TriadsPlayoff:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                playoff_type_0 = TriadsPlayoff.from_dict(data)

                return playoff_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriadsPlayoff, data)

        playoff = _parse_playoff(d.pop("playoff"))

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

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = []
            _hands_item = hands_item_data
            for hands_item_item_data in _hands_item:
                hands_item_item = check_triads_card(hands_item_item_data)

                hands_item.append(hands_item_item)

            hands.append(hands_item)

        deck = []
        _deck = d.pop("deck")
        for deck_item_data in _deck:
            deck_item = check_triads_card(deck_item_data)

            deck.append(deck_item)

        discards = []
        _discards = d.pop("discards")
        for discards_item_data in _discards:
            discards_item = check_triads_card(discards_item_data)

            discards.append(discards_item)

        rng = Rng.from_dict(d.pop("rng"))

        triads_state = cls(
            game=game,
            phase=phase,
            players=players,
            options=options,
            to_act=to_act,
            hand_number=hand_number,
            dealer=dealer,
            betting_round=betting_round,
            exchange_round=exchange_round,
            stacks=stacks,
            bets=bets,
            last_full_raise=last_full_raise,
            faced=faced,
            may_raise=may_raise,
            committed=committed,
            folded=folded,
            all_in=all_in,
            out=out,
            out_in_hand=out_in_hand,
            pots=pots,
            exchanged=exchanged,
            deck_count=deck_count,
            showdown=showdown,
            last_hand=last_hand,
            playoff=playoff,
            result=result,
            hands=hands,
            deck=deck,
            discards=discards,
            rng=rng,
        )

        return triads_state
