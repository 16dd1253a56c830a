"""Builds slash commands from data: texts from the catalogues, parameters, and the function that answers."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import discord
from discord import app_commands

from bot.tables import BrokenTable, Place, Snapshot, Tables
from bot.tables.values import refused
from bot.text import LOCALES, words_for
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.caller import Caller, place_of
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.interactions.waiting_list import waiting_list
from bot.ui.kit.limits import COMPLETIONS
from bot.ui.kit.names import game_name
from bot.ui.kit.translator import text
from bot.ui.kit.typed import storable
from rules import GAMES
from rules.core import Refused

Interaction = discord.Interaction[Any]
Given = Mapping[str, Any]
Choices = list[app_commands.Choice[Any]]
Complete = Callable[[Interaction, str], Awaitable[Choices]]
Work = Callable[[Services, Caller, Given], Awaitable[Reply]]
AtTable = Callable[[Services, Caller, Snapshot, Given], Awaitable[Reply]]
SIZES = sorted(seats for game in GAMES.values() for seats in game.seats)  # of tables, whatever is played there
SEATS = app_commands.Range[int, SIZES[0], SIZES[-1]]
SEAT = app_commands.Range[int, 1, SIZES[-1]]
SAY_WHICH = "say_which_table"  # refusal in direct messages, where several tables may be meant


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a command, with texts under `par-<name>`. `kind`: a type that discord.py knows."""

    name: str
    kind: Any = str
    required: bool = True
    complete: Complete | None = None
    choices: tuple[tuple[str, str], ...] = ()  # (text key, value)


class CommandGroup(app_commands.Group):
    """A command group that is complete when it is registered: translated once, however many clients register it."""

    _translated: dict[str, Any] | None = None

    async def get_translated_payload(
        self, tree: app_commands.CommandTree[Any], translator: app_commands.Translator
    ) -> dict[str, Any]:
        """The group as Discord gets it, in every language."""
        if self._translated is None:
            self._translated = await super().get_translated_payload(tree, translator)
        return self._translated


def group(key: str, *, managers: bool = False) -> CommandGroup:
    """An empty command group, with texts under `cmd-<key>`. `managers`: only for those who manage a server."""
    name, about = text(f"cmd-{key}"), text(f"cmd-{key}.about")
    if not managers:
        return CommandGroup(name=name, description=about)
    needed = discord.Permissions(manage_guild=True)
    here = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    return CommandGroup(name=name, description=about, default_permissions=needed, allowed_contexts=here)


def command(key: str, work: Work, *parameters: Parameter) -> app_commands.Command[Any, ..., None]:
    """A command that answers privately with the reply of `work`."""

    async def callback(interaction: Interaction, **given: Any) -> None:
        client = client_of(interaction)
        typed = {name: storable(value) if isinstance(value, str) else value for name, value in given.items()}
        await client.answer(interaction, lambda caller: work(client.services, caller, typed), typed.get("table") or "")

    _sign(callback, parameters)
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=text(f"cmd-{key}"), description=text(f"cmd-{key}.about"), callback=callback
    )
    return made


def table_command(
    key: str,
    work: AtTable,
    *parameters: Parameter,
    instead: Mapping[str, Work] | None = None,
    complete: Complete | None = None,
) -> app_commands.Command[Any, ..., None]:
    """A command about a table: the one in its last parameter, else the channel's.

    `instead`: what answers where one of these parameters is given, as it is about no table. `complete`: what offers
    tables where they are not the person's own.
    """

    async def found(services: Services, caller: Caller, given: Given) -> Reply:
        for name, other in (instead or {}).items():
            if given.get(name) is not None:
                return await other(services, caller, given)
        try:
            table = await find_table(services, caller, given.get("table"))
        except Refused as refused:
            if refused.refusal.key != SAY_WHICH:
                raise
            return await waiting_list(services, caller, caller.words(f"refused-{SAY_WHICH}"))
        return await services.safely(caller, lambda: work(services, caller, table, given), table.code)

    return command(key, found, *parameters, replace(TABLE, complete=complete) if complete else TABLE)


