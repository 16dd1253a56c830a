"""A proxy between a bot and its PostgreSQL server that cuts the connection where a test says."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from psycopg.conninfo import conninfo_to_dict

from db import Server

SOCKET = ".s.PGSQL.5432"
# Seconds to wait for an answer: what is sent may come in parts, and the server does not answer the first ones.
WHOLE = 1.0
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class CutProxy:
    """Forwards all bytes, until the nth sending of the bot from now is to be lost, or the answer to it."""

    def __init__(self, server: Server, folder: Path) -> None:
        self._behind = conninfo_to_dict(server.url)
        self._path = folder / SOCKET
        self.server = Server(f"postgresql://{self._behind.get('user', '')}@/{server.name}?host={folder}")
        self.cuts, self._left, self._answered, self._for_good = 0, 0, False, False
        self.round_trips, self._is_asking = 0, False  # how often the server answered what was sent
        self._tasks = set[asyncio.Task[None]]()

    def cut_at(self, nth: int, *, answered: bool, for_good: bool = False) -> None:
        """Cut at the nth time that the bot sends something; `answered`: the server gets it and answers.

        `for_good`: no more connections are accepted until `open`.
        """
        self._left, self._answered, self._for_good = nth, answered, for_good

    async def open(self) -> None:
        """Accept connections."""
        self._listening = await asyncio.start_unix_server(self._serve, self._path)

    async def shut(self) -> None:
        """Cut all connections and accept no more."""
        self._close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _close(self) -> None:
        self._listening.close()
        self._path.unlink(missing_ok=True)

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.shut()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        there = await self._connect()
        back = asyncio.create_task(self._hand_on(there[0], writer))
        with suppress(ConnectionError, asyncio.CancelledError):
            while sent := await reader.read(1 << 20):
                self._is_asking = True
                if self._is_cut():
                    if self._for_good:
                        self._close()
                    if self._answered:
                        back.cancel()
                        await asyncio.gather(back, return_exceptions=True)
                        there[1].write(sent)
                        await self._answer(there[0])
                    self.cuts += 1
                    break
                there[1].write(sent)
        back.cancel()
        for end in (writer, there[1]):
            end.close()
        self._tasks.discard(task)

    @staticmethod
    async def _answer(reader: asyncio.StreamReader) -> None:
        """Wait for an answer, which comes only once the server has a whole message."""
        with suppress(TimeoutError):
            async with asyncio.timeout(WHOLE):
                await reader.read(1 << 20)

    def _is_cut(self) -> bool:
        self._left -= 1
        return self._left == 0

    async def _connect(self) -> Streams:
        host = str(self._behind.get("host") or "127.0.0.1")
        port = int(str(self._behind.get("port") or 5432))
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        return await asyncio.open_connection(host, port)

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.CancelledError):
            while got := await reader.read(1 << 20):
                self.round_trips += self._is_asking
                self._is_asking = False
                writer.write(got)
        writer.close()
