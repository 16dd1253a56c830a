"""The rating model: Plackett-Luce of `openskill`, games of all numbers of seats in one model for each game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from openskill.models import PlackettLuce

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
WIDTH: Final = 2.0  # deviations to either side of the interval that is shown: true in 19 of 20 cases
PROVISIONAL: Final = 10  # games before which a rating is provisional


@dataclass(frozen=True, slots=True, order=True)
class Party:
    """Who has a rating: a person by id, or (0) all bot players of a level."""

    person: int = 0
    level: str = ""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a party is: the mean and the deviation of a normal distribution, after so many games."""

    mean: float = MEAN
    deviation: float = DEVIATION
    games: int = 0

    @property
    def margin(self) -> float:
        """Half the width of the interval in which the strength lies in 19 of 20 cases."""
        return WIDTH * self.deviation

    @property
    def least(self) -> float:
        """The lower end of that interval, by which parties are ranked: who is little known does not lead."""
        return self.mean - self.margin

    @property
    def provisional(self) -> bool:
        """Whether there were too few games to say much."""
        return self.games < PROVISIONAL


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game as far as it is rated: who played, and the rank of each, 1 the best; ties share one."""

    game: str
    seats: tuple[tuple[Party, int], ...]

    @property
    def counts(self) -> bool:
        """Whether it says anything about anybody: bot players of one level alone do not."""
        return len({party for party, _ in self.seats}) > 1


Ratings = Mapping[tuple[str, Party], Rating]


def replayed_ratings(games: Iterable[RatedGame], known: Ratings | None = None) -> dict[tuple[str, Party], Rating]:
    """The ratings after these games in their order, on top of those known before."""
    ratings = dict(known or {})
    for game in games:
        ratings.update(after(game, ratings))
    return ratings


def after(game: RatedGame, ratings: Ratings) -> dict[tuple[str, Party], Rating]:
    """The new ratings of those who played; none where the game does not count.

    Bot players of one level share one rating: the mean of what each of their seats would have got.
    """
    if not game.counts:
        return {}
    before = {party: ratings.get((game.game, party), Rating()) for party, _ in game.seats}
    teams = [[_model().rating(before[party].mean, before[party].deviation)] for party, _ in game.seats]
    rated = _model().rate(teams, ranks=[float(rank) for _, rank in game.seats])
    found: dict[Party, list[tuple[float, float]]] = {}
    for (party, _), [new] in zip(game.seats, rated, strict=True):
        found.setdefault(party, []).append((new.mu, new.sigma))
    return {(game.game, party): _mean_of(new, before[party].games + 1) for party, new in found.items()}


def _mean_of(new: list[tuple[float, float]], games: int) -> Rating:
    means, deviations = zip(*new, strict=True)
    return Rating(sum(means) / len(new), sum(deviations) / len(new), games)


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DEVIATION)
