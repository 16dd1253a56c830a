"""The final scoring: every line of it, the tokens, and what decided."""

from __future__ import annotations

from bot.faces import scoring as scores
from bot.faces.face import Block, Board, Names
from bot.text import Words
from rules.core import Result
from rules.hameln.view import View

from .holdings import tokens

NAME = 13  # columns of the name of a line


def scoring(words: Words, result: Result, view: View, names: Names) -> Board:
    """The headline says who won; the blocks have what decided, and every line."""
    lines = [(words(f"hameln-score-{line.key}"), line.points) for line in result.lines]
    rows = (*lines, scores.total(words, result), scores.places(words, result))
    decided, seen = why(words, result, names), [told for told in [tokens(words, view, names)] if told]
    if words.spoken:
        said = Block((*decided, *scores.sentences(words, names, rows), *seen))
        return Board(headline(words, result, names), (said,))
    blocks = (
        Block((*decided, scores.legend(names))),
        Block(tuple(scores.table(names, rows, NAME)), code=True),
        *(Block((told,)) for told in seen),
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
