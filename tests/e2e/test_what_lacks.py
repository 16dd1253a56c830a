"""Through the real client: what people are told, and what is done, where the bot cannot see, read, send or reach."""

from __future__ import annotations

from bot.sandbox import May
from bot.ui.kit.permissions import NEEDED_IN_THREAD, lacking_in, wanted_after_refusal
from bot.ui.kit.posting import VISIBLE, count_newer

from .rig import Rig, button, said
from .test_frozen import begun
from .test_outages import until


async def denied(rig: Rig, code: str, permission: May) -> object:
    """The thread of a table as discord.py has it, as soon as it knows that the bot lacks a permission there."""
    host, at = rig.client, (await rig.look(code)).place.channel
    assert host is not None
    parent = rig.wire.world.channel(rig.wire.world.channel(str(at)).parent_id or "")
    rig.wire.world.deny(parent, int(permission))
    wanted = (*NEEDED_IN_THREAD, "attach_files")
    await until(lambda: bool(lacking_in(host.get_channel(at), wanted)))  # its thread may be told of late
    return host.get_channel(at)


async def test_a_hidden_channel_is_not_called_gone_and_its_host_hears_what_lacks(rig: Rig) -> None:
    code, _ = await begun(rig)
    assert rig.client is not None
    await denied(rig, code, May.VIEW_CHANNEL)
    await rig.client.tables.messages.request(code, "board")
    ana, dan = rig.person("Ana"), rig.person("Dan")
    told = said(await ana.until_message(ana.dm(), lambda m: "View Channel" in said(m) or "is gone" in said(m)))
    assert "View Channel." in told and "is gone" not in told and "Send Messages" not in told
    assert (await rig.look(code)).standing == "runs", "not at once"
    assert not [text for text in map(said, dan.messages(dan.dm())) if "is gone" in text or "View Channel" in text]


async def test_where_the_bot_may_not_send_nobody_is_asked_for_what_follows_from_that(rig: Rig) -> None:
    code, _ = await begun(rig)
    thread = await denied(rig, code, May.SEND_MESSAGES_IN_THREADS)
    assert wanted_after_refusal(thread) == ("send_messages_in_threads",)


async def test_where_the_bot_may_send_it_asks_for_the_right_to_attach_files_as_well(rig: Rig) -> None:
    code, _ = await begun(rig)
    thread = await denied(rig, code, May.READ_MESSAGE_HISTORY | May.ATTACH_FILES)
    assert wanted_after_refusal(thread) == ("read_message_history", "attach_files")


async def test_where_the_bot_may_not_read_no_message_counts_as_the_newest(rig: Rig) -> None:
    ana, here = rig.person("Ana"), rig.channel()
    await ana.command(here, "table open", game="rattus_cartus", seats=3).message()
    code = (await rig.table_in(here)).code
    lobby = await ana.until_message(here, lambda m: bool(button(m, f"j:{code}:")))
    assert rig.client is not None
    channel = rig.client.get_partial_messageable(int(here.id))
    assert await count_newer(channel, int(lobby["id"])) == 0
    for n in range(2):
        ana.say(here, f"chat {n}")
    assert await count_newer(channel, int(lobby["id"])) == 2
    rig.wire.world.deny(here, int(May.READ_MESSAGE_HISTORY))
    assert await count_newer(channel, int(lobby["id"])) == VISIBLE
