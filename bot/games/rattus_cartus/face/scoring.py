"""The final scoring: a row for each line of the result, then rats, places, and what decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.faces.face import Names, ScoreRow, Scoring
from bot.faces.question_context import number
from bot.faces.scoring import total
from bot.text import Words, listed
from rules.core import Result
from rules.rattus_cartus.components import nuns_on
from rules.rattus_cartus.view import View

from .glossary import CLASSES

DEAD: Final = "†"


def scoring(words: Words, result: Result, view: View, names: Names) -> Scoring:
    """Who won, what decided, whom the plague took, every line, the rats, and the nuns."""
    return Scoring(
        headline(words, result, names),
        tuple(why(words, result, view, names)),
        tuple(rows(words, result)),
        tuple(None if seat in view.dead else place for seat, place in enumerate(result.places)),
        counts=((words("rattus_cartus-score-rats"), view.rats),),
        notes=tuple(notes(words, result, view)),
        unplaced=DEAD,
    )


def rows(words: Words, result: Result) -> Sequence[ScoreRow]:
    """Every line of the result, and the sum."""
    lines = [(line_name(words, line.key), line.points) for line in result.lines]
    return (*lines, total(words, result))


def line_name(words: Words, key: str) -> str:
    """The name of a line of the scoring; a class line is called by its class."""
    return words(f"rattus_cartus-class-{key}" if key in CLASSES else f"rattus_cartus-score-{key}")


def headline(words: Words, result: Result, names: Names) -> str:
    """Who won."""
    if not result.winners:
        return words("rattus_cartus-won.nobody")
    key = "rattus_cartus-won.shared" if len(result.winners) > 1 else "rattus_cartus-won"
    who = listed(words, [names.full[seat] for seat in result.winners])
    return words(key, who=who, points=result.totals[result.winners[0]])


def why(words: Words, result: Result, view: View, names: Names) -> Iterable[str]:
    """What decided, and whom the plague took."""
    yield words(f"rattus_cartus-why-{result.why}")
    if view.dead:
        taken = [words("rattus_cartus-dead-one", who=names.full[seat], rats=view.rats[seat] or 0) for seat in view.dead]
        yield words("rattus_cartus-dead", list=listed(words, taken), nuns=nuns_in(result))


def nuns_in(result: Result) -> int:
    """How many nuns came."""
    return number(result.facts["nuns"])


def notes(words: Words, result: Result, view: View) -> Iterable[str]:
    """The nun-row, and what the dagger means."""
    nuns = [str(nuns_on(nun.card)) for nun in view.nun_row if nun.card is not None]
    if words.spoken:
        yield words("rattus_cartus-said-nuns-open", cards=", ".join(nuns), sum=nuns_in(result))
        return
    yield words("rattus_cartus-score-nuns", cards=" ".join(nuns), sum=nuns_in(result))
    if view.dead:
        yield words("rattus_cartus-score-dead-mark")
