"""A folder of records, shown on a port of this machine: a list, and the page of each game."""

from __future__ import annotations

import asyncio
from functools import partial
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import quote

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.outcome import CannotDo, tell
from bot.replays import checked
from bot.replays.limits import TooLarge
from bot.replays.page import page_of
from bot.tables.storage import records, untrusted
from bot.text import words_for
from rules import GAMES

LOOPBACK: Final = "127.0.0.1"
POLICY: Final = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
STYLE: Final = """body { font: 18px/1.6 Georgia, serif; max-width: 40em; margin: 2em auto; padding: 0 1em }
:root { background: #17130f; color: #f6ead0 } a { color: #f0c75e }"""


def show_folder(folder: Path, port: int, language: str) -> int:
    """Serve until interrupted."""
    if not folder.is_dir():
        raise CannotDo(f"{folder}: this is no folder")
    try:
        asyncio.run(_served(folder, port, language))
    except OSError as taken:
        raise CannotDo(f"port {port} cannot be used: {taken.strerror}") from None
    except KeyboardInterrupt:
        pass
    return 0


async def _served(folder: Path, port: int, language: str) -> None:
    runner = web.AppRunner(application(folder, language), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
        tell(f"http://{LOOPBACK}:{runner.addresses[0][1]}")
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()


def application(folder: Path, language: str) -> web.Application:
    """The list at `/`, and each game under its file's name; nothing that is not in the list is served."""
    app = web.Application(middlewares=[_for_this_machine])
    app.router.add_get("/", partial(_list, folder, language))
    app.router.add_get("/{name}", partial(_game, folder, language))
    return app


@web.middleware
async def _for_this_machine(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse other host names: a page from elsewhere may have made its own lead to this machine (DNS rebinding)."""
    if request.url.host not in (LOOPBACK, "localhost"):
        raise web.HTTPForbidden(text="this is for the browser of this machine")
    return await handler(request)


async def _list(folder: Path, language: str, _: web.Request) -> web.Response:
    lines = await asyncio.to_thread(lambda: [_line(path, language) for path in _files(folder)])
    body = f"<!doctype html><meta charset=utf-8><title>{escape(folder.name)}</title><style>{STYLE}</style><ul>"
    return web.Response(text=body + "".join(lines) + "</ul>", content_type="text/html", headers=POLICY)


def _files(folder: Path) -> list[Path]:
    """The records in the folder, without links that lead out of it."""
    inside = folder.resolve()
    return sorted(path for path in folder.glob("*.json") if path.is_file() and path.resolve().parent == inside)


def _line(path: Path, language: str) -> str:
    """A record in the list, or what is wrong with it."""
    try:
        record = records.read(untrusted.text_of(path))
    except (OSError, ValueError) as bad:
        return f"<li>{escape(path.name)}: {escape(str(bad))}</li>"
    words, names = words_for(language), ", ".join(player.name or "🤖" for player in record.seated)
    game = words(f"game-{record.game}") if record.game in GAMES else record.game
    return f'<li><a href="/{quote(path.name)}">{escape(game)} · {escape(record.table)}</a> {escape(names)}</li>'


async def _game(folder: Path, language: str, request: web.Request) -> web.Response:
    path = next((path for path in _files(folder) if path.name == request.match_info["name"]), None)
    if path is None:
        raise web.HTTPNotFound(text="there is no such record in this folder")
    try:
        page = await asyncio.to_thread(_page, path, language)
    except (OSError, ValueError, records.BadRecord, TooLarge) as bad:
        raise web.HTTPUnprocessableEntity(text=f"{path.name}: {bad}") from None
    return web.Response(text=page, content_type="text/html")


def _page(path: Path, language: str) -> str:
    record = records.read(untrusted.text_of(path))
    return page_of(checked(record, GAMES), record, language)
