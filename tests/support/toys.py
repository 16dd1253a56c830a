"""Magpie, a toy game on the real kernel that uses every mechanism of it. Its paragraphs are in `toy_game`."""

from collections.abc import Mapping

from rules.core import AnyGame

from .toy_game import TOY_GAME

TOYS: Mapping[str, AnyGame] = {TOY_GAME.key: TOY_GAME}
