"""The final scoring: cubes in the regions and in the palace, the place of each seat, and what decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Block, Board, Names
from bot.faces.question_context import number
from bot.text import APART, Words
from rules.core import Result
from rules.rattus.view import View

from .glossary import NOTHING, cubes_text

LABEL, COLUMN = 14, 4  # 30 columns with four seats


def scoring(words: Words, result: Result, view: View, names: Names) -> Board:
    """The headline says who won; the blocks have what decided, and every line."""
    if words.spoken:
        return Board(headline(words, result, names), (Block(tuple(said(words, result, names))),))
    legend = APART.join(f"{mark} {name}" for mark, name in zip(names.marks, names.full, strict=True))
    blocks = (
        Block((why(words, result, names), legend)),
        Block(tuple(table(words, result, names)), code=True),
    )
    return Board(headline(words, result, names), blocks)


def headline(words: Words, result: Result, names: Names) -> str:
    """Who won."""
    winner = result.winners[0]
    return words("rattus-won", who=names.full[winner], cubes=cubes_text(words, result.totals[winner]))


def why(words: Words, result: Result, names: Names) -> str:
    """What decided: most cubes, or of equals who would have had the next turn."""
    last = names.tag(number(result.facts["seat"]))
    return words(f"rattus-why-{result.why}", who=names.tag(result.winners[0]), last=last)


def lines(words: Words, result: Result) -> Iterator[tuple[str, Sequence[int | None]]]:
    """Every line with its name: those of the result, then the sum."""
    yield from ((words(f"rattus-score-{line.key}"), line.points) for line in result.lines)
    yield words("rattus-score-total"), result.totals


def table(words: Words, result: Result, names: Names) -> Iterator[str]:
    """One row per line, a dash where nothing counts."""
    yield row("", names.marks)
    for name, cells in lines(words, result):
        yield row(name, [NOTHING if n is None else n for n in cells])
    yield row(words("rattus-score-place"), result.places)


def row(label: str, cells: Sequence[int | str]) -> str:
    """A label and right-aligned cells."""
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)


def said(words: Words, result: Result, names: Names) -> Iterator[str]:
    """Yield the scoring in sentences, one for each of its lines."""
    yield why(words, result, names)
    for name, cells in (*lines(words, result), (words("rattus-score-place"), result.places)):
        told = [words("rattus-said-points", who=names.tag(seat), n=n) for seat, n in enumerate(cells) if n is not None]
        yield words("rattus-said-score", line=name, list=", ".join(told) or words("rattus-said-nobody"))
