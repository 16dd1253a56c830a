"""One bad table: what fails there is told in the log, waited out there, and keeps nothing from the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, NoReturn

import pytest
from structlog.testing import capture_logs

from bot.tables import BotPlayers, BrokenTable, ExpiryWorker, Person, Place, PreparedAnswers
from bot.tables.values import DAY, Seek
from bot.tables.workers.expiry import HOUSEKEEPING_EVERY
from db import Connection, TimerRow, upsert
from rules.core import Refused
from rules.core.saves import Saves
from tests.support.toy_game import TOY_GAME

from .host import ANA, BEA, CHLOE, DAN, HERE, Host
from .preparing import laying, legally, prepared
from .test_bot_players import passing
from .test_workers import at_work

THERE, ELSEWHERE = Place(1, 12), Place(1, 13)
# The account of a person at a table, damaged so that each store refuses a statement that looks into it.
DAMAGED = {"sqlite": '{"until": ', "postgresql": '{"called_at": "soon"}'}


@asynccontextmanager
async def running(worker: PreparedAnswers) -> AsyncIterator[PreparedAnswers]:
    """The worker's loop, for as long as the block lasts."""
    task = asyncio.create_task(worker.run())
    yield worker
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def cannot_be_read(host: Host, code: str) -> None:
    """What is stored of this table is damaged, and the bot starts anew."""
    await host.db.write(lambda link: link.execute("update states set state = '{}' where code = ?", (code,)) and None)
    await host.restart()


class Faulty(Saves[Any]):
    """A game of which a new version has a fault: no state of it is read any more."""

    def load(self, data: dict[str, Any]) -> NoReturn:
        """It fails by an error that no damaged row raises."""
        raise AssertionError("a secret")


async def with_a_second_game(host: Host, **changed: Any) -> None:
    """The bot starts anew and has one game more, a crow, which may differ from the magpie."""
    host.games = {**host.games, "crow": replace(TOY_GAME, key="crow", **changed)}
    await host.restart()


async def crow_of_ana_and_bea(host: Host) -> str:
    """A running table of the second game."""
    code = (await host.tables.open(ANA, THERE, "crow", 2)).table.code
    await host.tables.join(code, BEA)
    await host.tables.start(code, ANA.id)
    return code


# --------------------------------------------------------------------------- prepared answers


async def test_prepared_answers_at_other_tables_are_handed_in_on_time(host: Host) -> None:
    bad, good = await laying(host, 11), await laying(host, 12)
    for code in (bad, good):
        await prepared(host, code)
    await host.answer(bad, 0)
    await cannot_be_read(host, bad)
    with capture_logs() as lines:
        async with running(PreparedAnswers(host.db, host.clock, host.tables, legally)) as worker:
            await passing(host, 15.0)
            await host.answer(good, 0)
            await passing(host, 15.0)
    assert (await host.look(good)).awaited == (2,)
    assert worker.health.failed == 0
    assert [(line["error"], line["table"]) for line in lines] == [("BrokenTable", bad)]


# --------------------------------------------------------------------------- bot players


async def with_bot_player(host: Host, person: Person, place: Place) -> str:
    """A running table of one person and one bot player."""
    code = (await host.tables.open(person, place, "magpie", 2)).table.code
    await host.tables.set_options(code, person.id, {"seating": "joined"})
    await host.tables.bot_seats.fill(code, person.id)
    await host.tables.start(code, person.id)
    return code


async def account_set(host: Host, code: str, account: str | None) -> str | None:
    """Store Ana's account at a table as this text; returns the text before."""
    where = "where code = ? and person = ?"

    def write(link: Connection) -> str | None:
        (before,) = link.execute(f"select account from players {where}", (code, ANA.id)).fetchone()
        link.execute(f"update players set account = ? {where}", (account, code, ANA.id))
        return before and str(before)

    return await host.db.write(write)


