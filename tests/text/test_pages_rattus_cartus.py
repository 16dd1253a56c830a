"""The pages of Rattus Cartus agree with its data, and are found by what people type."""

from __future__ import annotations

import re

import pytest

from bot.text import LOCALES
from bot.text.pages import found, groups_of, pages_of
from rules.rattus_cartus.components import Building
from rules.rattus_cartus.setup import REMOVED
from rules.rattus_cartus.state import ROUNDS

GAME = "rattus_cartus"


def test_every_building_and_every_kind_of_card_has_a_page() -> None:
    groups = groups_of(pages_of("en", GAME))
    assert [page.topic for page in groups["buildings"]] == [building.name.lower() for building in Building]
    assert {page.topic for page in groups["cards"]} == {"population", "joker", "sword", "flute", "pass", "gold"}


@pytest.mark.parametrize("locale", LOCALES)
def test_set_up_counts_as_the_rules_do(locale: str) -> None:
    numbers = [re.findall(r"\d+", line) for line in pages_of(locale, GAME)["set_up"].body.split("\n")]
    told = [tuple(map(int, line[-3:])) for line in numbers if 4 <= len(line) <= 5 and line[0] in "234"]
    assert told == [(REMOVED[n], ROUNDS[n], (30 - REMOVED[n]) // ROUNDS[n]) for n in (2, 3, 5)]


def test_reconstructed_values_are_marked() -> None:
    for locale in LOCALES:
        pages = pages_of(locale, GAME)
        for topic in ("supplies", "nun_row", "scoring", "palace", "population"):
            assert "◇" in pages[topic].body, topic


# --------------------------------------------------------------------------- finding


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("sword", "sword"),
        ("épée", "sword"),
        ("EPEE", "sword"),
        ("flute", "flute"),
        ("hôp", "hospital"),
        ("hopital", "hospital"),
        ("tour de garde", "guard_tower"),
        ("guard", "guard_tower"),
        ("laissez passer", "pass"),
        ("or", "gold"),
        ("peste", "plague"),
        ("guard_tower", "guard_tower"),
        ("Piper’s Cabin", "pipers_cabin"),
        ("décompte", "scoring"),
        ("à deux", "two_players"),
    ],
)
def test_the_page_that_is_meant_comes_first_in_either_language(locale: str, typed: str, topic: str) -> None:
    assert found(locale, GAME, typed)[0].topic == topic


def test_words_in_the_text_of_a_page_find_it_too() -> None:
    assert "two_players" in [page.topic for page in found("en", GAME, "ten rounds")]
    assert "palace" in [page.topic for page in found("en", GAME, "jetons")]
