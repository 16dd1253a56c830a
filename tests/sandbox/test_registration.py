"""Registering commands: Discord's limits in every language, and whole command objects in return."""

from typing import Any

import pytest

from tests.support.wire import Wire

from .payloads import at


def command(**more: Any) -> dict[str, Any]:
    """Return a command, right but for what is given."""
    return {"name": "play", "description": "d"} | more


def option(**more: Any) -> dict[str, Any]:
    """Return a text option, right but for what is given."""
    return {"type": 3, "name": "word", "description": "d"} | more


def choice(**more: Any) -> dict[str, Any]:
    """Return a choice, right but for what is given."""
    return {"name": "one", "value": "1"} | more


def subcommand(name: str, locale: str) -> dict[str, Any]:
    """Return a subcommand with 25 options whose descriptions are long in one language only."""
    options = [option(name=f"o{n}", description_localizations={locale: "d" * 100}) for n in range(25)]
    return {"type": 1, "name": name, "description": "d", "options": options}


LONG = [choice(name=f"{n:02}".ljust(100, "n"), value="v" * 100) for n in range(25)]
# Short in English, long in one of two languages: what counts is the longest of each text.
MIXED = [
    [choice(name=f"{n}", name_localizations={locale: f"{n:02}".ljust(100, "n")}) for n in range(25)]
    for locale in ("fr", "de")
]

