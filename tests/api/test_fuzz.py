"""The service under schemathesis: requests made from the document, sound and unsound, and walks along its links."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
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
    ],
}

serving: list[Referee] = []
"""The application that answers, once there is one: requests are planned before."""


def gateway(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Hand a request on to the application."""
    return serving[-1](environ, start_response)


@pytest.fixture(scope="module", autouse=True)
def served(redis_url: str, document: Document) -> Iterator[Referee]:
    """An application that keeps nobody waiting, for a long poll would take the time of a thousand other requests."""
    app = create_app(Config(redis_url=redis_url, longest_wait=0))
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
def test_a_session_that_is_there_keeps_to_the_document(case: schemathesis.Case, shown: Table):
    case.path_parameters = {"session_id": shown.session_id}
    case.call_and_validate(headers=bearer(shown.tokens[shown.seat]))


class Walk(schema.exclude(path_regex="^(?!/v1/sessions)").as_state_machine()):  # type: ignore[misc]  # a class made when it runs
    """Sessions that are created, looked at and played, by way of the document's links, with the tokens that go with them."""

    answered: Counter[tuple[str, int]] = Counter()

    def setup(self) -> None:
        """Begin with no session."""
        self.tokens: dict[str, list[str]] = {}

    def before_call(self, case: schemathesis.Case) -> None:
        """In a session of ours, show the token of a seat that is to act, and make a legal move instead of one made up."""
        session_id = (case.path_parameters or {}).get("session_id")
        if session_id not in self.tokens:
            return
        client, path, tokens = serving[-1].test_client(), f"/v1/sessions/{session_id}", self.tokens[session_id]
        to_act = client.get(path, headers=bearer(tokens[0])).get_json()["to_act"]
        headers = bearer(tokens[to_act[0]])
        case.headers.update(headers)
        if case.method == "POST":
            case.body = {"move": client.get(path, headers=headers).get_json()["legal_moves"]["moves"][0]}

    def after_call(self, response: schemathesis.Response, case: schemathesis.Case) -> None:
        """Remember the tokens of a session that was created."""
        name = case.operation.definition.raw["operationId"]
        self.answered[name, response.status_code] += 1
        if (name, response.status_code) == ("createSession", 201):
            created = response.json()
            self.tokens[created["session"]["session_id"]] = created["seat_tokens"]


def test_walks_along_the_links_keep_to_the_document():
    chosen = settings(
        max_examples=12,
        stateful_step_count=8,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    Walk.run(settings=chosen)
    for answer in (("createSession", 201), ("getSession", 200), ("submitMove", 200), ("getRecord", 404)):
        assert Walk.answered[answer], Walk.answered
