"""The final scoring as all games show it: a table with a row per line, or in words mode a sentence per line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.text import APART, Words
from rules.core import Result

from .face import NOTHING, Block, Board, Names, ScoreRow, Scoring

COLUMN: Final = 4  # characters; with a name of 14 and five seats that makes 34, as many as a phone shows
MINUS: Final = "−"


def board_of(words: Words, names: Names, scoring: Scoring) -> Board:
    """The scoring as text: a table, or in words mode a sentence per line."""
    place = words("score-place")
    if words.spoken:
        rows = [*scoring.rows, *scoring.counts, *([(place, scoring.places)] if any(scoring.places) else [])]
        return Board(scoring.headline, (Block((*scoring.why, *sentences(words, names, rows), *scoring.notes)),))
    placed = [scoring.unplaced if n is None else str(n) for n in scoring.places]
    lines = (*table(names, (*scoring.rows, *scoring.counts), scoring.width), table_row(place, placed, scoring.width))
    parts = (*scoring.why, APART.join(names.legend)), lines, scoring.notes
    return Board(scoring.headline, tuple(Block(part, code=part is lines) for part in parts if part))


def total(words: Words, result: Result) -> ScoreRow:
    """The row of totals."""
    return words("score-total"), result.totals


def table(names: Names, rows: Iterable[ScoreRow], width: int) -> Iterator[str]:
    """The marks of the seats, then a row per line; a dash for a seat without a number."""
    yield table_row("", names.marks, width)
    for name, cells in rows:
        yield table_row(name, [NOTHING if n is None else str(n).replace("-", MINUS) for n in cells], width)


def table_row(name: str, cells: Sequence[str], width: int) -> str:
    """A name and right-aligned cells."""
    return f"{name:<{width}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)


def sentences(words: Words, names: Names, rows: Iterable[ScoreRow]) -> Iterator[str]:
    """A sentence per line: "Houses: Ana 19, Bea 22."; seats without a number are left out."""
    for name, cells in rows:
        scores = [
            words("score-of", who=names.tag(seat), n=_said(words, n)) for seat, n in enumerate(cells) if n is not None
        ]
        yield words("score-line", line=name, list=", ".join(scores) or words("score-nobody"))


def _said(words: Words, n: int) -> str:
    return words("score-minus", n=-n) if n < 0 else str(n)
