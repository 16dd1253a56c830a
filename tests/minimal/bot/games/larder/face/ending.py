"""The final scoring."""

from __future__ import annotations

from bot.faces.face import Names, Scoring
from bot.faces.scoring import total
from bot.text import Words, listed
from rules.core import Result
from tests.minimal.rules.larder.view import View


def scoring(words: Words, result: Result, view: View, names: Names) -> Scoring:
    """Who won, and every line."""
    headline = words(f"larder-why-{result.why}", who=listed(words, [names.full[seat] for seat in result.winners]))
    lines = [(words(f"larder-wedge-{line.key}", n=2), line.points) for line in result.lines]
    return Scoring(headline, (), (*lines, total(words, result)), result.places)
