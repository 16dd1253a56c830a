"""*New to this? Learn*: the way into a lesson from a lobby or an invitation."""

from __future__ import annotations

from typing import Final

from bot.lessons import lesson_of
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button

LEARN: Final = "learn"  # in the id of the button


def learn_button(perspective: Perspective) -> tuple[Button, ...]:
    """*New to this? Learn*; nothing for a game without a lesson."""
    table, words = perspective.table, perspective.words
    if lesson_of(words.locale, table.game) is None:
        return ()
    return (Button(words("lesson-learn"), Id(ids.LESSON, table.code, 0, LEARN, table.game)),)
