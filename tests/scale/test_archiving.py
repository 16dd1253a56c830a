"""Tables that ended leave little behind once they are archived."""

from __future__ import annotations

from pathlib import Path

from .archiving import archiving


async def test_an_archived_table_leaves_a_small_part_of_what_it_took(tmp_path: Path) -> None:
    came = await archiving(str(tmp_path / "tables.db"), tables=400)
    assert 0 < came.left < came.stood / 5
