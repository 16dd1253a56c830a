"""Which seats of a finished game are rated, for whom, and at which rank."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .plackett_luce import Party, RatedGame

OTHERS: Final = 0.25  # a seat is left out if more than this share of its answers came from others than its owner


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat at the end of a game: who has it, who had it before, and how many answers each of them gave."""

    place: int  # from 1; ties share one
    won: bool  # alone or together with others
    person: int | None  # who has it at the end; None for a bot player, or somebody who erased their data
    bot: bool
    level: str
    decided: int  # answers by the person who has it
    cared: int  # answers by the caretaker for them
    former: tuple[tuple[int, int], ...]  # who had it before, in order: id (0 if erased), number of answers


def rated_game(game: str, seats: Sequence[SeatRecord], excluded: frozenset[int] = frozenset()) -> RatedGame | None:
    """A finished game as it is rated; None if fewer than two people are rated.

    Left out are the people `excluded`, and seats of which others than the owner played more than a quarter. People who
    gave their seat to a bot player share the last rank. Those who share the victory share rank 1.
    """
    last = 1 + max(seat.place for seat in seats)
    ranked = [(party, rank) for seat in seats if (party := _party(seat)) and (rank := _rank(seat, last))]
    kept = tuple((party, rank) for party, rank in ranked if party.person not in excluded)
    people = sum(party.person != 0 for party, _ in kept)
    return RatedGame(game, kept) if people > 1 else None


def _owner(seat: SeatRecord) -> int | None:
    """The person who began on this seat."""
    return seat.former[0][0] if seat.former else seat.person


def _party(seat: SeatRecord) -> Party | None:
    if seat.bot and not seat.former:
        return Party(level=seat.level)
    owner = _owner(seat)
    return Party(owner) if owner else None


def _rank(seat: SeatRecord, last: int) -> int | None:
    """The rank of a seat's owner; None if the seat is left out."""
    if seat.bot and seat.former:  # a stand-in who gave the seat up does not count against its owner
        return last if seat.former[-1][0] == _owner(seat) else None
    if not seat.bot and _share_of_others(seat) > OTHERS:
        return None
    return 1 if seat.won else seat.place


def _share_of_others(seat: SeatRecord) -> float:
    """The share of the answers on this seat that its owner did not give."""
    owner, former = _owner(seat), sum(n for _, n in seat.former)
    own = sum(n for person, n in seat.former if person == owner) + seat.decided * (seat.person == owner)
    everything = former + seat.decided + seat.cared
    return 1 - own / everything if everything else 0.0
