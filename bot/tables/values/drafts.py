"""Answers that a person has begun and not yet submitted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rules.core import Arg, Pick


@dataclass(frozen=True, slots=True)
class PlannedAnswer:
    """A whole answer that is planned and not yet played."""

    choice: str
    pick: Pick


class Difference(NamedTuple):
    """What a step of a prepared answer brought when it was prepared, and what it brings now, in words of one language.

    `now` is "" where the step is not possible any more.
    """

    before: str
    now: str


class DraftChanged(Exception):
    """The draft is not the one that a press saw, and stays as it is; `repeated`: that press itself has changed it."""

    def __init__(self, *, repeated: bool) -> None:
        super().__init__(f"repeated: {repeated}")
        self.repeated = repeated


@dataclass(frozen=True, slots=True)
class Draft:
    """A half-made answer, kept in the database across restarts.

    `steps` are whole answers in a row, the first to the question of this revision; `body` is what is chosen so far for
    the question that comes after them.
    """

    revision: int
    number: int  # grows with every change, so that an old panel's press is seen to be old
    body: tuple[Arg, ...]
    steps: tuple[PlannedAnswer, ...] = ()
    unfit: bool = False  # it is what is left of a prepared answer that did not fit
    differs: Mapping[str, Difference] = field(default_factory=dict)  # why not, by language; empty: was not kept
