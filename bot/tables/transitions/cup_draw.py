"""The draw of a cup's round: who plays with whom, and on which seats, as evenly as it goes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from typing import Final

from bot.tables.values import CupTable

Apart = Callable[[int, int], bool]  # whether two people never sit together
TablePeople = tuple[int, ...]

TRIES: Final = 20  # beginnings of the search
NEVER: Final = 10_000  # how bad it is to draw together who never sit together


def sizes(people: int, seats: int) -> list[int]:
    """So many people at as few tables as hold them, the tables as even as they go."""
    tables = -(-people // seats)
    return [people // tables + (n < people % tables) for n in range(tables)]


def draw_round(
    people: Sequence[int], seats: int, past: Sequence[CupTable], lots: random.Random, apart: Apart = lambda a, b: False
) -> list[TablePeople]:
    """The tables of a round, each with its people in the order of the seats.

    Nobody sits with somebody again as long as there is another way, who sat at smaller tables sits at greater ones, and
    everybody sits everywhere. Who never sit together are parted, if need be by a table more.
    """
    met = _met(past)
    small = Counter(person for table in past for person in table.drawn if len(table.drawn) < seats)

    def cost(group: Sequence[int]) -> int:
        pairs = sum(met[frozenset(pair)] ** 2 * 4 + NEVER * apart(*pair) for pair in combinations(group, 2))
        return 2 * pairs + (sum(small[person] for person in group) if len(group) < seats else 0)

    found = [_improved(_cut(_shuffled(people, lots), sizes(len(people), seats)), cost) for _ in range(TRIES)]
    best = min(found, key=lambda groups: sum(map(cost, groups)))
    sat = Counter((person, seat) for table in past for seat, person in enumerate(table.drawn))
    return [_seated(group, sat, lots) for group in _parted(best, apart)]


def _met(past: Sequence[CupTable]) -> Counter[frozenset[int]]:
    """How often two people have sat at one table."""
    return Counter(frozenset(pair) for table in past for pair in combinations(table.drawn, 2))


def _shuffled(people: Sequence[int], lots: random.Random) -> list[int]:
    return lots.sample(people, len(people))


def _cut(people: Sequence[int], parts: Sequence[int]) -> list[list[int]]:
    starts = [sum(parts[:n]) for n in range(len(parts))]
    return [list(people[start : start + size]) for start, size in zip(starts, parts, strict=True)]


def _improved(groups: list[list[int]], cost: Callable[[Sequence[int]], int]) -> list[list[int]]:
    """Let two people change places as long as that makes it better."""
    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    before = cost(one) + cost(other)
                    one[i], other[j] = other[j], one[i]
                    if cost(one) + cost(other) < before:
                        better = True
                    else:
                        one[i], other[j] = other[j], one[i]
    return groups


def _parted(groups: Sequence[Sequence[int]], apart: Apart) -> list[list[int]]:
    """The same groups, where somebody leaves for another table if they would sit with whom they never do."""
    kept: list[list[int]] = []
    left: list[list[int]] = []
    for group in groups:
        stay: list[int] = []
        kept.append(stay)
        for person in group:
            tables = (table for table in (stay, *left) if not any(apart(person, other) for other in table))
            home = next(tables, None)
            if home is None:
                left.append([person])
            else:
                home.append(person)
    return [*kept, *left]


def _seated(group: Sequence[int], sat: Counter[tuple[int, int]], lots: random.Random) -> TablePeople:
    """The group in an order in which everybody sits where they sat least."""
    orders = list(permutations(group))
    lots.shuffle(orders)
    return min(orders, key=lambda order: sum(sat[person, seat] ** 2 for seat, person in enumerate(order)))
