"""Ways to plant a fault into a game without touching it: a copy with one paragraph or one method changed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules.core import Game, Rulebook, Saves
from tests.support.magpie import MAGPIE
from tests.support.magpie_parts import Options, Table, View

from .moment import Broken, Property, play_game

Magpie = Game[Table, Options, View]
OPTIONS = Options(rounds="2")


@dataclass(frozen=True, slots=True)
class Faulty(Game[Table, Options, View]):
    """A game whose own methods may be planted over, which the real one does not offer."""

    methods: tuple[tuple[str, Callable[..., Any]], ...] = ()

    def imagine(self, state: Table, seat: int | None, secret: bytes) -> Table:
        """As planted."""
        return self._planted("imagine", state, seat, secret)

    def take_back(self, now: Table, before: Table) -> Table:
        """As planted."""
        return self._planted("take_back", now, before)

    def load(self, data: dict[str, Any]) -> Table:
        """As planted."""
        return self._planted("load", data)

    def _planted(self, name: str, *args: object) -> Table:
        method = dict(self.methods).get(name) or getattr(Game, name)
        made: Table = method(self, *args)
        return made


def paragraph(
    name: str, *, menu: Callable[..., Any] | None = None, effect: Callable[..., None] | None = None
) -> Magpie:
    """Magpie with another menu or effect of one choice."""
    book = _copied(MAGPIE.rules)
    choice = copy.copy(book.choices[name])
    choice.menu, choice.effect = menu or choice.menu, effect or choice.effect
    book.choices[name] = choice
    return with_rules(book)


def step(name: str, run: Callable[..., None]) -> Magpie:
    """Magpie with another step."""
    book = _copied(MAGPIE.rules)
    book.steps[name] = run
    return with_rules(book)


def with_rules(book: Rulebook[Table]) -> Magpie:
    """Magpie by another rulebook."""
    return replace(MAGPIE, rules=book, saves=Saves(book, Table, MAGPIE.saves.upgrades))


def method(name: str, planted: Callable[..., Any]) -> Magpie:
    """Magpie with another `imagine`, `take_back` or `load`."""
    parts = {field: getattr(MAGPIE, field) for field in MAGPIE.__dataclass_fields__}
    return Faulty(**parts, methods=((name, planted),))


def original(name: str) -> Callable[..., None]:
    """The right effect of a choice."""
    effect = MAGPIE.rules.choices[name].effect
    assert effect is not None
    return effect


def _copied(book: Rulebook[Table], kind: type[Rulebook[Table]] = Rulebook) -> Rulebook[Table]:
    new = kind()
    new.steps, new.choices, new.renamed = dict(book.steps), dict(book.choices), dict(book.renamed)
    return new


def by(kind: type[Rulebook[Table]]) -> Magpie:
    """Magpie followed by a faulty machine."""
    return with_rules(_copied(MAGPIE.rules, kind))


def bare_clone(*shared: str) -> Callable[[Table], Table]:
    """A clone that forgets to copy some lists."""

    def clone(old: Table) -> Table:
        new = right(old)
        for name in shared:
            setattr(new, name, getattr(old, name))
        return new

    right: Callable[[Table], Table] = Table.clone
    return clone


def plays(game: Magpie, *holds: Property, seats: int = 3, games: int = 30) -> None:
    """Some games under some properties."""
    for seed in range(games):
        play_game(game, seats, OPTIONS, seed, holds)


def caught(game: Magpie, holds: Property, *, seats: int = 3) -> None:
    """The property finds the fault, says its own name, and finds nothing in the right game."""
    plays(MAGPIE, holds, seats=seats, games=5)
    with pytest.raises(Broken, match=f"^{holds.__name__.replace('_', ' ')}: "):
        plays(game, holds, seats=seats)
