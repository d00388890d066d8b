"""What bots write, made fit to be shown."""

LONGEST = 200
"""Characters of what a bot wrote that are shown."""


def readable(written: bytes, longest: int = LONGEST) -> str:
    """Return the beginning of what was written, with nothing in it that a terminal would take for a command."""
    text = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in written.decode(errors="replace").strip())
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
