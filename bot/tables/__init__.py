"""Tables: who sits, what was played, what is due to whom. No Discord, no text, no pictures."""

from .commits import Pace
from .courier import Courier, FormRefused, Later, Never
from .house import House
from .keeper import Keeper
from .service import Tables
from .values import (
    Bell,
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
    Rung,
    Server,
    Settings,
    Snapshot,
    Step,
    Terms,
    Wish,
)

__all__ = [
    "Bell",
    "Brief",
    "BrokenTable",
    "Courier",
    "Draft",
    "Due",
    "Entry",
    "FormRefused",
    "House",
    "Keeper",
    "Later",
    "Never",
    "Outcome",
    "Pace",
    "Person",
    "Place",
    "Player",
    "Posted",
    "Rung",
    "Server",
    "Settings",
    "Snapshot",
    "Step",
    "Tables",
    "Terms",
    "Wish",
]
