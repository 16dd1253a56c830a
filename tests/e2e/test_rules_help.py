"""The rules help through real discord.py: from panel, board and lobby, by typing, after a restart; and the hints."""

from __future__ import annotations

import asyncio

import pytest

from bot.lessons import lesson_of
from bot.sandbox import Person
from bot.sandbox.wire import JsonObject
from bot.text import words_for
from bot.text.pages import pages_of
from rules import GAMES
from rules.core import Refusal
from rules.rattus_cartus.components import GOLD

from .rig import PATIENCE, Rig, button, planted, said, walk

GAME = "rattus_cartus"
PAGES = {locale: pages_of(locale, GAME) for locale in ("en", "fr")}
LANGUAGE = {"Ana": "en", "Bea": "fr"}


def labels(message: JsonObject) -> dict[str, str]:
    """The ids of the usable buttons by their labels."""
    return {p["label"]: p["custom_id"] for p in walk(message["components"]) if p["type"] == 2 and not p.get("disabled")}


def beside(message: JsonObject) -> str:
    """The id of the button beside a text; "" if there is none."""
    accessories = (part["accessory"] for part in walk(message["components"]) if part["type"] == 9)
    return next((part["custom_id"] for part in accessories), "")


async def panel_of(rig: Rig, name: str, code: str) -> JsonObject:
    """Somebody's panel, by command in their language."""
    command = {"en": "move", "fr": "jouer"}[LANGUAGE[name]]
    return await rig.person(name).command(rig.channel(), command, table=code).message()


async def go(person: Person, message: JsonObject, label: str) -> JsonObject:
    """The answer to a press on the button of this label."""
    return await person.press(message, labels(message)[label]).message()


# --------------------------------------------------------------------------- by button


@pytest.mark.parametrize("name", ["Ana", "Bea"])
async def test_rules_open_at_the_question_leaf_through_and_lead_back_to_it(rig: Rig, name: str) -> None:
    words, pages, person = words_for(LANGUAGE[name]), PAGES[LANGUAGE[name]], rig.person(name)
    code = await rig.running("Ana", "Bea", seats=3)
    panel = await panel_of(rig, name, code)
    page = await go(person, panel, words("ui-rules"))
    assert page["id"] == panel["id"]  # in the panel itself, for this person alone
    assert pages["supplies"].text in said(page)
    page = await go(person, page, words("ui-rules-after"))
    assert pages["entering"].text in said(page)
    await rig.restart()
    page = await go(person, page, words("ui-rules-before"))
    assert pages["supplies"].text in said(page)
    page = await go(person, page, words("ui-rules-see", title=pages["nun_row"].title))
    assert pages["nun_row"].text in said(page)
    page = await go(person, page, words("ui-rules-contents"))
    assert all(each.title in said(page) for each in pages.values())
    menu = button(page, f"r:{code}:3:{GAME}:menu_cards")
    page = await person.select(page, menu, "sword").message()
    assert pages["sword"].text in said(page)
    back = await go(person, page, words("ui-my-move"))
    assert back["id"] == panel["id"] and words("rattus_cartus-ask-supplies") in said(back)


