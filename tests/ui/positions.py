"""Positions for a look at every screen: each kind of question of each game, crowded, among people of awkward names."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import chain, count
from typing import Final

from bot.tables import LogEntry, Player, Snapshot
from rules.core import Ask
from tests.games import GAMES

from .games import worst_of
from .tables import LONG_NAME, played

NAMES: Final = {
    "escapes": LONG_NAME[:-1],
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈" * 4,
    "right to left": "אבגדהוזחטיכלמנסעפצקרשתאבגדהוזחט"[:31],
    "marks": "●■▲◆★" * 6,
}
CHOICES: Final = [(key, choice) for key, game in GAMES.items() for choice in sorted(game.rules.choices)]
FEWEST, MOST = 12, 600  # games that are played to find them
RARE: Final = {"rattus": (27, 37, 73), "notre_dame": (161, 175)}  # games with what is hardly asked: tried before others

Position = tuple[Snapshot, tuple[LogEntry, ...], Ask]


@cache
def asked(key: str) -> dict[str, Position]:
    """For every kind of question the position of random games in which it has the most options."""
    found: dict[str, Position] = {}
    choices = frozenset(GAMES[key].rules.choices)
    for n, seed in enumerate(chain(range(FEWEST), RARE.get(key, ()), count(FEWEST))):
        for table, entries in played(key, GAMES[key].seats[-1], seed):
            for ask in table.asks:
                if ask.choice not in found or len(ask.options) > len(found[ask.choice][2].options):
                    found[ask.choice] = table, entries, ask
        if found.keys() == choices and n >= FEWEST:
            return found
        assert n < MOST, f"never asked: {choices - found.keys()}"
    raise AssertionError


def crowded(table: Snapshot, seat: int) -> Snapshot:
    """The same question to this seat in the fullest position in which it can be asked."""
    game, state = GAMES[table.game], table.state
    was = table.ask_of(seat)
    for full in worst_of(table.game).crowd(state, seat):
        game.rules.settle(full)
        there = replace(table, state=full)
        ask = there.ask_of(seat)
        if was is None or (ask is not None and ask.choice == was.choice):
            return there
    return table


def called(table: Snapshot, names: str, **fields: object) -> Snapshot:
    """The same table with people of these names."""
    seats = range(len(table.players))
    players = tuple(Player(100 + seat, f"{NAMES[names]}{seat}", ready=True, awaited_since=1.0) for seat in seats)
    return replace(table, players=players, **fields)  # type: ignore[arg-type]
