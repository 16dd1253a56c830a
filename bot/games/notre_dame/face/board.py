"""The public table in text, in the order of the board message."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Block, Board, Names
from bot.text import Words
from rules.notre_dame.components import editions
from rules.notre_dame.view import View

from .cards import cards
from .holdings import key, pieces
from .markets import carriages, markets, may_take, taken
from .persons import persons, to_come


def board(words: Words, view: View, names: Names) -> Board:
    """The whole public table in text, below the names of the seats; nothing in it depends on who reads.

    The last lines stand alone in a private message: who chooses cards there sees the persons on display.
    """
    blocks = (
        Block(tuple(pieces(words, view, names)), code=True),
        Block((key(words, view, names), words("notre_dame-board-markets"))),
        Block(tuple(markets(words, view, names)), code=True),
        Block((carriages(words, view, names), *taken(words, view, names), *may_take(words, view, names))),
        Block(tuple(cards(words, view, names))),
        Block((*persons(words, view, names), *to_come(words, view), *tail(words, view))),
    )
    return Board(headline(words, view, names), tuple(block for block in blocks if block.lines), short(words, view))


# --------------------------------------------------------------------------- where the game is


def headline(words: Words, view: View, names: Names) -> str:
    """The line under the title."""
    if view.over:
        return words("notre_dame-headline-over", round=view.round, who=names.tag(view.bell))
    told = words(f"notre_dame-stage-{view.stage}")
    return words("notre_dame-headline", period=view.period, round=view.round, stage=told, who=names.tag(view.bell))


def short(words: Words, view: View) -> str:
    """The line under the title beside a picture: the plague to come, else the stage; "" at the end."""
    if view.over:
        return ""
    key = "notre_dame-headline.plague" if view.plague_to_come else "notre_dame-headline.short"
    stage = words(f"notre_dame-stage-{view.stage}")
    return words(key, period=view.period, round=view.round, stage=stage, plague=view.plague)


# --------------------------------------------------------------------------- the last lines


def tail(words: Words, view: View) -> Iterator[str]:
    """What Notre Dame shares, the supply of gold, and the edition."""
    markers = view.at_notre_dame
    key = (
        "notre_dame-board-notre-dame.over"
        if view.over
        else "notre_dame-board-notre-dame" + ("" if markers else ".none")
    )
    yield words(key, pool=view.pool, n=markers, each=view.share, gold=view.gold_left)
    reconstructed = editions.is_reconstructed(view.edition)
    key = "notre_dame-board-tail.reconstructed" if reconstructed else "notre_dame-board-tail"
    yield words(key, edition=view.edition)
