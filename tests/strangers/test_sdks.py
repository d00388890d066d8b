"""The document serves strangers: SDKs that a generator makes of it play whole games, and lose nothing of what they are told."""

import json
import re
from collections import Counter
from datetime import datetime
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.games import GAMES
from tests.document import Document
from tests.sessions.tables import BRIEF, bearer
from tests.strangers.builds import Player

EACH = pytest.mark.parametrize("game", GAMES)
SEED = "5a" * 32
_TIME = re.compile(r"\d{4}-\d\d-\d\dT")


@EACH
def test_an_sdk_plays_a_whole_game(player: Player, base_url: str, client: FlaskClient, document: Document, game: str) -> None:
    players = GAMES[game].min_players
    outcome = json.loads(player.run("play", base_url, game, str(players)))
    record = outcome["record"]
    assert (record["game"], record["status"], len(record["names"])) == (game, "finished", players)
    assert outcome["verified"]
    assert client.post("/v1/records/verify", json=record).json == {"valid": True, "problems": []}
    assert record["names"][0] == "Тройка"

    schema_of = document.content["components"]["schemas"]["Move"]["discriminator"]["mapping"]
    made = [schema_of[made["move"]["type"]].rpartition("/")[2] for made in record["moves"]]
    assert outcome["moves"] == Counter(made)
    assert {made["cause"] for made in record["moves"]} == {"player"}
    assert outcome["seats"] == [
        {"type": f"{game.capitalize()}View", "viewer": seat, "players": players, "result": record["result"]}
        for seat in range(players)
    ]

    refused = {"status": 422, "code": "illegal-move", "rule": "common.wrong-phase", "decision": 0}
    assert outcome["refusal"].items() >= refused.items()


@EACH
def test_what_is_told_and_asked_passes_through_an_sdk_without_loss(player: Player, client: FlaskClient, game: str) -> None:
    said = conversation(client, game)
    lines = "".join(f"{schema} {json.dumps(body, ensure_ascii=False)}\n" for schema, body in said)
    passed = player.run("pass", lines=lines).splitlines()
    assert len(passed) == len(said)
    for (schema, body), line in zip(said, passed, strict=True):
        assert same(json.loads(line)) == same(body), schema


def conversation(client: FlaskClient, game: str) -> list[tuple[str, Any]]:
    """Return what the service and its callers say to each other over a game, each body with the name of its schema."""
    said: list[tuple[str, Any]] = []

    def ask(schema: str, path: str, body: Any = None, token: str | None = None) -> Any:
        answer = client.open(path, method="GET" if body is None else "POST", json=body, headers=bearer(token))
        assert (answer.status_code < 300) == (schema != "Problem"), answer.text
        said.append((schema, answer.get_json()))
        return answer.get_json()

    title = game.capitalize()
    players = ask("GameDetail", f"/v1/games/{game}")["players"]["maximum"]
    ask(f"{title}DealAnswer", f"/v1/games/{game}/deal", {"players": players, "seed": SEED})
    terms = {"game": game, "players": players, "options": BRIEF.get(game, {})}
    clock = {"move_seconds": 3600, "bank_seconds": 5, "on_timeout": "forfeit"}
    ask("CreatedSession", "/v1/sessions", terms | {"seating": "open", "clock": clock, "label": "Стол 1"})
    created = ask("CreatedSession", "/v1/sessions", terms | {"seed": SEED, "names": ["Тройка", *[None] * (players - 1)]})
    view, tokens, random = created["session"], created["seat_tokens"], Random(1)
    path = f"/v1/sessions/{view['session_id']}"
    ask("Problem", path)
    while view["status"] == "active":
        seat = random.choice(view["to_act"])
        view = ask("SessionView", path, token=tokens[seat])
        look = {"view": view["view"], "seed": SEED}
        said.append((f"{title}ImagineRequest", look))
        ask(f"{title}ImagineAnswer", f"/v1/games/{game}/imagine", look)
        move = {"move": random.choice(view["legal_moves"]["moves"]), "decision": view["decision"]}
        said.append(("Submission", move))
        view = ask("SessionView", f"{path}/moves", move, tokens[seat])
    ask("Problem", f"{path}/moves", move, tokens[seat - 1])
    ask("SessionView", f"{path}?after_version=0", token=tokens[0])
    ask("SessionEvents", f"{path}/events", token=tokens[0])
    ask("Verification", "/v1/records/verify", ask("GameRecord", f"{path}/record", token=tokens[0]))
    return said


def same(value: Any) -> Any:
    """Return a JSON value with its times in one way of writing them."""
    if isinstance(value, dict):
        return {name: same(each) for name, each in value.items()}
    if isinstance(value, list):
        return [same(each) for each in value]
    return datetime.fromisoformat(value) if isinstance(value, str) and _TIME.match(value) else value
