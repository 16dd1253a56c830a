"""One position with every line at its longest, what the texts promise to tell, and changes that must show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, cycle

from rules.rattus import game
from rules.rattus.components import Card, editions
from rules.rattus.state import BESIDE, DRAWN, LAID_OUT, OUT, REDRAWN, Potion
from rules.rattus.view import RatView, RegionView, View
from tests.faces.boards import put

OTHER_BOX = game.add_edition(
    {"cards.toml": editions.built_in.files["cards.toml"].replace("potions = 10", "potions = 9")}
)
OTHER = OTHER_BOX.name


def fullest() -> View:
    """Four seats in the final round, the most on the board and in hands: every line at its longest."""
    box = editions.components("")
    faces = iter(box.rats)
    seen = cycle(seats for n in range(1, 5) for seats in combinations(range(4), n))
    regions = tuple(
        RegionView(
            region=region,
            next_to=near,
            rats=tuple(RatView(next(faces), (LAID_OUT, DRAWN, REDRAWN)[slot], next(seen)) for slot in range(3)),
            cubes=(2, 1, 10, 1) if region == 5 else (1, 1, 0, 1),
            bishops=int(region in (0, 3)),
            nuns=int(region in (2, 8, 11)),
        )
        for region, near in enumerate(box.maps[4].next_to)
    )
    cards = (Card.BISHOP, Card.NUN, Card.CRUSADER, Card.WITCH, Card.WIZARD, Card.EMPEROR)
    return View(
        viewer=None, seats=4, first=3, turn=2, turns=33, last=1, regions=regions, plague=2, neutral=True, revealed=True,
        potions=tuple(Potion(region, region % 4, 1) for region in range(10)), potions_left=0,
        walls=((2, 4), (3, 5), (8, 11)), walls_left=0, bishops_left=0, nuns_left=0,
        holder=tuple(i % 4 if card in cards else OUT for i, card in enumerate(Card)), used=cards,
        taken=True, placed=True, stock=(12, 10, 11, 13), palace=(10, 10, 10, 10),
        baker=0, baker_seat=-1, supply=10, removed=0, discards=tuple(faces), redrawn=8, everything_out=True,
        edition=editions.built_in.name, over=False,
    )  # fmt: skip


def fullest_end() -> View:
    """The same when the game is over."""
    return fullest()._replace(over=True, turn=-1)


def public(view: View) -> View:
    """What the texts promise to tell of a view: who has looked, and discards before and since the redraw, unordered;
    phases and used cards only while somebody is on turn; who has looked, until all lies open."""
    regular = view.turns > 0 and view.last < 0
    before, since = view.discards[: view.redrawn], view.discards[view.redrawn :]
    return view._replace(
        regions=tuple(here._replace(rats=tuple(_seen(view, rat) for rat in here.rats)) for here in view.regions),
        taken=view.taken and regular,
        placed=view.placed and regular,
        used=tuple(sorted(view.used)) if view.turn >= 0 else (),
        discards=(*sorted(before), *sorted(since)),
    )


def _seen(view: View, rat: RatView) -> RatView:
    return rat._replace(seen_by=() if view.over else tuple(sorted(rat.seen_by)))


# --------------------------------------------------------------------------- the same table with one thing changed


def changes(view: View) -> Iterator[tuple[str, View]]:
    """The same table with one number, owner, or place changed, each of which must show in the text."""
    yield from numbers_changed(view)
    yield from owners_changed(view)
    for at, here in enumerate(view.regions):
        for what, other in region_changed(view, here):
            regions = put(view.regions, at, other)
            yield f"region {here.region}: {what}", view._replace(regions=regions)


def numbers_changed(view: View) -> Iterator[tuple[str, View]]:
    """Counts of what lies beside the map."""
    for name in ("turns", "removed", "supply"):
        yield name, view._replace(**{name: getattr(view, name) + 1})
    for seat in range(view.seats):
        yield f"stock {seat}", view._replace(stock=put(view.stock, seat, view.stock[seat] + 1))
        yield f"palace {seat}", view._replace(palace=put(view.palace, seat, view.palace[seat] + 1))
    with_pieces = {"bishops": Card.BISHOP, "nuns": Card.NUN, "walls": Card.EMPEROR, "potions": Card.WIZARD}
    for name, card in with_pieces.items():
        if view.holder[card] != OUT:
            yield f"{name} left", view._replace(**{f"{name}_left": getattr(view, f"{name}_left") + 1})
    for at, face in enumerate(view.discards):
        yield f"discarded {face}", view._replace(discards=put(view.discards, at, face._replace(limit=face.limit + 6)))
        yield f"ring {face}", view._replace(discards=put(view.discards, at, face._replace(ringed=not face.ringed)))
    if view.discards:
        yield "one discard fewer", view._replace(discards=view.discards[:-1])


def owners_changed(view: View) -> Iterator[tuple[str, View]]:
    """Whose turn, whose cards, whose pieces."""
    yield "first", view._replace(first=(view.first + 1) % view.seats)
    yield "plague", view._replace(plague=next(here.region for here in view.regions if here.region != view.plague))
    yield "neutral", view._replace(neutral=not view.neutral)
    yield "everything out", view._replace(everything_out=not view.everything_out)
    yield "edition", view._replace(edition=OTHER)
    if view.turn >= 0:
        yield "turn", view._replace(turn=(view.turn + 1) % view.seats)
        for card in (card for card, holder in enumerate(view.holder) if holder >= 0 and card not in view.used):
            yield f"used {card}", view._replace(used=(*view.used, card))
    if view.last >= 0:
        yield "last", view._replace(last=(view.last + 1) % view.seats)
    elif view.turns:
        yield "taken", view._replace(taken=not view.taken)
        yield "placed", view._replace(placed=not view.placed)
    for card, holder in enumerate(view.holder):
        if holder != OUT:
            yield f"holder {card}", view._replace(holder=put(view.holder, card, 0 if holder else BESIDE))
    for at, potion in enumerate(view.potions):
        for other in (potion._replace(n=potion.n + 1), potion._replace(seat=(potion.seat + 1) % view.seats)):
            yield f"potion {other}", view._replace(potions=put(view.potions, at, other))
    for at, wall in enumerate(view.walls):
        yield f"wall {wall}", view._replace(walls=put(view.walls, at, (wall[0], 11 if wall[1] != 11 else 10)))
    if view.baker:
        yield "baker", view._replace(baker=view.baker + 1)
        yield "baker's seat", view._replace(baker_seat=(view.baker_seat + 1) % view.seats)


def region_changed(view: View, here: RegionView) -> Iterator[tuple[str, RegionView]]:
    """The cubes, rats and pieces of one region."""
    for seat, n in enumerate(here.cubes):
        yield f"cubes of {seat}", here._replace(cubes=put(here.cubes, seat, n + 1))
    yield "a rat more", here._replace(rats=(*here.rats, RatView(None, DRAWN, ())))
    for slot, rat in enumerate(here.rats):
        origin = LAID_OUT if rat.origin == DRAWN else DRAWN
        yield f"origin {slot}", here._replace(rats=put(here.rats, slot, rat._replace(origin=origin)))
        for seat in () if view.over else range(view.seats):
            seen = tuple(s for s in range(view.seats) if (s in rat.seen_by) != (s == seat))
            yield f"looked {slot} {seat}", here._replace(rats=put(here.rats, slot, rat._replace(seen_by=seen)))
        if rat.face is not None and (view.over or (view.revealed and here.region == view.plague)):
            face = rat.face._replace(limit=7)
            yield f"open {slot}", here._replace(rats=put(here.rats, slot, rat._replace(face=face)))
    if view.holder[Card.BISHOP] != OUT:
        yield "bishops", here._replace(bishops=here.bishops + 1)
    if view.holder[Card.NUN] != OUT:
        yield "nuns", here._replace(nuns=here.nuns + 1)
