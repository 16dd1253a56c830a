"""Plans: looked ahead in imagined worlds, so that nothing shown depends on what a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.tables import Draft, Snapshot, Step
from bot.text import LOCALES
from bot.ui.answers import Answers
from bot.ui.picks import numbers_of, other_side, side_of
from bot.ui.plans import Plan, further, read_plan
from rules.core import Ask, Move

from .tables import GAME, played, sight


def entering(seats: int, seed: int, language: str = "en") -> Iterator[tuple[Snapshot, Ask]]:
    """The moments of a game in which somebody enters a building."""
    for table, _ in played(seats, seed, language):
        yield from ((table, ask) for ask in table.asks if ask.choice == "enter")


def planned(table: Snapshot, ask: Ask, number: int = 1) -> Plan:
    """The plan to enter the first building."""
    draft = Draft(ask.revision, number, (), (Step("enter", ask.options[:1]),))
    return read_plan(sight(table, ask.seat), draft)


def test_entering_and_laying_are_one_plan_and_its_moves_are_those_the_true_table_takes() -> None:
    table, ask = next(entering(3, 5))
    plan = planned(table, ask)
    assert plan.ask is not None and plan.ask.choice == "lay_cards" and not plan.lost
    state = table.state
    lay = Move(ask.seat, "lay_cards", plan.ask.options[:1], plan.ask.revision)
    for move in (*plan.moves, lay):
        state, _ = GAME.play(state, move)
    assert state.revision == table.revision + 2  # type: ignore[union-attr]


def test_a_step_that_does_not_fit_any_more_is_lost_with_all_that_follow() -> None:
    table, ask = next(entering(3, 5))
    steps = (Step("enter", (99,)), Step("lay_cards", ()))
    plan = read_plan(sight(table, ask.seat), Draft(ask.revision, 4, (0,), steps))
    assert plan.lost and plan.steps == () and plan.ask == ask and plan.numbers == ()


def test_a_plan_ends_where_something_comes_to_light() -> None:
    for table, ask in entering(2, 9):
        plan = planned(table, ask)
        assert plan.ask is not None
        assert further(plan.now, Move(ask.seat, "lay_cards", (), plan.ask.revision)) is None


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_a_plan_shows_is_the_same_in_every_world_its_owner_could_be_in(seats: int, language: str) -> None:
    chance = Random(seats)
    for table, ask in list(entering(seats, 7 * seats, language))[::3]:
        here = planned(table, ask)
        for _ in range(3):
            world = GAME.imagine(table.state, ask.seat, chance.randbytes(32))
            there = planned(replace(table, state=world), ask)
            assert list(Answers(here).parts()) == list(Answers(there).parts())
            assert (here.said, here.moves, here.ask) == (there.said, there.moves, there.ask)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_imagined_depends_on_nothing_that_the_seat_cannot_know(seats: int) -> None:
    chance = Random(seats)
    for table, _ in list(played(seats, 3))[::11]:
        if table.status != "running":
            continue
        for seat in (None, *range(seats)):
            world = GAME.imagine(table.state, seat, chance.randbytes(32))
            one, other = (GAME.imagine(state, seat, bytes(32)) for state in (table.state, world))
            assert GAME.save(one) == GAME.save(other)


def test_the_smaller_side_is_asked_and_stands_for_the_larger() -> None:
    ask = Ask(0, "tribute", (0, 1, 3), (4, 4, 7, 9), 3, 3, 1)
    side = side_of(ask)
    assert (side.least, side.most) == (1, 1)
    assert other_side(ask, (7,)) == (4, 4, 9)
    assert numbers_of(side, other_side(ask, (4, 4, 9))) == (1,)
    assert side_of(ask, ordered=True) is ask
    assert side_of(ask._replace(least=2, most=2)).most == 2
    assert side_of(ask._replace(least=4, most=4)).most == 0


def test_a_label_says_what_comes_to_light_where_answers_differ_and_one_line_does_where_all_agree() -> None:
    texts = set[str]()
    for table, _ in [*played(3, 8), *played(4, 8)]:
        for ask in table.asks:
            own = sight(table, ask.seat)
            parts = list(Answers(Plan(own, own)).parts())
            texts |= {button.label for part in parts for button in getattr(part, "buttons", ())}
            texts |= {getattr(part, "text", "") for part in parts}
    assert any(text.endswith("with nothing · turns up cards") for text in texts)
    assert any("No take back after this: turns up cards" in text for text in texts)
