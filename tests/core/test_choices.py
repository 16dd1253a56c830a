"""Choices: options are the one test of legality, and a multiset."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import Move, Refused, Several, exactly, up_to

from .desk import Desk, ask_of, begin, book, move, pick, refused

rules = book()


@rules.counted
def play_cards(g: Desk, seat: int, least: int, most: int) -> Several[int]:
    return Several(g.hands[seat], least, most)


@play_cards.chosen
def play_cards_chosen(g: Desk, seat: int, cards: tuple[int, ...], least: int, most: int) -> None:
    g.notes.append(repr(cards))


@rules.ordered
def rank(g: Desk, seat: int) -> Several[str]:
    return exactly(3, ("gold", "silver", "bronze"))


@rank.chosen
def rank_chosen(g: Desk, seat: int, names: tuple[str, ...]) -> None:
    g.notes.extend(names)


@rules.choice
def place(g: Desk, seat: int, colour: str) -> list[tuple[int, str]]:
    g.notes.append("listed")
    return [(1, "left"), (1, "right")]


@place.chosen
def place_chosen(g: Desk, seat: int, spot: tuple[int, str], colour: str) -> None:
    g.notes.append(f"{colour} at {spot}")


def test_a_question_says_who_decides_what_and_how_many() -> None:
    ask = ask_of(begin(rules, play_cards(1, 0, 2), hands=[(), (5, 5, 6), ()]), 1)
    assert (ask.seat, ask.choice, ask.args) == (1, "play_cards", (1, 0, 2))
    assert (ask.options, ask.least, ask.most) == ((5, 5, 6), 0, 2)
    assert (ask.revision, ask.given) == (0, None)


def test_a_choice_knows_its_parameters_for_the_text_of_its_question() -> None:
    assert play_cards.parameters == ("seat", "least", "most")
    assert place.parameters == ("seat", "colour")


def test_options_are_listed_once_for_asking_and_checking() -> None:
    g = begin(rules, place(0, "red"))
    assert g.notes == ["listed"]
    rules.check(g, move(g, (1, "left")))
    refused(rules, g, move(g, (2, "left")))
    assert g.notes == ["listed"]


def test_the_effect_gets_who_what_and_the_rest_of_the_question() -> None:
    assert pick(rules, begin(rules, place(0, "red")), (1, "right")).notes == ["listed", "red at (1, 'right')"]


def test_an_option_listed_twice_may_be_picked_twice_but_not_three_times() -> None:
    g = begin(rules, play_cards(0, 0, 3), hands=[(5, 5, 6), (), ()])
    assert pick(rules, g, 5, 5).notes == ["(5, 5)"]
    assert refused(rules, g, move(g, 5, 5, 5)).key == "not_an_option"
    assert refused(rules, g, move(g, 6, 6)).key == "not_an_option"


def test_a_counted_pick_comes_in_the_order_of_the_options() -> None:
    g = begin(rules, play_cards(0, 0, 3), hands=[(4, 9, 6), (), ()])
    assert pick(rules, g, 6, 4, 9).notes == ["(4, 9, 6)"]


def test_an_ordered_pick_keeps_its_own_order() -> None:
    assert pick(rules, begin(rules, rank(0)), "bronze", "gold", "silver").notes == ["bronze", "gold", "silver"]


def test_an_ordered_pick_names_everything_once() -> None:
    g = begin(rules, rank(0))
    assert refused(rules, g, move(g, "gold", "gold", "silver")).key == "not_an_option"


def test_the_effect_gets_the_option_itself_and_not_what_merely_equals_it() -> None:
    g = begin(rules, play_cards(0, 0, 3), hands=[(0, 1, 2), (), ()])
    assert pick(rules, g, True, 2.0).notes == ["(1, 2)"]  # type: ignore[arg-type]


@pytest.mark.parametrize(("n", "least", "most"), [(0, 0, 0), (2, 2, 2), (3, 3, 3), (5, 3, 3)])
def test_exactly_asks_for_all_where_there_are_fewer(n: int, least: int, most: int) -> None:
    assert exactly(n, "abc") == Several("abc", least, most)


@pytest.mark.parametrize(("n", "most"), [(0, 0), (2, 2), (5, 3)])
def test_up_to_allows_nothing_and_no_more_than_there_is(n: int, most: int) -> None:
    assert up_to(n, "abc") == Several("abc", 0, most)


cards = st.lists(st.integers(0, 4), max_size=6)


@given(hand=cards, picked=cards, least=st.integers(0, 3), more=st.integers(0, 3))
def test_a_pick_is_legal_iff_it_is_contained_in_the_options_and_the_number_fits(
    hand: list[int], picked: list[int], least: int, more: int
) -> None:
    g = begin(rules, play_cards(0, least, least + more), hands=[tuple(hand), (), ()])
    fits = least <= len(picked) <= least + more and Counter(picked) <= Counter(hand)
    answer = Move(0, "play_cards", tuple(picked), 0)
    if fits:
        assert rules.play(g, answer)[0].notes == [repr(tuple(sorted(picked, key=hand.index)))]
    else:
        with pytest.raises(Refused):
            rules.play(g, answer)
