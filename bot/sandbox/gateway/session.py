"""A gateway session outlives its connection, so that RESUME can replay what was missed."""

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from aiohttp import web

from bot.sandbox.wire import JsonObject

from .compression import Packer
from .dispatches import Dispatch, Intent

KEPT = 1000
MOST_QUEUED = 5_000


class Connection:
    """One socket; a task of its own sends the frames in order, so that `send` never waits.

    `late` gives the seconds by which an event is delayed; it never overtakes the one before it. A client that leaves
    too many frames unread is cut off: `cut` breaks the connection.
    """

    def __init__(
        self, socket: web.WebSocketResponse, pack: Packer | None, late: Callable[[], float], cut: Callable[[], None]
    ) -> None:
        self.socket = socket
        self._pack = pack
        self._late = late
        self._cut = cut
        self._queue: asyncio.Queue[tuple[float, JsonObject]] = asyncio.Queue(MOST_QUEUED)
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: object = None, sequence: int | None = None, name: str | None = None) -> None:
        """Queue one frame."""
        due = asyncio.get_running_loop().time() + (0.0 if name is None else self._late())
        try:
            self._queue.put_nowait((due, {"op": op, "d": data, "s": sequence, "t": name}))
        except asyncio.QueueFull:
            self._cut()

    async def _write(self) -> None:
        now = asyncio.get_running_loop().time
        with contextlib.suppress(ConnectionError):
            while True:
                due, frame = await self._queue.get()
                if (wait := due - now()) > 0:
                    await asyncio.sleep(wait)
                text = json.dumps(frame, separators=(",", ":"))
                if self._pack is None:
                    await self.socket.send_str(text)
                else:
                    await self.socket.send_bytes(self._pack(text.encode()))

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket; what is still queued is lost, as on a broken connection."""
        self._writer.cancel()
        await self.socket.close(code=code, message=reason.encode())

    def end(self) -> None:
        """Stop writing."""
        self._writer.cancel()


@dataclass(slots=True, eq=False)
class Session:
    """One identified bot (or shard of it): the events it hears, and the last of them for a replay."""

    shard: tuple[int, int]
    intents: int
    connection: Connection | None
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    log: deque[tuple[int, str, JsonObject]] = field(default_factory=lambda: deque(maxlen=KEPT))

    def hears(self, dispatch: Dispatch) -> bool:
        """Tell whether an event is for this shard and within its intents."""
        home = self.shard[0] == 0 if dispatch.guild_id is None else on_shard(dispatch.guild_id, self.shard)
        return home and (dispatch.intent is Intent.NONE or bool(self.intents & dispatch.intent))

    def dispatch(self, name: str, data: JsonObject) -> None:
        """Send an event and keep it for a replay."""
        self.sequence += 1
        self.log.append((self.sequence, name, data))
        if self.connection is not None:
            self.connection.send(0, data, self.sequence, name)

    def missed(self, after: int) -> Iterator[tuple[int, str, JsonObject]] | None:
        """Return the events after a sequence number, None if they are not all kept any more."""
        if after > self.sequence or (self.log and self.log[0][0] > after + 1):
            return None
        return (entry for entry in self.log if entry[0] > after)


def on_shard(guild_id: str, shard: tuple[int, int]) -> bool:
    """Tell whether a guild belongs to a shard, given as its number and how many there are."""
    return (int(guild_id) >> 22) % shard[1] == shard[0]
