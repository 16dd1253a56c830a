"""The examples on the pages of Hameln, played out: each number in bold is what the rules make of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from bot.text import LOCALES
from rules.hameln.components import Kind, editions
from rules.hameln.piper import keep, piper_goes
from rules.hameln.scoring import house_points, road_costs
from rules.hameln.setup import woman
from tests.games.hameln.rules.build import HOUSE, NAMES, Play, table

from .examples import Numbers, told, with_numbers

BOX = editions.components("")
TWO_FULL_HOUSES = "s01 a01 wY a03 s02"  # Y2 and Y3, but for the circle between them


def after_rats(t: Play) -> Play:
    """Whoever is asked where rats go takes the first circles."""
    while t.g.asked and t.g.asked[0].choice == "rats":
        ask = t.g.asked[0]
        t.play(NAMES[ask.seat], "rats", *ask.options[: ask.most])
    return t


# --------------------------------------------------------------------------- chapters


def opening() -> Numbers:
    t = table(opening="")
    for seat, house in enumerate(("M1", "M3", "M4", "M6")):
        t.g.men[HOUSE[house]] = seat
    t.at(woman(3), woman(0)).play("D", "woman", "M1")
    assert t.houses("A") == "M3 M4"  # of B and C
    return (len(t.options("A")),)


def turn() -> Numbers:
    t = table("A: meat 1").turn("A").act("A", "sell").play("A", "for_money", "meat")
    assert "influence" in t.options("A")
    return (t.money("A"),)


def activate() -> Numbers:
    t = after_rats(table(opening="", homes="Y4 A/B, M1 A/C").turn("A").men("A", "Y4 M1"))
    assert (sum(t.hall("B")), sum(t.hall("C"))) == (1, 1)
    return t.goods("A")["ale"], t.goods("A")["meat"]


def children() -> Numbers:
    t = after_rats(table(opening="", homes="Y1 A/B, B2 A/B", bag=(0, 1)).turn("B").women("B", "Y1 B2"))
    assert (t.goods("A"), t.bag) == ({"bread": 2}, (0, 0))
    return (sum(t.hall("B")),)


def marry() -> Numbers:
    t = table("A: girl 1", "B: boy 1, money 6").turn("A").act("A", "marry").play("A", "home", "B4")
    assert (BOX.houses[HOUSE["B4"]].kind, t.lives("B4")) == (Kind.INFLUENCE, "B/A")
    assert t.influence("A") == t.influence("B")
    return t.money("B"), t.influence("A")


def sell() -> Numbers:
    t = table("A: meat 1, ale 2, bread 1").turn("A").act("A", "sell").play("A", "for_money", "meat", "ale")
    t.play("A", "for_tokens", "ale", "bread").play("A", "piles", 0, 2)
    return t.money("A"), len(t.tokens("A"))


def rats() -> Numbers:
    before = {"q02", "q12", "s12"}
    t = table(opening="M1 A/B", rats=" ".join(before)).turn("A").men("A", "M1")
    assert t.infested == "M1"
    return (len(t.rats - before),)


def infested() -> Numbers:
    t = table(homes="Y2 A/B", rats=TWO_FULL_HOUSES, activity="Y2 1").turn("A").men("A", "Y2")
    assert t.infested == "Y2 Y3"
    return (t.g.pool,)


def five_players() -> Numbers:
    t = table(seats=5, homes="Y4 A/B", rats="a03 a04").turn("A").men("A", "Y4")
    return (len(t.sets("A")),)


def cat() -> Numbers:
    rats = f"{TWO_FULL_HOUSES} a02"
    t = table("A: meat 1", cat="B", rats=rats, big="Y2 Y3", pool=2).turn("A").act("A", "sell")
    t.play("A", "for_money", "meat").play("A", "optional", "cat").play("A", "chase", "a02")
    assert t.infested == ""
    return t.money("B"), t.g.pool


def influence() -> Numbers:
    t = table("A: influence 1", "B: influence 3")
    t.g.gain_influence(0, 2)
    assert t.ranks.startswith("B A") and t.influence("A") == t.influence("B")
    return (t.influence("A"),)


def bribe() -> Numbers:
    t = table("C: bread 1, money 4", bribes="yellow 2, green 3", piper="green").turn("C").act("C", "sell")
    t.play("C", "for_money", "bread").play("C", "optional", "bribe").play("C", "bribe", "red")
    offered = t.options("C")
    assert offered == (1, 4, 5)
    goes = [n for n in offered if n > max(t.bribes.values())]
    assert t.play("C", "amount", goes[0]).piper == "red"
    return (goes[0],)


def piper() -> Numbers:
    t = table(bribes="yellow 2, green 3", piper="green").at(piper_goes())
    assert t.piper == "yellow"
    return (t.bribes.get("green", 0),)


def paying() -> Numbers:
    t = table("B: boy 2, money 3", piper="yellow").at(keep(1, 2)).play("B", "keep", "boy")
    assert (t.hall("B"), road_costs(t.g)[1]) == ((1, 0), 1)
    return (t.money("B"),)


def scoring() -> Numbers:
    t = table(opening="", homes="M1 A/B, M3 A/C, Y1 A/D", rats="s12 s01 a01 a16")
    assert t.infested == "Y1"
    return (house_points(t.g, 0),)


def built_in_board() -> Numbers:
    meat = BOX.value[Kind.BUTCHERY]
    return (sum(house.kind != Kind.BUTCHERY and house.cost <= meat for house in BOX.houses),)


# --------------------------------------------------------------------------- houses


def good(kind: Kind, who: str) -> Callable[[], Numbers]:
    """The man of a house, A's, gets one good, whoever was activated."""

    def played() -> Numbers:
        house = next(house.id for house in BOX.houses if house.kind == kind)
        t = table(opening="", homes=f"{house} A/B").turn("A" if who == "men" else "B")
        after_rats(t.men("A", house) if who == "men" else t.women("B", house))
        assert sum(t.hall("B")) == 1
        return tuple(t.goods("A").values())

    return played


def influence_house() -> Numbers:
    t = after_rats(table(opening="", homes="Y2 B/A", bag=(0, 0)).turn("A").women("A", "Y2"))
    assert t.money("A") == t.money("B")
    return (t.money("A"),)


EXAMPLES: Final[dict[str, Callable[[], Numbers]]] = {
    "opening": opening,
    "turn": turn,
    "activate": activate,
    "children": children,
    "marry": marry,
    "sell": sell,
    "rats": rats,
    "infested": infested,
    "five_players": five_players,
    "cat": cat,
    "influence": influence,
    "bribe": bribe,
    "phases": lambda: (BOX.big_rat_pools.of(4)[1],),
    "piper": piper,
    "road": paying,
    "scoring": scoring,
    "built_in_board": built_in_board,
    "bakery": good(Kind.BAKERY, "men"),
    "dairy": good(Kind.DAIRY, "women"),
    "brewery": good(Kind.BREWERY, "men"),
    "butchery": good(Kind.BUTCHERY, "men"),
    "influence_house": influence_house,
}


@pytest.mark.parametrize("topic", EXAMPLES)
def test_an_example_comes_out_as_the_page_says(topic: str) -> None:
    assert told("hameln", topic) == dict.fromkeys(LOCALES, EXAMPLES[topic]())


def test_every_number_in_bold_is_played_out() -> None:
    assert with_numbers("hameln") == set(EXAMPLES)
