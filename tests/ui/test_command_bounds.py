"""Numbers that commands take: as many seats as any game has, and as many as a lobby has places."""

from __future__ import annotations

from typing import Any, Final

import pytest
from discord import app_commands

from bot.tables.values import MOST_IN_DUPLICATES
from cogs import cup, play, table
from rules import GAMES

KEYS: Final = tuple(GAMES)
SEATS: Final = sorted(seats for game in GAMES.values() for seats in game.seats)


def bounds(command: Any, parameter: str) -> tuple[int, int]:
    """The least and the greatest number that a command takes."""
    return next((each.min_value, each.max_value) for each in command.parameters if each.name == parameter)


def of(group: app_commands.Group, name: str) -> Any:
    """A command of a group."""
    return group.get_command(name)


def test_a_table_a_seek_and_a_cup_take_the_seats_of_every_game() -> None:
    every = SEATS[0], SEATS[-1]
    assert bounds(of(table.commands(KEYS), "open"), "seats") == every
    assert bounds(of(cup.commands(KEYS), "open"), "most") == every
    assert bounds(play.commands(KEYS), "players") == every
    assert bounds(of(table.commands(KEYS), "nudge"), "seat") == (1, SEATS[-1])


@pytest.mark.parametrize(("name", "parameter"), [("free", "seat"), ("fill", "seats")])
def test_what_changes_a_lobby_reaches_all_places_of_several_tables(name: str, parameter: str) -> None:
    assert bounds(of(table.commands(KEYS), name), parameter) == (1, MOST_IN_DUPLICATES)
