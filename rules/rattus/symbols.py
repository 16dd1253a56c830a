"""What the symbols of a token do to the cubes, the potions that save some, and the Serf's cube after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core import PASS, Arg, Frame

from .book import choice, forced, step
from .components import BY_CHOICE, BY_EVERYBODY, BY_MAJORITY, Card, TokenFace
from .state import NOBODY, Loss, Table

Cube = tuple[str, int]  # "lose" the cube with so many potions, or "give" up one of them


def leaders(crowd: list[int]) -> tuple[int, ...]:
    """Who has the majority; neutral cubes are nobody's."""
    most = max(crowd)
    return tuple(seat for seat, n in enumerate(crowd) if n == most)


def symbols(face: TokenFace, region: int, seat: int, top: tuple[int, ...]) -> Iterator[Frame]:
    """M first, for those who had the majority when the token was turned up (R-20); then A, then the classes."""
    yield from [majority(region, seat, top)] * face.majority
    yield from [everybody(region, seat)] * face.everybody
    yield from (of_class(region, seat, cls) for cls in face.classes)


@step
def majority(g: Table, region: int, seat: int, top: tuple[int, ...]) -> None:
    strike(g, region, seat, {loser: 1 for loser in top if g.at(region, loser)}, BY_MAJORITY)


@step
def everybody(g: Table, region: int, seat: int) -> None:
    strike(g, region, seat, {loser: 1 for loser, n in enumerate(g.crowd(region)) if n}, BY_EVERYBODY)


@step
def of_class(g: Table, region: int, seat: int, cls: int) -> None:
    """A cube for each card of the class that a player holds."""
    crowd = enumerate(g.crowd(region))
    strike(g, region, seat, {loser: min(g.cards_of(loser, cls), n) for loser, n in crowd if n}, cls)


def strike(g: Table, region: int, seat: int, losses: Mapping[int, int], by: int | str) -> None:
    """All losses of one symbol are fixed; then each loser with potions decides, clockwise from this seat (R-39).

    `by`: the symbol: BY_MAJORITY, BY_EVERYBODY or the class.
    """
    asked = list[Frame]()
    for loser in g.clockwise(seat) if losses else ():
        n = losses.get(loser, 0)
        if n and guarded(g, region, loser):
            asked += [lose_cube(loser, region, by)] * n
        elif n:
            g.say("lost", seat=loser, region=region, n=n, by=by, cards=cards_struck(g, loser, by))
            note(g, Loss(region, loser, n, by))
            for _ in range(n):
                g.lose(region, loser, weakest(g, region, loser))
    g.then(*asked)


def cards_struck(g: Table, seat: int, by: Arg) -> tuple[int, ...]:
    """The cards of a seat that a symbol is on; a letter is on none."""
    return g.held(seat, by) if isinstance(by, int) else ()


def note(g: Table, loss: Loss) -> None:
    """What the final ravage takes is kept for the end; a game that was begun before this was kept goes on without."""
    if g.way and g.last != NOBODY and g.turn == NOBODY:
        g.ravaged += (loss,)


def guarded(g: Table, region: int, seat: int) -> bool:
    """Whether potions can save a cube of this seat here."""
    return g.potions_protect and any(potion.region == region and potion.seat == seat for potion in g.potions)


def weakest(g: Table, region: int, seat: int) -> int:
    """The cube with the fewest potions, where they cannot help."""
    return g.kinds(region, seat)[0] if g.potions else 0


@forced
def lose_cube(g: Table, seat: int, region: int, by: Arg) -> list[Cube]:
    """The owner picks the cube, or gives up a potion instead of it; `by`: the symbol, "" in older games."""
    kinds = sorted(set(g.kinds(region, seat)))
    return [("lose", n) for n in kinds] + [("give", n) for n in kinds if n]


@lose_cube.chosen
def lose_cube_chosen(g: Table, seat: int, cube: Cube, region: int, by: Arg) -> None:
    verb, n = cube
    if verb == "give":
        g.say("gave_potion", seat=seat, region=region)
        g.lift(region, seat, n)
        g.drop(region, seat, n - 1)
    else:
        g.say("lost", seat=seat, region=region, n=1, by=by, cards=cards_struck(g, seat, by))
        note(g, Loss(region, seat, 1, BY_CHOICE))
        g.lose(region, seat, n)


@choice
def serf_cube(g: Table, seat: int) -> tuple[str, ...]:
    """After a token that took a cube of another player: a cube into the Plague Region, or none (R-37)."""
    return ("place", PASS) if g.toll and g.stock[seat] else ()


@serf_cube.chosen
def serf_cube_chosen(g: Table, seat: int, pick: str) -> None:
    if pick != PASS:
        g.say("serf", seat=seat, region=g.plague)
        g.place(g.plague, seat, 1)
        g.use(Card.SERF)
