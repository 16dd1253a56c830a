"""Tables: who sits, what was played, what is due to whom. No Discord, no text, no pictures."""

from .commits import Pace
from .courier import Courier, Later, Never
from .house import House
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
    "Courier",
    "Draft",
    "Due",
    "Entry",
    "House",
    "Later",
    "Never",
    "Outcome",
    "Pace",
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
