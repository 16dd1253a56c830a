"""Finished games as records, many at once: one's own with `/mydata export`, a server's with `/server export`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from time import monotonic
from typing import Final

from bot.faults import log_fault
from bot.replays.parts import ZipPart
from bot.replays.work_queue import WorkQueueFull
from bot.tables.values import BrokenTable, FinishedGames
from rules.core import Refused

from .caller import Caller
from .errors import fault
from .replies import Reply, ReplyStream, say
from .server_settings import guild_of, managed, not_yours
from .services import Services

MOST_GAMES: Final = 1000  # games, the newest: an answer can be given for 15 minutes
TOLD_EVERY: Final = 3.0  # seconds between lines that say how far it is


async def server_games(services: Services, caller: Caller) -> Reply:
    """The finished games of the caller's server, for those who manage it."""
    if (place := managed(caller)) is None:
        return not_yours(caller)
    found = await services.tables.recorded.finished_in(guild_of(place))
    if not found.games:
        return say(_rest(caller, found) or caller.words("export-none"))
    return streamed(caller, zipped(services, caller, found, f"server-{guild_of(place)}"))


def streamed(caller: Caller, stream: ReplyStream) -> Reply:
    """A reply that comes in several texts; a fault on the way, or that too many wait, is told in its place."""
    return Reply(say("").screen, stream=_guarded(caller, stream))


async def _guarded(caller: Caller, stream: ReplyStream) -> ReplyStream:
    try:
        async with aclosing(stream):
            async for reply in stream:
                yield reply
    except WorkQueueFull:
        yield say(caller.words("replay-file-busy"))
    except Exception as error:
        yield say(fault(error, caller, None))


async def zipped(services: Services, caller: Caller, found: FinishedGames, name: str) -> ReplyStream:
    """The records as zip files, with a line of progress, and at the end what is not in them. Raises `WorkQueueFull`."""
    words, number = caller.words, 0
    with services.exports.place() as turn:
        yield say(words("export-begun", of=len(found.games)))
        async with turn:
            async for done, part in _parts(services, found):
                if part is None:
                    yield say(words("export-so-far", n=done, of=len(found.games)))
                    continue
                number += 1
                told = words("export-part", n=number, games=done)
                yield Reply(say(told).screen, file=(f"{name}-{number}.zip", part))
    if rest := _rest(caller, found):
        yield say(rest)


async def _parts(services: Services, found: FinishedGames) -> AsyncIterator[tuple[int, bytes | None]]:
    """How many games are done, now and then; and with how many games each zip file is full."""
    part, inside, told = ZipPart(), 0, monotonic()
    for done, game in enumerate(found.games[:MOST_GAMES]):
        try:
            record = await services.tables.recorded.text(game.code)
        except (BrokenTable, Refused) as error:
            log_fault("a finished game cannot be exported", error, table=game.code)
            continue
        if not part.has_room(record):
            yield inside, await asyncio.to_thread(part.closed)
            part, inside = ZipPart(), 0
        await asyncio.to_thread(part.add, f"{game.game}-{game.code}.json", record)
        inside += 1
        if monotonic() - told > TOLD_EVERY:
            told = monotonic()
            yield done + 1, None
    if inside:
        yield inside, await asyncio.to_thread(part.closed)


def _rest(caller: Caller, found: FinishedGames) -> str:
    """How many games are left out: older ones, and those in the archive."""
    words, older = caller.words, max(0, len(found.games) - MOST_GAMES)
    lines = [words("export-older", n=older, most=MOST_GAMES)] if older else []
    lines += [words("export-archived", n=found.archived)] if found.archived else []
    return "\n".join(lines)
