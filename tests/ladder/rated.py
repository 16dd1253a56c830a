"""Ratings of bot players from games among them: `python -m tests.ladder.rated rattus --games 2000`, told as it goes.

Each game has a number of seats and levels by lot, some oftener: `--levels easy:4 middle:1`. That the levels come out in
their order is for eyes: it takes hours.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from typing import Final

from bot.ratings import Party, RatedGame, Rating, ranking, replayed_ratings
from rules import GAMES

from .dealing import chooser
from .play import play_out

EVERY: Final = 50  # games between two lines


def one_game(key: str, number: int, levels: dict[str, float], seats: Sequence[int]) -> RatedGame:
    """A game of seats and levels by lot, each level as often as its number says, as it is rated."""
    chance, game = random.Random(f"rated:{key}:{number}"), GAMES[key]
    drawn = chance.choices([*levels], [*levels.values()], k=chance.choice(seats))
    choosers = [chooser(key, len(drawn), level, number * 10 + seat) for seat, level in enumerate(drawn)]
    result = game.result(play_out(game, game.new(len(drawn), chance.randbytes(32)), choosers))
    assert result is not None
    ranks = (1 if seat in result.winners else place for seat, place in enumerate(result.places))
    return RatedGame(key, tuple((Party(level=level), rank) for level, rank in zip(drawn, ranks, strict=True)))


def often(levels: list[str]) -> dict[str, float]:
    """How often each level is drawn: `easy:4` four times as often as `easy`."""
    named = (level.partition(":") for level in levels)
    return {name: float(number or 1) for name, _, number in named}


def main() -> None:
    """Play, rate, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--levels", nargs="+", default=["easy", "middle", "strong"])
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats; all that the game knows")
    args = parser.parse_args()
    seats = args.seats or list(GAMES[args.game].seats)
    ratings: dict[tuple[str, Party], Rating] = {}
    for number in range(1, args.games + 1):
        ratings = replayed_ratings([one_game(args.game, number, often(args.levels), seats)], ratings)
        if number % EVERY == 0 or number == args.games:
            order = ranking({party: rating for (_, party), rating in ratings.items()})
            told = (f"{one.party.level} {one.rating.mean:.1f} ± {one.rating.margin:.1f}" for one in order)
            print(f"{number} games: {', '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
