"""Fortune-teller's Tent and Piper's Cabin."""

from rules.rattus_cartus.flow import end_of_round
from rules.rattus_cartus.resolving import resolve_buildings

from .build import KINDS, cards, in_order, table

NUNS = "Monk4 King0 Witch3 Knight2 Peasant1"


def test_tent_premium_looks_at_two_different_cards_of_the_nun_row() -> None:
    t = table("fortune_tellers_tent: Red", nuns=NUNS).at(resolve_buildings(), end_of_round())
    assert (t.options("Red"), t.ask("Red").most) == ((0, 1, 2, 3, 4), 2)
    t.play("Red", "look_at_nuns", 0, 3)
    seen = [nun.card for nun in t.view("Red").nun_row]
    assert seen == [KINDS["Monk4"], None, None, KINDS["Knight2"], None]
    assert set(t.asked.values()) == {"supplies"}, "and goes on to the next round"


def test_tent_standard_looks_at_one_card() -> None:
    t = table("fortune_tellers_tent: Red / Blue").at(resolve_buildings()).play("Red", "look_at_nuns", 0, 1)
    assert (t.ask("Blue").least, t.ask("Blue").most) == (1, 1)
    assert t.play("Blue", "look_at_nuns", 4).asked == {}


def test_the_first_card_may_be_seen_before_the_second_is_chosen() -> None:
    t = table("fortune_tellers_tent: Red", nuns=NUNS).at(resolve_buildings()).play("Red", "look_at_nuns", 1)
    assert t.told("looked", to="Red") == [{"seat": 0, "nun": 1, "card": KINDS["King0"]}]
    assert t.options("Red") == (0, 2, 3, 4)
    assert t.why_not("Red", "look_at_nuns", 1) == "already_looked"
    assert t.play("Red", "look_at_nuns", 2).asked == {}


def test_the_same_card_cannot_be_looked_at_twice_at_once() -> None:
    t = table("fortune_tellers_tent: Red").at(resolve_buildings())
    assert t.why_not("Red", "look_at_nuns", 1, 1) == "not_an_option"


def test_a_card_seen_in_an_earlier_round_may_be_chosen_again() -> None:
    t = table("fortune_tellers_tent: Red")
    t.g.nun_row = (t.g.nun_row[0].seen(0), *t.g.nun_row[1:])
    assert t.at(resolve_buildings()).options("Red") == (0, 1, 2, 3, 4)


def test_nobody_else_sees_the_cards_looked_at() -> None:
    t = table("fortune_tellers_tent: Red", nuns=NUNS).at(resolve_buildings(), end_of_round())
    t.play("Red", "look_at_nuns", 0, 3)
    assert t.told("looked", to="Blue") == t.told("looked") == [{"seat": 0, "nun": 0}, {"seat": 0, "nun": 3}]
    assert all(nun.card is None for nun in t.view("Blue").nun_row)


def test_the_order_of_the_nun_row_never_changes() -> None:
    t = table("fortune_tellers_tent: Red", nuns=NUNS).at(resolve_buildings()).play("Red", "look_at_nuns", 3, 0)
    assert [card.face for card in t.g.nun_row] == list(in_order(NUNS))


def test_pipers_cabin_premium_takes_two_flutes() -> None:
    t = table("pipers_cabin: Red").at(resolve_buildings())
    assert (t.hand("Red"), t.pile("Flute")) == (cards("Flute Flute"), 10)


def test_pipers_cabin_standard_takes_one_flute() -> None:
    t = table("pipers_cabin: Red / Blue").at(resolve_buildings())
    assert (t.hand("Blue"), t.pile("Flute")) == (cards("Flute"), 9)
