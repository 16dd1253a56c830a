"""Laid out as in the product (docs/add_a_game.md)."""
