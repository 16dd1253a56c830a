"""Typed commands as moves: parameters are read against the open questions, and completion offers what fits."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.faces import NotUnderstood
from bot.ui.kit.limits import COMPLETIONS
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.picks import is_single, kinds
from bot.ui.kit.screen import ENTRY, cut
from bot.ui.kit.typed import storable
from bot.ui.screens.panel import Note
from bot.ui.screens.plans import in_words, play_ahead
from rules.core import Arg, Ask, Move, Pick, Refusal, Refused

from .caller import Caller
from .replies import Reply
from .services import Services

TAIL: Final = re.compile(r"\s*(?P<n>\d{1,3})?\s*[x×*]?\s*(?P<word>.*)", re.DOTALL)
TIMES: Final = re.compile(r"(?:(?P<n>\d{1,2})\s*[x×*]?\s+)?(?P<word>.*?)(?:\s*[x×*]\s*(?P<times>\d{1,2}))?", re.DOTALL)
MOST_TIMES: Final = 20
NOTHING: Final = "0"


TypedWords = Mapping[str, str | None]
ReadMoves = Iterator[tuple[Perspective, Move]]


@dataclass(frozen=True, slots=True)
class CommandStep:
    """One question that a sub-command answers if it is open: by a parameter, or always with the same option.

    `choices`: the kernel's names of the question; `leaves_out`: options that another sub-command stands for.
    """

    choices: tuple[str, ...]
    parameter: str = ""
    always: Arg | None = None
    leaves_out: tuple[Arg, ...] = ()
    optional: bool = False
    verb: str = ""  # of options such as ("take", card), only those with this verb are meant
    default: Arg | None = None  # the option meant where nothing is typed
    follow_ups: tuple[
        str, ...
    ] = ()  # later questions that the same words answer: in "gallia 2" the 2 is which rat there
    several: bool = False  # words separated by commas answer several questions in a row
    also: tuple[str, ...] = ()  # parameters whose words are appended to its own, such as whose boy and whose girl

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its parameters, in order."""
        return (self.parameter, *self.also) if self.parameter else ()

    def text(self, given: TypedWords) -> str | None:
        """The text typed for it, None if none. Raises `NotUnderstood` where its first parameter is missing."""
        words = [one_line(word) for word in map(given.get, self.names) if word is not None]
        if words and given.get(self.parameter) is None:
            raise NotUnderstood("", words[0])
        return ", ".join(words) if words else None

    def answers(self, ask: Ask | None) -> bool:
        """Whether this step answers the question."""
        return ask is not None and ask.choice in (*self.choices, *self.follow_ups)

    def means(self, option: Arg) -> bool:
        """Whether an option can be meant: options with another verb belong to another sub-command."""
        return not (self.verb and isinstance(option, tuple) and isinstance(option[0], str)) or option[0] == self.verb


def one_line(text: str) -> str:
    """Typed text with single blanks and without what cannot be sent."""
    return " ".join(storable(text).split())


@dataclass(frozen=True, slots=True)
class SubCommand:
    """A sub-command of a game and the questions that it answers, in order."""

    name: str
    steps: tuple[CommandStep, ...]

    @property
    def parameters(self) -> tuple[CommandStep, ...]:
        """One step for each parameter, in order."""
        parts = [replace(step, parameter=name, also=()) for step in self.steps for name in step.names]
        named = {step.parameter: step for step in reversed(parts)}
        return tuple(named[name] for name in dict.fromkeys(step.parameter for step in parts))


@dataclass(frozen=True, slots=True)
class GameCommands:
    """The commands of a game: its key, the name of its command group and its sub-commands."""

    game: str
    name: str
    subs: tuple[SubCommand, ...]


class OtherQuestion(Exception):
    """The open question is not one that the typed command answers. `perspective`: where that was found."""

    def __init__(self, perspective: Perspective) -> None:
        super().__init__()
        self.perspective = perspective


async def play_typed(services: Services, caller: Caller, code: str, sub: SubCommand, given: TypedWords) -> Reply:
    """Read what was typed and play it, all of it or nothing."""
    perspective = services.perspective(caller, await services.look(code))
    try:
        typed = list(typed_moves(perspective, sub.steps, given))
        if not typed:
            raise OtherQuestion(perspective)
    except OtherQuestion as other:
        return await _not_now(services, caller, perspective, other.perspective.ask)
    except Refused as refused:
        return await services.refused_panel(caller, code, refused)
    understood = [in_words(now, move) for now, move in typed]
    note = caller.words("ui-understood", what=joined(understood))
    return await services.submit(caller, perspective, [move for _, move in typed], note)


