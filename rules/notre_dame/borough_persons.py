"""The persons who move, add or remove pieces in a borough: minstrel, fool, actress, bishop, gypsies and others."""

from __future__ import annotations

from rules.core import PASS, Arg, Refusal, Several, exactly, up_to

from .actions import act, empty_sectors
from .book import choice, counted, forced, forced_counted
from .components import NOTRE_DAME, SECTORS, PersonCard, Source
from .state import RESERVE, Table

Pieces = tuple[int, int]  # so many markers, and the friend (1) or not (0)

# --------------------------------------------------------------------------- Minstrel, Fool, Actress


def minstrel(g: Table, seat: int) -> None:
    """One to three pieces from one sector to another; no action."""
    g.then(shift_from(seat, PersonCard.MINSTREL.value))


def fool(g: Table, seat: int) -> None:
    """One piece, then the action of the new sector."""
    g.then(shift_from(seat, PersonCard.FOOL.value))


def actress(g: Table, seat: int) -> None:
    """All pieces of a sector, then the action of the new one."""
    g.then(shift_from(seat, PersonCard.ACTRESS.value))


def occupied(g: Table, seat: int) -> list[int]:
    """The sectors with markers or the friend."""
    return [sector for sector, n in enumerate(g.presences(seat)) if n]


@choice
def shift_from(g: Table, seat: int, person: int) -> list[Arg]:
    """A sector with own pieces (R-25), or nothing moves (R-24)."""
    sectors = occupied(g, seat)
    return [*sectors, PASS] if sectors else []


@shift_from.chosen
def shift_from_chosen(g: Table, seat: int, source: Arg, person: int) -> None:
    if isinstance(source, int):
        g.then(shift_what(seat, person, source))


@forced
def shift_what(g: Table, seat: int, person: int, source: int) -> list[Pieces]:
    """Which pieces go."""
    markers, friend = g.at(seat, source), int(g.friends[seat] == source)
    if person == PersonCard.ACTRESS:
        return [(markers, friend)]
    most = 1 if person == PersonCard.FOOL else 3
    sets = [(n, f) for f in range(friend + 1) for n in range(markers + 1)]
    return [(n, f) for n, f in sets if 1 <= n + f <= most]


@shift_what.chosen
def shift_what_chosen(g: Table, seat: int, pieces: Pieces, person: int, source: int) -> None:
    g.then(shift_to(seat, person, source, *pieces))


@choice
def shift_to(g: Table, seat: int, person: int, source: int, markers: int, friend: int) -> list[int]:
    return [sector for sector in SECTORS if sector != source]


@shift_to.chosen
def shift_to_chosen(g: Table, seat: int, target: int, person: int, source: int, markers: int, friend: int) -> None:
    g.say("shifted", seat=seat, source=source, target=target, n=markers, friend=friend)
    g.shift(seat, source, target, markers)
    if friend:
        g.friends[seat] = target
    if person != PersonCard.MINSTREL:
        act(g, seat, target)


# --------------------------------------------------------------------------- Bishop, Prosecutor, Lover


def bishop(g: Table, seat: int) -> None:
    """A marker from the general supply onto an empty sector (R-26), and its action (R-27)."""
    if g.general[seat]:
        g.then(empty_sector(seat))


@forced
def empty_sector(g: Table, seat: int) -> list[int]:
    return empty_sectors(g, seat)


@empty_sector.barred
def empty_sector_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    return {sector: Refusal("sector_not_empty", {"rule": "bishop"}) for sector in SECTORS}


@empty_sector.chosen
def empty_sector_chosen(g: Table, seat: int, sector: int) -> None:
    add_and_act(g, seat, sector)


def add_and_act(g: Table, seat: int, sector: int) -> None:
    """A marker from the general supply; without one there is no action."""
    if g.place_from_general(seat, sector):
        act(g, seat, sector)


def prosecutor(g: Table, seat: int) -> None:
    """The action of an own sector as it stands (R-31)."""
    g.then(own_sector(seat))


@forced
def own_sector(g: Table, seat: int) -> list[int]:
    return occupied(g, seat)


@own_sector.barred
def own_sector_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    return {sector: Refusal("sector_empty", {"rule": "prosecutor"}) for sector in SECTORS}


@own_sector.chosen
def own_sector_chosen(g: Table, seat: int, sector: int) -> None:
    g.say("prosecuted", seat=seat, sector=sector)
    act(g, seat, sector)


def lover(g: Table, seat: int) -> None:
    """A marker to the friend, and the action of his sector."""
    if g.friends[seat] != RESERVE:
        add_and_act(g, seat, g.friends[seat])


# --------------------------------------------------------------------------- Butcher, Gypsies


def butcher(g: Table, seat: int) -> None:
    """A marker onto each empty sector; no actions."""
    g.then(butcher_sectors(seat, min(g.general[seat], len(empty_sectors(g, seat)))))


@forced_counted
def butcher_sectors(g: Table, seat: int, n: int) -> Several[int]:
    """Where, if there are too few markers."""
    return exactly(n, empty_sectors(g, seat))


@butcher_sectors.chosen
def butcher_sectors_chosen(g: Table, seat: int, sectors: tuple[int, ...], n: int) -> None:
    for sector in sectors:
        g.place_from_general(seat, sector)


def gypsies(g: Table, seat: int) -> None:
    """Any number of markers go back, two points for each."""
    if any(g.at(seat, place) for place in (*SECTORS, NOTRE_DAME)):
        g.then(give_back(seat))


@counted
def give_back(g: Table, seat: int) -> Several[int]:
    """The places of own markers, each as often as it has one."""
    places = [place for place in (*SECTORS, NOTRE_DAME) for _ in range(g.at(seat, place))]
    return up_to(len(places), places)


@give_back.chosen
def give_back_chosen(g: Table, seat: int, places: tuple[int, ...]) -> None:
    g.say("gave_back", seat=seat, places=places)
    for place in places:
        g.remove(seat, place)
    g.gain_prestige(seat, 2 * len(places), Source.PERSONS)
