"""The gateway: the WebSocket over which the bot receives events."""
