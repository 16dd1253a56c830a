"""The REST API: the routes that a game host calls, each a small function from a call to an answer."""
