"""One position with every line at its longest, what the texts promise to tell, and changes that must show."""

from __future__ import annotations

from collections.abc import Iterator

from rules.rattus_cartus import game
from rules.rattus_cartus.components import JOKER, MADE_BY, PILED, Supplies, building_of
from rules.rattus_cartus.view import NunView, PlaceView, View
from tests.faces.boards import put


def fullest() -> View:
    """Five seats late in a game of single buildings: every line at its longest."""
    cards = tuple(range(0, 60, 2))
    laid = (0, 4, 7, 13, 19, 24, 29, JOKER)
    row = (
        PlaceView(50, 10, 5, Supplies(10, 10, 5), (0, 1, 2), (laid,) * 3),
        PlaceView(58, 11, 5, Supplies(10, 10, 5), (3, 4), (14, 14)),
        PlaceView(30, 6, 3, Supplies(10, 10, 5), (), ()),
    )
    return View(
        viewer=None, seats=5, round=7, rounds=8, order=(4, 0, 1, 2, 3), to_enter=(0, 1, 2, 3), row=row, shown=1,
        premium=-1, cards=cards, spent=(), deck=24, replacement=6, put_back=(52, 54, 56, 58), pile=44,
        discard=tuple(kind for kind in range(30) for _ in range(4)), piles=(15, 12, 12, 12, 15), tokens_left=20,
        nun_row=(NunView(None, (0, 1, 2, 3, 4)),) * 5, hands=(24,) * 5, rats=(None,) * 5, tokens=(10,) * 5,
        points=((24,) * 6,) * 5, ranks=((0, 1, 2, 3, 4),) * 6, edition=game.add_edition({}).name, over=False,
    )  # fmt: skip


def crowded(cards: int) -> View:
    """The same with all five in the first building, each with so many cards there."""
    laid = tuple(sorted(kind % (JOKER + 3) for kind in range(0, 4 * cards, 4)))
    view = fullest()
    first = view.row[0]._replace(inside=(0, 1, 2, 3, 4), laid=(laid,) * 5)
    return view._replace(row=(first, *view.row[1:]), to_enter=())


def public(view: View) -> View:
    """What the board promises to tell of a view: of building cards to come, the building and not the copy."""
    gone = {*view.spent, *(place.card for place in view.row)}
    return view._replace(
        cards=tuple(sorted(building_of(card) for card in view.cards if card not in gone)),
        spent=(),
        put_back=tuple(building_of(card) for card in view.put_back),
        row=tuple(place._replace(card=0) for place in view.row),
    )


# --------------------------------------------------------------------------- the same table with one thing changed


def changes(view: View) -> Iterator[tuple[str, View]]:
    """The same table with one number, owner, or place changed, each of which must show in the text."""
    yield from other_numbers(view)
    yield from other_owners(view)
    yield from other_places(view)


def other_numbers(view: View) -> Iterator[tuple[str, View]]:
    """The same table with one number changed."""
    for name in ("round", "rounds", "replacement", "pile", "tokens_left"):
        yield name, view._replace(**{name: getattr(view, name) + 1})
    yield "deck", view._replace(deck=view.deck + 3)
    in_game = {building_of(card) for card in view.cards}
    for n, kind in enumerate(PILED):
        if kind == JOKER or MADE_BY[kind] in in_game:
            yield f"pile {n}", view._replace(piles=put(view.piles, n, view.piles[n] + 1))
    for seat in range(view.seats):
        hand = view.hands[seat]
        if isinstance(hand, int):
            yield f"hand {seat}", view._replace(hands=put(view.hands, seat, hand + 1))
        yield f"tokens {seat}", view._replace(tokens=put(view.tokens, seat, view.tokens[seat] + 1))
        for cls in (cls for cls in range(6) if seat in view.ranks[cls]):
            points = put(view.points[seat], cls, view.points[seat][cls] + 1)
            yield f"influence {seat} {cls}", view._replace(points=put(view.points, seat, points))
    for card in sorted(set(view.discard)):
        fewer = list(view.discard)
        fewer.remove(card)
        yield f"discarded {card}", view._replace(discard=tuple(fewer))


def other_owners(view: View) -> Iterator[tuple[str, View]]:
    """The same table with something in another's hands."""
    yield "start player", view._replace(order=(*view.order[1:], view.order[0]))
    if not view.over:
        yield "premium", view._replace(premium=(view.premium + 1) % view.seats)
    if len(view.to_enter) > 1:
        yield "still to enter", view._replace(to_enter=view.to_enter[::-1])
    for cls in (cls for cls in range(6) if len(view.ranks[cls]) > 1):
        yield f"ranks {cls}", view._replace(ranks=put(view.ranks, cls, view.ranks[cls][::-1]))
    for at, nun in enumerate(view.nun_row):
        for seat in range(view.seats):
            seen = tuple(s for s in range(view.seats) if (s in nun.seen_by) != (s == seat))
            yield f"looked {at} {seat}", view._replace(nun_row=put(view.nun_row, at, NunView(nun.card, seen)))


def other_places(view: View) -> Iterator[tuple[str, View]]:
    """The same table with something elsewhere in the row."""
    for at, place in enumerate(view.row):
        for change in _places(place):
            yield f"place {at} {change}", view._replace(row=put(view.row, at, change))


def _places(place: PlaceView) -> Iterator[PlaceView]:
    building = (place.building + 2) % 12  # of another class
    yield place._replace(building=building, cls=(place.cls + 1) % 6)
    for name, n in place.supplies._asdict().items():
        yield place._replace(supplies=place.supplies._replace(**{name: n + 1}))
    if len(place.inside) > 1:
        yield place._replace(inside=place.inside[::-1], laid=place.laid[::-1])
    for nth, cards in enumerate(place.laid):
        more = cards + 1 if isinstance(cards, int) else (*cards, JOKER)
        yield place._replace(laid=put(place.laid, nth, more))
    if place.inside:
        yield place._replace(inside=place.inside[:-1], laid=place.laid[:-1])
