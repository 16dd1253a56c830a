"""A gateway session outlives its connection, so that RESUME can bring what was missed."""

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from aiohttp import web

from bot.sandbox.wire import JsonObject

from .compression import Packer
from .dispatches import Dispatch, Intent

KEPT = 1000


class Connection:
    """One socket; frames are sent in order by a task of its own, so that telling never waits."""

    def __init__(self, socket: web.WebSocketResponse, pack: Packer | None) -> None:
        self.socket = socket
        self._pack = pack
        self._queue: asyncio.Queue[JsonObject] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: object = None, sequence: int | None = None, name: str | None = None) -> None:
        """Queue one frame."""
        self._queue.put_nowait({"op": op, "d": data, "s": sequence, "t": name})

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                text = json.dumps(await self._queue.get(), separators=(",", ":"))
                if self._pack is None:
                    await self.socket.send_str(text)
                else:
                    await self.socket.send_bytes(self._pack(text.encode()))

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket; what is still queued is lost, as on a broken line."""
        self._writer.cancel()
        await self.socket.close(code=code, message=reason.encode())

    def end(self) -> None:
        """Stop writing."""
        self._writer.cancel()


@dataclass(slots=True, eq=False)
class Session:
    """One identified bot (or shard of it): what it hears, and the last events for a replay."""

    shard: tuple[int, int]
    intents: int
    connection: Connection | None
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    log: deque[tuple[int, str, JsonObject]] = field(default_factory=lambda: deque(maxlen=KEPT))

    def hears(self, dispatch: Dispatch) -> bool:
        """Tell whether an event is for this shard and within its intents."""
        index, count = self.shard
        home = 0 if dispatch.guild_id is None else (int(dispatch.guild_id) >> 22) % count
        return home == index and (dispatch.intent is Intent.NONE or bool(self.intents & dispatch.intent))

    def dispatch(self, name: str, data: JsonObject) -> None:
        """Send an event and keep it for a replay."""
        self.sequence += 1
        self.log.append((self.sequence, name, data))
        if self.connection is not None:
            self.connection.send(0, data, self.sequence, name)

    def missed(self, after: int) -> Iterator[tuple[int, str, JsonObject]] | None:
        """Return the events after a sequence number, None when that is out of reach."""
        if after > self.sequence or (self.log and self.log[0][0] > after + 1):
            return None
        return (entry for entry in self.log if entry[0] > after)
