"""Every screen of every game fits Discord and our own ceilings at any moment of play, and no block of it is cut."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.tables import Draft, NotificationState
from bot.text import LOCALES, units
from bot.ui.kit.picks import numbers_of, side_of
from bot.ui.kit.screen import MOST_COMPONENTS, MOST_PLAIN, ButtonRow, Menu, Screen
from bot.ui.screens import board as boards
from bot.ui.screens.answers import MENUS, Answers
from bot.ui.screens.board import board
from bot.ui.screens.direct_message import PREVIEW, Occasion, direct_message
from bot.ui.screens.ending import end
from bot.ui.screens.lobby import lobby
from bot.ui.screens.options import options_panel
from bot.ui.screens.over import block_text
from bot.ui.screens.panel import legend
from bot.ui.screens.plans import Plan
from tests.games import GAMES

from .games.rattus_cartus import FULL
from .holding import check
from .tables import EVERY_TABLE, SMALL_AND_LARGE, its_share, perspective, played, snapshot


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_board_and_sheet_fit_at_any_moment(game: str, seats: int, language: str) -> None:
    for table, entries in its_share(game, seats, 11 * seats, language, n=8):
        check(board(perspective(table), entries, table.people))
        for seat in range(seats):
            made = direct_message(
                perspective(table, seat), entries[-20:], Occasion(NotificationState(table.code, 100 + seat))
            )
            assert units(made.text) <= MOST_PLAIN


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_the_end_fits(game: str, seats: int, language: str) -> None:
    *_, (table, _) = played(game, seats, 13 * seats, language)
    assert table.result is not None
    check(end(perspective(table), table.people))


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "seats"), SMALL_AND_LARGE)
def test_the_board_block_is_never_cut(game: str, seats: int, language: str) -> None:
    for table, _ in its_share(game, seats, 5 * seats, language, n=30):
        public = perspective(table)
        blocks = [block_text(block.lines, block.code) for block in public.board().blocks]
        assert units("\n".join([public.board().headline, legend(public), *blocks])) <= boards.BOARD


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_no_secret_stands_in_the_first_characters_of_a_sheet(game: str, language: str) -> None:
    for table, entries in its_share(game, 3, 3, language, n=20):
        for seat in range(3):
            own = perspective(table, seat)
            text = direct_message(own, entries[-3:], Occasion(NotificationState(table.code, 100 + seat))).text
            assert all(text.find(secret) >= PREVIEW for secret in own.secrets())


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_with_every_draft(game: str, language: str) -> None:
    for table, _ in its_share(game, GAMES[game].seats[-1], 8, language, n=60):
        for ask in table.asks:
            own = perspective(table, ask.seat)
            for half in ((), numbers_of(side_of(ask), ask.options[: side_of(ask).most])):
                screen = Screen(tuple(Answers(Plan(own, own, draft=Draft(ask.revision, 1, half))).parts()))
                check(screen)
                assert screen.components <= MOST_COMPONENTS - 14  # room for what stands above and below
                assert any(isinstance(part, ButtonRow | Menu) for part in screen.parts)


def test_a_hand_of_eighty_cards_is_asked_in_groups_and_pages() -> None:
    moments = played("rattus_cartus", 2, 4)
    table, _ = next(m for m in moments if any(ask.choice == "lay_cards" for ask in m[0].asks))
    asked = next(ask for ask in table.asks if ask.choice == "lay_cards")
    state: Any = table.state.clone()  # type: ignore[union-attr]
    state.hands[asked.seat] = FULL
    GAMES["rattus_cartus"].rules.settle(state)
    own = perspective(replace(table, state=state), asked.seat)
    answers = Answers(Plan(own, own))
    chunks = answers.chunks()
    assert sorted(entry for chunk in chunks for entry in chunk.entries) == sorted(
        (kind, copy) for kind, card in enumerate(sorted(set(FULL))) for copy in range(FULL.count(card))
    )
    assert all(chunk.heading for chunk in chunks)
    for page in range(-(-len(chunks) // MENUS)):
        screen = Screen(tuple(Answers(Plan(own, own, draft=Draft(asked.revision, 3, (0, 0, 1))), page).parts()))
        check(screen)
        assert 1 <= sum(isinstance(part, Menu) for part in screen.parts) <= MENUS


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "seats"), SMALL_AND_LARGE)
def test_lobby_and_options_fit(game: str, seats: int, language: str) -> None:
    table = snapshot(game, seats, language)
    check(lobby(perspective(table)))
    for page in range(4):
        check(options_panel(perspective(table), True, page))
    check(options_panel(perspective(table), False))
