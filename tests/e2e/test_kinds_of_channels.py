"""Through the real client: tables in announcement channels and in the chats of voice channels and stages."""

from __future__ import annotations

import pytest

from bot.sandbox import Channel, May
from bot.sandbox.entities import ChannelType

from .rig import Rig, button, said
from .test_outages import until

VOCAL = [ChannelType.VOICE, ChannelType.STAGE]


async def place(rig: Rig, kind: ChannelType) -> Channel:
    """A channel of a kind, of which the bot has heard."""
    made = rig.wire.world.add_channel(rig.wire.world.guild(rig.channel().guild_id or ""), "lounge", kind=kind)
    client = rig.client
    assert client is not None
    await until(lambda: client.get_channel(int(made.id)) is not None)
    return made


@pytest.mark.parametrize("is_readable", [True, False], ids=["under its lobby", "beside it"])
async def test_a_table_in_an_announcement_channel_has_a_thread_of_its_own(rig: Rig, is_readable: bool) -> None:
    news = await place(rig, ChannelType.NEWS)
    ana = rig.person("Ana")
    code = await rig.lobby("Ana", "Dan", seats=2, channel=news)
    await ana.until_message(news, lambda m: bool(button(m, f"j:{code}:")))
    if not is_readable:  # it cannot be read, and no thread opens under it
        rig.wire.world.deny(news, int(May.READ_MESSAGE_HISTORY))
    await ana.command(news, "table start").message()
    await rig.board(code, ana)
    thread = rig.wire.world.channel(str((await rig.look(code)).place.channel))
    assert (thread.type, thread.parent_id) == (ChannelType.NEWS_THREAD, news.id)


async def test_in_an_announcement_channel_no_deal_can_be_played_at_several_tables(rig: Rig) -> None:
    news, ana = await place(rig, ChannelType.NEWS), rig.person("Ana")
    await ana.command(news, "table open", game="rattus_cartus", seats=2).message()
    told = said(await ana.command(news, "duplicate", tables=2).message())
    assert "private threads" in told and "announcement" in told
    assert (await rig.table_in(news)).terms.tables == 1


@pytest.mark.parametrize("kind", VOCAL)
async def test_in_the_chat_of_a_voice_channel_a_table_needs_the_right_to_connect(rig: Rig, kind: ChannelType) -> None:
    voice, ana = await place(rig, kind), rig.person("Ana")
    told = said(await ana.command(voice, "table open", game="rattus_cartus", seats=2).message())
    assert "Connect" in told
    assert rig.client is not None and await rig.client.tables.table_of(int(voice.id)) is None


@pytest.mark.parametrize("kind", VOCAL)
async def test_where_the_bot_may_connect_a_table_is_played_in_the_chat_itself(rig: Rig, kind: ChannelType) -> None:
    voice, ana = await place(rig, kind), rig.person("Ana")
    rig.wire.world.give_role(rig.wire.world.guild(voice.guild_id or ""), rig.wire.world.bot, "singer", int(May.CONNECT))
    code = await rig.running("Ana", "Dan", seats=2, channel=voice)
    await rig.board(code, ana)
    assert (await rig.look(code)).place.channel == int(voice.id)
