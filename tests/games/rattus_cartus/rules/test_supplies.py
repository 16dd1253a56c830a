"""Phase B: supplies."""

import pytest

from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.options import Options
from rules.rattus_cartus.supplies import take_supplies

from .build import KINDS, NAMES, Play, cards, in_order, table

# draw 4 · rats 2 · draw 2 and rat 1 · draw 2 and look · rat 1 and look, by the copy of any building
ROW = ("fortune_tellers_tent-4", "monastery-1", "monastery-2")
IN_ORDER = Options(supplies="in_order")


def test_the_options_are_the_supplies_actions_of_the_cards_in_the_row() -> None:
    t = table(*ROW).at(take_supplies())
    assert t.options("Red") == (0, 1, 2)
    assert [t.g.supplies_at(at) for at in (0, 1, 2)] == [(2, 0, 1), (4, 0, 0), (0, 2, 0)]


def test_every_player_takes_one_and_several_may_take_the_same() -> None:
    t = table(*ROW).at(take_supplies())
    for name in NAMES[:4]:
        t.play(name, "supplies", 1)
    assert [len(hand) for hand in t.g.hands] == [4] * 4
    assert t.asked == {}


def test_nobody_may_decline_the_supplies_action() -> None:
    assert table(*ROW).at(take_supplies()).why_not("Red", "supplies", "pass") == "not_an_option"


def test_the_choice_of_supplies_does_not_bind_the_choice_of_the_building_to_enter() -> None:
    t = table("monastery-1", "farm-2", seats=2).at(take_supplies(), enter_buildings())
    t.play("Red", "supplies", 1).play("Yellow", "supplies", 1)
    assert t.options("Red") == (0, 1)


def test_a_card_symbol_draws_that_many_population_cards_from_the_deck_which_the_player_alone_sees() -> None:
    pile = "Monk4 Witch0 King Knight1" + " Peasant" * 12
    t = table("farm-1", "castle-2", "palace-3", pile=pile).at(take_supplies())
    t.play("Green", "supplies", 0)
    assert t.hand("Green") == cards("Monk4 Witch0 King Knight1")
    assert t.told("drew") == [{"seat": 2, "n": 4}]
    assert t.told("drew", to="Green") == [{"seat": 2, "n": 4, "cards": cards("Monk4 Witch0 King Knight1")}]


def test_a_rat_symbol_discards_a_rat() -> None:
    t = table(*ROW).at(take_supplies()).play("Red", "supplies", 2)
    assert (t.rats("Red"), t.rats("Yellow")) == (8, 10)
    assert t.told("lost_rats") == [{"seat": 0, "n": 2}]


def test_symbols_that_can_do_nothing_may_be_picked_and_rats_never_go_below_none() -> None:
    t = table(*ROW, rats={"Red": 1, "Blue": 0}).at(take_supplies())
    t.play("Red", "supplies", 2).play("Blue", "supplies", 2)
    assert (t.rats("Red"), t.rats("Blue")) == (0, 0)


def test_a_look_symbol_shows_one_card_of_the_nun_row_to_that_player_alone() -> None:
    t = table(*ROW, nuns="Monk4 King0 Witch3 Knight2 Peasant1").at(take_supplies()).play("Red", "supplies", 0)
    assert t.asked["Red"] == "look_at_nuns"
    assert (t.ask("Red").least, t.ask("Red").most) == (1, 1)
    t.play("Red", "look_at_nuns", 2)
    assert [nun.card for nun in t.view("Red").nun_row] == [None, None, KINDS["Witch3"], None, None]
    assert all(nun.card is None for nun in t.view("Blue").nun_row)


def test_everybody_sees_at_which_place_of_the_nun_row_somebody_looked() -> None:
    t = table(*ROW).at(take_supplies()).play("Red", "supplies", 0).play("Red", "look_at_nuns", 3)
    assert t.told("looked") == [{"seat": 0, "nun": 3}]
    assert t.told("looked", to="Red") == [{"seat": 0, "nun": 3, "card": KINDS["Knight2"]}]
    assert t.view(None).nun_row[3].seen_by == (0,)


def test_a_look_never_changes_the_order_of_the_nun_row() -> None:
    t = table(*ROW, nuns="Monk4 King0 Witch3 Knight2 Peasant1").at(take_supplies())
    t.play("Red", "supplies", 0).play("Red", "look_at_nuns", 4)
    assert [card.face for card in t.g.nun_row] == list(in_order("Monk4 King0 Witch3 Knight2 Peasant1"))


def test_a_player_may_look_at_a_card_he_already_knows() -> None:
    t = table(*ROW).at(take_supplies()).play("Red", "supplies", 0).play("Red", "look_at_nuns", 2)
    t.at(take_supplies()).play("Red", "supplies", 0)
    assert 2 in t.options("Red")
    t.play("Red", "look_at_nuns", 2)
    assert t.g.nun_row[2].seen_by == (0,)


