"""The games: GAMES is the only list of them."""

from collections.abc import Mapping

from . import fast  # noqa: F401  # before all others: it finds the built ones
from .core import AnyGame
from .hameln import game as hameln
from .notre_dame import game as notre_dame
from .rattus import game as rattus
from .rattus_cartus import game as rattus_cartus

GAMES: Mapping[str, AnyGame] = {game.key: game for game in (rattus_cartus, rattus, notre_dame, hameln)}
