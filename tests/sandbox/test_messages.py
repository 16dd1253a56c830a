"""Messages, DMs, threads and pins: what a bot does without being asked."""

import io

import discord
import pytest

from bot.sandbox import Channel, May, Person, Refused
from tests.support.wire import Wire

from .payloads import V2, at, layout, text
from .pilot import PIXEL, Pilot


def place(pilot: Pilot, channel: Channel) -> discord.TextChannel:
    """Return the client's own object for a channel."""
    found = pilot.get_channel(int(channel.id))
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_message_is_sent_edited_and_deleted(pilot: Pilot, ana: Person, tavern: Channel) -> None:
    sent = await place(pilot, tavern).send("one", file=discord.File(io.BytesIO(PIXEL), "dot.png", description="a dot"))
    assert [a["description"] for a in ana.messages(tavern)[0]["attachments"]] == ["a dot"]
    edited = await sent.edit(content="two", attachments=[])
    assert (edited.content, edited.attachments) == ("two", [])
    assert edited.edited_at is not None
    await sent.delete()
    assert ana.messages(tavern) == []


async def test_an_uploaded_file_can_be_fetched(pilot: Pilot, tavern: Channel) -> None:
    sent = await place(pilot, tavern).send(file=discord.File(io.BytesIO(PIXEL), "dot.png"))
    assert await sent.attachments[0].read() == PIXEL


async def test_an_embed_shows_its_uploaded_picture(pilot: Pilot, ana: Person, tavern: Channel) -> None:
    embed = discord.Embed(title="Board").set_image(url="attachment://dot.png")
    await place(pilot, tavern).send(embed=embed, file=discord.File(io.BytesIO(PIXEL), "dot.png"))
    shown = ana.messages(tavern)[0]
    assert shown["embeds"][0]["image"]["url"] == shown["attachments"][0]["url"]


async def test_history_reads_before_after_and_around(pilot: Pilot, tavern: Channel) -> None:
    channel = place(pilot, tavern)
    sent = [await channel.send(str(n)) for n in range(6)]
    assert [m.content async for m in channel.history(limit=2)] == ["5", "4"]
    assert [m.content async for m in channel.history(limit=2, before=sent[3])] == ["2", "1"]
    assert [m.content async for m in channel.history(limit=2, after=sent[3])] == ["4", "5"]
    assert [m.content async for m in channel.history(limit=3, around=sent[3])] == ["4", "3", "2"]


async def test_a_repeated_enforced_nonce_returns_the_first_message(wire: Wire, tavern: Channel) -> None:
    async def send(content: str) -> str:
        body = {"content": content, "nonce": "table:7:3", "enforce_nonce": True}
        status, message = await wire.rest("POST", f"/channels/{tavern.id}/messages", body)
        assert status == 200
        return f"{message['id']} {message['content']}"

    first = await send("once")
    assert await send("again") == first
    wire.clock.advance(181)
    assert (await send("later")).endswith(" later")
    assert len(tavern.messages) == 2


async def test_a_nonce_that_is_not_enforced_does_not_hold_back(wire: Wire, tavern: Channel) -> None:
    for _ in range(2):
        await wire.rest("POST", f"/channels/{tavern.id}/messages", {"content": "x", "nonce": "n"})
    assert len(tavern.messages) == 2


async def test_a_mention_calls_only_whom_allowed_mentions_let_through(
    pilot: Pilot, ana: Person, bea: Person, tavern: Channel
) -> None:
    text = f"{ana.user.name}: <@{ana.user.id}>, <@{bea.user.id}> and @everyone"
    only_bea = discord.AllowedMentions(users=[discord.Object(int(bea.user.id))], everyone=False)
    sent = await place(pilot, tavern).send(text, allowed_mentions=only_bea)
    assert [user.id for user in sent.mentions] == [int(bea.user.id)]
    assert not sent.mention_everyone
    assert ana.notifications() == []
    assert [(n.message_id, n.reason, n.suppressed) for n in bea.notifications()] == [(str(sent.id), "mention", False)]


async def test_a_silent_message_is_noted_as_suppressed(pilot: Pilot, bea: Person, tavern: Channel) -> None:
    await place(pilot, tavern).send(f"<@{bea.user.id}>", silent=True)
    assert [n.suppressed for n in bea.notifications()] == [True]


async def test_a_mention_in_a_text_display_calls_too(pilot: Pilot, bea: Person, tavern: Channel) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"your turn, <@{bea.user.id}>"))
    await place(pilot, tavern).send(view=view)
    assert [n.reason for n in bea.notifications()] == ["mention"]


async def test_a_notification_shows_the_content_and_nothing_of_components(
    pilot: Pilot, bea: Person, tavern: Channel
) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"your turn, <@{bea.user.id}>"))
    await place(pilot, tavern).send(view=view)
    await place(pilot, tavern).send(f"<@{bea.user.id}>, your turn")
    assert [n.text for n in bea.notifications()] == ["", "@Bea, your turn"]


