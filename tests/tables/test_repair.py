"""A damaged table: it says so, the others live, and the owner can set it right."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables import BrokenTable, Place
from bot.tables.storage import records, repair
from rules.core import Move
from tests.support.toys import TOYS

from .host import ANA, Host, enough, refusing


async def broken(host: Host) -> str:
    """A table of three where two have laid, whose present state is damaged; another table beside it."""
    await host.running(2, Place(1, 12))
    code = await host.running(3)
    await host.until(code, "lay")
    for _ in range(2):
        await host.answer(code, (await host.look(code)).awaited[0])
    newest = (await host.states(code))[-1]
    sql = "update states set state = ? where code = ? and line = ?"
    await host.db.write(lambda connection: connection.execute(sql, (newest.state[:200], code, newest.line)) and None)
    await host.restart()
    return code


async def test_a_damaged_table_says_so_and_the_others_live(host: Host) -> None:
    code = await broken(host)
    with pytest.raises(BrokenTable) as fault:
        await host.look(code)
    assert fault.value.code == code
    assert [found for found, _ in await repair.list_broken(host.db, TOYS)] == [code]
    other = await host.tables.table_of(12)
    assert other
    assert (await host.answer(other.code, 0)).table.lines == other.lines + 1
    assert fault.value.reason
    assert host.secret.hex() not in str(fault.value)


async def test_what_is_stored_is_shown_with_what_is_sound(host: Host) -> None:
    code = await broken(host)
    stored = await repair.show(host.db, TOYS, code)
    assert (stored.game, stored.status, stored.replay_fault) == ("magpie", "running", "")
    assert stored.fault
    assert [bool(state.fault) for state in stored.states] == [*[False] * (len(stored.states) - 1), True]
    assert stored.log[-1].action.startswith('{"seat":')


async def test_a_table_is_set_to_a_stored_state_under_a_new_revision_after_a_backup(host: Host, tmp_path: Path) -> None:
    code = await broken(host)
    stored = await repair.show(host.db, TOYS, code)
    copy = tmp_path / "copy.db"
    revision = await repair.set_to(host.db, TOYS, host.clock, code, stored.states[1].line, copy)
    table = await host.look(code)
    assert table.revision == revision > stored.log[-1].revision
    assert copy.stat().st_size > 0
    assert [seat for seat, p in enumerate(table.players) if p and p.awaited_since is not None] == list(table.awaited)
    assert (await host.tables.log(code))[-1].event.key == "table_repaired"
    assert (await host.to_the_end(code)).status == "over"
    assert records.verify(records.read(await host.tables.recorded.text(code)), TOYS).valid


async def test_a_table_is_set_to_the_log_played_again(host: Host, tmp_path: Path) -> None:
    code = await broken(host)
    before = await repair.show(host.db, TOYS, code)
    await repair.set_to(host.db, TOYS, host.clock, code, repair.REPLAY, tmp_path / "copy.db")
    table = await host.look(code)
    assert len(table.awaited) == 1
    assert table.revision > before.log[-1].revision
    assert len(await host.states(code)) == 1
    with refusing("no_take_back") as no:
        first = next(seat for seat, p in enumerate(table.players) if p and p.last_line and seat not in table.awaited)
        player = table.players[first]
        assert player and player.person
        await host.tables.undo(code, player.person)
    assert no.refusal.facts == {"barrier": "table_repaired"}
    assert (await host.to_the_end(code)).status == "over"


async def test_old_presses_fit_no_question_of_a_repaired_table(host: Host, tmp_path: Path) -> None:
    code = await host.running(3)
    await host.answer(code, 0)
    asks = [await host.ask(code, seat) for seat in range(3)]
    line = (await host.states(code))[-1].line
    await repair.set_to(host.db, TOYS, host.clock, code, line, tmp_path / "copy.db")
    await host.restart()
    for ask in asks:
        with refusing("out_of_date"):
            await host.submit(code, ask.seat, Move(ask.seat, ask.choice, enough(ask), ask.revision))


async def test_what_cannot_be_repaired_is_refused_in_words_and_nothing_changes(host: Host, tmp_path: Path) -> None:
    code = await broken(host)
    bad_line = (await host.states(code))[-1].line
    for to, words in ((bad_line, "cannot be read"), (9999, "no stored state at line 9999")):
        with pytest.raises(repair.CannotRepair, match=words):
            await repair.set_to(host.db, TOYS, host.clock, code, to, tmp_path / "copy.db")
    with pytest.raises(repair.CannotRepair, match="no table ZZZZ"):
        await repair.show(host.db, TOYS, "ZZZZ")
    assert not (tmp_path / "copy.db").exists()


async def test_a_running_bot_notices_that_a_table_was_repaired_beside_it(host: Host, tmp_path: Path) -> None:
    code = await host.running(3)
    await host.answer(code, 0)
    beside = Host(host.path)
    await beside.start()
    line = (await beside.states(code))[0].line
    await repair.set_to(beside.db, TOYS, host.clock, code, line, tmp_path / "copy.db")
    await beside.stop()
    with refusing("out_of_date"):
        await host.answer(code, 1)
    assert (await host.look(code)).awaited == (0, 1, 2)


async def test_a_table_that_is_over_is_not_repaired_into_a_channel_where_another_one_stands(
    host: Host, tmp_path: Path
) -> None:
    code = await host.running(2)
    await host.to_the_end(code)
    other = await host.lobby(2)
    with pytest.raises(repair.CannotRepair, match="another one stands in its channel"):
        await repair.set_to(host.db, TOYS, host.clock, code, "log", tmp_path / "copy.db")
    await host.tables.close(other, ANA.id)
    await repair.set_to(host.db, TOYS, host.clock, code, "log", tmp_path / "copy.db")
