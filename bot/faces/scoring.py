"""The final scoring as all games show it: a table with a row for each line, or in words mode a sentence for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.text import APART, Words
from rules.core import Result

from .face import Names

NAME, COLUMN = 14, 4  # 34 columns with five seats
NOTHING: Final = "–"
MINUS: Final = "−"

ScoreRow = tuple[str, Sequence[int | None]]  # the name of a line, and a number for each seat that has one


def total(words: Words, result: Result) -> ScoreRow:
    """The sum of all lines."""
    return words("score-total"), result.totals


def places(words: Words, result: Result, without: Iterable[int] = ()) -> ScoreRow:
    """The place of each seat; none for the seats `without` one."""
    left_out = frozenset(without)
    return words("score-place"), [None if seat in left_out else n for seat, n in enumerate(result.places)]


def legend(names: Names) -> str:
    """Whose column is which: "● Ana · ■ Bea"."""
    return APART.join(names.legend)


def table(names: Names, rows: Iterable[ScoreRow], width: int = NAME) -> Iterator[str]:
    """The marks of the seats, then a row per line; a dash where a seat has no number."""
    yield table_row("", names.marks, width)
    for name, cells in rows:
        yield table_row(name, [NOTHING if n is None else str(n).replace("-", MINUS) for n in cells], width)


def table_row(name: str, cells: Sequence[str], width: int = NAME) -> str:
    """A name and right-aligned cells."""
    return f"{name:<{width}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)


def sentences(words: Words, names: Names, rows: Iterable[ScoreRow]) -> Iterator[str]:
    """A sentence per line: "Houses: Ana 19, Bea 22."; seats without a number are left out."""
    for name, cells in rows:
        told = [
            words("score-of", who=names.tag(seat), n=_said(words, n)) for seat, n in enumerate(cells) if n is not None
        ]
        yield words("score-line", line=name, list=", ".join(told) or words("score-nobody"))


def _said(words: Words, n: int) -> str:
    return words("score-minus", n=-n) if n < 0 else str(n)
