"""A replay as one self-contained page: no external scripts, fonts or pictures, and no requests."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from bot.replays.limits import MOST, TooLarge
from bot.replays.played import PlayedGame
from bot.tables.storage.records import Record
from bot.text import words_for

from .contents import contents

HERE: Final = Path(__file__).parent
PLACE: Final = re.compile(r"{{([A-Z]+)}}")  # filled in a single pass, so that inserted text is not searched again


def page_of(played: PlayedGame, record: Record, language: str) -> str:
    """The page of a game, which opens in this language. Slow: takes seconds. Raises `TooLarge`."""
    script, style = ((HERE / name).read_text("utf-8") for name in ("page.js", "page.css"))
    data = zlib.compress(json.dumps(contents(played, record, language), separators=(",", ":")).encode(), 9)
    words = words_for(language)
    title = f"{words(f'game-{record.game}')} · {record.table}"
    filled = {
        "LANGUAGE": language,
        "TITLE": escape(title),
        "POLICY": _policy(script, style),
        "NEEDS": escape(words("replay-page-needs")),
        "STYLE": style,
        "DATA": b64encode(data).decode(),
        "SCRIPT": script,
    }
    page = (HERE / "page.html").read_text("utf-8")
    page = PLACE.sub(lambda place: filled[place[1]], page)
    if len(page.encode()) > MOST:
        raise TooLarge(record.table)
    return page


def _policy(script: str, style: str) -> str:
    """The page's Content-Security-Policy: its own script and style, and no requests."""
    return (
        f"default-src 'none'; script-src {_hash(script)}; style-src {_hash(style)}; base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
