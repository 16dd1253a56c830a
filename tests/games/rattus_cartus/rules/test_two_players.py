"""What is different with two players."""

from rules.rattus_cartus.components import Class
from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.resolving import resolve_buildings

from .build import NAMES, cards, table


def premium(*row: str, entered: str = "", deck: str = "farm") -> list[str]:
    """Who had a premium action."""
    t = table(*row, seats=2, entered=entered, deck=deck).at(resolve_buildings())
    return [NAMES[facts["seat"]] for facts in t.told("acts") if facts["premium"]]


def test_one_player_only_has_a_premium_action_even_if_they_are_in_different_buildings() -> None:
    t = table("palace: Red King", "farm: Yellow Peasant Peasant", seats=2).at(resolve_buildings())
    assert (t.tokens("Red"), len(t.hand("Yellow"))) == (1, 4)


def test_it_is_the_player_who_laid_most_people_wherever_he_entered() -> None:
    assert premium("palace: Red King King", "farm: Yellow Peasant") == ["Red"]
    assert premium("palace: Red King", "farm: Yellow King Joker") == ["Yellow"]
    assert premium("palace: Red King", "farm: Yellow Sword Sword") == ["Red"]


def test_a_tie_goes_to_who_was_the_first_to_enter_a_building() -> None:
    assert premium("farm: Red King King", "marketplace: Yellow King King", entered="Red Yellow") == ["Red"]
    assert premium("farm: Red King King", "marketplace: Yellow King King", entered="Yellow Red") == ["Yellow"]


def test_a_tie_of_none_to_none_too() -> None:
    assert premium("farm: Red", "marketplace: Yellow", entered="Yellow Red") == ["Yellow"]


def test_alone_in_a_building_with_fewer_cards_than_the_other_elsewhere_is_the_standard_action() -> None:
    assert premium("farm: Red", "marketplace: Yellow King") == ["Yellow"]


def test_after_a_pass_the_other_player_is_the_first_to_have_entered() -> None:
    t = table("palace", "farm", seats=2, hands={"Red": "Pass King", "Yellow": "King"})
    t.at(enter_buildings(), resolve_buildings())
    t.play("Red", "enter", "pass").enter("Yellow", 1, "King").enter("Red", 0, "King")
    assert (t.tokens("Red"), len(t.hand("Yellow"))) == (1, 4)


def test_in_one_building_the_premium_player_acts_first() -> None:
    t = table("castle: Red / Yellow Knight", seats=2, piles={"Sword": 2}).at(resolve_buildings())
    assert (len(t.hand("Red")), len(t.hand("Yellow"))) == (0, 2)


def test_both_show_their_cards_before_the_first_building_is_resolved() -> None:
    t = table("hospital: Red Monk", "farm: Yellow King King", seats=2, hands={"Red": "Gold"}).at(resolve_buildings())
    assert t.asked == {"Red": "discard_for_rats"}
    assert [facts["cards"] for facts in t.told("showed")] == [cards("Monk"), cards("King King")]
    assert t.view("Red").row[1].laid == (cards("King King"),)
    assert t.view(None).premium == 1


def test_the_buildings_are_still_resolved_in_the_order_of_the_row() -> None:
    t = table("palace: Red", "farm: Yellow King", seats=2).at(resolve_buildings())
    assert [(facts["at"], facts["premium"]) for facts in t.told("acts")] == [(0, 0), (1, 1)]


def test_apart_swords_and_flutes_do_nothing() -> None:
    t = table("palace: Red Sword Flute", "farm: Yellow", seats=2, hands={"Yellow": "Monk Monk Monk"})
    t.at(resolve_buildings())
    assert (t.told("sword"), t.told("flute")) == ([], [])


def test_together_swords_and_flutes_work_as_always() -> None:
    t = table("palace: Red Sword Flute / Yellow", seats=2, hands={"Yellow": "Monk Monk"}).at(resolve_buildings())
    t.play("Yellow", "give_cards", "Monk")
    assert (t.hand("Red"), t.rats("Red"), t.rats("Yellow")) == (cards("Monk"), 9, 11)


def test_in_the_last_round_only_the_one_premium_player_gains_the_point() -> None:
    t = table("palace: Red King", "farm: Yellow King King", seats=2, deck="").at(resolve_buildings())
    assert (t.influence("Red", Class.ROYALTY), t.influence("Yellow", Class.PEASANTRY)) == (1, 3)
    assert t.told("last_point") == [{"seat": 1, "cls": Class.PEASANTRY, "n": 1}]


def test_a_guard_tower_takes_cards_from_the_other_player_only_with_the_one_premium_action() -> None:
    hands = {"Yellow": "Monk Monk Monk"}
    t = table("guard_tower: Red Knight", "palace: Yellow", seats=2, hands=hands).at(resolve_buildings())
    assert t.hand("Red") == cards("Monk Monk Monk")
    t = table("guard_tower: Red", "palace: Yellow King", seats=2, hands=hands).at(resolve_buildings())
    assert (t.hand("Red"), t.hand("Yellow")) == ((), cards("Monk Monk Monk"))
