"""French before a name: *d’Ana*, *de Bea*."""

import re

import pytest

from bot.text import words_for
from bot.text.french import of

from .catalogues import files

NAMES = "who|other|owner|boy|girl|name|seat|seats|player|by"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Ana", "d’Ana"),
        ("Bea", "de Bea"),
        ("Émile", "d’Émile"),
        ("**Ana**", "d’**Ana**"),
        ("● Ana", "de ● Ana"),
        ("\u2068Ana\u2069", "d’\u2068Ana\u2069"),
        ("", "de "),
    ],
)
def test_a_name_with_a_vowel_takes_an_apostrophe(name: str, told: str) -> None:
    assert of(name) == told


def test_no_french_text_has_the_full_word_before_a_name() -> None:
    for file in (*files("fr"), *files("fr", "spoken")):
        assert not re.search(rf"\bde \{{ \$({NAMES}) \}}", file.read_text("utf-8")), file


def test_no_french_text_has_que_in_full_before_a_name() -> None:
    for file in (*files("fr"), *files("fr", "spoken")):
        assert not re.search(rf"\b[Qq]ue \{{ \$({NAMES}|names) \}}", file.read_text("utf-8")), file


def test_a_place_at_the_table_is_told_so() -> None:
    assert words_for("fr")("told-table_offers", seat="Ana") == "La place d’Ana est proposée."
