"""Through the real client: `/block` is private, and a blocked person reads that no seat is free for them."""

from __future__ import annotations

from .rig import EPHEMERAL, Rig, button, said


async def test_a_block_keeps_somebody_from_the_lobby_until_it_is_lifted(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    answer = await ana.command(rig.channel(), "block person", player=dan.user.id).message()
    assert answer["flags"] & EPHEMERAL and "is blocked" in said(answer)
    assert "Dan" in said(await ana.command(rig.channel(), "block list").message())
    assert "blocked nobody" in said(await dan.command(rig.channel(), "block list").message())
    await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=3).message()
    code = (await rig.table_in(rig.channel())).code
    lobby = await dan.until_message(rig.channel(), lambda m: bool(button(m, f"j:{code}:")))
    refused = await dan.press(lobby, button(lobby, f"j:{code}:")).message()
    assert refused["flags"] & EPHEMERAL and "No seat is free for you" in said(refused)
    lifted = await ana.command(rig.channel(), "block lift", blocked=dan.user.id).message()
    assert "not blocked any more" in said(lifted)
    await dan.press(lobby, button(lobby, f"j:{code}:")).message()
    assert (await rig.look(code)).seat_of(int(dan.user.id)) == 1
