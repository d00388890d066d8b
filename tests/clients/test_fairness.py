"""The client's own arithmetic about deals."""

from typing import Any

import pytest
from referee_client.fairness import commitment_of, seed_of, unfairness
from referee_client.generated.models import GameRecord

SERVER_SEED = bytes(range(32)).hex()
# From coreutils' sha256sum: of the 32 bytes; and of the 32 bytes, the digest of "a" and that of the empty string.
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
SEED = "3d043af53633f609014e6152d6f098eaf18539dd724d8cc1be3ecd46933ab0ca"
ENTROPY = ["a", ""]


def record(server_seed: str | None = SERVER_SEED, entropy: list[str] = ENTROPY, seed: str = SEED) -> GameRecord:
    """Return the record of a session, as far as its deal goes."""
    fairness: dict[str, Any] = {"mode": "committed", "commitment": COMMITMENT, "server_seed": server_seed, "entropy": entropy}
    at = "2030-01-01T00:00:00.000Z"
    head = {"format": "referee-record/1", "rules_version": "1", "game": "triumvirate", "players": 2, "options": {}}
    body = {"names": [None, None], "fairness": fairness, "seed": seed, "moves": [], "forfeits": []}
    return GameRecord.from_dict(head | body | {"status": "finished", "result": None, "created_at": at, "ended_at": at})


def test_commitment_and_seed_are_derived_as_the_rules_say() -> None:
    assert commitment_of(SERVER_SEED) == COMMITMENT
    assert seed_of(SERVER_SEED, ENTROPY) == SEED


def test_a_fair_deal_has_nothing_wrong() -> None:
    assert list(unfairness(record(), COMMITMENT, ENTROPY)) == []


@pytest.mark.parametrize(
    ("wrong", "commitment", "entropy", "why"),
    [
        (record(), "0" * 64, ENTROPY, "not the one it was committed to"),
        (record(server_seed="0" * 64), COMMITMENT, ENTROPY, "not the one it was committed to"),
        (record(server_seed=None), COMMITMENT, ENTROPY, "not in the record"),
        (record(entropy=["b", ""]), COMMITMENT, ENTROPY, "not what they gave"),
        (record(), COMMITMENT, ["", "a"], "does not follow"),
        (record(seed="0" * 64), COMMITMENT, ENTROPY, "does not follow"),
    ],
)
def test_an_unfair_deal_is_found_out(wrong: GameRecord, commitment: str, entropy: list[str], why: str) -> None:
    assert any(why in found for found in unfairness(wrong, commitment, entropy))
