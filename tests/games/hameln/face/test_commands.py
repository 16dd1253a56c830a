"""/hameln: several answers in one command, and what completion offers for them."""

from __future__ import annotations

import pytest

from bot.faces import NotUnderstood
from cogs.hameln import COMMANDS
from rules.core import PASS, Pick, Refused
from tests.faces.typing_in import Typist
from tests.games.hameln.rules.build import CIRCLE, HOUSE, NAMES, REGION, Play, table

typist = Typist(COMMANDS)
BREAD, CHEESE, ALE, MEAT = range(4)


def typed(t: Play, who: str, name: str, /, **given: str) -> list[tuple[str, Pick]]:
    """What a command would hand in."""
    perspective = typist.perspective_of(t.g, NAMES.index(who))
    return typist.typed(perspective, name, **given)


def offered(t: Play, who: str, name: str, parameter: str, current: str = "", /, **given: str) -> list[str]:
    """What completion offers, as it is sent."""
    perspective = typist.perspective_of(t.g, NAMES.index(who))
    return typist.offered(perspective, name, parameter, current, **given)


def test_houses_are_activated_by_one_command() -> None:
    t = table(homes="Y1 A/B").turn("A")
    assert typed(t, "A", "activate", who="men", houses="y1, m1") == [
        ("act", ("men",)),
        ("activate", (HOUSE["Y1"], HOUSE["M1"])),
    ]
    assert typed(t, "A", "activate", who="hommes") == [("act", ("men",))]
    assert typed(t.act("A", "men"), "A", "activate", houses="all") == [("activate", (HOUSE["M1"], HOUSE["Y1"]))]
    assert offered(t, "A", "activate", "houses") == ["m1, y1", "m1", "y1"]


def test_marrying_and_selling_are_not_offered_as_something_to_activate() -> None:
    t = table("A: meat 1, girl 1", "B: boy 1, money 3").turn("A")
    assert offered(t, "A", "activate", "who") == ["men", "women"]
    with pytest.raises(NotUnderstood):
        typed(t, "A", "activate", who="sell")


def hall() -> Play:
    return table("A: girl 1, boy 1, money 3", "B: boy 1, money 6", "C: girl 1, boy 1, money 2").turn("A")


def test_a_boy_whose_bride_is_not_named_is_ambiguous_and_no_other_couple_is_the_reason() -> None:
    t = table("A: girl 1, money 5", "B: boy 1, girl 1, money 6", "C: girl 1, boy 1, money 2").turn("B")
    assert offered(t, "B", "marry", "girl", boy="bea") == ["Ana", "Chl"]
    with pytest.raises(NotUnderstood) as unclear:
        typed(t, "B", "marry", boy="bea")
    assert unclear.value.ambiguous


def test_a_couple_and_its_house_are_typed_in_one_command() -> None:
    t = hall()
    assert typed(t, "A", "marry", boy="bea", girl="ana", house="g1") == [
        ("act", ("marry",)),
        ("couple", ((1, 0),)),
        ("home", (HOUSE["G1"],)),
    ]
    assert offered(t, "A", "marry", "boy") == ["Ana", "Bea", "Chl"]
    assert offered(t, "A", "marry", "girl", boy="bea") == ["Ana"]
    assert offered(t, "A", "marry", "girl", boy="Ana") == ["Chl"]
    assert offered(t, "A", "marry", "girl", "x", boy="Ana") == []
    assert offered(t, "A", "marry", "house", "r", boy="bea", girl="ana") == ["r1", "r2", "r4"]


def test_a_girl_without_a_boy_is_not_understood() -> None:
    with pytest.raises(NotUnderstood) as caught:
        typed(hall(), "A", "marry", girl="ana")
    assert caught.value.word == "ana"


def test_a_boy_alone_is_enough_where_only_one_girl_can_be_meant() -> None:
    assert typed(hall(), "A", "marry", boy="bea") == [("act", ("marry",)), ("couple", ((1, 0),))]


def test_goods_are_sold_and_given_for_tokens_in_one_command() -> None:
    t = table("A: meat 2, cheese 1, bread 1").turn("A")
    assert typed(t, "A", "sell", goods="2 meat", tokens="cheese, bread", piles="pile1, pile2") == [
        ("act", ("sell",)),
        ("for_money", (MEAT, MEAT)),
        ("for_tokens", (CHEESE, BREAD)),
        ("piles", (0, 1)),
    ]
    assert typed(t, "A", "sell", goods="none", tokens="bread")[1:] == [("for_money", ()), ("for_tokens", (BREAD,))]
    assert offered(t, "A", "sell", "goods")[0] == "2 meat, cheese, bread"
    assert offered(t, "A", "sell", "tokens", goods="0")[0] == "2 meat, cheese, bread"


def paying() -> Play:
    t = table("A: meat 1, money 6", bribes="green 3", rats="s01 q04").turn("A")
    return t.act("A", "sell").play("A", "for_money", "meat")


def test_the_optional_actions_have_a_command_each() -> None:
    t = paying()
    assert typed(t, "A", "influence") == [("optional", ("influence",))]
    assert typed(t, "A", "done") == [("optional", (PASS,))]
    assert typed(t, "A", "bribe", quarter="red", florins="4") == [
        ("optional", ("bribe",)),
        ("bribe", (REGION["red"],)),
        ("amount", (4,)),
    ]
    assert typed(t, "A", "cat", circle="8") == [("optional", ("cat",)), ("chase", (CIRCLE["s01"],))]
    assert typed(t.play("A", "optional", "cat"), "A", "chase", circle="marché 4") == [("chase", (CIRCLE["q04"],))]


def test_enough_ends_the_marriages() -> None:
    t = table("A: girl 2", "B: boy 2, money 9").turn("A").act("A", "marry").play("A", "home", "R1")
    assert typed(t, "A", "enough") == [("couple", (PASS,))]


def test_children_are_paid_for_or_let_go() -> None:
    t = table("A: boy 1, girl 1, money 9").at(("keep", (0, 2)))
    assert typed(t, "A", "pay", children="all") == [("keep", (0, 1))]
    assert typed(t, "A", "pay", children="none") == [("keep", ())]
    assert offered(t, "A", "pay", "children") == ["boy, girl", "0", "boy", "girl"]


def test_what_is_barred_is_refused_with_its_reason() -> None:
    t = hall()
    for sub, given, key in (
        ("sell", {"goods": "all"}, "no_goods"),
        ("marry", {"boy": "bea", "girl": "ana", "house": "r3"}, "cannot_pay"),
        ("marry", {"boy": "bea", "girl": "ana", "house": "m1"}, "house_taken"),
        ("marry", {"boy": "ana", "girl": "ana"}, "own_children"),
    ):
        with pytest.raises(Refused) as caught:
            typed(t, "A", sub, **given)
        assert caught.value.refusal.key == key
    with pytest.raises(Refused) as caught:
        typed(paying(), "A", "bribe", quarter="red", florins="3")
    assert caught.value.refusal.key == "equal_bribes"
