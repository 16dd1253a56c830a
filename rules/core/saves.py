"""Converts a state to plain JSON data and back: checked, upgraded, and settled again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from inspect import signature
from re import fullmatch
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from . import paragraphs
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
        questions = {str(ask.seat): _fingerprint(ask) for ask in g.asked}
        return {"version": self.version, **data, "questions": questions}

    def load(self, data: Data) -> G:
        """A settled state from saved data of this version or an older one. Raises `BadSave`."""
        data = self._upgraded(data)
        g = self._fields({name: value for name, value in data.items() if name not in ("agenda", "questions")})
        match data.get("agenda"), data.get("questions", {}):
            case [*frames], {**questions}:
                g.agenda = [self._frame(frame) for frame in frames]
            case _:
                raise BadSave("agenda or questions: missing, or of another form")
        self.rules.settle(g)
        _renew_changed(g, questions)
        return g

    def _fields(self, data: Data) -> G:
        try:
            g = self.adapter.validate_python(data)
        except ValidationError as bad:
            raise BadSave("; ".join(f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in bad.errors())) from None
        if not fullmatch("[0-9a-f]{64}", g.secret):
            raise BadSave("secret: not 32 bytes in hex")
        return g

    def _upgraded(self, data: Data) -> Data:
        if not isinstance(data, dict):
            raise BadSave("a save is a JSON object")
        version = data.get("version")
        if not isinstance(version, int) or not 1 <= version <= self.version:
            newer = "; a newer program wrote this save" if isinstance(version, int) and version > self.version else ""
            raise BadSave(f"version: {version!r} is not one of 1 to {self.version}{newer}")
        data = {name: value for name, value in data.items() if name != "version"}
        for upgrade in self.upgrades[version - 1 :]:
            data = upgrade(data)
        return data

    def _frame(self, saved: object) -> Frame:
        """A frame under its paragraph's current name, also inside groups."""
        match saved:
            case [paragraphs.APART, [*branches]]:
                return paragraphs.APART, tuple(self._branch(branch) for branch in branches)
            case [paragraphs.SEALED, [*pairs]]:
                return paragraphs.SEALED, tuple(self._answered(pair) for pair in pairs)
            case [paragraphs.CHOSEN, [choice, of, pick]]:
                return paragraphs.CHOSEN, (*self._question([choice, of]), frozen(pick))
            case [str(name), [*args]]:
                return self._paragraph(self.rules.renamed.get(name, name), args)
        raise BadSave("agenda: a frame is a name with a list of arguments")

    def _branch(self, saved: object) -> tuple[Frame, ...]:
        match saved:
            case [_, *_]:
                return tuple(self._frame(frame) for frame in saved)
        raise BadSave("agenda: a branch is a list of frames")

    def _answered(self, saved: object) -> tuple[Frame, Arg]:
        match saved:
            case [frame, [*answer]]:
                return self._question(frame), frozen(answer)
        raise BadSave("agenda: a sealed question is a frame with its answer")

    def _question(self, saved: object) -> Frame:
        frame = self._frame(saved)
        if frame[0] not in self.rules.choices:
            raise BadSave(f"agenda: {frame[0]!r} is no choice")
        return frame

    def _paragraph(self, name: str, args: list[Any]) -> Frame:
        choice = self.rules.choices.get(name)
        run = choice.menu if choice else self.rules.steps.get(name)
        if run is None:
            raise BadSave(f"agenda: this program knows no paragraph {name!r}")
        if len(args) != _takes(run):
            raise BadSave(f"agenda: {name!r} takes {_takes(run)} arguments, not {len(args)}")
        return name, tuple(frozen(arg) for arg in args)


@cache
def _takes(run: Callable[..., Any]) -> int:
    """How many arguments a paragraph's frames have: all parameters of its function but the table."""
    return len(signature(run).parameters) - 1


def frozen(value: object) -> Arg:
    """JSON lists as the tuples that frames hold. Raises `BadSave` for anything a frame may not hold."""
    if isinstance(value, list | tuple):
        return tuple(frozen(item) for item in value)
    if isinstance(value, int | str) and not isinstance(value, bool):
        return value
    raise BadSave(f"agenda: {value!r} cannot be an argument")


def _fingerprint(ask: Ask) -> str:
    """A fingerprint of a question: presses carry option numbers, so they are valid only for the very same options."""
    content = json.dumps([ask.choice, ask.args, ask.options, ask.least, ask.most, ask.given])
    return blake2b(content.encode(), digest_size=6).hexdigest()


def _renew_changed(g: State, questions: Mapping[object, object]) -> None:
    """Give questions that newer rules changed a revision of their own; the others keep theirs.

    A question that is gone leads to a new revision, too: what was asked under the old one is out of date.
    """
    changed = {ask.seat for ask in g.asked if questions.get(str(ask.seat)) != _fingerprint(ask)}
    if not changed and len(questions) == len(g.asked):
        return
    g.since = {ask.seat: ask.revision for ask in g.asked if ask.seat not in changed}
    g.revision += 1
    g.put(tuple(ask._replace(revision=g.since.get(ask.seat, g.revision)) for ask in g.asked))
