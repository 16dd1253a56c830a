"""Ways to plant a fault into a game without touching it: a copy with one paragraph or one method changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules.core import Game, Rulebook, Saves
from rules.core.paragraphs import Choice
from tests.support.toy_game import TOY_GAME
from tests.support.toy_game_parts import Options, Table, View

from .moment import Broken, Property, play_game

AnyChoice = Choice[Any, Any, Any]
ToyGame = Game[Table, Options, View]
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
) -> ToyGame:
    """Magpie with another menu or effect of one choice."""
    book = _copied(TOY_GAME.rules)
    choice = book.choices[name] = twin(book.choices[name])
    choice.menu, choice.effect = menu or choice.menu, effect or choice.effect
    return with_rules(book)


def twin(choice: AnyChoice) -> AnyChoice:
    """The same choice as an object of its own, made by hand: what is built cannot be copied."""
    made: AnyChoice = Choice(choice.menu, counted=choice.counted, forced=choice.forced, ordered=choice.ordered)
    made.effect, made.reasons, made.preview = choice.effect, choice.reasons, choice.preview
    return made


def step(name: str, run: Callable[..., None]) -> ToyGame:
    """Magpie with another step."""
    book = _copied(TOY_GAME.rules)
    book.steps[name] = run
    return with_rules(book)


def with_rules(book: Rulebook[Table]) -> ToyGame:
    """Magpie by another rulebook."""
    return replace(TOY_GAME, rules=book, saves=Saves(book, Table, TOY_GAME.saves.upgrades))


def method(name: str, planted: Callable[..., Any]) -> ToyGame:
    """Magpie with another `imagine`, `take_back` or `load`."""
    parts = {field: getattr(TOY_GAME, field) for field in TOY_GAME.__dataclass_fields__}
    return Faulty(**parts, methods=((name, planted),))


def original(name: str) -> Callable[..., None]:
    """The right effect of a choice."""
    effect = TOY_GAME.rules.choices[name].effect
    assert effect is not None
    return effect


def _copied(book: Rulebook[Table], kind: type[Rulebook[Table]] = Rulebook) -> Rulebook[Table]:
    new = kind()
    new.steps, new.choices, new.renamed = dict(book.steps), dict(book.choices), dict(book.renamed)
    return new


def by(kind: type[Rulebook[Table]]) -> ToyGame:
    """Magpie followed by a faulty machine."""
    return with_rules(_copied(TOY_GAME.rules, kind))


def bare_clone(*shared: str) -> Callable[[Table], Table]:
    """A clone that forgets to copy some lists."""

    def clone(old: Table) -> Table:
        new = right(old)
        for name in shared:
            setattr(new, name, getattr(old, name))
        return new

    right: Callable[[Table], Table] = Table.clone
    return clone


def plays(game: ToyGame, *holds: Property, seats: int = 3, games: int = 30) -> None:
    """Some games under some properties."""
    for seed in range(games):
        play_game(game, seats, OPTIONS, seed, holds)


def caught(game: ToyGame, holds: Property, *, seats: int = 3) -> None:
    """The property finds the fault, says its own name, and finds nothing in the right game."""
    plays(TOY_GAME, holds, seats=seats, games=5)
    with pytest.raises(Broken, match=f"^{holds.__name__.replace('_', ' ')}: "):
        plays(game, holds, seats=seats)
