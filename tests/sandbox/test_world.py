"""What happens in the world by itself: threads fall asleep, the system speaks, guilds come and go."""

import asyncio

import discord
import pytest

from bot.sandbox import Channel, Clock, Person, Refused, World
from tests.support.wire import Wire

from .pilot import Pilot, grid_view
from .test_messages import place


async def test_a_quiet_thread_is_archived_and_each_message_starts_its_time_anew(
    pilot: Pilot, wire: Wire, bea: Person, tavern: Channel
) -> None:
    starter = await place(pilot, tavern).send("table 7")
    await starter.create_thread(name="table 7", auto_archive_duration=60)
    made = wire.world.channel(str(starter.id))
    assert made.thread is not None
    wire.clock.advance(59 * 60)
    bea.say(made, "still here")
    wire.clock.advance(59 * 60)
    assert not made.thread.archived
    wire.clock.advance(2 * 60)
    assert made.thread.archived
    bea.say(made, "back")
    assert not made.thread.archived


async def test_the_system_tells_of_threads_pins_and_new_members(
    pilot: Pilot, wire: Wire, ana: Person, bea: Person, tavern: Channel
) -> None:
    channel = place(pilot, tavern)
    thread = await channel.create_thread(name="table 8", type=discord.ChannelType.public_thread)
    sent = await thread.send("board")
    await sent.pin()
    await thread.add_user(discord.Object(int(bea.user.id)))
    await thread.add_user(discord.Object(int(bea.user.id)))
    assert [(m["type"], m["content"]) for m in ana.messages(tavern)] == [(18, "table 8")]
    told = ana.messages(str(thread.id))
    assert [m["type"] for m in told] == [0, 6, 1]
    assert told[1]["message_reference"]["message_id"] == str(sent.id)
    assert [user["username"] for user in told[2]["mentions"]] == ["bea"]
    assert bea.notifications() == []
    status, refusal = await wire.rest("PATCH", f"/channels/{thread.id}/messages/{told[1]['id']}", {"content": "x"})
    assert (status, refusal["code"]) == (403, 50021)


async def test_a_thread_from_a_message_begins_with_it(pilot: Pilot, ana: Person, tavern: Channel) -> None:
    starter = await place(pilot, tavern).send("table 9")
    thread = await starter.create_thread(name="table 9")
    first = ana.messages(str(thread.id))[0]
    assert (first["type"], first["referenced_message"]["content"]) == (21, "table 9")
    assert ana.messages(tavern)[0]["thread"]["name"] == "table 9"


async def test_a_mention_brings_its_reader_into_the_thread(
    pilot: Pilot, wire: Wire, bea: Person, tavern: Channel
) -> None:
    thread = await place(pilot, tavern).create_thread(name="secret", type=discord.ChannelType.private_thread)
    made = wire.channel("secret")
    assert not bea.can_see(made)
    await thread.send(f"<@{bea.user.id}>, it is your turn")
    assert bea.can_see(made)
    assert [n.channel_id for n in bea.notifications()] == [made.id]


async def test_a_classic_message_becomes_a_layout_only_without_its_content(pilot: Pilot, tavern: Channel) -> None:
    sent = await place(pilot, tavern).send("old")
    with pytest.raises(discord.HTTPException, match="cannot be used when using"):
        await sent.edit(view=grid_view(1))
    edited = await sent.edit(content=None, view=grid_view(1))
    assert (edited.content, edited.flags.components_v2) == ("", True)
    with pytest.raises(discord.HTTPException, match="cannot be used when using"):
        await edited.edit(content="old again")


async def test_an_answer_can_become_a_layout_after_deferring(
    pilot: Pilot, wire: Wire, ana: Person, tavern: Channel
) -> None:
    sent = ana.command(tavern, "think")
    await sent.wait()
    token = sent.interaction.token
    body = {"flags": 1 << 15, "components": [{"type": 10, "content": "## thought"}]}
    path = f"/webhooks/{wire.world.bot.id}/{token}/messages/@original"
    status, shown = await wire.rest("PATCH", path, body)
    assert (status, shown["flags"]) == (200, (1 << 15) | 64)


async def test_an_edit_that_is_refused_changes_nothing(wire: Wire, tavern: Channel) -> None:
    path = f"/channels/{tavern.id}/messages"
    _, sent = await wire.rest("POST", path, {"content": "one"})
    status, refusal = await wire.rest("PATCH", f"{path}/{sent['id']}", {"content": ""})
    assert (status, refusal["code"]) == (400, 50006)
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}
    body = {"content": None, "flags": 1 << 15, "components": [gallery]}
    assert (await wire.rest("PATCH", f"{path}/{sent['id']}", body))[0] == 400
    assert (await wire.rest("GET", f"{path}/{sent['id']}"))[1] == sent


async def test_a_bot_hears_of_guilds_it_joins_and_leaves(pilot: Pilot, wire: Wire, bea: Person) -> None:
    guild = wire.world.add_guild("The Other Cellar", bea.user)
    hall = wire.world.add_channel(guild, "hall")
    await _until(lambda: pilot.get_channel(int(hall.id)) is not None)
    wire.world.remove_guild(guild)
    await _until(lambda: pilot.get_guild(int(guild.id)) is None)
    assert (await wire.rest("GET", f"/channels/{hall.id}"))[1]["code"] == 50001


def test_the_bot_meets_people_in_its_own_guilds_alone() -> None:
    world = World()
    owner = world.add_person("Ana")
    guild = world.add_guild_without_bot("cellar", owner)
    assert not world.shares_guild_with(owner)
    world.invite_bot(guild)
    assert world.shares_guild_with(owner)


async def test_half_a_surrogate_does_no_harm(pilot: Pilot, bea: Person, tavern: Channel) -> None:
    with pytest.raises(Refused, match="a text of at most 2000 characters"):
        bea.say(tavern, "half \ud83d")
    await bea.command(tavern, "grid draw", name="half \ud83d").message()
    assert (await bea.command(tavern, "ping").wait())["data"]["content"] == "pong"


async def test_tokens_that_expired_long_ago_are_forgotten(wire: Wire, ana: Person, tavern: Channel) -> None:
    await wire.rest("PUT", f"/applications/{wire.world.bot.id}/commands", [{"name": "ping", "description": "d"}])
    first = ana.command(tavern, "ping").interaction
    wire.clock.advance(2 * 3600)
    second = ana.command(tavern, "ping").interaction
    assert list(wire.world.interactions.values()) == [second]
    assert first.state == "failed"


async def test_waiting_for_what_never_comes_ends() -> None:
    world = World(Clock(stopped=True))
    with pytest.raises(TimeoutError):
        await world.until(lambda: None, timeout=0.01)


async def _until(true: object) -> None:
    assert callable(true)
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)
