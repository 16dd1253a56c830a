"""The public table in text and in sentences, and what a seat alone may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.faces.face import Block, Board, Names
from bot.text import Words
from tests.minimal.rules.larder.components import NOTHING, editions
from tests.minimal.rules.larder.view import View

NONE = "–"


def wedge_name(words: Words, view: View, kind: int, n: int = 1) -> str:
    """A kind of cheese."""
    return words(f"larder-wedge-{kinds(view)[kind]}", n=n)


def kinds(view: View) -> tuple[str, ...]:
    """The kinds of cheese at this table."""
    return tuple(wedge.name for wedge in editions.components(view.edition).wedge)


def cards(words: Words, values: Iterable[int]) -> str:
    """Cards in a line, equal ones counted."""
    counted = sorted(Counter(values).items())
    return ", ".join(words("larder-cards", card=card, n=n) for card, n in counted) or words("larder-nothing")


# --------------------------------------------------------------------------- in text


def board(words: Words, view: View, names: Names) -> Board:
    """The whole public table."""
    discard = words("larder-board-discard", list=cards(words, view.discard))
    return Board(headline(words, view, names), (Block(tuple(_rows(words, view, names)), code=True), Block((discard,))))


def headline(words: Words, view: View, names: Names) -> str:
    """Where the game is; nobody is named."""
    return words("larder-headline-over" if view.over else "larder-headline", round=view.round, rounds=view.rounds)


def _rows(words: Words, view: View, names: Names) -> Iterator[str]:
    short = [words(f"larder-wedge-{name}.short") for name in kinds(view)]
    yield _row("", words("larder-column-cards"), words("larder-column-laid"), *short)
    for seat in range(view.seats):
        laid = NONE if view.laid[seat] == NOTHING else view.laid[seat]
        yield _row(names.marks[seat], view.cards[seat], laid, *view.taken[seat])
    yield _row(words("larder-row-left"), "", "", *view.wedges)


def _row(label: str, *cells: int | str) -> str:
    return f"{label:<5}" + "".join(f"{cell:>5}" for cell in cells)


# --------------------------------------------------------------------------- in sentences


def in_words(words: Words, view: View, names: Names) -> Board:
    """The same, one fact a line."""
    return Board(headline(words, view, names), (Block(tuple(_sentences(words, view, names))),))


def _sentences(words: Words, view: View, names: Names) -> Iterator[str]:
    yield f"{headline(words, view, names)}."
    for seat in range(view.seats):
        who = names.tag(seat)
        yield words("larder-said-cards", who=who, n=view.cards[seat])
        if view.laid[seat] != NOTHING:
            yield words("larder-said-laid", who=who, card=view.laid[seat])
        yield words("larder-said-taken", who=who, list=_wedges(words, view, view.taken[seat]))
    yield words("larder-said-left", list=_wedges(words, view, view.wedges))
    yield words("larder-said-discard", list=cards(words, view.discard))


def _wedges(words: Words, view: View, counts: tuple[int, ...]) -> str:
    told = [f"{n} {wedge_name(words, view, kind, n)}" for kind, n in enumerate(counts) if n]
    return ", ".join(told) or words("larder-nothing")


# --------------------------------------------------------------------------- secrets


def secrets(words: Words, view: View, names: Names) -> tuple[str, ...]:
    """The hand of the one who reads."""
    return () if view.viewer is None else (words("larder-secret-hand", list=cards(words, view.hand)),)
