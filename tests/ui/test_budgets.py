"""Every screen fits Discord and our own ceilings, whatever the names, the language and the position."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.tables import Bell, Draft
from bot.text import LOCALES
from bot.ui import board as boards
from bot.ui.answers import MENUS, Answers
from bot.ui.board import board, legend
from bot.ui.ending import end
from bot.ui.ids import LONGEST
from bot.ui.lobby import lobby
from bot.ui.options import options_panel
from bot.ui.panel import block_text
from bot.ui.picks import numbers_of, side_of
from bot.ui.plans import Plan
from bot.ui.screen import MOST_COMPONENTS, MOST_TEXT, Menu, Row, Screen, Text
from bot.ui.sheet import MOST, PREVIEW, Occasion, sheet
from rules import GAMES

from .tables import played, sight, snapshot

EVERY = 7  # moments of a game looked at


def check(screen: Screen) -> None:
    """Hold a screen against Discord's limits."""
    assert units(screen.text) <= MOST_TEXT
    assert screen.components <= MOST_COMPONENTS
    seen: set[str] = set()
    for part in screen.parts:
        assert not isinstance(part, Text) or part.text.strip()
        buttons = part.buttons if isinstance(part, Row) else (part,) if isinstance(part, Menu) else ()
        assert not isinstance(part, Row) or 1 <= len(part.buttons) <= 5
        for button in buttons:
            id = str(getattr(button, "id", "link"))
            assert len(id) <= LONGEST and id not in seen
            seen.add(id)
        if isinstance(part, Menu):
            assert 1 <= len(part.entries) <= 25
            assert part.least <= part.most <= len(part.entries)
            assert sum(entry.chosen for entry in part.entries) <= part.most
            assert len({entry.value for entry in part.entries}) == len(part.entries)


def units(text: str) -> int:
    """Characters as Discord counts them."""
    return len(text.encode("utf-16-le")) // 2


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_board_sheet_and_end_fit_at_any_moment(seats: int, language: str) -> None:
    for n, (table, entries) in enumerate(played(seats, 11 * seats, language)):
        if table.status == "over":
            check(end(sight(table), table.people))
        elif n % EVERY == 0:
            check(board(sight(table), entries, table.people))
            for seat in range(seats):
                made = sheet(sight(table, seat), entries[-20:], Occasion(Bell(table.code, 100 + seat)))
                assert units(made.text) <= MOST


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_block_is_never_cut(seats: int, language: str) -> None:
    for n, (table, _) in enumerate(played(seats, 5 * seats, language)):
        if table.status == "running" and n % EVERY == 0:
            public = sight(table)
            blocks = [block_text(block.lines, block.code) for block in public.board().blocks]
            assert units("\n".join([legend(public), *blocks])) <= boards.BOARD
            assert units(public.board().headline) + units(public.title) + 100 <= boards.CALL


@pytest.mark.parametrize("language", LOCALES)
def test_no_secret_stands_in_the_first_characters_of_a_sheet(language: str) -> None:
    for n, (table, entries) in enumerate(played(3, 3, language)):
        if table.status == "running" and n % EVERY == 0:
            for seat in range(3):
                own = sight(table, seat)
                text = sheet(own, entries[-3:], Occasion(Bell(table.code, 100 + seat))).text
                assert min(text.find(secret) for secret in own.secrets()) >= PREVIEW


@pytest.mark.parametrize("language", LOCALES)
def test_every_question_fits_with_every_draft(language: str) -> None:
    for table, _ in played(4, 8, language):
        for ask in table.asks:
            own = sight(table, ask.seat)
            for half in ((), numbers_of(side_of(ask), ask.options[: side_of(ask).most])):
                screen = Screen(tuple(Answers(Plan(own, own, draft=Draft(ask.revision, 1, half))).parts()))
                check(screen)
                assert screen.components <= MOST_COMPONENTS - 14  # room for what stands above and below
                assert any(isinstance(part, Row | Menu) for part in screen.parts)


def test_a_hand_of_eighty_cards_is_asked_in_groups_and_pages() -> None:
    table, _ = next(m for m in played(2, 4) if any(ask.choice == "lay_cards" for ask in m[0].asks))
    asked = next(ask for ask in table.asks if ask.choice == "lay_cards")
    hand = tuple(sorted([*range(30)] * 2 + [30] * 12 + [31] * 5 + [32] * 3))
    state: Any = table.state.clone()  # type: ignore[union-attr]
    state.hands[asked.seat] = hand
    GAMES["rattus_cartus"].rules.settle(state)
    own = sight(replace(table, state=state), asked.seat)
    answers = Answers(Plan(own, own))
    chunks = answers.chunks()
    assert sorted(entry for chunk in chunks for entry in chunk.entries) == sorted(
        (kind, copy) for kind, card in enumerate(sorted(set(hand))) for copy in range(hand.count(card))
    )
    assert all(chunk.heading for chunk in chunks)
    for page in range(-(-len(chunks) // MENUS)):
        screen = Screen(tuple(Answers(Plan(own, own, draft=Draft(asked.revision, 3, (0, 0, 1))), page).parts()))
        check(screen)
        assert 1 <= sum(isinstance(part, Menu) for part in screen.parts) <= MENUS


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("seats", [2, 5])
def test_lobby_and_options_fit(seats: int, language: str) -> None:
    table = snapshot(seats, language)
    check(lobby(sight(table)))
    for page in range(4):
        check(options_panel(sight(table), True, page))
    check(options_panel(sight(table), False))
