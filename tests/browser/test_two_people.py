"""Two people in two windows at one table: sealed answers, a plan that is interrupted, a take-back by consent."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from bot.faces.question_context import numbers
from bot.sandbox import Sandbox
from bot.ui.interactions.bot_client import BotClient
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.picks import kinds
from rules import GAMES
from rules.core import Ask, Pick
from rules.rattus_cartus.components import JOKER

from .conftest import OpenPage
from .standing import Standing, Window, standing

pytestmark = pytest.mark.browser

THREE, TWO = ("Ana", "Bea", "Dan"), ("Ana", "Bea")


# --------------------------------------------------------------------------- sealed answers


def only_held_by(one: Ask, other: Ask) -> set[int]:
    """Cards by which one betrays what the other could not know; of a kind that no public text names."""
    return {card for card in set(numbers(one.options)) - set(numbers(other.options)) if card < JOKER}


def two_pay_with_cards_of_their_own(seen: frozenset[str], state: Any) -> bool:
    """Two pay at a Guard Tower out of hands large enough, and the first cards of each are not the other's."""
    paying: list[Ask] = [ask for ask in state.asked if ask.choice == "tribute"]
    if len(paying) != 2 or any(ask.given or len(ask.options) < 2 * ask.most for ask in paying):
        return False
    different = all(set(ask.options[: ask.most]) != set(ask.options[-ask.most :]) for ask in paying)
    return different and all(
        only_held_by(ask, other) & set(ask.options[: ask.most]) for ask, other in (paying, paying[::-1])
    )


async def toggle(window: Window, ask: Ask, pick: Pick) -> None:
    """Choose these cards one by one, each by its number in the hand."""
    for card in pick:
        await window.toggle(kinds(ask).index(card) + 1)


async def told(table: Standing, window: Window, ask: Ask, card: int) -> str:
    """What a button calls a card, without its number in the hand."""
    snapshot = await table.look()
    label = Perspective(snapshot, GAMES[snapshot.game], window.words, ask.seat).option(ask, card).label
    return label.partition(" · ")[2]


async def test_a_guard_tower_is_sealed_until_both_have_paid_though_one_has_second_thoughts(
    open_page: OpenPage, sandbox: Sandbox, ratskeller: BotClient
) -> None:
    for name in THREE:  # one language, so that a card has the same name in every window
        sandbox.world.change_person(sandbox.person(name).user, locale="en-GB")
    table = await standing(ratskeller, sandbox, THREE, two_pay_with_cards_of_their_own)
    one, other = [await table.window(open_page, name) for name in await table.awaited()]
    ones, others = [await table.ask_of(window.name) for window in (one, other)]

    async def nothing_is_betrayed() -> None:
        """No window holds a card that only the other person has."""
        for window, theirs, ask in ((one, others, ones), (other, ones, others)):
            shown = await window.whole()
            secret = [await told(table, window, theirs, card) for card in only_held_by(theirs, ask)]
            assert secret and [card for card in secret if card in shown] == []

    for window in (one, other):
        await expect(await window.open_panel()).to_contain_text("Guard Tower: which")
    first, second = ones.options[: ones.most], ones.options[-ones.most :]
    await toggle(other, others, others.options[:1])  # half an answer, which nothing that follows may age
    await nothing_is_betrayed()

    await toggle(one, ones, first)
    await expect(other.board).to_contain_text(f"Waiting for {await table.tag_of(one.name)}")
    await one.hand_in()
    await expect(one.panel).to_contain_text("Chosen:")
    await expect(other.board).not_to_contain_text(f"Waiting for {await table.tag_of(one.name)}")
    await expect(other.board).to_contain_text(f"Waiting for {await table.tag_of(other.name)}")
    await nothing_is_betrayed()

    seen = await other.whole()
    await one.press("ui-change")
    await one.press("ui-put-back")
    await expect(one.panel.get_by_role("button", name=one.words("ui-put-back"), exact=True)).to_have_count(0)
    await toggle(one, ones, second)
    await one.hand_in()
    assert (await table.ask_of(one.name)).given == second
    assert await other.whole() == seen, "that somebody thinks again shows nowhere"

    await toggle(other, others, others.options[1 : others.most])
    await other.hand_in()
    await expect(other.panel).to_contain_text(other.says("ui-done"))
    await expect(one.articles.filter(has_text=re.compile(r"−\d\scards? to")).last).to_be_visible()
    await nothing_is_betrayed()


# --------------------------------------------------------------------------- a plan


def one_enters_first(seen: frozenset[str], state: Any) -> bool:
    """All supplies are used, and somebody is to enter the first building."""
    return [ask.choice for ask in state.asked] == ["enter"] and not any(place.inside for place in state.row)


async def enter(window: Window, building: int) -> None:
    """Enter a building of the row and lay by a finished answer, or nothing."""
    await window.open_panel()
    await plan_to_enter(window, building)
    if await window.panel.locator("button.primary:enabled").count():
        await window.answer()
    else:
        await window.panel.get_by_role("button", name=re.compile("lay nothing$", re.IGNORECASE)).first.click()
    await expect(window.panel).to_contain_text(window.says("ui-done"))


