"""Processes that draw, so that pictures take no time from the core on which presses are answered."""

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

MOST: Final = 2  # one for boards, one for hands
NICENESS: Final = 5  # presses come before pictures, and pictures before bot players' thoughts
LONGEST: Final = 60.0  # maximum seconds for a picture, including the start of its process
RESTS: Final = 60.0  # seconds after the loss of a process during which none is started

WHILE_IT_ENDS: Final = 0.2  # seconds that a process may take to exit once its pipe is closed
# Signals by which a picture crashed a native library: drawn in this process, it would end the bot.
FAULTS: Final = frozenset((signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGILL, signal.SIGFPE))

Draw = Callable[..., Any]  # (game, what, scene) -> pictures


class Child(NamedTuple):
    """A process, and our end of the pipe for requests and answers."""

    process: BaseProcess
    pipe: Connection[Any, Any]


class DrawingProcess:
    """One long-lived process that draws, started on the first request and again after it was lost.

    No picture depends on it: what it cannot draw, because it has died or lacks an operator's component data, is drawn
    in this process, by the calling thread. Several threads may call it; each waits for its turn.
    """

    def __init__(self, draw: Draw, longest: float = LONGEST) -> None:
        self._draw, self._turn, self._longest = draw, Lock(), longest
        self._child: Child | None = None
        self._rests_until, self._is_closed = 0.0, False

    def draw(self, *asked: Any) -> Any:
        """The pictures. Slow; raises whatever drawing them in this process raises, and `NoLongerDraws` once closed."""
        with self._turn:
            made = self._made_there(asked) if monotonic() >= self._rests_until else None
        if made is None and self._is_closed:
            raise NoLongerDraws
        return self._draw(*asked) if made is None else made

    @property
    def pid(self) -> int:
        """The process id; 0 if none is running."""
        child = self._child
        return child.process.pid or 0 if child else 0

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        self._is_closed = True
        if child := self._child:
            child.process.kill()  # a thread that waits on the pipe gets EOFError and releases the turn
        with self._turn:
            self._end()

    def _made_there(self, asked: tuple[Any, ...]) -> Any:
        """What the process drew; None if it could not."""
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
                metrics.RENDERS.labels(asked[1], "lost").inc()  # the caller then draws it
                log_fault("a process that draws was lost", lost)
            return None

    def _begun(self) -> Child:
        if self._child is None:
            spawning = get_context("spawn")
            ours, its = spawning.Pipe()
            process = spawning.Process(target=_serve, args=(its, self._draw), name="pictures", daemon=True)
            resource_tracker.ensure_running()  # started by `start` below, it would reset the signal mask
            mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # inherited by the child from its start
            try:
                process.start()
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            its.close()
            self._child = Child(process, ours)
        return self._child

    def _end(self) -> int:
        """End the process; returns the signal that had already killed it, or 0 if it ended in any other way."""
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
    """Serve requests until the other end of the pipe is closed, or its process has ended."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    with suppress(EOFError, OSError):
        while True:
            asked = pipe.recv()
            try:
                made = draw(*asked)
            except Exception:  # the parent then draws it itself, and reports the fault
                made = None
            pipe.send(made)


def usual_painters() -> int:
    """How many processes should draw on this machine: none with a single core, as they would only share it.

    With four cores or more, boards and hands have one each; with fewer, they share one, as each process keeps up to
    256 MB of what it drew.
    """
    cores = len(os.sched_getaffinity(0))
    return 0 if cores == 1 else 1 if cores < 4 else MOST
