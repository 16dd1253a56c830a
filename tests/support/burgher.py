"""A simple preference for Hameln, without skill, but sensible enough to see whether a game of people comes to its end.

Marries when it can, into the most expensive clean house; activates what infests no clean house of its own; puts rats
where they infest none of its own; sells for money; buys influence; keeps its children.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from rules.core import PASS, Ask, Move
from rules.hameln.components import circles_in, mask_of
from rules.hameln.rats import free, infested_touching
from rules.hameln.state import Table


def burghers_move(rng: random.Random, g: Table, asks: Sequence[Ask]) -> Move:
    """A legal answer to the first open question, by preference if there is one, else at random."""
    ask = asks[0]
    pick = PREFERENCES.get(ask.choice, by_chance)(rng, g, ask)
    return Move(ask.seat, ask.choice, tuple(pick), ask.revision)


def by_chance(rng: random.Random, g: Table, ask: Ask) -> Sequence[Any]:
    """Any legal answer."""
    return rng.sample(ask.options, rng.randint(ask.least, ask.most))


def own_clean(g: Table, seat: int, circles: int) -> int:
    """How many clean houses of this seat would be infested by rats on these circles."""
    after = g.clone()
    after.rats |= circles
    return sum(seat in (g.men[house], g.women[house]) for house in infested_touching(after, circles & ~g.rats))


def safe(g: Table, seat: int, house: int) -> bool:
    """Whether activating the house does not infest it."""
    return free(g, house).bit_count() > g.activity[house]


def act(rng: random.Random, g: Table, ask: Ask) -> Sequence[Any]:
    """Marry if possible; else something harmless, which includes selling; else anything."""
    if "marry" in ask.options:
        return ("marry",)
    harmless = [who for who in ask.options if who == "sell" or any(safe(g, ask.seat, h) for h in homes_of(g, ask, who))]
    return (rng.choice(harmless or ask.options),)


def homes_of(g: Table, ask: Ask, who: object) -> list[int]:
    """The houses that are not infested where this seat has men, or women."""
    members = {"men": g.men, "women": g.women}.get(str(who), [])
    return [house for house, seat in enumerate(members) if seat == ask.seat and not g.infested(house)]


def activate(rng: random.Random, g: Table, ask: Ask) -> Sequence[Any]:
    """All houses that this does not infest, in any order; if there are none, any one."""
    houses = [house for house in ask.options if safe(g, ask.seat, int(str(house)))]
    return rng.sample(houses, len(houses)) if houses else (rng.choice(ask.options),)


def home(rng: random.Random, g: Table, ask: Ask) -> Sequence[Any]:
    """The most expensive clean house, or else the most expensive."""
    return (max(ask.options, key=lambda house: (not g.infested(int(str(house))), g.house(int(str(house))).cost)),)


def rats(rng: random.Random, g: Table, ask: Ask) -> Sequence[Any]:
    """The one of eight random sets that infests the fewest of the seat's own houses."""
    sets = [rng.sample(ask.options, ask.most) for _ in range(8)]
    return min(sets, key=lambda circles: own_clean(g, ask.seat, mask_of(int(str(c)) for c in circles)))


def rat_set(rng: random.Random, g: Table, ask: Ask) -> Sequence[Any]:
    """The same if whole sets are the options."""
    sets = rng.sample(ask.options, len(ask.options))
    return (min(sets, key=lambda circles: own_clean(g, ask.seat, mask_of(circles))),)  # type: ignore[arg-type]


def optional(rng: random.Random, g: Table, ask: Ask) -> Sequence[Any]:
    """The cat if it frees one of the seat's own houses; else influence if there is enough money; else nothing."""
    if "cat" in ask.options and any(own_freed(g, ask.seat, circle) for circle in circles_in(g.rats)):
        return ("cat",)
    return ("influence",) if "influence" in ask.options else (PASS,)


def own_freed(g: Table, seat: int, circle: int) -> int:
    """How many houses of this seat would be free again without the rat on this circle."""
    return sum(seat in (g.men[house], g.women[house]) for house in infested_touching(g, 1 << circle))


def chase(rng: random.Random, g: Table, ask: Ask) -> Sequence[Any]:
    """The rat whose removal frees the most of the seat's own houses."""
    return (max(ask.options, key=lambda circle: own_freed(g, ask.seat, int(str(circle)))),)


def as_many(rng: random.Random, g: Table, ask: Ask) -> Sequence[Any]:
    """All goods for money; all children that it can pay for."""
    return ask.options[: ask.most]


def as_few(rng: random.Random, g: Table, ask: Ask) -> Sequence[Any]:
    """No more tokens than necessary."""
    return ask.options[: ask.least]


PREFERENCES = {
    "act": act,
    "activate": activate,
    "home": home,
    "rats": rats,
    "rat_set": rat_set,
    "optional": optional,
    "chase": chase,
    "for_money": as_many,
    "for_tokens": as_few,
    "keep": as_many,
}
