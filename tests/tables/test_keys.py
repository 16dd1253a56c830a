"""The text keys of this room: the lists that the catalogues are held against are complete and nothing more."""

from __future__ import annotations

import re
from pathlib import Path

from bot import tables
from tests.support import table_keys as keys

SOURCE = "\n".join(file.read_text("utf-8") for file in sorted(Path(tables.__file__).parent.rglob("*.py")))


def used(pattern: str) -> set[str]:
    """What the source says at these places."""
    return set(re.findall(pattern, SOURCE))


def test_every_refusal_is_listed() -> None:
    of_the_rules = {"not_your_turn", "out_of_date"}
    assert used(r'refused\(\s*"(\w+)"') - of_the_rules == keys.REFUSALS


def test_every_event_of_the_table_is_listed() -> None:
    assert used(r'"(table_\w+)"') == keys.EVENTS


def test_every_reason_to_close_is_listed() -> None:
    assert used(r'close\("(\w+)"') | used(r'close\(.* else "(\w+)"\)') == keys.WHY_CLOSED
