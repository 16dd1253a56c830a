"""Through the real client: somebody without a seat watches a table to its end, in a private message of their own."""

from __future__ import annotations

import asyncio

from bot.sandbox import Channel, Person

from .rig import EPHEMERAL, PATIENCE, Rig, button, said
from .test_seeking import private_thread

GAME = "rattus_cartus"


async def test_a_watcher_follows_a_game_predicts_and_reads_at_the_end_how_they_did(rig: Rig) -> None:
    bea = rig.person("Bea")
    code = await rig.running("Ana", "Dan", seats=2, game=GAME)
    board = await rig.board(code, bea)
    more = await bea.press(board, button(board, f"m:{code}")).message()
    begun = await bea.press(more, button(more, f"W:{code}")).message()
    assert code in said(begun) and begun["flags"] & EPHEMERAL
    page = await bea.until_message(bea.dm(), lambda m: bool(button(m, f"W:{code}:0:predict")))
    seat = (await rig.look(code)).seat_of(int(rig.person("Ana").user.id))
    sealed = await bea.select(page, button(page, f"W:{code}:0:predict"), str(seat)).message()
    assert "Ana" in said(sealed) and sealed["flags"] & EPHEMERAL
    await bea.until_message(bea.dm(), lambda m: m["id"] == page["id"] and not button(m, f"W:{code}:0:predict"))
    await rig.restart()
    await rig.played_out(code)
    end = await bea.until_message(bea.dm(), lambda m: bool(button(m, f"R:{code}")))
    assert end["id"] == page["id"]
    result = (await rig.look(code)).result
    assert result is not None
    assert ("%" in said(end)) == (seat in result.winners)
    public = str((await rig.look(code)).place.channel)
    over = await bea.until_message(public, lambda m: bool(button(m, f"R:{code}")))
    assert ("Of those who watched, \u2068Bea\u2069" in said(over)) == (seat in result.winners)
    replay = await bea.press(end, button(end, f"R:{code}")).message()
    assert code in said(replay)
    assert not [note for note in bea.notifications() if not note.suppressed], "never with sound"


async def test_who_plays_is_told_so_and_who_stops_has_one_line_left(rig: Rig) -> None:
    ana, bea = rig.person("Ana"), rig.person("Bea")
    code = await rig.running("Ana", "Dan", seats=2, game=GAME)
    assert "You sit at this table" in said(await ana.command(rig.channel(), "watch table", table=code).message())
    await bea.command(rig.channel(), "watch table", table=code).message()
    page = await bea.until_message(bea.dm(), lambda m: bool(button(m, f"W:{code}:0:stop")))
    assert code in said(await bea.command(rig.channel(), "turns").message())
    await bea.press(page, button(page, f"W:{code}:0:stop")).message()
    await bea.until_message(bea.dm(), lambda m: m["id"] == page["id"] and not button(m, f"W:{code}"))


async def test_who_takes_no_direct_messages_is_told_once(rig: Rig) -> None:
    bea = rig.person("Bea")
    rig.wire.world.change_person(bea.user, dms_closed=True)
    code = await rig.running("Ana", "Dan", seats=2, game=GAME)
    await bea.command(rig.channel(), "watch table", table=code).message()
    answers = [said(await bea.command(rig.channel(), "turns").message())]
    async with asyncio.timeout(PATIENCE):
        while "ne suis plus" not in answers[-1]:
            answers.append(said(await bea.command(rig.channel(), "turns").message()))
    assert code in answers[-1]
    assert code not in said(await bea.command(rig.channel(), "turns").message())


async def test_completion_offers_to_watch_what_one_may_and_to_stop_what_one_watches(rig: Rig) -> None:
    ana, bea, here = rig.person("Ana"), rig.person("Bea"), rig.channel()
    code = await rig.running("Ana", "Dan", seats=2, game=GAME)
    await rig.running("Ana", "Dan", seats=2, game=GAME, channel=await private_thread(rig, "Ana", "Dan"))
    assert await offered(bea, here, "watch table") == [code] and await offered(bea, here, "watch stop") == []
    assert await offered(ana, here, "watch table") == [], "nobody watches their own table"
    await bea.command(here, "watch table", table=code).message()
    assert await offered(bea, here, "watch stop") == [code]


async def offered(person: Person, here: Channel, command: str) -> list[object]:
    """The codes that a command completes."""
    return [choice["value"] for choice in await person.autocomplete(here, command, "table", {"table": ""})]
