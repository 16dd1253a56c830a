"""One bad table: what fails there is told in the log, waited out there, and keeps nothing from the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, NoReturn

import pytest
from structlog.testing import capture_logs

from bot.tables import BotPlayers, BrokenTable, ExpiryWorker, Person, Place, PreparedAnswers
from bot.tables.absences import Absences
from bot.tables.values import DAY, Seek
from bot.tables.values.messages import REMIND
from bot.tables.workers.expiry import HOUSEKEEPING_EVERY
from bot.tables.workers.reminding import ReminderWorker
from db import AlarmRow, AwayRow, Connection, TimerRow, upsert
from rules.core import Refused
from rules.core.saves import Saves
from tests.support.toy_game import TOY_GAME

from .absent import only_ana_asked
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


async def test_the_end_of_a_time_away_that_failed_at_a_table_is_tried_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time away was noted as over, so that table went on with its caretaker for good."""
    code, now, absences = await host.running(3), host.clock.now(), host.tables.absences
    await absences.announce(BEA.id, now, now + 2 * DAY, choice="care")
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    await worker.round()
    host.clock.move(2 * DAY + 1)
    with monkeypatch.context() as cut, capture_logs() as logs:
        cut.setattr(Absences, "_apply", fails)
        await worker.round()
    assert [log["table"] for log in logs if "away" in log["event"]] == [code]
    assert (player := (await host.look(code)).players[1]) and player.stand == "cared"
    host.clock.move(HOUSEKEEPING_EVERY)
    await worker.round()
    assert (player := (await host.look(code)).players[1]) and (player.stand, player.away_until) == ("own", None)


async def test_a_time_away_that_cannot_begin_keeps_neither_others_nor_timers_from_their_turn(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, now = await host.lobby(2), host.clock.now()
    code = await host.running(3, place=THERE)
    await host.tables.absences.announce(ANA.id, now + DAY, now + 2 * DAY)
    await host.tables.absences.announce(BEA.id, now + 2 * DAY, now + 20 * DAY)
    begin = Absences._begin

    async def begin_or_fail(self: Absences, row: AwayRow) -> None:
        await (fails() if row.person == ANA.id else begin(self, row))

    monkeypatch.setattr(Absences, "_begin", begin_or_fail)
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    host.clock.move(13 * DAY)
    with capture_logs() as logs:
        for _ in range(2):
            await worker.round()
            host.clock.move(HOUSEKEEPING_EVERY)
    assert len([log for log in logs if log["event"] == "a time away could not begin or end"]) == 1, "told once"
    assert (bea := (await host.look(code)).players[1]) and bea.away_until is not None
    assert any(row.topic == "will_close" for row in await host.outbox(lobby))


async def test_housekeeping_that_fails_keeps_no_timer_from_its_turn(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await host.lobby(2)
    monkeypatch.setattr(host.tables.cups, "go_on", fails)
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    host.clock.move(13 * DAY)
    with capture_logs() as logs:
        await worker.round()
    assert [log["chore"] for log in logs if log["event"] == "housekeeping failed"] == ["cups"]
    assert any(row.topic == "will_close" for row in await host.outbox(lobby))


async def test_somebody_who_cannot_be_reminded_keeps_nobody_else_from_their_reminder(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    await only_ana_asked(host, pace="daily")
    rung, ring = list[int](), host.tables.reminders.ring

    async def ring_or_fail(person: int) -> None:
        rung.append(person)
        await (fails() if len(rung) == 1 else ring(person))

    monkeypatch.setattr(host.tables.reminders, "ring", ring_or_fail)
    for person in (ANA.id, BEA.id):
        await host.db.write(partial(upsert, row=AlarmRow(person, REMIND, 1.0)))
    with capture_logs() as logs:
        await ReminderWorker(host.db, host.clock, host.tables).round()
    assert sorted(rung) == [ANA.id, BEA.id] and len(logs) == 1


async def fails(*_: object, **__: object) -> NoReturn:
    """A fault of the program."""
    raise AssertionError("a secret")