async def test_a_damaged_row_that_a_statement_looks_into_keeps_nothing_from_other_tables(
    host: Host, store: str
) -> None:
    """Ana's alarm follows from all their tables: what is damaged at one holds up their others, and nobody else's."""
    bad = await host.running(2)
    theirs, other = [await with_bot_player(host, person, place) for person, place in ((ANA, THERE), (CHLOE, ELSEWHERE))]
    for code in (theirs, other):
        await host.answer(code, 0)
    before = await account_set(host, bad, DAMAGED[store])
    with capture_logs() as lines:
        async with at_work(worker := BotPlayers(host.db, host.clock, host.tables)):
            await passing(host)
            await passing(host)
            assert (await host.look(theirs)).awaited == (1,)
            assert (await host.ask(other, 1)).choice == "swap", "it has passed cards on and looked"
            assert worker.health.failed == 0
            await account_set(host, bad, before)
            await passing(host, 60)
            assert (await host.look(theirs)).awaited == (0, 1)
    assert [(line["event"], line["table"]) for line in lines] == [("a bot player failed", theirs)]


# --------------------------------------------------------------------------- timers and housekeeping


async def test_a_timer_of_a_table_that_cannot_be_read_is_told_in_the_log(host: Host) -> None:
    bad = await host.running(2)
    await host.db.write(lambda link: upsert(link, TimerRow(bad, "undo_request", 0, host.clock.now())))
    await cannot_be_read(host, bad)
    with capture_logs() as lines:
        await ExpiryWorker(host.db, host.clock, host.tables).round()
    assert [(line["error"], line["table"]) for line in lines] == [("BrokenTable", bad)]


async def test_who_is_away_is_away_at_their_other_tables(host: Host) -> None:
    await with_a_second_game(host)
    bad, good = await crow_of_ana_and_bea(host), await host.running(2)
    now = host.clock.now()
    await host.tables.absences.announce(ANA.id, now + 60, now + 5 * DAY)
    await with_a_second_game(host, saves=Faulty(TOY_GAME.rules, type(None)))
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    host.clock.move(60)
    with capture_logs() as lines:
        for _ in range(5):
            await worker.round()
            host.clock.move(HOUSEKEEPING_EVERY)
    player = (await host.look(good)).players[0]
    assert player is not None and player.away_until == now + 5 * DAY
    assert [(line["error"], line["table"]) for line in lines] == [("AssertionError", bad)], "once, not every time"
    assert "a secret" not in str(lines)
    await with_a_second_game(host)
    await ExpiryWorker(host.db, host.clock, host.tables).round()
    player = (await host.look(bad)).players[0]
    assert player is not None and player.away_until == now + 5 * DAY, "there too, once the table can be read"


async def test_a_game_that_cannot_begin_keeps_nobody_from_another(host: Host) -> None:
    def impossible(seats: int, options: Any) -> NoReturn:
        raise AssertionError("a secret")

    await with_a_second_game(host)
    taken = await host.lobby(2)
    for game, people in (("crow", (ANA, BEA)), ("magpie", (CHLOE, DAN))):
        for person in people:
            with suppress(Refused):
                await host.tables.seeking.seek(Seek(person, HERE, game))
    await with_a_second_game(host, options_clash=impossible)
    await host.tables.moderation.close(taken, 1)
    with capture_logs() as lines:
        await ExpiryWorker(host.db, host.clock, host.tables).round()
    (brief,) = await host.tables.tables_in(1)
    assert set((await host.look(brief.code)).people) == {CHLOE.id, DAN.id}
    assert [(line["error"], line["game"]) for line in lines] == [("AssertionError", "crow")]


async def test_who_opens_their_panel_at_a_table_that_cannot_be_read_is_not_taken_for_there(host: Host) -> None:
    bad = await host.running(3)
    await cannot_be_read(host, bad)
    with pytest.raises(BrokenTable):
        await host.tables.absences.come_back(bad, ANA.id)
