"""The HTTP API: requests in, problems or views out. No rule and no session logic lives here."""
