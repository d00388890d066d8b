"""The arena: its schedules and sums, and whole tournaments of bots that behave and of bots that do not."""
