"""A server's year within Discord's limits, from nothing to five hundred games, in every language and in words."""

from __future__ import annotations

import pytest

from bot.pictures.alt import LONGEST
from bot.pictures.renderer import draw
from bot.tables.values import PACES, ServerYear
from bot.text import LOCALES, words_for
from bot.ui.kit.illustrator import LOOKS
from bot.ui.screens.year_page import year_scene, year_screen
from rules import GAMES

from .holding import hold

FULL = ServerYear(
    2031,
    dict.fromkeys(GAMES, 125),
    (500, 0, 1, 99, 100, 0, 0, 0, 0, 0, 0, 9999),
    dict.fromkeys(PACES, 100),
    4321,
    (next(iter(GAMES)), "ABCDE", 365),
    tuple(("W" * 32, 500) for _ in range(5)),
)
NOTHING = ServerYear(2031, {}, (0,) * 12, {}, 0, None, ())
ONE = ServerYear(2031, {"hameln": 1}, (1, *[0] * 11), {"daily": 1}, 1, ("hameln", "ABCDE", 0), ())


@pytest.mark.parametrize("spoken", [False, True], ids=["signs", "words"])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_fits(locale: str, spoken: bool) -> None:
    words = words_for(locale, spoken=spoken)
    for year in (FULL, ONE, NOTHING):
        for preview in (True, False):
            text = hold(year_screen(words, year, preview=preview)).text
            assert "2031" in text
    assert "ABCDE" in hold(year_screen(words, FULL, preview=False)).text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_picture_names_nobody_and_says_in_words_what_it_shows(locale: str) -> None:
    words = words_for(locale)
    for year in (FULL, ONE):
        scene = year_scene(words, year, LOOKS["pictures"])
        (picture,) = draw("", "year", scene)
        assert picture.data[:3] == b"\xff\xd8\xff" and len(picture.alt) <= LONGEST
        assert str(year.all) in picture.alt and "W" * 5 not in picture.alt
        assert all(words(f"game-{game}") in picture.alt for game in year.games)


def test_it_is_drawn_in_every_look() -> None:
    words = words_for("en")
    for theme in LOOKS.values():
        assert draw("", "year", year_scene(words, FULL, theme))
