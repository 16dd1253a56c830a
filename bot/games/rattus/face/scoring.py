"""The final scoring: cubes in the regions and in the palace, the place of each seat, and what decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.faces.face import Names, ScoreRow, Scoring
from bot.faces.question_context import number
from bot.faces.scoring import total
from bot.text import Words
from rules.core import Result
from rules.rattus.components import BY_CHOICE, BY_EVERYBODY, BY_MAJORITY, Class
from rules.rattus.view import View

from .glossary import class_name, cubes_text, region_name


def scoring(words: Words, result: Result, view: View, names: Names) -> Scoring:
    """Who won, what decided, and every line."""
    lines = [(words(f"rattus-score-{line.key}"), line.points) for line in result.lines]
    return Scoring(
        headline(words, result, names),
        tuple(_why(words, result, names)),
        (*lines, total(words, result)),
        result.places,
        (_taken(words, view),) if view.way else (),
        tuple(_ravage(words, view)) if view.way else (),
    )


def _taken(words: Words, view: View) -> ScoreRow:
    """What the final ravage took from each."""
    return words("rattus-score-ravaged"), tuple(view.ravage_took("seat", seat) for seat in range(view.seats))


def _ravage(words: Words, view: View) -> Iterator[str]:
    """Where and by which symbols it took them, or by whose choice, and the way of the plague."""
    regions = [(region_name(words, here.region), view.ravage_took("region", here.region)) for here in view.regions]
    if any(n for _, n in regions):
        yield words("rattus-ravaged-in", list=_counted(words, regions))
        letters = [(words("rattus-ravaged-majority"), BY_MAJORITY), (words("rattus-ravaged-everybody"), BY_EVERYBODY)]
        classes = [(class_name(words, cls), int(cls)) for cls in Class]
        causes: list[tuple[str, int | str]] = [*letters, *classes, (words("rattus-ravaged-choice"), BY_CHOICE)]
        yield words(
            "rattus-ravaged-by", list=_counted(words, [(name, view.ravage_took("by", by)) for name, by in causes])
        )
    yield words("rattus-ravaged-way", list=", ".join(region_name(words, region) for region in view.way))


def _counted(words: Words, counts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(words("rattus-ravaged-count", name=name, n=n) for name, n in counts if n)


def headline(words: Words, result: Result, names: Names) -> str:
    """Who won."""
    winner = result.winners[0]
    return words("rattus-won", who=names.full[winner], cubes=cubes_text(words, result.totals[winner]))


def _why(words: Words, result: Result, names: Names) -> Iterator[str]:
    """What decided: most cubes, or of equals who would have had the next turn; so do equals behind the winner stand."""
    last, won = names.tag(number(result.facts["seat"])), result.totals[result.winners[0]]
    yield words(f"rattus-why-{result.why}", who=names.tag(result.winners[0]), last=last)
    behind = [total for total in result.totals if total != won]
    if len(set(behind)) < len(behind):
        yield words("rattus-why-order_of_ties", last=last)
