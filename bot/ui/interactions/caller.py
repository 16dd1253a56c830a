"""The caller: the person behind an interaction, with their language, place, permissions and idempotency key."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import discord

from bot.tables import Person, Place, Snapshot, Tables
from bot.tables.values import PanelFacts, Reading
from bot.text import Words
from bot.ui.kit.permissions import FOR_PICTURES, FOR_THREADS, lacking_of, needed_in
from bot.ui.kit.perspective import Games, Perspective
from bot.ui.kit.reader import words_of


@dataclass(frozen=True, slots=True)
class Caller:
    """The person who pressed or typed. `key` is the interaction's id: the same press delivered twice counts once."""

    person: Person
    words: Words
    key: str
    place: Place | None  # None in direct messages
    locale_there: str = ""  # the language the server has chosen
    lacking: tuple[str, ...] = ()  # permissions that the bot needs in this channel and does not have
    lacking_for_threads: tuple[str, ...] = ()
    lacking_for_pictures: tuple[str, ...] = ()
    parent: int | None = None  # the channel of the thread where the caller is
    manages: bool = False  # whether they may manage the server
    reading: Reading = "pictures"
    facts: PanelFacts | None = field(default=None, repr=False)  # of the table that is pressed, before the press acts

    @property
    def guild(self) -> int | None:
        """The server where the caller acts; None in direct messages."""
        return self.place.guild if self.place else None

    def facts_of(self, table: Snapshot) -> PanelFacts | None:
        """What is stored for the caller at a table, where it was read with their settings and is of this moment."""
        found = self.facts
        return found if found and (found.code, found.writes) == (table.code, table.writes) else None

    def perspective(self, table: Snapshot, games: Games) -> Perspective:
        """The table from the caller's perspective."""
        return Perspective(table, games[table.game], self.words, table.seat_of(self.person.id))


def place_of(interaction: discord.Interaction[Any]) -> Place | None:
    """The place of an interaction; None in direct messages."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    return Place(interaction.guild_id, interaction.channel_id)


def chosen_locale(guild: discord.Guild | None, locale: discord.Locale | None) -> str:
    """The locale of a server where it has chosen one, else "".

    Only community servers can choose a locale; elsewhere it is a default that says nothing.
    """
    return str(locale or "") if guild is not None and "COMMUNITY" in guild.features else ""


async def caller_of(tables: Tables, interaction: discord.Interaction[Any], code: str = "") -> Caller:
    """The caller of an interaction; stores their current name and locale. `code`: the table whose panel it is about.

    A nickname is of one server: it names them at its tables, while the name that is stored is shown on others too.
    """
    user = interaction.user
    person = Person(user.id, user.display_name, str(interaction.locale))
    settings, facts = await tables.panels.met(replace(person, name=user.global_name or user.name), code)
    words = words_of(settings, person.locale)
    parent = getattr(interaction.channel, "parent_id", None)
    locale = chosen_locale(interaction.guild, interaction.guild_locale)
    caller = Caller(
        person, words, str(interaction.id), None, locale, parent=parent, reading=settings.reading, facts=facts
    )
    place = place_of(interaction)
    if place is None:
        if settings.dm == "closed":  # who presses where they are written to may have opened it: it is tried anew
            await tables.messages.try_again(person.id)
        return caller
    have, in_thread = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
    return replace(
        caller,
        place=place,
        lacking=lacking_of(have, needed_in(interaction.channel)),
        lacking_for_threads=() if in_thread else lacking_of(have, FOR_THREADS),
        lacking_for_pictures=lacking_of(have, FOR_PICTURES),
        manages=interaction.permissions.manage_guild,
    )
