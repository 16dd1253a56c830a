"""Commands, components and forms through a real client."""

import pytest

from bot.sandbox import Channel, Handle, May, NoAnswer, Person, Refused, buttons, custom_ids, text_of
from bot.sandbox.forms import GONE
from bot.sandbox.render import FILE_LIMIT, walk
from bot.sandbox.typed import attached
from tests.support.wire import Wire

from .pilot import Pilot


async def test_a_slash_command_is_answered(pilot: Pilot, ana: Person, tavern: Channel) -> None:
    answer = await ana.command(tavern, "ping").wait()
    assert answer["type"] == 4
    assert (answer["data"]["content"], answer["data"]["flags"]) == ("pong", 64)


async def test_a_command_goes_by_its_name_in_the_persons_language(pilot: Pilot, bea: Person, tavern: Channel) -> None:
    message = await bea.command(tavern, "grille tracer", {"name": "go", "taille": "petit"}).message()
    assert custom_ids(message) == ["grid:2:0", "grid:2:1", "grid:2:2", "grid:2:3"]
    assert text_of(message) == "## Grid 2"


async def test_a_foreign_language_name_is_unknown(pilot: Pilot, ana: Person, tavern: Channel) -> None:
    with pytest.raises(Refused, match="/grille tracer is not a command"):
        ana.command(tavern, "grille tracer", name="go")


@pytest.mark.parametrize(
    ("name", "options", "reason"),
    [
        ("pong", {}, "is not a command that the bot has registered"),
        ("grid", {}, "needs one of its subcommands: draw"),
        ("grid erase", {}, "no subcommand erase"),
        ("grid draw", {}, "needs the option name"),
        ("grid draw", {"name": "go", "depth": 3}, "has no option depth"),
        ("grid draw", {"name": "go", "size": 99}, "99 is no choice of size"),
        ("grid draw", {"name": 7}, "must be a text"),
        ("invite", {"who": "7"}, "no user 7"),
    ],
)
async def test_the_client_refuses_what_cannot_be_sent(
    pilot: Pilot, ana: Person, tavern: Channel, name: str, options: dict[str, object], reason: str
) -> None:
    with pytest.raises(Refused, match=reason):
        ana.command(tavern, name, options)


async def test_autocomplete_offers_what_fits(pilot: Pilot, ana: Person, tavern: Channel) -> None:
    choices = await ana.autocomplete(tavern, "grid draw", "name", name="che")
    assert choices == [{"name": "Chess", "value": "chess"}, {"name": "Checkers", "value": "checkers"}]


@pytest.mark.parametrize(
    ("name", "data", "told"),
    [
        ("game one.json", b'{"a": 1}', "game_one.json application/json; charset=utf-8 8 8 True"),
        ("notes.txt", b"\xff", "notes.txt text/plain 1 1 True"),
        ("board.png", b"\x89PNG", "board.png image/png 4 4 True"),
        ("nobody-knows", b"x", "nobody-knows application/octet-stream 1 1 True"),
    ],
)
async def test_a_file_comes_with_name_type_and_size_and_can_be_fetched(
    pilot: Pilot, ana: Person, tavern: Channel, name: str, data: bytes, told: str
) -> None:
    answer = await ana.command(tavern, "weigh", file=attached(name, data)).message()
    assert answer["content"] == told


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("game.json", "must be a file"),
        ({"filename": "x"}, "must be a file"),
        ({"filename": "", "data": ""}, "must be a file"),
        ({"filename": "x", "data": "no base64!"}, "must be a file"),
        (attached("x", bytes(FILE_LIMIT + 1)), "too large"),
    ],
)
async def test_what_is_no_file_is_not_sent(
    pilot: Pilot, ana: Person, tavern: Channel, value: object, reason: str
) -> None:
    with pytest.raises(Refused, match=reason):
        ana.command(tavern, "weigh", {"file": value})


async def test_a_command_for_moderators_is_closed_to_others(
    wire: Wire, pilot: Pilot, ana: Person, bea: Person, tavern: Channel
) -> None:
    assert (await ana.command(tavern, "rule").wait())["data"]["content"] == "ruled"
    with pytest.raises(Refused, match="lacks the permissions"):
        bea.command(tavern, "rule")
    guild = next(iter(wire.world.guilds.values()))
    wire.world.give_role(guild, bea.user, "moderator", int(May.MANAGE_GUILD))
    assert (await bea.command(tavern, "rule").wait())["data"]["content"] == "ruled"


async def test_a_command_in_a_dm_has_no_guild(pilot: Pilot, bea: Person) -> None:
    assert (await bea.command(bea.dm(), "ping").wait())["data"]["content"] == "pong"


