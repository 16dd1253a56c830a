"""Processes that draw, so that pictures take nothing of the core on which presses are answered."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from time import monotonic
from typing import Any, Final, NamedTuple

from bot import metrics
from bot.faults import log_fault

from .rasterizer import NoLongerDraws
from .typesetting import CannotDraw

MOST: Final = 2  # boards and hands are drawn by one each
NICENESS: Final = 5  # presses come first, and the thoughts of bot players last
LONGEST: Final = 60.0  # seconds for a picture, the start of its process included
RESTS: Final = 60.0  # seconds after a process was lost in which none is started

WHILE_IT_ENDS: Final = 0.2  # seconds that an end takes by which a pipe is closed
# Ends that the picture brought about, in a library that is not Python's: drawn here, it would end the bot.
FAULTS: Final = frozenset((signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGILL, signal.SIGFPE))

Draw = Callable[..., Any]  # game, what, scene: the pictures


class Child(NamedTuple):
    """A process, and the pipe on which it is asked and answers."""

    process: BaseProcess
    pipe: Connection[Any, Any]


class DrawingProcess:
    """One long-lived process that draws, started when it is first asked and anew after it was lost.

    No picture depends on it: what it cannot draw, because it has died or lacks an operator's component data, is drawn
    here, in the thread that asks. Several threads may ask; each waits for its turn.
    """

    def __init__(self, draw: Draw, longest: float = LONGEST) -> None:
        self._draw, self._turn, self._longest = draw, Lock(), longest
        self._child: Child | None = None
        self._rests_until, self._is_closed = 0.0, False

    def draw(self, *asked: Any) -> Any:
        """The pictures. Slow; raises what drawing them here raises, and `NoLongerDraws` after it was closed."""
        with self._turn:
            made = self._made_there(asked) if monotonic() >= self._rests_until else None
        if made is None and self._is_closed:
            raise NoLongerDraws
        return self._draw(*asked) if made is None else made

    @property
    def pid(self) -> int:
        """The id of the process; 0 where none runs."""
        child = self._child
        return child.process.pid or 0 if child else 0

    def close(self) -> None:
        """End the process, whatever it is at."""
        self._is_closed = True
        if child := self._child:
            child.process.kill()  # who waits for it hears of that, and lets go
        with self._turn:
            self._end()

    def _made_there(self, asked: tuple[Any, ...]) -> Any:
        """What the process made of it; None where it could not."""
        if self._is_closed:
            return None
        try:
            pipe = self._begun().pipe
            pipe.send(asked)
            if not pipe.poll(self._longest):
                raise TimeoutError("a picture took too long")
            return pipe.recv()
        except Exception as lost:
            if self._end() in FAULTS:
                raise CannotDraw("a process that draws came to a fault with this picture") from lost
            if not self._is_closed:
                self._rests_until = monotonic() + RESTS
                metrics.RENDERS.labels(asked[1], "lost").inc()  # drawn here after all
                log_fault("a process that draws was lost", lost)
            return None

    def _begun(self) -> Child:
        if self._child is None:
            spawning = get_context("spawn")
            ours, its = spawning.Pipe()
            process = spawning.Process(target=_serve, args=(its, self._draw), name="pictures", daemon=True)
            resource_tracker.ensure_running()  # its own start would unblock what is blocked here
            heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # it has that from here, from the first
            try:
                process.start()
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, heard)
            its.close()
            self._child = Child(process, ours)
        return self._child

    def _end(self) -> int:
        """End the process; returns the signal by which it had ended before, 0 for any other end."""
        child, self._child = self._child, None
        if child is None:
            return 0
        child.process.join(WHILE_IT_ENDS)
        ended = child.process.exitcode or 0
        child.process.kill()
        child.process.join()
        child.pipe.close()
        return max(0, -ended)


def _serve(pipe: Connection[Any, Any], draw: Draw) -> None:
    """Draw what is asked for until the other end is closed, or its process has ended."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's
    with suppress(EOFError, OSError):
        while True:
            asked = pipe.recv()
            try:
                made = draw(*asked)
            except Exception:  # who asked draws it too, and then tells the fault
                made = None
            pipe.send(made)


def usual_painters() -> int:
    """How many processes should draw on this machine: with one core none, for they would only share it.

    From four cores on boards and hands have one each; before, one, for each keeps up to 256 MB of what it drew.
    """
    cores = len(os.sched_getaffinity(0))
    return 0 if cores == 1 else 1 if cores < 4 else MOST
