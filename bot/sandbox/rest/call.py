"""One REST call as the route functions see it, and how they are registered."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from bot.sandbox import threads
from bot.sandbox.entities import VOCAL, Channel, Message
from bot.sandbox.errors import ApiError, Code
from bot.sandbox.gateway.gateway import Gateway
from bot.sandbox.happenings import Happening
from bot.sandbox.limits import Limits
from bot.sandbox.permissions import May
from bot.sandbox.render import Renderer
from bot.sandbox.requests.strict import read_model
from bot.sandbox.uploads import Uploads
from bot.sandbox.wire import Json
from bot.sandbox.world import World

Model = TypeVar("Model")


@dataclass(frozen=True, slots=True)
class Answer:
    """Status, JSON body (None: no body) and extra headers.

    `event_later`: what the gateway reports only some time after the answer has been sent.
    """

    body: Json = None
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    event_later: Happening | None = None


NO_CONTENT = Answer(status=204)


@dataclass(frozen=True, slots=True)
class Call:
    """A request after routing: what it concerns and what it carries."""

    world: World
    renderer: Renderer
    limits: Limits
    gateway: Gateway
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Json
    files: Uploads

    def read(self, model: type[Model]) -> Model:
        """Return the body as a model, or raise 50035."""
        return read_model(model, {} if self.body is None else self.body)

    def channel(self, needed: May = May.VIEW_CHANNEL) -> Channel:
        """Return the channel of the path; raise 10003, 50001 or 50013."""
        channel = self.world.channel(self.path["channel"])
        self.demand(channel, needed)
        return channel

    def demand(self, channel: Channel, needed: May) -> None:
        """Raise 50001 if the bot has no access to the channel, 50013 if it may not do this there."""
        held = self.world.allowed(channel, self.world.bot.id)
        if not held & May.VIEW_CHANNEL or (channel.type in VOCAL and not held & May.CONNECT):
            raise ApiError(Code.MISSING_ACCESS)
        if held & needed != needed:
            raise ApiError(Code.MISSING_PERMISSIONS)

    def demand_active(self, channel: Channel) -> None:
        """Raise 50083 for an archived thread, 160005 for a locked one that the bot does not manage."""
        threads.demand_active(self.world, channel, self.world.bot.id)

    def message(self, channel: Channel) -> Message:
        """Return the message of the path, or raise 10008."""
        return self.world.message(channel, self.path["message"])

    def own_application(self) -> None:
        """Raise 10002 if the path names another application."""
        if self.path["application"] != self.world.bot.id:
            raise ApiError(Code.UNKNOWN_APPLICATION)


Route = Callable[[Call], Answer]
ROUTES: dict[tuple[str, str], Route] = {}


def route(method: str, path: str) -> Callable[[Route], Route]:
    """Register a function for a method and a path below /api/v10."""

    def register(function: Route) -> Route:
        ROUTES[method, path] = function
        return function

    return register
