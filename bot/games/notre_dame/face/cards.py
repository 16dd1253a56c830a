"""The action cards in text: how the choosing goes, whose colours are in hand, what was played in this period."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Names
from bot.text import APART, TIED, Words
from rules.notre_dame.components import action_of, colour_of
from rules.notre_dame.view import SeatView, View

from .glossary import ACTIONS, NOTHING, action_name, seat_mark


def cards(words: Words, view: View, names: Names) -> Iterator[str]:
    """What is chosen from, the colours in hand, and the cards seen in this period."""
    if view.over:
        return
    if choosing := max(len(seat.choosing) for seat in view.table):
        yield words(f"notre_dame-board-choosing.{choice_of(view, choosing)}")
    if held := in_hand(view, names):
        yield words("notre_dame-board-hands", list=held)
    yield words(
        "notre_dame-board-played", list=played(words, view, names), pile=view.table[0].pile, discards=view.discards
    )


def choice_of(view: View, choosing: int) -> str:
    """Which choice of cards runs: of the three own ones, then of the two received; two players exchange."""
    return ("three" if choosing == 3 else "two") + ("_pair" if view.seats == 2 else "")


def in_hand(view: View, names: Names) -> str:
    """The colours of the cards in each hand, which all know: "● ●■◆ · ■ ●■"."""
    told = (
        f"{names.marks[seat]}{TIED}{''.join(seat_mark(names, colour) for colour in colours_held(own))}"
        for seat, own in enumerate(view.table)
        if own.hand
    )
    return APART.join(told)


def colours_held(own: SeatView) -> list[int]:
    """The colours of the cards in a hand, in an order that does not depend on who reads."""
    return sorted(card.colour for card in own.hand)


def played(words: Words, view: View, names: Names) -> str:
    """The cards played in this period by what they do, each with its colours: "Bank ●▲, Park ■"."""
    told = list[str]()
    for action in range(len(ACTIONS)):
        if colours := sorted(colour_of(card) for card in view.played if action_of(card) == action):
            told.append(f"{action_name(words, action, 'short')}{TIED}{''.join(seat_mark(names, c) for c in colours)}")
    return ", ".join(told) or NOTHING
