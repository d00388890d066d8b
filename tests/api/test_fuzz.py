"""The service under schemathesis: requests made from the document, sound and unsound, and walks along its links."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from copy import deepcopy
from hashlib import sha256
from itertools import islice
from secrets import token_hex
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.config import SchemathesisConfig

from referee.app import Referee, create_app
from referee.config import Config
from referee.games import GAMES
from tests.api.conftest import Table, seated
from tests.api.contract import DOCUMENT, bearer
from tests.document import Document

PURE = [name + game.capitalize() for game in GAMES for name in ("deal", "judge", "legalMoves", "view", "imagine")]
SYSTEMATIC = PURE[:: len(PURE) // len(GAMES) + 1]
"""A pure call of each game, another of each: what is tried systematically is nearly the same for all."""

CONFIG = {
    "seed": 1,
    "generation": {"max-examples": 20, "deterministic": True, "database": "none"},
    "checks": {
        # A state or a move can fit its schema and be against the rules, and a session can be gone, private, or over.
        "positive_data_acceptance": {"expected-statuses": ["2xx", 401, 403, 404, 409, 422]},
        # To a stranger a private session is not found.
        "ignored_auth": {"enabled": False},
    },
    "operations": [
        {"include-operation-id": [name for name in PURE if name not in SYSTEMATIC], "phases": {"coverage": {"enabled": False}}},
        # What is wrong with a record is the answer.
        {"include-operation-id": "verifyRecord", "checks": {"negative_data_rejection": {"enabled": False}}},
        # Its schema is of the text, and would be taken for that of an event.
        {"include-operation-id": "streamSession", "checks": {"response_schema_conformance": {"enabled": False}}},
        # Its address is that of a session, too, though of none that there is.
        {
            "include-operation-id": "createSessions",
            "checks": {"unsupported_method": {"enabled": False}, "allow_header_conformance": {"enabled": False}},
        },
    ],
}

serving: list[Referee] = []
"""The application that answers, once there is one: requests are planned before."""


def gateway(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Hand a request on to the application. A stream goes on for as long as its session: its first message is enough."""
    answered = serving[-1](environ, start_response)
    return first_message(answered) if environ["PATH_INFO"].endswith("/stream") else answered


def first_message(answered: Iterable[bytes]) -> Iterator[bytes]:
    """Yield what comes before the first message of a stream, and that; of any other answer all there is, for it is in one part."""
    with closing(answered):  # type: ignore[type-var]  # every answer of Flask's can be closed
        yield from islice(answered, 2)


@pytest.fixture(scope="module", autouse=True)
def served(redis_url: str, document: Document) -> Iterator[Referee]:
    """An application that keeps nobody waiting: a long poll or a silent stream would take the time of a thousand other requests."""
    patience: Any = 0.05  # seconds; an operator would set whole ones
    app = create_app(Config(redis_url=redis_url, longest_wait=0, heartbeat=patience))
    app.testing = True
    document.watch(app)
    serving.append(app)
    yield app
    serving.pop()


schema = schemathesis.openapi.from_dict(deepcopy(DOCUMENT.content), config=SchemathesisConfig.from_dict(CONFIG))
schema.app = gateway


@schema.parametrize()
def test_every_operation_keeps_to_the_document(case: schemathesis.Case):
    case.call_and_validate()


OF_A_SESSION = schema.exclude(path_regex=r"^(?!.*\{session_id\})")


@pytest.fixture(scope="module")
def shown(served: Referee) -> Table:
    """A public session that is there throughout."""
    return seated(served.test_client(), next(iter(GAMES)), public=True)


@OF_A_SESSION.parametrize()
def test_a_session_that_is_there_keeps_to_the_document(case: schemathesis.Case, served: Referee, shown: Table):
    if operation_of(case) == "resign":
        shown = seated(served.test_client(), next(iter(GAMES)), public=True)  # its own, for that ends the game of two
    case.path_parameters = (case.path_parameters or {}) | {"session_id": shown.session_id}
    case.call_and_validate(headers=bearer(shown.tokens[shown.seat]))


WALKED = schema.exclude(path_regex="^(?!/v1/sessions)").exclude(operation_id="listSessions")
"""What walks call. The lobby has sessions of other walks, which a walk must not depend on."""


class Walk(WALKED.as_state_machine()):  # type: ignore[misc]  # a class made when it runs
    """Sessions that are created, filled, looked at and played, by way of the document's links, with the tokens they need."""

    answered: Counter[tuple[str, int]] = Counter()
    linked: Counter[str] = Counter()
    """The calls whose session came by a link."""

    def setup(self) -> None:
        """Begin with an open table, so that no call is of a session that is not there."""
        self.own = token_hex(8)
        table = seated(serving[-1].test_client(), next(iter(GAMES)), public=True, seating="open")
        self.organizers = {table.session_id: table.organizer}
        self.tokens: dict[str, dict[int, str]] = {table.session_id: {}}

    def before_call(self, case: schemathesis.Case) -> None:
        """In a session of ours, show the token that is needed, and make a legal move instead of one made up."""
        if "Idempotency-Key" in case.headers:  # another walk that takes the same key must not get this one's answer
            case.headers["Idempotency-Key"] = sha256((self.own + case.headers["Idempotency-Key"]).encode()).hexdigest()
        parameters = case.path_parameters or {}
        if "session_id" not in parameters:
            return
        if parameters["session_id"] in self.organizers:
            self.linked[operation_of(case)] += 1
        else:
            parameters["session_id"] = list(self.organizers)[-1]  # which is more telling than one that is not there
        session_id = parameters["session_id"]
        name, organizer, tokens = operation_of(case), bearer(self.organizers[session_id]), self.tokens[session_id]
        client, path = serving[-1].test_client(), f"/v1/sessions/{session_id}"
        to_act = client.get(path, headers=organizer).get_json()["to_act"]
        seat = parameters.get("seat", to_act[0] if to_act else 0)
        own = bearer(tokens[seat]) if seat in tokens else organizer
        case.headers.update(organizer if name in ("abortSession", "takeSeat") else own)
        if name == "submitMove" and to_act:
            case.body = {"move": client.get(path, headers=own).get_json()["legal_moves"]["moves"][0]}

    def after_call(self, response: schemathesis.Response, case: schemathesis.Case) -> None:
        """Remember the tokens of a session that was created, and of a seat that was taken."""
        name, status = operation_of(case), response.status_code
        self.answered[name, status] += 1
        if (name, status) == ("createSession", 201):
            created = response.json()
            session_id = created["session"]["session_id"]
            self.organizers[session_id] = created["organizer_token"]
            self.tokens[session_id] = dict(enumerate(created["seat_tokens"] or ()))
        if (name, status) == ("takeSeat", 201):
            taken = response.json()
            self.tokens[taken["session"]["session_id"]][taken["seat"]] = taken["token"]


def operation_of(case: schemathesis.Case) -> str:
    """Return the operationId of what is called."""
    name: str = case.operation.definition.raw["operationId"]
    return name


def test_walks_along_the_links_keep_to_the_document():
    chosen = settings(
        max_examples=60,
        stateful_step_count=12,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    Walk.run(settings=chosen)
    for answer in (
        *(("createSession", 201), ("getSession", 200), ("submitMove", 200), ("getRecord", 404), ("takeSeat", 201)),
        *(("streamSession", 200), ("abortSession", 200)),
    ):
        assert Walk.answered[answer], (answer, Walk.answered)
    assert {"getSession", "submitMove"} <= Walk.linked.keys(), Walk.linked
