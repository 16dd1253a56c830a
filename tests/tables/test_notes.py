"""Notes: a page for each person and table, read by nobody else, in the export and gone with one's data."""

from __future__ import annotations

import json

from bot.tables.values import LONGEST_NOTE

from .host import ANA, BEA, CHLOE, DAN, Host, refusing

SAID = "Bea has the Witch ✨"


async def test_a_note_is_kept_for_each_person(host: Host) -> None:
    code = await host.running(3)
    assert await host.tables.notes.of(code, ANA.id) == ""
    await host.tables.notes.keep(code, ANA.id, f"  {SAID}\n")
    await host.restart()
    assert await host.tables.notes.of(code, ANA.id) == SAID
    assert await host.tables.notes.of(code, BEA.id) == ""
    await host.tables.notes.keep(code, ANA.id, " \n")
    assert await host.tables.notes.of(code, ANA.id) == ""


async def test_who_never_sat_there_has_none(host: Host) -> None:
    code = await host.running(2)
    with refusing("not_seated"):
        await host.tables.notes.of(code, DAN.id)
    with refusing("not_seated"):
        await host.tables.notes.keep(code, DAN.id, SAID)


async def test_a_note_that_is_too_long_leaves_the_old_one(host: Host) -> None:
    code = await host.running(2)
    await host.tables.notes.keep(code, ANA.id, SAID)
    with refusing("note_too_long") as refused:
        await host.tables.notes.keep(code, ANA.id, "x" * (LONGEST_NOTE + 1))
    assert refused.refusal.facts == {"n": LONGEST_NOTE + 1, "most": LONGEST_NOTE}
    assert await host.tables.notes.of(code, ANA.id) == SAID
    assert len(await host.tables.notes.keep(code, ANA.id, "x" * LONGEST_NOTE)) == LONGEST_NOTE


async def test_who_takes_the_seat_does_not_read_the_note_and_who_left_still_does(host: Host) -> None:
    code = await host.running(3)
    await host.tables.notes.keep(code, CHLOE.id, SAID)
    await host.tables.absences.offer(code, CHLOE.id)
    await host.tables.absences.apply_for(code, 2, DAN)
    for person in (ANA, BEA):
        if (await host.look(code)).seat_of(DAN.id) is None:
            await host.tables.absences.answer(code, person.id, yes=True)
    assert (await host.look(code)).seat_of(DAN.id) == 2
    assert await host.tables.notes.of(code, DAN.id) == ""
    assert await host.tables.notes.of(code, CHLOE.id) == SAID


async def test_a_note_is_in_one_s_own_export_alone_and_gone_with_one_s_data(host: Host) -> None:
    code = await host.running(3)
    await host.tables.notes.keep(code, ANA.id, SAID)
    (row,) = (await host.tables.personal_data.stored(ANA.id))["notes"]
    assert row["text"] == SAID
    assert "Witch" not in json.dumps(await host.tables.personal_data.stored(BEA.id))
    await host.to_the_end(code)
    assert "Witch" not in await host.tables.recorded.text(code)
    await host.tables.personal_data.erase(ANA.id)
    assert not await host.db.read(lambda connection: connection.execute("select * from notes").fetchall())
