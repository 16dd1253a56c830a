"""The final scoring: a row for each line of the result, then rats, places, and what decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.faces.face import Block, Board, Names
from bot.text import Words, listed
from rules.core import Result
from rules.rattus_cartus.components import nuns_on
from rules.rattus_cartus.view import View

from .board import legend
from .glossary import CLASSES

LABEL, COLUMN = 14, 4  # 34 columns with five seats
DEAD: Final = "†"


def scoring(words: Words, result: Result, view: View, names: Names) -> Board:
    """The headline says who won and whom the plague took; the blocks have every line."""
    dead = the_dead(result, view)
    return Board(
        headline(words, result, view, names, dead),
        (
            Block((legend(names),)),
            Block(tuple(table(words, result, view, names, dead)), code=True),
            Block(tuple(notes(words, result, view, dead))),
        ),
    )


def line_name(words: Words, key: str) -> str:
    """The name of a line of the scoring; a class line is called by its class."""
    return words(f"cartus-class-{key}" if key in CLASSES else f"cartus-score-{key}")


def the_dead(result: Result, view: View) -> frozenset[int]:
    """Whom the plague took: more rats than nuns, unless the variant lets those with the fewest live."""
    rats = [n or 0 for n in view.rats]
    alive = {seat for seat, n in enumerate(rats) if n <= int(str(result.facts["nuns"]))}
    if not alive and result.winners:
        alive = {seat for seat, n in enumerate(rats) if n == min(rats)}
    return frozenset(range(view.seats)) - alive


def headline(words: Words, result: Result, view: View, names: Names, dead: frozenset[int]) -> str:
    """Who won, and whom the plague took."""
    if not result.winners:
        return words("cartus-won.nobody")
    key = "cartus-won.shared" if len(result.winners) > 1 else "cartus-won"
    who = listed(words, [names.full[seat] for seat in result.winners])
    won = words(key, who=who, points=result.totals[result.winners[0]])
    if not dead:
        return won
    taken = [words("cartus-dead-one", who=names.full[seat], rats=view.rats[seat] or 0) for seat in sorted(dead)]
    return f"{won} {words('cartus-dead', list=listed(words, taken), nuns=int(str(result.facts['nuns'])))}"


def table(words: Words, result: Result, view: View, names: Names, dead: frozenset[int]) -> Iterable[str]:
    """One row per line, a dash where nothing is scored."""
    seats = range(view.seats)
    yield row("", [names.marks[seat] for seat in seats])
    for line in result.lines:
        yield row(line_name(words, line.key), ["–" if points is None else points for points in line.points])
    yield row(words("cartus-score-total"), result.totals)
    yield row(words("cartus-score-rats"), [view.rats[seat] or 0 for seat in seats])
    yield row(words("cartus-score-place"), [DEAD if seat in dead else result.places[seat] for seat in seats])


def row(label: str, cells: Sequence[int | str]) -> str:
    """A label and right-aligned cells."""
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)


def notes(words: Words, result: Result, view: View, dead: frozenset[int]) -> Iterable[str]:
    """What decided, the nun-row, and what the dagger means."""
    yield words(f"cartus-why-{result.why}")
    nuns = [str(nuns_on(nun.card)) for nun in view.nun_row if nun.card is not None]
    yield words("cartus-score-nuns", cards=" ".join(nuns), sum=int(str(result.facts["nuns"])))
    if dead:
        yield words("cartus-score-dead-mark")
