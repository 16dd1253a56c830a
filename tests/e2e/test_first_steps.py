"""The first slice: open, fill, start, one decision by pressing and one by typing, in English and in French."""

from __future__ import annotations

from .rig import Rig, button, ids, said


async def test_a_newcomer_opens_fills_starts_and_plays_by_button_and_by_command(rig: Rig) -> None:
    ana, public_channel = rig.person("Ana"), rig.channel()
    code = await rig.running("Ana", seats=3)

    panel = await ana.command(public_channel, "move", table=code).message()
    assert "only you see this" in said(panel)
    press = next(id for id in ids(panel) if id.startswith(f"p:{code}:"))
    panel = await ana.press(panel, press).message()
    assert "Done" in said(panel)

    # the panel rolls on: the next question is answered by typing
    await rig.asked(code, "Ana")
    before = (await rig.look(code)).lines
    for sub, parameter in (("look", "places"), ("enter", "building")):
        offers = await ana.autocomplete(public_channel, f"cartus {sub}", parameter, {parameter: "", "table": code})
        if offers:
            reply = await ana.command(
                public_channel, f"cartus {sub}", {parameter: offers[0]["value"], "table": code}
            ).message()
            assert "Understood" in said(reply), said(reply)
            break
    assert (await rig.look(code)).lines > before


async def test_the_board_and_the_private_message_arrive(rig: Rig) -> None:
    ana = rig.person("Ana")
    code = await rig.running("Ana", seats=2)
    direct_message = await ana.until_message(ana.dm(), lambda m: code in said(m))
    assert "Your hand" in said(direct_message)
    assert button(direct_message, f"o:{code}")
    board = await rig.board(code, ana, until="Waiting for")
    assert "Ana" in said(board)


async def test_a_table_speaks_the_language_of_its_host_in_public_unless_a_community_or_its_owner_chose_another(
    rig: Rig,
) -> None:
    bea, ana, public_channel = rig.person("Bea"), rig.person("Ana"), rig.channel()

    async def language_of_a_table() -> str:
        await bea.command(public_channel, "table open", game="rattus_cartus", seats=2).message()
        code = (await rig.table_in(public_channel)).code
        assert rig.client is not None
        await rig.client.tables.close(code, int(bea.user.id))
        return (await rig.look(code)).terms.language

    assert await language_of_a_table() == "fr", "the server is no community: its locale says nothing"
    rig.wire.world.make_community(rig.wire.world.guild(public_channel.guild_id or ""), "en-US")
    assert await language_of_a_table() == "en"
    await ana.command(public_channel, "server language", language="fr").message()
    assert await language_of_a_table() == "fr"


async def test_a_french_table_is_french(rig: Rig) -> None:
    bea, public_channel = rig.person("Bea"), rig.channel()
    await bea.command(public_channel, "table ouvrir", jeu="rattus_cartus", places=2).message()
    code = (await rig.table_in(public_channel)).code
    await bea.command(public_channel, "table compléter").message()
    reply = await bea.command(public_channel, "table commencer").message()
    assert "La donne est scellée" in said(reply)
    panel = await bea.command(public_channel, "jouer", table=code).message()
    assert "visible de toi seulement" in said(panel)
    press = next(id for id in ids(panel) if id.startswith(f"p:{code}:"))
    panel = await bea.press(panel, press).message()
    assert "Fait" in said(panel)
