"""The events of Triumvir in words. Those of which there are few kinds are made once and remembered."""

from functools import cache, lru_cache

from referee.games.core import Result, named
from referee.games.triumvir import records
from referee.games.triumvir.catalogue import DECK, SUITS
from referee.games.triumvir.legality import EFFECT_RULES
from referee.games.triumvir.records import Card, Cards, Effect, Placement, Placing, Strengths, Triumvir

BANNED_BY_THREE: Cards = ("2", "9")


@cache
def dealt(seat: int) -> records.Dealt:
    """Tell that a seat took the cards of its suit."""
    suit = SUITS[seat]
    return records.Dealt(seat=seat, rule="triumvir.deal", text=f"Seat {seat} takes the {suit}.", suit=suit, cards=DECK)


@lru_cache(maxsize=256)
def turn_started(turn: int, first: int) -> records.TurnStarted:
    """Tell that a turn began, and who is the first to activate."""
    text = f"Turn {turn}: seat {first} activates first."
    return records.TurnStarted(seat=first, rule="triumvir.activation", text=text, turn=turn)


@cache
def passed(seat: int) -> records.Passed:
    """Tell that a seat holds cards but can place none."""
    return records.Passed(seat=seat, rule="triumvir.pass", text=f"Seat {seat} can place none of its cards and passes.")


@cache
def committed(seat: int, choice: Placing) -> records.Committed:
    """Tell that a seat chose its placement."""
    text = f"Seat {seat} has chosen its placement."
    return records.Committed(seat=seat, rule="triumvir.placement", text=text, choice=choice)


@cache
def revealed(seat: int, placed: Placement) -> records.Revealed:
    """Tell what a seat's placement is."""
    card, triumvir, triumvirs = placed.card, placed.triumvir, placed.triumvirs
    text = f"Seat {seat} equips the {card} on the {triumvir or ' or the '.join(triumvirs or ())}."
    return records.Revealed(seat=seat, rule="triumvir.placement", text=text, card=card, triumvir=triumvir, triumvirs=triumvirs)


@cache
def restricted(seat: int, placed: Placement) -> records.Restricted | None:
    """Tell what a seat's 3 or 4 forbids its opponents next turn; None for any other card."""
    if placed.card == "3":
        text = f"Opponents of seat {seat} cannot equip a 2 or a 9 next turn."
        return records.Restricted(seat=seat, rule="triumvir.three", text=text, cards=BANNED_BY_THREE, triumvirs=())
    if placed.card == "4" and placed.triumvir is not None:
        text = f"Opponents of seat {seat} cannot equip their {placed.triumvir} next turn."
        return records.Restricted(seat=seat, rule="triumvir.four", text=text, cards=(), triumvirs=(placed.triumvir,))
    return None


@cache
def ten_placed(seat: int, owner: int, triumvir: Triumvir) -> records.TenPlaced:
    """Tell that a seat chose the Triumvir that takes an opponent's 10."""
    text = f"Seat {seat} puts the 10 of seat {owner} on the {triumvir}."
    return records.TenPlaced(seat=seat, rule="triumvir.ten", text=text, owner=owner, triumvir=triumvir)


@cache
def moved(seat: int, kind: Effect, card: Card, source: Triumvir, triumvir: Triumvir) -> records.Moved:
    """Tell that a seat moved one of its cards."""
    text = f"Seat {seat} moves its {card} from the {source} to the {triumvir}."
    return records.Moved(seat=seat, rule=EFFECT_RULES[kind], text=text, card=card, source=source, triumvir=triumvir)


@cache
def not_moved(seat: int) -> records.NotMoved:
    """Tell that a seat moved nothing by its 2."""
    return records.NotMoved(seat=seat, rule="triumvir.two", text=f"Seat {seat} moves nothing by its 2.")


@cache
def move_skipped(seat: int, kind: Effect, owner: int, triumvir: Triumvir) -> records.MoveSkipped:
    """Tell that a seat has nothing that it could move."""
    text = f"Seat {seat} has no card that it could move to its {triumvir}."
    return records.MoveSkipped(seat=seat, rule=EFFECT_RULES[kind], text=text, owner=owner, triumvir=triumvir)


def strengths_counted(strengths: tuple[Strengths, ...]) -> records.StrengthsCounted:
    """Tell how strong all Triumvirs are now."""
    text = "The strengths of all Triumvirs are counted."
    return records.StrengthsCounted(rule="triumvir.strength", text=text, strengths=strengths)


def play_ended(why: str) -> records.PlayEnded:
    """Tell that no more cards will be placed."""
    return records.PlayEnded(rule="triumvir.end", text=why)


@lru_cache(maxsize=1024)
def triumvir_won(seat: int, triumvir: Triumvir, strength: int) -> records.TriumvirWon:
    """Tell that a seat's Triumvir is stronger than every opponent's."""
    text = f"Seat {seat} wins the {triumvir} with {strength}."
    return records.TriumvirWon(seat=seat, rule="triumvir.strength", text=text, triumvir=triumvir, strength=strength)


@lru_cache(maxsize=1024)
def triumvir_tied(triumvir: Triumvir, strength: int) -> records.TriumvirTied:
    """Tell that several seats are strongest at a Triumvir."""
    text = f"Several seats have {strength} at the {triumvir}: nobody wins it."
    return records.TriumvirTied(rule="triumvir.tied-triumvir", text=text, triumvir=triumvir, strength=strength)


def game_ended(result: Result) -> records.GameEnded:
    """Tell how the game ended."""
    first = named(result.winners)
    text = f"The game is a draw between {first}." if len(result.winners) > 1 else f"{first.capitalize()} wins the game."
    return records.GameEnded(rule=result.reason, text=text, result=result)
