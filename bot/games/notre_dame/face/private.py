"""What a seat alone may know, as lines for the panel and the private message."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Names
from bot.text import Words
from rules.notre_dame.view import CardView, View

from .glossary import card_shown, person_name
from .persons import worth_told


def secrets(words: Words, view: View, names: Names) -> tuple[str, ...]:
    """The cards to choose from and those in hand, what was passed on, the own points, and what the Spy has shown."""
    return () if view.viewer is None else tuple(_lines(words, view, names, view.viewer))


def _lines(words: Words, view: View, names: Names, seat: int) -> Iterator[str]:
    own = view.table[seat]
    if own.choosing:
        yield words("notre_dame-secret-choosing", list=_cards(words, names, own.choosing))
        if own.hand:
            yield words("notre_dame-secret-kept", list=_cards(words, names, own.hand))
    elif own.hand:
        yield words("notre_dame-secret-hand", n=len(own.hand), list=_cards(words, names, own.hand))
    if view.passed:
        yield words("notre_dame-secret-passed", list=", ".join(passed(words, view, names, seat)))
    yield words("notre_dame-secret-points", n=own.prestige or 0)
    if told := worth_told(words, view):
        yield words("notre_dame-secret-worth", list=told)
    if spied := [person_name(words, gray) for gray in view.grays if gray is not None]:
        yield words("notre_dame-secret-spied", list=", ".join(spied))


def passed(words: Words, view: View, names: Names, seat: int) -> Iterator[str]:
    """The cards passed on and not yet played; with whom, where that is known."""
    known = {card.card: who for who, own in enumerate(view.table) for card in (*own.choosing, *own.hand) if who != seat}
    for card in view.passed:
        shown = card_shown(words, names, card)
        yield words("notre_dame-secret-with", card=shown, who=names.tag(known[card])) if card in known else shown


def _cards(words: Words, names: Names, cards: tuple[CardView, ...]) -> str:
    return ", ".join(card_shown(words, names, card.card) for card in cards if card.card is not None)
