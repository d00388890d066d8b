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
    from ..models.triads_combination import TriadsCombination
    from ..models.triads_last_hand import TriadsLastHand
    from ..models.triads_options import TriadsOptions
    from ..models.triads_playoff import TriadsPlayoff
    from ..models.triads_pot import TriadsPot
    from ..models.triads_shown import TriadsShown


T = TypeVar("T", bound="TriadsView")


@_attrs_define
class TriadsView:
    """What one seat, or a spectator, may know of a game of Triads."""

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
    viewer: int | None
    """ The seat that sees this, or null for a spectator. """
    hand: list[TriadsCard] | None
    """ The viewer's hand, folded or not; null for a spectator. """
    hand_counts: list[int]
    """ Per seat. """
    combination: None | TriadsCombination
    """ What the viewer's hand makes now; null without a hand. """
    game: Literal["triads"] = "triads"

    def to_dict(self) -> dict[str, Any]:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triads_combination import TriadsCombination  # noqa: PLC0415
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

        combination: dict[str, Any] | None
        if isinstance(self.combination, TriadsCombination):
            combination = self.combination.to_dict()
        else:
            combination = self.combination

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
                "viewer": viewer,
                "hand": hand,
                "hand_counts": hand_counts,
                "combination": combination,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.result import Result  # noqa: PLC0415
        from ..models.triads_combination import TriadsCombination  # noqa: PLC0415
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

        def _parse_viewer(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        viewer = _parse_viewer(d.pop("viewer"))

        def _parse_hand(data: object) -> list[TriadsCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                hand_type_0 = []
                _hand_type_0 = data
                for hand_type_0_item_data in _hand_type_0:
                    hand_type_0_item = check_triads_card(hand_type_0_item_data)

                    hand_type_0.append(hand_type_0_item)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TriadsCard] | None, data)

        hand = _parse_hand(d.pop("hand"))

        hand_counts = cast(list[int], d.pop("hand_counts"))

        def _parse_combination(data: object) -> None | TriadsCombination:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                combination_type_0 = TriadsCombination.from_dict(data)

                return combination_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TriadsCombination, data)

        combination = _parse_combination(d.pop("combination"))

        triads_view = cls(
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
            viewer=viewer,
            hand=hand,
            hand_counts=hand_counts,
            combination=combination,
        )

        return triads_view
