"""Answers that a person gives before they are asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from rules.core import Arg, Ask, Move, Pick

from .drafts import Difference, PlannedAnswer

Mode = Literal["same", "anyway"]  # handed in only if it brings the same as when it was made, or wherever it is legal


@dataclass(frozen=True, slots=True)
class PreparedStep:
    """One answer of a prepared plan, with the question it is for."""

    choice: str
    args: tuple[Arg, ...]
    pick: Pick

    def answers(self, ask: Ask) -> bool:
        """Whether this is the question that it was made for."""
        return (ask.choice, ask.args) == (self.choice, self.args)


@dataclass(frozen=True, slots=True)
class PreparedAnswer:
    """What a seat does when it is asked the question of the first step. Shown to its owner and to nobody else."""

    seat: int
    steps: tuple[PreparedStep, ...]
    mode: Mode
    told: str  # what the labels told of the steps when they were made
    version: int = 0  # grows with every change


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """What a seat answers as often as it is asked this, until it changes its mind or the answer runs out."""

    seat: int
    choice: str
    says: tuple[Arg, ...]
    version: int = 0


class Judgement(NamedTuple):
    """What a stored answer comes to at the table as it is: the moves to hand in, or the part of it that fits.

    Without `moves` it is not handed in; then the owner finds `steps` and `body` as a draft, and `differs` says in each
    language why. `told_after`: what `PreparedAnswer.told` is of the steps after the first, for who is away, whose
    answers are handed in one by one.
    """

    moves: tuple[Move, ...] = ()
    steps: tuple[PlannedAnswer, ...] = ()
    body: tuple[Arg, ...] = ()
    told_after: str = ""
    differs: Mapping[str, Difference] = {}
