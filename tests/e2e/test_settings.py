"""/settings and /server, and the note at somebody's first table."""

from __future__ import annotations

import pytest

from bot.sandbox import May, Person, Refused
from bot.sandbox.wire import JsonObject

from .rig import Rig, button, ids, said


def owner(rig: Rig) -> Person:
    """Ana owns the server; everybody else only plays there."""
    return rig.person("Ana")


def setting(message: JsonObject, name: str, value: str) -> str:
    """The button that sets this, if it is not set already."""
    return button(message, f"e:RULES:0:{name}:{value}")


async def test_all_settings_of_one_s_own_stand_on_one_page_with_a_button_for_each_value(rig: Rig) -> None:
    dan = rig.person("Dan")
    page = await dan.command(dan.dm(), "settings show").message()
    assert "My settings" in said(page)
    assert not setting(page, "notices", "dm"), "what is set already cannot be pressed"
    page = await dan.press(page, setting(page, "notices", "nowhere")).message()
    assert setting(page, "notices", "dm") and not setting(page, "notices", "nowhere")
    page = await dan.press(page, setting(page, "language", "fr")).message()
    assert "Mes réglages" in said(page), "the page speaks the new language at once"
    page = await dan.press(page, setting(page, "hints", "off")).message()
    assert rig.client is not None
    kept = await rig.client.tables.people.settings(int(dan.user.id))
    assert (kept.notices, kept.language, kept.hints) == ("nowhere", "fr", False)


@pytest.mark.parametrize(
    ("command", "parameter", "value", "name"),
    [
        ("language", "language", "fr", "language"),
        ("notices", "where", "channel", "notices"),
        ("reading", "form", "words", "reading"),
        ("invitations", "from", "nobody", "invitations"),
    ],
)
async def test_each_setting_has_a_command(rig: Rig, command: str, parameter: str, value: str, name: str) -> None:
    dan = rig.person("Dan")
    page = await dan.command(rig.channel(), f"settings {command}", {parameter: value}).message()
    assert not setting(page, name, value)
    assert rig.client is not None
    assert getattr(await rig.client.tables.people.settings(int(dan.user.id)), name) == value
    if command == "language":
        page = await dan.command(rig.channel(), "settings language", language="auto").message()
        assert "My settings" in said(page), "back to the language of one's own Discord"


async def test_a_forged_setting_changes_nothing(rig: Rig) -> None:
    dan = rig.person("Dan")
    page = await dan.command(rig.channel(), "settings show").message()
    assert rig.client is not None
    before = await rig.client.tables.people.settings(int(dan.user.id))
    world_message = rig.wire.world.any_message(page["id"])
    assert world_message is not None
    forged = button(page, "e:RULES:0:reading:words")
    for component in walk_all(world_message.components):
        if component.get("custom_id") == forged:
            component["custom_id"] = "e:RULES:0:dm:closed"
    await dan.press(page["id"], "e:RULES:0:dm:closed").message()
    assert await rig.client.tables.people.settings(int(dan.user.id)) == before


def walk_all(components: list[JsonObject]) -> list[JsonObject]:
    """Every component as the sandbox keeps it."""
    return [each for part in components for each in (part, *walk_all(part.get("components") or []))]


async def test_the_first_table_ever_brings_a_note_with_a_trial_and_the_second_does_not(rig: Rig) -> None:
    dan = rig.person("Dan")
    code = await rig.lobby("Ana", seats=3)
    await owner(rig).command(rig.channel(), "table free", seat=3).message()
    note = await dan.command(rig.channel(), "table join").message()
    assert button(note, f"x:{code}:0:test") and button(note, f"x:{code}:0:channel")
    reply = await dan.press(note, button(note, f"x:{code}:0:test")).message()
    assert "look at your private messages" in said(reply)
    await dan.until_message(dan.dm(), lambda m: "A trial message" in said(m))

    await rig.lobby("Ana", seats=3, channel=rig.channel("cellar"))
    await owner(rig).command(rig.channel("cellar"), "table free", seat=3).message()
    second = await dan.command(rig.channel("cellar"), "table join").message()
    assert not any(id.startswith("x:") for id in ids(second))


