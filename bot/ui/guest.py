"""Who stands at the desk: the person of an interaction, in which language, where, and under which key they act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.tables import Person, Place, Snapshot, Tables
from bot.tables.values import Reading
from bot.text import Words

from .reader import words_of
from .sight import Games, Sight
from .trouble import NEEDED, NEEDED_IN_THREAD, lacking_of


@dataclass(frozen=True, slots=True)
class Guest:
    """The one who acts. `key` is the interaction's id: the same press delivered twice counts once."""

    person: Person
    words: Words
    key: str
    place: Place | None  # None: in private messages
    locale_there: str = ""  # of the server
    lacking: tuple[str, ...] = ()  # permissions we need in this channel and do not have
    parent: int | None = None  # the channel of the thread where the guest is
    manages: bool = False  # the server, by Discord's permissions
    reading: Reading = "pictures"

    def sight(self, table: Snapshot, games: Games) -> Sight:
        """The table as this guest sees it."""
        return Sight(table, games[table.game], self.words, table.seat_of(self.person.id))


async def greet(tables: Tables, interaction: discord.Interaction[Any]) -> Guest:
    """The guest of an interaction, remembered with name and locale."""
    user = interaction.user
    person = Person(user.id, user.display_name, str(interaction.locale))
    settings = await tables.met(person)
    words = words_of(settings, person.locale)
    place, lacking = None, tuple[str, ...]()
    if interaction.guild_id and interaction.channel_id:
        place = Place(interaction.guild_id, interaction.channel_id)
        needed = NEEDED_IN_THREAD if isinstance(interaction.channel, discord.Thread) else NEEDED
        lacking = lacking_of(interaction.app_permissions, needed)
    parent = getattr(interaction.channel, "parent_id", None)
    manages = place is not None and interaction.permissions.manage_guild
    locale = str(interaction.guild_locale or "")
    return Guest(person, words, str(interaction.id), place, locale, lacking, parent, manages, settings.reading)
