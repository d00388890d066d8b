"""The rules of Triumvirate: dealing, tricks, pledges, games and the match."""

from msgspec.structs import replace

from referee.games.chance import Rng
from referee.games.core import Event, Invalid, Kind, LegalMoves, Rejection, ranked
from referee.games.triumvirate import records
from referee.games.triumvirate.catalogue import DECK, LEGIONS, MOB, NUMBER_OF, POSITION, SUIT_OF, SUITS, TRIUMVIRS
from referee.games.triumvirate.records import Card, Cards, Choice, Options, PerSuit, Played, State, Suit, Trick
from referee.games.tuples import put

SEATS = (0, 1)
PLEDGE_LIMIT = 3
TO_WIN = 3
"""Tricks that make a consul, and consuls that make an emperor."""

_PLAYS = {card: records.Play(card) for card in DECK}
_PLEDGES = {card: records.Pledge(card) for card in DECK}
_NO_PLEDGE = records.NoPledge()


# --- Options and the deal ---------------------------------------------------------------------------------------------


def complete_options(given: dict[str, int], _players: int) -> dict[str, int]:
    """Return all options; `max_games` follows from `games_to_win` and is not below it."""
    games_to_win = given.get("games_to_win", 2)
    max_games = given.get("max_games", 4 * games_to_win + 1)
    if max_games < games_to_win:
        raise Invalid("options.max_games", f"must be at least games_to_win, which is {games_to_win}")
    return {"games_to_win": games_to_win, "max_games": max_games}


def first_state(players: int, options: Options, seed: str, events: list[Event]) -> State:
    """Return the match after its first deal."""
    state = State(
        phase="play", players=players, options=options, to_act=(), game_number=1, hand_number=1, dealer=1, leader=0, trick=(),
        led_suit=None, tricks=(), tricks_won=PerSuit(), consuls=PerSuit(), markers=(0, 0), last_game=None, result=None,
        pledge_counts=(0, 0), set_aside_count=0, hands=((), ()), pledges=((), ()), pledge_choices=(None, None), set_aside=(),
        rng=Rng(seed),
    )  # fmt: skip
    _deal_hand(state, DECK, 5, events)
    return state


def _deal_hand(state: State, cards: Cards, aside: int, events: list[Event]) -> None:
    """Shuffle the cards, and deal all but those set aside alternately to the hands, the non-dealer first.

    In the first hand of a game the last ones are set aside, in further hands those on top, before the others are dealt.
    """
    dealer, first = state.dealer, 1 - state.dealer
    new_game = state.hand_number == 1
    rule = "triumvirate.deal" if new_game else "triumvirate.redeal"
    pile, state.rng = state.rng.shuffle(cards)
    if new_game:
        dealt, set_aside = pile[:-aside], pile[-aside:]
    else:
        dealt, set_aside = pile[aside:], pile[:aside]
    state.set_aside = tuple(set_aside)
    state.set_aside_count = aside
    state.phase = "play"
    state.leader = first
    state.to_act = (first,)
    state.trick, state.tricks, state.led_suit, state.tricks_won = (), (), None, PerSuit()
    state.pledge_choices = (None, None)
    text = f"Game {state.game_number}, hand {state.hand_number}: seat {dealer} shuffles {len(pile)} cards."
    events.append(
        records.Shuffled(
            seat=dealer, rule=rule, text=text, game_number=state.game_number, hand_number=state.hand_number, count=len(pile)
        )
    )
    put_aside = records.SetAside(rule=rule, text=f"{aside} cards are set aside, face down.", count=aside)
    if not new_game:
        events.append(put_aside)
    for seat, new in ((first, tuple(dealt[0::2])), (dealer, tuple(dealt[1::2]))):
        state.hands = put(state.hands, seat, tuple(sorted(state.hands[seat] + new, key=POSITION.__getitem__)))
        events.append(
            records.Dealt(seat=seat, rule=rule, text=f"Seat {seat} is dealt {len(new)} cards.", count=len(new), cards=new)
        )
    if new_game:
        events.append(put_aside)


# --- What is legal ----------------------------------------------------------------------------------------------------


def playable(state: State, seat: int) -> Cards:
    """Return the cards of a seat's hand that it may play: of the suit led while it has any (`triumvirate.follow-suit`)."""
    hand = state.hands[seat]
    led = state.led_suit
    if led is None:
        return hand
    return tuple([card for card in hand if SUIT_OF[card] == led]) or hand


def listing(state: State, seat: int) -> LegalMoves:
    """List what a seat that is to act may do, in the order of the rules."""
    if state.phase == "play":
        return records.LegalMoves(seat, tuple([_PLAYS[card] for card in playable(state, seat)]))
    return records.LegalMoves(seat, (*[_PLEDGES[card] for card in state.hands[seat]], _NO_PLEDGE))


