"""The stretches of board and hand that large print shows one by one."""

from __future__ import annotations

from typing import Final

from bot.pictures.scene import HAND, Scene, Stretch
from rules.core import Ask
from rules.rattus_cartus.view import View

SHARE: Final = {2: 562, 3: 588}  # how wide the first stretch of the street is, by the number of houses
SEATS: Final = 490  # so far down the seats are shown beside the street
TRACKS: Final = Stretch("picture-part-influence", 0, 448, 580, 452)
CARDS: Final = Stretch("picture-part-cards", 574, 386, 626, 514)
HANDS: Final = (Stretch("picture-part-hand", 0, 0, 656, HAND[1]), Stretch("picture-part-secrets", 656, 0, 244, HAND[1]))


def parts(scene: Scene) -> tuple[Stretch, ...]:
    """Return the parts of the board, first the one that the question is about."""
    view: View = scene.view
    share = SHARE.get(len(view.row), SHARE[3])
    street = Stretch("picture-part-street", 0, 0, share, 454)
    left = share - (4 if len(view.row) == 3 else 0)
    beside = Stretch("picture-part-seats", left, 0, 1200 - left, SEATS)
    made = (street, beside, TRACKS, CARDS)
    first = _in_question(view, scene.question, made)
    return (first, *(part for part in made if part != first))


def _in_question(view: View, ask: Ask | None, made: tuple[Stretch, ...]) -> Stretch:
    street, beside, _, cards = made
    if ask is None:
        return street
    if ask.choice == "look_at_nuns":
        return cards
    at = ask.args[1] if ask.choice == "lay_cards" else view.resolving
    last = len(view.row) - 1
    return beside if last >= 0 and at == last else street


def hand_parts(scene: Scene) -> tuple[Stretch, ...]:
    """Return the parts of the hand."""
    return HANDS
