"""Benchmarks: how fast the rules are, and how much of a bare route's speed the whole service keeps."""
