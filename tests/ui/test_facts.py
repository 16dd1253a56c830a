"""Every fact of a view is found in its text: what two seats, or one seat at two moments, see differently reads so.

That each single fact counts is tested with each game's face (`tests/faces`), by views that differ in it alone.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.tables import Snapshot
from bot.text import LOCALES
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.panel import board_text
from tests.games import GAMES

from .games import worst_of
from .positions import crowded
from .tables import SMALL_AND_LARGE, perspective, played, some_moments

FORMS = [(language, spoken) for language in LOCALES for spoken in (False, True)]
TABLES = [  # small ones with two pairs of language and form, large ones with the other two
    (*table, *form) for n, table in enumerate(SMALL_AND_LARGE) for form in (FORMS[1:3] if n % 2 else FORMS[::3])
]
STRETCH = 16  # moments in a row: neighbours differ in little


def in_a_row(game: str, seats: int, language: str) -> Iterator[Snapshot]:
    """Tables of which each differs little from the one before, under the options of this language, and crowded ones."""
    for table, _ in some_moments(game, seats, 3 * seats, language, n=8):
        yield from (table, crowded(table, 0))
    for seed in range(LOCALES.index(language), len(worst_of(game).options), len(LOCALES)):
        tables = [table for table, _ in played(game, seats, seed, language)]
        yield from (*tables[: STRETCH // 2], *tables[len(tables) // 2 :][:STRETCH], tables[-1])


def text_of(own: Perspective) -> str:
    """All that a reader is told of the table: the board, and what this seat alone may know."""
    return "\n".join([board_text(own), *own.secrets()])


@pytest.mark.parametrize(("game", "seats", "language", "spoken"), TABLES)
@pytest.mark.sampled
def test_two_views_that_differ_give_two_texts_that_differ(game: str, seats: int, language: str, spoken: bool) -> None:
    promised, found = worst_of(game).promised, dict[object, object]()
    for table in in_a_row(game, seats, language):
        for viewer in (None, 0, seats - 1):
            view = promised(GAMES[game].view(table.state, viewer))
            text = text_of(perspective(table, viewer, spoken=spoken))
            assert found.setdefault((viewer, text), view) == view
    assert len(set(map(repr, found.values()))) > STRETCH