WRONG: dict[str, tuple[list[dict[str, Any]], str, str]] = {
    "an upper-case name": ([command(name="Play")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a name with a space": ([command(name="to play")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a name of 33": ([command(name="p" * 33)], "0.name", "BASE_TYPE_MAX_LENGTH"),
    "an empty name": ([command(name="")], "0.name", "BASE_TYPE_MIN_LENGTH"),
    "an upper-case French name": (
        [command(name_localizations={"fr": "Jouer"})],
        "0.name_localizations.fr",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "a language that Discord has not": (
        [command(name_localizations={"la": "ludere"})],
        "0.name_localizations",
        "LOCALE_INVALID",
    ),
    "no description": ([{"name": "play"}], "0.description", "BASE_TYPE_REQUIRED"),
    "an empty description": ([command(description="")], "0.description", "BASE_TYPE_MIN_LENGTH"),
    "a description of 101": ([command(description="d" * 101)], "0.description", "BASE_TYPE_MAX_LENGTH"),
    "a French description of 101": (
        [command(description_localizations={"fr": "d" * 101})],
        "0.description_localizations.fr",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 options": (
        [command(options=[option(name=f"o{n}") for n in range(26)])],
        "0.options",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 choices": (
        [command(options=[option(choices=[choice(name=str(n)) for n in range(26)])])],
        "0.options.0.choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 subcommands": (
        [command(options=[{"type": 1, "name": f"s{n}", "description": "d"} for n in range(26)])],
        "0.options",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a required option after an optional one": (
        [command(options=[option(name="a"), option(name="b", required=True)])],
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "an option name twice": (
        [command(options=[option(), option()])],
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "an option name twice in French": (
        [command(options=[option(name_localizations={"fr": "mot"}), option(name="mot")])],
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "a choice name twice": (
        [command(options=[option(choices=[choice(), choice(value="2")])])],
        "0.options.0.choices.1",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
    ),
    "a choice of the wrong type": (
        [command(options=[option(type=4, choices=[choice(value="1")])])],
        "0.options.0.choices.0.value",
        "BASE_TYPE_INVALID",
    ),
    "choices and autocomplete": (
        [command(options=[option(choices=[choice()], autocomplete=True)])],
        "0.options.0",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
    ),
    "subcommands beside options": (
        [command(options=[{"type": 1, "name": "s", "description": "d"}, option()])],
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "an unknown option type": ([command(options=[option(type=99)])], "0.options.0", "UNION_TYPE_CHOICES"),
    "a command name twice": ([command(), command()], "1", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "a command name twice in French": (
        [command(name_localizations={"fr": "jouer"}), command(name="jouer")],
        "1",
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    "more than 8000 characters": (
        [command(options=[option(name=f"o{n}", choices=LONG) for n in range(2)])],
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "more than 8000 characters in one language only": (
        [command(options=[option(name=f"o{n}", choices=MIXED[n % 2]) for n in range(4)])],
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "more than 8000 characters of descriptions in two languages together": (
        [command(options=[subcommand(f"s{n}", ("fr", "de")[n % 2]) for n in range(4)])],
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "a misspelt key": ([command(descripton="d")], "0.descripton", "SANDBOX_UNKNOWN_FIELD"),
    "a menu command with options": (
        [{"type": 3, "name": "Report", "options": [option()]}],
        "0.options",
        "BASE_TYPE_MAX_LENGTH",
    ),
}


@pytest.mark.parametrize("name", WRONG)
async def test_a_wrong_command_is_refused(bare: Wire, name: str) -> None:
    body, path, code = WRONG[name]
    status, refusal = await bare.rest("PUT", f"/applications/{bare.world.bot.id}/commands", body)
    assert (status, refusal["code"]) == (400, 50035)
    assert code in at(refusal, path), refusal
    assert bare.world.commands == []


async def test_a_hundred_slash_commands_fit_and_one_more_does_not(bare: Wire) -> None:
    path = f"/applications/{bare.world.bot.id}/commands"
    wanted = [command(name=f"p{n}") for n in range(100)]
    status, made = await bare.rest("PUT", path, wanted)
    assert (status, len(made)) == (200, 100)
    menu = {"type": 2, "name": "Look Up"}
    assert (await bare.rest("PUT", path, [*wanted, menu]))[0] == 200
    status, refusal = await bare.rest("PUT", path, [*wanted, command(name="one-more")])
    assert (status, refusal["code"]) == (400, 30032)


async def test_names_in_any_script_are_taken(bare: Wire) -> None:
    wanted = command(name="épée-2", name_localizations={"ru": "меч", "ja": "剣", "hi": "तलवार"})
    assert (await bare.rest("PUT", f"/applications/{bare.world.bot.id}/commands", [wanted]))[0] == 200


async def test_an_overwrite_answers_whole_commands_and_keeps_the_ids_of_old_ones(bare: Wire) -> None:
    path = f"/applications/{bare.world.bot.id}/commands"
    _, first = await bare.rest("PUT", path, [command(), command(name="look")])
    _, again = await bare.rest("PUT", path, [command(), command(name="look", description="other")])
    assert [c["id"] for c in again] == [c["id"] for c in first]
    assert [c["version"] == old["version"] for c, old in zip(again, first, strict=True)] == [True, False]
    assert again[0] | {"id": "", "version": ""} == {
        "id": "",
        "version": "",
        "application_id": bare.world.bot.id,
        "type": 1,
        "name": "play",
        "name_localizations": None,
        "description": "d",
        "description_localizations": None,
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        "dm_permission": True,
        "options": [],
    }


async def test_one_command_is_made_changed_and_deleted(wire: Wire) -> None:
    path = f"/applications/{wire.world.bot.id}/commands"
    status, made = await wire.rest("POST", path, command())
    assert status == 201
    status, replaced = await wire.rest("POST", path, command(description="new"))
    assert (status, replaced["id"]) == (200, made["id"])
    _, changed = await wire.rest("PATCH", f"{path}/{made['id']}", {"description": "newer"})
    assert (changed["name"], changed["description"]) == ("play", "newer")
    assert (await wire.rest("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert (await wire.rest("GET", path))[1] == []


async def test_a_guilds_commands_are_its_own(wire: Wire) -> None:
    guild = next(iter(wire.world.guilds))
    path = f"/applications/{wire.world.bot.id}/guilds/{guild}/commands"
    _, made = await wire.rest("PUT", path, [command()])
    assert made[0]["guild_id"] == guild
    assert wire.world.commands_in(guild) == made
    assert wire.world.commands_in(None) == []
