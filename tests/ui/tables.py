"""Tables of any game in the middle of play, without database and Discord: to look at every screen of the face."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from bot.tables import LogEntry, PersonSettings, Place, Player, Snapshot, Terms
from bot.tables.values import PanelFacts
from bot.text import LOCALES, words_for
from bot.ui.kit.perspective import Perspective
from rules.core import Move
from tests.games import GAMES

from .games import worst_of

LONG_NAME: Final = "*_~|`>#[]()<*_~|`>#[]()<*_~|`>#x"  # 32 characters, nearly all of which need an escape
EVERY_TABLE: Final = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
SMALL_AND_LARGE: Final = [(key, seats) for key, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])]

REMEMBERED: Final = 100  # games
STRIDE: Final = 7  # so that the options of a game do not go with how late it is

Moment = tuple[Snapshot, tuple[LogEntry, ...]]


def snapshot(game: str, seats: int, language: str = "en", **fields: Any) -> Snapshot:
    """A table of people whose names are as awkward as names can be."""
    players = tuple(Player(100 + n, LONG_NAME[:-1] + str(n), ready=True, awaited_since=1.0) for n in range(seats))
    table = Snapshot(
        code="23456",
        game=game,
        status="open",
        host=100,
        place=Place(10**18, 10**18 + 1),
        terms=Terms(seats, language=language),
        options=GAMES[game].Options(),
        options_seen=0,
        players=players,
        opened=1.0,
        seal="0" * 64,
    )
    return replace(table, **fields)


def played(key: str, seats: int, seed: int, language: str = "en") -> Iterator[Moment]:
    """A random game, moment by moment, with all that has happened so far."""
    for table, entries in whole_game(key, seats, seed):
        yield replace(table, terms=replace(table.terms, language=language)), entries


@lru_cache(REMEMBERED)
def whole_game(key: str, seats: int, seed: int) -> tuple[Moment, ...]:
    """The same, of a table whose language is English; what one test has had played the others look at again."""
    return tuple(_play(key, seats, seed))


def _play(key: str, seats: int, seed: int) -> Iterator[Moment]:
    game, worst, chance = GAMES[key], worst_of(key), random.Random(seed)
    state = game.new(seats, chance.randbytes(32), worst.options[seed % len(worst.options)])
    entries: list[LogEntry] = []
    while True:
        result = game.result(state)
        status = "over" if result else "running"
        yield (
            snapshot(key, seats, status=status, state=state, result=result, started=1.0, lines=len(entries)),
            tuple(entries),
        )
        if not state.asked:
            return
        ask = chance.choice(state.asked)
        move = Move(ask.seat, ask.choice, worst.pick(chance, ask), ask.revision)
        state, events = game.play(state, move)
        line = entries[-1].line + 1 if entries else 1
        entries += [LogEntry(line, 1.0, state.revision, ask.seat, event) for event in events]


def some_moments(key: str, seats: int, seed: int, language: str = "en", *, n: int = 12) -> list[Moment]:
    """So many moments, early and late, of random games under one after the other of the options that are played."""
    games, moments = len(worst_of(key).options), list[Moment]()
    for number in range(games):
        *running, _ = played(key, seats, games * seed + number, language)
        when = [(STRIDE * i) % n + 1 for i in range(number, n, games)]
        moments += [running[(len(running) - 1) * part // n] for part in when]
    return moments


def its_share(key: str, seats: int, seed: int, language: str, *, n: int) -> list[Moment]:
    """Of so many moments those that are looked at in this language: between the languages all are."""
    return some_moments(key, seats, seed, language, n=n)[LOCALES.index(language) :: len(LOCALES)]


def perspective(table: Snapshot, seat: int | None = None, *, spoken: bool = False) -> Perspective:
    """The table as a seat sees it, in the table's language."""
    return Perspective(table, GAMES[table.game], words_for(table.terms.language, spoken=spoken), seat)


def readers(seat: int | None, table: Snapshot) -> Iterator[Perspective]:
    """A reader in both languages, with symbols and in words."""
    for language in LOCALES:
        for spoken in (False, True):
            yield Perspective(table, GAMES[table.game], words_for(language, spoken=spoken), seat)


def two_readers(seat: int | None, table: Snapshot, turn: int) -> list[Perspective]:
    """Of the readers one of each language and one of each form; at the next turn the other two."""
    every = list(readers(seat, table))
    return every[1:3] if turn % 2 else every[::3]


def facts_of(table: Snapshot, since: Sequence[LogEntry] = ()) -> PanelFacts:
    """What is stored for somebody who has nothing but these news."""
    return PanelFacts(table.code, table.writes, PersonSettings(1), since=tuple(since))
