"""The process of one piece: runs what its sort says, and prints what came of it as one line of JSON."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import structlog

from db import Server
from db.processes import LEASE
from tests import soak
from tests.cluster.__main__ import one_run
from tests.crash.__main__ import one_night
from tests.crash.figures import Figures
from tests.month.__main__ import plan_of
from tests.month.run import simulate
from tests.support import postgres

from .pieces import EVENTS, GAMES, KILLS, POSTGRESQL, Piece, Sort

Came = tuple[dict[str, int], str]  # figures, and the fault if there was one


def ran(piece: Piece, more: list[str]) -> Came:
    """Run a piece; `more` are further arguments for soak and month, and for an upgrade the checkout to begin with."""
    match piece.sort.run:
        case "soak":
            return _soak(piece.number, more)
        case "crash" | "cluster" | "upgrade":
            with _server(piece) as server, TemporaryDirectory() as folder:
                figures = Figures(piece.number)
                return killed(figures, _crash(Path(folder), piece, server, figures, *more))
    with _server(piece) as server:
        return _month(piece.number, server, more)


def _soak(number: int, more: list[str]) -> Came:
    figures = soak.run(soak.arguments([str(GAMES), "--seed", str(number * GAMES), "--workers", "1", *more]))
    fault = f"{figures.faults} of the games came to no good end" if figures.faults else ""
    return {"games": figures.games - figures.faults, "decisions": figures.decisions}, fault


async def _crash(folder: Path, piece: Piece, server: Server | None, figures: Figures, older: str = "") -> None:
    if piece.sort.run == "crash":
        await one_night(folder, piece.number, KILLS, server=server, pictures=True, figures=figures)
    else:
        assert server
        upgrade = Path(older) if piece.sort.run == "upgrade" else None
        of = (folder, piece.number, server, EVENTS, LEASE, figures)
        await one_run(*of, older=upgrade, back=upgrade is not None)


def killed(came: Figures, run: Coroutine[Any, Any, None]) -> Came:
    """What a run came to that counts in `came`; where it failed, what it came to until then."""
    fault = ""
    try:
        asyncio.run(run)
    except Exception as error:  # whatever goes wrong is what the night looks for
        fault = "\n".join(_told(error))
    print(came)
    return {
        "kills": came.kills.total(),
        "stops": came.befell["a process was halted for longer than its lease"],
        "upgrades": came.befell["a process was replaced"],
        "cuts": came.befell["the connection was cut"] + came.befell["all connections were cut"],
        "storms": came.befell["Discord refused nearly all"],
        "disks full": came.befell["the disk was full"],
        "clocks set": came.befell["the clock was set by a day"],
        "starts refused": came.befell["a start was refused on the full disk"],
        "answers acknowledged": came.acknowledged,
        "messages": came.messages,
        "messages sent again": came.sent_again,
        "tables": came.finished + came.running,
    }, fault


def _told(error: Exception) -> Iterator[str]:
    """What went wrong; of several people at once, what did for each of them."""
    if isinstance(error, ExceptionGroup):
        for each in error.exceptions:
            yield from _told(each)
    else:
        yield f"{type(error).__name__}: {error}"
    yield from getattr(error, "__notes__", ())


def _month(number: int, server: Server | None, more: list[str]) -> Came:
    logging.disable(logging.CRITICAL)  # as tests.month does
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    came = simulate(plan_of(["--seed", str(number), *more]), server=server)
    return {
        "kills": came.events["killed"],
        "stops": came.events["hang"],
        "cuts": came.events["outage"] + came.events["gateway"],
        "disks full": came.events["full"],
        "clocks set": came.events["ahead"] + came.events["back"] + came.events["second"],
        "answers acknowledged": came.events["answers"],
        "messages": came.events["delivered"],
        "tables": came.statuses.total(),
        "games": came.statuses["over"],
        "looks": came.checked,
        "days": round(came.until),
    }, came.broken


@contextmanager
def _server(piece: Piece) -> Iterator[Server | None]:
    """An empty database on the server, if it is a piece for one."""
    try:
        yield postgres.database_for(Path("night")) if piece.sort.store == POSTGRESQL else None
    finally:
        postgres.give_back()
        postgres.drop_all()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has what it runs in the background ignore it
    of, nth, *given = sys.argv[1:]
    with redirect_stdout(sys.stderr):
        result = ran(Piece(Sort(*of.split("/")), int(nth)), given)
    print(json.dumps(result))
