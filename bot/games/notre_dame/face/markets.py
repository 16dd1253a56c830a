"""The markets in text: messages, carriages, the messages that each seat has taken and those it may take next."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Names
from bot.text import APART, SEAT_MARKS, TIED, Words
from rules.notre_dame.components import MARKETS
from rules.notre_dame.view import EMPTY, View

from .glossary import (
    NOTHING,
    borough_name,
    colour_mark,
    market_in_row,
    market_kind,
    message_name,
    owner_of,
)

COLUMN = 4  # letters of a column at least


def markets(words: Words, view: View, names: Names) -> Iterator[str]:
    """A row for each borough, clockwise around Notre Dame, with the messages on its four corner markets."""
    labels = [label(words, view, names, borough) for borough in range(len(view.colours))]
    wide = max(map(len, labels)) + 1
    heads = [market_kind(words, market, "column") for market in corners(0)]
    rows = ([message_at(words, view, names, market) for market in corners(borough)] for borough in range(len(labels)))
    for label_of, cells in zip(["", *labels], [heads, *rows], strict=True):
        told = (f"{cell:<{max(COLUMN, len(head))}}" for cell, head in zip(cells, heads, strict=True))
        yield f"{label_of:<{wide}}{' '.join(told)}".rstrip()


def corners(borough: int) -> range:
    """The markets of a borough that had a message at the start."""
    centre = borough * len(MARKETS)
    return range(centre + 1, centre + len(MARKETS))


def label(words: Words, view: View, names: Names, borough: int) -> str:
    """Whose borough it is; a neutral one with the shape of its messages."""
    name = borough_name(words, names, borough)
    return name if owner_of(names, borough) is not None else f"{SEAT_MARKS[view.colours[borough]]} {name}"


def message_at(words: Words, view: View, names: Names, market: int) -> str:
    """The message on a market, or a dash."""
    message = view.messages[market]
    return NOTHING if message == EMPTY else message_name(words, names, message)


def carriages(words: Words, view: View, names: Names) -> str:
    """Where each carriage stands: "● own Square · ■ Ana: Fish quay"."""
    told = (
        f"{names.marks[seat]}{TIED}{standing(words, names, seat, own.carriage)}" for seat, own in enumerate(view.table)
    )
    return words("notre_dame-board-carriages", list=APART.join(told))


def standing(words: Words, names: Names, seat: int, market: int) -> str:
    """A carriage's market: in the own borough, or in that of another by tag."""
    own = owner_of(names, market // len(MARKETS)) == seat
    return market_kind(words, market, "own") if own else market_in_row(words, names, market, seat)


def taken(words: Words, view: View, names: Names) -> Iterator[str]:
    """The messages that each seat has taken; at the table they lie face down, but they were taken openly."""
    told = [
        f"{names.marks[seat]}{TIED}{TIED.join(message_name(words, names, message) for message in own.collected)}"
        for seat, own in enumerate(view.table)
        if own.collected
    ]
    if told:
        yield words("notre_dame-board-taken", list=APART.join(told))


def may_take(words: Words, view: View, names: Names) -> Iterator[str]:
    """Of which colours the next message may be, for the seats that may not take any."""
    left = view.colours_left
    told = [
        f"{names.marks[seat]}{TIED}{''.join(colour_mark(words, names, colour) for colour in view.open_colours(seat))}"
        for seat, own in enumerate(view.table)
        if len(view.open_colours(seat)) < len(left)
    ]
    if told and not view.over:
        key = "notre_dame-board-may-take" if len(told) == view.seats else "notre_dame-board-may-take.others"
        yield words(key, list=APART.join(told))
