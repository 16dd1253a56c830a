"""A sandbox with Discord's limits and many tables of all games, each in a channel of its own, a few moves on."""

from __future__ import annotations

import random
from itertools import count, cycle
from typing import Final, NamedTuple

from bot.clock import WallClock
from bot.sandbox import Channel, Delays, Person, Sandbox, World
from bot.tables import Person as Player
from bot.tables import Place, Tables
from db import Database
from rules import GAMES
from tests.support.company import any_move
from tests.support.wire import AS_DISCORD

SEATS: Final = 4
TABLES_EACH: Final = 5  # at how many a person sits
IN_A_SERVER: Final = 50  # tables
POSTS: Final = (5, 5.0)  # new messages in a channel: what Discord's bucket holds, as the community counts it
MOVES: Final = 8  # before the first press


class Seated(NamedTuple):
    """A table in its channel."""

    code: str
    channel: Channel


def empty_sandbox(tables: int) -> Sandbox:
    """As slow as Discord and as strict, with servers, channels and people for so many tables."""
    world = World()
    people = [world.add_person(f"Person {n}") for n in range(max(SEATS, tables * SEATS // TABLES_EACH))]
    for n in range(0, tables, IN_A_SERVER):
        guild = world.add_guild(f"Server {n // IN_A_SERVER}", people[0])
        for person in people[1:]:
            world.join(guild, person)
        for nth in range(n, min(n + IN_A_SERVER, tables)):
            world.add_channel(guild, f"table-{nth}")
    sandbox = Sandbox(world, delays=Delays(*AS_DISCORD), strict=True)
    sandbox.limits.messages = POSTS
    return sandbox


async def seat_all(sandbox: Sandbox, database: Database) -> list[Seated]:
    """Open a table in each channel, and play its first moves."""
    tables, chance, keys = Tables(database, WallClock(), program="load"), random.Random(1), count()
    await tables.begin()
    people = [Player(int(user.id), user.name, user.locale) for user in sandbox.world.people()]
    for player in people:
        await tables.people.met(player)
    seated = list[Seated]()
    for channel, game in zip(_channels(sandbox.world), cycle(GAMES), strict=False):
        host, *others = chance.sample(people, SEATS)
        place = Place(int(channel.guild_id or 0), int(channel.id))
        code = (await tables.open(host, place, game, SEATS)).table.code
        for other in others:
            await tables.join(code, other)
        table = (await tables.start(code, host.id)).table
        for _ in range(MOVES):
            move = any_move(chance, [ask for ask in table.asks if ask.given is None])
            sits = table.players[move.seat]
            assert sits and sits.person
            table = (await tables.play(code, sits.person, [move], key=f"before-{next(keys)}")).table
        seated.append(Seated(code, channel))
    return seated


def _channels(world: World) -> list[Channel]:
    return [channel for channel in world.channels.values() if channel.guild_id]


def people_of(sandbox: Sandbox) -> dict[int, Person]:
    """Everybody at the keyboard, by their number."""
    return {int(user.id): Person(sandbox.world, user) for user in sandbox.world.people()}
