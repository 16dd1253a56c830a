"""A state to plain JSON data and back: checked, upgraded, and settled again."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from .paragraphs import APART, CHOSEN, SEALED
from .rulebook import Rulebook
from .state import State
from .values import Arg, Ask, Frame

G = TypeVar("G", bound=State)
Data = dict[str, Any]
Upgrade = Callable[[Data], Data]


class BadSave(ValueError):
    """A save that cannot be read: the message names the part and the problem, never a secret."""


class Saves(Generic[G]):
    """Saving and loading the states of one game. `upgrades[v - 1]` turns data of version v into version v + 1."""

    def __init__(self, rules: Rulebook[G], table: type[G], upgrades: Sequence[Upgrade] = ()) -> None:
        self.rules, self.upgrades = rules, upgrades
        self.version = len(upgrades) + 1
        self.adapter: TypeAdapter[G] = TypeAdapter(table)

    def save(self, g: G) -> Data:
        """The state as plain JSON data. It holds the dice's secret: never log it, never send it."""
        data: Data = self.adapter.dump_python(g, mode="json")
        questions = {str(ask.seat): _print_of(ask) for ask in g.asked}
        return {"version": self.version, **data, "questions": questions}

    def load(self, data: Data) -> G:
        """A settled state from saved data of this version or an older one. Raises `BadSave`."""
        data = self._upgraded(dict(data))
        questions: dict[str, str] = data.pop("questions", {})
        agenda = data.pop("agenda", None)
        try:
            g = self.adapter.validate_python(data)
        except ValidationError as bad:
            raise BadSave("; ".join(f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in bad.errors())) from None
        g.agenda = self._agenda(agenda)
        self.rules.drop_stale_answers(g)
        self.rules.settle(g)
        _renew_changed(g, questions)
        return g

    def _upgraded(self, data: Data) -> Data:
        version = data.pop("version", None)
        if not isinstance(version, int) or not 1 <= version <= self.version:
            raise BadSave(f"version: {version!r} is not one of 1 to {self.version}; a newer program wrote this save")
        for upgrade in self.upgrades[version - 1 :]:
            data = upgrade(data)
        return data

    def _agenda(self, saved: object) -> list[Frame]:
        if not isinstance(saved, list):
            raise BadSave("agenda: missing or no list")
        return [self._frame(frame) for frame in saved]

    def _frame(self, saved: object) -> Frame:
        match saved:
            case [str(name), [*args]]:
                return self._named(name, args)
        raise BadSave("agenda: a frame is a name with a list of arguments")

    def _named(self, name: str, args: list[Any]) -> Frame:
        """Under a paragraph's name of today, inside groups too."""
        if name == APART:
            return APART, tuple(tuple(self._frame(frame) for frame in branch) for branch in args)
        if name == SEALED:
            return SEALED, tuple((self._frame(frame), frozen(answer)) for frame, answer in args)
        if name == CHOSEN:
            (choice, of), pick = self._named(args[0], args[1]), frozen(args[2])
            return CHOSEN, (choice, of, pick)
        name = self.rules.renamed.get(name, name)
        if name not in self.rules.steps and name not in self.rules.choices:
            raise BadSave(f"agenda: this program knows no paragraph {name!r}")
        return name, tuple(frozen(arg) for arg in args)


def frozen(value: object) -> Arg:
    """JSON lists as the tuples that frames hold. Raises `BadSave` for anything a frame may not hold."""
    if isinstance(value, list | tuple):
        return tuple(frozen(item) for item in value)
    if isinstance(value, int | str) and not isinstance(value, bool):
        return value
    raise BadSave(f"agenda: {value!r} cannot be an argument")


def _print_of(ask: Ask) -> str:
    """A fingerprint of a question: presses hold option numbers, so they are good for the very same options only."""
    content = json.dumps([ask.choice, ask.args, ask.options, ask.least, ask.most, ask.given])
    return blake2b(content.encode(), digest_size=6).hexdigest()


def _renew_changed(g: State, questions: dict[str, str]) -> None:
    """Questions that newer rules changed get a revision of their own; the others keep theirs."""
    changed = {ask.seat for ask in g.asked if questions.get(str(ask.seat)) != _print_of(ask)}
    if not changed:
        return
    g.since = {ask.seat: ask.revision for ask in g.asked if ask.seat not in changed}
    g.revision += 1
    g.put(tuple(ask._replace(revision=g.since.get(ask.seat, g.revision)) for ask in g.asked))
