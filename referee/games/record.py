"""Records: what is typed once, for the rules, for JSON and for the document."""

from msgspec import Struct


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """An immutable record of JSON values with exactly its own fields."""
