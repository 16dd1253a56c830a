"""A typed slash command: found by its default or localised name, its options checked as Discord's client does."""

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence

from .entities import Channel, User
from .permissions import May
from .render import FILE_LIMIT, Renderer
from .uploads import uploaded
from .wire import Json, JsonObject
from .world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
CHAT_INPUT = 1


class Refused(Exception):
    """The client would not let the person do this; the sentence says why."""


def named(thing: JsonObject, name: str, locale: str) -> bool:
    """Tell whether a command or option goes by this name, by default or in this language."""
    return name in (thing["name"], (thing.get("name_localizations") or {}).get(locale))


def find_path(
    commands: Sequence[JsonObject], path: str, locale: str
) -> tuple[JsonObject, list[JsonObject], list[JsonObject]]:
    """Return the command, the chain of subcommands below it, and the options the last of them takes."""
    first, *rest = path.split()
    slash = [c for c in commands if c["type"] == CHAT_INPUT]
    command = _first(slash, first, locale, f"/{path} is not a command that the bot has registered here")
    options: list[JsonObject] = command.get("options") or []
    chain: list[JsonObject] = []
    for word in rest:
        nested = [o for o in options if o["type"] in (SUBCOMMAND, GROUP)]
        chain.append(_first(nested, word, locale, f"/{path}: there is no subcommand {word}"))
        options = chain[-1].get("options") or []
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in options):
        raise Refused(f"/{path} needs one of its subcommands: {', '.join(o['name'] for o in options)}")
    return command, chain, options


def _first(things: Sequence[JsonObject], name: str, locale: str, otherwise: str) -> JsonObject:
    for thing in things:
        if named(thing, name, locale):
            return thing
    raise Refused(otherwise)


def command_data(
    world: World,
    renderer: Renderer,
    person: User,
    channel: Channel,
    path: str,
    given: Mapping[str, Json],
    focused: str | None,
) -> JsonObject:
    """Return the `data` of a command or autocomplete interaction, or raise Refused."""
    command, chain, options = find_path(world.commands_in(channel.guild_id), path, person.locale)
    _check_place(world, command, channel, person)
    by_name = {_option(options, name, person.locale, path)["name"]: value for name, value in given.items()}
    focus = None if focused is None else _option(options, focused, person.locale, path)["name"]
    if focus is None:
        _check_required(options, by_name, path)
    resolved: JsonObject = {}
    resolve = Resolver(world, renderer, channel, resolved)
    filled = list(_fill(options, by_name, focus, person.locale, resolve))
    for step in reversed(chain):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    data: JsonObject = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT, "options": filled}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def _check_place(world: World, command: JsonObject, channel: Channel, person: User) -> None:
    held = world.allowed(channel, person.id)
    needed = int(command.get("default_member_permissions") or 0)
    if channel.guild_id and needed and not (held & May.ADMINISTRATOR or held & needed == needed):
        raise Refused(f"{person.name} lacks the permissions that /{command['name']} asks for")
    contexts = command.get("contexts")
    here = 0 if channel.guild_id else 1
    if (contexts is not None and here not in contexts) or (here == 1 and command.get("dm_permission") is False):
        raise Refused(f"/{command['name']} cannot be used here")


def _option(options: Sequence[JsonObject], name: str, locale: str, path: str) -> JsonObject:
    return _first(options, name, locale, f"/{path} has no option {name}")


def _check_required(options: Sequence[JsonObject], given: Mapping[str, Json], path: str) -> None:
    for option in options:
        if option.get("required") and option["name"] not in given:
            raise Refused(f"/{path} needs the option {option['name']}")


