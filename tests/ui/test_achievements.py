"""The page of achievements within Discord's limits: nothing earned, everything, in every language and in words."""

from __future__ import annotations

import pytest

from bot.achievements import achievements_of
from bot.tables.values import Earned
from bot.text import LOCALES, words_for
from bot.ui.screens.achievements import achievements_screen, shown_screen
from rules import GAMES

from .holding import hold


@pytest.mark.parametrize("spoken", [False, True], ids=["signs", "words"])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_fit_and_only_what_is_earned_is_shown(game: str, locale: str, spoken: bool) -> None:
    words = words_for(locale, spoken=spoken)
    keys = [each.key for each in achievements_of(game)]
    everything = [Earned(game, key, "ABCDE", 1.8e9) for key in keys]
    elsewhere = [Earned("elsewhere", key, "ABCDE", 1.8e9) for key in keys]
    full = hold(achievements_screen(words, game, tuple(GAMES), everything, 9999)).text
    assert full.count("ABCDE") == 12
    none = hold(achievements_screen(words, game, tuple(GAMES), elsewhere, 0)).text
    assert "ABCDE" not in none
    shown = hold(shown_screen(words, "W" * 32, game, everything[:2])).text
    assert "ABCDE" not in shown and "<t:" not in shown and len(shown.splitlines()) == 3
