"""The rating model: Plackett-Luce from `openskill`; one model per game, whatever the number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from openskill.models import PlackettLuce

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
WIDTH: Final = 2.0  # deviations on either side of the mean in the interval that is shown: true in 19 of 20 cases
PROVISIONAL: Final = 10  # games before which a rating is provisional


@dataclass(frozen=True, slots=True, order=True)
class Party:
    """Who has a rating: a person by id, or if that is 0 all bot players of a level."""

    person: int = 0
    level: str = ""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a party is: mean and standard deviation of a normal distribution, after `games` games."""

    mean: float = MEAN
    deviation: float = DEVIATION
    games: int = 0

    @property
    def margin(self) -> float:
        """Half the width of the interval in which the strength lies in 19 of 20 cases."""
        return WIDTH * self.deviation

    @property
    def least(self) -> float:
        """The lower end of that interval, by which parties are ranked, so that nobody leads after a few games."""
        return self.mean - self.margin

    @property
    def provisional(self) -> bool:
        """Whether there were too few games to say much."""
        return self.games < PROVISIONAL


@dataclass(frozen=True, slots=True)
class RatedGame:
    """The rated part of a finished game: who played, and the rank of each, 1 being the best; ties share a rank."""

    game: str
    seats: tuple[tuple[Party, int], ...]

    @property
    def counts(self) -> bool:
        """Whether it affects any rating: a game of nothing but bot players of one level does not."""
        return len({party for party, _ in self.seats}) > 1


Ratings = Mapping[tuple[str, Party], Rating]


def replayed_ratings(games: Iterable[RatedGame], known: Ratings | None = None) -> dict[tuple[str, Party], Rating]:
    """The ratings after these games in their order, starting from the known ones."""
    ratings = dict(known or {})
    for game in games:
        ratings.update(after(game, ratings))
    return ratings


def after(game: RatedGame, ratings: Ratings) -> dict[tuple[str, Party], Rating]:
    """The new ratings of those who played; empty if the game does not count.

    Bot players of one level share one rating: the mean of what each of their seats would have got.
    """
    if not game.counts:
        return {}
    before = {party: ratings.get((game.game, party), Rating()) for party, _ in game.seats}
    teams = [[_model().rating(before[party].mean, before[party].deviation)] for party, _ in game.seats]
    rated = _model().rate(teams, ranks=[float(rank) for _, rank in game.seats])
    by_party: dict[Party, list[tuple[float, float]]] = {}
    for (party, _), [new] in zip(game.seats, rated, strict=True):
        by_party.setdefault(party, []).append((new.mu, new.sigma))
    return {(game.game, party): _mean_of(new, before[party].games + 1) for party, new in by_party.items()}


def _mean_of(new: list[tuple[float, float]], games: int) -> Rating:
    means, deviations = zip(*new, strict=True)
    return Rating(sum(means) / len(new), sum(deviations) / len(new), games)


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DEVIATION)
