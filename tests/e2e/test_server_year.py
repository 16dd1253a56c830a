"""Through the real client: a server's year is for those who manage it, and public only once they show it."""

from __future__ import annotations

from .rig import EPHEMERAL, Rig, button, said
from .test_my_data import finish
from .test_settings import owner


async def test_a_year_is_previewed_by_who_manages_the_server_and_posted_by_a_press(rig: Rig) -> None:
    ana, dan = owner(rig), rig.person("Dan")
    assert "No game ended" in said(await ana.command(rig.channel(), "server year").message())
    code = await rig.running("Ana", "Dan", seats=2)
    await finish(rig, code)
    page = await ana.command(rig.channel(), "server year").message()
    assert page["flags"] & EPHEMERAL and "One game" in said(page) and code in said(page)
    await ana.press(page, button(page, "Y:")).message()
    shown = await dan.until_message(rig.channel(), lambda m: "One game" in said(m))
    assert not shown.get("flags", 0) & EPHEMERAL and not button(shown, "Y:")
    assert "Choose a year" in said(await ana.command(rig.channel(), "server year", year=1999).message())
