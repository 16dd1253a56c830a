"""Many records as zip files below a size, and what bounds the process that makes files."""

from __future__ import annotations

import asyncio
import random
import sys
from io import BytesIO
from zipfile import ZipFile

import pytest

from bot.replays.child_process import NotMade, _child
from bot.replays.parts import LISTING, ZipPart

MOST = LISTING + 50_000


def test_every_part_stays_below_the_size_and_nothing_is_lost() -> None:
    chance, sizes, names = random.Random(1), list[int](), list[str]()
    part = ZipPart(MOST)
    for n in range(40):
        text = chance.randbytes(4000).hex()
        if not part.has_room(text):
            made = part.closed()
            sizes.append(len(made))
            names += ZipFile(BytesIO(made)).namelist()
            part = ZipPart(MOST)
        part.add(f"{n}.json", text)
    names += ZipFile(BytesIO(part.closed())).namelist()
    assert len(sizes) > 1 and max(sizes) < MOST
    assert names == [f"{n}.json" for n in range(40)]


def test_a_file_too_large_for_any_part_stands_in_one_of_its_own() -> None:
    part = ZipPart(LISTING + 10)
    assert part.is_empty and part.has_room("x" * 100)
    part.add("a", "x" * 100)
    assert not part.has_room("x" * 100)


GREEDY = """
import resource, sys
from bot.cli.child import piped
print("progress 1 3", file=sys.stderr, flush=True)
print("anything else", file=sys.stderr, flush=True)
piped()
try:
    bytearray(3 * 10**9)
except MemoryError:
    sys.exit(3)
"""


async def run(monkeypatch: pytest.MonkeyPatch, script: str, longest: float = 60.0) -> list[tuple[int, int]]:
    """Run a script in place of the program; returns the progress that was heard."""
    heard: list[tuple[int, int]] = []
    start = asyncio.create_subprocess_exec

    async def instead(*words: str, **how: object) -> asyncio.subprocess.Process:
        return await start(sys.executable, "-c", script, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", instead)
    try:
        await _child(("replay",), b"{}", longest, lambda done, of: heard.append((done, of)))
    except NotMade as why:
        assert why.reason == ("replay-file-long" if longest < 60 else "replay-file-memory")
    return heard


async def test_a_process_that_takes_too_much_memory_or_time_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await run(monkeypatch, GREEDY) == [(1, 3)]
    monkeypatch.undo()
    assert await run(monkeypatch, "import time; time.sleep(60)", 0.2) == []
