"""The final scoring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Block, Board, Names
from bot.text import APART, Words, listed
from rules.core import Result
from tests.minimal.rules.larder.view import View


def scoring(words: Words, result: Result, view: View, names: Names) -> Board:
    """The headline says who won; below it stands every line."""
    headline = words(f"larder-why-{result.why}", who=listed(words, [names.full[seat] for seat in result.winners]))
    if words.spoken:
        return Board(headline, (Block(tuple(_said(words, result, names))),))
    legend = APART.join(f"{mark} {name}" for mark, name in zip(names.marks, names.full, strict=True))
    rows = [_row("", names.marks), *(_row(name, cells) for name, cells in _lines(words, result))]
    return Board(headline, (Block((legend,)), Block(tuple(rows), code=True)))


def _lines(words: Words, result: Result) -> Iterator[tuple[str, Sequence[int | None]]]:
    yield from ((words(f"larder-wedge-{line.key}", n=2), line.points) for line in result.lines)
    yield words("larder-score-total"), result.totals
    yield words("larder-score-place"), result.places


def _row(label: str, cells: Sequence[int | str | None]) -> str:
    return f"{label:<13}" + "".join(f"{cell:>4}" for cell in cells)


def _said(words: Words, result: Result, names: Names) -> Iterator[str]:
    for name, cells in _lines(words, result):
        told = ", ".join(f"{names.tag(seat)} {cell}" for seat, cell in enumerate(cells))
        yield words("larder-said-score", line=name, list=told)
