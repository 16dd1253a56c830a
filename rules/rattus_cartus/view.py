"""Who knows what: said once, for `view`, which shows it, and for `deal_unknown`, which deals the rest anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.core import Result

from .components import JOKER, NEVER_LAID, Cards, Supplies
from .scoring import result
from .state import ROUNDS, Table


def over(g: Table) -> bool:
    """After the end everything lies open."""
    return not g.agenda


def knows_hand(g: Table, viewer: int | None, seat: int) -> bool:
    return viewer == seat or over(g)


def knows_laid(g: Table, viewer: int | None, seat: int) -> bool:
    return viewer == seat or any(seat in place.inside for place in g.row[: g.shown]) or over(g)


def knows_nun(g: Table, viewer: int | None, at: int) -> bool:
    return viewer in g.nun_row[at].seen_by or over(g)


def knows_rats(g: Table, viewer: int | None, seat: int) -> bool:
    """Others' totals are not shown, but anybody can add them up from the log: no secret to deal anew (R-44)."""
    return viewer == seat or over(g)


# --------------------------------------------------------------------------- view


class PlaceView(NamedTuple):
    """A building of the row; `laid` says for each seat inside how many cards, or which once they are open."""

    card: int
    building: int
    cls: int
    supplies: Supplies
    inside: tuple[int, ...]
    laid: tuple[int | Cards, ...]


class NunView(NamedTuple):
    """A card of the nun-row: its face if this viewer has looked at it, and who has."""

    card: int | None
    seen_by: tuple[int, ...]


class View(NamedTuple):
    """Rattus Cartus as one seat, or the public (viewer None), may see it (R-45)."""

    viewer: int | None
    seats: int
    round: int
    rounds: int
    order: tuple[int, ...]
    to_enter: tuple[int, ...]
    row: tuple[PlaceView, ...]
    shown: int
    premium: int
    cards: tuple[int, ...]
    spent: tuple[int, ...]
    deck: int
    replacement: int
    put_back: tuple[int, ...]
    pile: int
    discard: Cards
    piles: tuple[int, ...]
    tokens_left: int
    nun_row: tuple[NunView, ...]
    hands: tuple[int | Cards, ...]
    rats: tuple[int | None, ...]
    tokens: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    ranks: tuple[tuple[int, ...], ...]
    edition: str
    over: bool
    result: Result | None = None


def view(g: Table, viewer: int | None) -> View:
    """What this viewer may see, built from nothing."""
    seats = range(g.seats)
    return View(
        viewer=viewer,
        seats=g.seats,
        round=g.round,
        rounds=ROUNDS[g.seats],
        order=g.order,
        to_enter=g.to_enter,
        row=tuple(_place(g, viewer, at) for at in range(len(g.row))),
        shown=g.shown,
        premium=g.premium,
        cards=g.cards,
        spent=g.spent,
        deck=len(g.deck),
        replacement=len(g.replacement),
        put_back=g.replacement[: g.put_back],
        pile=len(g.pile),
        discard=tuple(sorted(g.discard)),
        piles=g.piles,
        tokens_left=g.tokens_left,
        nun_row=tuple(
            NunView(card.face if knows_nun(g, viewer, at) else None, card.seen_by) for at, card in enumerate(g.nun_row)
        ),
        hands=tuple(g.hands[seat] if knows_hand(g, viewer, seat) else len(g.hands[seat]) for seat in seats),
        rats=tuple(g.rats[seat] if knows_rats(g, viewer, seat) else None for seat in seats),
        tokens=tuple(g.tokens),
        points=tuple(g.points),
        ranks=tuple(g.ranks),
        edition=g.options.edition,
        over=over(g),
        result=result(g),
    )


def _place(g: Table, viewer: int | None, at: int) -> PlaceView:
    place = g.row[at]
    laid = tuple(g.laid[seat] if knows_laid(g, viewer, seat) else len(g.laid[seat]) for seat in place.inside)
    return PlaceView(place.card, place.building, place.cls, g.supplies_at(at), place.inside, laid)


# --------------------------------------------------------------------------- imagine


def deal_unknown(g: Table, viewer: int | None) -> None:
    """Deal anew, in place, all cards that this viewer cannot know. The table has new dice already.

    The cards are sorted first: what is dealt depends on the new dice and on nothing that this viewer cannot know.
    """
    _deal_buildings(g)
    hands = [seat for seat in range(g.seats) if not knows_hand(g, viewer, seat)]
    laid = [seat for seat in range(g.seats) if not knows_laid(g, viewer, seat)]
    nuns = [at for at in range(len(g.nun_row)) if not knows_nun(g, viewer, at)]
    held = [card for seat in hands for card in g.hands[seat]] + [card for seat in laid for card in g.laid[seat]]
    unplayable = sorted(card for card in held if card in NEVER_LAID)
    specials = sorted(card for card in held if card >= JOKER and card not in NEVER_LAID)  # in hands and laid only
    crowd = [card for card in held if card < JOKER] + [g.nun_row[at].face for at in nuns] + list(g.pile)
    if over(g):
        crowd, nuns = list(g.pile), []

    in_hands = g.shuffled([(g.hands, seat) for seat in hands for _ in g.hands[seat]])
    cut = len(unplayable)
    slots = (*in_hands[:cut], *g.shuffled([*in_hands[cut:], *((g.laid, seat) for seat in laid for _ in g.laid[seat])]))
    cards = [*unplayable, *specials, *g.shuffled(sorted(crowd))]
    dealt: dict[tuple[bool, int], list[int]] = {}
    for (zone, seat), card in zip(slots, cards, strict=False):
        dealt.setdefault((zone is g.hands, seat), []).append(card)
    rest = cards[len(slots) :]
    for (in_hand, seat), zone_cards in dealt.items():
        (g.hands if in_hand else g.laid)[seat] = tuple(sorted(zone_cards))
    g.nun_row = tuple(card._replace(face=rest.pop()) if at in nuns else card for at, card in enumerate(g.nun_row))
    g.pile = tuple(rest)


def _deal_buildings(g: Table) -> None:
    """The building deck, and the replacement deck but for the cards put back under it in the open."""
    known, unseen = g.replacement[: g.put_back], g.replacement[g.put_back :]
    cards = g.shuffled(sorted((*g.deck, *unseen)))
    g.deck, g.replacement = cards[: len(g.deck)], (*known, *cards[len(g.deck) :])


def hidden(g: Table, viewer: int | None) -> Mapping[str, object]:
    """The truth behind each thing this viewer cannot know."""
    if over(g):
        return {"pile": g.pile, "replacement": g.replacement[g.put_back :]}
    seats = range(g.seats)
    return {
        "deck": g.deck,
        "replacement": g.replacement[g.put_back :],
        "pile": g.pile,
        **{f"hand {seat}": g.hands[seat] for seat in seats if not knows_hand(g, viewer, seat)},
        **{f"laid {seat}": g.laid[seat] for seat in seats if not knows_laid(g, viewer, seat)},
        **{f"nun {at}": card.face for at, card in enumerate(g.nun_row) if not knows_nun(g, viewer, at)},
    }
