"""Rows of notes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from .mapping import MappedRow


@dataclass(frozen=True, slots=True)
class NoteRow(MappedRow):
    """What a person wrote for themselves about a table."""

    TABLE: ClassVar = "notes"
    KEY: ClassVar = ("code", "person")
    code: str
    person: int
    text: str = field(repr=False)  # it may tell their cards
    changed: float
