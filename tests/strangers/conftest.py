"""What these tests share: the service as it really runs, and a player of each language."""

from collections.abc import Iterator

import pytest

from tests.service import running_service
from tests.strangers.builds import Player, build


@pytest.fixture(scope="session")
def base_url(redis_url: str) -> Iterator[str]:
    """The base URL of a running service."""
    with running_service(redis_url) as url:
        yield url


@pytest.fixture(scope="session", params=["go", "java"])
def player(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Player:
    """The player of a language, with its SDK."""
    return build(request.param, tmp_path_factory.mktemp(request.param))
