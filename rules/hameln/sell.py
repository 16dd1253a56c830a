"""Sell goods: for money, or for rat-catcher tokens; all is said before any token is seen."""

from __future__ import annotations

from rules.core import Several, exactly, only

from .book import counted, forced_counted
from .components import PILES
from .state import GOODS, Table


def cubes(goods: list[int]) -> list[int]:
    """So many cubes of each good, the dearest first."""
    return [good for good in reversed(range(GOODS)) for _ in range(goods[good])]


def tokens_left(g: Table) -> int:
    """Rat-catcher tokens in all piles."""
    return sum(map(len, g.piles))


@counted
def for_money(g: Table, seat: int) -> Several[int]:
    """The cubes that are sold for florins; at least one if there is no token to be had."""
    goods = cubes(g.goods_of(seat))
    return Several(goods, 0 if tokens_left(g) else 1, len(goods))


@for_money.chosen
def for_money_chosen(g: Table, seat: int, sold: tuple[int, ...]) -> None:
    if sold:
        give(g, seat, sold)
        n = g.gain_money(seat, sum(g.components.value[good] for good in sold))
        g.say("sold", seat=seat, goods=sold, n=n)
    g.then(for_tokens(seat, 0 if sold else 1))


def give(g: Table, seat: int, sold: tuple[int, ...]) -> None:
    """Cubes go back to the supply."""
    for good in sold:
        g.goods[seat * GOODS + good] -= 1
        g.supply[good] += 1


@forced_counted
def for_tokens(g: Table, seat: int, least: int) -> Several[int]:
    """The cubes that are given for tokens, whatever they are; at least one if none was sold for money."""
    goods = cubes(g.goods_of(seat))
    return Several(goods, least, min(len(goods), tokens_left(g)))


@for_tokens.chosen
def for_tokens_chosen(g: Table, seat: int, given: tuple[int, ...], least: int) -> None:
    if given:
        give(g, seat, given)
        g.then(piles(seat, given))


@forced_counted
def piles(g: Table, seat: int, given: tuple[int, ...]) -> Several[int]:
    """From which piles, as many as cubes were given (R-20); not more from a pile than lie in it."""
    n = len(given)
    return exactly(n, [pile for pile in range(PILES) for _ in range(min(n, len(g.piles[pile])))])


@piles.chosen
def piles_chosen(g: Table, seat: int, taken: tuple[int, ...], given: tuple[int, ...]) -> None:
    tokens = list(g.tokens[seat])
    for pile in taken:
        *rest, token = g.piles[pile]
        g.piles[pile] = tuple(rest)
        tokens.append(token.seen(seat))
    values = tuple(token.face for token in tokens[-len(taken) :])
    g.tokens[seat] = tuple(sorted(tokens))
    g.reveal("took_tokens", seat=seat, goods=given, piles=taken, n=len(taken), values=only(seat, values))
