"""The final scoring: every line of it, the tokens, and what decided."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Names, Scoring
from bot.faces.scoring import total
from bot.text import Words, listed
from rules.core import Result
from rules.hameln.view import View

from .glossary import apart, house_name
from .holdings import tokens

NAME = 13  # columns of the name of a line


def scoring(words: Words, result: Result, view: View, names: Names) -> Scoring:
    """Who won, how the game ended, what decided, every line, the infested houses, and the tokens."""
    lines = [(words(f"hameln-score-{line.key}"), line.points) for line in result.lines]
    notes = infested(words, view, names), tokens(words, view, names)
    return Scoring(
        headline(words, result, names),
        tuple(why(words, result, names)),
        (*lines, total(words, result)),
        result.places,
        notes=tuple(filter(None, notes)),
        width=NAME,
    )


def headline(words: Words, result: Result, names: Names) -> str:
    """Who won."""
    winner = result.winners[0]
    return words("hameln-won", who=names.full[winner], n=result.totals[winner])


def why(words: Words, result: Result, names: Names) -> Iterator[str]:
    """How the game ended, and what decided: who won, and the places of others with equal points."""
    winner = result.winners[0]
    yield words(f"hameln-ended-{result.facts['ended']}")
    yield words(f"hameln-why-{result.why}", who=names.tag(winner))
    others = sorted(set(range(len(names.full))) - {winner}, key=result.places.__getitem__)
    for points in dict.fromkeys(result.totals[seat] for seat in others):
        equal = [names.tag(seat) for seat in others if result.totals[seat] == points]
        if len(equal) > 1:
            yield words("hameln-why-equal", list=", ".join(equal), n=points)


def infested(words: Words, view: View, names: Names) -> str:
    """The houses that score nothing, with the points and who lives there; "" where there are none."""
    told = [
        words(
            "hameln-score-without",
            house=house_name(view.components, house),
            n=view.components.houses[house].cost,
            who=listed(words, [names.marks[seat] or names.tag(seat) for seat in (view.men[house], view.women[house])]),
        )
        for house in view.without_points
    ]
    return words("hameln-score-infested", list=apart(words).join(told)) if told else ""