async def test_a_plain_message_becomes_a_layout_once_its_content_is_taken_away(
    pilot: Pilot, wire: Wire, bea: Person, tavern: Channel
) -> None:
    sent = await place(pilot, tavern).send(f"<@{bea.user.id}>, your turn")
    path = f"/channels/{tavern.id}/messages/{sent.id}"
    status, refusal = await wire.rest("PATCH", path, layout(text("board")))
    codes = at(refusal, "content")
    assert (status, codes) == (400, ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"])
    body = layout(text(f"<@{bea.user.id}>")) | {"content": None, "allowed_mentions": {"users": [bea.user.id]}}
    status, shown = await wire.rest("PATCH", path, body)
    assert (status, shown["content"], shown["flags"] & V2) == (200, "", V2)
    assert [user["id"] for user in shown["mentions"]] == [bea.user.id]
    assert len(bea.notifications()) == 1
    status, _ = await wire.rest("PATCH", path, {"content": "plain again", "flags": 0, "components": []})
    assert status == 400


async def test_an_edit_calls_nobody(pilot: Pilot, bea: Person, tavern: Channel) -> None:
    sent = await place(pilot, tavern).send("quiet")
    await sent.edit(content=f"<@{bea.user.id}>")
    assert bea.notifications() == []


async def test_a_reply_calls_the_author_unless_told_not_to(pilot: Pilot, bea: Person, tavern: Channel) -> None:
    said = bea.say(tavern, "hello?")
    original = await place(pilot, tavern).fetch_message(int(said["id"]))
    await original.reply("yes", mention_author=False)
    assert bea.notifications() == []
    reply = await original.reply("yes!")
    assert reply.reference is not None and reply.reference.message_id == original.id
    assert [n.reason for n in bea.notifications()] == ["mention"]


async def test_a_dm_arrives_and_calls_its_one_reader(pilot: Pilot, ana: Person, bea: Person, tavern: Channel) -> None:
    assert (await ana.command(tavern, "invite", who=bea.user.id).message())["content"] == "sent"
    assert [m["embeds"][0]["title"] for m in bea.messages(bea.dm())] == ["Table 1"]
    assert [n.reason for n in bea.notifications()] == ["dm"]
    with pytest.raises(Refused, match="Ana sees no such channel"):
        ana.messages(bea.dm())


async def test_closed_dms_are_refused_with_50007(
    wire: Wire, pilot: Pilot, ana: Person, bea: Person, tavern: Channel
) -> None:
    wire.world.change_person(bea.user, dms_closed=True)
    assert (await ana.command(tavern, "invite", who=bea.user.id).message())["content"] == "closed: 50007"
    assert bea.messages(bea.dm()) == []


async def test_a_dm_to_somebody_in_no_common_guild_is_refused_with_50278(
    wire: Wire, pilot: Pilot, ana: Person, bea: Person, tavern: Channel
) -> None:
    wire.world.leave(wire.world.guild(tavern.guild_id or ""), bea.user)
    assert (await ana.command(tavern, "invite", who=bea.user.id).message())["content"] == "closed: 50278"
    assert bea.messages(bea.dm()) == []


async def test_too_many_new_dms_are_refused_with_40003_and_old_ones_are_not(wire: Wire) -> None:
    wire.sandbox.limits.direct_messages = (2, 60.0)
    people = [user.id for user in wire.world.people()[:3]]

    async def opened(person: str) -> tuple[int, int]:
        status, answer = await wire.rest("POST", "/users/@me/channels", {"recipient_id": person})
        return status, answer.get("code", 0)

    assert [await opened(person) for person in people] == [(200, 0), (200, 0), (403, 40003)]
    assert await opened(people[0]) == (200, 0)
    wire.clock.advance(61)
    assert await opened(people[2]) == (200, 0)


async def test_a_bot_without_the_intent_hears_a_dm_but_not_what_is_said_in_a_channel(
    pilot: Pilot, ana: Person, bea: Person, tavern: Channel
) -> None:
    bea.say(tavern, "between us")
    bea.say(tavern, f"<@{pilot.application_id}> come")
    bea.say(bea.dm(), "psst")
    await bea.command(bea.dm(), "ping").wait()
    assert [message.content for message in pilot.heard] == ["", f"<@{pilot.application_id}> come", "psst"]


async def test_a_thread_is_started_with_and_without_a_message(pilot: Pilot, ana: Person, tavern: Channel) -> None:
    channel = place(pilot, tavern)
    thread = await channel.create_thread(name="table 1", type=discord.ChannelType.public_thread)
    await thread.send("welcome")
    starter = await channel.send("table 2")
    second = await starter.create_thread(name="table 2", auto_archive_duration=60)
    assert second.id == starter.id
    assert [c.name for c in ana.channels() if c.thread] == ["table 1", "table 2"]
    with pytest.raises(discord.HTTPException) as caught:
        await starter.create_thread(name="again")
    assert caught.value.code == 160004


async def test_a_private_thread_is_seen_by_its_members_only(
    pilot: Pilot, wire: Wire, bea: Person, tavern: Channel
) -> None:
    thread = await place(pilot, tavern).create_thread(name="secret", type=discord.ChannelType.private_thread)
    made = wire.channel("secret")
    assert not bea.can_see(made)
    await thread.add_user(discord.Object(int(bea.user.id)))
    assert bea.can_see(made)


async def test_posting_opens_an_archived_thread_and_editing_does_not(pilot: Pilot, wire: Wire, tavern: Channel) -> None:
    thread = await place(pilot, tavern).create_thread(name="table", type=discord.ChannelType.public_thread)
    sent = await thread.send("board")
    await thread.edit(archived=True)
    state = wire.channel("table").thread
    assert state is not None and state.archived
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="board 2")
    assert caught.value.code == 50083
    await thread.send("on we go")
    assert not state.archived
    assert (await sent.edit(content="board 2")).content == "board 2"