async def test_a_trial_that_does_not_arrive_says_how_one_will_be_called_instead(rig: Rig) -> None:
    ana = rig.person("Ana")
    rig.wire.world.change_person(ana.user, dms_closed=True)
    note = await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=2).message()
    code = (await rig.table_in(rig.channel())).code
    reply = await ana.press(note, button(note, f"x:{code}:0:test")).message()
    assert "cannot write to you privately" in said(reply)
    assert rig.client is not None
    assert (await rig.client.tables.people.settings(int(ana.user.id))).dm == "closed"
    note = await ana.command(rig.channel(), "settings show").message()
    assert "do not reach you" in said(note)


async def test_who_opened_their_private_messages_again_presses_private_message_anew(rig: Rig) -> None:
    ana = rig.person("Ana")
    rig.wire.world.change_person(ana.user, dms_closed=True)
    note = await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=2).message()
    await ana.press(note, next(id for id in ids(note) if ":test:" in id)).message()
    rig.wire.world.change_person(ana.user, dms_closed=False)
    page = await ana.command(rig.channel(), "settings show").message()
    page = await ana.press(page, setting(page, "notices", "dm")).message()
    assert "do not reach you" not in said(page) and not setting(page, "notices", "dm")
    assert rig.client is not None
    assert (await rig.client.tables.people.settings(int(ana.user.id))).dm != "closed"


async def test_a_trial_while_no_private_channel_may_be_opened_says_so_and_decides_nothing(rig: Rig) -> None:
    ana, bea = rig.person("Ana"), rig.person("Bea")
    rig.wire.sandbox.limits.direct_messages = (1, 3600.0)
    await rig.wire.rest("POST", "/users/@me/channels", {"recipient_id": bea.user.id})
    note = await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=2).message()
    reply = await ana.press(note, next(id for id in ids(note) if ":test:" in id)).message()
    assert "no new private messages" in said(reply)
    assert rig.client is not None
    assert (await rig.client.tables.people.settings(int(ana.user.id))).dm == "unknown"


async def test_the_channel_instead_of_private_messages_is_one_press(rig: Rig) -> None:
    ana = rig.person("Ana")
    note = await ana.command(rig.channel(), "table open", game="rattus_cartus", seats=2).message()
    note = await ana.press(note, next(id for id in ids(note) if ":test:" in id)).message()
    page = await ana.press(note, next(id for id in ids(note) if ":channel:" in id)).message()
    assert not setting(page, "notices", "channel")


async def test_only_those_who_manage_the_server_may_change_it(rig: Rig) -> None:
    with pytest.raises(Refused, match="permissions"):
        rig.person("Dan").command(rig.channel(), "server language", language="fr")
    reply = await owner(rig).command(rig.channel(), "server language", language="fr").message()
    assert "français" in said(reply)
    await rig.person("Dan").command(rig.channel(), "table open", game="rattus_cartus", seats=2).message()
    assert (await rig.table_in(rig.channel())).terms.language == "fr"


async def test_tables_open_in_the_one_channel_that_the_server_names(rig: Rig) -> None:
    ana, dan, cellar = owner(rig), rig.person("Dan"), rig.channel("cellar")
    reply = await ana.command(rig.channel(), "server rooms", mode="channel", channel=cellar.id).message()
    assert f"<#{cellar.id}>" in said(reply)
    reply = await dan.command(rig.channel(), "table open", game="rattus_cartus").message()
    assert f"tables open in <#{cellar.id}>" in said(reply)
    await dan.command(cellar, "table open", game="rattus_cartus").message()
    assert (await rig.table_in(cellar)).status == "open"


