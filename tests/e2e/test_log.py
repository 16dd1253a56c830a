"""The log on DEBUG, through whole games and their troubles: fixed texts, codes, places in the program; no secrets."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.faces import face_of
from bot.text import words_for
from bot.ui.kit import perspective
from bot.ui.kit.perspective import Perspective
from rules import GAMES
from tests.support.logs import Log, debug_log
from tests.support.wire import Wire

from .games import PLUGGED
from .players import Presser
from .rig import Rig, button, planted, rigged, said

# What a line may hold beside the fixed text of its event: nothing of it depends on what somebody holds or chooses.
SHAPES = {
    "logger": r"(bot|cogs|db)\.[\w.]+",  # no library; our own events are fixed texts (tests/test_logging.py)
    "level": r"[a-z]+",
    "timestamp": r"[-\dT:.Z]+",
    "table": r"[0-9A-Z]{4}",
    "revision": r"\d+",
    "kind": r"board|direct_message|end|lobby|mention|late|notice",
    "error": r"[A-Z]\w+( \w+)*",
    "where": r"(<?[\w.]+>?:\d+ <?\w+>?)",
    "causes": r"[A-Z]\w+( \w+)*",
    "channel": r"\d+",
    "bot": r"[\w ]+",  # its own name at Discord
    "servers": r"\d+",
}


@pytest.fixture
def debug() -> Iterator[Log]:
    """The log on DEBUG."""
    with debug_log() as log:
        yield log


@pytest.fixture
async def rig(debug: Log, wire: Wire, tmp_path: Path) -> AsyncIterator[Rig]:
    """A bot whose log is read."""
    async with rigged(wire, tmp_path) as ready:
        yield ready


def strange(line: dict[str, Any]) -> list[str]:
    """What in a line is of no known shape."""
    told = [
        (name, value) for name, values in line.items() for value in (values if isinstance(values, list) else [values])
    ]
    return [f"{name}={value}" for name, value in told if name != "event" and not fits(name, str(value))]


def fits(name: str, value: str) -> bool:
    """Whether a value is of the shape that lines may hold under this name."""
    return name in SHAPES and re.fullmatch(SHAPES[name], value) is not None


@dataclass
class Prying(Presser):
    """Presses as everybody does; notes what every seat alone may know, to look for it in the log."""

    secrets: set[str] = field(default_factory=set)

    async def answer(self) -> None:
        """Look into all hands, answer."""
        table = await self.rig.look(self.code)
        assert table.state is not None
        self.secrets.add(table.state.secret)
        for seat in range(table.terms.seats):
            perspective = Perspective(table, GAMES[table.game], words_for("en"), seat=seat)
            for line in perspective.face.secrets(perspective.words, perspective.view, perspective.names):
                self.secrets |= {word.casefold() for word in re.findall(r"[^\W\d_]{4,}", line)}
        await super().answer()


@pytest.mark.parametrize("key", PLUGGED)
@pytest.mark.thorough
async def test_the_log_of_a_whole_game_with_its_troubles_holds_no_secret(debug: Log, rig: Rig, key: str) -> None:
    seats = min(GAMES[key].seats)
    code = await rig.running("Ana", seats=seats, game=key)
    ana = Prying(rig, "Ana", code)
    forged = f"g:{code}:0:é"
    await ana.person.press(await planted(rig, forged), forged).message()
    rig.wire.sandbox.faults.refuse("POST", "/channels/*/messages", 400, times=2)
    rig.wire.sandbox.faults.cut("PATCH", "/channels/*/messages/*", times=2)
    await ana.to_the_end()
    await rig.until(code, "over")
    await rig.stop()
    lines = debug.lines
    assert any("error" in line for line in lines), "no trouble"
    assert [found for line in lines for found in strange(line)] == []
    assert len(ana.secrets) > 2
    values = " ".join(
        str(value) for line in lines for name, value in line.items() if name not in ("event", "where", "bot")
    )
    assert {secret for secret in ana.secrets if secret in values.casefold()} == set()


@pytest.mark.parametrize("key", PLUGGED)
async def test_an_assertion_that_fails_in_a_face_tells_no_hand(
    debug: Log, rig: Rig, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await rig.running("Ana", seats=min(GAMES[key].seats), game=key)
    ana = Presser(rig, "Ana", code)
    assert await ana.asked()
    board = await rig.board(code, ana.person)

    def broken(words: Any, view: Any, names: Any) -> Any:
        held = repr(view)
        assert held == "", f"the secret hand {held}"

    monkeypatch.setattr(perspective, "face_of", lambda game: replace(face_of(game), secrets=broken))
    reply = await ana.person.press(board, button(board, f"o:{code}")).message()
    assert "our fault" in said(reply)
    await rig.stop()
    lines = debug.lines
    assert "AssertionError" in {line.get("error") for line in lines}
    assert [found for line in lines for found in strange(line)] == []
    assert "secret hand" not in json.dumps(lines)