async def test_an_archived_thread_changes_only_by_being_opened(wire: Wire, tavern: Channel) -> None:
    _, thread = await wire.rest("POST", f"/channels/{tavern.id}/threads", {"name": "table", "type": 11})
    path = f"/channels/{thread['id']}"
    assert (await wire.rest("PATCH", path, {"archived": True}))[0] == 200
    status, refusal = await wire.rest("PATCH", path, {"name": "other"})
    assert (status, refusal["code"]) == (400, 50083)
    status, shown = await wire.rest("PATCH", path, {"archived": False, "name": "other"})
    assert (status, shown["name"], shown["thread_metadata"]["archived"]) == (200, "other", False)


async def test_a_message_is_pinned_and_unpinned(pilot: Pilot, tavern: Channel) -> None:
    channel = place(pilot, tavern)
    first, second = await channel.send("a"), await channel.send("b")
    await first.pin()
    await second.pin()
    await first.unpin()
    assert [m.content async for m in channel.pins()] == ["b"]


async def test_a_deleted_channel_is_unknown(pilot: Pilot, wire: Wire, ana: Person, tavern: Channel) -> None:
    channel = place(pilot, tavern)
    wire.world.delete_channel(tavern)
    with pytest.raises(discord.NotFound) as caught:
        await channel.send("anybody?")
    assert caught.value.code == 10003
    with pytest.raises(Refused, match="sees no such channel"):
        ana.command(tavern, "ping")


@pytest.mark.parametrize(
    ("denied", "code"),
    [(May.VIEW_CHANNEL, 50001), (May.SEND_MESSAGES, 50013), (May.ATTACH_FILES, 50013), (May.EMBED_LINKS, 50013)],
)
async def test_missing_permissions_are_refused(
    pilot: Pilot, wire: Wire, tavern: Channel, denied: May, code: int
) -> None:
    channel = place(pilot, tavern)
    wire.world.deny(tavern, int(denied))
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("x", embed=discord.Embed(title="x"), file=discord.File(io.BytesIO(b"x"), "x"))
    assert caught.value.code == code
    wire.world.deny(tavern, 0)
    await channel.send("x")


async def test_an_interaction_tells_the_bot_what_it_may_do_there(
    pilot: Pilot, wire: Wire, ana: Person, tavern: Channel
) -> None:
    wire.world.deny(tavern, int(May.SEND_MESSAGES))
    held: list[discord.Permissions] = []

    @pilot.event
    async def on_interaction(interaction: discord.Interaction[Pilot]) -> None:
        held.append(interaction.app_permissions)

    await ana.command(tavern, "ping").wait()
    assert (held[0].send_messages, held[0].embed_links) == (False, True)


async def test_only_own_messages_can_be_edited_and_moderation_takes_a_permission(
    pilot: Pilot, wire: Wire, bea: Person, tavern: Channel
) -> None:
    said = bea.say(tavern, "mine")
    foreign = await place(pilot, tavern).fetch_message(int(said["id"]))
    with pytest.raises(discord.Forbidden) as caught:
        await foreign.edit(content="yours")
    assert caught.value.code == 50005
    wire.world.deny(tavern, int(May.MANAGE_MESSAGES))
    with pytest.raises(discord.Forbidden) as caught:
        await foreign.delete()
    assert caught.value.code == 50013
    wire.world.deny(tavern, 0)
    await foreign.delete()
    assert bea.messages(tavern) == []


async def test_application_emojis_are_listed_made_and_deleted(pilot: Pilot) -> None:
    made = await pilot.create_application_emoji(name="rat", image=PIXEL)
    assert [emoji.name for emoji in await pilot.fetch_application_emojis()] == ["rat"]
    assert await made.read() == PIXEL
    with pytest.raises(discord.HTTPException) as caught:
        await pilot.create_application_emoji(name="rat", image=PIXEL)
    assert caught.value.code == 50035
    await made.delete()
    assert await pilot.fetch_application_emojis() == []


async def test_guilds_and_members_can_be_fetched(pilot: Pilot, bea: Person) -> None:
    guild = await pilot.fetch_guild(pilot.guilds[0].id)
    assert (guild.name, guild.approximate_member_count) == ("The Ratskeller", 6)
    assert (await guild.fetch_member(int(bea.user.id))).display_name == "Bea"
    assert (await pilot.fetch_user(int(bea.user.id))).name == "bea"
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(1)
    assert caught.value.code in (10007, 10013)
