"""The question at the head of its picture: one line, small enough for its letters to be read and never cut."""

from __future__ import annotations

from typing import Final

import pytest

from bot.pictures.framing import WIDE
from bot.pictures.letters import Type
from bot.pictures.question import LEAST
from bot.pictures.seat_text import wide
from bot.text import LOCALES
from bot.ui.screens.marks import picture_question
from tests.games import GAMES
from tests.questions import found

ROOM: Final = WIDE - 58 - 14  # right of the piece of its seat


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_a_question_fits_the_head_of_its_picture(key: str, locale: str) -> None:
    """Rattus told first which rat takes a cube, and never came to ask which cube."""
    headings = {picture_question(shown.plan).heading for shown in found(key, GAMES[key].seats[-1], 1, locale)}
    assert headings and not [told for told in headings if wide(told, Type(LEAST, 700)) > ROOM]
