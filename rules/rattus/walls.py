"""The Emperor: walls between neighbouring regions."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import PASS, Arg, Refusal

from .book import choice, forced
from .state import STOCK, Table, Wall, between


def borders(g: Table, moved: Arg) -> Iterator[Wall]:
    """Where a wall may go (R-33): between neighbours without one, but the Plague Piece keeps a way out (R-22)."""
    standing = set(g.walls) - {moved}
    for region in g.regions:
        for other in g.map.next_to[region]:
            wall = (region, other)
            if region < other and wall not in g.walls and leaves_a_way(g, {*standing, wall}):
                yield wall


def leaves_a_way(g: Table, walls: set[Wall]) -> bool:
    """Whether the Plague Piece could still move."""
    return any(between(g.plague, other) not in walls for other in g.map.next_to[g.plague])


def at_hand(g: Table) -> list[Arg]:
    """The walls at hand: one from the stock, or those on the board if walls may move."""
    pieces: list[Arg] = [STOCK] if len(g.walls) < g.components.walls else []
    if g.walls_may_move:
        pieces += g.walls
    return [piece for piece in pieces if any(borders(g, piece))]


def can_place_wall(g: Table, seat: int) -> bool:
    """Some wall can be placed or moved."""
    return bool(at_hand(g))


@forced
def wall_piece(g: Table, seat: int, before: int) -> list[Arg]:
    """A wall from the stock or one on the board; after the first one also none."""
    pieces = at_hand(g)
    return [*pieces, PASS] if before and pieces else pieces


@wall_piece.chosen
def wall_piece_chosen(g: Table, seat: int, piece: Arg, before: int) -> None:
    if piece != PASS:
        g.then(wall_from(seat, piece, before))


@choice
def wall_from(g: Table, seat: int, piece: Arg, before: int) -> list[int]:
    """A region on one side of the wall."""
    return sorted({region for wall in borders(g, piece) for region in wall})


@wall_from.chosen
def wall_from_chosen(g: Table, seat: int, region: int, piece: Arg, before: int) -> None:
    g.then(wall_to(seat, region, piece, before))


@choice
def wall_to(g: Table, seat: int, region: int, piece: Arg, before: int) -> list[int]:
    """The region on the other side of the wall."""
    return sorted({sum(wall) - region for wall in borders(g, piece) if region in wall})


@wall_to.chosen
def wall_to_chosen(g: Table, seat: int, other: int, region: int, piece: Arg, before: int) -> None:
    g.say("wall", seat=seat, moved=piece, wall=between(region, other))
    g.walls = tuple(sorted([*(wall for wall in g.walls if wall != piece), between(region, other)]))
    if before + 1 < g.walls_per_turn:
        g.then(wall_piece(seat, before + 1))


@wall_to.barred
def wall_to_barred(g: Table, seat: int, region: int, piece: Arg, before: int) -> dict[Arg, Refusal]:
    standing = {sum(wall) - region for wall in g.walls if region in wall}
    why: dict[Arg, Refusal] = {
        other: Refusal("plague_needs_a_way", {"rule": "emperor"}) for other in g.map.next_to[region]
    }
    return why | {other: Refusal("wall_stands", {"rule": "emperor"}) for other in standing}
