"""What the table and every view of it count alike, from what lies open for everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from .components import MOST_RATS

CARRIED: Final = 3  # cubes that the Merchant moves at most


def population(cubes: Iterable[int], nuns: int, *, neutral: bool) -> int:
    """What a limit is held against: all cubes, two for the piece that counts (R-21), one less for each nun (R-31)."""
    return max(0, sum(cubes) + (2 if neutral else 0) - nuns)


def infested(rats: int, cubes: Iterable[int]) -> bool:
    """Whether rats find somebody there."""
    return rats > 0 and any(cubes)


def to_spread(rats: int) -> int:
    """How many new rats those in the Plague Region call for: one brings one, two or three bring two."""
    return min(2, rats)


def room(rats: int, bishops: int) -> int:
    """How many more rats a region takes: up to three, and none where a bishop is (R-18)."""
    return 0 if bishops else MOST_RATS - rats


def followers(rats: int, room: int) -> int:
    """How many rats follow a cube of the Pied Piper: as many as possible (R-34)."""
    return min(rats, room)


def to_look_at(rats: int, *, one_seen: bool) -> int:
    """How many tokens of a region the Witch can look at; the one she has just seen there is none of them (R-24)."""
    return rats - one_seen


def to_send(here: Sequence[int], everywhere: Sequence[int]) -> list[int]:
    """Whose cubes of a region the Messenger can swap: somebody else has cubes in another one (R-28).

    `here`: cubes in that region, `everywhere`: on the whole map, both by seat.
    """
    return [seat for seat, n in enumerate(here) if n and sum(everywhere) - everywhere[seat] > sum(here) - n]


def to_swap(cubes: Sequence[int], owner: int, kinds: Callable[[int], tuple[int, ...]]) -> list[tuple[int, int]]:
    """The cubes of a region that the Messenger can swap with one of an owner's, those of any other player.

    `cubes`: by seat; `kinds`: a seat's cubes there as the numbers of their potions. Each is an owner and its potions.
    """
    others = [seat for seat, n in enumerate(cubes) if n and seat != owner]
    return [(seat, kind) for seat in others for kind in sorted(set(kinds(seat)))]


def by_rats(rats: int, stock: int) -> int:
    """How many cubes phase B brings: as many as rats, or all that are left (R-13)."""
    return min(rats, stock)


def by_queen(stock: int) -> int:
    """How many cubes the Queen adds (R-27)."""
    return min(2, stock)


def leads(crowd: Sequence[int], seat: int) -> bool:
    """Whether a seat has more cubes in a region than any other player (R-26); `crowd`: its cubes by seat."""
    return crowd[seat] > 0 and all(n < crowd[seat] for other, n in enumerate(crowd) if other != seat)


def best_first(saved: Sequence[int], last: int) -> tuple[int, ...]:
    """The seats by what they have saved; of equals who would have had the next turn after `last` first (R-47)."""
    seats = len(saved)
    return tuple(sorted(range(seats), key=lambda seat: (-saved[seat], (seat - last - 1) % seats)))
