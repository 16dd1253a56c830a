"""Through the real client: who sits at a lobby, before one sits down, from the lobby and from an invitation."""

from __future__ import annotations

from bot.tables import Person

from .rig import EPHEMERAL, Rig, button, said


async def test_who_considers_sitting_down_reads_who_sits_there(rig: Rig) -> None:
    dan, emile = rig.person("Dan"), rig.person("Émile")
    ana = rig.person("Ana")
    await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=3).message()
    code = (await rig.table_in(rig.channel())).code
    message = await dan.until_message(rig.channel(), lambda m: bool(button(m, f"P:{code}")))
    answer = await dan.press(message, button(message, f"P:{code}")).message()
    assert answer["flags"] & EPHEMERAL
    assert "Ana" in said(answer) and "new here" in said(answer)
    assert rig.client is not None
    await rig.client.tables.invitations.invite(code, int(ana.user.id), Person(int(emile.user.id), "Émile"))
    invitation = await emile.until_message(emile.dm(), lambda m: bool(button(m, f"P:{code}")))
    assert "fait ses débuts ici" in said(await emile.press(invitation, button(invitation, f"P:{code}")).message())
