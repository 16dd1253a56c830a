"""What the month found: taking back gives nobody time, whatever happened to clocks and waits meanwhile."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.tables.storage.hours_store import set_hours
from bot.tables.values import Hours

from .absent import DAY, HOUR, give, left, player, until
from .host import ANA, BEA, CHLOE, HERE, PEOPLE, Host


async def all_looking(host: Host) -> str:
    """All three are asked at once, each on their own clock."""
    code = await host.running(3, HERE, undo="free", pace="daily")
    await host.until(code, "look")
    return code


async def set_back(host: Host, seconds: float) -> None:
    """The host's clock is set back, and the host notices."""
    host.clock.jump(-seconds)
    await host.tables.uptime.sign_of_life()


async def test_a_clock_set_back_is_known_to_the_tables_in_memory(host: Host) -> None:
    hour = datetime.fromtimestamp(host.clock.now(), UTC).hour
    night = Hours(0.0, "UTC", (hour - 4) % 24 * 60, (hour + 4) % 24 * 60)
    await host.db.write(lambda connection: set_hours(connection, BEA.id, night))  # when time is over does not change
    code = await all_looking(host)
    await host.tables.uptime.sign_of_life()
    await host.look(code)
    await set_back(host, 2 * HOUR)
    found = await player(host, code, 1)
    table = await host.look(code)
    account = found.account
    assert account and account.since == host.clock.now()
    kept = table.players[1]
    assert kept and kept.account == account


async def test_a_take_back_after_the_clock_was_set_back_gives_the_others_no_time(host: Host) -> None:
    """Seed 2009: their wait was taken for another one, because its moment had been moved."""
    code = await all_looking(host)
    await until(host, host.clock.now() + HOUR)
    await set_back(host, 2 * HOUR)
    await until(host, host.clock.now() + HOUR)
    before = await left(host, code, 1)
    assert before < 72 * HOUR
    await host.answer(code, 0, "pass")
    await host.tables.undo(code, ANA.id)
    assert await left(host, code, 1) == before


async def test_a_vote_on_an_empty_account_is_no_answer_that_a_take_back_withdraws(host: Host) -> None:
    """Seed 2014: the stopped clock of who is voted on counted as an answer of theirs, and their time came back."""
    code = await all_looking(host)
    await give(host, code, 2, 10 * DAY)
    await host.answer(code, 0, "pass")
    await until(host, host.clock.now() + 3.1 * DAY)
    assert (await player(host, code, 1)).stand == "voted"
    await host.answer(code, 2, "pass")
    table = (await host.tables.undo(code, CHLOE.id)).table
    assert table.awaited == (1, 2) and await left(host, code, 1) == 0


async def test_an_answer_given_twice_leaves_the_time_of_the_second_when_it_goes_back_again(host: Host) -> None:
    """Seed 2014: the answer that had been taken back still counted, with the time that was left at it."""
    code = await host.running(3, HERE, undo="free", pace="daily")
    await host.until(code, "lay")
    (first,) = (await host.look(code)).awaited
    await host.answer(code, first)
    (second,) = (await host.look(code)).awaited
    for again in (True, False):
        await until(host, host.clock.now() + HOUR)
        before = await left(host, code, second)
        await host.answer(code, second)
        if again:
            await host.tables.undo(code, PEOPLE[second].id)
    table = (await host.tables.undo(code, PEOPLE[first].id)).table
    assert table.undo_request
    for seat in table.undo_request.needed:
        await host.tables.agree(code, PEOPLE[seat].id)
    assert (await host.look(code)).awaited == (first,)
    assert await left(host, code, second) <= before


async def test_who_came_back_from_being_away_keeps_what_was_counted_since_in_the_same_wait(host: Host) -> None:
    """Seed 2008: their wait was taken for a new one, and what had been counted of it came back."""
    code = await all_looking(host)
    await host.answer(code, 0, "pass")
    await until(host, host.clock.now() + HOUR)
    now = host.clock.now()
    await host.tables.absences.announce(BEA.id, now, now + 5 * DAY, choice="care")
    await host.tables.absences.take_over(code, BEA.id)
    await until(host, host.clock.now() + HOUR)
    before = await left(host, code, 1)
    await host.answer(code, 2, "pass")
    await host.tables.undo(code, CHLOE.id)
    assert await left(host, code, 1) <= before
