"""Simulated time, and a database in the event loop's own thread: a month passes without anybody waiting."""

from __future__ import annotations

import asyncio
import random
import selectors
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar
from unittest.mock import patch

from bot.tables.storage import nonces
from bot.tables.transitions import codes
from bot.tables.workers import worker
from db import Database, DatabaseError, Where
from db.link import Store
from db.migrations import STEPS
from db.sqlite_store import SqliteStore, connect
from db.thread import Thread

T = TypeVar("T")

SET_KEY, KEY = "update bot_player_key set key = ?", (bytes(32).hex(),)  # drawn by a migration
HEARTBEAT = 170.0  # seconds between idle rounds of workers, below what the host takes for being off


class _NeverSleeps(selectors.SelectSelector):
    """Where the loop would wait for its next timer, its time moves on instead."""

    loop: SimulatedLoop

    def select(self, timeout: float | None = None) -> Any:
        events = super().select(0)
        if not events:
            if timeout is None:
                raise RuntimeError("nothing will ever happen again")
            self.loop.seconds += max(0.0, timeout)
        return events


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop whose `time()` moves as soon as nothing is left to do."""

    def __init__(self) -> None:
        self.seconds = 0.0
        selector = _NeverSleeps()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self.seconds

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """Work for another thread is done here at once: while it took its time there, simulated time would run on."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


class SimulatedClock:
    """The wall clock of the simulated machine, which somebody may set; otherwise it goes with the loop."""

    def __init__(self, loop: SimulatedLoop, begin: float) -> None:
        self._loop, self._begin, self.ahead = loop, begin, 0.0
        self._sleepers: dict[asyncio.Future[None], asyncio.TimerHandle] = {}

    def now(self) -> float:
        """Seconds since 1970 by this machine."""
        return self.true_now() + self.ahead

    def true_now(self) -> float:
        """Seconds since 1970 in truth."""
        return self._begin + self._loop.time()

    async def sleep_until(self, when: float) -> None:
        """Return at `when`, or as soon as the clock is set."""
        if when <= self.now():
            return
        woken = self._loop.create_future()
        self._sleepers[woken] = self._loop.call_later(when - self.now() + 1e-3, _wake, woken)
        try:
            await woken
        finally:
            self._sleepers.pop(woken).cancel()

    def jump(self, seconds: float) -> None:
        """Set the clock forward or back."""
        self.ahead += seconds
        for woken in tuple(self._sleepers):
            _wake(woken)


def _wake(woken: asyncio.Future[None]) -> None:
    if not woken.done():
        woken.set_result(None)


class Killed(BaseException):
    """The process ends before this statement."""


class Mortal(sqlite3.Connection):
    """A connection that counts its statements, and ends the process before one of them."""

    left: int | None = None  # statements until then

    def execute(self, *args: Any) -> sqlite3.Cursor:
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                self.left = None
                raise Killed
        return super().execute(*args)


class MortalStore(Protocol):
    """The database of a process that may end before any statement."""

    connection: Any  # for looks beside the bot's work; `sqlite3.Connection` or what speaks as one

    @property
    def store(self) -> Store:
        """What the bot works with."""

    @property
    def changes(self) -> int:
        """Grows with every change."""

    def troubled(self, *, full: bool, left: int | None) -> AbstractContextManager[None]:
        """Let work be carried out on a full disk, and only so many statements more; `left` of them are left then."""

    @property
    def left(self) -> int | None:
        """The statements that are left; None: all."""

    def close(self) -> None:
        """Close it."""


class MortalFile:
    """A file."""

    def __init__(self, path: Path) -> None:
        with patch.object(sqlite3, "connect", partial(sqlite3.connect, factory=Mortal)):
            connection = connect(path, STEPS, alone=True)
        assert isinstance(connection, Mortal)
        self.connection, self.store = connection, SqliteStore(connection)
        self.connection.execute("pragma synchronous = off")
        self.connection.execute(SET_KEY, KEY)
        self.left: int | None = None

    @property
    def changes(self) -> int:
        """Grows with every change."""
        return self.connection.total_changes

    @contextmanager
    def troubled(self, *, full: bool, left: int | None) -> Iterator[None]:
        """As a full disk, which refuses to be written."""
        if full:
            self.connection.execute("pragma query_only = on")
        self.connection.left = left
        try:
            yield
        finally:
            self.left, self.connection.left = self.connection.left, None
            if full:
                self.connection.execute("pragma query_only = off")

    def close(self) -> None:
        """Close the file."""
        self.connection.close()


class InlineThread(Thread):
    """Carries the database's work out in the loop's thread; after `killed` nothing is carried out any more.

    `fatal`: so many statements from now the process dies, and `died` is called.
    """

    def __init__(
        self, mortal: MortalStore, written: Callable[[Any], None], died: Callable[[], None] = lambda: None
    ) -> None:
        self.mortal, self.connection, self._written, self._died = mortal, mortal.connection, written, died
        self.killed, self.full = False, False
        self.fatal: int | None = None

    async def carry_out(self, work: Callable[[], Any]) -> Any:
        """Run the work between two turns of the loop, as the real thread would."""
        await asyncio.sleep(0)
        if self.killed:
            raise asyncio.CancelledError
        before = self.mortal.changes
        try:
            with self.mortal.troubled(full=self.full, left=self.fatal):
                result = work()
        except Killed:
            self.killed = True
            self._died()
            raise asyncio.CancelledError from None
        except DatabaseError:
            await asyncio.sleep(0)
            raise
        finally:
            self.fatal = self.mortal.left
        if self.mortal.changes != before:
            self._written(self.connection)
        await asyncio.sleep(0)
        return result

    def end(self) -> None:
        """Nothing runs that could end."""


def open_inline(
    where: Where, written: Callable[[Any], None], died: Callable[[], None] = lambda: None
) -> tuple[Database, InlineThread]:
    """A real database whose work is done in this thread; `written` is called after each change."""
    if isinstance(where, Path):
        mortal: MortalStore = MortalFile(where)
    else:
        from .on_server import MortalServer

        mortal = MortalServer(where)
    return Database(where, thread := InlineThread(mortal, written, died), mortal.store), thread


class Lots:
    """What is drawn by `secrets` elsewhere, from a seed that may be set again."""

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(seed)

    def seed(self, seed: str) -> None:
        """Begin anew, so that what one table draws moves nothing at another."""
        self._chance = random.Random(seed)

    def bytes(self, n: int) -> bytes:
        return self._chance.randbytes(n)

    def choice(self, some: Sequence[T]) -> T:
        return self._chance.choice(some)

    def token_hex(self, n: int) -> str:
        return self._chance.randbytes(n).hex()


@contextmanager
def seeded(seed: str) -> Iterator[Lots]:
    """Draw codes and nonces from a seed, and let idle workers look less often, while the block runs."""
    hexes, lots = Lots(f"{seed}/nonces").token_hex, Lots(f"{seed}/codes")
    with (
        patch.object(codes, "secrets", lots),
        patch.object(nonces, "token_hex", hexes),
        patch.object(worker, "LONGEST_WAIT", HEARTBEAT),
    ):
        yield lots
