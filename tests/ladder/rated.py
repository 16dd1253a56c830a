"""Ratings of bot players from games among them: `python -m tests.ladder.rated rattus --games 2000`, told as it goes.

Each game has a number of seats and levels by lot, some oftener: `--levels easy:4 middle:1`. With `--neighbours` only
levels sit down together that stand side by side in this order: each is compared where it can win and lose, and the
dearest play few games. With `--notes FOLDER` every game is noted there, and counts the next time, too, as long as
players and lots are the same. That the levels come out in their order is for eyes: it takes hours.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from bot.ratings import Party, RatedGame, Rating, ranking, replayed_ratings
from rules import GAMES

from . import jsonl
from .dealing import chooser
from .noted import players_of
from .play import play_out
from .rows import Row

EVERY: Final = 50  # games between two lines


class Lots(NamedTuple):
    """By what lots a game is drawn: how often each level sits down, and the numbers of seats."""

    levels: dict[str, float]
    seats: tuple[int, ...]
    neighbours: bool = False  # whether only two levels sit down together, one of which comes next after the other

    def company(self, chance: random.Random, seats: int) -> list[str]:
        """The level of each seat of a game: two at least, because a game of one says nothing of any."""
        order, drawn = [*self.levels], list[str]()
        while len({*drawn}) < 2 or (self.neighbours and self._apart(drawn) > 1):
            drawn = chance.choices(order, [*self.levels.values()], k=seats)
        return drawn

    def _apart(self, drawn: Sequence[str]) -> int:
        places = [[*self.levels].index(level) for level in drawn]
        return max(places) - min(places)


def one_game(key: str, number: int, lots: Lots) -> RatedGame:
    """A game of seats and levels by lot, each level as often as its number says, as it is rated."""
    chance, game = random.Random(f"rated:{key}:{number}"), GAMES[key]
    drawn = lots.company(chance, chance.choice(lots.seats))
    choosers = [chooser(key, len(drawn), level, number * 10 + seat) for seat, level in enumerate(drawn)]
    result = game.result(play_out(game, game.new(len(drawn), chance.randbytes(32)), choosers))
    assert result is not None
    ranks = (1 if seat in result.winners else place for seat, place in enumerate(result.places))
    return rated(key, list(zip(drawn, ranks, strict=True)))


def rated(key: str, ends: Sequence[tuple[str, int]]) -> RatedGame:
    """A game by the level and the rank of each seat."""
    return RatedGame(key, tuple((Party(level=level), rank) for level, rank in ends))


class RatingNotes:
    """Rated games in a folder: a line for each, with who played by what lots."""

    def __init__(self, folder: Path, key: str, lots: Lots) -> None:
        players = "".join(players_of(Row(key, seats, "", "", 1.0)) for seats in lots.seats)
        self._path, self._key = folder / f"rated-{key}.jsonl", key
        self._by = blake2b(repr((players, lots)).encode(), digest_size=8).hexdigest()

    def games(self) -> dict[int, RatedGame]:
        """Those that count, by their numbers."""
        found = (one for one in jsonl.noted(self._path) if one["by"] == self._by)
        return {one["number"]: rated(self._key, one["ends"]) for one in found}

    def add(self, number: int, game: RatedGame) -> None:
        """Note one more."""
        ends = [(party.level, rank) for party, rank in game.seats]
        jsonl.note(self._path, {"by": self._by, "number": number, "ends": ends})


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
    parser.add_argument("--notes", type=Path, help="a folder: games noted there count, and new ones are noted")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats; all that the game knows")
    parser.add_argument("--neighbours", action="store_true", help="only levels side by side in this order meet")
    args = parser.parse_args()
    if len(often(args.levels)) < 2:
        parser.error("--levels: games of one level alone say nothing; name at least two")
    lots = Lots(often(args.levels), tuple(args.seats or GAMES[args.game].seats), args.neighbours)
    notes = RatingNotes(args.notes, args.game, lots) if args.notes else None
    noted = notes.games() if notes else {}
    ratings: dict[tuple[str, Party], Rating] = {}
    for number in range(1, args.games + 1):
        if number not in noted:
            game = one_game(args.game, number, lots)
            if notes:
                notes.add(number, game)
        else:
            game = noted[number]
        ratings = replayed_ratings([game], ratings)
        if number % EVERY == 0 or number == args.games:
            order = ranking({party: rating for (_, party), rating in ratings.items()})
            told = (f"{one.party.level} {one.rating.mean:.1f} ± {one.rating.margin:.1f}" for one in order)
            print(f"{number} games: {', '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
