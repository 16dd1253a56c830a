"""The names of bot players, eight in an order that the table's code gives, and the style that goes with each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final, Literal

from .players import Player

StyleName = Literal["cautious", "bold", "greedy"]

STYLES: Final[tuple[StyleName, ...]] = ("cautious", "bold", "greedy", "cautious", "bold", "cautious", "greedy", "bold")
BOT_NAMES: Final = len(STYLES)  # so many are in the catalogues, `ui-bot-1` and on


def bot_names_of(code: str, numbers: Iterable[int]) -> dict[int, int]:
    """The name, from 1, of each bot player's number (0: a person, left out); never the same for two of them.

    A number has the same name for as long as the table lasts. Only where a table has numbers beyond these,
    which tables of an earlier version may have, a name that is taken is passed over.
    """
    order = names_in_order(code)
    named: dict[int, int] = {}
    for number in sorted(number for number in numbers if number):
        wanted = (order[(number - 1 + step) % BOT_NAMES] for step in range(BOT_NAMES))
        named[number] = next(name for name in wanted if name not in named.values())
    return named


def names_in_order(code: str) -> list[int]:
    """The names, from 1, in the order in which a table with this code gives them."""
    return sorted(range(1, BOT_NAMES + 1), key=lambda name: sha256(f"{code} {name}".encode()).digest())


def number_of(code: str, name: int) -> int:
    """The number by which a bot player has a name at the table with this code."""
    return names_in_order(code).index(name) + 1


def names_by_seat(code: str, players: Sequence[Player | None]) -> dict[int, int]:
    """The name, from 1, of the bot player on each seat; people have no entry."""
    names = bot_names_of(code, [player.bot_number for player in players if player])
    bots = {seat: player.bot_number for seat, player in enumerate(players) if player and player.bot_number}
    return {seat: names[number] for seat, number in bots.items()}


def numbers_again(code: str, old_code: str, old: Sequence[Player | None]) -> list[int]:
    """By seat, the number that has at this table the name of the bot that sat there; of a person, a name of nobody."""
    kept = names_by_seat(old_code, old)
    others = iter([name for name in names_in_order(code) if name not in kept.values()])
    return [number_of(code, kept.get(seat) or next(others)) for seat in range(len(old))]


def styles_of(code: str, players: Sequence[Player | None]) -> dict[int, StyleName]:
    """How the bot player on each seat plays; people have no entry."""
    return {seat: STYLES[name - 1] for seat, name in names_by_seat(code, players).items()}
