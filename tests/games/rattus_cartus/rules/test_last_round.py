"""The last round: no actions, but a point for whoever would have had the premium action."""

import pytest

from rules.rattus_cartus.components import Building, Class
from rules.rattus_cartus.flow import end_of_round
from rules.rattus_cartus.resolving import resolve_buildings
from rules.rattus_cartus.supplies import take_supplies

from .build import cards, table


def test_the_last_round_is_the_one_in_which_the_building_deck_is_empty() -> None:
    assert table("palace", "farm", deck="").g.last_round
    assert not table("palace", "farm", deck="castle").g.last_round


@pytest.mark.parametrize("building", [building.name.lower() for building in Building])
def test_no_building_acts_and_the_premium_player_gains_a_point_in_its_class(building: str) -> None:
    t = table(f"{building}: Red Joker / Blue Joker Joker", hands={"Green": "King King King"}, deck="").at(
        resolve_buildings()
    )
    cls = Class(t.g.row[0].cls)
    assert (t.asked, t.told("acts")) == ({}, [])
    assert (t.influence("Blue", cls), t.influence("Red", cls)) == (3, 1)
    assert t.told("last_point") == [{"seat": 3, "cls": cls, "n": 1}]
    assert [len(hand) for hand in t.g.hands] == [0, 0, 3, 0]
    assert (t.g.tokens, t.g.rats) == ([0] * 4, [10] * 4)


def test_all_others_gain_nothing() -> None:
    t = table("palace: Red King / Blue / Green", deck="").at(resolve_buildings())
    assert [t.influence(name, Class.ROYALTY) for name in ("Red", "Blue", "Green")] == [2, 0, 0]


def test_a_lone_visitor_without_cards_gains_the_point_too() -> None:
    t = table("palace: Red", "farm: Blue / Green", deck="").at(resolve_buildings())
    assert t.influence("Red", Class.ROYALTY) == 1
    assert (t.influence("Blue", Class.PEASANTRY), t.influence("Green", Class.PEASANTRY)) == (1, 0)


def test_cards_still_bring_influence_and_rats() -> None:
    t = table("palace: Red King / Blue Monk Witch", deck="").at(resolve_buildings())
    assert (t.influence("Red", Class.ROYALTY), t.rats("Red")) == (1, 10)
    assert (t.influence("Blue", Class.ROYALTY), t.rats("Blue")) == (3, 12)


def test_swords_and_flutes_still_take_effect() -> None:
    t = table("palace: Red Sword Flute / Blue", hands={"Blue": "Monk Witch"}, deck="").at(resolve_buildings())
    t.play("Blue", "give_cards", "Witch")
    assert (t.hand("Red"), t.rats("Red"), t.rats("Blue")) == (cards("Witch"), 9, 11)


def test_the_point_is_scored_after_all_cards_of_the_building_are_counted() -> None:
    t = table("palace: Red King / Blue Monk Witch", deck="")
    t.g.points[2], t.g.ranks[Class.ROYALTY] = (3, 0, 0, 0, 0, 0), (2,)
    t.at(resolve_buildings())
    assert t.happened().index("last_point") > max(i for i, key in enumerate(t.happened()) if key == "counted")
    assert t.stack(Class.ROYALTY) == ["Green", "Blue", "Red"]


def test_supplies_are_taken_as_usual() -> None:
    t = table("farm-1", "castle-2", deck="", seats=2).at(take_supplies()).play("Red", "supplies", 0)
    assert len(t.hand("Red")) == 4


def test_after_the_last_round_the_game_ends_and_is_scored() -> None:
    t = table("palace", "farm", deck="").at(end_of_round())
    assert t.asked == {}
    assert len(t.result().totals) == 4
    assert t.told("round_begins") == []
