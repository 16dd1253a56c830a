"""A game played again and cut into steps: nothing is lost, and all stop at the same lines."""

from __future__ import annotations

import pytest

from bot.replays import perspective_at, steps_of
from bot.replays.steps import _stops
from bot.text import words_for
from bot.ui.kit.news import told_groups
from rules.core import AnyGame

from .records import NAMES, played, record, so_far

ENGLISH, FRENCH = words_for("en"), words_for("fr")
GAME_OF_EACH = ("rattus_cartus/record-4", "rattus/record-3", "notre_dame/record-4", "hameln/record-4")


@pytest.mark.parametrize("name", NAMES)
def test_a_record_played_again_ends_as_it_did(name: str) -> None:
    again, written = played(name), record(name)
    assert again.is_over
    assert again.table.result is not None and written.result is not None
    assert list(again.table.result.totals) == written.result["totals"]
    backs = sum(move.back for move in written.moves)
    assert again.last == sum(not move.back for move in written.moves) - backs


@pytest.mark.parametrize("name", GAME_OF_EACH)
def test_every_group_of_the_log_stands_in_one_step_and_in_order(name: str) -> None:
    again = played(name)
    for seat in (None, 0):
        groups = told_groups(perspective_at(again, again.last, ENGLISH, seat), again.entries, seat, by_mover=True)
        told = [group for step in steps_of(again, ENGLISH, seat) for group in step.groups]
        assert [group.lines for group in told] == [group.lines for group in groups]


@pytest.mark.parametrize("name", GAME_OF_EACH)
def test_all_readers_stop_at_the_same_lines(name: str) -> None:
    again = played(name)
    public = [step[:3] for step in steps_of(again, ENGLISH)]
    lines, rounds = [line for line, *_ in public], [number for _, number, _ in public]
    assert lines == sorted(set(lines)) and lines[0] == 0 and lines[-1] == again.last
    assert rounds == sorted(rounds) and rounds[0] == 0
    for seat in range(len(again.table.players)):
        assert [step[:3] for step in steps_of(again, FRENCH, seat)] == public


def test_where_seats_act_in_turn_a_replay_stops_after_each_of_them() -> None:
    again = played("rattus_cartus/record-4")
    steps = steps_of(again, ENGLISH)
    entered = [{entry.seat for entry in group.entries} for step in steps for group in step.groups]
    assert all(len(seats) == 1 for seats in entered) and len(steps) > again.last / 2


@pytest.mark.parametrize("name", GAME_OF_EACH)
def test_no_step_tells_of_what_came_after_it(name: str) -> None:
    """A replay up to the middle is the beginning of the whole one, but for its last step, which may go on."""
    half, whole = so_far(name, 0.5), played(name)
    assert not half.is_over
    first, second = steps_of(half, ENGLISH), steps_of(whole, ENGLISH)
    assert 3 < len(first) < len(second)
    for ours, theirs in zip(first[:-1], second, strict=False):
        assert ours[:3] == theirs[:3]
        assert [group.lines for group in ours.groups] == [group.lines for group in theirs.groups]


def test_a_game_is_cut_once_whoever_reads_it() -> None:
    game = so_far(GAME_OF_EACH[0], 0.5)
    cut_before = _stops.cache_info().misses
    for seat in (None, 0, 1):
        steps_of(game, FRENCH, seat)
    assert _stops.cache_info().misses == cut_before + 1


@pytest.mark.parametrize("name", GAME_OF_EACH)
def test_only_after_the_last_line_the_game_is_over(name: str) -> None:
    again = played(name)
    assert again.at(again.last - 1).status == "running" and again.at(again.last - 1).result is None
    assert again.at(again.last).status == "over"
    assert public_view(again.game, again.at(0).state) != public_view(again.game, again.at(again.last).state)


def public_view(game: AnyGame, state: object) -> object:
    """What anybody may see."""
    return game.view(state, None)
