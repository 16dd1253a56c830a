"""The story of a game: standings that end at the result, turning points that are true, words that fit."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.pictures import THEMES, Renderer
from bot.replays import PlayedGame, ReplayStep, Story, lead_of, perspective_at, steps_of, story_of
from bot.tables import LogEntry, Player
from bot.tables.storage.records import RecordedMove
from bot.text import LOCALES, words_for
from bot.ui.kit.scenes import ending_scene
from bot.ui.kit.screen import Image
from bot.ui.screens.ending import end
from bot.ui.screens.story import told_story
from rules.core import Move, Pick
from rules.rattus.components import Region
from tests.games import GAMES
from tests.games.hameln.rules.build import table as hameln_table
from tests.games.rattus.rules.build import table as rattus_table
from tests.ui.holding import hold
from tests.ui.tables import snapshot

from .records import NAMES, played, so_far

ENGLISH = words_for("en")
GAME_OF_EACH = ("rattus_cartus/record-5", "rattus/record-2", "notre_dame/record-5", "hameln/record-5")


def with_story(name: str) -> tuple[PlayedGame, Sequence[ReplayStep], Story]:
    """A recorded game with its steps and its story."""
    again = played(name)
    steps = steps_of(again, ENGLISH)
    story = story_of(again, steps)
    assert story is not None
    return again, steps, story


@pytest.mark.parametrize("name", NAMES)
def test_the_totals_at_the_end_are_those_of_the_result(name: str) -> None:
    again = played(name)
    assert again.table.result is not None
    assert tuple(again.game.totals(again.states[-1])) == again.table.result.totals


@pytest.mark.parametrize("name", GAME_OF_EACH)
def test_a_story_has_every_round_and_its_turning_points_are_steps_that_changed_the_lead(name: str) -> None:
    again = played(name)
    steps = steps_of(again, ENGLISH)
    story = story_of(again, steps)
    assert story is not None and again.table.result is not None
    assert len(story.rounds) == 1 + steps[-1].round and story.rounds[-1] == again.table.result.totals
    assert 1 <= len(story.turns) <= 3 and story.answers == again.last

    def lead(line: int) -> int:
        totals = list(again.game.totals(again.states[line]))
        return totals.pop(story.seat) - max(totals)

    for turn in story.turns:
        before, after = lead(steps[turn.step - 1].line), lead(steps[turn.step].line)
        assert (turn.lead, turn.change, turn.round) == (after, after - before, steps[turn.step].round)


def test_a_game_that_goes_on_has_no_story_yet() -> None:
    half = so_far("hameln/record-3", 0.9)
    assert story_of(half, steps_of(half, ENGLISH)) is None


@pytest.mark.parametrize("name", GAME_OF_EACH)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_tells_the_story_within_all_limits(name: str, locale: str) -> None:
    again = played(name)
    perspective = perspective_at(again, again.last, words_for(locale))
    told = told_story(perspective, again)
    assert told is not None
    screen = hold(end(perspective, (), told))
    assert len(told.lines) > 2 and all(line in screen.text for line in told.lines)
    pictured = screen.pictured((Image(b"", "the chart", "chart.jpg"),))
    assert told.lines[0] in pictured.text and told.lines[-1] not in pictured.text, "the chart tells it"


@pytest.mark.parametrize("name", NAMES)
def test_a_lead_that_was_lost_again_is_not_told_as_the_one_that_stayed(name: str) -> None:
    again, steps, story = with_story(name)
    leads = [lead_of(again.game.totals(again.states[step.line]), story.seat) for step in steps]
    for_good = {turn.step for turn in story.turns if min(leads[turn.step :]) > 0 >= leads[turn.step - 1]}
    opened = next(n for n, step in enumerate(steps) if not again.game.opening(again.states[step.line]))
    named = {turn.step for turn in story.turns}
    left_out = [abs(leads[n] - leads[n - 1]) for n in range(opened + 1, len(leads)) if n not in named]
    assert all(abs(turn.change) >= max(left_out) for turn in story.turns if turn.step not in for_good)


@pytest.mark.parametrize("name", GAME_OF_EACH[1:2])
async def test_the_chart_is_drawn_in_every_look_with_its_numbers_in_words(name: str) -> None:
    again, renderer = played(name), Renderer()
    perspective = perspective_at(again, again.last, ENGLISH)
    told = told_story(perspective, again)
    assert told is not None
    for theme in THEMES.values():
        scene = replace(ending_scene(perspective, theme), chart=told.chart)
        (picture,) = await renderer.pictures(again.game.key, "chart", scene)
        assert picture.data and ", ".join(str(each[0]) for each in told.chart.values[1:]) in picture.alt
    renderer.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_turning_point_names_a_cause_in_whole_clauses_and_whose_lead_it_changed(name: str) -> None:
    again = played(name)
    told = told_story(perspective_at(again, again.last, ENGLISH), again)
    assert told is not None
    for _, text in told.chart.marked:
        what, _, lead = text.partition(": ")[2].rpartition(". ")
        then = r"(\d+ (ahead|behind)|level)"
        told_lead = rf".+ is now {then}(, and {then} at the end of the round)? \(\d+ (better|worse) than before\)"
        assert re.fullmatch(told_lead, lead), text
        assert re.search(r"\d", what), text
        assert not re.search(r"\S…|…\S", what), text


@pytest.mark.parametrize("name", NAMES)
def test_what_is_placed_before_the_first_turn_turns_nothing(name: str) -> None:
    """Who places first leads for a moment, whatever they place."""
    again, steps, story = with_story(name)
    for turn in story.turns:
        view = again.game.view(again.states[steps[turn.step - 1].line], None)
        assert getattr(view, "stage", "turn") != "opening", turn


def the_piper_takes_two_boys() -> PlayedGame:
    """The end of a game of Hameln: nobody can move any more, and Bea, who pays for nobody, loses two boys."""
    full = "q02 q12 s12 s01 s02"
    t = hameln_table("A: meat 1", "B: boy 2, money 9", seats=3, opening="M1 A/A", rats=full, big="M1", phase=3)
    picks: dict[str, Pick] = {"act": ("sell",), "for_money": (3,), "optional": ("pass",), "keep": ()}
    return played_out("hameln", 3, t.turn("A").g, picks)


def the_baker_before_the_final_ravage() -> PlayedGame:
    """The end of a game of Rattus: Ana places a cube of Dan's from the Baker, then the ravage takes five of hers."""
    t = rattus_table(
        "gallia: rats 1-A 1-A 1-A; Red 3", "polonia: rats 1-A 1-A; Red 2", "anglia: Red 9",
        cards={"Blue": "baker"}, baker=1,
    )  # fmt: skip
    t.g.turns = 20
    return played_out("rattus", 4, t.ravage_all(after="Red").g, {"empty_baker": (int(Region.HUNGARIA),)})


