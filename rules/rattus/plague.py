"""Phase C: the Plague Piece moves, rats spread, and the plague ravages the region."""

from __future__ import annotations

from rules.core import PASS, Arg, Refusal

from . import counts
from .book import choice, forced, step
from .components import Card
from .counts import to_spread
from .state import Table
from .symbols import leaders, serf_cube, symbols

FAR = (Card.KNIGHT, Card.CRUSADER, Card.SOLDIER)  # with one of these the piece goes up to two regions
Reasons = dict[int, Refusal]

# --------------------------------------------------------------------------- the piece moves


def reach(g: Table, seat: int) -> list[int]:
    """The regions where the piece may end in a regular turn; where it is if walls leave no way at all (R-22)."""
    return within(g, 2 if any(g.may_use(seat, card) for card in FAR) else 1) or [g.plague]


def within(g: Table, steps: int) -> list[int]:
    """The regions at most so many steps away, never the one where the piece is."""
    near = g.open_to(g.plague)
    far = {region for way in near for region in g.open_to(way)} if steps > 1 else set()
    return sorted({*near, *far} - {g.plague})


def arrive(g: Table, seat: int, region: int) -> None:
    """The piece is moved; only the region where it ends is infected."""
    if region == g.plague:  # walled in: phase C does nothing
        g.say("stayed", seat=seat, region=region)
        return
    g.say("plague", seat=seat, source=g.plague, target=region)
    g.go_to(region)
    powers = [frame(seat) for card, frame in ON_ARRIVAL if g.may_use(seat, card)]
    g.then(spread(seat), *powers, ravage(seat, int(g.holds(seat, Card.SERF))))


# --------------------------------------------------------------------------- 1. rats spread


@step
def spread(g: Table, seat: int) -> None:
    """New rats around the Plague Region; the Soldier may place one more (R-35)."""
    if n := to_spread(len(g.rats[g.plague])):
        if not g.ways(g.plague):
            g.say("no_room", region=g.plague)
        more = [soldier(seat)] if g.may_use(seat, Card.SOLDIER) else []
        g.then(new_rat(seat, n), *more)


@forced
def new_rat(g: Table, seat: int, left: int) -> tuple[int, ...]:
    """Not optional; a rat that finds no room stays in the supply (R-17)."""
    return g.ways(g.plague) if g.supply else ()


@new_rat.chosen
def new_rat_chosen(g: Table, seat: int, region: int, left: int) -> None:
    g.say("new_rat", seat=seat, region=region)
    g.bring_rat(region)
    if left > 1:
        g.then(new_rat(seat, left - 1))


@new_rat.barred
def new_rat_barred(g: Table, seat: int, left: int) -> Reasons:
    return rats_barred(g, g.plague)


@choice
def soldier(g: Table, seat: int) -> tuple[Arg, ...]:
    ways = g.ways(g.plague) if g.supply else ()
    return (*ways, PASS) if ways else ()


@soldier.chosen
def soldier_chosen(g: Table, seat: int, region: Arg) -> None:
    if isinstance(region, int):
        g.use(Card.SOLDIER)
        g.say("soldier", seat=seat, region=region)
        g.bring_rat(region)


@soldier.barred
def soldier_barred(g: Table, seat: int) -> Reasons:
    return rats_barred(g, g.plague)


def rats_barred(g: Table, source: int) -> Reasons:
    """Why no rat may go from here to a neighbour."""
    ways = g.ways(source)
    return {region: why_no_way(g, source, region) for region in g.map.next_to[source] if region not in ways}


def why_no_way(g: Table, source: int, target: int) -> Refusal:
    """What keeps a rat from going to this neighbour: a wall, a bishop, or three rats there."""
    if target not in g.open_to(source):
        return wall_between(source, target)
    if target in g.bishops:
        return Refusal("bishop_there", {"region": target, "rule": "bishop"})
    return Refusal("region_full", {"region": target, "rule": "phase_c"})


def wall_between(source: int, target: int) -> Refusal:
    """A wall is in the way."""
    return Refusal("wall_between", {"source": source, "target": target, "rule": "emperor"})


# --------------------------------------------------------------------------- 2. the plague ravages


def infested(g: Table, region: int) -> bool:
    """Whether rats find somebody there."""
    return counts.infested(len(g.rats[region]), g.crowd(region))


@choice
def knight(g: Table, seat: int) -> tuple[str, ...]:
    """Before any token is turned up the piece may count as two neutral cubes (R-21)."""
    return ("count", PASS) if infested(g, g.plague) else ()


@knight.chosen
def knight_chosen(g: Table, seat: int, pick: str) -> None:
    if pick != PASS:
        g.use(Card.KNIGHT)
        g.neutral = True
        g.say("knight", seat=seat, region=g.plague)


@choice
def crusader(g: Table, seat: int) -> tuple[str, ...]:
    """All tokens may be turned up together; a single one is turned up anyway (R-36)."""
    return ("reveal", PASS) if len(g.rats[g.plague]) > 1 and infested(g, g.plague) else ()


@crusader.chosen
def crusader_chosen(g: Table, seat: int, pick: str) -> None:
    if pick != PASS:
        g.use(Card.CRUSADER)
        reveal(g, seat)


ON_ARRIVAL = ((Card.KNIGHT, knight), (Card.CRUSADER, crusader))  # before any token is turned up


def reveal(g: Table, seat: int) -> None:
    """All tokens of the Plague Region lie open, to be taken one after the other in a chosen order."""
    g.revealed = True
    faces = tuple(g.face(rat).as_fact() for rat in g.rats[g.plague])
    g.reveal("revealed", seat=seat, region=g.plague, faces=faces)


@step
def ravage(g: Table, seat: int, serf: int) -> None:
    """Token after token, as long as there are tokens and cubes. `serf`: whether the one on turn uses the Serf."""
    region = g.plague
    if not infested(g, region):
        if g.revealed:
            put_away(g, region)
    elif g.revealed:
        g.then(next_rat(seat), turn_up(region, seat, serf), ravage(seat, serf))
    else:
        g.then(turn_up(region, seat, serf), ravage(seat, serf))


def put_away(g: Table, region: int) -> None:
    """Tokens that lie open when no cube is left are discarded too (R-36)."""
    if n := len(g.rats[region]):
        g.say("put_away", region=region, n=n)
    while g.rats[region]:
        g.discard(region, 0)
    g.revealed = False


@forced
def next_rat(g: Table, seat: int) -> range:
    """The Crusader's order, a token at a time: what the ones before did is seen first (R-36)."""
    return range(len(g.rats[g.plague]))


@next_rat.chosen
def next_rat_chosen(g: Table, seat: int, slot: int) -> None:
    here = g.rats[g.plague]
    g.rats[g.plague] = (here[slot], *here[:slot], *here[slot + 1 :])


@step
def turn_up(g: Table, region: int, seat: int, serf: int) -> None:
    """The token longest in the region (R-19, R-20); owners of potions are asked clockwise from this seat."""
    face = g.face(g.discard(region, 0))
    people = population(g, region)
    hit = face.hits(people)
    tell = g.say if g.revealed else g.reveal
    tell("turned_up", region=region, face=face.as_fact(), n=people, hit=int(hit))
    g.toll = False
    if hit:
        after = [serf_cube(seat)] if serf else []
        g.then(*symbols(face, region, seat, leaders(g.crowd(region))), *after)


def population(g: Table, region: int) -> int:
    """What the limit of a token in this region is held against."""
    neutral = g.neutral and region == g.plague
    return counts.population(g.crowd(region), g.nuns.count(region), neutral=neutral)
