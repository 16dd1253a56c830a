"""Application commands: registered all at once or one by one, globally or for one guild."""

from bot.sandbox.errors import ApiError, Code, Problem, malformed
from bot.sandbox.happenings import CommandsChanged
from bot.sandbox.requests.command_rules import Command, check_set, read_command, read_commands
from bot.sandbox.requests.commands import MenuCommand
from bot.sandbox.wire import JsonObject

from .call import NO_CONTENT, Answer, Call, route

EVERYWHERE = "/applications/{application}/commands"
IN_GUILD = "/applications/{application}/guilds/{guild}/commands"


def _registered(call: Call) -> list[JsonObject]:
    """Return the list that the path refers to: the global commands, or a guild's."""
    call.own_application()
    if "guild" not in call.path:
        return call.world.commands
    guild = call.world.guild(call.path["guild"])
    return call.world.guild_commands.setdefault(guild.id, [])


def _complete(call: Call, command: Command, before: JsonObject | None) -> JsonObject:
    """Return a complete command object; an existing one keeps its id, and its version if nothing changed."""
    shown = command.model_dump(exclude_none=True, exclude={"id"})
    held = command.default_member_permissions
    whole: JsonObject = {
        "id": before["id"] if before else call.world.new_id(),
        "application_id": call.world.bot.id,
        "default_member_permissions": None if held is None else str(held),
        "name_localizations": None,
        "description_localizations": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        "dm_permission": True,
    }
    whole |= {key: value for key, value in shown.items() if key != "default_member_permissions"}
    whole["type"], whole["description"] = command.type, command.description or ""
    if "guild" in call.path:
        whole["guild_id"] = call.path["guild"]
        whole.pop("dm_permission")
    if not isinstance(command, MenuCommand):
        whole.setdefault("options", [])
    return whole | {"version": _version(call, whole, before)}


def _version(call: Call, whole: JsonObject, before: JsonObject | None) -> str:
    if before is not None and {key: value for key, value in before.items() if key != "version"} == whole:
        return str(before["version"])
    return call.world.new_id()


def _same(registered: list[JsonObject], command: Command) -> JsonObject | None:
    return next((c for c in registered if (c["type"], c["name"]) == (command.type, command.name)), None)


@route("GET", EVERYWHERE)
@route("GET", IN_GUILD)
def listing(call: Call) -> Answer:
    """Return the registered commands."""
    return Answer(_registered(call))


@route("PUT", EVERYWHERE)
@route("PUT", IN_GUILD)
def overwrite(call: Call) -> Answer:
    """Replace all commands at once."""
    registered = _registered(call)
    wanted = read_commands(call.body)
    registered[:] = [_complete(call, command, _same(registered, command)) for command in wanted]
    call.world.tell(CommandsChanged())
    return Answer(registered)


@route("POST", EVERYWHERE)
@route("POST", IN_GUILD)
def create(call: Call) -> Answer:
    """Register one command; one of the same name and type is replaced."""
    registered = _registered(call)
    wanted = read_command(call.body)
    before = _same(registered, wanted)
    others = [_again(c) for c in registered if c is not before]
    check_set([*others, wanted])
    return _store(call, registered, _complete(call, wanted, before), before)


def _again(command: JsonObject) -> Command:
    """Return a registered command as the request it once was."""
    own = ("id", "application_id", "version", "guild_id")
    return read_command({key: value for key, value in command.items() if key not in own})


def _store(call: Call, registered: list[JsonObject], whole: JsonObject, before: JsonObject | None) -> Answer:
    if before is None:
        registered.append(whole)
    else:
        registered[registered.index(before)] = whole
    call.world.tell(CommandsChanged())
    return Answer(whole, status=201 if before is None else 200)


@route("GET", EVERYWHERE + "/{command}")
@route("GET", IN_GUILD + "/{command}")
def read(call: Call) -> Answer:
    """Return one command."""
    return Answer(_one(call))


@route("PATCH", EVERYWHERE + "/{command}")
@route("PATCH", IN_GUILD + "/{command}")
def change(call: Call) -> Answer:
    """Change one command."""
    registered, before = _registered(call), _one(call)
    own = ("id", "application_id", "version", "guild_id")
    if not isinstance(call.body, dict):
        raise malformed(Problem((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"))
    merged = {key: value for key, value in before.items() if key not in own} | call.body
    wanted = read_command(merged)
    check_set([*(_again(c) for c in registered if c is not before), wanted])
    return _store(call, registered, _complete(call, wanted, before), before)


@route("DELETE", EVERYWHERE + "/{command}")
@route("DELETE", IN_GUILD + "/{command}")
def remove(call: Call) -> Answer:
    """Delete one command."""
    _registered(call).remove(_one(call))
    call.world.tell(CommandsChanged())
    return NO_CONTENT


def _one(call: Call) -> JsonObject:
    for command in _registered(call):
        if command["id"] == call.path["command"]:
            return command
    raise ApiError(Code.UNKNOWN_COMMAND)
