"""What is read for every press, person or scrape is found by an index, however much was played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.tables.storage.answer_store import handed_in_since
from db import Connection, Database
from db.figures import figures, stuck
from db.tables import submitted_together
from db.waits import kept

LOOKS: dict[str, tuple[Callable[[Connection], object], str]] = {
    "whether an answer was handed in": (lambda link: handed_in_since(link, "ABCD", 0, 7), "submissions"),
    "what can be taken back": (lambda link: submitted_together(link, "ABCD", 7), "submissions"),
    "who gave a seat up": (lambda link: kept(link, 1, 0.0), "p"),
    "how many tables there are": (lambda link: figures(link, 0.0), "tables"),
}


class Explaining:
    """A connection that answers as before, and keeps how each statement is carried out."""

    def __init__(self, link: Connection) -> None:
        self._link, self.plans = link, list[str]()

    def execute(self, sql: str, params: object = ()) -> object:
        """Explain, then execute."""
        plan = self._link.execute(f"explain query plan {sql}", params)  # type: ignore[arg-type]
        self.plans += [row[3] for row in plan.fetchall()]
        return self._link.execute(sql, params)  # type: ignore[arg-type]


@pytest.mark.parametrize("look", LOOKS)
async def test_it_is_found_by_an_index(look: str, tmp_path: Path) -> None:
    work, table = LOOKS[look]
    plans = await plans_of(work, tmp_path)
    about = [plan for plan in plans if plan.split()[1:2] == [table]]
    assert about and not [plan for plan in about if plan == f"SCAN {table}"], plans


async def test_what_is_due_or_stuck_is_found_without_reading_all_that_waits(tmp_path: Path) -> None:
    looked_for_due = await plans_of(lambda link: figures(link, 0.0), tmp_path)
    assert [plan for plan in looked_for_due if plan.startswith("SCAN outbox")] == [looked_for_due[2]], (
        "they are counted"
    )
    looked_for_stuck = await plans_of(lambda link: stuck(link, 0.0), tmp_path)
    assert not [plan for plan in looked_for_stuck if plan.startswith(("SCAN outbox", "SCAN timers"))], looked_for_stuck


async def plans_of(work: Callable[[Connection], object], folder: Path) -> list[str]:
    """How the statements of some work are carried out."""
    database = await Database.open(folder / "tables.db")

    def explained(link: Connection) -> list[str]:
        explaining = Explaining(link)
        work(explaining)  # type: ignore[arg-type]
        return explaining.plans

    plans = await database.read(explained)
    await database.close()
    return plans