async def test_a_press_updates_the_message_it_was_on(pilot: Pilot, ana: Person, bea: Person, tavern: Channel) -> None:
    board = await ana.command(tavern, "grid draw", name="go").message()
    updated = await bea.press(board, "grid:2:3").message()
    labels = {c["custom_id"]: c["label"] for c in walk(updated["components"]) if c["type"] == 2}
    assert updated["id"] == board["id"]
    assert labels == {"grid:2:0": "·", "grid:2:1": "·", "grid:2:2": "·", "grid:2:3": "X"}


async def test_selects_of_both_kinds_are_answered(pilot: Pilot, ana: Person, bea: Person, tavern: Channel) -> None:
    panel = await ana.command(tavern, "panel").message()
    assert (await ana.select(panel, "panel:pick", "b", "a").message())["content"] == "picked b+a"
    assert (await ana.select(panel, "panel:who", bea.user.id).message())["content"] == "hello Bea"
    with pytest.raises(Refused, match="does not offer z"):
        ana.select(panel, "panel:pick", "z")
    with pytest.raises(Refused, match="takes 1 to 2 different values"):
        ana.select(panel, "panel:pick", "a", "b", "c")


async def test_a_disabled_button_cannot_be_pressed(pilot: Pilot, ana: Person, tavern: Channel) -> None:
    panel = await ana.command(tavern, "panel").message()
    assert "Not now" not in buttons(panel)
    with pytest.raises(Refused, match="Not now is disabled"):
        ana.press(panel, "panel:off")
    with pytest.raises(Refused, match=GONE):
        ana.press(panel, "panel:nonsense")


async def test_an_ephemeral_is_seen_and_pressed_by_its_owner_only(
    wire: Wire, pilot: Pilot, ana: Person, bea: Person, tavern: Channel
) -> None:
    panel = await ana.command(tavern, "panel").message()
    assert [m["id"] for m in ana.messages(tavern)] == [panel["id"]]
    assert bea.messages(tavern) == []
    with pytest.raises(Refused, match="Bea does not see this message"):
        bea.press(panel, "panel:wishes")
    assert pilot.heard == []
    status, body = await wire.rest("GET", f"/channels/{tavern.id}/messages/{panel['id']}")
    assert (status, body["code"]) == (404, 10008)
    assert (await wire.rest("GET", f"/channels/{tavern.id}/messages"))[1] == []


async def test_a_form_is_filled_and_answered(pilot: Pilot, ana: Person, bea: Person, tavern: Channel) -> None:
    panel = await ana.command(tavern, "panel").message()
    form = await ana.press(panel, "panel:wishes").modal()
    assert form.title == "Wishes"
    with pytest.raises(Refused, match="not open"):
        bea.submit(form, nick="B", colour="r")
    with pytest.raises(Refused, match="takes a text of 1 to 9 characters"):
        ana.submit(form, nick="far too long a name", colour="r")
    with pytest.raises(Refused, match="no field size"):
        ana.submit(form, nick="A", colour="r", size=3)
    assert (await ana.submit(form, nick="Al", colour="b").message())["content"] == "Al likes b"
    with pytest.raises(Refused, match="not open any more"):
        ana.submit(form, nick="Al", colour="b")


async def test_a_form_that_got_no_answer_can_be_sent_again(
    bare: Wire,
) -> None:
    """No bot is on the line: the first sending fails, the second one is answered by hand."""
    app, tavern, ana = bare.world.bot.id, bare.channel("tavern"), bare.person("Ana")
    await bare.rest("PUT", f"/applications/{app}/commands", [{"name": "ask", "description": "d"}])
    asked = ana.command(tavern, "ask")
    field = {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "a", "style": 1, "value": "kept"}}
    form = {"type": 9, "data": {"custom_id": "m", "title": "t", "components": [field]}}
    assert (await bare.rest("POST", _callback(asked), form))[0] == 204
    opened = await asked.modal()
    unheard = ana.submit(opened)
    bare.clock.advance(3)
    assert unheard.state == "failed"
    again = ana.submit(opened)
    assert again.interaction.data["components"][0]["component"]["value"] == "kept"
    assert (await bare.rest("POST", _callback(again), {"type": 4, "data": {"content": "thanks"}}))[0] == 204
    with pytest.raises(Refused, match="not open any more"):
        ana.submit(opened)


