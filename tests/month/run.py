"""Runs a plan from begin to end, in a loop, a folder and with chance of its own."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from db import Server

from .figures import Figures
from .month import Month
from .plan import Plan
from .simulated import SimulatedLoop, seeded


def simulate(
    plan: Plan, planted: Callable[[Month], None] = lambda month: None, *, server: Server | None = None
) -> Figures:
    """Run one plan from begin to end, on an empty database of a server if there is one."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder, seeded(str(plan.seed)) as lots:
        loop = SimulatedLoop()
        try:
            asyncio.set_event_loop(loop)
            month = Month(plan, server or Path(folder) / "month.sqlite3", loop, lots)
            planted(month)
            return loop.run_until_complete(month.run())
        finally:
            rest = asyncio.all_tasks(loop)
            for task in rest:
                task.cancel()
            loop.run_until_complete(asyncio.gather(*rest, return_exceptions=True))
            asyncio.set_event_loop(None)
            loop.close()
