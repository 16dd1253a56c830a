"""The small pictures of lobbies: there for every game, language and theme, small, and of their size."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import DARK, THEMES, glimpse, painter_of
from bot.pictures.glimpses import MOST, SHOWN, SIZE, file_of
from bot.text import LOCALES, words_for
from rules import GAMES
from tests.glimpses import STRETCH


@pytest.mark.parametrize("theme", SHOWN)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_each_game_has_its_file(key: str, locale: str, theme: str) -> None:
    words = words_for(locale)
    found = glimpse(key, words, THEMES[theme])  # type: ignore[index]
    assert found and len(found.data) <= MOST and words(f"game-{key}") in found.alt
    with Image.open(BytesIO(found.data)) as image:
        assert (image.format, image.size) == ("WEBP", SIZE)


@pytest.mark.parametrize("key", GAMES)
def test_the_stretch_lies_on_the_board_beside_its_column(key: str) -> None:
    painter = painter_of(key)
    assert painter and 0 <= painter.glimpse <= 900 - STRETCH[1]


def test_a_game_without_a_file_has_no_picture() -> None:
    assert glimpse("larder", words_for("en"), DARK) is None
    assert file_of("chess", "en", "dark") is None
