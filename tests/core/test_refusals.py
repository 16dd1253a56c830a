"""A player's error is a value with a text key; it changes nothing. `barred` says why not."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import Move, Refusal, Several, exactly

from .desk import Desk, begin, book, move, pick, refused

rules = book()
listed: list[str] = []  # how often reasons were looked up


@rules.choice
def build(g: Desk, seat: int, at: str) -> tuple[str | tuple[str, int], ...]:
    return "hut", ("wall", 1)


@build.chosen
def build_chosen(g: Desk, seat: int, what: str | tuple[str, int], at: str) -> None:
    g.notes.append(f"{what} {at}")


@build.barred
def build_barred(g: Desk, seat: int, at: str) -> dict[str | tuple[str, int], Refusal]:
    listed.append(at)
    return {
        "castle": Refusal("too_dear", {"gold": 9}),
        ("wall", 2): Refusal("no_stones"),
        "hut": Refusal("a reason for something that is an option after all"),
    }


@rules.counted
def give_cards(g: Desk, seat: int) -> Several[int]:
    return exactly(2, (3, 4, 5))


@give_cards.chosen
def give_cards_chosen(g: Desk, seat: int, cards: tuple[int, ...]) -> None:
    g.notes.append(repr(cards))


def test_a_seat_that_is_not_asked_hears_that_it_is_not_its_turn() -> None:
    g = begin(rules, build(0, "hill"))
    assert refused(rules, g, Move(1, "build", ("hut",), 0)) == Refusal("not_your_turn")


def test_after_the_end_every_move_hears_that_the_game_is_over() -> None:
    assert refused(rules, begin(rules), Move(0, "build", ("hut",), 0)) == Refusal("game_over")


@pytest.mark.parametrize(("choice", "revision"), [("build", 7), ("build", -1), ("give_cards", 0)])
def test_an_answer_to_another_question_is_out_of_date(choice: str, revision: int) -> None:
    g = begin(rules, build(0, "hill"))
    assert refused(rules, g, Move(0, choice, ("hut",), revision)) == Refusal("out_of_date")


def test_what_is_barred_is_refused_with_its_reason() -> None:
    g = begin(rules, build(0, "hill"))
    assert refused(rules, g, move(g, "castle")) == Refusal("too_dear", {"gold": 9})
    assert refused(rules, g, move(g, ("wall", 2))) == Refusal("no_stones")


def test_anything_else_is_not_an_option() -> None:
    g = begin(rules, build(0, "hill"))
    assert refused(rules, g, move(g, "moon")) == Refusal("not_an_option")


@pytest.mark.parametrize(("picked", "n"), [((), 0), ((3,), 1), ((3, 4, 5), 3)])
def test_a_wrong_number_says_how_many_are_wanted(picked: tuple[int, ...], n: int) -> None:
    g = begin(rules, give_cards(0))
    assert refused(rules, g, move(g, *picked)) == Refusal("wrong_number", {"least": 2, "most": 2, "n": n})


def test_barred_lists_what_a_player_would_expect_and_leaves_out_what_he_may() -> None:
    g = begin(rules, build(0, "hill"))
    assert rules.barred(g, 0) == {"castle": Refusal("too_dear", {"gold": 9}), ("wall", 2): Refusal("no_stones")}


def test_barred_is_empty_for_a_seat_that_is_not_asked_and_for_a_choice_that_explains_nothing() -> None:
    assert rules.barred(begin(rules, build(0, "hill")), 1) == {}
    assert rules.barred(begin(rules, give_cards(0)), 0) == {}


def test_barred_is_never_called_in_play() -> None:
    listed.clear()
    pick(rules, begin(rules, build(0, "hill")), "hut")
    assert listed == []


@pytest.mark.parametrize(
    "garbage", [None, 7, "hut", ["hut"], {}, ([],), ({},), (set(),), (["wall", 1],), (object(),), (float("nan"),)]
)
def test_garbage_is_refused_like_any_wrong_answer(garbage: Any) -> None:
    g = begin(rules, build(0, "hill"))
    assert refused(rules, g, Move(0, "build", garbage, 0)).key in ("not_an_option", "wrong_number")


def test_a_refused_move_changes_nothing() -> None:
    g = begin(rules, build(0, "hill"))
    before = g.clone()
    refused(rules, g, move(g, "castle"))
    assert (g, g.asked) == (before, before.asked)


def test_a_fault_in_an_effect_leaves_the_old_table_as_it_was() -> None:
    broken = book()

    @broken.choice
    def fall(g: Desk, seat: int) -> tuple[str, ...]:
        return ("down",)

    @fall.chosen
    def fall_chosen(g: Desk, seat: int, way: str) -> None:
        g.notes.append("half")
        g.hands[0] = (1,)
        raise ZeroDivisionError

    g = begin(broken, fall(0))
    before = g.clone()
    with pytest.raises(ZeroDivisionError):
        pick(broken, g, "down")
    assert (g, g.asked) == (before, before.asked)
