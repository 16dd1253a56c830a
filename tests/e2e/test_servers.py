"""Through the real client: what the bot says in a new server, and what `/server check` tells of its permissions."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox import Channel, May
from bot.sandbox.entities import Guild
from bot.text import LOCALES, words_for

from .rig import PATIENCE, Rig, said
from .test_outages import until


def new_server(rig: Rig, *channels: str, locale: str = "en-US") -> tuple[Guild, list[Channel]]:
    """A server of Mara's with these channels, to which the bot has not been invited yet."""
    world = rig.wire.world
    guild = world.add_guild_without_bot("The Cellar", world.add_person("Mara"), locale)
    return guild, [world.add_channel(guild, name) for name in channels]


def texts(channel: Channel) -> list[str]:
    """What was said in a channel."""
    return [message.content for message in channel.messages.values() if message.content]


async def test_a_new_server_is_welcomed_in_three_lines_in_its_system_channel(rig: Rig) -> None:
    guild, (_, lobby) = new_server(rig, "general", "lobby")
    guild.system_channel_id = lobby.id
    rig.wire.world.invite_bot(guild)
    await until(lambda: bool(texts(lobby)))
    assert texts(lobby) == [words_for("en")("ui-welcome")]
    assert len(texts(lobby)[0].splitlines()) == 3


async def test_a_welcome_speaks_a_community_s_language_where_the_bot_may_write(rig: Rig) -> None:
    guild, (rules, general) = new_server(rig, "rules", "general", locale="fr")
    guild.community, guild.system_channel_id = True, rules.id
    rig.wire.world.deny(rules, int(May.SEND_MESSAGES))
    rig.wire.world.invite_bot(guild)
    await until(lambda: bool(texts(general)))
    assert texts(general) == [words_for("fr")("ui-welcome")]
    assert texts(rules) == []


async def test_where_it_may_write_nowhere_the_bot_says_nothing_and_goes_on(rig: Rig) -> None:
    guild, (silent,) = new_server(rig, "silent")
    rig.wire.world.deny(silent, int(May.VIEW_CHANNEL))
    rig.wire.world.invite_bot(guild)
    await until(lambda: rig.client is not None and rig.client.get_guild(int(guild.id)) is not None)
    await rig.running("Ana", "Dan", seats=2)
    assert texts(silent) == []


async def test_a_server_that_is_back_after_an_outage_is_not_welcomed_again(rig: Rig) -> None:
    assert rig.client is not None
    guild = rig.wire.world.guild(rig.channel().guild_id or "")
    rig.wire.world.make_unavailable(guild)
    await until(lambda: rig.client is not None and bool(rig.client.guilds[0].unavailable))
    rig.wire.world.make_available(guild)
    await until(lambda: rig.client is not None and not rig.client.guilds[0].unavailable)
    await rig.person("Ana").command(rig.channel(), "help").message()
    assert not [text for channel in rig.wire.world.channels_of(guild) for text in texts(channel)]


async def checked(rig: Rig) -> str:
    """What `/server check` tells Ana, who owns the server."""
    return said(await rig.person("Ana").command(rig.channel(), "server check").message())


async def test_a_check_names_each_permission_that_lacks_and_what_that_means_channel_by_channel(rig: Rig) -> None:
    tavern, cellar, plague = (rig.channel(name) for name in ("tavern", "cellar", "plague-night"))
    assert (await checked(rig)).splitlines()[1:] == [f"- All I need: <#{tavern.id}> <#{cellar.id}> <#{plague.id}>"]
    rig.wire.world.deny(cellar, int(May.CREATE_PUBLIC_THREADS | May.ATTACH_FILES))
    rig.wire.world.deny(plague, int(May.SEND_MESSAGES))
    async with asyncio.timeout(PATIENCE):
        while "lack" not in (told := await checked(rig)) or "Create" not in told:
            await asyncio.sleep(0.01)
    hidden, plain, fine = told.splitlines()[1:]
    assert hidden.startswith(f"- <#{plague.id}>: I lack **Send Messages") and "No table can be played" in hidden
    assert plain.startswith(f"- <#{cellar.id}>: I lack **Create Public Threads, Attach Files**.")
    assert "without a thread" in plain and "as text" in plain
    assert fine == f"- All I need: <#{tavern.id}>"


async def test_a_check_asks_for_no_threads_where_tables_stay_in_their_channel(rig: Rig) -> None:
    cellar = rig.channel("cellar")
    rig.wire.world.deny(cellar, int(May.CREATE_PUBLIC_THREADS))
    await rig.person("Ana").command(cellar, "server rooms", mode="here").message()
    assert "lack" not in await checked(rig)


async def test_a_check_tells_that_the_only_channel_is_gone(rig: Rig) -> None:
    cellar = rig.channel("cellar")
    await rig.person("Ana").command(cellar, "server rooms", mode="channel", channel=cellar.id).message()
    rig.wire.world.delete_channel(cellar)
    async with asyncio.timeout(PATIENCE):
        while "is gone" not in await checked(rig):
            await asyncio.sleep(0.01)


async def test_a_check_of_hundreds_of_channels_fits_in_one_message(rig: Rig) -> None:
    guild = rig.wire.world.guild(rig.channel().guild_id or "")
    for n in range(300):
        channel = rig.wire.world.add_channel(guild, f"room-{n}")
        if n % 3:
            rig.wire.world.deny(channel, int(May.SEND_MESSAGES if n % 3 == 1 else May.ATTACH_FILES))
    async with asyncio.timeout(PATIENCE):
        while "78 more" not in (told := await checked(rig)) or told.count("75 more") < 2:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_welcome_names_commands_as_they_are_called_there(locale: str) -> None:
    words, text = words_for(locale), words_for(locale)("ui-welcome")
    server = words("cmd-server")
    for name in ("check", "rooms"):
        assert f"`/{server} {words(f'cmd-server-{name}')}`" in text
    assert f"`/{words('cmd-table')} {words('cmd-table-open')}`" in text and f"`/{words('cmd-help')}`" in text