@pytest.mark.parametrize("reply", [6, 7])
async def test_a_form_updates_a_message_only_where_there_was_one(bare: Wire, reply: int) -> None:
    """A form opened by a command has no message to update; one opened by a button has."""
    app, tavern, ana = bare.world.bot.id, bare.channel("tavern"), bare.person("Ana")
    await bare.rest("PUT", f"/applications/{app}/commands", [{"name": "ask", "description": "d"}])
    field = {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "a", "style": 1}}
    form = {"type": 9, "data": {"custom_id": "m", "title": "t", "components": [field]}}
    update = {"type": reply, "data": {"content": "new"}} if reply == 7 else {"type": reply}
    asked = ana.command(tavern, "ask")
    await bare.rest("POST", _callback(asked), form)
    status, refusal = await bare.rest("POST", _callback(ana.submit(await asked.modal(), a="x")), update)
    assert (status, refusal["code"]) == (400, 50035)
    button = {"type": 2, "style": 1, "label": "b", "custom_id": "b"}
    body = {"content": "old", "components": [{"type": 1, "components": [button]}]}
    _, message = await bare.rest("POST", f"/channels/{tavern.id}/messages", body)
    pressed = ana.press(message, "b")
    await bare.rest("POST", _callback(pressed), form)
    assert (await bare.rest("POST", _callback(ana.submit(await pressed.modal(), a="x")), update))[0] == 204
    assert ana.messages(tavern)[0]["content"] == ("new" if reply == 7 else "old")


def _callback(sent: Handle) -> str:
    return f"/interactions/{sent.id}/{sent.interaction.token}/callback"


async def test_a_deferred_update_changes_the_message_later(pilot: Pilot, ana: Person, tavern: Channel) -> None:
    panel = await ana.command(tavern, "panel").message()
    pressed = ana.press(panel, "panel:quiet")
    assert (await pressed.wait())["type"] == 6
    changed = await ana.until_message(tavern, lambda m: m["content"] == "quietly changed")
    assert changed["id"] == panel["id"]


async def test_who_waits_for_a_deferred_update_gets_the_changed_message_or_what_was_said_instead(
    pilot: Pilot, ana: Person, tavern: Channel
) -> None:
    panel = await ana.command(tavern, "panel").message()
    assert (await ana.press(panel, "panel:quiet").message())["content"] == "quietly changed"
    assert (await ana.press(panel, "panel:quiet").message())["edited_timestamp"]
    assert (await ana.press(panel, "panel:beside").message())["content"] == "said beside"


async def test_the_first_follow_up_takes_the_place_of_thinking(
    pilot: Pilot, ana: Person, bea: Person, tavern: Channel
) -> None:
    sent = ana.command(tavern, "picture")
    assert (await sent.wait())["type"] == 5
    picture = await sent.message()
    media = picture["components"][0]["items"][0]["media"]
    assert media["url"] == f"/cdn/attachments/{tavern.id}/{picture['attachments'][0]['id']}/dot.png"
    assert (media["width"], media["height"]) == (1, 1)
    word = await ana.until_message(tavern, lambda m: m["content"] == "and a word")
    assert [f["id"] for f in sent.followups()] == [word["id"]]
    assert word["attachments"][0]["filename"] == "a.txt"
    assert [m["id"] for m in bea.messages(tavern)] == [picture["id"]]


async def test_a_deferred_answer_shows_as_thinking_until_it_comes(pilot: Pilot, ana: Person, tavern: Channel) -> None:
    sent = ana.command(tavern, "think")
    await sent.wait()
    assert [m["flags"] for m in ana.messages(tavern)] == [64 | 128]
    pilot.slow.set()
    assert (await sent.message())["content"] == "thought"
    assert [m["flags"] for m in ana.messages(tavern)] == [64]


async def test_an_unanswered_interaction_fails_after_three_seconds(
    wire: Wire, pilot: Pilot, ana: Person, tavern: Channel
) -> None:
    sent = ana.command(tavern, "slow")
    wire.clock.advance(2.9)
    assert sent.state == "pending"
    wire.clock.advance(0.2)
    assert sent.state == "failed"
    with pytest.raises(NoAnswer, match="This application did not respond"):
        await sent.wait()
    pilot.slow.set()
    late = await wire.answered("POST", "/callback")
    assert (late.status, late.answer["code"]) == (404, 10062)
    assert ana.messages(tavern) == []


async def test_a_token_lives_fifteen_minutes(wire: Wire, pilot: Pilot, ana: Person, tavern: Channel) -> None:
    sent = ana.command(tavern, "think")
    await sent.wait()
    wire.clock.advance(15 * 60 + 1)
    pilot.slow.set()
    late = await wire.answered("PATCH", "/messages/@original")
    assert (late.status, late.answer["code"]) == (401, 50027)
