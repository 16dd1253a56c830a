"""Whether a prepared answer still brings the same, and what of it fits the table as it is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import zip_longest
from typing import Any, Final

from bot.tables import Difference, Judgement, PlannedAnswer, PreparedAnswer, PreparedStep, Snapshot, StandingAnswer
from bot.text import LOCALES, words_for
from bot.ui.kit.perspective import Games, Perspective
from bot.ui.kit.picks import Numbers, is_single, numbers_of
from rules.core import Ask, Move, Pick, Refused

from .plans import SEVERAL, chosen_side, play_ahead

DRAW: Final = "dice"  # how the rules call what comes to a draw
COMPARED: Final = "en"  # whether something else is told is seen in one language
Told = list[Any]  # of a step: its choice, label, outcome and what it brings of each option, then whole sentences


def told(perspective: Perspective, steps: Sequence[PreparedStep]) -> str:
    """What the labels tell of the steps, by language: to be compared, and to say what differs if something does."""
    return json.dumps({locale: _told_in(locale, perspective, steps) for locale in LOCALES}, ensure_ascii=False)


def _told_in(locale: str, perspective: Perspective, steps: Sequence[PreparedStep]) -> list[Told]:
    """What the labels tell of the steps in the owner's imagined worlds, one after the other, as far as they fit."""
    now, found = replace(perspective, words=words_for(locale)), list[Told]()
    for step in steps:
        ask = now.ask
        if ask is None or not step.answers(ask):
            break
        try:
            after = play_ahead(now, Move(ask.seat, ask.choice, step.pick, ask.revision))
        except Refused:
            break
        found.append(_told(now, ask, step.pick))
        now = after
    return found


def _told(perspective: Perspective, ask: Ask, pick: Pick) -> Told:
    """What the labels tell of an answer, with what the answer itself reveals."""
    labels = [perspective.option(ask, option) for option in pick]
    told: Told = [ask.choice, *([label.label, label.outcome, label.brings] for label in labels)]
    if not is_single(ask):
        told.append(perspective.face.confirm(perspective.asked(ask), pick))
    return [*told, _revealed(perspective, ask, pick)]


def _revealed(perspective: Perspective, ask: Ask, pick: Pick) -> str:
    """What the answer itself reveals, unless its label says so: what is dealt in the imagined worlds is not told."""
    if ask.choice in perspective.face.says_so:
        return ""
    prospect = perspective.prospect(ask).of(*pick)
    keys = {world.barrier or ("" if prospect.whole else DRAW) for world in prospect.worlds} if prospect else {""}
    key = keys.pop() if len(keys) == 1 else SEVERAL
    return perspective.face.reveals(perspective.asked(ask), key) if key else ""


def judged(games: Games, table: Snapshot, answer: PreparedAnswer | StandingAnswer) -> Judgement:
    """What a stored answer comes to at the table as it is."""
    perspective = Perspective(table, games[table.game], words_for("en"), answer.seat)
    if isinstance(answer, StandingAnswer):
        return _standing(perspective, answer)
    now, moves, steps = perspective, list[Move](), list[PlannedAnswer]()
    for step in answer.steps:
        ask = now.ask
        if ask is None or not step.answers(ask):
            return Judgement(steps=tuple(steps), differs=_difference(perspective, answer, len(steps)))
        move = Move(ask.seat, ask.choice, step.pick, ask.revision)
        try:
            after = play_ahead(now, move)
        except Refused:
            return Judgement(steps=tuple(steps), differs=_difference(perspective, answer, len(steps)))
        moves.append(move)
        steps.append(PlannedAnswer(step.choice, step.pick))
        last, now = now, after
    other = None if answer.mode == "anyway" else _first_other(perspective, answer)
    if other is None:
        return Judgement(tuple(moves), told_after=_told_after(perspective, answer, moves[0]))
    begun, differs = _begun(last, steps[-1].pick), _difference(perspective, answer, other)
    return Judgement((), tuple(steps[:-1]), begun, differs=differs)


def _first_other(perspective: Perspective, answer: PreparedAnswer) -> int | None:
    """The first step of which something else is told than when it was prepared; None if it is all the same."""
    now = _told_in(COMPARED, perspective, answer.steps)
    if not (before := _kept(answer)):
        return None if sha256(json.dumps(now).encode()).hexdigest()[:32] == answer.told else len(now)
    pairs = enumerate(zip_longest(before[COMPARED], now))
    return next((n for n, (then, told) in pairs if then != told), None)


def _kept(answer: PreparedAnswer) -> dict[str, list[Told]]:
    """What was told when it was prepared, by language; empty where only a hash was kept, as until 2026-11-30."""
    return json.loads(answer.told) if answer.told.startswith("{") else {}


def _difference(perspective: Perspective, answer: PreparedAnswer, step: int) -> dict[str, Difference]:
    """What this step brought and brings, by language; nothing where it was not kept."""
    found = dict[str, Difference]()
    for locale, before in _kept(answer).items():
        now = _told_in(locale, perspective, answer.steps)
        if step < len(before):
            found[locale] = Difference(_sentence(before[step]), _sentence(now[step]) if step < len(now) else "")
    return found


def _sentence(told: Told) -> str:
    """What was told of a step in one line: of several options by their sum, of one by its label and what it brings."""
    _choice, *parts = told
    sentences = [part for part in parts if isinstance(part, str) and part]
    options = [part for part in parts if not isinstance(part, str)]
    if len(options) == 1 and len(parts) == 2:  # the sentence is what it reveals
        label, outcome, brings = options[0]
        more = outcome or brings
        sentences.insert(0, f"{label} ({more})" if more else label)
    return " · ".join(sentences)


def _told_after(perspective: Perspective, answer: PreparedAnswer, first: Move) -> str:
    """What `told` gives for the steps after the first, once that is played; "" where it is the only one."""
    return told(play_ahead(perspective, first), answer.steps[1:]) if len(answer.steps) > 1 else ""


def _standing(perspective: Perspective, answer: StandingAnswer) -> Judgement:
    """What a standing answer comes to."""
    move = perspective.game.standing_move(perspective.ask, tuple(map(str, answer.says))) if perspective.ask else None
    return Judgement((move,)) if move else Judgement()


def _begun(perspective: Perspective, pick: Pick) -> Numbers:
    """A counted pick as it is chosen so far; one of several has to be pressed."""
    ask = perspective.ask
    assert ask is not None
    return () if is_single(ask) else numbers_of(ask, chosen_side(perspective, ask, pick))
