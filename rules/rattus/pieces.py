"""Bishop and Nun: pieces that stand anywhere on the board, and stay when their card changes hands (R-32)."""

from __future__ import annotations

from rules.core import PASS, Arg

from .book import choice, forced, step
from .state import STOCK, Table

# --------------------------------------------------------------------------- Bishop


def has_bishops(g: Table, seat: int) -> bool:
    """There are bishop pieces."""
    return g.components.bishops > 0


@forced
def bishop_piece(g: Table, seat: int, before: int) -> list[Arg]:
    """A piece from the stock or one on the board; after the first one also none."""
    pieces = list[Arg](sorted(set(g.bishops)))
    if len(g.bishops) < g.components.bishops:
        pieces.insert(0, STOCK)
    return [*pieces, PASS] if before else pieces


@bishop_piece.chosen
def bishop_piece_chosen(g: Table, seat: int, piece: Arg, before: int) -> None:
    if piece != PASS:
        g.then(bishop_to(seat, piece, before))


@choice
def bishop_to(g: Table, seat: int, piece: Arg, before: int) -> list[int]:
    return [region for region in g.regions if region != piece]


@bishop_to.chosen
def bishop_to_chosen(g: Table, seat: int, region: int, piece: Arg, before: int) -> None:
    g.say("bishop", seat=seat, source=piece, target=region)
    g.bishops = moved(g.bishops, piece, region)
    if before + 1 < g.bishops_per_turn:
        g.then(bishop_piece(seat, before + 1))


def moved(pieces: tuple[int, ...], piece: Arg, region: int) -> tuple[int, ...]:
    """The pieces after one of them has gone to a region, from another or from the stock."""
    left = list(pieces)
    if isinstance(piece, int):
        left.remove(piece)
    return tuple(sorted([*left, region]))


# --------------------------------------------------------------------------- Nun


def has_nuns(g: Table, seat: int) -> bool:
    """There are nun pieces."""
    return g.components.nuns > 0


@step
def nuns(g: Table, seat: int) -> None:
    """All nuns, one after the other: each is placed, moved, or left (R-31)."""
    pieces: list[Arg] = [*g.nuns, *[STOCK] * (g.components.nuns - len(g.nuns))]
    g.then(*(nun_to(seat, piece, nth) for nth, piece in enumerate(pieces, start=1)))


@choice
def nun_to(g: Table, seat: int, piece: Arg, nth: int) -> list[Arg]:
    """Any other region, or none; `nth`: which of the nuns it is, 0 in a game begun before they were counted."""
    return [*(region for region in g.regions if region != piece), PASS]


@nun_to.chosen
def nun_to_chosen(g: Table, seat: int, region: Arg, piece: Arg, nth: int) -> None:
    if isinstance(region, int):
        g.say("nun", seat=seat, source=piece, target=region)
        g.nuns = moved(g.nuns, piece, region)
