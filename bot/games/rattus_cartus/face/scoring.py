"""The final scoring: a row for each line of the result, then rats, places, and what decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.faces.face import Block, Board, Names
from bot.text import Words, listed
from rules.core import Result
from rules.rattus_cartus.components import nuns_on
from rules.rattus_cartus.view import View

from .glossary import CLASSES, number

LABEL, COLUMN = 14, 4  # 34 columns with five seats
DEAD: Final = "†"


def scoring(words: Words, result: Result, view: View, names: Names) -> Board:
    """The headline says who won; the blocks have the deciding test, whom the plague took, and every line."""
    if words.spoken:
        return Board(headline(words, result, names), (Block(tuple(said(words, result, view, names))),))
    blocks = (
        Block(tuple(verdict(words, result, view, names))),
        Block(tuple(table(words, result, view, names)), code=True),
        Block(tuple(notes(words, result, view))),
    )
    return Board(headline(words, result, names), blocks)


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


def said(words: Words, result: Result, view: View, names: Names) -> Iterable[str]:
    """The whole scoring in sentences, one line of it each."""
    yield from why(words, result, view, names)
    rows = [(line_name(words, line.key), line.points) for line in result.lines]
    rows += [(words("rattus_cartus-score-total"), result.totals), (words("rattus_cartus-score-rats"), view.rats)]
    for name, cells in rows:
        told = [
            words("rattus_cartus-said-points", who=names.tag(seat), n=cell)
            for seat, cell in enumerate(cells)
            if cell is not None
        ]
        yield words(
            "rattus_cartus-said-score", line=name, list=", ".join(told) or words("rattus_cartus-said-nothing-scored")
        )
    places = [
        words("rattus_cartus-said-points", who=names.tag(seat), n=result.places[seat])
        for seat in range(view.seats)
        if seat not in view.dead
    ]
    if places:
        yield words("rattus_cartus-said-score", line=words("rattus_cartus-score-place"), list=", ".join(places))
    nuns = [str(nuns_on(nun.card)) for nun in view.nun_row if nun.card is not None]
    yield words("rattus_cartus-said-nuns-open", cards=", ".join(nuns), sum=nuns_in(result))


def why(words: Words, result: Result, view: View, names: Names) -> Iterable[str]:
    """What decided, and whom the plague took."""
    yield words(f"rattus_cartus-why-{result.why}")
    if view.dead:
        taken = [words("rattus_cartus-dead-one", who=names.full[seat], rats=view.rats[seat] or 0) for seat in view.dead]
        yield words("rattus_cartus-dead", list=listed(words, taken), nuns=nuns_in(result))


def verdict(words: Words, result: Result, view: View, names: Names) -> Iterable[str]:
    """What decided, whom the plague took, and the names of the columns."""
    yield from why(words, result, view, names)
    yield " · ".join(f"{mark} {name}" for mark, name in zip(names.marks, names.full, strict=False))


def nuns_in(result: Result) -> int:
    """How many nuns came."""
    return number(result.facts, "nuns")


def table(words: Words, result: Result, view: View, names: Names) -> Iterable[str]:
    """One row per line, a dash where nothing is scored."""
    seats = range(view.seats)
    yield row("", [names.marks[seat] for seat in seats])
    for line in result.lines:
        yield row(line_name(words, line.key), ["–" if points is None else points for points in line.points])
    yield row(words("rattus_cartus-score-total"), result.totals)
    yield row(words("rattus_cartus-score-rats"), [view.rats[seat] or 0 for seat in seats])
    yield row(
        words("rattus_cartus-score-place"), [DEAD if seat in view.dead else result.places[seat] for seat in seats]
    )


def row(label: str, cells: Sequence[int | str]) -> str:
    """A label and right-aligned cells."""
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)


def notes(words: Words, result: Result, view: View) -> Iterable[str]:
    """The nun-row, and what the dagger means."""
    nuns = [str(nuns_on(nun.card)) for nun in view.nun_row if nun.card is not None]
    yield words("rattus_cartus-score-nuns", cards=" ".join(nuns), sum=nuns_in(result))
    if view.dead:
        yield words("rattus_cartus-score-dead-mark")
