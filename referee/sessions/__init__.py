"""Sessions: games being played, kept in Redis, each move committed by one script."""
