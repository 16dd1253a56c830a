"""The lobby: what the game is, when it can start, who must agree again, bots at a press."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.pictures.glimpses import SIZE
from bot.sandbox import May
from bot.sandbox.wire import JsonObject
from tests.support.wire import Wire

from .picturing import gallery, sizes_of, words_of
from .rig import EPHEMERAL, Rig, button, ids, rigged, said, walk


async def lobby(rig: Rig, name: str, code: str, text: str = "") -> JsonObject:
    """The lobby message as soon as one of its texts or labels has this."""
    person = rig.person(name)
    return await person.until_message(
        rig.channel(), lambda m: bool(button(m, f"q:{code}")) and text in said(m) + "\n".join(labels(m))
    )


async def opened(rig: Rig, name: str, command: str = "table open", **options: str | int) -> str:
    """Open a table by command; returns its code."""
    await rig.person(name).command(rig.channel(), command, options).message()
    return (await rig.table_in(rig.channel())).code


def labels(message: JsonObject) -> list[str]:
    """The labels of all buttons."""
    return [part["label"] for part in walk(message["components"]) if part["type"] == 2]


async def options_changed(rig: Rig, name: str, code: str, option: str, value: str) -> None:
    """Choose something in the options panel."""
    person = rig.person(name)
    panel = await person.command(rig.channel(), "table options", table=code).message()
    while not (menu := next((id for id in ids(panel) if id.split(":")[3:4] == [option]), "")):
        further = next(id for id in ids(panel) if id.startswith("n:") and not id.endswith(":0"))
        panel = await person.press(panel, further).message()
    await person.select(panel, menu, value).message()


@pytest.mark.parametrize(
    ("name", "command", "game", "needs", "ready"),
    [
        ("Ana", "table open", {"game": "hameln"}, "Start: 1 more needed (at least 3)", "Start with 3"),
        (
            "Bea",
            "table ouvrir",
            {"jeu": "hameln"},
            "Commencer\u202f: encore 1, il en faut 3",
            "Commencer à 3",
        ),
    ],
)
async def test_a_table_can_start_as_soon_as_the_least_number_sits(
    rig: Rig, name: str, command: str, game: dict[str, str], needs: str, ready: str
) -> None:
    code = await opened(rig, name, command, **game)
    assert (await rig.look(code)).terms.seats == 4
    host = rig.person(name)
    for other in ("Dan", "Chloé"):
        message = await lobby(rig, other, code)
        assert not button(message, f"b:{code}")
        await rig.person(other).press(message, button(message, f"j:{code}:")).message()
        if other == "Dan":
            assert needs in labels(await lobby(rig, name, code, needs))
    message = await lobby(rig, name, code, ready)
    assert ready in labels(message)
    await host.press(message, button(message, f"b:{code}")).message()
    table = await rig.until(code, "running")
    assert (table.terms.seats, len(table.people), table.free) == (3, 3, 0)


async def test_a_start_button_that_said_another_number_starts_nothing(rig: Rig) -> None:
    code = await opened(rig, "Ana", game="rattus")
    message = await lobby(rig, "Dan", code)
    await rig.person("Dan").press(message, button(message, f"j:{code}:")).message()
    message = await lobby(rig, "Ana", code, "Start with 2")
    start = button(message, f"b:{code}")
    await rig.person("Émile").command(rig.channel(), "table join", table=code).message()
    answer = await rig.person("Ana").press(message, start).message()
    assert answer["flags"] & EPHEMERAL and "3 sit here now" in said(answer)
    assert (await rig.look(code)).status == "open"


async def test_bots_fill_all_seats_and_one_is_added_at_the_level_that_the_host_chooses(rig: Rig) -> None:
    code, ana = await opened(rig, "Ana", game="rattus_cartus"), rig.person("Ana")
    panel = await ana.command(rig.channel(), "table options", table=code).message()
    asked = await ana.press(panel, button(panel, f"f:{code}:0:one")).message()
    panel = await ana.press(asked, button(asked, f"f:{code}:0:one:easy")).message()
    assert (await rig.look(code)).free == 2 and "Options" in said(panel)
    message = await lobby(rig, "Ana", code, "(bot, easy, ")
    assert "Fill with bots" in labels(message) and "plays by itself" in said(message)
    asked = await ana.press(message, f"f:{code}").message()
    assert asked["flags"] & EPHEMERAL and {"Easy", "Middle", "Strong"} <= set(labels(asked))
    await ana.press(asked, f"f:{code}:0:level:strong").message()
    assert [player.level for player in (await rig.look(code)).players if player and player.bot_number] == [
        *("easy", "strong", "strong")
    ]
    message = await lobby(rig, "Ana", code, "(bot, strong, ")
    named = [line for line in said(message).split("\n") if "(bot, " in line]
    assert len(set(named)) == 3


async def test_table_fill_seats_middle_bots_unless_a_level_is_named(rig: Rig) -> None:
    code, ana = await opened(rig, "Ana", game="rattus_cartus"), rig.person("Ana")
    await ana.command(rig.channel(), "table fill", table=code, seats=1, level="strong").message()
    await ana.command(rig.channel(), "table fill", table=code).message()
    levels = [player.level for player in (await rig.look(code)).players if player and player.bot_number]
    assert levels[0] == "strong" and set(levels[1:]) == {"middle"}


async def test_bots_fill_all_places_of_a_lobby_of_several_tables(rig: Rig) -> None:
    code, ana = await opened(rig, "Ana", game="rattus_cartus", seats=5), rig.person("Ana")
    await ana.command(rig.channel(), "duplicate", table=code, tables=2).message()
    await ana.command(rig.channel(), "table fill", table=code, seats=8).message()
    table = await rig.look(code)
    assert (len(table.players), table.free) == (10, 1)


async def test_the_completion_of_seats_offers_those_of_others_whose_name_or_number_was_typed(rig: Rig) -> None:
    code, ana = await opened(rig, "Ana", game="rattus_cartus"), rig.person("Ana")
    for name in ("Dan", "Chloé"):
        await rig.person(name).command(rig.channel(), "table join", table=code).message()
    for typed, seats in (("", [2, 3]), (" DA", [2]), ("3", [3]), ("1", []), ("Zoé", [])):
        offers = await ana.autocomplete(rig.channel(), "table free", "seat", seat=typed, table=code)
        assert [offer["value"] for offer in offers] == seats, typed


async def test_who_must_agree_again_is_told_so_and_agrees_by_that_message(rig: Rig) -> None:
    code, dan = await opened(rig, "Ana", game="rattus_cartus"), rig.person("Dan")
    await dan.command(rig.channel(), "table join", table=code).message()
    await options_changed(rig, "Ana", code, "language", "fr")
    await options_changed(rig, "Ana", code, "seats", "3")
    assert (await rig.look(code)).to_agree == ()
    await options_changed(rig, "Ana", code, "undo", "never")
    notice = await dan.until_message(dan.dm(), lambda m: "options have changed" in said(m))
    assert "no taking back" in said(notice) and "Agree to the options" in labels(notice)
    assert "Changed: Taking back." in said(notice), "and neither language nor seats, which ask for no agreement"
    assert "Leave table" in "".join(labels(await dan.press(notice, button(notice, f"q:{code}")).message()))
    await options_changed(rig, "Ana", code, "undo", "consent")
    answer = await dan.press(notice, button(notice, f"j:{code}:")).message()
    assert "Here is how they are now" in said(answer) and "by consent" in said(answer)
    assert (await rig.look(code)).to_agree == (int(dan.user.id),)
    await dan.press(answer, button(answer, f"j:{code}:")).message()
    assert (await rig.look(code)).to_agree == ()
    assert len([m for m in dan.messages(dan.dm()) if "options have changed" in said(m)]) == 1


async def test_the_host_starts_by_the_message_that_all_seats_are_taken(rig: Rig) -> None:
    code, ana = await rig.lobby("Ana", "Dan", seats=2, game="rattus"), rig.person("Ana")
    notice = await ana.until_message(ana.dm(), lambda m: "all seats are taken" in said(m))
    assert "Start" in labels(notice)
    await ana.press(notice, button(notice, f"b:{code}")).message()
    assert (await rig.look(code)).status == "running"


async def test_when_options_change_the_host_reads_no_more_that_they_may_start_and_is_called_again(rig: Rig) -> None:
    code = await rig.lobby("Ana", "Dan", seats=2, game="rattus")
    ana, dan = rig.person("Ana"), rig.person("Dan")
    called = await ana.until_message(ana.dm(), lambda m: "all seats are taken" in said(m))
    await options_changed(rig, "Ana", code, "undo", "never")
    await ana.until_message(ana.dm(), lambda m: m["id"] == called["id"] and "Settled" in said(m))
    message = await lobby(rig, "Dan", code, "no taking back")
    await dan.press(message, button(message, f"j:{code}:")).message()
    await ana.until_message(ana.dm(), lambda m: m["id"] != called["id"] and "all seats are taken" in said(m))


async def test_who_is_put_out_or_whose_lobby_closes_reads_so_without_a_sound(rig: Rig) -> None:
    code = await rig.lobby("Ana", "Dan", "Émile", seats=4, game="rattus")
    ana, dan, emile = rig.person("Ana"), rig.person("Dan"), rig.person("Émile")
    await ana.command(rig.channel(), "table free", seat=2, table=code).message()
    await dan.until_message(dan.dm(), lambda m: "the host has freed your seat" in said(m))
    sure = await ana.command(rig.channel(), "table leave", table=code).message()
    await ana.press(sure, button(sure, f"q:{code}:")).message()
    await emile.until_message(emile.dm(), lambda m: "C’est à toi maintenant" in said(m))
    await dan.command(rig.channel(), "table join", table=code).message()
    assert rig.client is not None
    await rig.client.tables.moderation.close(code, int(rig.channel().guild_id or 0))
    await dan.until_message(dan.dm(), lambda m: "by a moderator" in said(m))
    await emile.until_message(emile.dm(), lambda m: "est fermée avant le début" in said(m))
    heard = [note for person in (dan, emile) for note in person.notifications() if not note.suppressed]
    assert not [note for note in heard if note.channel_id in (dan.dm().id, emile.dm().id)]


async def test_whom_private_messages_do_not_reach_is_called_to_agree_in_the_channel(rig: Rig) -> None:
    code, dan = await opened(rig, "Ana", game="rattus_cartus"), rig.person("Dan")
    rig.wire.world.change_person(dan.user, dms_closed=True)
    await dan.command(rig.channel(), "table join", table=code).message()
    await options_changed(rig, "Ana", code, "undo", "never")
    called = await lobby(rig, "Dan", code, "the options have changed")
    assert f"<@{dan.user.id}>" in said(called)


async def test_lobby_and_invitation_say_what_the_game_is_and_how_long_it_takes(rig: Rig) -> None:
    code, bea = await opened(rig, "Ana", game="rattus"), rig.person("Bea")
    message = await lobby(rig, "Ana", code)
    assert "Keep your people alive" in said(message) and "2 to 4 players · about 35 answers each" in said(message)
    await bea.command(rig.channel("cellar"), "aide").message()  # the bot has met her: it knows that she reads French
    await rig.person("Ana").command(rig.channel(), "table invite", player=bea.user.id).message()
    notice = await bea.until_message(bea.dm(), lambda m: bool(button(m, f"j:{code}:")))
    assert "Sauve ta population" in said(notice) and "Rejoindre · Join" in labels(notice)
    assert "annulation libre" in said(notice), "who joins agrees to the options"


# --------------------------------------------------------------------------- with pictures


@pytest.fixture
async def drawing(wire: Wire, tmp_path: Path) -> AsyncIterator[Rig]:
    """A bot that draws."""
    async with rigged(wire, tmp_path, pictures=True) as ready:
        yield ready


async def test_lobby_and_invitation_show_the_board_and_a_press_keeps_it(drawing: Rig) -> None:
    code, dan = await opened(drawing, "Ana", game="hameln"), drawing.person("Dan")
    await drawing.lobby("Dan", seats=3, channel=drawing.channel("cellar"))  # nobody's first table any more
    message = await lobby(drawing, "Dan", code)
    assert sizes_of(drawing, message) == [SIZE] and "middle of a game" in words_of(message)
    changed = await dan.press(message, button(message, f"j:{code}:")).message()
    assert changed["id"] == message["id"] and sizes_of(drawing, changed) == [SIZE]
    await lobby(drawing, "Ana", code, "Dan")
    bea = drawing.person("Bea")
    await drawing.person("Ana").command(drawing.channel(), "table invite", player=bea.user.id).message()
    notice = await bea.until_message(bea.dm(), lambda m: bool(button(m, f"j:{code}:")))
    assert sizes_of(drawing, notice) == [SIZE]
    await drawing.person("Ana").command(drawing.channel(), "table fill", table=code).message()
    await drawing.person("Ana").command(drawing.channel(), "table start", table=code).message()
    closed = await dan.until_message(drawing.channel(), lambda m: "the deal is sealed" in said(m))
    assert not gallery(closed)


async def test_where_files_are_not_allowed_the_lobby_comes_without_its_picture(drawing: Rig) -> None:
    drawing.wire.world.deny(drawing.channel(), int(May.ATTACH_FILES))
    code = await opened(drawing, "Ana", game="hameln")
    message = await lobby(drawing, "Dan", code, "Families live together")
    assert not gallery(message)


async def test_who_reads_in_text_is_invited_without_a_picture(drawing: Rig) -> None:
    bea = drawing.person("Bea")
    await bea.command(drawing.channel("cellar"), "réglages lecture", forme="text").message()
    code = await opened(drawing, "Ana", game="hameln")
    await drawing.person("Ana").command(drawing.channel(), "table invite", player=bea.user.id).message()
    notice = await bea.until_message(bea.dm(), lambda m: bool(button(m, f"j:{code}:")))
    assert not sizes_of(drawing, notice) and "Des familles" in said(notice)
