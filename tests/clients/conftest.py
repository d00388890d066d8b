"""What the clients' tests share: the service as it really runs."""

from collections.abc import Iterator

import pytest

from tests.service import running_service


@pytest.fixture(scope="session")
def base_url(redis_url: str) -> Iterator[str]:
    """The base URL of a running service."""
    with running_service(redis_url) as url:
        yield url
