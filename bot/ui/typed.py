"""Commands as moves: what somebody typed, read against the question of the moment, and what completion offers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.faces import NotUnderstood
from rules.core import Arg, Ask, Move, Pick, Refused

from .desk import Desk
from .guest import Guest
from .panel import Note
from .picks import kinds, one_of
from .plans import after, in_words
from .replies import Reply
from .screen import ENTRY, cut
from .sight import Sight, joined

OFFERS: Final = 25  # completions that Discord takes
TAIL: Final = re.compile(r"\s*(?P<n>\d+)?\s*[x×*]?\s*(?P<word>.*)", re.DOTALL)
NOTHING: Final = "0"


@dataclass(frozen=True, slots=True)
class Step:
    """One question that a sub-command answers: by a parameter, or always with the same option.

    `choices` are the kernel's names of the questions; `leaves_out` are options for which another sub-command stands.
    """

    choices: tuple[str, ...]
    parameter: str = ""
    always: Arg | None = None
    leaves_out: tuple[Arg, ...] = ()
    optional: bool = False


@dataclass(frozen=True, slots=True)
class SubCommand:
    """A sub-command of a game and the questions that it answers, in a row."""

    name: str
    steps: tuple[Step, ...]

    @property
    def parameters(self) -> tuple[Step, ...]:
        """The steps that have a parameter."""
        return tuple(step for step in self.steps if step.parameter)


@dataclass(frozen=True, slots=True)
class GameCommands:
    """What a game offers to those who type: its key, its group's name and its sub-commands."""

    game: str
    name: str
    subs: tuple[SubCommand, ...]


Given = Mapping[str, str | None]


class OtherQuestion(Exception):
    """Something else is asked now than what the sub-command answers."""


async def play_typed(desk: Desk, guest: Guest, code: str, sub: SubCommand, given: Given) -> Reply:
    """Read what was typed and hand it in, all of it or nothing."""
    sight = desk.sight(guest, await desk.look(code))
    try:
        planned = list(plan(sight, sub.steps, given))
    except OtherQuestion:
        return await _not_now(desk, guest, sight)
    except Refused as refused:
        return await desk.refused_panel(guest, code, refused)
    understood = [part for now, move in planned for part in in_words(now, move)]
    note = guest.words("ui-understood", what=joined(understood))
    return await desk.submit(guest, sight, [move for _, move in planned], note)


async def _not_now(desk: Desk, guest: Guest, sight: Sight) -> Reply:
    ask = sight.ask
    if ask is None or sight.seat is None:
        awaits = sight.table.status == "running" and sight.seat is not None
        return await desk.panel(guest, sight.table, Note(guest.words("refusal-not_your_turn") if awaits else ""))
    return await desk.panel(guest, sight.table, Note(guest.words("ui-other-question", call=sight.call(ask))))


def plan(sight: Sight, steps: Sequence[Step], given: Given) -> Iterator[tuple[Sight, Move]]:
    """The moves that were typed, each with the sight in which it was read.

    What comes after the first is found by playing it in a world that this seat could be in, never in the true one.
    """
    move: Move | None = None
    for step in steps:
        text = given.get(step.parameter) if step.parameter else None
        if step.optional and text is None:
            return
        sight = after(sight, move) if move else sight
        move = _move(sight, step, text or "")
        yield sight, move


def _move(sight: Sight, step: Step, text: str) -> Move:
    ask = sight.ask
    if ask is None or ask.choice not in step.choices:
        raise OtherQuestion
    pick = sight.read(ask, text) if step.always is None else (step.always,)
    if any(option in step.leaves_out for option in pick):
        raise NotUnderstood("", text)
    return Move(ask.seat, ask.choice, pick, ask.revision)


# --------------------------------------------------------------------------- completion


def completions(sight: Sight, sub: SubCommand, given: Given, focused: str, current: str) -> list[tuple[str, str]]:
    """What to offer for a parameter while it is typed: (as it reads, as it is sent)."""
    steps = sub.steps
    at = next((n for n, step in enumerate(steps) if step.parameter == focused), None)
    if at is None:
        return []
    try:
        for now, move in plan(sight, steps[:at], given):
            sight = after(now, move)
    except (OtherQuestion, NotUnderstood, Refused):
        return []
    ask = sight.ask
    if ask is None or ask.choice not in steps[at].choices:
        return []
    offers = _one(sight, ask, steps[at], current) if one_of(ask) else _several(sight, ask, current)
    return [(cut(name, ENTRY), value) for name, value in offers if 0 < len(value) <= ENTRY][:OFFERS]


def _one(sight: Sight, ask: Ask, step: Step, current: str) -> Iterator[tuple[str, str]]:
    for option in kinds(ask):
        if option in step.leaves_out:
            continue
        label, value = sight.option(ask, option), sight.typed(ask, option)
        name = f"{label.label} · {label.outcome}" if label.outcome else label.label
        if _fits(current, name, value):
            yield name, value


def _several(sight: Sight, ask: Ask, current: str) -> Iterator[tuple[str, str]]:
    """The presets first; then what was typed so far with its last word completed."""
    for preset in sight.presets(ask):
        value = written(sight, ask, preset.pick)
        if _fits(current, preset.label, value):
            yield preset.label, value
    head, _, tail = current.rpartition(",")
    head = head.strip()
    found = TAIL.fullmatch(tail)
    assert found is not None
    left = _left(sight, ask, head)
    n = int(found["n"] or 1)
    for option in dict.fromkeys(left):
        word = sight.typed(ask, option)
        label = sight.option(ask, option).label
        if n <= left[option] and _fits(found["word"], label, word):
            value = ", ".join(part for part in (head, f"{n} {word}" if n > 1 else word) if part)
            yield value, value


def _left(sight: Sight, ask: Ask, head: str) -> Counter[Arg]:
    """What may still be added to the words typed so far."""
    left = Counter(ask.options)
    if head:
        try:
            left -= Counter(sight.read(ask, head))
        except NotUnderstood:
            return Counter()
    return left


def written(sight: Sight, ask: Ask, pick: Pick) -> str:
    """A pick as somebody would type it."""
    counts = Counter(sight.typed(ask, option) for option in pick)
    return ", ".join(f"{n} {word}" if n > 1 else word for word, n in counts.items()) or NOTHING


def _fits(current: str, *texts: str) -> bool:
    wanted = current.strip().casefold()
    return not wanted or any(wanted in text.casefold() for text in texts)
