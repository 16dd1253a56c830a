"""The order of those who have a rating in a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .plackett_luce import Party, Rating


@dataclass(frozen=True, slots=True)
class Ranked:
    """A party in a ranking; `place`: among the people, from 1; None for bot players and provisional ratings."""

    party: Party
    rating: Rating
    place: int | None = None


def ranking(ratings: Mapping[Party, Rating]) -> tuple[Ranked, ...]:
    """All parties, ordered by the lower end of their interval; those with provisional ratings come last."""
    order = sorted(ratings.items(), key=lambda one: (one[1].provisional, -one[1].least, one[0]))
    counted = [party for party, rating in order if party.person and not rating.provisional]
    places = {party: n for n, party in enumerate(counted, start=1)}
    return tuple(Ranked(party, rating, places.get(party)) for party, rating in order)
