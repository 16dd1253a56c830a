"""The ranking of a game: places, intervals, own line, and nobody named whom the reader may not know of."""

from __future__ import annotations

import pytest

from bot.ratings import Party, Ranked, Rating, ranking
from bot.text import LOCALES, units, words_for
from bot.ui.kit.screen import Screen, Text
from bot.ui.screens.rank import RankReader, rank_screen, rating_text
from tests.games import GAMES

LONG = "*_~|`>#[]()<" * 3
ANA, BEA = 1, 2


def shown(*parties: Ranked, person: int = ANA, names: dict[int, str] | None = None, takes_part: bool = True) -> str:
    """What the ranking says in English."""
    told = {ANA: "Ana", BEA: "Bea"} if names is None else names
    reader = RankReader(person, takes_part)
    return text(rank_screen(words_for("en"), next(iter(GAMES)), parties, told, reader, everywhere=False))


def text(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


def test_places_names_intervals_and_the_own_line() -> None:
    lines = shown(
        *ranking(
            {
                Party(ANA): Rating(24.13, 1.13, 34),
                Party(BEA): Rating(27, 1.5, 1),
                Party(level="strong"): Rating(30, 1, 50),
            }
        )
    ).split("\n")
    assert lines[2:7] == [
        "Strong bots · 30.0 ± 2.0 · 50 games",
        "1. **\u2068Ana\u2069** · 24.1 ± 2.3 · 34 games",
        "**Provisional: fewer than 10 games**",
        "\u2068Bea\u2069 · 27.0 ± 3.0 · one game",
        "**You**: place 1 of 1 · 24.1 ± 2.3 · 34 games",
    ]


def test_who_is_not_known_here_has_no_name_and_who_takes_no_part_is_told_so() -> None:
    said = shown(Ranked(Party(BEA), Rating(24, 1, 30), 1), names={}, takes_part=False)
    assert "somebody of another server" in said and "Bea" not in said
    assert "take no part" in said
    assert "have not finished a rated game of this on this server" in shown()
    assert "Nobody has finished" in shown(Ranked(Party(level="easy"), Rating(24, 1, 30))), "bots are nobody"


def test_in_words_there_is_no_sign() -> None:
    rating = Rating(24.13, 1.13, 34)
    assert rating_text(words_for("en", spoken=True), rating) == "24.1, give or take 2.3"
    assert rating_text(words_for("fr"), rating) == "24,1 ± 2,3"


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_hundred_people_fit(locale: str, spoken: bool) -> None:
    ratings = {Party(n): Rating(-20.0 - n / 10, 16.0, n) for n in range(1, 200)}
    names = {n: LONG for n in range(1, 200)}
    for game in GAMES:
        screen = rank_screen(
            words_for(locale, spoken=spoken), game, ranking(ratings), names, RankReader(99, True), everywhere=True
        )
        assert units(text(screen)) <= 4000
