"""The final scoring: where the points of each seat came from, gold and markers, the places, and what decided."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Names, ScoreRow, Scoring
from bot.text import Words, listed
from rules.core import Result
from rules.notre_dame.components import LETTERS
from rules.notre_dame.view import PERIODS, Source, View


def scoring(words: Words, result: Result, view: View, names: Names) -> Scoring:
    """Who won, what decided, and every line; the points are the total."""
    points, *at_hand = [(words(f"notre_dame-score-{line.key}"), line.points) for line in result.lines]
    rows = (*_by_source(words, view), points)
    counts = (*_by_period(words, view), *at_hand)
    why = words(f"notre_dame-why-{result.why}")
    return Scoring(headline(words, result, names), (why,), rows, result.places, counts)


def _by_source(words: Words, view: View) -> Iterator[ScoreRow]:
    """What the points came from; nothing of a game that was begun before this was kept."""
    for source in Source if view.tally else ():
        points = view.prestige_from(source)
        if source == Source.NOTRE_DAME and view.donated:
            shares = tuple(n - given for n, given in zip(points, view.donated, strict=True))
            yield words("notre_dame-score-donations"), _or_none(view.donated)
            yield words("notre_dame-score-shares"), _or_none(shares)
        else:
            yield words(f"notre_dame-score-{source.name.lower()}"), _or_none(points)


def _or_none(points: tuple[int, ...]) -> tuple[int | None, ...]:
    return tuple(n or None for n in points)


def _by_period(words: Words, view: View) -> Iterator[ScoreRow]:
    for period in range(PERIODS) if view.tally else ():
        yield words("notre_dame-score-period", letter=LETTERS[period]), view.prestige_in(period)


def headline(words: Words, result: Result, names: Names) -> str:
    """Who won, alone or together."""
    key = "notre_dame-won.shared" if len(result.winners) > 1 else "notre_dame-won"
    who = listed(words, [names.full[seat] for seat in result.winners])
    return words(key, who=who, n=result.totals[result.winners[0]])