def played_out(key: str, seats: int, begun: Any, picks: Mapping[str, Pick]) -> PlayedGame:
    """A game from this state to its end, by a pick for each choice."""
    game, states, entries, moves = GAMES[key], [begun], list[LogEntry](), list[RecordedMove]()
    while states[-1].asked:
        ask = states[-1].asked[0]
        state, events = game.play(states[-1], Move(ask.seat, ask.choice, picks[ask.choice], ask.revision))
        moves.append(RecordedMove(seat=ask.seat, choice=ask.choice, pick=picks[ask.choice]))
        states.append(state)
        entries += [LogEntry(len(moves), 1.0, state.revision, ask.seat, event) for event in events]
    result = game.result(states[-1])
    table = snapshot(key, seats, status="over", state=states[-1], result=result, started=1.0, lines=len(moves))
    people = tuple(Player(n, name, ready=True) for n, name in enumerate(("Ana", "Bea", "Chloe", "Dan")[:seats]))
    return PlayedGame(game, replace(table, players=people), tuple(states), tuple(entries), tuple(moves))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_last_turning_point_tells_what_turned_it_and_not_who_won(locale: str) -> None:
    again = the_piper_takes_two_boys()
    told = told_story(perspective_at(again, again.last, words_for(locale)), again)
    assert told is not None
    last = told.chart.marked[-1][1]
    assert {"en": "2 boys lost", "fr": "Bea\u202f: 2 garçons en Transylvanie"}[locale] in last, last


def test_what_took_most_of_a_lead_is_told_though_the_mover_did_something_with_a_number() -> None:
    again = the_baker_before_the_final_ravage()
    told = told_story(perspective_at(again, again.last, ENGLISH), again)
    assert told is not None
    last = told.chart.marked[-1][1]
    assert "Final ravage – Ana −5" in last and "Baker" not in last, last


def test_what_brought_most_of_a_lead_is_told_and_not_a_smaller_thing_that_was_done_last() -> None:
    """Two points of a bribe stood there for a lead that grew by eleven, nine of them from Notre Dame."""
    again = played("notre_dame/record-3-options-3")
    told = told_story(perspective_at(again, again.last, ENGLISH), again)
    assert told is not None
    (text,) = [text for _, text in told.chart.marked if "(11 better" in text]
    assert "+9 points" in text
