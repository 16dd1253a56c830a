"""Two processes on one database: what one of them changed is no reason for the other to refuse."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from bot.tables import BotPlayers, Place
from bot.tables.workers.membership import Membership
from rules.core import Move
from tests.support.toys import TOYS

from .absent import DAY, HOUR, only_ana_asked
from .host import ANA, DAN, Host, refusing
from .test_bot_players import passing, quiet, with_bot_players
from .test_editions import own_files
from .test_workers import at_work


async def test_a_table_that_another_process_played_on_is_read_again_before_anything_is_refused(host: Host) -> None:
    code, beside = await host.running(3), Host(host.path)
    await beside.start()
    beside.keys = (f"beside-{n}" for n in count())
    for _ in range(4):
        asked = await host.look(code)
        seat = asked.awaited[0]
        await host.answer(code, seat)
        ask = await host.ask(code, (await host.look(code)).awaited[0])
        await beside.submit(code, ask.seat, Move(ask.seat, ask.choice, ask.options[: ask.most], ask.revision))
        host, beside = beside, host
    await beside.stop()


async def test_what_is_refused_for_good_stays_refused(host: Host) -> None:
    code = await host.running(3)
    seat = (await host.look(code)).awaited[0]
    ask = await host.ask(code, seat)
    await host.answer(code, seat)
    with refusing("out_of_date"):
        await host.submit(code, seat, Move(seat, ask.choice, ask.options[: ask.most], ask.revision))


async def test_a_table_that_another_process_started_with_an_owner_s_component_data_is_read_here(
    host: Host, tmp_path: Path
) -> None:
    beside = Host(host.path)
    await beside.start(own_files(tmp_path, "size = 4", "size = 8"))
    own = beside.tables.editions("magpie")[1][1].name
    code = await beside.running(2, edition=own)
    editions = TOYS["magpie"].editions
    del editions._known[own]  # the process of this test is both, the other one alone has read the owner's file
    table = await host.look(code)
    assert table.options.edition == own and table.state is not None
    assert "size = 8" in host.tables.component_data.files("magpie", own)
    await beside.stop()


async def test_a_machine_whose_clock_is_a_second_behind_sets_no_clock_back(host: Host) -> None:
    """Each board would be written anew whenever the work of one process goes to another."""
    code, beside = await host.running(3), Host(host.path)
    await beside.start()
    host.clock.move(1.0)
    await host.tables.uptime.sign_of_life()
    before = (await host.look(code)).writes
    await beside.tables.uptime.sign_of_life()
    assert (await beside.look(code)).writes == before
    await beside.stop()


async def test_a_time_that_moved_in_one_process_is_shown_by_another(host: Host) -> None:
    code, beside = await only_ana_asked(host, pace="daily"), Host(host.path)
    await beside.start()
    beside.db.is_shared = True  # as with roles: what it keeps is compared before it is used
    before = await until(beside, code)
    await host.tables.absences.announce(ANA.id, host.clock.now() + HOUR, host.clock.now() + 5 * DAY)
    assert await until(beside, code) == await until(host, code) > before
    await beside.stop()


async def until(host: Host, code: str) -> float:
    """When the account of the first seat is empty, as this process knows the table."""
    player = (await host.look(code)).players[0]
    assert player and player.account and player.account.until
    return player.account.until


async def test_what_goes_with_a_table_is_written_anew_where_another_process_was_first(host: Host) -> None:
    """A prediction is not sealed at a table that another process has just brought to its end."""
    code, beside = await host.running(2), Host(host.path)
    await beside.start()
    await host.tables.watching.watch(code, DAN.id)
    await host.look(code)  # keeps the table as it stands
    table = await beside.to_the_end(code)
    assert table.status == "over"
    with refusing("game_over"):
        await host.tables.watching.predict(code, DAN.id, 0)
    assert await host.tables.watching.predictions(code, DAN.id) == ()
    await beside.stop()


async def test_a_process_whose_bot_players_hang_holds_up_no_other(host: Host) -> None:
    hanging, going = (
        Membership(host.db, host.clock, name, "test", ["players"], lease=3600.0) for name in ("hangs", "goes on")
    )
    for member in (hanging, going, hanging):
        await member.round()
    codes = [await with_bot_players(host, 1, 2, Place(1, 20 + n)) for n in range(90)]
    for code in codes:
        while 1 not in (await host.look(code)).awaited:
            await host.answer(code, 0)
    first = [code for code in codes if hanging.is_mine(code)]
    sql = f"update timers set due = due - 1 where code in ({', '.join('?' * len(first))})"
    await host.db.write(lambda connection: connection.execute(sql, first) and None)
    before = {code: (await host.look(code)).writes for code in codes}
    async with at_work(BotPlayers(host.db, host.clock, host.tables, member=going)):
        await passing(host, 10)
        await quiet(host)
    moved = {code for code in codes if (await host.look(code)).writes > before[code]}
    assert moved == {code for code in codes if going.is_mine(code)}
    assert 20 < len(moved) < 70, "about half"
