"""Merchant, Messenger, Monk and Pied Piper: cubes and rats on the move."""

from __future__ import annotations

from functools import partial

from rules.core import Several, exactly

from . import counts
from .book import choice, counted, forced, forced_counted
from .state import Table

# --------------------------------------------------------------------------- Merchant


def movable(g: Table, seat: int) -> list[int]:
    """The regions with own cubes that are not shut in by walls."""
    return [region for region in g.home(seat) if g.open_to(region)]


@choice
def merchant_from(g: Table, seat: int) -> list[int]:
    return movable(g, seat)


@merchant_from.chosen
def merchant_from_chosen(g: Table, seat: int, source: int) -> None:
    g.then(merchant_to(seat, source))


@choice
def merchant_to(g: Table, seat: int, source: int) -> tuple[int, ...]:
    return g.open_to(source)


@merchant_to.chosen
def merchant_to_chosen(g: Table, seat: int, target: int, source: int) -> None:
    g.then(merchant_cubes(seat, source, target))


@counted
def merchant_cubes(g: Table, seat: int, source: int, target: int) -> Several[int]:
    """Some cubes, each told by the number of its potions."""
    kinds = g.kinds(source, seat)
    plain = kinds.count(0)
    cubes = kinds[max(0, plain - counts.CARRIED) :]
    return Several(cubes, 1, min(counts.CARRIED, len(cubes)))


@merchant_cubes.chosen
def merchant_cubes_chosen(g: Table, seat: int, cubes: tuple[int, ...], source: int, target: int) -> None:
    g.say("merchant", seat=seat, source=source, target=target, n=len(cubes))
    for potions in cubes:
        g.move(seat, potions, source, target)


# --------------------------------------------------------------------------- Messenger


def elsewhere(g: Table, region: int, owner: int) -> list[int]:
    """The other regions where somebody else than this owner has cubes."""
    return [far for far in g.regions if far != region and sum(g.crowd(far)) > g.at(far, owner)]


def swappable(g: Table, region: int) -> list[tuple[int, int]]:
    """The cubes here that can be swapped: whose, and with how many potions (R-28)."""
    everywhere = [sum(g.at(other, seat) for other in g.regions) for seat in range(g.seats)]
    owners = counts.to_send(g.crowd(region), everywhere)
    return [(owner, potions) for owner in owners for potions in sorted(set(g.kinds(region, owner)))]


def can_swap(g: Table, seat: int) -> bool:
    """Two cubes of different players stand in different regions."""
    return any(elsewhere(g, region, owner) for region in g.regions for owner, n in enumerate(g.crowd(region)) if n)


@choice
def messenger_from(g: Table, seat: int) -> list[int]:
    return [region for region in g.regions if swappable(g, region)]


@messenger_from.chosen
def messenger_from_chosen(g: Table, seat: int, region: int) -> None:
    g.then(messenger_cube(seat, region))


@forced
def messenger_cube(g: Table, seat: int, region: int) -> list[tuple[int, int]]:
    return swappable(g, region)


@messenger_cube.chosen
def messenger_cube_chosen(g: Table, seat: int, cube: tuple[int, int], region: int) -> None:
    g.then(messenger_to(seat, region, *cube))


@choice
def messenger_to(g: Table, seat: int, region: int, owner: int, potions: int) -> list[int]:
    return elsewhere(g, region, owner)


@messenger_to.chosen
def messenger_to_chosen(g: Table, seat: int, target: int, region: int, owner: int, potions: int) -> None:
    g.then(messenger_swap(seat, region, owner, potions, target))


@forced
def messenger_swap(g: Table, seat: int, region: int, owner: int, potions: int, target: int) -> list[tuple[int, int]]:
    """The other cube: one's own with an opponent's, or those of two opponents, so of any two players."""
    return counts.to_swap(g.crowd(target), owner, partial(g.kinds, target))


@messenger_swap.chosen
def messenger_swap_chosen(
    g: Table, seat: int, cube: tuple[int, int], region: int, owner: int, potions: int, target: int
) -> None:
    other, kind = cube
    g.say("messenger", seat=seat, source=region, owner=owner, target=target, other=other)
    g.move(owner, potions, region, target)
    g.move(other, kind, target, region)


# --------------------------------------------------------------------------- Monk


def leading_away(g: Table) -> list[int]:
    """The regions from which a rat can go somewhere."""
    return [region for region in g.regions if g.rats[region] and g.ways(region)]


def can_move_rat(g: Table, seat: int) -> bool:
    """Some rat can move."""
    return any(g.rats[region] and g.ways(region) for region in g.regions)


@choice
def monk_from(g: Table, seat: int) -> list[int]:
    return leading_away(g)


@monk_from.chosen
def monk_from_chosen(g: Table, seat: int, source: int) -> None:
    g.then(monk_rat(seat, source))


@forced
def monk_rat(g: Table, seat: int, source: int) -> range:
    return range(len(g.rats[source]))


@monk_rat.chosen
def monk_rat_chosen(g: Table, seat: int, slot: int, source: int) -> None:
    g.then(monk_to(seat, source, slot))


@choice
def monk_to(g: Table, seat: int, source: int, slot: int) -> tuple[int, ...]:
    return g.ways(source)


@monk_to.chosen
def monk_to_chosen(g: Table, seat: int, target: int, source: int, slot: int) -> None:
    g.say("monk", seat=seat, source=source, slot=slot, target=target)
    g.move_rat(source, slot, target)


# --------------------------------------------------------------------------- Pied Piper


@choice
def piper_from(g: Table, seat: int) -> list[int]:
    return movable(g, seat)


@piper_from.chosen
def piper_from_chosen(g: Table, seat: int, source: int) -> None:
    g.then(piper_cube(seat, source))


@forced
def piper_cube(g: Table, seat: int, source: int) -> list[int]:
    return sorted(set(g.kinds(source, seat)))


@piper_cube.chosen
def piper_cube_chosen(g: Table, seat: int, potions: int, source: int) -> None:
    g.then(piper_to(seat, source, potions))


@choice
def piper_to(g: Table, seat: int, source: int, potions: int) -> tuple[int, ...]:
    return g.open_to(source)


@piper_to.chosen
def piper_to_chosen(g: Table, seat: int, target: int, source: int, potions: int) -> None:
    n = followers(g, source, target)
    g.say("piper", seat=seat, source=source, target=target, n=n)
    g.move(seat, potions, source, target)
    if n:
        g.then(piper_rats(seat, source, target, n))


def followers(g: Table, source: int, target: int) -> int:
    """How many rats go with the cube: as many as the target has room for."""
    return counts.followers(len(g.rats[source]), g.room(target))


@forced_counted
def piper_rats(g: Table, seat: int, source: int, target: int, n: int) -> Several[int]:
    return exactly(n, range(len(g.rats[source])))


@piper_rats.chosen
def piper_rats_chosen(g: Table, seat: int, slots: tuple[int, ...], source: int, target: int, n: int) -> None:
    here = g.rats[source]
    if len(slots) < len(here):
        g.say("piper_rats", seat=seat, source=source, slots=slots)
    g.rats[source] = tuple(rat for slot, rat in enumerate(here) if slot not in slots)
    g.rats[target] += tuple(here[slot] for slot in slots)
