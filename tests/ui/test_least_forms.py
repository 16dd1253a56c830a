"""The least form of each message: short, one button, no secret, and commands that there are."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib import import_module
from random import Random

import pytest

from bot.text import LOCALES, units, words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Screen
from bot.ui.screens.forms import LEAST, MOST_CHARACTERS, USUAL, least_direct_message
from cogs import everywhere, table
from tests.games import GAMES

from .holding import hold
from .positions import crowded
from .tables import EVERY_TABLE, LONG_NAME, perspective, played, snapshot, some_moments

COMMAND = re.compile(r"`/([^`]+)`")


def buttons(screen: Screen) -> list[str]:
    """The ids of all its buttons."""
    rows = (part for part in screen.parts if isinstance(part, ButtonRow))
    return [str(button.id) for row in rows for button in row.buttons if isinstance(button, Button)]


def least(public: Perspective) -> Screen:
    """The least form of the public message that this table has now."""
    people = public.table.people
    if public.table.status == "open":
        return LEAST.lobby(public)
    return LEAST.end(public, people) if public.table.result else LEAST.board(public, (), people, has_closed=True)


def commands(language: str, game: str) -> set[str]:
    """The commands of this game and of all tables, as people of this language type them."""
    words = words_for(language)
    group = import_module(f"cogs.{game}").COMMANDS
    of_table = {f"{words('cmd-table')} {words(f'cmd-table-{each.name}')}" for each in table.commands((game,)).commands}
    return of_table | {words(f"cmd-{each.name}") for each in (*everywhere.commands(), group)}


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_least_forms_are_short_with_one_button_and_less_than_the_usual(game: str, seats: int, language: str) -> None:
    *_, (over, _) = played(game, seats, 13 * seats, language)
    moments = [snapshot(game, seats, language), over, *(one for one, _ in some_moments(game, seats, 5, language, n=4))]
    for moment in moments:
        public = perspective(moment)
        made = hold(least(public))
        assert units(made.text) <= MOST_CHARACTERS and made.components <= 3 and len(buttons(made)) == 1
        assert moment.code in made.text and not made.text.endswith("…")
        assert units(LEAST.mention(public, "", moment.people)) <= 200
        for seat in range(seats):
            letter = least_direct_message(perspective(moment, seat))
            assert units(letter.text) <= MOST_CHARACTERS and len(letter.row.buttons) <= 1 and not letter.images


@pytest.mark.parametrize("game", GAMES)
def test_the_least_board_names_who_is_asked_and_calls_who_is_rung(game: str) -> None:
    moment, _ = some_moments(game, GAMES[game].seats[-1], 3)[0]
    text = LEAST.board(perspective(moment), (), moment.people).text
    assert text.splitlines()[0] == " ".join(f"<@{person}>" for person in moment.people)
    waiting = next(line for line in text.splitlines() if "Waiting for" in line)
    names = perspective(moment).names.full
    assert [seat for seat, name in enumerate(names) if name in waiting] == list(moment.awaited)
    assert all(name in USUAL.board(perspective(moment), ()).text for name in (names[seat] for seat in moment.awaited))
    asked = least_direct_message(perspective(moment, moment.awaited[0])).text
    assert asked.startswith("🔔 Your move in")


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_command_that_they_tell_of_is_there(game: str, language: str) -> None:
    *_, (over, _) = played(game, GAMES[game].seats[0], 1, language)
    running, _ = some_moments(game, GAMES[game].seats[0], 1, language)[0]
    known = commands(language, game)
    for moment in (snapshot(game, 2, language), running, over):
        told = COMMAND.findall(least(perspective(moment)).text)
        assert told and set(told) <= known
    assert set(COMMAND.findall(words_for(language)("ui-answer-refused", stored="no"))) <= known


@pytest.mark.parametrize("game", GAMES)
def test_least_forms_are_the_same_in_every_world_and_hold_no_secret(game: str) -> None:
    chance = Random(7)
    for moment, _ in some_moments(game, 3, 7, n=6):
        here = crowded(moment, 0)
        world = replace(here, state=GAMES[game].imagine(here.state, None, chance.randbytes(32)))
        assert least(perspective(here)) == least(perspective(world))
        for seat in range(3):
            own = perspective(here, seat)
            assert not any(secret in least_direct_message(own).text for secret in own.secrets())


def test_a_table_that_was_closed_says_so_and_an_old_lobby_leads_on() -> None:
    running, _ = some_moments("rattus_cartus", 2, 1)[0]
    closed = perspective(replace(running, status="closed"))
    assert "closed without a result" in LEAST.board(closed, ()).text and not buttons(LEAST.board(closed, ()))
    assert LEAST.lobby(perspective(running)) == USUAL.lobby(perspective(running))
    assert LONG_NAME not in LEAST.board(perspective(running), ()).text, "names are escaped"
