"""The arena: tournaments of bots, each a process of its own, over HTTP. `referee-arena --help` says how to play one."""
