"""Positions of random games for the pictures: of every drawn game and seat count, with the one some moves before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeVar

from bot.pictures import DARK, Painter, Scene, Theme, painter_of
from bot.text import words_for
from rules.core import AnyGame, Move
from tests.games import GAMES

T = TypeVar("T")
NAMES = ("Ana", "Bea", "Chloé", "Dan", "Émile")
DRAWN = [key for key in GAMES if painter_of(key)]


class Position(NamedTuple):
    """A state of a game, with an earlier one, and who is asked."""

    key: str
    seats: int
    now: Any
    before: Any
    label: str

    @property
    def game(self) -> AnyGame:
        """Its game."""
        return GAMES[self.key]

    @property
    def painter(self) -> Painter:
        """How it is drawn."""
        painter = painter_of(self.key)
        assert painter
        return painter

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats waited for."""
        return tuple(ask.seat for ask in self.now.asked if ask.given is None)

    def scene(self, seat: int | None = None, locale: str = "en", theme: Theme = DARK, *, marked: bool = True) -> Scene:
        """This position for one reader."""
        return Scene(
            view=self.game.view(self.now, seat),
            names=NAMES[: self.seats],
            words=words_for(locale),
            asked=self.asked,
            before=self.game.view(self.before, seat) if marked else None,
            theme=theme,
        )


@cache
def states(key: str, seats: int, option: int, seed: int) -> tuple[Any, ...]:
    """All states of one random game."""
    game, chance = GAMES[key], Random(seed)
    made = [game.new(seats, bytes([seed]) * 32, game.contract.options[option])]
    while waiting := [ask for ask in made[-1].asked if ask.given is None]:
        ask = chance.choice(waiting)
        pick = tuple(chance.sample(ask.options, chance.randint(ask.least, min(ask.most, len(ask.options)))))
        made.append(game.play(made[-1], Move(ask.seat, ask.choice, pick, ask.revision))[0])
    return tuple(made)


@cache
def positions(per_game: int = 4) -> tuple[Position, ...]:
    """Some positions of each drawn game at each seat count: the start, the end, and between; the options go round."""
    return tuple(found for key in DRAWN for found in _of(key, per_game))


def in_turn(position: Position, choices: Sequence[T]) -> T:
    """Of a choice of languages, or of themes, the one of this position: at every table each has its turn."""
    return choices[sum(divmod(positions().index(position), 4)) % len(choices)]


def _of(key: str, per_game: int) -> Iterator[Position]:
    game = GAMES[key]
    for turn, seats in enumerate(game.seats):
        allowed = [n for n, option in enumerate(game.contract.options) if game.check_options(seats, option) is None]
        option = allowed[turn % len(allowed)]
        played = states(key, seats, option, 7 + turn)
        for nth in range(per_game):
            at = (len(played) - 1) * nth // max(per_game - 1, 1)
            before = played[max(0, at - 2)]
            yield Position(key, seats, played[at], before, f"{key}-{seats}-option{option}-at{at}")
