"""Phase E: the end of the round, and how many rounds there are."""

import pytest

from rules.rattus_cartus.flow import end_of_round

from .build import building_cards, new_game, table


def test_the_discs_come_back_and_the_buildings_of_the_round_leave_the_game() -> None:
    t = table("palace: Red / Blue", "castle: Green", "farm", deck="farm-2 palace-2 castle-2 castle-3").at(
        end_of_round()
    )
    assert t.g.spent == building_cards("palace castle farm")
    assert t.row() == ["farm-2", "palace-2", "castle-2"]
    assert [t.inside(at) for at in range(3)] == [[], [], []]


@pytest.mark.parametrize(
    ("seats", "start", "after"), [(4, "Red", "Yellow"), (4, "Blue", "Red"), (2, "Yellow", "Red"), (5, "Blue", "White")]
)
def test_the_start_player_card_moves_one_seat_to_the_left(seats: int, start: str, after: str) -> None:
    t = table("palace", "castle", "farm", seats=seats, start=start).at(end_of_round())
    assert t.told("round_begins") == [{"round": 2, "seat": ["Red", "Yellow", "Green", "Blue", "White"].index(after)}]


def test_the_phases_follow_each_other_draw_supplies_enter_resolve() -> None:
    t = new_game(2)
    assert set(t.asked.values()) == {"supplies"}
    for name in list(t.asked):
        t.play(name, "supplies", 0)
        while t.asked.get(name) == "look_at_nuns":
            t.play(name, "look_at_nuns", 0)
    assert set(t.asked.values()) == {"enter"}
    assert t.told("showed") == []


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 9), (4, 8), (5, 8)])
def test_the_game_has_ten_rounds_for_two_nine_for_three_and_eight_for_four_or_five(seats: int, rounds: int) -> None:
    t = new_game(seats)
    assert t.view(None).rounds == rounds
    t.play_on()
    assert [facts["round"] for facts in t.told("round_begins")] == list(range(2, rounds + 1))
    assert t.g.round == rounds
    assert t.g.deck == ()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_replacement_deck_keeps_its_size_and_all_other_cards_were_played(seats: int) -> None:
    t = new_game(seats)
    size = len(t.g.replacement)
    t.play_on()
    assert len(t.g.replacement) == size
    assert sorted((*t.g.spent, *t.g.replacement)) == list(t.g.cards)
