"""A client of the referee: bots over HTTP, and, in `referee_client.generated`, every operation of its document typed."""

from referee_client.match import play_match, play_seats
from referee_client.player import AsyncBot, Bot, play, play_async
from referee_client.problems import Refused, answered

__all__ = ["AsyncBot", "Bot", "Refused", "answered", "play", "play_async", "play_match", "play_seats"]
