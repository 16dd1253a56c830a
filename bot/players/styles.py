"""Styles of bot players: each weighs the features of a position a little differently from others of its level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .features import Weights


@dataclass(frozen=True, slots=True)
class Style:
    """How a bot player reads the weights. What it may know, and how long it thinks, is the same for all styles."""

    name: str
    caution: float = 0.0  # by what share it weighs more each feature that counts against a seat; below 0: less
    haste: float = 0.0  # what share of the rest of the game counts as over when a position is judged

    def weighed(self, weights: Weights) -> Weights:
        """The weights as this style reads them."""
        return Weights(self._guarded(weights.at(self.haste)), self._guarded(weights.late))

    def _guarded(self, weights: Sequence[float]) -> tuple[float, ...]:
        return tuple(weight * (1 + self.caution) if weight < 0 else weight for weight in weights)


BALANCED = Style("balanced")
CAUTIOUS = Style("cautious", caution=0.15)
BOLD = Style("bold", caution=-0.15)
GREEDY = Style("greedy", haste=0.05)
STYLES = {style.name: style for style in (BALANCED, CAUTIOUS, BOLD, GREEDY)}
