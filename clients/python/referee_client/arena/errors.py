"""What can go wrong in the arena, other than by a bot."""


class Unusable(Exception):
    """The tournament cannot start as it was asked for; the message says what is wrong with it."""


class BrokenOff(Exception):
    """The tournament cannot go on now, for no bot's fault; what has been played is kept."""
