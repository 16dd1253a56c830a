"""A table that stands still: its direct messages and panels ask nothing, and say how it goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import NotificationState, Snapshot
from bot.tables.values import Place
from bot.text import LOCALES, words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Text
from bot.ui.screens.board import board, moved_line
from bot.ui.screens.direct_message import Occasion, direct_message
from bot.ui.screens.receipts import waiting_line

from .tables import perspective, some_moments

GAME, NOW = "rattus", 1_800_000_000.0
BOARD = {"en": "`/table board`", "fr": "`/table plateau`"}


def one_asked(locale: str) -> Snapshot:
    """A table that waits for one person."""
    return next(table for table, _ in some_moments(GAME, 3, 17, locale) if len(table.awaited) == 1)


def message(own: Perspective) -> str:
    assert own.seat is not None
    state = NotificationState(own.table.code, 100 + own.seat)
    return direct_message(own, (), Occasion(state, at=NOW)).text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("standing", ["paused", "asleep", "frozen"])
def test_who_is_asked_at_a_table_that_stands_still_is_not_called(standing: str, locale: str) -> None:
    table = one_asked(locale)
    asked = table.awaited[0]
    assert message(perspective(table, asked)).startswith("🔔")
    rests = replace(table, standing=standing)  # type: ignore[arg-type]
    for seat in range(3):
        own = perspective(rests, seat)
        head, *lines = message(own).split("\n")
        assert head == own.words("ui-sheet-rests", title=own.title)
        assert waiting_line(own) in lines
    call = perspective(rests).call(table.asks[0])
    shown = "\n".join(part.text for part in board(perspective(rests), ()).parts if isinstance(part, Text))
    assert call not in shown.split("##", maxsplit=1)[0], "the head of the board calls nobody either"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_without_a_place_says_how_it_gets_one(locale: str) -> None:
    table = replace(one_asked(locale), standing="frozen")
    for text in (waiting_line(perspective(table, 0)), message(perspective(table, 0))):
        assert BOARD[locale] in text and table.code in text
    words = words_for(locale)
    for key in ("notice-channel-gone", "notice-thread-locked"):
        told = words(key, title="x", code=table.code, place="#x")
        assert BOARD[locale] in told
        assert words("cmd-move") not in told, "no panel is promised that answers nothing"


@pytest.mark.parametrize("locale", LOCALES)
def test_who_waits_reads_whom_nobody_names_any_more_and_of_when_that_is(locale: str) -> None:
    table = one_asked(locale)
    asked = table.awaited[0]
    other = perspective(table, (asked + 1) % 3)
    text = message(other)
    assert f"<t:{int(NOW)}:R>" in text
    assert waiting_line(other) not in text and other.call(table.asks[0]) not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_last_board_in_a_place_that_the_table_left_says_where_it_goes_on(locale: str) -> None:
    (part,) = moved_line(perspective(replace(one_asked(locale), place=Place(1, 12345)))).parts
    assert isinstance(part, Text) and "<#12345>" in part.text
