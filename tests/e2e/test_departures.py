"""Who left the server: the table is told where the bot surely knows, and nobody is promised that they are reached."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

import pytest

from bot.sandbox import Person
from bot.sandbox.entities import Guild
from bot.tables.transitions.due_messages import PlannedMessage
from bot.tables.transitions.topics import NEW_HOST

from .games.game import by_chance
from .rig import PATIENCE, Rig, button, said

TOLD = "has left this server: nothing from here reaches them."


def home(rig: Rig) -> Guild:
    """The server of the tables."""
    return rig.wire.world.guild(rig.channel().guild_id or "")


async def started_without(rig: Rig, name: str, *, leaves: bool = True) -> str:
    """A table of Ana, somebody who leaves the server before the start, and Émile; everything due has gone out."""
    code = await rig.lobby("Ana", name, "Émile", seats=3)
    await nothing_due(rig)
    if leaves:
        rig.wire.world.leave(home(rig), rig.person(name).user)
    await rig.person("Ana").command(rig.channel(), "table start").message()
    await nothing_due(rig)
    return code


async def nothing_due(rig: Rig) -> None:
    """Wait until everything that is due now is delivered or given up."""
    due = "select 1 from outbox where due <= ?"
    with contextlib.closing(sqlite3.connect(rig.database)) as connection:
        async with asyncio.timeout(PATIENCE):
            while connection.execute(due, (rig.clock.now() + 5,)).fetchone():
                await asyncio.sleep(0.01)


async def asked_anew(rig: Rig, code: str, person: Person) -> None:
    """Everybody answers by chance until this person has answered and is asked once more."""
    seat, answers = (await rig.look(code)).seat_of(int(person.user.id)), 0
    while not answers or seat not in (await rig.look(code)).awaited:
        ask = next(ask for ask in (await rig.look(code)).asks if ask.given is None)
        await rig.answered(code, ask, by_chance(ask))
        answers += ask.seat == seat
    await nothing_due(rig)


async def told(rig: Rig, code: str) -> int:
    """How often the table was told that somebody has left."""
    assert rig.client is not None
    return [entry.event.key for entry in await rig.client.tables.log(code)].count("table_departed")


def calls(person: Person) -> int:
    """How often somebody was called in a channel."""
    return len([note for note in person.notifications() if note.reason == "mention"])


def written_to(rig: Rig, person: Person) -> int:
    """How often a private message to somebody was tried."""
    return len(rig.wire.sandbox.transcript.find("POST", f"/channels/{person.dm().id}/messages"))


async def state(rig: Rig, person: Person) -> str:
    """What is noted of somebody's private messages."""
    assert rig.client is not None
    return (await rig.client.tables.people.settings(int(person.user.id))).dm


async def test_the_table_is_told_once_who_left_and_what_can_be_done_and_nothing_more_is_sent_to_them(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    code = await started_without(rig, "Dan")
    board = said(await rig.board(code, ana, until=TOLD))
    assert "When their time is over you vote: wait, caretaker, stand-in" in board
    assert (await told(rig, code), calls(dan), written_to(rig, dan)) == (1, 0, 1)
    await asked_anew(rig, code, dan)
    assert (await told(rig, code), calls(dan), written_to(rig, dan)) == (1, 0, 1)


async def test_a_nudge_for_who_left_is_refused_with_the_reason(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    code = await started_without(rig, "Dan")
    table = await rig.look(code)
    menu = await ana.command(str(table.place.channel), "table nudge", table=code).message()
    nudge = button(menu, f"t:{code}:0:nudge:{table.seat_of(int(dan.user.id))}")
    assert "has left this server: a nudge would not reach them." in said(await ana.press(menu, nudge).message())


async def test_of_closed_private_messages_alone_the_table_hears_nothing(rig: Rig) -> None:
    dan = rig.person("Dan")
    rig.wire.world.change_person(dan.user, dms_closed=True)
    code = await started_without(rig, "Dan", leaves=False)
    assert (await told(rig, code), await state(rig, dan)) == (0, "closed")
    assert calls(dan) == 1


async def test_where_the_bot_cannot_tell_it_says_nothing(rig: Rig) -> None:
    dan = rig.person("Dan")
    rig.wire.sandbox.faults.refuse("GET", f"/guilds/*/members/{dan.user.id}", 503)
    code = await started_without(rig, "Dan")
    assert (await told(rig, code), await state(rig, dan)) == (0, "closed")


async def test_who_left_is_played_with_as_before_where_private_messages_reach_them_still(rig: Rig) -> None:
    world, dan = rig.wire.world, rig.person("Dan")
    world.join(world.add_guild("The Cellar", rig.person("Émile").user), dan.user)
    code = await started_without(rig, "Dan")
    assert (await told(rig, code), written_to(rig, dan)) == (0, 1)


async def test_who_reads_in_the_channel_is_found_gone_by_the_thread_that_lets_them_not_in(rig: Rig) -> None:
    dan = rig.person("Dan")
    await dan.command(rig.channel(), "settings notices", where="channel").message()
    code = await started_without(rig, "Dan")
    assert await told(rig, code) == 1
    assert TOLD in said(await rig.board(code, rig.person("Ana"), until=TOLD))
    assert calls(dan) == 0


async def test_who_is_back_is_called_and_written_to_again_and_missed_again_when_they_leave_once_more(rig: Rig) -> None:
    world, dan = rig.wire.world, rig.person("Dan")
    code = await started_without(rig, "Dan")
    assert rig.client is not None
    messages, notice = rig.client.tables.messages, PlannedMessage("notice", int(dan.user.id), NEW_HOST)
    await messages.mention(code, int(dan.user.id))
    await nothing_due(rig)
    assert calls(dan) == 0
    world.join(home(rig), dan.user)
    await messages.mention(code, int(dan.user.id))
    await nothing_due(rig)
    assert (calls(dan), await state(rig, dan)) == (1, "unknown")
    await messages._put(code, notice)
    await nothing_due(rig)
    assert (await state(rig, dan), await told(rig, code)) == ("open", 1)
    world.leave(home(rig), dan.user)
    await messages._put(code, notice)
    await nothing_due(rig)
    assert (await told(rig, code), await state(rig, dan)) == (2, "closed")


async def test_an_account_that_is_deleted_has_left(rig: Rig) -> None:
    dan, code = rig.person("Dan"), await rig.lobby("Ana", "Dan", "Émile", seats=3)
    await nothing_due(rig)
    rig.wire.world.delete_account(dan.user)
    await rig.person("Ana").command(rig.channel(), "table start").message()
    await nothing_due(rig)
    assert await told(rig, code) == 1 and calls(dan) == 0


@pytest.mark.parametrize("away", [False, True])
async def test_nobody_is_told_where_nobody_could_act(rig: Rig, away: bool) -> None:
    """Among bots alone, or where the caretaker plays already."""
    dan, ana = rig.person("Dan"), rig.person("Ana")
    code = await rig.lobby("Dan", *(("Ana",) if away else ()), seats=3)
    await nothing_due(rig)
    rig.wire.world.leave(home(rig), dan.user)
    assert rig.client is not None
    await rig.client.tables.start(code, int(dan.user.id))
    if away:
        now = rig.clock.now()
        await rig.client.tables.absences.announce(int(dan.user.id), now, now + 86_400.0, choice="care")
    await nothing_due(rig)
    assert await told(rig, code) == 0 and ana
