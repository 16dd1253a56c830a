"""The final scoring."""

from __future__ import annotations

from bot.faces import scoring as scores
from bot.faces.face import Block, Board, Names
from bot.text import Words, listed
from rules.core import Result
from tests.minimal.rules.larder.view import View


def scoring(words: Words, result: Result, view: View, names: Names) -> Board:
    """The headline says who won; below it stands every line."""
    headline = words(f"larder-why-{result.why}", who=listed(words, [names.full[seat] for seat in result.winners]))
    lines = [(words(f"larder-wedge-{line.key}", n=2), line.points) for line in result.lines]
    rows = (*lines, scores.total(words, result), scores.places(words, result))
    if words.spoken:
        return Board(headline, (Block(tuple(scores.sentences(words, names, rows))),))
    blocks = Block((scores.legend(names),)), Block(tuple(scores.table(names, rows)), code=True)
    return Board(headline, blocks)
