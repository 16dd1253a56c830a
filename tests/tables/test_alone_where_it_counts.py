"""Whoever is the only person at a table whose result counts elsewhere has no more from its bots than others have."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.tables import BotPlayers, ExpiryWorker, Snapshot
from bot.tables.transitions.undo import MOST_TAKEN_BACK
from rules.core import Move

from .host import ANA, BEA, CHLOE, HERE, Host, refusing
from .test_cups import opened


async def of_a_cup(host: Host) -> str:
    """Five in pairs: one sits alone with a bot."""
    cup = await opened(host, 5, seats=2)
    await ExpiryWorker(host.db, host.clock, host.tables).round()
    return next(table.code for table in (await host.tables.cups.look(cup)).tables if len(table.drawn) == 1)


async def of_a_deal(host: Host) -> str:
    """Two people and two bots at two tables with the same deal."""
    code = (await host.tables.open(ANA, HERE, "magpie", 2)).table.code
    await host.tables.set_options(code, ANA.id, {"tables": 2})
    await host.tables.join(code, BEA)
    await host.tables.bot_seats.fill(code, ANA.id)
    started = await host.tables.start(code, ANA.id)
    return started.table.terms.sisters[0]


async def rated(host: Host) -> str:
    """A rated table that all others have left to bots."""
    code = await host.running(3, rated="always")
    for person in (BEA, CHLOE):
        await host.tables.resign(code, person.id, sure=True)
    return code


async def not_counting(host: Host) -> str:
    """The same, and it does not count."""
    code = await host.running(3, rated="never")
    for person in (BEA, CHLOE):
        await host.tables.resign(code, person.id, sure=True)
    return code


Table = Callable[[Host], Awaitable[str]]
COUNTING = pytest.mark.parametrize("opens", [of_a_cup, of_a_deal, rated])


async def alone(host: Host, opens: Table) -> Snapshot:
    """A table with one person."""
    table = await host.look(await opens(host))
    assert len(table.people) == 1 < len(table.players)
    return table


async def passed_before_a_bot(host: Host, opens: Table) -> Snapshot:
    """The person has passed the look at the nest, and after them a bot has."""
    table = await alone(host, opens)
    code, own, bots = table.code, table.seat_of(table.people[0]), BotPlayers(host.db, host.clock, host.tables)
    assert own is not None
    while not any(ask.choice == "look" for ask in table.asks):
        seat = table.awaited[0]
        await (host.answer(code, seat) if seat == own else bots.answer(code, seat))
        table = await host.look(code)
    table = (await host.submit(code, own, passing(table, own))).table
    other = next(seat for seat in table.awaited if seat != own)
    return (await host.tables.bot_seats.play(code, other, [passing(table, other)], key=next(host.keys))).table


def passing(table: Snapshot, seat: int) -> Move:
    ask = table.ask_of(seat)
    assert ask is not None
    return Move(seat, ask.choice, ("pass",), ask.revision)


@COUNTING
async def test_bots_give_no_advice(host: Host, opens: Table) -> None:
    table = await alone(host, opens)
    with refusing("advice_scored"):
        await host.tables.bot_seats.take_advice(table.code, table.people[0], table.revision)
    assert not any(player.advised for player in (await host.look(table.code)).players if player)


@pytest.mark.parametrize("opens", [of_a_cup, of_a_deal])
async def test_answers_are_taken_back_ten_times_at_most(host: Host, opens: Table) -> None:
    """People of other tables wait for the end of this one."""
    table = await alone(host, opens)
    own, bots = table.seat_of(table.people[0]), BotPlayers(host.db, host.clock, host.tables)
    assert own is not None
    while own not in table.awaited:
        await bots.answer(table.code, table.awaited[0])
        table = await host.look(table.code)
    for _ in range(MOST_TAKEN_BACK):
        await host.answer(table.code, own)
        await host.tables.undo(table.code, table.people[0])
    await host.answer(table.code, own)
    with refusing("taken_back_often"):
        await host.tables.undo(table.code, table.people[0])


@COUNTING
async def test_what_a_bot_has_answered_stays(host: Host, opens: Table) -> None:
    table = await passed_before_a_bot(host, opens)
    with refusing("nobody_agrees"):
        await host.tables.undo(table.code, table.people[0])
    assert (await host.look(table.code)).state == table.state


async def test_where_nothing_counts_it_goes_back_at_once(host: Host) -> None:
    table = await passed_before_a_bot(host, not_counting)
    back = (await host.tables.undo(table.code, table.people[0])).table
    assert back.undo_request is None and back.seat_of(table.people[0]) in back.awaited
