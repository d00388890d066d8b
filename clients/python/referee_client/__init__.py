"""A client of the referee: bots over HTTP, and, in `referee_client.generated`, every operation of its document typed."""

from referee_client.player import Chooser, Refused, answered, play, random_moves

__all__ = ["Chooser", "Refused", "answered", "play", "random_moves"]
