"""A night adds up what its pieces came to, and goes on where it was broken off."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.crash.__main__ import A_NIGHT
from tests.crash.crash_run import CrashRun
from tests.crash.figures import Figures
from tests.support.bot_process import BotProcess

from .night import Night, came_of
from .noted import Done, Noted, program
from .piece import killed
from .pieces import KILLS, POSTGRESQL, SORTS, SQLITE, Piece, Sort, next_piece
from .report import report

SOAK, CRASH, MONTH = Sort("soak"), Sort("crash", SQLITE), Sort("month", POSTGRESQL)
UPGRADE = Sort("upgrade", POSTGRESQL)


def done(sort: Sort, number: int, figures: dict[str, int], fault: str = "", by: str = "now") -> Done:
    return Done(Piece(sort, number), 1_800_000_000.0 + number, 60.0, by, figures, fault)


def test_the_next_piece_is_of_the_sort_that_had_the_least_time() -> None:
    assert next_piece(SORTS, (), {}).sort == SORTS[0]
    assert next_piece((SOAK, CRASH), (), {SOAK: 10.0}) == Piece(CRASH, 0)
    assert next_piece((SOAK, CRASH), (), {SOAK: 10.0, CRASH: 11.0}) == Piece(SOAK, 0)


def test_a_piece_that_was_broken_off_is_the_next_one_of_its_sort() -> None:
    taken = {Piece(SOAK, 0), Piece(SOAK, 2), Piece(CRASH, 1)}
    assert next_piece((SOAK,), taken, {}) == Piece(SOAK, 1)


def test_a_piece_names_the_command_that_runs_it_by_hand() -> None:
    assert Piece(SOAK, 3).command == "python -m tests.soak 500 --seed 1500"
    assert Piece(CRASH, 3).command == "python -m tests.crash 25 --seed 3"
    assert Piece(MONTH, 3).command == "python -m tests.month --seed 3 --postgres"
    assert Piece(UPGRADE, 3).command == "python -m tests.cluster 25 --seed 3 --older FOLDER --back"
    assert KILLS == A_NIGHT, "more kills would take the seeds after it, too"


def test_what_is_noted_is_there_the_next_night_but_for_a_line_that_a_kill_has_cut(tmp_path: Path) -> None:
    noted, first, second = Noted(tmp_path), done(SOAK, 0, {"games": 500}), done(MONTH, 7, {}, "broken\nmore")
    assert list(noted) == []
    noted.add(first)
    path = tmp_path / "pieces.jsonl"
    path.write_text(f"{path.read_text()}\n{path.read_text().strip()[:40]}")
    noted.add(second)
    assert list(Noted(tmp_path)) == [first, second]


def test_the_report_adds_up_by_sort_and_in_all_and_tells_every_fault_with_its_command() -> None:
    pieces = [
        done(SOAK, 0, {"games": 500}),
        done(SOAK, 1, {"games": 499}, "1 of the games came to no good end", by="before"),
        done(CRASH, 0, {"kills": 25, "answers acknowledged": 80}),
        done(MONTH, 0, {"kills": 9, "answers acknowledged": 1200, "games": 30, "stops": 2}),
    ]
    told = list(report(pieces, "now"))
    assert told[0].startswith("4 pieces from 2027-01-15 08:00 to 2027-01-15 08:00 UTC, 0.1 hours")
    assert told[1].startswith("3 of them by the program as it is now")
    assert "in all: 4 pieces; 34 kills, 2 stops, 1,280 answers acknowledged, 1,029 games" in told
    assert "crash on SQLite: 1 pieces; 25 kills, 80 answers acknowledged" in told
    assert "1 dead ends or broken rules, 0 lost or doubled, 0 promises broken" in told
    assert "\npython -m tests.soak 500 --seed 500  (before)" in told


def test_a_night_without_pieces_says_so() -> None:
    assert list(report([], "now")) == ["Nothing is done yet."]


def test_a_process_that_dies_without_a_word_is_a_fault() -> None:
    assert came_of(b'[{"games": 500}, ""]\n', 0) == ({"games": 500}, "")
    assert came_of(b"", -9) == ({}, "the process ended with -9 and told nothing")


class WithoutAThird(CrashRun):
    """A night for whose third process there is no room."""

    async def _load(self) -> BotProcess:
        if self.figures.starts == 2:
            raise OSError("no room")
        return await super()._load()


@pytest.mark.thorough
def test_a_piece_that_fails_counts_what_happened_until_then(tmp_path: Path) -> None:
    figures = Figures(1)

    async def failing() -> None:
        night = WithoutAThird(tmp_path, 1, None, troubles=False, figures=figures)
        try:
            await night.pass_by(5)
        finally:
            night.beside.close()

    came, fault = killed(figures, failing())
    assert "no room" in fault
    assert came["kills"] == figures.kills.total() > 0


async def test_a_night_that_is_ended_breaks_its_piece_off_with_all_its_processes_and_notes_nothing(
    tmp_path: Path,
) -> None:
    noted = Noted(tmp_path)
    night = Night(noted, tmp_path, [SOAK], program(), {})
    passing = asyncio.create_task(night.pass_by(3600.0, 1))
    while not night.under_way:
        await asyncio.sleep(0.01)
    (process,) = night.under_way
    night.end()
    await passing
    assert list(noted) == []
    assert not _lives(process)


def _lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
