"""The bot is stopped and started again: half-made answers are not lost, old buttons work. See also test_busy_tables."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.tables import Courier

from .rig import PATIENCE, Rig, button, said
from .steering import awaited, busy_table, press_steered


async def test_a_half_made_answer_outlives_a_restart(rig: Rig) -> None:
    code = await busy_table(rig)
    while (await awaited(rig, code))[1].choice != "enter":
        name, _ = await awaited(rig, code)
        panel = await rig.person(name).command(rig.channel(), "move", table=code).message()
        await press_steered(rig, code, panel)
    name, ask = await awaited(rig, code)
    person = rig.person(name)
    panel = await person.command(rig.channel(), "move", table=code).message()
    panel = await person.press(panel, button(panel, f"p:{code}:{ask.revision}:enter:0")).message()
    panel = await person.press(panel, button(panel, f"a:{code}:{ask.revision}:lay_cards:0")).message()
    await rig.restart()
    assert len((await rig.look(code)).state.row[0].inside) == 0, "a plan is known to nobody"  # type: ignore[union-attr]
    panel = await person.press(panel, button(panel, f"g:{code}:")).message()
    assert "Done" in said(panel) or "Fait" in said(panel)
    table = await rig.look(code)
    assert len(table.state.laid[ask.seat]) == 1  # type: ignore[union-attr]


async def test_old_buttons_of_board_sheet_and_panel_work_after_a_restart(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    board = await rig.board(code, ana)
    direct_message = await ana.until_message(ana.dm(), lambda m: bool(button(m, f"o:{code}")))
    panel = await rig.lasting(await ana.press(board, f"o:{code}").message())
    one_more = await ana.press(board, f"o:{code}").message()
    await rig.lasting(one_more)
    press = button(panel, f"p:{code}:")
    await ana.press(panel, press).message()
    await rig.restart()

    assert "only you see this" in said(await ana.press(board, f"o:{code}").message())
    assert "only you see this" in said(await ana.press(direct_message, f"o:{code}").message())
    assert "Log" in said(await ana.press(board, f"l:{code}").message())
    assert code in said(await ana.press(board, f"m:{code}").message())
    assert "This was an earlier question" in said(await ana.press(one_more, press).message())


async def test_a_stale_press_moves_nothing_and_shows_the_present_panel(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    one = await rig.lasting(await ana.command(rig.channel(), "move", table=code).message())
    two = await ana.command(rig.channel(), "move", table=code).message()
    await rig.lasting(two)
    await ana.press(one, button(one, f"p:{code}:")).message()
    revision = (await rig.look(code)).revision
    reply = await ana.press(two, button(two, f"p:{code}:")).message()
    assert "This was an earlier question" in said(reply)
    assert (await rig.look(code)).revision == revision


async def test_an_older_device_redraws_instead_of_changing_the_draft(rig: Rig) -> None:
    code = await busy_table(rig)
    while (await awaited(rig, code))[1].choice != "enter":
        name, _ = await awaited(rig, code)
        panel = await rig.person(name).command(rig.channel(), "move", table=code).message()
        await press_steered(rig, code, panel)
    name, _ = await awaited(rig, code)
    person = rig.person(name)
    phone = await person.command(rig.channel(), "move", table=code).message()
    await person.press(phone, button(phone, f"p:{code}:")).message()
    phone = await rig.lasting(await person.command(rig.channel(), "move", table=code).message())
    laptop = await person.command(rig.channel(), "move", table=code).message()
    await rig.lasting(laptop)
    old = button(laptop, f"a:{code}:")
    await person.press(phone, button(phone, f"a:{code}:")).message()
    reply = await person.press(laptop, old).message()
    assert "another device" in said(reply) or "autre appareil" in said(reply)


async def test_a_courier_that_ends_by_a_fault_is_logged_and_keeps_nothing_from_closing(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: Courier) -> None:
        raise LookupError("secret")

    await rig.stop()
    monkeypatch.setattr(Courier, "run", broken)
    with capture_logs() as logs:
        client = await rig.start()
        async with asyncio.timeout(PATIENCE):
            while not any(line["event"] == "a part of the bot has ended" for line in logs):
                await asyncio.sleep(0.01)
        await rig.stop()
    assert client.is_closed()
