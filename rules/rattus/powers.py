"""The cards that work at any time before the plague, the King with them (R-11); and Baker, Mayor, Wizard, King."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from rules.core import Frame

from .book import choice, forced, step
from .components import Card
from .moving import can_move_rat, can_swap, merchant_from, messenger_from, monk_from, movable, piper_from
from .pieces import bishop_piece, has_bishops, has_nuns, nuns
from .placing import mayor_places
from .regions_led import leads_in
from .state import Table
from .walls import can_place_wall, wall_piece
from .witch import can_look, witch_where


class Power(NamedTuple):
    """A card's ability: whether there is anything to do, and the paragraph it begins with."""

    can: Callable[[Table, int], bool]
    start: Callable[[int], Frame]


# --------------------------------------------------------------------------- Baker


def has_cube(g: Table, seat: int) -> bool:
    """A cube is left in the supply."""
    return g.stock[seat] > 0


@step
def fill_baker(g: Table, seat: int) -> None:
    """One own cube onto the card."""
    g.fill_baker(seat)
    g.say("baker_filled", seat=seat, n=g.baker)


@choice
def empty_baker(g: Table, seat: int, owner: int) -> tuple[int, ...]:
    """All cubes on the card come into one region, wherever the one who empties it likes (R-30)."""
    return g.regions


@empty_baker.chosen
def empty_baker_chosen(g: Table, seat: int, region: int, owner: int) -> None:
    g.say("baker_emptied", seat=seat, owner=owner, region=region, n=g.baker)
    g.empty_baker(region)


# --------------------------------------------------------------------------- Mayor


def can_place_by_mayor(g: Table, seat: int) -> bool:
    """In phase B, instead of placing by rats."""
    return not g.placed and g.stock[seat] > 0 and bool(leads_in(g, seat))


# --------------------------------------------------------------------------- Wizard


def can_place_potion(g: Table, seat: int) -> bool:
    """A potion is left that can still protect, and a cube to put it by (R-38, R-46)."""
    return bool(g.home(seat)) and g.potions_left > 0 and g.potions_protect


@choice
def wizard(g: Table, seat: int) -> list[int]:
    return g.home(seat)


@wizard.chosen
def wizard_chosen(g: Table, seat: int, region: int) -> None:
    g.then(wizard_cube(seat, region))


@forced
def wizard_cube(g: Table, seat: int, region: int) -> list[int]:
    return sorted(set(g.kinds(region, seat)))


@wizard_cube.chosen
def wizard_cube_chosen(g: Table, seat: int, potions: int, region: int) -> None:
    g.say("wizard", seat=seat, region=region, n=potions + 1)
    g.lift(region, seat, potions)
    g.drop(region, seat, potions + 1)


# --------------------------------------------------------------------------- King


def safe_homes(g: Table, seat: int) -> list[int]:
    """The regions with own cubes and no rats."""
    return [region for region in g.home(seat) if not g.rats[region]]


@choice
def king(g: Table, seat: int) -> list[int]:
    return safe_homes(g, seat)


@king.chosen
def king_chosen(g: Table, seat: int, region: int) -> None:
    g.then(king_cube(seat, region))


@forced
def king_cube(g: Table, seat: int, region: int) -> list[int]:
    return sorted(set(g.kinds(region, seat)))


@king_cube.chosen
def king_cube_chosen(g: Table, seat: int, potions: int, region: int) -> None:
    g.say("king", seat=seat, region=region)
    g.lift(region, seat, potions)
    g.palace[seat] += 1


# --------------------------------------------------------------------------- all of them


def _something(regions: Callable[[Table, int], list[int]]) -> Callable[[Table, int], bool]:
    return lambda g, seat: bool(regions(g, seat))


POWERS: Final[Mapping[int, Power]] = {
    Card.BAKER: Power(has_cube, fill_baker),
    Card.MERCHANT: Power(_something(movable), merchant_from),
    Card.MAYOR: Power(can_place_by_mayor, mayor_places),
    Card.MESSENGER: Power(can_swap, messenger_from),
    Card.MONK: Power(can_move_rat, monk_from),
    Card.BISHOP: Power(has_bishops, lambda seat: bishop_piece(seat, 0)),
    Card.NUN: Power(has_nuns, nuns),
    Card.WITCH: Power(can_look, witch_where),
    Card.WIZARD: Power(can_place_potion, wizard),
    Card.PIED_PIPER: Power(_something(movable), piper_from),
    Card.KING: Power(_something(safe_homes), king),
    Card.EMPEROR: Power(can_place_wall, lambda seat: wall_piece(seat, 0)),
}