async def find_table(services: Services, caller: Caller, code: str | None) -> Snapshot:
    """The table with this code, else the channel's; in direct messages the only one it can be. Raises `Refused`."""
    return await _found(services.tables, caller.person.id, caller.place, code)


async def table_there(client: BotClient, interaction: Interaction) -> Snapshot:
    """The table that a command means while it is being typed. Raises `Refused`."""
    code, person = dict(iter(interaction.namespace)).get("table"), interaction.user.id
    table = await _found(client.tables, person, place_of(interaction), code)
    if not await client.tables.may_see(table, person, interaction.guild_id):
        raise refused("no_table_here")
    return table


async def _found(tables: Tables, person: int, place: Place | None, code: str | None) -> Snapshot:
    if code:
        return await tables.look_for(person, place.guild if place else None, code)
    if place is not None:
        table = await tables.table_of(place.channel, person)
        if table is None:
            raise refused("no_table_here")
        return table
    mine = await tables.waiting_for(person) or await tables.tables_of(person)
    if len(mine) != 1:
        raise refused(SAY_WHICH if mine else "no_table_yours")
    return await tables.look(mine[0].code)


def client_of(interaction: Interaction) -> BotClient:
    """The client that received an interaction."""
    return cast(BotClient, interaction.client)


def named(game: str, code: str) -> str:
    """A table or cup among the completions, in English: they are not translated."""
    return f"{game_name(words_for(LOCALES[0]), game)} {code}"


async def complete_tables(interaction: Interaction, current: str) -> Choices:
    """Complete the codes of the person's tables."""
    found = await client_of(interaction).tables.tables_of(interaction.user.id)
    return fitting_codes([(brief.game, brief.code) for brief in found], current)


def fitting_codes(found: Iterable[tuple[str, str]], current: str) -> Choices:
    """Those of these tables or cups, each a game and a code, in which what was typed so far occurs."""
    return fitting([(named(game, code), code) for game, code in found], current)


def fitting(offers: Iterable[tuple[str, str | int]], current: str) -> Choices:
    """Those of these names, each with its value, in which what was typed so far occurs."""
    wanted = current.strip().casefold()
    fits = [app_commands.Choice(name=name, value=value) for name, value in offers if wanted in name.casefold()]
    return fits[:COMPLETIONS]


TABLE = Parameter("table", required=False, complete=complete_tables)


def _guarded(complete: Complete) -> Complete:
    """A completion that offers nothing where it fails, so that an error does not stop people from typing."""

    async def offers(interaction: Interaction, current: str) -> Choices:
        try:
            return await complete(interaction, current)
        except (Refused, BrokenTable):
            return []  # no such table, or none here
        except Exception as error:
            client_of(interaction).services.faults.add("a fault of ours that nobody saw", error)
            return []

    return offers


def _sign(callback: Any, parameters: Sequence[Parameter]) -> None:
    """Give a callback the parameters that discord.py reads from its signature."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    origin = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    for parameter in parameters:
        wanted = parameter.kind if parameter.required else parameter.kind | None
        default = inspect.Parameter.empty if parameter.required else None
        origin.append(inspect.Parameter(parameter.name, kind, annotation=wanted, default=default))
    callback.__signature__ = inspect.Signature(origin)
    app_commands.rename(**{p.name: text(f"par-{p.name}") for p in parameters})(callback)
    app_commands.describe(**{p.name: text(f"par-{p.name}.about") for p in parameters})(callback)
    completed: dict[str, Any] = {p.name: _guarded(p.complete) for p in parameters if p.complete}
    if completed:
        app_commands.autocomplete(**completed)(callback)
    for p in parameters:
        if p.choices:
            offers = [app_commands.Choice(name=text(key), value=value) for key, value in p.choices]
            app_commands.choices(**{p.name: offers})(callback)