async def test_the_board_and_the_lobby_open_the_rules_privately(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.lobby("Ana", seats=2)
    lobby = await ana.until_message(rig.channel(), lambda m: bool(button(m, f"j:{code}:")))
    page = await ana.press(lobby, f"r:{code}").message()
    assert page["id"] != lobby["id"] and page["flags"] & 64
    assert PAGES["en"]["about"].text in said(page)
    assert "My move" not in labels(page)
    await ana.command(rig.channel(), "table start").message()
    board = await rig.board(code, ana)
    page = await ana.press(board, f"r:{code}").message()
    assert PAGES["en"]["supplies"].text in said(page)


@pytest.mark.parametrize("what", ["no_such_page", "menu_cards"])
async def test_a_page_that_is_gone_leads_to_the_contents(rig: Rig, what: str) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", seats=2)
    id = f"r:{code}:0:{GAME}:{what}"
    answer = await ana.press(await planted(rig, id), id).message()
    assert "## Contents" in said(answer)


# --------------------------------------------------------------------------- by typing


async def test_a_topic_is_completed_in_both_languages_and_read(rig: Rig) -> None:
    ana, bea, place = rig.person("Ana"), rig.person("Bea"), rig.channel()
    offers = await ana.autocomplete(place, "rules cartus", "topic", {"topic": "hop"})
    assert offers[0] == {"name": "Hospital · Buildings", "value": "hospital"} | offers[0]
    page = await ana.command(place, "rules cartus", topic="hospital").message()
    assert PAGES["en"]["hospital"].text in said(page)
    offers = await bea.autocomplete(place, "règles cartus", "sujet", {"sujet": "SWORD"})
    assert offers[0]["value"] == "sword" and offers[0]["name"].startswith("Épée")
    page = await bea.command(place, "règles cartus", sujet="epee").message()
    assert PAGES["fr"]["sword"].text in said(page)
    nothing = await ana.command(place, "rules cartus", topic="zeppelin *x*").message()
    assert "No page speaks of" in said(nothing) and "zeppelin" in said(nothing) and " *x*" not in said(nothing)
    assert "## Contents" in said(await ana.command(ana.dm(), "rules cartus").message())


async def test_without_a_topic_the_table_of_the_channel_says_which_page(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", seats=2)
    place = rig.wire.world.channels[str((await rig.look(code)).place.channel)]
    page = await ana.command(place, "rules cartus").message()
    assert PAGES["en"]["supplies"].text in said(page)


async def test_symbols_and_component_data_are_told_in_both_languages(rig: Rig) -> None:
    ana, bea, place = rig.person("Ana"), rig.person("Bea"), rig.channel()
    symbols = said(await ana.command(place, "rules symbols", game=GAME).message())
    assert "👑 Royalty" in symbols and "● ■ ▲ ◆ ★" in symbols
    assert "👑 Noblesse" in said(await bea.command(place, "règles symboles", jeu=GAME).message())
    edition = said(await ana.command(place, "rules edition", game=GAME).message())
    assert "57 reconstructed ◇" in edition and "A holder of the box can supply a file." in edition
    edition = said(await bea.command(place, "règles édition", jeu=GAME).message())
    assert "57 reconstituées ◇" in edition and "Qui a la boîte peut fournir un fichier." in edition


async def test_why_tells_what_is_not_possible_now(rig: Rig) -> None:
    ana, code = rig.person("Ana"), await rig.running("Ana", seats=2)
    place = rig.channel()
    why = await ana.command(place, "rules why", table=code).message()
    assert "Nothing that you might expect" in said(why)
    async with asyncio.timeout(PATIENCE):
        while ":enter:" not in (press := button(panel := await panel_of(rig, "Ana", code), f"p:{code}:")):
            if press:
                await ana.press(panel, press).message()
    offers = await ana.autocomplete(place, "rules why", "what", {"what": "pass", "table": code})
    assert offers == [{"name": "Pass · enter later · You hold no Pass. (Phase C)", **offers[0]}]
    assert offers[0]["value"] == "Pass · enter later"
    why = await ana.command(place, "rules why", what=offers[0]["value"], table=code).message()
    assert "Not possible now" in said(why) and "You hold no Pass. (Phase C)" in said(why)


async def test_of_many_barred_things_a_menu_answers_in_the_plan_itself(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    reasons = {card: Refusal("already_looked", {"nun": card, "rule": "special"}) for card in range(GOLD + 1)}
    monkeypatch.setattr(GAMES[GAME].rules.choices["lay_cards"], "reasons", lambda *_: reasons)
    ana, code = rig.person("Ana"), await rig.running("Ana", seats=2)
    async with asyncio.timeout(PATIENCE):
        while not (enter := button(panel := await panel_of(rig, "Ana", code), f"p:{code}:")) or ":enter:" not in enter:
            if enter:
                await ana.press(panel, enter).message()
    panel = await ana.press(panel, enter).message()
    question = next(line for line in said(panel).split("\n") if "Other classes bring" in line)
    before = (await rig.look(code)).revision
    panel = await go(ana, panel, "Why can’t I…?")
    assert "**Not possible now**" in said(panel) and "You have just looked" not in said(panel)
    await rig.restart()
    panel = await go(ana, panel, "Page 2")
    menu = next(part for part in walk(panel["components"]) if part["type"] == 3 and part["custom_id"].startswith("w:"))
    chosen = menu["options"][-1]
    assert (chosen["label"], chosen["value"]) == ("Gold", str(len(menu["options"]) + 24))
    panel = await ana.select(panel, menu["custom_id"], chosen["value"]).message()
    assert "\n- You have just looked at card 35. (Special cards)" in said(panel)
    assert question in said(panel) and (await rig.look(code)).revision == before
    await rig.lasting(panel)
    stale = await rig.lasting(await ana.command(rig.channel(), "rules why", what="GOLD", table=code).message())
    assert "- You have just looked at card 35. (Special cards)" in said(stale)
    await go(ana, panel, "Back")  # the plan goes back a step; the menu on the other panel is of yesterday
    told = await ana.select(stale, menu["custom_id"], chosen["value"]).message()
    assert "card 35" not in said(told) and question not in said(told)
    assert (await rig.look(code)).revision == before


# --------------------------------------------------------------------------- hints


@pytest.mark.parametrize("name", ["Ana", "Bea"])
async def test_hints_stand_above_the_question_until_hidden_and_come_back(rig: Rig, name: str) -> None:
    words, person = words_for(LANGUAGE[name]), rig.person(name)
    lesson = lesson_of(LANGUAGE[name], "rattus_cartus")
    assert lesson is not None
    hint = words("ui-hint", hint=lesson.texts.points["supplies"].about)
    code = await rig.running("Ana", "Bea", seats=3)
    panel = await panel_of(rig, name, code)
    text = said(panel)
    assert text.count(hint) == 1 and text.index(hint) < text.index(words("rattus_cartus-ask-supplies"))
    hidden = await person.press(panel, beside(panel)).message()
    assert hint not in said(hidden) and words("ui-hints-hidden") in said(hidden)
    assert words("rattus_cartus-ask-supplies") in said(hidden) and not beside(hidden)
    await rig.restart()
    assert hint not in said(await panel_of(rig, name, code))
    command, parameter = {"en": ("settings hints", "on"), "fr": ("réglages astuces", "activer")}[LANGUAGE[name]]
    told = await person.command(rig.channel(), command, {parameter: True}).message()
    assert words("ui-settings-kept") in said(told)
    assert hint in said(await panel_of(rig, name, code))
    await person.command(rig.channel(), command, {parameter: False}).message()
    assert hint not in said(await panel_of(rig, name, code))
