"""What a position of Hameln is judged by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bot.players import Features, SearchSettings
from rules.hameln.components import PHASES, Kind
from rules.hameln.scoring import added_up, beside_houses, by_merit, token_sums
from rules.hameln.state import NOBODY, Table


class SeatFeatures(NamedTuple):
    """How a seat stands: its score now, its houses once the piper has come, and what it can still do."""

    points: float  # if the game ended now
    clean_houses: float  # what the houses cost that will be clean once the piper has cleared where he stands now
    saved_houses: float  # those that are infested until then
    infested_houses: float  # those that stay infested
    nearly_infested: float  # those that will be clean, but have one free circle
    members: float
    money: float
    little_money: float  # the same, where the first florins count most
    place_by_money: float
    influence: float
    tokens: float
    boys: float
    girls: float
    brides: float  # girls for whom others have boys: the boy's owner pays the house
    goods: float
    goods_value: float
    men_at_work: float  # in houses that can be activated and make goods
    women_at_home: float  # in houses that can be activated
    turns_ahead: float  # of others before the next of its own
    unpaid: float  # florins that are missing to keep all children
    cat: float
    road: float


@dataclass(slots=True)
class HouseTotals:
    """The houses in which a seat has members: what they cost, and who is there."""

    now: int = 0  # clean
    clean: int = 0  # once the piper has come
    saved: int = 0
    infested: int = 0
    nearly: int = 0
    members: int = 0
    men_at_work: int = 0
    women_at_home: int = 0


def of(g: Table) -> list[SeatFeatures]:
    """How each seat stands."""
    beside, sums, ranks = beside_houses(g), token_sums(g), g.ranks()
    richest, homes, others = by_merit(g.money, ranks), _homes(g), added_up(beside)
    (road,) = (line.points for line in beside if line.key == "road")
    worth, price, all_boys = g.components.value, g.components.piper_price[g.piper], sum(g.boys)
    found = []
    for seat, home in enumerate(homes):
        money, boys, girls = g.money[seat], g.boys[seat], g.girls[seat]
        goods = g.goods_of(seat)
        found.append(
            SeatFeatures(
                points=(home.now + others[seat]) / 20,
                clean_houses=home.clean / 20,
                saved_houses=home.saved / 20,
                infested_houses=home.infested / 20,
                nearly_infested=home.nearly / 20,
                members=home.members / 4,
                money=money / 20,
                little_money=(min(money, 20) / 16) ** 0.5,
                place_by_money=richest.index(seat) / 2,
                influence=g.influence[seat] / 10,
                tokens=sums[seat] / 10,
                boys=boys / 2,
                girls=girls / 2,
                brides=min(girls, all_boys - boys) / 2,
                goods=sum(goods) / 5,
                goods_value=sum([each * n for each, n in zip(worth, goods, strict=True)]) / 10,
                men_at_work=home.men_at_work / 3,
                women_at_home=home.women_at_home / 3,
                turns_ahead=(g.order.index(seat) - g.place) % g.seats / 2,
                unpaid=max(0, (boys + girls) * price - money) / 3,
                cat=float(g.cat == seat),
                road=-(road[seat] or 0) / 10,
            )
        )
    return found


def _homes(g: Table) -> list[HouseTotals]:
    """The houses of each seat."""
    found = [HouseTotals() for _ in range(g.seats)]
    houses, rats, left = g.components.houses, g.rats, g.rats & ~g.components.cleared[g.piper]
    for house, (circles, man, woman) in enumerate(zip(g.around, g.men, g.women, strict=True)):
        if man == NOBODY and woman == NOBODY:
            continue
        cost, kind = houses[house].cost, houses[house].kind
        infested, free = not circles & ~rats, circles & ~left
        for seat in (man, woman):
            if seat == NOBODY:
                continue
            home = found[seat]
            home.members += 1
            if not infested:
                home.now += cost
                if seat == woman:
                    home.women_at_home += 1
                elif kind != Kind.INFLUENCE:
                    home.men_at_work += 1
            if not free:
                home.infested += cost
                continue
            home.clean += cost
            if infested:
                home.saved += cost
            if not free & (free - 1):
                home.nearly += cost
    return found


def progress(g: Table) -> float:
    """Three phases, each as long as its big rats last."""
    left = g.pool / (g.components.big_rats(g.seats, g.phase) or 1)
    return min(1.0, (g.phase - min(1.0, left)) / PHASES)


features = Features(
    SeatFeatures._fields,
    of,
    progress,
    turn=lambda g: (g.phase, g.turns, g.place),
    search=SearchSettings(
        own_width=6,  # with fewer its own plans come to nothing; others with more would look clairvoyant
        playout_factor=0.57,
    ),
)
