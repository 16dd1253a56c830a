"""The final scoring: every line of it, the tokens, and what decided."""

from __future__ import annotations

from bot.faces.face import Names, Scoring
from bot.faces.scoring import total
from bot.text import Words
from rules.core import Result
from rules.hameln.view import View

from .holdings import tokens

NAME = 13  # columns of the name of a line


def scoring(words: Words, result: Result, view: View, names: Names) -> Scoring:
    """Who won, how the game ended, what decided, every line, and the tokens."""
    lines = [(words(f"hameln-score-{line.key}"), line.points) for line in result.lines]
    seen = tokens(words, view, names)
    return Scoring(
        headline(words, result, names),
        why(words, result, names),
        (*lines, total(words, result)),
        result.places,
        notes=(seen,) if seen else (),
        width=NAME,
    )


def headline(words: Words, result: Result, names: Names) -> str:
    """Who won."""
    winner = result.winners[0]
    return words("hameln-won", who=names.full[winner], n=result.totals[winner])


def why(words: Words, result: Result, names: Names) -> tuple[str, str]:
    """How the game ended, and what decided."""
    return (
        words(f"hameln-ended-{result.facts['ended']}"),
        words(f"hameln-why-{result.why}", who=names.tag(result.winners[0])),
    )