async def _not_now(services: Services, caller: Caller, perspective: Perspective, ask: Ask | None) -> Reply:
    if ask is None or perspective.seat is None:
        awaits = perspective.table.status == "running" and perspective.seat is not None
        return await services.panel(
            caller, perspective.table, Note(caller.words("refusal-not_your_turn") if awaits else "")
        )
    return await services.panel(
        caller, perspective.table, Note(caller.words("ui-other-question", call=perspective.call(ask)))
    )


def typed_moves(perspective: Perspective, steps: Sequence[CommandStep], given: TypedWords) -> ReadMoves:
    """The moves that were typed, each with the perspective in which it was read.

    Questions after the first are found by playing ahead in imagined worlds that fit what this seat knows, never in
    the true state. A step whose question is not asked is skipped; one for which nothing was typed is left to the panel.
    """
    for n, step in enumerate(steps):
        text = step.text(given)
        if not step.answers(perspective.ask):
            if text is not None:
                raise OtherQuestion(perspective)
            continue
        if text is None and step.always is None and step.default is None:
            if any(later.text(given) for later in steps[n + 1 :]):
                raise OtherQuestion(perspective)
            return
        for now, move in _answers(perspective, step, text):
            yield now, move
            perspective = play_ahead(now, move)


def _answers(perspective: Perspective, step: CommandStep, text: str | None) -> ReadMoves:
    """The moves of one step: one, or several where its words answer more."""
    if text is None:
        pick = step.always if step.always is not None else step.default
        assert pick is not None
        yield perspective, _move(perspective, (pick,))
        return
    parts = list(_parts(text)) if step.several else [text]
    if not any(parts):
        raise NotUnderstood("", text)
    for part in parts:
        if not step.answers(perspective.ask):
            raise NotUnderstood("", part)
        answered = ""
        while step.answers(perspective.ask) and (not answered or _follows_up(perspective, step, answered, part)):
            move = _move(perspective, _read(perspective, step, part))
            yield perspective, move
            perspective, answered = play_ahead(perspective, move), move.choice


def _follows_up(perspective: Perspective, step: CommandStep, answered: str, part: str) -> bool:
    """Whether the words that answered one question also answer the next one."""
    ask = perspective.ask
    if ask is None or ask.choice == answered or ask.choice not in step.follow_ups:
        return False
    try:
        return bool(_read(perspective, step, part))
    except (NotUnderstood, Refused):
        return False


def _parts(text: str) -> Iterator[str]:
    """The parts between commas, each repeated by its count: "2 gallia, italia" gives gallia twice."""
    for part in filter(None, map(str.strip, re.split(r"[,;]", text))):
        found = TIMES.fullmatch(part)
        assert found is not None
        yield from [found["word"]] * min(int(found["n"] or found["times"] or 1), MOST_TIMES)


def _move(perspective: Perspective, pick: Pick) -> Move:
    ask = perspective.ask
    assert ask is not None
    return Move(ask.seat, ask.choice, pick, ask.revision)


def _read(perspective: Perspective, step: CommandStep, text: str) -> Pick:
    """Typed text as a pick. Raises `NotUnderstood`, or `Refused` with the reason where it names something barred."""
    ask = perspective.ask
    assert ask is not None
    try:
        pick = perspective.face.read(perspective.asked(_narrowed(ask, step)), text)
        if any(option in step.leaves_out for option in pick):
            raise NotUnderstood("", text)
    except NotUnderstood as unclear:
        if not unclear.ambiguous and (reason := _why_not(perspective, ask, step, text)):
            raise Refused(reason) from None
        raise
    return pick


def _narrowed(ask: Ask, step: CommandStep) -> Ask:
    """The question with only the options that the step can mean."""
    return ask._replace(options=tuple(option for option in ask.options if step.means(option)))


def _why_not(perspective: Perspective, ask: Ask, step: CommandStep, text: str) -> Refusal | None:
    """The reason why the one thing that was typed is barred; None where it names no such thing."""
    barred = perspective.game.barred(perspective.table.state, ask.seat)
    asked = perspective.asked(_narrowed(ask._replace(options=tuple(barred), least=1, most=1), step))
    try:
        pick = perspective.face.read(asked, text)
    except NotUnderstood:
        return None
    return barred.get(pick[0]) if len(pick) == 1 else None


# --------------------------------------------------------------------------- completion


