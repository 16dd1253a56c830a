"""What a seat alone may know, as lines for the panel and the private message."""

from __future__ import annotations

from collections.abc import Iterable

from bot.faces.face import Names
from bot.text import Words
from rules.rattus_cartus.components import nuns_on
from rules.rattus_cartus.view import View

from .glossary import building_name, card_word, cards_with_nuns, family


def secrets(words: Words, view: View, names: Names) -> tuple[str, ...]:
    """Hand by class with nuns, cards laid face down, rats, and the nun-row cards seen with their sum."""
    seat = view.viewer
    return () if seat is None else tuple(_lines(words, view, seat))


def _lines(words: Words, view: View, seat: int) -> Iterable[str]:
    hand = view.hands[seat]
    assert isinstance(hand, tuple)
    cards = cards_with_nuns(words, hand) or words("rattus_cartus-no-card")
    yield words("rattus_cartus-secret-hand", n=len(hand), cards=cards)
    for at, place in enumerate(view.row):
        laid = place.laid[place.inside.index(seat)] if seat in place.inside else ()
        if isinstance(laid, tuple) and laid and at >= view.shown:
            at_place = building_name(words, place.building, "at")
            yield words("rattus_cartus-secret-laid", at=at_place, cards=cards_with_nuns(words, laid))
    yield words("rattus_cartus-secret-rats", rats=view.rats[seat] or 0)
    yield nuns_seen(words, view)


def nuns_seen(words: Words, view: View) -> str:
    """The cards of the nun-row that this seat has looked at, with the sum of their nuns."""
    seen = [(at, nun.card) for at, nun in enumerate(view.nun_row) if nun.card is not None]
    if not seen:
        return words("rattus_cartus-secret-nuns.none")
    cards = [
        words("rattus_cartus-secret-nun", place=at + 1, card=card_word(words, family(card)), nuns=nuns_on(card))
        for at, card in seen
    ]
    return words("rattus_cartus-secret-nuns", cards=" · ".join(cards), sum=view.nuns)
