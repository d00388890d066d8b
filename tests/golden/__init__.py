"""Golden games: recorded games as text, replayed byte for byte.

Each file tells a whole game: every move with its events, and after it every seat's view and options. So that a reader sees what a
move changed, a view is written whole at the first ply and after that only where it differs.
"""
