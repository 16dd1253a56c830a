"""Magpie, a toy game on the real kernel that uses every mechanism of it. Its paragraphs stand in `magpie`."""

from collections.abc import Mapping

from rules.core import AnyGame

from .magpie import MAGPIE

TOYS: Mapping[str, AnyGame] = {MAGPIE.key: MAGPIE}
