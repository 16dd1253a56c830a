"""A rig for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Delays
from tests.support.wire import AS_DISCORD, Wire, wired

from . import rig as rigs
from .rig import Rig, rigged


@pytest.fixture(autouse=True)
def _delivered_apart(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With `--apart`, and in a file with `APART = True`, another client delivers, one without a gateway."""
    apart = request.config.getoption("apart") or getattr(request.module, "APART", False)
    monkeypatch.setattr(rigs, "DELIVERED_APART", apart)


@pytest.fixture
async def wire(request: pytest.FixtureRequest) -> AsyncIterator[Wire]:
    """A sandbox whose traffic is checked."""
    async with wired(delays=Delays(*AS_DISCORD) if request.config.getoption("delays") else None) as started:
        yield started


@pytest.fixture
async def rig(wire: Wire, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Rig]:
    """A bot at that sandbox; in a file with `DRAWS = True` one that draws."""
    async with rigged(wire, tmp_path, pictures=getattr(request.module, "DRAWS", False)) as ready:
        yield ready
