"""The page's routes: be anybody, do anything a person can, see what that person sees."""

import hmac
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from aiohttp import web
from pydantic import Field, ValidationError

from . import typed
from .bodies import read_json
from .entities import Channel, User
from .errors import ApiError, NotSupported
from .person import Handle, NoAnswer, Person
from .render import Renderer
from .requests.messages import Text
from .requests.strict import Request
from .wire import Json, JsonObject, json_response
from .world import World

KEY_HEADER = "X-Sandbox-Key"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Model = TypeVar("Model", bound=Request)
MOST_DIGITS = 6
LANGUAGE = r"^[a-z]{2}(-[A-Z0-9]{2,3})?$"


class NewPerson(Request):
    """A person to add."""

    name: Annotated[str, Field(min_length=1, max_length=32)]
    locale: Annotated[str, Field(pattern=LANGUAGE)] = "en-US"


class PersonChange(Request):
    """What to change about a person."""

    locale: Annotated[str, Field(pattern=LANGUAGE)] | None = None
    dms_closed: bool | None = None


class NewChannel(Request):
    """A channel to add."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    tags: list[Annotated[str, Field(min_length=1, max_length=20)]] | None = None  # of a forum


class TypedCommand(Request):
    """A command to send, or with `focused` to complete."""

    person: str
    channel: str
    name: Annotated[str, Field(min_length=1)]
    options: dict[str, Json] = Field(default_factory=dict)
    focused: str | None = None


class ComponentUse(Request):
    """A button to press, or with `values` a select to choose in."""

    person: str
    message: str
    custom_id: str
    values: list[str] = Field(default_factory=list)


class Submission(Request):
    """A form to send."""

    person: str
    modal: str
    values: dict[str, Json] = Field(default_factory=dict)


class Saying(Request):
    """A message to write."""

    person: str
    channel: str
    content: Annotated[Text, Field(min_length=1)]


class Control:
    """The control routes of one world, behind the key of this start."""

    def __init__(self, world: World, key: str) -> None:
        self.world = world
        self.key = key
        self.renderer = Renderer(world, "/cdn")

    def routes(self) -> list[web.RouteDef]:
        """Return the routes, each guarded."""
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/sandbox/people", self.people),
            ("POST", "/sandbox/people", self.add_person),
            ("PATCH", "/sandbox/people/{person}", self.change_person),
            ("GET", "/sandbox/world", self.seen_world),
            ("POST", "/sandbox/guilds/{guild}/channels", self.add_channel),
            ("DELETE", "/sandbox/channels/{channel}", self.delete_channel),
            ("GET", "/sandbox/channels/{channel}/messages", self.messages),
            ("POST", "/sandbox/command", self.command),
            ("POST", "/sandbox/autocomplete", self.autocomplete),
            ("POST", "/sandbox/press", self.press),
            ("POST", "/sandbox/select", self.select),
            ("POST", "/sandbox/submit", self.submit),
            ("POST", "/sandbox/say", self.say),
            ("GET", "/sandbox/interactions/{interaction}", self.interaction),
        ]
        return [web.route(method, path, self.guarded(handler)) for method, path, handler in table]

    def guarded(self, handler: Handler) -> Handler:
        """Let in only holders of the key, and turn refusals into sentences."""

        async def guard(request: web.Request) -> web.StreamResponse:
            given = request.headers.get(KEY_HEADER) or request.query.get("key", "")
            if not hmac.compare_digest(given.encode(errors="replace"), self.key.encode()):
                return _error(403, "This needs the key from the address that the sandbox printed when it started.")
            try:
                return await handler(request)
            except ValidationError as error:
                return _error(400, "; ".join(f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors()))
            except ApiError as error:
                return _error(error.status, str(error.body["message"]))
            except (typed.Refused, NoAnswer, NotSupported) as error:
                return _error(409, str(error))
            except TimeoutError:
                return _error(504, "The bot did not answer in time.")

        return guard

    def person(self, person_id: str) -> Person:
        """Return the API of a person; the bot is nobody's puppet."""
        user = self.world.user(person_id)
        if user.bot:
            raise typed.Refused("The bot acts for itself")
        return Person(self.world, user)

    # -- people and places

    async def people(self, request: web.Request) -> web.Response:
        return json_response([show_person(user) for user in self.world.people()])

    async def add_person(self, request: web.Request) -> web.Response:
        wanted = await _read(request, NewPerson)
        user = self.world.add_person(wanted.name, wanted.locale)
        for guild in self.world.guilds.values():
            self.world.join(guild, user)
        return json_response(show_person(user))

    async def change_person(self, request: web.Request) -> web.Response:
        wanted = await _read(request, PersonChange)
        user = self.person(request.match_info["person"]).user
        self.world.change_person(user, locale=wanted.locale, dms_closed=wanted.dms_closed)
        return json_response(show_person(user))

    async def seen_world(self, request: web.Request) -> web.Response:
        """Return everything that a person sees when they open the page."""
        person = self.person(request.query.get("person", ""))
        bot = self.world.bot
        guilds = [g for g in self.world.guilds.values() if person.user.id in g.members]
        seen = person.channels()
        shown: JsonObject = {
            "person": show_person(person.user),
            "bot": {"id": bot.id, "name": bot.name},
            "guilds": [
                {"id": g.id, "name": g.name, "channels": [show_channel(c) for c in seen if c.guild_id == g.id]}
                for g in guilds
            ],
            "dms": [show_channel(c) | {"name": bot.name} for c in seen if c.guild_id is None],
            "commands": [c for g in [None, *self.world.guild_commands] for c in self._commands(g)],
            "examples": [{"channel": c, "person": user.id} for c, user in self.world.examples.items()],
            "calls": {user.id: self._calls(user) for user in self.world.people()},
        }
        return json_response(shown)

    def _calls(self, user: User) -> list[JsonObject]:
        """Return the calls of a person that are still there; the page plays everybody, so it may know."""
        rung = [n for n in self.world.notifications.get(user.id, ()) if not n.suppressed]
        return [show_call(n.channel_id, n.message_id) for n in rung if self.world.any_message(n.message_id)]

    def _commands(self, guild_id: str | None) -> list[JsonObject]:
        return self.world.commands if guild_id is None else self.world.guild_commands[guild_id]

    async def add_channel(self, request: web.Request) -> web.Response:
        wanted = await _read(request, NewChannel)
        name = "-".join(wanted.name.lower().split()).lstrip("#")
        guild = self.world.guild(request.match_info["guild"])
        if wanted.tags is not None:
            return json_response(show_channel(self.world.add_forum(guild, name or "forum", *wanted.tags)))
        return json_response(show_channel(self.world.add_channel(guild, name or "channel")))

    async def delete_channel(self, request: web.Request) -> web.Response:
        channel = self.world.channel(request.match_info["channel"])
        if channel.guild_id is None:
            raise typed.Refused("A direct message cannot be deleted")
        self.world.delete_channel(channel)
        return json_response({})

    async def messages(self, request: web.Request) -> web.Response:
        person = self.person(request.query.get("person", ""))
        limit = request.query.get("limit", "100")
        if not limit.isdecimal() or len(limit) > MOST_DIGITS or int(limit) == 0:
            raise typed.Refused("limit must be a number of messages")
        return json_response(person.messages(request.match_info["channel"])[-int(limit) :])

    # -- doing

    async def command(self, request: web.Request) -> web.Response:
        wanted = await _read(request, TypedCommand)
        return _started(self.person(wanted.person).command(wanted.channel, wanted.name, wanted.options))

    async def autocomplete(self, request: web.Request) -> web.Response:
        wanted = await _read(request, TypedCommand)
        person = self.person(wanted.person)
        focused = wanted.focused or ""
        return json_response(
            {"choices": await person.autocomplete(wanted.channel, wanted.name, focused, wanted.options)}
        )

    async def press(self, request: web.Request) -> web.Response:
        wanted = await _read(request, ComponentUse)
        return _started(self.person(wanted.person).press(wanted.message, wanted.custom_id))

    async def select(self, request: web.Request) -> web.Response:
        wanted = await _read(request, ComponentUse)
        return _started(self.person(wanted.person).select(wanted.message, wanted.custom_id, *wanted.values))

    async def submit(self, request: web.Request) -> web.Response:
        wanted = await _read(request, Submission)
        return _started(self.person(wanted.person).submit(wanted.modal, wanted.values))

    async def say(self, request: web.Request) -> web.Response:
        wanted = await _read(request, Saying)
        return json_response(self.person(wanted.person).say(wanted.channel, wanted.content))

    async def interaction(self, request: web.Request) -> web.Response:
        wanted = request.match_info["interaction"]
        for interaction in self.world.interactions.values():
            if interaction.id == wanted:
                error = {"error": interaction.error} if interaction.error else {}
                return json_response({"state": interaction.state} | error)
        return _error(404, "There is no such interaction.")


async def _read(request: web.Request, model: type[Model]) -> Model:
    return model.model_validate(await read_json(request))


def _started(handle: Handle) -> web.Response:
    return json_response({"interaction": handle.id})


def _error(status: int, sentence: str) -> web.Response:
    return json_response({"error": sentence}, status)


def show_person(user: User) -> JsonObject:
    """Return a person as the page knows one."""
    return {
        "id": user.id,
        "name": user.name,
        "username": user.username,
        "locale": user.locale,
        "dms_closed": user.dms_closed,
    }


def show_call(channel_id: str, message_id: str) -> JsonObject:
    """Return one call as the page knows it."""
    return {"channel": channel_id, "message": message_id}


def show_channel(channel: Channel) -> JsonObject:
    """Return a channel as the page knows one."""
    shown: JsonObject = {"id": channel.id, "name": channel.name, "type": int(channel.type)}
    if channel.guild_id is not None:
        shown["guild_id"] = channel.guild_id
    if channel.parent_id is not None:
        shown["parent_id"] = channel.parent_id
    if channel.thread is not None:
        shown["archived"] = channel.thread.archived
    return shown
