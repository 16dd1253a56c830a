"""The final scoring: points, gold and markers of each seat, the places, and what decided."""

from __future__ import annotations

from bot.faces.face import Names, Scoring
from bot.text import Words, listed
from rules.core import Result
from rules.notre_dame.view import View


def scoring(words: Words, result: Result, view: View, names: Names) -> Scoring:
    """Who won, what decided, and every line; the points are the total."""
    lines = [(words(f"notre_dame-score-{line.key}"), line.points) for line in result.lines]
    why = words(f"notre_dame-why-{result.why}")
    return Scoring(headline(words, result, names), (why,), tuple(lines), result.places)


def headline(words: Words, result: Result, names: Names) -> str:
    """Who won, alone or together."""
    key = "notre_dame-won.shared" if len(result.winners) > 1 else "notre_dame-won"
    who = listed(words, [names.full[seat] for seat in result.winners])
    return words(key, who=who, n=result.totals[result.winners[0]])
