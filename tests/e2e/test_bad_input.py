"""Bad input: each gets a clear word to the one who can act, nothing is lost, the bot goes on."""

from __future__ import annotations

import re

import pytest
from structlog.testing import capture_logs

from bot.sandbox import Person

from .rig import EPHEMERAL, Rig, button, planted, said

FORGED = ("ttt:1:2", "z:7F3K", "p:7F3K:1:enter:0", "o:ZZZZ", "x" * 100, "p:7F3K:999999999:enter:=zzzz", "é:é")


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_forged_or_foreign_button_is_answered_kindly_and_privately(rig: Rig, custom_id: str) -> None:
    message = await planted(rig, custom_id)
    reply = await rig.person("Ana").press(message, custom_id).message()
    assert reply["flags"] & EPHEMERAL
    assert "means nothing any more" in said(reply) or "There is no table" in said(reply)


@pytest.mark.parametrize("what", ["99", "=z", "=", "menu", "-1"])
async def test_an_option_that_is_none_moves_nothing(rig: Rig, what: str) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    ask = (await rig.look(code)).asks[0]
    custom_id = f"p:{code}:{ask.revision}:{ask.choice}:{what}"
    reply = await ana.press(await planted(rig, custom_id), custom_id).message()
    assert "only you see this" in said(reply) or "means nothing" in said(reply)
    assert (await rig.look(code)).revision == ask.revision


async def test_a_bystander_watches_and_cannot_press_for_others(rig: Rig) -> None:
    emile, code = rig.person("Émile"), await rig.running("Ana", "Dan", seats=2)
    board = await rig.board(code, emile)
    reply = await emile.press(board, f"h:{code}").message()
    assert reply["flags"] & EPHEMERAL
    assert "Tu regardes" in said(reply)
    assert "Ta main" not in said(reply)
    ask = (await rig.look(code)).asks[0]
    forged = f"p:{code}:{ask.revision}:{ask.choice}:0"
    assert "Tu regardes" in said(await emile.press(await planted(rig, forged), forged).message())
    assert (await rig.look(code)).revision == ask.revision


async def test_commands_without_a_table_say_what_to_do(rig: Rig) -> None:
    ana, cellar = rig.person("Ana"), rig.channel("cellar")
    for name in ("move", "hand", "table start", "table log", "table undo", "cartus pass", "table record"):
        assert "/table open" in said(await ana.command(cellar, name).message()), name
    assert "no table" in said(await ana.command(cellar, "table show", table="NOPE").message())
    assert "You sit at no table" in said(await ana.command(ana.dm(), "move").message())
    assert "You sit at no table" in said(await ana.command(cellar, "turns").message())
    assert "needs a channel" in said(await ana.command(ana.dm(), "table open", game="rattus_cartus").message())


