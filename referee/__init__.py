"""A referee for five card games, served over HTTP."""

__version__ = "0.1.0"
