"""Lets the requests of the bot's token out at a rate that Discord takes, the important ones first."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace
from typing import Final, NamedTuple

import aiohttp
import structlog

from bot import metrics
from bot.tables import DatabaseError
from bot.tables.values.delivery import Later

LOG = structlog.get_logger(__name__)
PER_SECOND: Final = 45.0  # Discord takes 50 of a token
BURST: Final = 5  # at once after a rest: together never more than 50 within a second
OF_DISCORD: Final = re.compile(r"/api/v\d+/")
# Answers to presses have limits of their own, and wait for nothing.
COUNTED: Final = re.compile(r"/api/v\d+/(?!interactions/|webhooks/)")
REFUSED: Final = (401, 403, 429)  # 10,000 of these within ten minutes bar an address, whatever was asked for
REMEMBERED, MANY = 600.0, 2000  # seconds, and refusals within them from which on the bot slows down
SLOWED: Final = 0.1  # of the usual rate
ONE_ADDRESS: Final = 4  # of several processes so many may share an address: each slows down after MANY / 4 refusals
TOGETHER: Final = 5  # requests at most that are taken from a common quota at a time
RETRY_AFTER: Final = 1.0  # seconds until a quota that gave no answer is asked again

Take = Callable[[int, float, int], Awaitable[float]]  # so many requests, rate per second, burst -> seconds to wait
Shut = Callable[[float], Awaitable[None]]  # let nothing go for so many seconds


class Rank(IntEnum):
    """What goes first where requests must wait."""

    SOUND = 0  # also requests that do not belong to a table
    BOARD = 1
    PICTURE = 2
    SILENT = 3


_rank: ContextVar[Rank] = ContextVar("rank", default=Rank.SOUND)


@contextmanager
def ranked(rank: Rank) -> Iterator[None]:
    """Give the requests of this task within the block a rank."""
    before = _rank.set(rank)
    try:
        yield
    finally:
        _rank.reset(before)


_may_send: ContextVar[Callable[[], bool]] = ContextVar("may_send", default=lambda: True)


@contextmanager
def only_while(may_send: Callable[[], bool]) -> Iterator[None]:
    """Send requests of this task within the block only while this is true: from then on they raise `Later`."""
    before = _may_send.set(may_send)
    try:
        yield
    finally:
        _may_send.reset(before)


async def _still_wanted() -> bool:
    return True


_is_wanted: ContextVar[Callable[[], Awaitable[bool]]] = ContextVar("is_wanted", default=_still_wanted)


@contextmanager
def if_wanted(is_wanted: Callable[[], Awaitable[bool]]) -> Iterator[None]:
    """Ask this when the turn of a request of this task within the block has come; raise `Later` where it says no."""
    before = _is_wanted.set(is_wanted)
    try:
        yield
    finally:
        _is_wanted.reset(before)


class Quota(NamedTuple):
    """What several processes with one token have together."""

    take: Take
    shut: Shut


class RequestGate:
    """Every request of the token waits here for its turn: not at all while there are few, else by rank and in order.

    `quota`: shared with other processes that use the same token; each orders its own requests by rank.

    `trace` is passed to discord.py as `http_trace`: aiohttp then waits in it before it sends.
    """

    def __init__(
        self,
        per_second: float = PER_SECOND,
        now: Callable[[], float] = time.monotonic,
        quota: Quota | None = None,
    ) -> None:
        self._usual, self._now, self._quota = per_second, now, quota
        self._waiting: list[tuple[Rank, int, asyncio.Future[None]]] = []
        self._order = count()
        self._free_at = 0.0  # when the next request may go if none was spared before
        self._opening: asyncio.Task[None] | None = None
        self._processes = 1 if quota is None else ONE_ADDRESS
        self._refusals = deque[float](maxlen=MANY // self._processes)

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """What discord.py takes as `http_trace`."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._on_start)
        trace.on_request_end.append(self._on_end)
        return trace

    @property
    def is_slowed(self) -> bool:
        """Whether Discord refused so much lately that the bot slows down."""
        return len(self._refusals) == self._refusals.maxlen and self._now() - self._refusals[0] < REMEMBERED

    async def enter(self) -> None:
        """Wait for this request's turn. Raises `Later` where it may not be sent any more, or is not wanted."""
        await self._turn()
        if not await _is_wanted.get()() or not _may_send.get()():
            raise Later()

    async def _turn(self) -> None:
        if self._quota is None and not self._waiting and self._wait() <= 0:
            self._take()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (_rank.get(), next(self._order), turn))
        if self._opening is None or self._opening.done():
            self._opening = asyncio.create_task(self._open())
        with metrics.REQUESTS_WAITING.track_inprogress():
            await turn

    def note(self, status: int, scope: str = "") -> None:
        """Note the status of an answer; `scope`: whose limit a 429 is about."""
        if status not in REFUSED or scope == "shared":
            return
        was_slowed = self.is_slowed
        self._refusals.append(self._now())
        if self.is_slowed and not was_slowed:
            many = len(self._refusals)
            LOG.error("Discord refuses so many requests that the bot slows down", refused=many, seconds=REMEMBERED)

    async def _open(self) -> None:
        """Let those who wait pass one by one, or as many as the common quota gives."""
        while self._waiting:
            n = 1 if self._quota is None or self.is_slowed else min(TOGETHER, len(self._waiting))
            await asyncio.sleep(self._wait())
            if self._quota:
                await asyncio.sleep(await self._taken(self._quota, n))
            for _ in range(min(n, len(self._waiting))):
                *_, turn = heappop(self._waiting)
                if not turn.done():  # somebody may have given up
                    self._take()
                    turn.set_result(None)

    async def _taken(self, quota: Quota, n: int) -> float:
        """Seconds until so many requests may go; while nobody can say, none goes.

        At the usual rate, also where this process is slowed: the others are not.
        """
        while True:
            try:
                return await quota.take(n, self._usual, BURST)
            except DatabaseError:
                await asyncio.sleep(RETRY_AFTER)

    def _wait(self) -> float:
        """Seconds until a request may go; not above 0 where it may go now."""
        return self._free_at - (BURST - 1) / self._rate - self._now()

    def _take(self) -> None:
        self._free_at = max(self._free_at, self._now()) + 1 / self._rate

    @property
    def _rate(self) -> float:
        return self._usual * (SLOWED / self._processes if self.is_slowed else 1.0)

    async def _on_start(self, _: object, __: SimpleNamespace, start: aiohttp.TraceRequestStartParams) -> None:
        if COUNTED.match(start.url.path):
            await self.enter()

    async def _on_end(self, _: object, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        if OF_DISCORD.match(end.url.path):
            self.note(end.response.status, end.response.headers.get("X-RateLimit-Scope", ""))
        if COUNTED.match(end.url.path):
            metrics.REQUESTS.labels(end.method.lower(), _outcome(end.response.status)).inc()
            await self._tell_others(end.response)

    async def _tell_others(self, answer: aiohttp.ClientResponse) -> None:
        """Let nothing of other processes go either while Discord refuses the whole token."""
        if self._quota and answer.status == 429 and answer.headers.get("X-RateLimit-Global"):
            with suppress(DatabaseError, ValueError):
                await self._quota.shut(float(answer.headers.get("Retry-After", "1")))


def _outcome(status: int) -> str:
    if status in REFUSED:
        return "limited" if status == 429 else "forbidden"
    return "done" if status < 400 else "failed"
