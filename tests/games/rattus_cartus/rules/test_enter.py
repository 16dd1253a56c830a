"""Phase C: enter buildings and lay cards."""

from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.resolving import resolve_buildings

from .build import Play, cards, table

HANDS = {"Red": "Monk King Joker", "Yellow": "Witch Gold", "Green": "", "Blue": "Sword Flute Pass Gold"}


def entering(start: str = "Red") -> Play:
    return table("monastery-1", "farm-1", "monastery-2", start=start, hands=HANDS).at(enter_buildings())


def test_they_enter_clockwise_beginning_with_the_start_player() -> None:
    t = entering(start="Green")
    for name in ("Green", "Blue", "Red", "Yellow"):
        assert t.asked == {name: "enter"}
        t.enter(name, 0)
    assert t.asked == {}


def test_a_player_may_enter_a_building_where_others_are_and_takes_the_next_space() -> None:
    t = entering().enter("Red", 0).enter("Yellow", 0).enter("Green", 1).enter("Blue", 0)
    assert (t.inside(0), t.inside(1), t.inside(2)) == (["Red", "Yellow", "Blue"], ["Green"], [])


def test_every_building_of_the_row_may_be_entered() -> None:
    assert entering().options("Red") == (0, 1, 2)


def test_a_building_that_is_not_in_the_row_cannot_be_entered() -> None:
    assert entering().why_not("Red", "enter", 3) == "not_an_option"


def test_two_copies_of_a_building_are_two_buildings_with_spaces_of_their_own() -> None:
    t = entering().enter("Red", 0).enter("Yellow", 2)
    assert (t.inside(0), t.inside(2)) == (["Red"], ["Yellow"])


def test_everybody_must_enter_one_building_even_with_an_empty_hand() -> None:
    t = entering().enter("Red", 0).enter("Yellow", 0)
    assert t.options("Green") == (0, 1, 2)
    assert t.why_not("Green", "enter", "pass") == "no_pass_card"
    assert t.enter("Green", 2).inside(2) == ["Green"]


def test_everybody_enters_exactly_one_building() -> None:
    t = entering().enter("Red", 0)
    assert t.why_not("Red", "enter", 1) == "not_your_turn"


def test_the_number_of_cards_is_announced_and_the_cards_lie_face_down() -> None:
    t = entering().enter("Red", 0, "Monk King")
    assert t.told("laid") == [{"seat": 0, "at": 0, "building": 2, "n": 2}]
    assert t.told("laid", to="Red")[0]["cards"] == cards("Monk King")
    assert [t.view(viewer).row[0].laid for viewer in ("Yellow", None)] == [(2,), (2,)]
    assert t.view("Red").row[0].laid == (cards("Monk King"),)


def test_zero_cards_is_a_possible_number() -> None:
    t = entering().enter("Red", 1)
    assert t.told("laid") == [{"seat": 0, "at": 1, "building": 8, "n": 0}]
    assert t.hand("Red") == cards("Monk King Joker")


def test_the_whole_hand_may_be_laid() -> None:
    t = entering().enter("Red", 1, "Monk King Joker")
    assert (t.hand("Red"), t.g.laid[0]) == ((), cards("Monk King Joker"))


def test_cards_of_any_class_may_be_laid_in_any_building() -> None:
    t = entering().play("Red", "enter", 1)
    assert t.options("Red") == cards("Monk King Joker")


def test_population_cards_jokers_swords_and_flutes_are_laid_but_never_a_pass_or_gold() -> None:
    t = entering().enter("Red", 0).enter("Yellow", 0).enter("Green", 0).play("Blue", "enter", 0)
    assert t.options("Blue") == cards("Sword Flute")
    assert t.why_not("Blue", "lay_cards", "Gold") == "gold_is_not_laid"
    assert t.why_not("Blue", "lay_cards", "Sword Pass") == "pass_is_not_laid"


def test_a_card_that_is_not_in_the_hand_cannot_be_laid() -> None:
    t = entering().play("Red", "enter", 0)
    assert t.why_not("Red", "lay_cards", "Witch") == "not_an_option"
    assert t.why_not("Red", "lay_cards", "Monk Monk") == "not_an_option"


def test_even_a_player_who_can_lay_nothing_is_asked_as_silence_would_tell_his_hand() -> None:
    t = entering().enter("Red", 0).enter("Yellow", 0).play("Green", "enter", 0)
    assert t.asked == {"Green": "lay_cards"}


def test_laid_cards_are_in_the_hand_no_more_and_cannot_be_changed() -> None:
    t = entering().enter("Red", 0, "Monk")
    assert t.hand("Red") == cards("King Joker")
    assert t.view(None).hands[0] == 2
    assert t.why_not("Red", "lay_cards", "King") == "not_your_turn"


def test_laid_cards_cannot_be_taken_by_a_sword() -> None:
    t = table("castle-1", "farm-1", hands={"Red": "Monk Witch", "Yellow": "Sword"}).at(
        enter_buildings(), resolve_buildings()
    )
    t.enter("Red", 0, "Monk Witch").enter("Yellow", 0, "Sword").enter("Green", 1).enter("Blue", 1)
    assert t.told("sword") == []
