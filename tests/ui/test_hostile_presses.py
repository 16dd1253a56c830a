"""Ids that nobody was shown: every id of a table is bent, and pressed by everybody at it and beside it."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

import discord
import pytest
from structlog.testing import capture_logs

from bot.tables import Person, Place, Snapshot, Tables
from bot.text import LOCALES, words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import HANDLERS, press
from bot.ui.interactions.services import Services
from bot.ui.kit.screen import Button, ButtonRow, Menu, PeopleMenu, Screen, TextWithButton
from db import Database
from tests.games import GAMES
from tests.support.company import Company
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

SEED: Final = 20_261
HERE: Final = Place(1, 1001)
MOMENTS: Final = (0, 3, 20, 40)  # so many moves further
DOORS: Final = ("o", "m", "l", "r", "d", "q", "c")  # what opens a screen at a table without doing anything
HUGE: Final = "9" * 70
FIELDS: Final = (
    *("", "0", "-1", "1", "٣", HUGE, "=", "=0", "=zz", "\x00", "\ud800"),
    *("seven", "menu", "none", "edition", "words", "sure", "__class__", *GAMES),
)
SIGNS: Final = "aZ09:=_-. é\x00\ud800٣"
CHOSEN: Final = (
    *((), ("",), ("0",), ("1",), ("2",), ("x",), ("-1",), ("٣",), ("9" * 5000,)),
    *(("0.0", "0.x"), ("edition",), ("9" * 30 + " 0 Ana",), ("\ud800 \x00",)),
)


@dataclass
class Fingers:
    """People who press what they were never shown, at one table of a real service."""

    tables: Tables
    seats: int
    code: str = ""
    _keys: Iterator[int] = field(default_factory=count)

    def __post_init__(self) -> None:
        self.company, self.chance = Company(self.tables, SEED), random.Random(SEED)
        self.services = Services(self.tables, GAMES, discord.Client(intents=discord.Intents.none()))

    @property
    def people(self) -> tuple[Person, ...]:
        """Those at the table, and one beside it."""
        return self.company.people[: self.seats + 1]

    async def look(self) -> Snapshot:
        """The table as it stands."""
        return await self.tables.look(self.code)

    async def press(self, person: Person, custom_id: str, values: tuple[str, ...] = ()) -> Screen:
        """What one of them reads after a press."""
        words = words_for(self.chance.choice(LOCALES))
        caller = Caller(person, words, f"finger-{next(self._keys)}", HERE)
        reply = await press(self.services, caller, custom_id, values)
        told = [each async for each in reply.stream] if reply.stream else [reply]
        return told[-1].screen

    async def shown(self) -> list[str]:
        """Every id that somebody can be shown of the table now."""
        found = [f"{verb}:{self.code}" for verb in DOORS]
        for person in self.people:
            for door in (*found[: len(DOORS)], "e:RULES:0:hints:on"):
                found += _ids(await self.press(person, door))
        return list(dict.fromkeys(found))

    def bent(self, id: str, other: str) -> Iterator[str]:
        """An id with a letter or a field changed, too much of it or too little, or with a field of another one."""
        chance, parts = self.chance, id.split(":")
        at = chance.randrange(len(id))
        yield id[:at] + chance.choice(SIGNS) + id[at + 1 :]
        yield id[:at] + id[at + 1 :]
        where = chance.randrange(len(parts))
        yield ":".join([*parts[:where], chance.choice(FIELDS), *parts[where + 1 :]])
        yield ":".join([*parts[:where], *parts[where + 1 :]])
        yield ":".join([*parts[:where], chance.choice(other.split(":")), *parts[where + 1 :]])
        yield ":".join([*parts[:where], *other.split(":")[where:]])
        yield ":".join([chance.choice(list(HANDLERS)), *id.split(":")[1:]])


def _ids(screen: Screen) -> Iterator[str]:
    for part in screen.parts:
        match part:
            case ButtonRow(buttons):
                yield from (str(button.id) for button in buttons if isinstance(button, Button))
            case Menu(id=id) | PeopleMenu(id=id):
                yield str(id)
            case TextWithButton(button=button):
                yield str(button.id)


@asynccontextmanager
async def fingers(folder: Path, seats: int) -> AsyncIterator[Fingers]:
    """People at a table service of their own."""
    database = await Database.open(fresh(folder / "fingers.db"))
    try:
        tables = Tables(database, MovableClock(), GAMES)
        await tables.begin()
        yield Fingers(tables, seats)
    finally:
        await database.close()


async def press_and_check(hands: Fingers, person: Person, custom_id: str, values: tuple[str, ...]) -> None:
    """A press is answered in words, is no fault of ours, and moves nobody but the one who pressed."""
    told = f"seed {SEED}: {person.name} pressed {custom_id!r} with {[value[:30] for value in values]!r}"
    before = await hands.look()
    with capture_logs() as logs:
        screen = await hands.press(person, custom_id, values)
    assert not logs, f"{told}: {logs}"
    assert screen.text.strip(), told
    screen.text.encode()  # what cannot be sent raises
    after = await hands.look()
    if after.revision != before.revision:
        newest = [entry for entry in await hands.tables.log(hands.code) if entry.line > before.lines]
        newest = [entry for entry in newest if entry.event.key != "table_undo_withdrawn"]  # told of who had asked
        seat = before.seat_of(person.id)
        assert seat is not None and {entry.seat for entry in newest} <= {seat, None}, told


async def bend_all(hands: Fingers) -> None:
    """Everybody presses every id that is shown now, bent in one way or another."""
    shown = await hands.shown()
    for id in shown:
        for bent in hands.bent(id, hands.chance.choice(shown)):
            await press_and_check(hands, hands.chance.choice(hands.people), bent, hands.chance.choice(CHOSEN))


async def all_there(hands: Fingers) -> bool:
    """Whether the game runs and all have their seats in their own hands: nobody plays for the bots here."""
    table = await hands.look()
    return table.runs and len(table.people) == hands.seats and all(p and p.attends for p in table.players)


@pytest.mark.parametrize("game", GAMES)
async def test_bent_ids_of_a_game_are_refused_in_words_and_move_nobody_else(game: str, tmp_path: Path) -> None:
    async with fingers(tmp_path, GAMES[game].seats[0]) as hands:
        for moves in MOMENTS:
            if not hands.code or not await all_there(hands):
                hands.code = await hands.company.sit_down(game, hands.seats)
            await hands.company.play_on(hands.code, moves)
            await bend_all(hands)


@pytest.mark.parametrize("game", GAMES)
async def test_bent_ids_of_a_lobby_are_refused_in_words(game: str, tmp_path: Path) -> None:
    async with fingers(tmp_path, GAMES[game].seats[0]) as hands:
        host = hands.people[0]
        hands.code = (await hands.tables.open(host, HERE, game, GAMES[game].seats[-1])).table.code
        first = next(iter(GAMES[game].table_options))
        for value in first.values:
            await hands.press(host, f"c:{hands.code}:0:{first.name}:0", (value,))
            await bend_all(hands)


@pytest.mark.parametrize(
    ("name", "slot", "value"),
    [
        ("seats", "0", "two"),
        ("seats", "0", "9" * 5000),
        ("language", "0", "xx"),
        ("undo", "0", "\ud800"),
        ("chosen", "0", "x"),
        ("chosen", "9", "merchant"),
        ("cards", "0", "x" * 5000),
        ("__class__", "0", "int"),
    ],
)
async def test_a_choice_that_no_menu_offers_changes_nothing(name: str, slot: str, value: str, tmp_path: Path) -> None:
    async with fingers(tmp_path, 2) as hands:
        host = hands.people[0]
        hands.code = (await hands.tables.open(host, HERE, "rattus", 3)).table.code
        await hands.press(host, f"c:{hands.code}:0:cards:0", ("chosen",))
        before = await hands.look()
        assert before.options.cards == "chosen"
        await press_and_check(hands, host, f"c:{hands.code}:0:{name}:{slot}", (value,))
        after = await hands.look()
        assert (after.terms, after.options) == (before.terms, before.options)


async def test_a_nudge_for_a_seat_that_is_none_is_refused_in_words(tmp_path: Path) -> None:
    async with fingers(tmp_path, GAMES["larder"].seats[0]) as hands:
        hands.code = await hands.company.sit_down("larder", hands.seats)
        await press_and_check(hands, hands.people[0], f"t:{hands.code}:0:nudge:24", ("0",))
