"""The traffic of a real client, and the sandbox's answers, held against Discord's official description."""

import io
from typing import Any

import discord
import pytest

from bot.sandbox import Channel, Person
from bot.sandbox.transcript import Exchange
from bot.sandbox.wire import encode
from tests.support import openapi
from tests.support.wire import Wire

from .pilot import PIXEL, Pilot, grid_view

pytestmark = pytest.mark.skipif(
    not openapi.where().is_file(),
    reason="Discord's description of its API is not beside the repository; DISCORD_OPENAPI may name another place",
)

# What a bot for games does: each of these must have been exercised and must have fitted.
EXPECTED = {
    "get_my_user",
    "get_my_oauth2_application",
    "bulk_set_application_commands",
    "list_application_commands",
    "create_interaction_response",
    "execute_webhook",
    "update_original_webhook_message",
    "get_original_webhook_message",
    "delete_original_webhook_message",
    "create_dm",
    "create_message",
    "update_message",
    "get_message",
    "list_messages",
    "delete_message",
    "create_pin",
    "delete_pin",
    "list_pins",
    "create_thread",
    "create_thread_from_message",
    "update_channel",
    "get_channel",
    "add_thread_member",
    "trigger_typing_indicator",
    "list_application_emojis",
    "create_application_emoji",
    "delete_application_emoji",
    "get_guild",
    "get_guild_member",
    "get_user",
    "get_gateway",
    "get_bot_gateway",
    "get_active_guild_threads",
    "list_guild_channels",
}


async def test_a_representative_evening_fits_the_description(
    wire: Wire, pilot: Pilot, ana: Person, bea: Person, tavern: Channel
) -> None:
    checker = openapi.checker()
    assert checker is not None
    await _interactions(pilot, ana, bea, tavern)
    await _channel(pilot, bea, tavern)
    await _rest(wire, tavern)
    for exchange in wire.sandbox.transcript.exchanges:
        checker.hear(exchange)
    assert checker.problems == []
    assert EXPECTED - set(checker.exercised) == set()


async def _interactions(pilot: Pilot, ana: Person, bea: Person, tavern: Channel) -> None:
    board = await ana.command(tavern, "grid draw", name="go").message()
    await bea.press(board, "grid:2:1").message()
    await ana.autocomplete(tavern, "grid draw", "name", name="c")
    panel = await ana.command(tavern, "panel").message()
    await ana.select(panel, "panel:pick", "a").message()
    await ana.select(panel, "panel:who", bea.user.id).message()
    form = await ana.press(panel, "panel:wishes").modal()
    await ana.submit(form, nick="Al", colour="r").message()
    await ana.press(panel, "panel:quiet").wait()
    await ana.until_message(tavern, lambda m: m["content"] == "quietly changed")
    await ana.command(tavern, "picture").message()
    await ana.until_message(tavern, lambda m: m["content"] == "and a word")
    await ana.command(tavern, "invite", who=bea.user.id).message()
    await bea.command(bea.dm(), "grid draw", name="go").message()


async def _channel(pilot: Pilot, bea: Person, tavern: Channel) -> None:
    channel = pilot.get_channel(int(tavern.id))
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="T", description="D", colour=3).set_image(url="attachment://dot.png")
    sent = await channel.send("x", embed=embed.add_field(name="n", value="v"), file=_dot(), nonce="n1")
    await sent.reply("y")
    await sent.edit(content="z", attachments=sent.attachments)
    await sent.pin()
    assert [m.id async for m in channel.pins()] == [sent.id]
    await sent.unpin()
    starter = await channel.send(view=grid_view(1))
    await starter.edit(view=grid_view(1, 2))
    thread = await starter.create_thread(name="talk")
    await thread.send("first")
    await thread.edit(archived=True)
    other = await channel.create_thread(name="game", type=discord.ChannelType.private_thread)
    await other.add_user(discord.Object(int(bea.user.id)))
    assert [m.id async for m in channel.history(limit=1)] == [starter.id]
    await channel.fetch_message(starter.id)
    await sent.delete()
    await channel.typing()
    emoji = await pilot.create_application_emoji(name="rat", image=PIXEL)
    await pilot.fetch_application_emojis()
    await emoji.delete()
    guild = await pilot.fetch_guild(pilot.guilds[0].id)
    await guild.fetch_member(int(bea.user.id))
    await guild.active_threads()
    await guild.fetch_channels()
    await pilot.fetch_user(int(bea.user.id))
    await pilot.fetch_channel(int(tavern.id))
    await pilot.tree.fetch_commands()


async def _rest(wire: Wire, tavern: Channel) -> None:
    """Do what discord.py does only on the side."""
    app = wire.world.bot.id
    sent = wire.sandbox.transcript.find("POST", "/callback")[0]
    token = sent.path.split("/")[3]
    assert (await wire.rest("GET", f"/webhooks/{app}/{token}/messages/@original"))[0] == 200
    assert (await wire.rest("DELETE", f"/webhooks/{app}/{token}/messages/@original"))[0] == 204
    assert (await wire.rest("GET", "/gateway"))[0] == 200
    assert (await wire.rest("GET", "/gateway/bot"))[0] == 200
    assert (await wire.rest("GET", f"/channels/{tavern.id}"))[0] == 200


def _dot() -> discord.File:
    return discord.File(io.BytesIO(PIXEL), "dot.png", description="a dot")


def exchange(method: str, path: str, body: Any, status: int, answer: Any) -> Exchange:
    """Return an exchange as the transcript would hold it."""
    return Exchange(method, path, {}, body, (), status, b"" if answer is None else encode(answer), False)


GATEWAY = {
    "url": "wss://x",
    "shards": 1,
    "session_start_limit": {"total": 1, "remaining": 1, "reset_after": 0, "max_concurrency": 1},
}


@pytest.mark.parametrize(
    ("told", "found"),
    [
        (exchange("GET", "/gateway/bot", None, 200, GATEWAY), None),
        (exchange("GET", "/gateway/bot", None, 200, GATEWAY | {"shards": "one"}), "answer to get_bot_gateway"),
        (exchange("GET", "/gateway/bot", None, 200, {"url": "wss://x"}), "answer to get_bot_gateway"),
        (exchange("GET", "/gateway/bot", None, 200, GATEWAY | {"extra": 1}), "answer to get_bot_gateway"),
        (exchange("GET", "/gateway/bot", None, 201, GATEWAY), "status 201 is not documented"),
        (exchange("GET", "/gateway/bot", None, 501, {"message": "no", "code": 0}), "does not support"),
        (exchange("GET", "/gateways", None, 404, {"message": "no", "code": 0}), "no operation GET /gateways"),
        (
            exchange("POST", "/interactions/1/t/callback", {"type": 4, "data": {"contend": "x"}}, 204, None),
            "request of create_interaction_response",
        ),
        (
            exchange("POST", "/interactions/1/t/callback", {"type": 8, "data": {"choices": [{}] * 26}}, 204, None),
            "request of create_interaction_response",
        ),
        (exchange("POST", "/channels/1/messages", {"embeds": [{"title": "x" * 257}]}, 400, None), "create_message"),
    ],
)
def test_what_does_not_fit_is_found(told: Exchange, found: str | None) -> None:
    checker = openapi.checker()
    assert checker is not None
    checker.hear(told)
    assert (checker.problems == []) if found is None else any(found in problem for problem in checker.problems)


def test_an_injected_answer_is_not_held_against_the_description() -> None:
    checker = openapi.checker()
    assert checker is not None
    checker.hear(Exchange("GET", "/gateway/bot", {}, None, (), 502, b"{}", True))
    assert checker.problems == []
