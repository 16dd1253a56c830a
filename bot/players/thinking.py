"""From an imagined world of a seat to its answer: the same world under the same seed gives the same answer."""

from __future__ import annotations

import random
from functools import lru_cache, partial
from hashlib import blake2b
from typing import NamedTuple, cast

from rules.core import AnyGame, Ask, Pick, State

from .candidates import MOST, candidates, neighbours
from .evaluation import Judge
from .levels import Level
from .search import Candidate, Search
from .styles import BALANCED, Style

SHOWN = 3  # candidates that a thought keeps
NEIGHBOURS = 24  # of the best answer, tried if there were too many answers to try all


class Thought(NamedTuple):
    """What a bot player answers, and the best candidates with the share of the victory it expected of each.

    If there is only one answer, nothing is considered.
    """

    pick: Pick
    considered: tuple[tuple[Pick, float], ...]


def think(judge: Judge, world: State, seat: int, seed: bytes, level: Level, style: Style = BALANCED) -> Thought:
    """A seat's answer to what it is asked in an imagined world of its own. Raises `ValueError` if it is not asked."""
    ask = next((ask for ask in world.asked if ask.seat == seat), None)
    if ask is None:
        raise ValueError("this seat is asked nothing")
    game, chance = judge.game, random.Random(seed)
    ordered = game.rules.choices[ask.choice].ordered
    sensible = judge.features.sensible(world, ask) or ()
    picks = candidates(ask, chance, min(MOST, level.iterations // 2), sensible, ordered=ordered)
    if len(picks) == 1:
        return Thought(picks[0], ())
    imagined = lru_cache(level.worlds)(partial(_imagined, game, world, seat, seed))
    leaning = Judge(game, judge.features, style.weighed(judge.weights))
    search = Search(leaning, ask, level, imagined)
    ranked = search.best_first(picks, level.iterations)
    if ask.most > 1 and search.has_room(search.positions // 2):
        ranked = _improved(search, ask, ranked, chance, ordered=ordered)
    return Thought(ranked[0].pick, tuple((candidate.pick, round(candidate.worth, 4)) for candidate in ranked[:SHOWN]))


def _improved(
    search: Search, ask: Ask, ranked: list[Candidate], chance: random.Random, *, ordered: bool
) -> list[Candidate]:
    """The candidates with the best one ranked anew among its neighbours, as most answers were never examined."""
    best = ranked[0].pick
    around = neighbours(ask, best, chance, NEIGHBOURS, ordered=ordered)
    near = [pick for pick in around if all(pick != candidate.pick for candidate in ranked)]
    if not near:
        return ranked
    again = search.best_first([best, *near], search.level.iterations // 2)
    return again + ranked[1:]


def _imagined(game: AnyGame, world: State, seat: int, seed: bytes, number: int) -> State:
    """World number `number` of those that the seat could be in."""
    secret = blake2b(number.to_bytes(4, "big"), key=seed[:64], digest_size=32, person=b"imagined").digest()
    imagined = game.imagine(world, seat, secret)
    imagined.quiet = True
    return cast(State, imagined)