@pytest.mark.parametrize(
    ("copy", "drawn", "discarded", "looks"),
    [(1, 4, 0, 0), (2, 0, 2, 0), (3, 2, 1, 0), (4, 2, 0, 1), (5, 0, 1, 1)],
)
def test_all_symbols_of_a_card_are_carried_out_in_the_order_cards_rats_look(
    copy: int, drawn: int, discarded: int, looks: int
) -> None:
    t = table(f"farm-{copy}", "palace-1", "castle-1").at(take_supplies()).play("Yellow", "supplies", 0)
    if looks:
        assert t.asked["Yellow"] == "look_at_nuns"
        t.play("Yellow", "look_at_nuns", 0)
    assert (len(t.hand("Yellow")), 10 - t.rats("Yellow"), t.happened().count("looked")) == (drawn, discarded, looks)
    wanted = ["supplies", *["drew"] * bool(drawn), *["lost_rats"] * bool(discarded), *["looked"] * looks]
    assert t.happened() == wanted
    assert "Yellow" not in t.asked


# --------------------------------------------------------------------------- who is asked when


def test_together_all_are_asked_at_once_and_each_answer_takes_effect_on_arrival() -> None:
    t = table(*ROW, seats=4).at(take_supplies())
    assert t.asked == dict.fromkeys(NAMES[:4], "supplies")
    t.play("Blue", "supplies", 1)
    assert len(t.hand("Blue")) == 4
    assert set(t.asked) == {"Red", "Yellow", "Green"}


def test_together_a_look_of_one_keeps_nobody_else_waiting() -> None:
    t = table(*ROW).at(take_supplies()).play("Red", "supplies", 0)
    assert t.asked == {"Red": "look_at_nuns", "Yellow": "supplies", "Green": "supplies", "Blue": "supplies"}


def test_in_order_they_choose_clockwise_from_the_start_player() -> None:
    t = table(*ROW, start="Green", options=IN_ORDER).at(take_supplies())
    for name in ("Green", "Blue", "Red", "Yellow"):
        assert t.asked == {name: "supplies"}
        t.play(name, "supplies", 1)
    assert t.asked == {}


def test_in_order_the_look_comes_before_the_next_player_chooses() -> None:
    t = table(*ROW, options=IN_ORDER).at(take_supplies()).play("Red", "supplies", 0)
    assert t.asked == {"Red": "look_at_nuns"}


@pytest.mark.parametrize(("cards_left", "at_once"), [(16, 4), (15, 1)])
def test_if_the_cards_might_not_do_for_all_they_choose_in_order_even_where_together_was_agreed(
    cards_left: int, at_once: int
) -> None:
    t = table(*ROW, pile="King " * (cards_left - 5), discard="Monk " * 5).at(take_supplies())
    assert len(t.asked) == at_once


# --------------------------------------------------------------------------- the deck runs out


def draw_four(pile: str, discard: str) -> Play:
    t = table("farm-1", "castle-2", "palace-3", pile=pile, discard=discard, options=IN_ORDER)
    return t.at(take_supplies()).play("Red", "supplies", 0)


def test_when_the_deck_is_empty_the_discard_pile_is_shuffled_into_a_new_one() -> None:
    t = draw_four("King King", "Monk Monk Monk Monk Monk")
    assert t.hand("Red") == cards("King King Monk Monk")
    assert (len(t.g.pile), t.g.discard) == (3, ())
    assert t.told("reshuffled") == [{"n": 5}]


def test_the_new_deck_is_really_shuffled() -> None:
    ordered = " ".join(sorted(KINDS.keys() - {"Joker", "Sword", "Flute", "Pass", "Gold"}))
    t = draw_four("", ordered)
    assert t.g.pile + t.hand("Red") != in_order(ordered)
    assert cards(ordered) == tuple(sorted(t.g.pile + t.hand("Red")))


def test_drawing_exactly_the_last_card_does_not_shuffle_yet() -> None:
    t = draw_four("King King King King", "Monk Monk")
    assert t.hand("Red") == cards("King King King King")
    assert (t.g.pile, t.g.discard) == ((), cards("Monk Monk"))


def test_if_deck_and_discard_pile_are_empty_a_player_draws_what_there_is() -> None:
    t = draw_four("King", "Monk Witch")
    assert t.hand("Red") == cards("King Monk Witch")
    t.play("Yellow", "supplies", 0)
    assert t.hand("Yellow") == ()
    assert t.told("drew")[-1] == {"seat": 1, "n": 0}


def test_cards_of_the_nun_row_and_laid_cards_are_never_shuffled_into_the_deck() -> None:
    t = table("farm-1: Blue Peasant", "castle-2", nuns="Monk4 Monk4 Monk4 Monk4 Monk4", pile="", discard="King King")
    t.at(take_supplies()).play("Red", "supplies", 0)
    assert t.hand("Red") == cards("King King")
    assert [card.face for card in t.g.nun_row] == [KINDS["Monk4"]] * 5
    assert t.g.laid[3] == cards("Peasant")


def test_there_is_no_limit_to_a_hand() -> None:
    t = table("farm-1", "castle-2", "palace-3", hands={"Red": "King " * 20}).at(take_supplies())
    t.play("Red", "supplies", 0)
    assert len(t.hand("Red")) == 24
