"""The REST API: the routes that a bot for games calls, each a small function from a call to an answer."""
