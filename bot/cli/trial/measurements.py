"""The results of a trial: for each step Discord's status codes and the time it took."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, Literal

import aiohttp
import discord

from bot.faults import log_fault
from bot.tables.values.delivery import Later
from bot.text import words_for
from bot.ui.kit.permissions import lacking_in, permission_names
from bot.ui.kit.posting import NoPerson, NoPlace, NotAllowed, NotReachable

NAME_WIDTH: Final = 50
MOST_WORDS: Final = 300
STATUSES: ContextVar[list[int] | None] = ContextVar("statuses", default=None)  # of the current step

Found = Literal["fine", "failed", "not shown", "left out"]


class StepFailed(Exception):
    """A step failed, so what builds on it cannot be tried."""


class Unexpected(Exception):
    """Discord accepted a request, but the result is not as expected; the message says how."""


@dataclass(frozen=True, slots=True)
class TrialStep:
    """The result of one step."""

    name: str
    found: Found
    why: str = ""
    statuses: tuple[int, ...] = ()
    code: int = 0  # Discord's own error code
    milliseconds: float = 0.0

    def __str__(self) -> str:
        if self.found in ("not shown", "left out"):
            return f"{self.name:{NAME_WIDTH}} {self.found}: {self.why}"
        codes = " ".join(_counted(self.statuses)) + (f"/{self.code}" if self.code else "")
        line = f"{self.name:{NAME_WIDTH}} {codes or '-':14} {self.milliseconds:6.0f} ms"
        return line if self.found == "fine" else f"{line}  FAILED: {self.why}"


@dataclass
class TrialResults:
    """Measures steps and prints each result with `say`. `place` is where permissions are looked up."""

    say: Callable[[str], None]
    place: object = None
    steps: list[TrialStep] = field(default_factory=list)

    @contextmanager
    def step(self, name: str, *needs: str) -> Iterator[None]:
        """Measure what is done in the block; `needs` are the permissions it takes. Raises `StepFailed` if it fails."""
        statuses, begun, fault = list[int](), time.monotonic(), None
        outer = STATUSES.set(statuses)
        try:
            yield
        except StepFailed:
            raise
        except Exception as error:
            fault = error
        finally:
            STATUSES.reset(outer)
        took = (time.monotonic() - begun) * 1000
        if fault is None:
            self._note(TrialStep(name, "fine", "", tuple(statuses), 0, took))
            return
        self._note(TrialStep(name, "failed", self._why(fault, needs), tuple(statuses), _code(fault), took))
        raise StepFailed

    def not_shown(self, name: str, why: str) -> None:
        """Note a step that could not be tried, which proves nothing."""
        self._note(TrialStep(name, "not shown", why))

    def leave_out(self, name: str, why: str) -> None:
        """Note a step that does not apply here, which is no fault."""
        self._note(TrialStep(name, "left out", why))

    @property
    def all_fine(self) -> bool:
        """Whether every step that applies was tried and went well."""
        return all(step.found in ("fine", "left out") for step in self.steps)

    @property
    def summary(self) -> str:
        """How many steps had which result."""
        kinds: tuple[Found, ...] = ("fine", "failed", "not shown", "left out")
        counts = {kind: sum(step.found == kind for step in self.steps) for kind in kinds}
        listed = ", ".join(f"{n} {kind}" for kind, n in counts.items() if n)
        return f"{len(self.steps)} steps: {listed}"

    def _note(self, step: TrialStep) -> None:
        self.steps.append(step)
        self.say(str(step))

    def _why(self, fault: Exception, needs: tuple[str, ...]) -> str:
        if isinstance(fault, NotAllowed | NoPlace):
            lacking = lacking_in(self.place, needs) or needs
            return f"a permission is missing: {permission_names(words_for('en'), lacking)}" if lacking else "refused"
        if isinstance(fault, NoPerson):
            return "Discord knows no such person"
        if isinstance(fault, NotReachable):
            return "this person takes no private messages from the bot"
        if isinstance(fault, Later):
            return "Discord is slow, out of reach, or wants fewer requests"
        if isinstance(fault, Unexpected):
            return str(fault)
        if (error := _error_of(fault)) is not None:
            return f"{type(fault).__name__}: {' '.join(error.text.split())[:MOST_WORDS]}"
        log_fault("a step of the trial failed", fault)
        return f"a fault of this program: {type(fault).__name__}"


def trace() -> aiohttp.TraceConfig:
    """A trace for the client's session that notes the status of each response for the step under way."""
    config = aiohttp.TraceConfig()

    async def ended(session: object, context: object, params: aiohttp.TraceRequestEndParams) -> None:
        if (statuses := STATUSES.get()) is not None:
            statuses.append(params.response.status)

    config.on_request_end.append(ended)
    return config


def _counted(statuses: Iterable[int]) -> Iterator[str]:
    for status, same in groupby(statuses):
        n = len(list(same))
        yield f"{status}×{n}" if n > 1 else str(status)


def _code(fault: BaseException) -> int:
    error = _error_of(fault)
    return error.code if error else 0


def _error_of(fault: BaseException | Any) -> discord.HTTPException | None:
    """Discord's own error, if it caused this one."""
    while fault is not None and not isinstance(fault, discord.HTTPException):
        fault = fault.__cause__
    return fault
