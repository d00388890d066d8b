"""The committed SDK: up to date, whole, and without loss."""

import re
import subprocess
import sys
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
import referee_client.generated.models as models
from flask.testing import FlaskClient
from referee_client.generated import unions

from tests.conftest import ROOT
from tests.document import Document

CLIENT = ROOT / "clients" / "python"
GAMES = sorted(unions.NEW_SESSION_BY_GAME)
_TIME = re.compile(r"\d{4}-\d\d-\d\dT")


def content(directory: Path) -> dict[str, str]:
    """Return the text of every module below a directory."""
    return {str(path.relative_to(directory)): path.read_text() for path in sorted(directory.rglob("*.py"))}


def test_the_committed_sdk_is_what_the_document_gives(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(CLIENT / "generate.py"), "--output", str(tmp_path / "generated")], check=True)
    fresh, committed = content(tmp_path / "generated"), content(CLIENT / "referee_client" / "generated")
    assert fresh.keys() == committed.keys(), "run make sdk"
    stale = [name for name, text in fresh.items() if committed[name] != text]
    assert not stale, "run make sdk"


def test_the_sdk_has_every_operation_and_every_schema(document: Document) -> None:
    modules = {path.stem for path in (CLIENT / "referee_client" / "generated" / "api").rglob("*.py")}
    operations = [operation for path in document.content["paths"].values() for operation in path.values()]
    names = [operation["operationId"] for operation in operations if "operationId" in operation]
    assert {re.sub("(?<=[a-z])(?=[A-Z])", "_", name).lower() for name in names} <= modules
    for name, schema in document.content["components"]["schemas"].items():
        if "discriminator" in schema:
            assert len(unions.__dict__[name].__args__ if len(schema["oneOf"]) > 1 else [name]) == len(schema["oneOf"])
        else:
            assert hasattr(models, name)


def test_a_member_of_a_union_is_found_by_its_tag_and_takes_no_other() -> None:
    for kinds in (unions.MOVE_BY_TYPE, unions.EVENT_BY_TYPE, unions.VIEW_BY_GAME, unions.NEW_SESSION_BY_GAME):
        assert kinds
    lead = unions.MOVE_BY_TYPE["triumvirate.play"].from_dict({"type": "triumvirate.play", "card": "red-0"})
    assert lead.to_dict() == {"type": "triumvirate.play", "card": "red-0"}
    with pytest.raises(ValueError, match="type must match const"):
        unions.MOVE_BY_TYPE["triumvirate.play"].from_dict({"type": "triumvirate.pledge", "card": "red-0"})


def same(value: Any) -> Any:
    """Return a JSON value with its times in one way of writing them."""
    if isinstance(value, dict):
        return {name: same(each) for name, each in value.items()}
    if isinstance(value, list):
        return [same(each) for each in value]
    return datetime.fromisoformat(value) if isinstance(value, str) and _TIME.match(value) else value


def passed_through(
    client: FlaskClient, kind: Any, method: str, path: str, token: str | None = None, json: Any = None
) -> dict[str, Any]:
    """Return what the service answers, which must be the same after it has gone through the SDK."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    response = client.open(path, method=method, headers=headers, json=json)
    assert response.is_json, response.text
    assert response.status_code < 300, response.text
    body: dict[str, Any] = response.json
    assert same(kind.from_dict(body).to_dict()) == same(body)
    return body


@pytest.mark.parametrize("game", GAMES)
def test_what_the_service_answers_goes_through_the_sdk_without_loss(client: FlaskClient, game: str) -> None:
    passed = partial(passed_through, client)
    about = passed(models.GameDetail, "GET", f"/v1/games/{game}")
    short = {option["name"]: option["minimum"] for option in about["options"] if re.match("max_|.*_to_win", option["name"])}
    players = about["players"]["maximum"]
    terms = {"game": game, "players": players, "options": short, "names": ["a", *[None] * (players - 1)]}
    created = passed(models.CreatedSession, "POST", "/v1/sessions", json=terms)
    session, tokens, random = created["session"], created["seat_tokens"], Random(1)
    address = f"/v1/sessions/{session['session_id']}"
    while session["status"] == "active":
        seat = random.choice(session["to_act"])
        session = passed(models.SessionView, "GET", address, tokens[seat])
        move = {"move": random.choice(session["legal_moves"]["moves"]), "decision": session["decision"]}
        assert same(models.Submission.from_dict(move).to_dict()) == move
        session = passed(models.SessionView, "POST", f"{address}/moves", tokens[seat], move)
    passed(models.SessionView, "GET", f"{address}?after_version=0", tokens[0])
    record = passed(models.GameRecord, "GET", f"{address}/record", tokens[0])
    assert passed(models.Verification, "POST", "/v1/records/verify", json=record)["valid"]


@pytest.mark.parametrize("game", GAMES)
def test_open_tables_go_through_the_sdk_without_loss(client: FlaskClient, game: str) -> None:
    passed = partial(passed_through, client)
    players = passed(models.GameDetail, "GET", f"/v1/games/{game}")["players"]["minimum"]
    clock = {"move_seconds": 60, "bank_seconds": 0, "on_timeout": "forfeit"}
    terms = {"game": game, "players": players, "seating": "open", "public": True, "clock": clock, "label": "Round 1"}
    assert same(models.NewSessions.from_dict({"sessions": [terms]}).to_dict())["sessions"][0].items() >= terms.items()
    (created,) = passed(models.CreatedSessions, "POST", "/v1/sessions/batch", json={"sessions": [terms]})["sessions"]
    address = f"/v1/sessions/{created['session']['session_id']}"
    left = passed(models.TakenSeat, "POST", f"{address}/seats", json={"name": "Somebody"})
    passed(models.SessionView, "DELETE", f"{address}/seats/{left['seat']}", left["token"])
    tokens = [passed(models.TakenSeat, "POST", f"{address}/seats", json={"name": "a"})["token"] for _ in range(players)]
    passed(models.SessionList, "GET", "/v1/sessions?limit=3")
    passed(models.StreamTicket, "POST", f"{address}/stream-tickets", tokens[0])
    for token in tokens[1:]:
        passed(models.SessionView, "POST", f"{address}/resignation", token)
    again = passed(models.TakenSeat, "POST", f"{address}/rematch", tokens[0], {})
    passed(models.SessionEvents, "GET", f"{address}/events", tokens[0])
    record = passed(models.GameRecord, "GET", f"{address}/record", tokens[0])
    assert passed(models.Verification, "POST", "/v1/records/verify", json=record)["valid"]
    rematch = f"/v1/sessions/{again['session']['session_id']}"
    passed(models.SessionView, "DELETE", rematch, created["organizer_token"])


@pytest.mark.parametrize("game", GAMES)
def test_states_go_through_the_sdk_without_loss(client: FlaskClient, game: str) -> None:
    kind = getattr(models, f"{game.capitalize()}DealAnswer")
    players = client.get(f"/v1/games/{game}").json["players"]["minimum"]  # type: ignore[index]  # it is JSON
    dealt = client.post(f"/v1/games/{game}/deal", json={"players": players}).json
    assert kind.from_dict(dealt).to_dict() == dealt
