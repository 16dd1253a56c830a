"""Who knows what: said once, for `view`, which shows it, and for `deal_unknown`, which deals the rest anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from .components import Face
from .state import LAID_OUT, REDRAWN, Potion, Rat, Table, Wall


def over(g: Table) -> bool:
    """After the end everything on the board lies open."""
    return not g.agenda


def knows_rat(g: Table, viewer: int | None, region: int, rat: Rat) -> bool:
    return viewer in rat.seen_by or (g.revealed and region == g.plague) or over(g)


def unknown_rats(g: Table, viewer: int | None) -> Iterator[tuple[int, int, Rat]]:
    """The tokens on the board whose face this viewer does not know: region, place in it, token."""
    for region in g.regions:
        for slot, rat in enumerate(g.rats[region]):
            if not knows_rat(g, viewer, region, rat):
                yield region, slot, rat


# --------------------------------------------------------------------------- view


class RatView(NamedTuple):
    """A token on the board: its face if this viewer knows it, where it came from (R-48), and who has looked at it."""

    face: Face | None
    origin: int
    seen_by: tuple[int, ...]


class RegionView(NamedTuple):
    """A region in play."""

    region: int
    next_to: tuple[int, ...]
    rats: tuple[RatView, ...]  # longest there first
    cubes: tuple[int, ...]  # by seat
    bishops: int
    nuns: int


class View(NamedTuple):
    """Rattus as one seat, or the public (viewer None), may see it."""

    viewer: int | None
    seats: int
    first: int
    turn: int
    turns: int
    last: int
    regions: tuple[RegionView, ...]
    plague: int
    neutral: bool
    revealed: bool
    potions: tuple[Potion, ...]
    potions_left: int
    walls: tuple[Wall, ...]
    walls_left: int
    bishops_left: int
    nuns_left: int
    holder: tuple[int, ...]  # by card
    used: tuple[int, ...]
    taken: bool
    placed: bool
    stock: tuple[int, ...]
    palace: tuple[int, ...]
    baker: int
    baker_seat: int
    supply: int
    removed: int
    discards: tuple[Face, ...]  # as they were turned up, one that lies on the board again among them
    redrawn: int
    everything_out: bool
    edition: str
    over: bool


def view(g: Table, viewer: int | None) -> View:
    """What this viewer may see, built from nothing."""
    box = g.components
    return View(
        viewer=viewer,
        seats=g.seats,
        first=g.first,
        turn=g.turn,
        turns=g.turns,
        last=g.last,
        regions=tuple(_region(g, viewer, region) for region in g.regions),
        plague=g.plague,
        neutral=g.neutral,
        revealed=g.revealed,
        potions=g.potions,
        potions_left=g.potions_left,
        walls=g.walls,
        walls_left=box.walls - len(g.walls),
        bishops_left=box.bishops - len(g.bishops),
        nuns_left=box.nuns - len(g.nuns),
        holder=tuple(g.holder),
        used=g.used,
        taken=g.taken,
        placed=g.placed,
        stock=tuple(g.stock),
        palace=tuple(g.palace),
        baker=g.baker,
        baker_seat=g.baker_seat,
        supply=len(g.supply),
        removed=len(g.removed),
        discards=tuple(box.rats[face] for face in g.discards),
        redrawn=g.redrawn,
        everything_out=g.everything_out,
        edition=g.edition,
        over=over(g),
    )


def _region(g: Table, viewer: int | None, region: int) -> RegionView:
    return RegionView(
        region=region,
        next_to=g.map.next_to[region],
        rats=tuple(_rat(g, viewer, region, rat) for rat in g.rats[region]),
        cubes=tuple(g.crowd(region)),
        bishops=g.bishops.count(region),
        nuns=g.nuns.count(region),
    )


def _rat(g: Table, viewer: int | None, region: int, rat: Rat) -> RatView:
    return RatView(g.face(rat) if knows_rat(g, viewer, region, rat) else None, rat.origin, rat.seen_by)


# --------------------------------------------------------------------------- imagine


def deal_unknown(g: Table, viewer: int | None) -> None:
    """Deal anew, in place, all faces that this viewer cannot know. The table has new dice already.

    Where a token came from is public: one laid out at set-up is a starting rat, the Soldier's redraw is one of the open
    discards. The faces are sorted first, so what is dealt depends on nothing that this viewer cannot know.
    """
    unknown = list(unknown_rats(g, viewer))
    faces = sorted([*(rat.face for _, _, rat in unknown if rat.origin != REDRAWN), *g.supply, *g.removed])
    ringed = g.shuffled([face for face in faces if g.components.rats[face].ringed])
    start = [at for at in unknown if at[2].origin == LAID_OUT]
    rest = g.shuffled(sorted([*ringed[len(start) :], *(f for f in faces if f not in ringed)]))
    deal = {LAID_OUT: iter(ringed), REDRAWN: iter(g.discards[g.below(g.redrawn)] for _ in range(bool(g.redrawn)))}
    other = iter(rest)
    for region, slot, rat in unknown:
        g.set_rat(region, slot, rat._replace(face=next(deal.get(rat.origin, other))))
    left = tuple(other)
    g.removed, g.supply = left[: len(g.removed)], left[len(g.removed) :]


def hidden(g: Table, viewer: int | None) -> Mapping[str, object]:
    """The truth behind each thing this viewer cannot know."""
    rats = {f"rat {region} {slot}": rat.face for region, slot, rat in unknown_rats(g, viewer)}
    return {"supply": g.supply, "removed": g.removed, **rats}
