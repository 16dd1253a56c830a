"""Every game has a dozen achievements with texts; chance meets all but the rare ones, and nobody earns all."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from bot.achievements import achievements_of, earned_by
from bot.text import LOCALES, words_for
from rules import GAMES
from rules.core import Result

from .ends import earns, ended, plain

GAME = pytest.mark.parametrize("game", GAMES)
PLAYED = 80  # games by chance
# What chance meets in fewer than one seat of a hundred: who plans meets it.
RARE = {
    "rattus": {"ends_the_game", "stronghold", "far_and_wide"},
    "rattus_cartus": {"no_rats"},
    "hameln": {"wealthy", "no_child_lost"},
    "notre_dame": {"courier", "renowned", "clean_borough", "benefactor"},
}


@cache
def met(game: str) -> tuple[Counter[str], int]:
    """How often each achievement was earned by chance, and by how many seats."""
    seats = [seat for number in range(PLAYED) for seat in ended(game, number)]
    return Counter(key for seat in seats for key in earned_by(game, seat)), len(seats)


@GAME
def test_a_dozen_achievements_each_with_its_own_name_and_a_sentence_in_both_languages(game: str) -> None:
    keys = [each.key for each in achievements_of(game)]
    assert len(keys) == len(set(keys)) == 12
    for locale in LOCALES:
        words, names = words_for(locale), set[str]()
        for key in keys:
            text = f"{game}-achieved-{key}" if words.has(f"{game}-achieved-{key}") else f"achieved-{key}"
            names.add(words(text))
            assert 15 < len(words(f"{text}-how")) < 110, (locale, key)
        assert len(names) == 12


@GAME
def test_chance_meets_all_but_the_rare_ones_and_none_but_the_end_is_for_everybody(game: str) -> None:
    found, seats = met(game)
    unmet = {each.key for each in achievements_of(game)} - set(found)
    assert unmet <= RARE[game]
    assert [key for key, n in found.items() if n == seats] == ["finished"]


@GAME
def test_what_all_games_have_alike(game: str) -> None:
    seats = ended(game, 1, max(GAMES[game].seats))
    assert all(earns(game, "finished", seat) and earns(game, "full_table", seat) for seat in seats)
    assert not earns(game, "full_table", ended(game, 1, min(GAMES[game].seats))[0])
    for seat in seats:
        assert earns(game, "won", seat) == (seat.seat in seat.result.winners)


@pytest.mark.parametrize(
    ("totals", "places", "winners", "close"),
    [
        ((10, 9, 1), (1, 2, 3), (0,), True),
        ((10, 10, 1), (1, 2, 3), (0,), True),
        ((10, 8, 9), (1, 2, 2), (0,), True),
        ((10, 8, 1), (1, 2, 3), (0,), False),
        ((10, 10, 1), (1, 1, 3), (0, 1), False),
        ((9, 10, 1), (2, 1, 3), (1,), False),
        ((5, 3, 20), (1, 2, 3), (0,), False),
        ((5, 20, 3), (1, 2, 2), (0,), False),
    ],
)
def test_a_close_finish_is_a_victory_before_the_second_by_a_point_at_most(
    totals: tuple[int, ...], places: tuple[int, ...], winners: tuple[int, ...], close: bool
) -> None:
    result = Result(places, winners, totals, (), "why", {})
    assert earns("rattus", "close_finish", replace(plain("rattus"), result=result)) == close
