"""Options toggled one after the other, by two processes that serve one database: at a handover both hear presses.

Whatever was acknowledged stays in the draft, and a press that both hear counts once.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import discord
import pytest

from bot.tables import Tables
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.picks import kinds
from db import Database
from tests.games import GAMES
from tests.support.company import Company
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

from .desk import caller_at, offered


class Toggling:
    """Somebody who is asked for several, and two processes that may hear their presses."""

    def __init__(self, both: list[Tables]) -> None:
        self.both = both
        client = discord.Client(intents=discord.Intents.none())
        self.services = [Services(tables, GAMES, client) for tables in both]

    async def sit_down(self, key: str, seed: int) -> list[Id]:
        """Play until somebody may toggle several options; returns the buttons by which they do."""
        company = Company(self.both[0], seed)
        self.code = await company.sit_down(key, min(GAMES[key].seats))
        while True:
            table = await self.both[0].look(self.code)
            for ask in table.asks:
                if ask.given is None and ask.most > 1 and len(kinds(ask)) > 1:
                    self.table, self.seat = table, ask.seat
                    shown = await self.press(0, await self.caller(), Id(ids.MOVE, self.code))
                    toggles = [id for id in offered(shown, ids.ADD) if id.number >= 0]
                    if len(toggles) > 1:
                        self.most = ask.most
                        return toggles
            await company.make(self.code, *company.next_move(table))

    async def caller(self) -> Caller:
        """They press: what is stored for them now is read before the press acts."""
        caller = caller_at(self.table, self.seat)
        _, facts = await self.both[0].panels.met(caller.person, self.code)
        return replace(caller, facts=facts)

    async def press(self, process: int, caller: Caller, id: Id) -> Reply:
        """One of the two processes carries a press out."""
        return await press(self.services[process], caller, str(id))

    async def chosen(self) -> Counter[int]:
        """How many of each kind stand in the draft."""
        player = self.table.players[self.seat]
        assert player and player.person
        draft = await self.both[0].draft(self.code, player.person)
        return Counter(number for number in (draft.body if draft else ()) if isinstance(number, int))


@pytest.fixture
async def toggling(tmp_path: Path) -> AsyncIterator[Toggling]:
    """Two processes on one file, each with its own memory."""
    where, both = fresh(tmp_path / "tables.db"), list[Tables]()
    databases = [await Database.open(where) for _ in range(2)]
    for database in databases:
        both.append(Tables(database, MovableClock(), draw=Random(1).randbytes))
        await both[-1].begin()
    yield Toggling(both)
    for database in databases:
        await database.close()


KEYS = ("rattus_cartus", "hameln")
OTHER_DEVICE = words_for("en")("ui-other-device")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", range(3))
async def test_of_two_presses_at_once_the_second_is_told_and_takes_nothing_away(
    toggling: Toggling, key: str, seed: int
) -> None:
    one, other, *_ = await toggling.sit_down(key, seed)
    callers = [await toggling.caller() for _ in range(2)]  # both see an empty draft
    told = [await toggling.press(n, callers[n], id) for n, id in enumerate((one, other))]
    assert [OTHER_DEVICE in reply.text for reply in told] == [False, True]
    assert await toggling.chosen() == Counter([one.number])


@pytest.mark.parametrize("key", KEYS)
async def test_a_press_that_both_processes_hear_counts_once(toggling: Toggling, key: str) -> None:
    one, *_ = await toggling.sit_down(key, 1)
    caller = await toggling.caller()
    for process in range(2):
        again = replace(await toggling.caller(), key=caller.key)
        assert OTHER_DEVICE not in (await toggling.press(process, again, one)).text
    assert await toggling.chosen() == Counter([one.number])


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.sampled
async def test_all_that_is_acknowledged_while_a_table_changes_hands_is_kept(
    toggling: Toggling, key: str, seed: int
) -> None:
    """People press what their panel offers, in threes at once; one process hears a press, or both do."""
    await toggling.sit_down(key, seed)
    chance, standing = Random(seed), Counter[int]()
    for _ in range(20):
        shown = await toggling.press(0, await toggling.caller(), Id(ids.MOVE, toggling.code))
        buttons = [id for id in offered(shown, ids.ADD) if id.number >= 0]
        some = [(id, await toggling.caller()) for id in chance.sample(buttons, min(3, len(buttons)))]
        heard = [(id, caller, n) for id, caller in some for n in chance.choice(((0,), (1,), (0, 1)))]
        chance.shuffle(heard)
        told = await asyncio.gather(*(toggling.press(n, caller, id) for id, caller, n in heard))
        kept = {id.number for (id, *_), reply in zip(heard, told, strict=True) if OTHER_DEVICE not in reply.text}
        after, (number,) = await toggling.chosen(), kept
        changed = {kind for kind in after | standing if after[kind] != standing[kind]}
        assert changed == kept or (not changed and after.total() == toggling.most and not after[number])
        standing = after
