"""A table service on a real database file, with a clock that stands and the toy game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.stores import on_both, store

from .host import Host

__all__ = ["host", "store"]

pytest_generate_tests = on_both


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """A host that is running."""
    host = Host(tmp_path / "tables.sqlite3")
    await host.start()
    yield host
    await host.stop()
