"""The final scoring: points, gold and markers of each seat, the places, and what decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Block, Board, Names
from bot.text import APART, Words, listed
from rules.core import Result
from rules.notre_dame.view import View

from .glossary import NOTHING

LABEL, COLUMN = 14, 4  # 34 columns with five seats


def scoring(words: Words, result: Result, view: View, names: Names) -> Board:
    """The headline says who won; the blocks have what decided, and every line."""
    if words.spoken:
        return Board(headline(words, result, names), (Block(tuple(said(words, result, names))),))
    legend = APART.join(f"{mark} {name}" for mark, name in zip(names.marks, names.full, strict=True))
    blocks = (
        Block((words(f"notre_dame-why-{result.why}"), legend)),
        Block(tuple(table(words, result, names)), code=True),
    )
    return Board(headline(words, result, names), blocks)


def headline(words: Words, result: Result, names: Names) -> str:
    """Who won, alone or together."""
    key = "notre_dame-won.shared" if len(result.winners) > 1 else "notre_dame-won"
    who = listed(words, [names.full[seat] for seat in result.winners])
    return words(key, who=who, n=result.totals[result.winners[0]])


def lines(words: Words, result: Result) -> Iterator[tuple[str, Sequence[int | None]]]:
    """Every line of the result with its name, then the places; the points are the total."""
    yield from ((words(f"notre_dame-score-{line.key}"), line.points) for line in result.lines)
    yield words("notre_dame-score-place"), result.places


def table(words: Words, result: Result, names: Names) -> Iterator[str]:
    """One row per line, a dash where nothing counts."""
    yield row("", names.marks)
    for name, cells in lines(words, result):
        yield row(name, [NOTHING if n is None else n for n in cells])


def row(label: str, cells: Sequence[int | str]) -> str:
    """A label and right-aligned cells."""
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)


def said(words: Words, result: Result, names: Names) -> Iterator[str]:
    """The whole scoring in sentences, one line of it each."""
    yield words(f"notre_dame-why-{result.why}")
    for name, cells in lines(words, result):
        told = [
            words("notre_dame-said-score-of", who=names.tag(seat), n=n) for seat, n in enumerate(cells) if n is not None
        ]
        yield words("notre_dame-said-score", line=name, list=", ".join(told))
