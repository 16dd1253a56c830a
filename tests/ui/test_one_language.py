"""A screen is in one language: no French one has a word that only the English texts have, and the other way round."""

from collections.abc import Iterator

import pytest

from bot.text import LOCALES
from bot.ui.kit.screen import Button, ButtonRow, Menu, Screen, TextWithButton
from bot.ui.screens import panel as panels
from bot.ui.screens.board import board
from bot.ui.screens.plans import Plan
from tests.text.catalogues import only_in, words_of

from .tables import SMALL_AND_LARGE, facts_of, its_share, perspective

NAMES = frozenset({"reconstruction"})  # what a board calls itself, in any language


def said(screen: Screen) -> Iterator[str]:
    """All that a screen says."""
    yield screen.text
    for part in screen.parts:
        match part:
            case ButtonRow(buttons):
                yield from (button.label for button in buttons)
            case Menu():
                yield part.placeholder
                yield from (text for entry in part.entries for text in (entry.label, entry.about))
            case TextWithButton(_, Button() as button):
                yield button.label


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("key", "seats"), SMALL_AND_LARGE)
@pytest.mark.sampled
def test_board_and_panel_are_in_one_language(key: str, seats: int, language: str) -> None:
    (other,) = set(LOCALES) - {language}
    foreign = only_in(other, language) - NAMES
    for table, entries in its_share(key, seats, 3, language, n=4):
        assert table.state
        for seat in [None, *(ask.seat for ask in table.state.asked)]:
            reader = perspective(table, seat)
            plan, recent = Plan(reader, reader), entries[-20:]
            facts = facts_of(table, recent)
            parts = panels._parts(plan, panels.Note(), facts, None, (), "") if seat is not None else ()
            screen = Screen(tuple(parts)) if parts else board(reader, recent)
            assert not words_of(" ".join(said(screen))) & foreign, (key, seat)
