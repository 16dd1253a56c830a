"""A wire, with or without the pilot on it, and a few people."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Channel, May, Person
from tests.support.wire import Wire, wired

from .pilot import Pilot

# What the pilot tries out beyond what a bot for games is invited with.
MORE = (
    May.EMBED_LINKS
    | May.ADD_REACTIONS
    | May.USE_EXTERNAL_EMOJIS
    | May.CREATE_PRIVATE_THREADS
    | May.MANAGE_THREADS
    | May.MANAGE_MESSAGES
    | May.PIN_MESSAGES
)


def allow_more(wire: Wire) -> Wire:
    """Give the bot a role for every surface that the sandbox has."""
    for guild in wire.world.guilds.values():
        wire.world.give_role(guild, wire.world.bot, "surfaces", int(MORE))
    return wire


@pytest.fixture
async def bare() -> AsyncIterator[Wire]:
    """A sandbox without a bot; its traffic is not checked, since these tests send nonsense on purpose."""
    async with wired(check=False) as started:
        yield allow_more(started)


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    """A sandbox whose traffic is checked."""
    async with wired() as started:
        yield allow_more(started)


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
