"""Whether a deal was fair: derived again from what the record publishes, with nothing but SHA-256."""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from referee_client.generated.models import GameRecord


def commitment_of(server_seed: str) -> str:
    """Return the SHA-256 by which the server binds itself to its seed, both in hex."""
    return sha256(bytes.fromhex(server_seed)).hexdigest()


def seed_of(server_seed: str, entropy: Sequence[str]) -> str:
    """Return a game's seed: SHA-256 of the server's seed followed by the SHA-256 of each seat's entropy ("" for none), in hex."""
    parts = [bytes.fromhex(server_seed), *(sha256(own.encode()).digest() for own in entropy)]
    return sha256(b"".join(parts)).hexdigest()


def unfairness(record: GameRecord, commitment: str, entropy: Sequence[str]) -> Iterator[str]:
    """Yield what is wrong with the deal of a record, for those who were told the commitment before it and gave the entropy."""
    fairness = record.fairness
    if fairness.server_seed is None:
        yield "the server's seed is not in the record"
        return
    if commitment_of(fairness.server_seed) != commitment:
        yield "the server's seed is not the one it was committed to before the deal"
    if tuple(fairness.entropy) != tuple(entropy):
        yield "the seats' entropy is not what they gave"
    if seed_of(fairness.server_seed, entropy) != record.seed:
        yield "the seed does not follow from the server's seed and the seats' entropy"
