"""The games: the registry here is the only list of them in the house."""

from collections.abc import Mapping

from .core import AnyGame

GAMES: Mapping[str, AnyGame] = {}