async def plan_to_enter(window: Window, building: int) -> str:
    """Choose a building; returns what the panel says of the plan from then on."""
    await window.answer(building)
    begins = window.says("ui-plan", steps="").strip()
    await expect(window.panel).to_contain_text(begins)
    lines = (await window.panel.inner_text()).splitlines()
    return next(line for line in lines if line.startswith(begins))


async def test_a_plan_that_a_neighbour_interrupts_waits_and_the_panel_says_what_has_changed(
    open_page: OpenPage, sandbox: Sandbox, ratskeller: BotClient
) -> None:
    table = await standing(ratskeller, sandbox, TWO, one_enters_first)
    (name,) = await table.awaited()
    first = await table.window(open_page, name)
    second = await table.window(open_page, next(other for other in TWO if other != name))
    await enter(first, 0)
    await second.open_panel()
    plan = await plan_to_enter(second, 1)

    await first.press("ui-take-back")  # nobody has moved since: a plan is no move
    await expect(second.board).to_contain_text(f"{await table.tag_of(first.name)} takes back")
    taker = await table.tag_of(first.name)
    await expect(second.panel).to_contain_text(second.says("ui-asked-no-longer", name=taker).rstrip("."))
    await expect(second.panel.locator("button.primary:enabled")).to_have_count(0)

    await enter(first, 1)  # another building than before, the one that the plan is about
    await second.open_panel()
    await expect(second.panel).to_contain_text(plan)
    await expect(second.panel).to_contain_text(re.compile(rf"\b{first.name[:3]}\s\d\scar(d|te)"))
    await second.answer()
    await expect(second.panel).to_contain_text(second.says("ui-done"))
    log = [entry.event for entry in await ratskeller.tables.log(table.code)]
    entered = [(event.facts["seat"], event.facts["at"]) for event in log if event.key == "entered"][-2:]
    assert entered == [(await table.seat_of(first.name), 1), (await table.seat_of(second.name), 1)]


# --------------------------------------------------------------------------- a take-back


async def two_have_entered(table: Standing, open_page: OpenPage) -> tuple[Window, Window, str]:
    """The windows of two who enter one after the other, and what the board said before that."""
    (name,) = await table.awaited()
    first = await table.window(open_page, name)
    await expect(first.board).to_contain_text(f"Waiting for {await table.tag_of(name)}")
    before = await position(first)
    await enter(first, 0)
    (name,) = await table.awaited()
    second = await table.window(open_page, name)
    await enter(second, 1)
    (name,) = await table.awaited()
    for window in (first, second):
        await expect(window.board).to_contain_text(f"Waiting for {await table.tag_of(name)}")
    return first, second, before


async def position(window: Window) -> str:
    """What the board tells of the table: its first text after the headline."""
    return await window.board.locator(".text").nth(1).inner_text()


async def test_a_move_is_taken_back_when_the_other_window_agrees(
    open_page: OpenPage, sandbox: Sandbox, ratskeller: BotClient
) -> None:
    table = await standing(ratskeller, sandbox, THREE, one_enters_first)
    first, second, before = await two_have_entered(table, open_page)
    assert await position(second) != before

    await first.open_panel("ui-more")
    await first.press("ui-take-back")
    await expect(first.panel).to_contain_text(first.says("ui-undo-asked"))
    thread = await second.to_private_messages()
    request = second.articles.filter(has=second.page.get_by_role("button", name=second.words("ui-agree"))).last
    await expect(request).to_contain_text(first.name)
    await request.get_by_role("button", name=second.words("ui-agree")).click()
    await expect(second.articles.last).to_contain_text(second.says("ui-undo-request-answered"))
    await second.to_the_table(thread)

    for window in (first, second):
        await expect(window.board).to_contain_text(f"Waiting for {await table.tag_of(first.name)}")
        assert await position(window) == before
    await enter(first, 1)


async def test_a_move_stays_when_the_other_window_declines(
    open_page: OpenPage, sandbox: Sandbox, ratskeller: BotClient
) -> None:
    table = await standing(ratskeller, sandbox, THREE, one_enters_first)
    first, second, _ = await two_have_entered(table, open_page)
    revision, stands = (await table.look()).revision, await position(first)

    await first.open_panel("ui-more")
    await first.press("ui-take-back")
    await expect(second.board).to_contain_text("asks to take back")
    await second.open_panel("ui-more")
    await second.press("ui-decline")
    await expect(second.panel).to_contain_text(second.says("ui-undo-request-answered"))

    await expect(first.board).to_contain_text(f"{await table.tag_of(second.name)} declines to take back")
    assert (await table.look()).revision == revision
    assert await position(first) == stands
    await first.to_private_messages()
    await expect(first.articles.last).to_contain_text(second.name)
