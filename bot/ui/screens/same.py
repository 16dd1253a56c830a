"""Whether a prepared answer still brings the same, and what of it fits the table as it is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final

from bot.tables import Judgement, PlannedAnswer, PreparedAnswer, PreparedStep, Snapshot, StandingAnswer
from bot.text import words_for
from bot.ui.kit.perspective import Games, Perspective
from bot.ui.kit.picks import Numbers, is_single, numbers_of
from rules.core import Ask, Move, Pick, Refused

from .plans import SEVERAL, chosen_side, play_ahead

DRAW: Final = "dice"  # how the rules call what comes to a draw


def told(perspective: Perspective, steps: Sequence[PreparedStep]) -> str:
    """A hash of what the English labels tell of the steps in the owner's imagined worlds, one after the other.

    Where the steps do not fit it is the hash of those that do: another one than before.
    """
    now, lines = replace(perspective, words=words_for("en")), list[object]()
    for step in steps:
        ask = now.ask
        if ask is None or not step.answers(ask):
            break
        try:
            after = play_ahead(now, Move(ask.seat, ask.choice, step.pick, ask.revision))
        except Refused:
            break
        lines.append(_told(now, ask, step.pick))
        now = after
    return sha256(json.dumps(lines).encode()).hexdigest()[:32]


def _told(perspective: Perspective, ask: Ask, pick: Pick) -> list[object]:
    """What the labels tell of an answer, with what the answer itself reveals."""
    labels = [perspective.option(ask, option) for option in pick]
    told: list[object] = [ask.choice, *([label.label, label.outcome, label.brings] for label in labels)]
    if not is_single(ask):
        told.append(perspective.face.confirm(perspective.asked(ask), pick))
    return [*told, _revealed(perspective, ask, pick)]


def _revealed(perspective: Perspective, ask: Ask, pick: Pick) -> str:
    """What the answer itself reveals, in the words of its label: what is dealt in the imagined worlds is not told."""
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
            return Judgement(steps=tuple(steps))
        move = Move(ask.seat, ask.choice, step.pick, ask.revision)
        try:
            after = play_ahead(now, move)
        except Refused:
            return Judgement(steps=tuple(steps))
        moves.append(move)
        steps.append(PlannedAnswer(step.choice, step.pick))
        last, now = now, after
    if answer.mode == "anyway" or told(perspective, answer.steps) == answer.told:
        return Judgement(tuple(moves), told_after=_told_after(perspective, answer, moves[0]))
    return Judgement((), tuple(steps[:-1]), _begun(last, steps[-1].pick))


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
