"""Tables: who sits, what was played, what is due to whom. No Discord, no text, no pictures."""

from .service import Tables
from .values import (
    Brief,
    BrokenTable,
    Draft,
    Due,
    Entry,
    Outcome,
    Person,
    Place,
    Player,
    Posted,
    Server,
    Settings,
    Snapshot,
    Terms,
    Wish,
)

__all__ = [
    "Brief",
    "BrokenTable",
    "Draft",
    "Due",
    "Entry",
    "Outcome",
    "Person",
    "Place",
    "Player",
    "Posted",
    "Server",
    "Settings",
    "Snapshot",
    "Tables",
    "Terms",
    "Wish",
]
