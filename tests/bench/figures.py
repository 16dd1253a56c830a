"""A measured figure and how it is printed."""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """What was measured, how much of what, perhaps a second reading of it, and the aim if there is one."""

    what: str
    value: float
    unit: str
    other: float | None = None
    other_unit: str = ""
    aim: float | None = None

    def line(self) -> str:
        """One aligned line for people."""
        second = f"{self.other:12,.2f} {self.other_unit}" if self.other is not None else ""
        aim = f"   aim ≤ {self.aim:g}" if self.aim is not None else ""
        return f"  {self.what:<44}{self.value:10,.2f} {self.unit:<13}{second}{aim}"
