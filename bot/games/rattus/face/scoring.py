"""The final scoring: cubes in the regions and in the palace, the place of each seat, and what decided."""

from __future__ import annotations

from bot.faces.face import Names, Scoring
from bot.faces.question_context import number
from bot.faces.scoring import total
from bot.text import Words
from rules.core import Result
from rules.rattus.view import View

from .glossary import cubes_text


def scoring(words: Words, result: Result, view: View, names: Names) -> Scoring:
    """Who won, what decided, and every line."""
    lines = [(words(f"rattus-score-{line.key}"), line.points) for line in result.lines]
    return Scoring(
        headline(words, result, names),
        (why(words, result, names),),
        (*lines, total(words, result)),
        result.places,
    )


def headline(words: Words, result: Result, names: Names) -> str:
    """Who won."""
    winner = result.winners[0]
    return words("rattus-won", who=names.full[winner], cubes=cubes_text(words, result.totals[winner]))


def why(words: Words, result: Result, names: Names) -> str:
    """What decided: most cubes, or of equals who would have had the next turn."""
    last = names.tag(number(result.facts["seat"]))
    return words(f"rattus-why-{result.why}", who=names.tag(result.winners[0]), last=last)
