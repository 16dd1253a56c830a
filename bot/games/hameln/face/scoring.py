"""The final scoring: every line of it, the tokens, and what decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Block, Board, Names
from bot.text import APART, Words
from rules.core import Result
from rules.hameln.view import View

from .glossary import MINUS, NOTHING
from .holdings import tokens

LABEL, COLUMN = 13, 4  # 33 columns with five seats


def scoring(words: Words, result: Result, view: View, names: Names) -> Board:
    """The headline says who won; the blocks have what decided, and every line."""
    if words.spoken:
        return Board(headline(words, result, names), (Block(tuple(said(words, result, view, names))),))
    legend = APART.join(f"{mark} {name}" for mark, name in zip(names.marks, names.full, strict=True))
    blocks = (
        Block((*why(words, result, names), legend)),
        Block(tuple(table(words, result, names)), code=True),
        *(Block((told,)) for told in [tokens(words, view, names)] if told),
    )
    return Board(headline(words, result, names), blocks)


def headline(words: Words, result: Result, names: Names) -> str:
    """Who won."""
    winner = result.winners[0]
    return words("hameln-won", who=names.full[winner], n=result.totals[winner])


def why(words: Words, result: Result, names: Names) -> tuple[str, str]:
    """How the game ended, and what decided."""
    return (
        words(f"hameln-ended-{result.facts['ended']}"),
        words(f"hameln-why-{result.why}", who=names.tag(result.winners[0])),
    )


def lines(words: Words, result: Result) -> Iterator[tuple[str, Sequence[int | None]]]:
    """Every line with its name: those of the result, then the sum."""
    yield from ((words(f"hameln-score-{line.key}"), line.points) for line in result.lines)
    yield words("hameln-score-total"), result.totals


def table(words: Words, result: Result, names: Names) -> Iterator[str]:
    """One row per line, a dash where nothing is scored."""
    yield row("", names.marks)
    for name, cells in lines(words, result):
        yield row(name, [NOTHING if n is None else signed(n) for n in cells])
    yield row(words("hameln-score-place"), result.places)


def signed(n: int) -> str:
    """A number with a true minus sign."""
    return str(n).replace("-", MINUS)


def row(label: str, cells: Sequence[int | str]) -> str:
    """A label and right-aligned cells."""
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)


def said(words: Words, result: Result, view: View, names: Names) -> Iterator[str]:
    """The whole scoring in sentences, one line of it each."""
    yield from why(words, result, names)
    for name, cells in (*lines(words, result), (words("hameln-score-place"), result.places)):
        told = [
            words("hameln-said-points", who=names.tag(seat), n=said_number(words, n))
            for seat, n in enumerate(cells)
            if n is not None
        ]
        yield words("hameln-said-score", line=name, list=", ".join(told) or words("hameln-said-nobody"))
    yield from filter(None, [tokens(words, view, names)])


def said_number(words: Words, n: int) -> str:
    """A number as one says it."""
    return words("hameln-said-minus", n=-n) if n < 0 else str(n)