def _refuse_play(state: State, seat: int, move: records.Play) -> Rejection | None:
    if move.card not in state.hands[seat]:
        return _not_held(move.card)
    if move.card not in playable(state, seat):
        own = next(card for card in state.hands[seat] if SUIT_OF[card] == state.led_suit)
        return Rejection("triumvirate.follow-suit", f"You hold {own}, so you must follow {state.led_suit}.")
    return None


def _refuse_pledge(state: State, seat: int, move: records.Pledge) -> Rejection | None:
    return None if move.card in state.hands[seat] else _not_held(move.card)


def _refuse_nothing(_state: State, _seat: int, _move: records.NoPledge) -> None:
    return None


def _not_held(card: Card) -> Rejection:
    return Rejection("common.not-held", f"You do not hold {card}.")


# --- Tricks -----------------------------------------------------------------------------------------------------------


def winning_card(led: Played, followed: Played) -> Played:
    """Return which of two cards wins the trick (`triumvirate.trick-winner`)."""
    led_number, number = NUMBER_OF[led.card], NUMBER_OF[followed.card]
    if SUIT_OF[led.card] != SUIT_OF[followed.card]:
        if led_number == MOB:
            return led
        if number == MOB:
            return followed
    return followed if number > led_number else led


def one_more(counts: PerSuit, suit: Suit) -> PerSuit:
    """Return the counts with one more for a suit."""
    return replace(counts, **{suit: getattr(counts, suit) + 1})


def _play(state: State, seat: int, move: records.Play, events: list[Event]) -> None:
    card = move.card
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands = put(state.hands, seat, hand[:at] + hand[at + 1 :])
    if not state.trick:
        state.trick = (Played(seat, card),)
        state.led_suit = SUIT_OF[card]
        state.to_act = (1 - seat,)
        events.append(records.CardPlayed(seat=seat, rule="triumvirate.lead", text=f"Seat {seat} leads {card}.", card=card))
        return
    events.append(records.CardPlayed(seat=seat, rule="triumvirate.follow-suit", text=f"Seat {seat} plays {card}.", card=card))
    _complete_trick(state, (*state.trick, Played(seat, card)), events)


def _complete_trick(state: State, cards: tuple[Played, ...], events: list[Event]) -> None:
    won = winning_card(*cards)
    suit = SUIT_OF[won.card]
    state.tricks = (*state.tricks, Trick(cards, won.seat, suit))
    state.tricks_won = one_more(state.tricks_won, suit)
    state.trick, state.led_suit = (), None
    state.leader = won.seat
    state.to_act = (won.seat,)
    text = f"{won.card} wins the trick for {TRIUMVIRS[suit]}."
    events.append(
        records.TrickWon(
            seat=won.seat, rule="triumvirate.trick-winner", text=text, card=won.card, suit=suit, tricks_won=state.tricks_won
        )
    )
    if getattr(state.tricks_won, suit) == TO_WIN:
        _elect_consul(state, suit, events)


def _elect_consul(state: State, suit: Suit, events: list[Event]) -> None:
    state.consuls = one_more(state.consuls, suit)
    events.append(
        records.ConsulElected(
            rule="triumvirate.hand-ends", text=f"{TRIUMVIRS[suit]} is elected consul.", suit=suit, consuls=state.consuls
        )
    )
    state.phase = "pledge"
    state.to_act = tuple(seat for seat in SEATS if len(state.pledges[seat]) < PLEDGE_LIMIT)
    for seat in SEATS:
        if seat not in state.to_act:
            state.pledge_choices = put(state.pledge_choices, seat, Choice(None))
            text = f"Seat {seat} has three pledges and is not asked."
            events.append(records.PledgeSkipped(seat=seat, rule="triumvirate.pledge-limit", text=text))
    if not state.to_act:
        _end_hand(state, events)


# --- Pledges ----------------------------------------------------------------------------------------------------------


def _pledge(state: State, seat: int, move: records.Pledge, events: list[Event]) -> None:
    _decide(state, seat, Choice(move.card), events)


def _no_pledge(state: State, seat: int, _move: records.NoPledge, events: list[Event]) -> None:
    _decide(state, seat, Choice(None), events)


def _decide(state: State, seat: int, choice: Choice, events: list[Event]) -> None:
    state.pledge_choices = put(state.pledge_choices, seat, choice)
    state.to_act = tuple(other for other in state.to_act if other != seat)
    events.append(
        records.PledgeDecided(
            seat=seat, rule="triumvirate.pledge", text=f"Seat {seat} has decided about its pledge.", choice=choice
        )
    )
    if not state.to_act:
        _lay_pledges(state, events)
        _end_hand(state, events)


