"""The running example of the rulebook, from the row of buildings to the last Sword, with four players."""

import pytest

from rules.rattus_cartus.components import Class
from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.flow import end_of_round
from rules.rattus_cartus.resolving import resolve_buildings
from rules.rattus_cartus.supplies import take_supplies

from .build import Play, cards, table

ROW = ("fortune_tellers_tent-4", "monastery-1", "monastery-2")  # draw 2 and look; draw 4; discard two rats
HANDS = {
    "Red": "Monk King Witch Witch Joker",
    "Yellow": "Witch Witch Monk Knight",
    "Green": "Peasant Peasant Merchant King Knight Gold Pass",
    "Blue": "Sword Knight Knight Merchant Joker",
}


@pytest.fixture
def t() -> Play:
    """Red has the start-player card; then Yellow, Green and Blue clockwise."""
    return table(*ROW, hands=HANDS).at(enter_buildings(), resolve_buildings(), end_of_round())


def enter(t: Play) -> Play:
    t.enter("Red", 1, "Monk King Witch Witch").enter("Yellow", 0, "Witch Witch Monk")
    return t.enter("Green", 2).enter("Blue", 2, "Sword")


def test_each_player_may_draw_two_and_look_or_draw_four_or_discard_two_rats() -> None:
    t = table(*ROW).at(take_supplies())
    assert [t.g.supplies_at(int(str(at))) for at in t.options("Green")] == [(2, 0, 1), (4, 0, 0), (0, 2, 0)]


def test_red_enters_the_first_monastery_yellow_the_tent_and_green_and_blue_the_second_monastery(t: Play) -> None:
    t.enter("Red", 1, "Monk King Witch Witch").enter("Yellow", 0, "Witch Witch Monk").enter("Green", 2)
    t.play("Blue", "enter", 2)
    assert (t.inside(0), t.inside(1), t.inside(2)) == (["Yellow"], ["Red"], ["Green", "Blue"])
    assert [facts["n"] for facts in t.told("laid")] == [4, 3, 0]


def test_yellow_scores_three_in_magic_takes_a_rat_and_looks_at_two_nun_cards(t: Play) -> None:
    enter(t)
    assert (t.influence("Yellow", Class.MAGIC), t.rats("Yellow")) == (3, 11)
    assert t.asked == {"Yellow": "look_at_nuns"}
    assert (t.ask("Yellow").least, t.ask("Yellow").most) == (1, 2)
    assert t.told("showed") == [{"seat": 1, "at": 0, "building": 10, "cards": cards("Witch Witch Monk")}]


def test_red_scores_four_in_church_takes_three_rats_and_discards_two(t: Play) -> None:
    enter(t).play("Yellow", "look_at_nuns", 0, 1)
    assert (t.influence("Red", Class.CHURCH), t.rats("Red")) == (4, 11)
    assert t.told("counted")[1] == {"seat": 0, "cls": Class.CHURCH, "n": 4, "rats": 3}
    assert t.told("lost_rats")[0] == {"seat": 0, "n": 2}


def test_blue_who_laid_a_sword_scores_nothing_takes_no_rat_and_gets_half_of_greens_hand(t: Play) -> None:
    enter(t).play("Yellow", "look_at_nuns", 0, 1)
    assert t.asked == {"Green": "give_cards"}
    assert t.told("sword") == [{"seat": 3, "to": 2, "n": 3}]
    t.play("Green", "give_cards", "Peasant King Gold")
    assert (t.hand("Green"), t.hand("Blue")) == (
        cards("Peasant Merchant Knight Pass"),
        cards("Knight Knight Merchant Joker Peasant King Gold"),
    )
    assert (t.influence("Blue", Class.CHURCH), t.influence("Green", Class.CHURCH)) == (0, 0)


def test_green_who_entered_first_has_the_premium_action_and_blue_the_standard_action(t: Play) -> None:
    enter(t).play("Yellow", "look_at_nuns", 0, 1).play("Green", "give_cards", "Peasant King Gold")
    acts = [(facts["seat"], facts["premium"]) for facts in t.told("acts") if facts["at"] == 2]
    assert acts == [(2, 1), (3, 0)]
    assert (t.rats("Green"), t.rats("Blue")) == (8, 9)


def test_in_the_end_the_sword_lies_in_its_pile_and_the_population_cards_in_the_discard_pile(t: Play) -> None:
    swords = t.pile("Sword")
    enter(t).play("Yellow", "look_at_nuns", 0, 1).play("Green", "give_cards", "Peasant King Gold")
    assert t.pile("Sword") == swords + 1
    assert tuple(sorted(t.g.discard)) == cards("Monk King Witch Witch Witch Witch Monk")
    assert t.told("round_begins") == [{"round": 2, "seat": 1}]