async def test_without_threads_a_table_stays_in_its_channel(rig: Rig) -> None:
    await owner(rig).command(rig.channel(), "server rooms", mode="here").message()
    code = await rig.running("Ana", seats=2)
    board = await rig.board(code, rig.person("Ana"))
    assert board["channel_id"] == rig.channel().id


async def test_the_tables_of_a_server_are_listed_with_their_state(rig: Rig) -> None:
    ana = owner(rig)
    assert "No table" in said(await ana.command(rig.channel(), "server tables").message())
    running = await rig.running("Ana", "Dan", seats=2)
    lobby = await rig.lobby("Ana", seats=3, channel=rig.channel("cellar"))
    listed = said(await ana.command(rig.channel(), "server tables").message())
    assert "2 tables" in listed and "lobby, 3 of 3 seats" in listed
    line = next(line for line in listed.splitlines() if running in line)
    assert "Waiting for" in line and "<t:" in line and "2 players · leisurely" in line and lobby in listed
    await ana.command(rig.channel(), "play", game="hameln").message()
    assert "Waiting for a table with `/play`: Hameln (1)" in said(
        await ana.command(rig.channel(), "server tables").message()
    )


async def test_discord_itself_hides_the_commands_of_the_server_and_offers_them_in_servers_only(rig: Rig) -> None:
    server = next(command for command in rig.wire.world.commands if command["name"] == "server")
    assert server["default_member_permissions"] == str(int(May.MANAGE_GUILD))
    assert server["contexts"] == [0]


async def test_where_discord_lets_somebody_else_in_we_look_ourselves(rig: Rig) -> None:
    dan = rig.person("Dan")
    server = next(command for command in rig.wire.world.commands if command["name"] == "server")
    server["default_member_permissions"] = None  # as the settings of a server may have it
    for command, options in (
        ("language", {"language": "fr"}),
        ("rooms", {"mode": "here"}),
        ("tables", {}),
        ("check", {}),
        ("pause", {}),
        ("close", {}),
        ("move", {"to": rig.channel("cellar").id}),
    ):
        reply = await dan.command(rig.channel(), f"server {command}", options).message()
        assert "Manage Server" in said(reply), command
    assert rig.client is not None
    kept = await rig.client.tables.people.server(int(rig.channel().guild_id or 0))
    assert (kept.language, kept.rooms) == (None, "threads")


async def test_time_zone_quiet_hours_and_reminders_are_set_by_command_and_stand_on_the_page(rig: Rig) -> None:
    dan = rig.person("Dan")
    assert rig.client is not None
    reply = await dan.command(dan.dm(), "settings quiet", {"from": "23:00"}).message()
    assert "need a time zone" in said(reply)
    page = await dan.command(dan.dm(), "settings zone", zone="paris").message()
    assert "Europe/Paris" in said(page) and "22:00–08:00" in said(page)
    page = await dan.command(dan.dm(), "settings quiet", {"from": "23", "to": "7h30"}).message()
    assert "23:00–07:30" in said(page)
    reply = await dan.command(dan.dm(), "settings quiet", {"from": "20:00", "to": "7:00"}).message()
    assert "10 hours at most" in said(reply)
    page = await dan.command(dan.dm(), "settings quiet", on=False).message()
    assert "–" not in said(page).split("Quiet hours")[1]
    page = await dan.command(dan.dm(), "settings quiet", on=True).message()
    assert "22:00–08:00" in said(page)
    reply = await dan.command(dan.dm(), "settings zone", zone="Atlantis").message()
    assert "no single time zone" in said(reply)
    page = await dan.command(dan.dm(), "settings reminders", first="never", hour=9).message()
    assert not setting(page, "reminders", "never")
    kept = await rig.client.tables.people.settings(int(dan.user.id))
    assert (kept.remind, kept.good_hour) == (0, 9)
    rows = await rig.client.tables.hours.of(int(dan.user.id))
    assert (rows[-1].zone, rows[-1].begins, rows[-1].ends) == ("Europe/Paris", 1320, 480)
