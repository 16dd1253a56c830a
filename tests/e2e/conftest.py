"""A rig for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.wire import Wire, wired

from .rig import Rig, rigged


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    """A sandbox whose traffic is checked."""
    async with wired() as started:
        yield started


@pytest.fixture
async def rig(wire: Wire, tmp_path: Path) -> AsyncIterator[Rig]:
    """A bot at that sandbox."""
    async with rigged(wire, tmp_path) as ready:
        yield ready
