"""The world that a newcomer finds: one guild, three channels, five people in two languages."""

from .clock import Clock
from .world import World

PEOPLE = (("Ana", "en-US"), ("Bea", "fr"), ("Chloé", "fr"), ("Dan", "en-GB"), ("Émile", "fr"))
CHANNELS = ("tavern", "cellar", "plague-night")


def first_world(clock: Clock | None = None) -> World:
    """Return a world with the guild “The Ratskeller”; Ana owns it."""
    world = World(clock)
    owner, *others = (world.add_person(name, locale) for name, locale in PEOPLE)
    guild = world.add_guild("The Ratskeller", owner)
    for person in others:
        world.join(guild, person)
    for name in CHANNELS:
        world.add_channel(guild, name)
    return world
