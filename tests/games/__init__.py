"""The games that suites for all games run with: those of the product, and the smallest one (`tests/minimal`)."""

from collections.abc import Mapping

import rules
from rules.core import AnyGame
from tests.minimal.rules.larder import game as larder

GAMES: Mapping[str, AnyGame] = {**rules.GAMES, larder.key: larder}
