"""Phase B, supplies: everybody carries out the supplies action of one card of the row."""

from __future__ import annotations

from rules.core import Refusal, Several, apart, only

from .book import choice, counted, step
from .state import Table


@step
def take_supplies(g: Table) -> None:
    """All together if so agreed and nobody can take another's cards; else in turn order (R-15)."""
    frames = [supplies(seat) for seat in g.order]
    most = max(g.supplies_at(at).draw for at in range(len(g.row)))
    enough = most * g.seats <= len(g.pile) + len(g.discard)  # else the order decides who gets the last cards
    if g.options.supplies == "together" and enough:
        g.then(apart(*frames))
    else:
        g.then(*frames)


@choice
def supplies(g: Table, seat: int) -> range:
    """One card of the row, whoever else takes it; the action is carried out as far as it goes (R-13)."""
    return range(len(g.row))


@supplies.chosen
def supplies_chosen(g: Table, seat: int, at: int) -> None:
    draw, rats, look = g.supplies_at(at)  # in this order
    g.say("supplies", seat=seat, at=at, building=g.row[at].building)
    g.draw(seat, draw)
    if rats:
        g.lose_rats(seat, rats)
    if look:
        g.then(look_at_nuns(seat, look, ()))


# --------------------------------------------------------------------------- the nun-row


@counted
def look_at_nuns(g: Table, seat: int, n: int, before: tuple[int, ...]) -> Several[int]:
    """All looks at once, or one by one: the first card may be seen before the next is chosen (R-17)."""
    places = [at for at in range(len(g.nun_row)) if at not in before]
    return Several(places, min(1, len(places)), min(n, len(places)))


@look_at_nuns.chosen
def look_at_nuns_chosen(g: Table, seat: int, places: tuple[int, ...], n: int, before: tuple[int, ...]) -> None:
    for at in places:
        g.reveal("looked", seat=seat, nun=at, card=only(seat, g.nun_row[at].face))
    g.nun_row = tuple(card.seen(seat) if at in places else card for at, card in enumerate(g.nun_row))
    if len(places) < n and len(before) + len(places) < len(g.nun_row):
        g.then(look_at_nuns(seat, n - len(places), (*before, *places)))


@look_at_nuns.barred
def look_at_nuns_barred(g: Table, seat: int, n: int, before: tuple[int, ...]) -> dict[int, Refusal]:
    return {at: Refusal("already_looked", {"nun": at, "rule": "magic"}) for at in before}
