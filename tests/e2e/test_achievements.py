"""Through the real client: achievements are private until their owner shows them."""

from __future__ import annotations

import asyncio

from .rig import EPHEMERAL, Rig, button, said
from .test_my_data import finish


async def test_achievements_are_private_until_they_are_shown_once_by_their_owner(rig: Rig) -> None:
    ana = rig.person("Ana")
    code = await rig.running("Ana", "Dan", seats=2)
    game = (await rig.look(code)).game
    before = await ana.command(rig.channel(), "achievements", game=game).message()
    assert before["flags"] & EPHEMERAL and "0 of 12" in said(before) and "To the end" in said(before)
    await finish(rig, code)
    page = await ana.command(rig.channel(), "achievements").message()
    assert page["flags"] & EPHEMERAL and f"table {code}" in said(page)
    show = button(page, f"A:RULES:0:show:{game}")
    done, _ = await asyncio.gather(ana.press(page, show).message(), ana.press(page, show).message())  # a double press
    assert done["flags"] & EPHEMERAL
    shown = await ana.until_message(rig.channel(), lambda m: "achievements in" in said(m))
    assert not shown.get("flags", 0) & EPHEMERAL
    assert "Ana" in said(shown) and "To the end" in said(shown) and code not in said(shown)
    assert (
        sum(
            "achievements in" in said(m)
            for m in ana.messages(rig.channel())
            if m["author"]["id"] == shown["author"]["id"]
        )
        == 1
    )
    assert "server" in said(
        await ana.press(await ana.command(ana.dm(), "achievements").message(), f"A:RULES:0:show:{game}").message()
    )
