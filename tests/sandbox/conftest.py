"""A wire, with or without the pilot on it, and a few people."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Channel, Person
from tests.sandbox.pilot import Pilot
from tests.support.wire import Wire, wired


@pytest.fixture
async def bare() -> AsyncIterator[Wire]:
    """A sandbox without a bot; its traffic is not checked, since these tests send nonsense on purpose."""
    async with wired(check=False) as started:
        yield started


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    """A sandbox whose traffic is checked."""
    async with wired() as started:
        yield started


@pytest.fixture
async def pilot(wire: Wire) -> AsyncIterator[Pilot]:
    """The pilot, ready."""
    bot = Pilot(**wire.client_options())
    async with wire.running(bot):
        yield bot


@pytest.fixture
def ana(wire: Wire) -> Person:
    """Ana, who owns the guild and speaks English."""
    return wire.person("Ana")


@pytest.fixture
def bea(wire: Wire) -> Person:
    """Bea, who is a plain member and speaks French."""
    return wire.person("Bea")


@pytest.fixture
def tavern(wire: Wire) -> Channel:
    """The channel #tavern."""
    return wire.channel("tavern")
