"""The answers worth examining: all of them if they are few, else a sample and the neighbours of the best."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations

from rules.core import Arg, Ask, Pick

MOST = 200  # picks that are compared at most


def candidates(
    ask: Ask, chance: random.Random, most: int = MOST, sensible: Sequence[Pick] = (), *, ordered: bool = False
) -> list[Pick]:
    """Different answers to a question, none twice: every one if there are at most `most`, else `sensible` and a sample.

    If the order counts and there are too many orders, one order of each: others are `neighbours` of the best.
    """
    if ordered and len(every_order := list(islice(orders(ask), most + 1))) <= most:
        return every_order
    everything = list(islice(multisets(ask), most + 1))
    return everything if len(everything) <= most else _sample(ask, chance, most, sensible)


def multisets(ask: Ask) -> Iterator[Pick]:
    """All answers that differ by more than the order of what is picked, small ones first."""
    kinds = list(Counter(ask.options).items())
    for size in range(ask.least, ask.most + 1):
        yield from _of_size(kinds, size)


def orders(ask: Ask) -> Iterator[Pick]:
    """All answers with every order of what is picked, small ones first; for options without duplicates."""
    for size in range(ask.least, ask.most + 1):
        yield from permutations(ask.options, size)


def _of_size(kinds: list[tuple[Arg, int]], size: int) -> Iterator[Pick]:
    if not size:
        yield ()
        return
    if sum(n for _, n in kinds) < size:
        return
    (option, copies), *others = kinds
    for n in range(min(copies, size), -1, -1):
        for rest in _of_size(others, size - n):
            yield (option,) * n + rest


def _sample(ask: Ask, chance: random.Random, most: int, sensible: Sequence[Pick]) -> list[Pick]:
    """At most `most` answers, or the sensible ones, among them the smallest and the largest."""
    # To pick as few and to pick as many as possible are ideas of their own.
    picks = {_sorted(ask, pick) for pick in (ask.options[: ask.least], ask.options[: ask.most], *sensible)}
    for _ in range(2 * most):
        if len(picks) < most:
            picks.add(_sorted(ask, any_pick(ask, chance)))
    return sorted(picks, key=lambda pick: (len(pick), [ask.options.index(option) for option in pick]))


def any_pick(ask: Ask, chance: random.Random) -> Pick:
    """A random answer."""
    options, most = ask.options, ask.most
    if most == 1 == ask.least:
        return (options[int(chance.random() * len(options))],)
    n = ask.least + int(chance.random() * (most - ask.least + 1))
    return tuple(chance.sample(options, n))


def some_picks(ask: Ask, chance: random.Random, most: int, *, ordered: bool = False) -> list[Pick]:
    """At most `most` different answers: every one if there are no more, else a random sample."""
    if ask.most == 1 == ask.least:
        options = tuple(dict.fromkeys(ask.options))
        return [(option,) for option in chance.sample(options, min(most, len(options)))]
    all_of_them = orders(ask) if ordered else multisets(ask)
    if most > 1 and len(everything := list(islice(all_of_them, most + 1))) <= most:
        return everything
    drawn = (any_pick(ask, chance) for _ in range(most))
    return list(dict.fromkeys(drawn if ordered else (_sorted(ask, pick) for pick in drawn)))


def neighbours(ask: Ask, pick: Pick, chance: random.Random, most: int, *, ordered: bool = False) -> list[Pick]:
    """Answers that leave out, add or swap one option of this one; if order counts, also exchange two places."""
    left = list((Counter(ask.options) - Counter(pick)).keys())
    fewer = [pick[:at] + pick[at + 1 :] for at in range(len(pick))] if len(pick) > ask.least else []
    more = [(*pick, option) for option in left] if len(pick) < ask.most else []
    swapped = [(*pick[:at], option, *pick[at + 1 :]) for at in range(len(pick)) for option in left]
    near = [*fewer, *more, *swapped]
    near = [*_reordered(pick), *near] if ordered else [_sorted(ask, other) for other in near]
    others = [other for other in dict.fromkeys(near) if other != pick]
    return others if len(others) <= most else chance.sample(others, most)


def _reordered(pick: Pick) -> Iterator[Pick]:
    """The same options with two of them exchanged."""
    for one, other in combinations(range(len(pick)), 2):
        places = list(pick)
        places[one], places[other] = pick[other], pick[one]
        yield tuple(places)


def _sorted(ask: Ask, pick: Pick) -> Pick:
    return tuple(sorted(pick, key=ask.options.index))
