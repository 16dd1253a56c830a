"""The rating model: what a game changes, and that it does not matter how many are rated at a time."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.ratings import Party, RatedGame, Rating, after, ranking, replayed_ratings

ANA, BEA, CHLOE, DAN = (Party(n) for n in range(1, 5))
STRONG, EASY = Party(level="strong"), Party(level="easy")


def game(*ranked: Party) -> RatedGame:
    """A game that ended in this order."""
    return RatedGame("magpie", tuple((party, rank) for rank, party in enumerate(ranked, start=1)))


def by_strength(seed: int, n: int) -> Iterator[RatedGame]:
    """Games of two to four: everybody plays about as well as their number."""
    chance = random.Random(seed)
    for _ in range(n):
        seats = chance.sample((ANA, BEA, CHLOE, DAN, STRONG, EASY), chance.randint(2, 4))
        strength = {ANA: 4, STRONG: 3.5, BEA: 3, CHLOE: 2, EASY: 1.5, DAN: 1}
        yield game(*sorted(seats, key=lambda party: -chance.gauss(strength[party], 1.0)))


def test_winning_raises_losing_lowers_and_both_are_known_better() -> None:
    ratings = replayed_ratings([game(ANA, BEA)])
    best, worst = ratings["magpie", ANA], ratings["magpie", BEA]
    assert best.mean > Rating().mean > worst.mean
    assert best.deviation < Rating().deviation and best.games == worst.games == 1


def test_a_tie_of_equals_changes_nobody_s_mean() -> None:
    ratings = replayed_ratings([RatedGame("magpie", ((ANA, 1), (BEA, 1)))])
    assert ratings["magpie", ANA].mean == pytest.approx(Rating().mean)


def test_games_do_not_touch_each_other() -> None:
    ratings = replayed_ratings([game(ANA, BEA), RatedGame("raven", ((BEA, 1), (ANA, 2)))])
    assert ratings["magpie", ANA].mean > Rating().mean > ratings["raven", ANA].mean


def test_bot_players_of_a_level_share_a_rating_and_alone_they_count_for_nothing() -> None:
    ratings = replayed_ratings([game(EASY, ANA, EASY)])
    assert ratings["magpie", EASY].games == 1
    assert after(game(EASY, EASY), {}) == {}


@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_strength_is_found(seed: int) -> None:
    ratings = replayed_ratings(by_strength(seed, 2000))
    found = [one.party for one in ranking({party: rating for (_, party), rating in ratings.items()})]
    assert found == [ANA, STRONG, BEA, CHLOE, EASY, DAN]


def test_game_by_game_gives_the_same_bits_as_all_at_once() -> None:
    games = list(by_strength(7, 300))
    one_by_one: dict[tuple[str, Party], Rating] = {}
    for each in games:
        one_by_one = replayed_ratings([each], one_by_one)
    assert one_by_one == replayed_ratings(games)


def test_who_is_provisional_has_no_place_and_who_is_little_known_does_not_lead() -> None:
    found = ranking({ANA: Rating(30, 6, 12), BEA: Rating(28, 2, 50), CHLOE: Rating(40, 6, 9), EASY: Rating(20, 1, 90)})
    assert [(one.party, one.place) for one in found] == [(BEA, 1), (EASY, None), (ANA, 2), (CHLOE, None)]