def completions(
    perspective: Perspective, sub: SubCommand, given: TypedWords, focused: str, current: str
) -> list[tuple[str, str]]:
    """Completions for a parameter while it is typed: (label, value)."""
    steps = sub.steps
    at = next((n for n, step in enumerate(steps) if focused in step.names), None)
    if at is None:
        return []
    step, before, current = steps[at], "", one_line(current)
    try:
        for now, move in typed_moves(perspective, steps[:at], given):
            perspective = play_ahead(now, move)
        if step.several and "," in current:
            before, _, current = current.rpartition(",")
            for now, move in _answers(perspective, step, before):
                perspective = play_ahead(now, move)
    except (OtherQuestion, NotUnderstood, Refused):
        return []
    ask = perspective.ask
    if ask is None or not step.answers(ask):
        return []
    wanted = "" if step.also else current
    offers = _one(perspective, ask, step, wanted) if is_single(ask) else _several(perspective, ask, current)
    if step.also:
        offers = _parts_of(step, given, focused, current, offers)
    if before.strip():
        offers = ((f"{before.strip()}, {value}", f"{before.strip()}, {value}") for _, value in offers)
    named: dict[str, str] = {}
    for name, value in offers:  # a preset and the typed words may give the same value
        named.setdefault(value, cut(name, ENTRY))
    return [(name, value) for value, name in named.items() if 0 < len(value) <= ENTRY][:COMPLETIONS]


def _one(perspective: Perspective, ask: Ask, step: CommandStep, current: str) -> Iterator[tuple[str, str]]:
    """Completions of a question with one pick; where words may answer the next question too, of that one."""
    perspective = replace(perspective, played_ahead=perspective.imagined)
    narrowed = _narrowed(ask, step)
    asked = perspective.asked(narrowed)
    for option in kinds(narrowed):
        if option in step.leaves_out:
            continue
        label, value = perspective.option(ask, option), perspective.face.typed(asked, option)
        name = f"{label.label} · {label.outcome}" if label.outcome else label.label
        ahead = play_ahead(perspective, _move(perspective, (option,))) if step.follow_ups else perspective
        if ahead.ask is not None and ahead.ask.choice in step.follow_ups and ahead.ask.choice != ask.choice:
            yield from _one(ahead, ahead.ask, step, current)
        elif _fits(current, label.label, value):
            yield name, value


def _parts_of(
    step: CommandStep, given: TypedWords, focused: str, current: str, offers: Iterator[tuple[str, str]]
) -> Iterator[tuple[str, str]]:
    """Of comma-separated completions the part for one parameter, given what the parameters before it hold."""
    at = step.names.index(focused)
    before = [(given.get(name) or "").strip().casefold() for name in step.names[:at]]
    split = (value.split(", ") for _, value in offers)
    fit = (parts[at] for parts in split if [part.casefold() for part in parts[:at]] == before)
    yield from ((part, part) for part in dict.fromkeys(fit) if _fits(current, part))


def _several(perspective: Perspective, ask: Ask, current: str) -> Iterator[tuple[str, str]]:
    """Presets first, then the typed text with its last word completed."""
    face, asked = perspective.face, perspective.asked(ask)
    for preset in face.presets(asked):
        value = as_typed(perspective, ask, preset.pick)
        if _fits(current, preset.label, value):
            yield preset.label, value
    head, _, tail = current.rpartition(",")
    head = head.strip()
    found = TAIL.fullmatch(tail)
    assert found is not None
    left = _left(perspective, ask, head)
    n = int(found["n"] or 1)
    for option in dict.fromkeys(left):
        word = face.typed(asked, option)
        label = perspective.option(ask, option).label
        if n <= left[option] and _fits(found["word"], label, word):
            value = ", ".join(part for part in (head, f"{n} {word}" if n > 1 else word) if part)
            yield value, value


def _left(perspective: Perspective, ask: Ask, head: str) -> Counter[Arg]:
    """The options that can still be added to the typed ones."""
    left = Counter(ask.options)
    if head:
        try:
            left -= Counter(perspective.face.read(perspective.asked(ask), head))
        except NotUnderstood:
            return Counter()
    return left


def as_typed(perspective: Perspective, ask: Ask, pick: Pick) -> str:
    """A pick as people type it."""
    asked = perspective.asked(ask)
    counts = Counter(perspective.face.typed(asked, option) for option in pick)
    return ", ".join(f"{n} {word}" if n > 1 else word for word, n in counts.items()) or NOTHING


def _fits(current: str, *texts: str) -> bool:
    wanted = current.strip().casefold()
    return not wanted or any(wanted in text.casefold() for text in texts)
