"""The courier: carries what is due to Discord, tries again, and never loses a message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from .values import Due, Posted

if TYPE_CHECKING:
    from .service import Tables

Deliver = Callable[[Due], Awaitable[Posted | None]]  # sends or edits; returns where the message stands


class Later(Exception):
    """This row cannot be delivered now: try again after so many seconds (None: the usual back-off)."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(f"later: {seconds}")
        self.seconds = seconds


class Never(Exception):
    """This row can never be delivered (the channel is gone): it is dropped, the reason is logged."""


class Courier:
    """One loop beside the service: `await courier.run()` in a task; `await courier.drain()` at the end."""

    def __init__(self, tables: Tables, deliver: Deliver) -> None: ...
