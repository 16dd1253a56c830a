"""A week of people with habits, and of what goes wrong, through the real client: what is promised of days holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from .week import lived


@pytest.mark.thorough
async def test_a_week_keeps_what_is_promised_of_nights_absence_and_answers(tmp_path: Path) -> None:
    seen = await lived(tmp_path, seed=1, days=7.0)
    assert seen.figures["answers"] > 20 and seen.figures["sounds"] > 20 and seen.figures["restart"]
    assert seen.figures["hours off"] < 24, "clocks ran"
