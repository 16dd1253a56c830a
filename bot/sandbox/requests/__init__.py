"""Strict models of what a bot may send, with Discord's documented limits; closed, so that a typo is refused, too."""