class Resolver:
    """Collects the objects behind the ids that options name."""

    def __init__(self, world: World, renderer: Renderer, channel: Channel, into: JsonObject) -> None:
        self.world, self.renderer, self.channel, self.into = world, renderer, channel, into

    def user(self, user_id: str) -> str:
        """Record a user, with their membership if they have one."""
        if user_id not in self.world.users:
            raise Refused(f"There is no user {user_id}")
        user = self.world.user(user_id)
        self.into.setdefault("users", {})[user_id] = self.renderer.user(user)
        guild = self.world.guilds.get(self.channel.guild_id or "")
        if guild is not None and user_id in guild.members:
            member = self.renderer.acting_member(guild, user_id, self.channel)
            del member["user"]
            self.into.setdefault("members", {})[user_id] = member
        return user_id

    def file(self, filename: str, data: bytes) -> str:
        """Upload a file for this command alone, and record it; only the bot gets its address."""
        if len(data) > FILE_LIMIT:
            raise Refused(f"{filename} is too large: Discord takes {FILE_LIMIT // 2**20} MB")
        sent = uploaded(self.world.new_id(), self.channel.id, filename, data)
        self.world.keep_command_file(sent)
        self.into.setdefault("attachments", {})[sent.id] = self.renderer.attachment(sent, ephemeral=True)
        return sent.id

    def channel_of(self, channel_id: str) -> str:
        """Record a channel."""
        if channel_id not in self.world.channels:
            raise Refused(f"There is no channel {channel_id}")
        shown = self.renderer.channel(self.world.channel(channel_id))
        keys = ("id", "name", "type", "parent_id", "thread_metadata")
        partial = {key: shown[key] for key in keys if key in shown} | {"permissions": str(int(May.VIEW_CHANNEL))}
        self.into.setdefault("channels", {})[channel_id] = partial
        return channel_id


def _fill(
    options: Sequence[JsonObject], given: Mapping[str, Json], focus: str | None, locale: str, resolve: Resolver
) -> Iterator[JsonObject]:
    for option in options:
        name = option["name"]
        if name == focus:
            yield {"name": name, "type": option["type"], "value": str(given.get(name, "")), "focused": True}
        elif name in given:
            yield {"name": name, "type": option["type"], "value": _value(option, given[name], locale, resolve)}


def _value(option: JsonObject, value: Json, locale: str, resolve: Resolver) -> Json:
    if choices := option.get("choices"):
        return _choice(option, choices, value, locale)
    return CHECKS[option["type"]](option, value, resolve)


def _choice(option: JsonObject, choices: Sequence[JsonObject], value: Json, locale: str) -> Json:
    for choice in choices:
        if value == choice["value"] or (isinstance(value, str) and named(choice, value, locale)):
            return choice["value"]
    raise Refused(f"{value} is no choice of {option['name']}")


def _string(option: JsonObject, value: Json, resolve: Resolver) -> str:
    least, most = option.get("min_length", 0), option.get("max_length", 6000)
    if not isinstance(value, str) or not least <= len(value) <= most:
        raise Refused(f"{option['name']} must be a text of {least} to {most} characters")
    return value


def _integer(option: JsonObject, value: Json, resolve: Resolver) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 2**53:
        raise Refused(f"{option['name']} must be a whole number")
    return int(_bounded(option, value))


def _number(option: JsonObject, value: Json, resolve: Resolver) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise Refused(f"{option['name']} must be a number")
    return _bounded(option, value)


def _bounded(option: JsonObject, value: float) -> float:
    if not option.get("min_value", value) <= value <= option.get("max_value", value):
        raise Refused(f"{option['name']} is out of its bounds")
    return value


def _boolean(option: JsonObject, value: Json, resolve: Resolver) -> bool:
    if not isinstance(value, bool):
        raise Refused(f"{option['name']} must be true or false")
    return value


def _user(option: JsonObject, value: Json, resolve: Resolver) -> str:
    return resolve.user(str(value))


def _channel(option: JsonObject, value: Json, resolve: Resolver) -> str:
    return resolve.channel_of(str(value))


def attached(filename: str, data: bytes) -> JsonObject:
    """Return the value of a file option."""
    return {"filename": filename, "data": b64encode(data).decode()}


def _attachment(option: JsonObject, value: Json, resolve: Resolver) -> str:
    """Upload a file given as `{"filename": …, "data": …}`, with the data in base64."""
    match value:
        case {"filename": str(name), "data": str(data)} if name:
            try:
                return resolve.file(name, b64decode(data, validate=True))
            except ValueError:
                pass
    raise Refused(f"{option['name']} must be a file")


def _unknown(option: JsonObject, value: Json, resolve: Resolver) -> str:
    raise Refused(f"The sandbox cannot fill options of type {option['type']}")


CHECKS: dict[int, Callable[[JsonObject, Json, Resolver], Json]] = {
    STRING: _string,
    INTEGER: _integer,
    BOOLEAN: _boolean,
    USER: _user,
    CHANNEL: _channel,
    ROLE: _unknown,
    MENTIONABLE: _user,
    NUMBER: _number,
    ATTACHMENT: _attachment,
}