async def test_input_of_absurd_length_is_read_back_shortened(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    for text in ("x" * 4000, "<@1> **" * 500, ", ".join(["knight"] * 600), "\u202e" * 300, "9" * 3000 + " knight"):
        reply = await ana.command(rig.channel(), "cartus supplies", card=text, table=code).message()
        assert "is none of the options" in said(reply), said(reply)
        assert len(said(reply)) < 400
        assert await ana.autocomplete(rig.channel(), "cartus supplies", "card", card=text, table=code) == []
    assert (await rig.look(code)).revision == 0


async def test_what_is_no_number_or_no_word_is_no_fault_of_ours(rig: Rig) -> None:
    emile, code = rig.person("Émile"), await rig.running("Émile", "Dan", seats=2)
    ask = next(ask for ask in (await rig.look(code)).asks if ask.given is None)
    with capture_logs() as logs:
        for text in ("9" * 5000, " " * 6000, "\ud800", "\x00", "2 " + "9" * 5000, "٣ " * 2000):
            reply = await emile.command(rig.channel(), "cartus supplies", card=text, table=code).message()
            assert "n’est pas une des options" in said(reply), said(reply)
            offers = await emile.autocomplete(rig.channel(), "cartus supplies", "card", card=text, table=code)
            assert bool(offers) == (not text.strip(" \0"))
            assert await emile.autocomplete(rig.channel(), "cartus lay", "cards", cards=text, table=code) == []
            assert "table" in said(await emile.command(rig.channel(), "move", table=text).message())
        for what in ("seven", "9" * 60, "=" + "9" * 60, "__class__"):
            for verb in "pasgnw":
                forged = f"{verb}:{code}:{ask.revision}:{ask.choice}:{what}"
                reply = await emile.press(await planted(rig, forged), forged).message()
                assert "visible de toi seulement" in said(reply) or "ne sert plus à rien" in said(reply), said(reply)
    assert not [line for line in logs if line["log_level"] in ("warning", "error", "critical")], logs
    assert (await rig.look(code)).revision == ask.revision


async def test_the_wrong_sub_command_names_what_is_asked(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", "Dan", seats=2)
    reply = await ana.command(rig.channel(), "cartus enter", building="farm", table=code).message()
    assert "Something else is asked of you now: use a supplies action" in said(reply)


async def test_names_with_markup_and_mentions_do_no_harm(rig: Rig) -> None:
    world, public_channel = rig.wire.world, rig.channel()
    guild = world.guild(public_channel.guild_id or "")
    rogue = world.add_person("**@everyone** <@1>\n# `x`", "en-US")
    world.join(guild, rogue)
    ana = rig.person("Ana")
    code = await rig.lobby("Ana", seats=2)
    await ana.command(public_channel, "table free", seat=2).message()
    person = Person(world, rogue)
    assert code in said(await person.command(public_channel, "table join").message())
    await ana.command(public_channel, "table start").message()
    board = await rig.board(code, ana)
    assert "**@everyone**" not in said(board) and "<@1>" not in said(board)
    assert not board["mention_everyone"] and not board["mentions"]


async def test_addresses_and_invitations_in_names_are_none(rig: Rig) -> None:
    world, public_channel = rig.wire.world, rig.channel()
    rogue = world.add_person("discord.gg/ab www.c.d http://e.f", "en-US")
    world.join(world.guild(public_channel.guild_id or ""), rogue)
    ana, person = rig.person("Ana"), Person(world, rogue)
    await person.command(public_channel, "table open", game="rattus_cartus", seats=2).message()
    code = (await rig.table_in(public_channel)).code
    told = [
        await ana.command(public_channel, name).message()
        for name in ("table join", "table start", "table log", "turns")
    ]
    await person.command(public_channel, "table start").message()
    board = await rig.board(code, ana)
    shown = [said(message) for message in (*told, *ana.messages(public_channel), board, *ana.messages(ana.dm()))]
    assert any("discord.\u200bgg/ab" in text for text in shown)
    for text in shown:
        assert not re.search(r"discord\.gg|www\.c|http://", text), text


async def test_only_the_host_starts_fills_frees_and_changes_options(rig: Rig) -> None:
    dan, public_channel = rig.person("Dan"), rig.channel()
    code = await rig.lobby("Ana", "Dan", seats=3)
    await rig.person("Ana").command(public_channel, "table free", seat=3).message()
    for name, options in (("start", {}), ("fill", {}), ("free", {"seat": 1})):
        reply = await dan.command(public_channel, f"table {name}", options).message()
        assert "Only ⁨Ana⁩" in said(reply), said(reply)
    assert not button(await dan.command(public_channel, "table options").message(), "c:")
    assert (await rig.look(code)).status == "open"


async def test_a_second_table_in_a_channel_is_refused_kindly(rig: Rig) -> None:
    await rig.lobby("Ana", seats=2)
    reply = await rig.person("Dan").command(rig.channel(), "table open", game="rattus_cartus").message()
    assert "a table here already" in said(reply)
