"""The pieces of the picture of Rattus, read off a view: what changes between two of them is marked."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Final

from bot.pictures.theme import CLASS_COLOURS, Theme
from bot.text import Words
from rules.rattus.components import Card, Class, Region, class_of
from rules.rattus.view import OUT, View

CLASS_ICON: Final = {int(cls): cls.name.lower() for cls in Class}
# Pieces that only a card of this game brings: their icon, and how many are not on the board.
PIECE_ICON: Final = {Card.BISHOP: "bishop", Card.NUN: "nun", Card.EMPEROR: "wall", Card.WIZARD: "potion"}


def pieces(view: View) -> Mapping[str, Hashable]:
    """Everything of map and column, by the id of its piece."""
    return dict((*_on_the_map(view), *_beside_it(view)))


def _on_the_map(view: View) -> Iterator[tuple[str, Hashable]]:
    yield "plague", (view.plague, view.neutral, view.revealed)
    for here in view.regions:
        name = Region(here.region).name.lower()
        for slot, rat in enumerate(here.rats):
            yield f"rat-{name}-{slot}", (rat.face, rat.origin, rat.seen_by)
        for seat, n in enumerate(here.cubes):
            if n:
                yield f"cubes-{name}-{seat}", (n, guards(view, here.region, seat))
        if here.bishops:
            yield f"bishop-{name}", here.bishops
        if here.nuns:
            yield f"nun-{name}", here.nuns
    for one, other in view.walls:
        yield f"wall-{one}-{other}", True
    for seat, n in enumerate(view.palace):
        if n:
            yield f"palace-{seat}", n


def _beside_it(view: View) -> Iterator[tuple[str, Hashable]]:
    yield "turn", (view.stage, view.turn, view.turns)
    if view.regular:
        yield "taken", view.taken and view.turns  # each turn's own
        yield "placed", view.placed and view.turns
    for seat in range(view.seats):
        yield f"board-{seat}", view.saved[seat]
        yield f"stock-{seat}", view.stock[seat]
    for card, holder in enumerate(view.holder):
        if holder != OUT:
            yield f"card-{Card(card).name.lower()}", (holder, card in view.used)
    yield "supply", view.supply
    yield "on-board", view.rats_on_board
    if view.removed:
        yield "removed", view.removed
    for name, left in stocks(view).items():
        yield f"left-{name}", left
    if view.in_game(Card.BAKER):
        yield "baker", (view.baker, view.baker_seat)


def stocks(view: View) -> Mapping[str, int]:
    """The extra pieces that are not on the board, of the cards in this game."""
    left = (view.bishops_left, view.nuns_left, view.walls_left, view.potions_left)
    return {icon: n for (card, icon), n in zip(PIECE_ICON.items(), left, strict=True) if view.in_game(card)}


def guards(view: View, region: int, seat: int) -> tuple[int, ...]:
    """How many potions stand with each of the cubes of a seat in a region that has any."""
    return tuple(n for n in view.kinds(region, seat) if n)


def palace_counts(view: View) -> bool:
    """Whether the palace matters: only the King brings cubes there."""
    return view.in_game(Card.KING) or any(view.palace)


def region_name(words: Words, region: int) -> str:
    """The name on the map."""
    return words(f"rattus-region-{Region(region).name.lower()}")


def card_name(words: Words, card: int) -> str:
    """The name of a class card."""
    return words(f"rattus-card-{Card(card).name.lower()}.short")


def class_name(words: Words, card: int) -> str:
    """The name of the class of a card."""
    return words(f"rattus-class-{icon_of(card)}")


def colour_of(theme: Theme, card: int) -> str:
    """The colour of the class of a card."""
    return theme.ink if theme.flat else CLASS_COLOURS[icon_of(card)]


def icon_of(card: int) -> str:
    """The symbol of the class of a card."""
    return CLASS_ICON[class_of(card)]
