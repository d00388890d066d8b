"""Fair deals: the server's seed is bound from the first answer on, told only at the end, and the deal follows from it."""

import hashlib
import random
import secrets

import httpx
import pytest
from msgspec import json

from referee.games import GAMES
from tests.sessions.tables import SIZES, Table, bearer


def derived_seed(server_seed: str, entropy: list[str]) -> str:
    """Return the seed of a game, derived as the rules say."""
    parts = [bytes.fromhex(server_seed), *(hashlib.sha256(own.encode("utf-8")).digest() for own in entropy)]
    return hashlib.sha256(b"".join(parts)).hexdigest()


def everything_said(answer: httpx.Response) -> bytes:
    """Return an answer's body and headers."""
    return answer.content + b"\n" + "\n".join(f"{name}: {value}" for name, value in answer.headers.items()).encode()


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_the_seed_is_bound_before_the_deal_and_told_only_at_the_end(http: httpx.Client, game: str, players: int) -> None:
    chance = random.Random(players)
    entropy = [f"żółw-{seat}-🂡-{secrets.token_hex(4)}" for seat in range(players)]
    table = Table.open(http, game, players, public=True, entropy=entropy)
    said = [everything_said(http.get(table.path))]
    commitment = table.created["session"]["fairness"]["commitment"]
    viewers = [None, *range(players)]
    end = b""
    for turn in table.play(chance):
        if turn.answer.json()["result"]:
            end = turn.answer.content
            break
        idle = [seat for seat in range(players) if seat not in turn.answer.json()["to_act"]]
        said.append(everything_said(turn.answer))
        said += [everything_said(table.look(viewer, after_version=0)) for viewer in viewers]
        said += [everything_said(table.send(seat, turn.move)) for seat in idle[:1]]
        said += [everything_said(table.send(turn.seat, turn.move, turn.decision)), everything_said(table.record())]
        assert turn.answer.json()["fairness"] == {"mode": "committed", "commitment": commitment, "server_seed": None}
    record = table.record().json()
    server_seed = record["fairness"]["server_seed"]
    assert hashlib.sha256(bytes.fromhex(server_seed)).hexdigest() == commitment == record["fairness"]["commitment"]
    assert record["fairness"]["entropy"] == entropy
    assert record["seed"] == derived_seed(server_seed, entropy)
    for secret in (server_seed, record["seed"], *(token[-8:] for token in entropy), *table.tokens, table.organizer):
        assert not [text for text in said if secret.encode() in text]
    assert server_seed.encode() in end
    for viewer in viewers:
        assert table.look(viewer).json()["fairness"]["server_seed"] == server_seed
    assert http.get(table.path).json()["fairness"]["server_seed"] == server_seed


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_the_deal_follows_from_the_seed(http: httpx.Client, game: str, players: int) -> None:
    table = Table.open(http, game, players, entropy=["", *("ж" * 256 for _ in range(players - 1))])
    first = [table.look(seat).json()["view"] for seat in range(players)]
    table.played(random.Random(3))
    record = table.record().json()
    assert record["seed"] == derived_seed(record["fairness"]["server_seed"], record["fairness"]["entropy"])
    state, _ = GAMES[game].deal(players, record["options"], record["seed"])
    assert first == [json.decode(json.encode(GAMES[game].view(state, seat))) for seat in range(players)]


def test_no_entropy_is_the_empty_string_of_each_seat(http: httpx.Client) -> None:
    table = Table.open(http)
    table.played(random.Random(4))
    record = table.record().json()
    assert record["fairness"]["entropy"] == ["", ""]
    assert record["seed"] == derived_seed(record["fairness"]["server_seed"], ["", ""])


def test_no_two_sessions_share_a_seed(http: httpx.Client) -> None:
    commitments = {Table.open(http).created["session"]["fairness"]["commitment"] for _ in range(20)}
    assert len(commitments) == 20


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_fixed_seed_is_said_to_be_fixed_and_binds_nothing(http: httpx.Client, game: str, players: int) -> None:
    seed = secrets.token_hex(32)
    twins = [Table.open(http, game, players, seed=seed) for _ in range(2)]
    fixed = {"mode": "fixed", "commitment": None, "server_seed": None}
    assert [table.created["session"]["fairness"] for table in twins] == [fixed, fixed]
    for seat in range(players):
        assert twins[0].look(seat).json()["view"] == twins[1].look(seat).json()["view"]
    turns = twins[0].played(random.Random(5))
    assert not [turn for turn in turns if seed.encode() in everything_said(turn.answer)]
    assert twins[0].look(0).json()["fairness"] == fixed
    record = twins[0].record().json()
    assert record["fairness"] == fixed | {"entropy": [""] * players}
    assert record["seed"] == seed


def test_the_same_moves_lead_to_the_same_game(http: httpx.Client) -> None:
    seed = secrets.token_hex(32)
    one, other = (Table.open(http, seed=seed) for _ in range(2))
    for turn in one.play(random.Random(6)):
        answer = other.send(turn.seat, turn.move)
        told = ("view", "legal_moves", "events", "result", "to_act", "decision", "version")
        assert {name: answer.json()[name] for name in told} == {name: turn.answer.json()[name] for name in told}


def test_a_game_that_is_over_says_so_to_everybody(http: httpx.Client) -> None:
    table = Table.open(http, public=True)
    last = table.played(random.Random(8))[-1]
    for seen in (last.answer.json(), table.look(0).json(), table.look().json(), http.get(table.path).json()):
        assert seen["status"] == "finished"
        assert seen["to_act"] == []
        assert seen["ended_at"] == seen["updated_at"] >= seen["created_at"]
        assert seen["result"] == seen["view"]["result"] is not None
    assert table.look(1).json()["legal_moves"] == {"seat": 1, "moves": [], "ranges": [], "complete": True}
    records = [http.get(f"{table.path}/record", headers=bearer(token)) for token in (None, table.organizer, *table.tokens)]
    assert len({answer.content for answer in records}) == 1
    assert records[0].json()["ended_at"] == last.answer.json()["ended_at"]