def _lay_pledges(state: State, events: list[Event]) -> None:
    """Take what was pledged out of the hands, now that nobody's decision can depend on it."""
    for seat, choice in enumerate(state.pledge_choices):
        card = choice.card if choice else None
        if card is None:
            if len(state.pledges[seat]) < PLEDGE_LIMIT:
                events.append(records.NotPledged(seat=seat, rule="triumvirate.pledge", text=f"Seat {seat} pledges nothing."))
            continue
        state.hands = put(state.hands, seat, tuple([other for other in state.hands[seat] if other != card]))
        state.pledges = put(state.pledges, seat, (*state.pledges[seat], card))
        count = len(state.pledges[seat])
        state.pledge_counts = put(state.pledge_counts, seat, count)
        text = f"Seat {seat} pledges a card, its {('first', 'second', 'third')[count - 1]}."
        events.append(records.Pledged(seat=seat, rule="triumvirate.pledge", text=text, pledge_count=count, card=card))


# --- Hands, games, the match ------------------------------------------------------------------------------------------


def _end_hand(state: State, events: list[Event]) -> None:
    state.pledge_choices = (None, None)
    emperor = next((suit for suit in SUITS if getattr(state.consuls, suit) == TO_WIN), None)
    if emperor is not None:
        _end_game(state, emperor, events)
        return
    played = [play.card for trick in state.tricks for play in trick.cards]
    state.hand_number += 1
    state.dealer = 1 - state.dealer
    _deal_hand(state, tuple(sorted([*played, *state.set_aside], key=POSITION.__getitem__)), 3, events)


def pledge_score(pledges: Cards, emperor: Suit) -> int:
    """Return what pledges are worth under an emperor: its suit's Legions (`triumvirate.pledge-score`)."""
    return sum(NUMBER_OF[card] for card in pledges if SUIT_OF[card] == emperor and NUMBER_OF[card] in LEGIONS)


def _end_game(state: State, emperor: Suit, events: list[Event]) -> None:
    text = f"{TRIUMVIRS[emperor]} is crowned emperor."
    events.append(records.EmperorCrowned(rule="triumvirate.emperor", text=text, suit=emperor))
    scores = tuple(pledge_score(pledges, emperor) for pledges in state.pledges)
    for seat in SEATS:
        shown = ", ".join(state.pledges[seat]) or "no pledges"
        text = f"Seat {seat} reveals {shown}: {scores[seat]} for {TRIUMVIRS[emperor]}."
        events.append(
            records.PledgesRevealed(
                seat=seat, rule="triumvirate.pledge-score", text=text, cards=state.pledges[seat], score=scores[seat]
            )
        )
    if scores[0] == scores[1]:
        winner = None
        events.append(records.GameTied(rule="triumvirate.tied-game", text="The scores are equal: nobody takes a marker."))
    else:
        winner = 0 if scores[0] > scores[1] else 1
        state.markers = put(state.markers, winner, state.markers[winner] + 1)
        text = f"Seat {winner} wins the game and takes a marker."
        events.append(records.MarkerTaken(seat=winner, rule="triumvirate.pledge-score", text=text, markers=state.markers))
    state.last_game = records.LastGame(emperor, state.pledges, scores, winner)
    reason = end_of_match(state)
    if reason is not None:
        _end_match(state, reason, events)
        return
    state.game_number += 1
    state.hand_number = 1
    state.dealer = 1 - state.dealer
    state.consuls = PerSuit()
    state.hands = state.pledges = ((), ())
    state.pledge_counts = (0, 0)
    _deal_hand(state, DECK, 5, events)


def end_of_match(state: State) -> str | None:
    """Return the rule by which the match is over now that a game is, or None."""
    if max(state.markers) == state.options.games_to_win:
        return "triumvirate.match"
    if state.game_number == state.options.max_games:
        return "triumvirate.limit"
    return None


def _end_match(state: State, reason: str, events: list[Event]) -> None:
    state.phase = "finished"
    state.to_act = ()
    state.result = ranked(state.markers, state.markers, reason)
    winners = state.result.winners
    text = f"Seat {winners[0]} wins the match." if len(winners) == 1 else "The match is a draw."
    events.append(records.MatchEnded(rule=reason, text=text, result=state.result))


def scores(state: State) -> tuple[int, ...]:
    """Return the markers as they stand."""
    return state.markers


KINDS = (
    Kind(records.Play, ("play",), _refuse_play, _play),
    Kind(records.Pledge, ("pledge",), _refuse_pledge, _pledge),
    Kind(records.NoPledge, ("pledge",), _refuse_nothing, _no_pledge),
)
