"""Real moves whose connection to the server is cut at each of their sendings: each is stored, and once."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from bot.tables import Tables
from bot.tables.storage import records
from db import Database, LogRow, select
from rules import GAMES
from rules.core import Arg
from rules.core.saves import frozen
from tests.support import postgres
from tests.support.company import Company
from tests.support.cut_proxy import CutProxy
from tests.support.movable_clock import MovableClock

AT_LEAST = 5  # sendings of each move
ROUNDS = 3  # from the first sending to the last, so that different questions are cut at each
Choice = tuple[int | None, str, tuple[Arg, ...]]  # seat, question, answer

# `sqlite`: once, the test takes its server by itself.
pytestmark = [pytest.mark.sqlite, pytest.mark.skipif(not postgres.ADDRESS, reason=postgres.WHY_NOT)]


@pytest.fixture
async def proxy(tmp_path: Path) -> AsyncIterator[CutProxy]:
    """What stands between the bot and a database with the newest schema."""
    async with CutProxy(postgres.database_for(tmp_path), tmp_path) as proxy:
        yield proxy


@pytest.fixture
async def database(proxy: CutProxy) -> AsyncIterator[Database]:
    """It, open as a bot has it."""
    opened = await Database.open(proxy.server, alone=True)
    yield opened
    await opened.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answered", [False, True], ids=["cut before the server got it", "cut before its answer came"])
@pytest.mark.thorough
async def test_wherever_a_move_is_cut_it_is_stored_once(
    proxy: CutProxy, database: Database, game: str, answered: bool
) -> None:
    tables = Tables(database, MovableClock())
    await tables.begin()
    company, made = Company(tables), list[Choice]()
    code = await company.sit_down(game, 3)
    for _ in range(ROUNDS):
        cut = await _cut_at_each_sending(proxy, company, code, answered)
        assert len(cut) > AT_LEAST
        made += cut
    assert await _stored(database, code) == made
    await company.play_on(code)
    assert records.verify(records.read(await tables.recorded.text(code)), GAMES).valid


async def _cut_at_each_sending(proxy: CutProxy, company: Company, code: str, answered: bool) -> list[Choice]:
    """Make one move after the other, each cut one sending later, until one is through before it would be cut."""
    made = list[Choice]()
    for nth in count(1):
        person, move = company.next_move(await company.tables.look(code))
        cuts = proxy.cuts
        proxy.cut_at(nth, answered=answered)
        await company.make(code, person, move)
        proxy.cut_at(0, answered=answered)
        made.append((move.seat, move.choice, move.pick))
        if proxy.cuts == cuts:
            break
    return made


async def _stored(database: Database, code: str) -> list[Choice]:
    """Who chose what, by the lines of the log."""
    where = "where code = ? and seat is not null and action is not null order by line"
    lines = await database.read(lambda connection: select(connection, LogRow, where, code))
    acts = [(line.seat, json.loads(line.action or "")) for line in lines]
    return [(seat, act["choice"], tuple(map(frozen, act["pick"]))) for seat, act in acts]
