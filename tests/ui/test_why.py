"""*Why can't I …?*: few reasons are told at once; of many a menu names the things, a pick answers with the reason."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.tables import Tables
from bot.text import LOCALES, words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import ENTRIES, Button, ButtonRow, Menu, Part, Screen, Text
from bot.ui.screens.panel import Note, panel
from bot.ui.screens.plans import Plan
from bot.ui.screens.why import LINES, WhyQuery, barred_options, offers, why_parts
from rules.core import AnyGame, Refusal
from rules.rattus_cartus.components import GOLD
from tests.games import GAMES

from .holding import hold
from .positions import NAMES, asked, called, crowded
from .reach import LOBBIES, tables_in

GAME = GAMES["rattus_cartus"]


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables_in(tmp_path) as ready:
        yield ready


def barring(n: int) -> AnyGame:
    """The game with n kinds of cards barred in every question for cards, each for a reason of its own."""
    reasons = {card: Refusal("already_looked", {"nun": card, "rule": "special"}) for card in range(n)}
    book = copy.copy(GAME.rules)
    book.choices = {name: copy.copy(choice) for name, choice in book.choices.items()}
    book.choices["tribute"].reasons = lambda *_: reasons
    return replace(GAME, rules=book)


def wondering(n: int, locale: str = "en") -> Plan:
    """Somebody without cards who has to pay a tribute, where n things are barred."""
    table, _, ask = asked(GAME.key)["tribute"]
    assert table.state is not None
    state: Any = table.state.clone()
    state.hands[ask.seat] = ()
    state.put((ask._replace(options=(), least=0, most=0),))
    own = Perspective(replace(table, state=state), barring(n), words_for(locale), ask.seat)
    return Plan(own, own)


def shown(plan: Plan, about: WhyQuery) -> tuple[str, Menu | None, list[Button]]:
    """The text, the menu and the pages."""
    parts: list[Part] = list(why_parts(plan, about))
    menu = next((part for part in parts if isinstance(part, Menu)), None)
    pages = [
        button for part in parts if isinstance(part, ButtonRow) for button in part.buttons if isinstance(button, Button)
    ]
    text = "\n".join(part.text for part in parts if isinstance(part, Text))
    return text, menu, pages


def test_where_nothing_is_barred_it_says_so() -> None:
    assert shown(wondering(0), WhyQuery()) == ("Nothing that you might expect is barred now.", None, [])


def test_up_to_eight_reasons_are_told_at_once() -> None:
    text, menu, _ = shown(wondering(LINES), WhyQuery())
    assert menu is None and text.count("\n- ") == LINES
    assert all(f"card {n + 1}." in text for n in range(LINES))


def test_of_more_a_menu_names_the_things_and_a_pick_answers_with_the_reason() -> None:
    plan = wondering(LINES + 1)
    text, menu, pages = shown(plan, WhyQuery())
    assert text == "**Not possible now** · choose the cards to pay (Guard Tower)" and not pages and menu is not None
    assert [(entry.label, entry.about) for entry in menu.entries] == [
        (bar.thing, bar.reason) for bar in barred_options(plan.now)
    ]
    text, menu, _ = shown(plan, WhyQuery(thing=int(menu.entries[3].value)))
    assert text.startswith("**Not possible now** · ")
    assert text.endswith("\n- You have just looked at card 4. (Special cards)")
    assert menu and [entry.value for entry in menu.entries if entry.chosen] == ["3"]


def test_more_than_a_menu_holds_is_leafed_through_and_a_pick_stays_on_its_page() -> None:
    plan = wondering(GOLD + 1)
    _, first, pages = shown(plan, WhyQuery())
    _, second, _ = shown(plan, WhyQuery(page=pages[1].id.number))
    assert first and second and len(first.entries) == ENTRIES
    values = [entry.value for menu in (first, second) for entry in menu.entries]
    assert values == [str(n) for n in range(GOLD + 1)]
    assert [button.disabled for button in pages] == [True, False]
    _, again, _ = shown(plan, WhyQuery(thing=GOLD))
    assert again and [(e.value, e.chosen) for e in again.entries] == [
        (e.value, e.value == str(GOLD)) for e in second.entries
    ]
    _, beyond, _ = shown(plan, WhyQuery(page=99))
    assert beyond == second


def test_a_thing_that_is_not_barred_any_more_brings_all_that_is() -> None:
    text, menu, _ = shown(wondering(2), WhyQuery(thing=7))
    assert menu is None and text.count("\n- ") == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_typed_words_find_things_and_reasons_in_the_readers_language(locale: str) -> None:
    plan = wondering(GOLD + 1, locale)
    wanted = barred_options(plan.now)[GOLD]
    assert offers(plan.now, wanted.thing.upper()) == [(f"{wanted.thing} · {wanted.reason}", wanted.thing)]
    text, menu, _ = shown(plan, WhyQuery(about=wanted.thing))
    assert text.split("\n")[1:] == [f"- {wanted.reason}"] and menu
    assert len(offers(plan.now, "")) == ENTRIES
    assert offers(plan.now, "zeppelin") == []


def test_who_is_not_asked_wonders_about_nothing() -> None:
    plan = wondering(GOLD + 1)
    assert barred_options(replace(plan.now, seat=None)) == ()


@pytest.mark.parametrize("names", NAMES)
async def test_the_fullest_panel_has_room_for_the_menu(tables: Tables, names: str) -> None:
    table, _, ask = asked(GAME.key)["lay_cards"]
    table = called(crowded(table, ask.seat), names, code=LOBBIES[tables])
    for locale in LOCALES:
        full = await panel(tables, Perspective(table, GAME, words_for(locale), ask.seat), Note())
        for about in (WhyQuery(), WhyQuery(thing=GOLD)):
            hold(Screen((*full.parts, *why_parts(wondering(GOLD + 1, locale), about))))
