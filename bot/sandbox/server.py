"""The sandbox as one server: REST, gateway, files, control routes and page on one loopback port."""

import errno
import math
import secrets
import ssl
from collections.abc import Awaitable, Callable
from itertools import chain

from aiohttp import web

from . import pages
from .bodies import MOST_PART
from .control import Control
from .delays import Delays
from .events import EventRoute
from .faults import Faults
from .first_world import first_world
from .gateway.gateway import Gateway
from .gateway.starts import SPACING
from .limits import GLOBAL_LIMIT, Limits
from .person import Person
from .render import Renderer
from .rest.api import Api
from .transcript import Transcript
from .wire import JsonObject, json_response
from .world import World

LOCAL = ("127.0.0.1", "localhost", "::1")
DISCORD = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PortTaken(Exception):
    """The address is in use by another program."""


class Sandbox:
    """A Discord look-alike for one world; every start has its own key for the page and token for the bot."""

    def __init__(
        self,
        world: World | None = None,
        *,
        heartbeat: float = 41.25,
        delays: Delays | None = None,
        strict: bool = False,
    ) -> None:
        """`heartbeat`: seconds between the heartbeats that the gateway asks for.

        `strict`: also enforce the rate limits on requests and session starts, for which tests would have to wait.
        """
        self.world = world or first_world()
        self.key = secrets.token_urlsafe(24)
        self.address = ""
        self._tls = False
        self._hosts: frozenset[str] = frozenset()
        self._runner: web.AppRunner | None = None
        self.renderer = Renderer(self.world, "")
        delays = delays or Delays()
        self.gateway = Gateway(self.renderer, self._gateway_url, heartbeat, delays)
        self.api = Api(self.renderer, self.gateway, delays)
        if strict:
            self.limits.global_limit, self.gateway.starts.spacing = GLOBAL_LIMIT, SPACING
        self._events = EventRoute(Control(self.world, self.key))

    @property
    def token(self) -> str:
        """Return the bot's token, which changes if the bot starts too many sessions in a day."""
        return self.gateway.token

    # -- for tests

    @property
    def faults(self) -> Faults:
        """Return the faults that are still to come."""
        return self.api.faults

    @property
    def limits(self) -> Limits:
        """Return the rate limits."""
        return self.api.limits

    @property
    def transcript(self) -> Transcript:
        """Return what went over the wire."""
        return self.api.transcript

    def statistics(self) -> JsonObject:
        """Return how much the bot has used of what Discord allows, and why it was refused."""
        gateway, limits = self.gateway, self.limits
        return {
            "shards": self.world.shards,
            "session_start_limit": gateway.starts.shown(),
            "sessions": [{"shard": s.shard, "connected": s.connection is not None} for s in gateway.sessions.values()],
            "refused_sessions": [*gateway.refusals],
            "requests_over_the_limit": limits.over_limit,
            "invalid_requests": limits.invalid_requests,
            "barred_for": math.ceil(limits.barred_for),
        }

    def person(self, name: str) -> Person:
        """Return the human-side API of a person by name."""
        return Person(self.world, next(user for user in self.world.people() if user.name == name))

    # -- life

    async def start(self, host: str = "127.0.0.1", port: int = 0, tls: ssl.SSLContext | None = None) -> str:
        """Listen and return the address, `http://host:port`; raise PortTaken if another program has the port."""
        if host not in LOCAL:
            raise ValueError(f"The sandbox lets anybody be anybody; it listens on this machine only, not on {host}.")
        self._tls = tls is not None
        self.world.listeners.append(self.gateway.hear)
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port, ssl_context=tls).start()
        except OSError as error:
            await self._runner.cleanup()
            if error.errno == errno.EADDRINUSE:
                raise PortTaken(f"Port {port} is in use by another program; choose another one.") from None
            raise
        bound = int(self._runner.addresses[0][1])
        self.address = f"{'https' if tls else 'http'}://{_shown(host)}:{bound}"
        self._hosts = frozenset(_shown(name) + (f":{bound}" if bound != (443 if tls else 80) else "") for name in LOCAL)
        self.renderer.cdn = "https://cdn.discordapp.com" if tls else f"{self.address}/cdn"
        return self.address

    @property
    def page(self) -> str:
        """Return the address of the page with its key."""
        return f"{self.address}/?key={self.key}"

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        self.world.clock.close()
        if self.gateway.hear in self.world.listeners:
            self.world.listeners.remove(self.gateway.hear)
        self._events.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _gateway_url(self) -> str:
        return "wss://gateway.discord.gg" if self._tls else self.address.replace("http", "ws", 1)

    # -- routes

    def _application(self) -> web.Application:
        application = web.Application(client_max_size=MOST_PART, middlewares=[self._only_ours])
        application.add_routes(self.api.routes())
        application.add_routes(self._events.control.routes())
        application.add_routes(self._events.routes())
        application.add_routes(
            [
                web.get("/", self._root),
                web.get("/sandbox/statistics", self._events.control.guarded(self._statistics)),
                web.get("/page/{name:.+}", pages.page_file),
                web.get("/cdn/attachments/{channel}/{attachment}/{name}", self._attachment),
                web.get("/attachments/{channel}/{attachment}/{name}", self._attachment),
                web.get("/cdn/emojis/{emoji}", self._emoji),
                web.get("/emojis/{emoji}", self._emoji),
            ]
        )
        return application

    @web.middleware
    async def _only_ours(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse foreign host names, so that no web page can reach us under its own name (DNS rebinding)."""
        host = request.host.lower()
        ours = host in self._hosts
        discord = self._tls and host in DISCORD and not request.path.startswith(("/sandbox/", "/page/"))
        if not (ours or discord):
            return json_response({"error": "The sandbox answers only under its own address on this machine."}, 403)
        return await handler(request)

    async def _root(self, request: web.Request) -> web.StreamResponse:
        """Serve the gateway to bots, which ask for it at the root of its host, and the page to browsers."""
        if request.headers.get("Upgrade", "").lower() == "websocket":
            if "Origin" in request.headers:
                return json_response({"error": "The gateway is for bots, not for web pages."}, 403)
            return await self.gateway.connect(request)
        return await pages.index(request)

    async def _statistics(self, request: web.Request) -> web.Response:
        return json_response(self.statistics())

    async def _attachment(self, request: web.Request) -> web.Response:
        channel = self.world.channels.get(request.match_info["channel"])
        posted = (file for message in channel.messages.values() for file in message.attachments) if channel else ()
        for attachment in chain(self.world.command_files, posted):
            if attachment.id == request.match_info["attachment"] and attachment.data:
                return _bytes(attachment.data, attachment.content_type)
        raise web.HTTPNotFound(text="There is no such file.")

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self.world.emojis.get(request.match_info["emoji"].partition(".")[0])
        if emoji is None:
            raise web.HTTPNotFound(text="There is no such emoji.")
        return _bytes(emoji.data, emoji.content_type)


def _shown(host: str) -> str:
    """Return a host as URLs write it, with brackets around IPv6."""
    return f"[{host}]" if ":" in host else host


def _bytes(data: bytes, kind: str) -> web.Response:
    """Serve an upload; whatever it is, a browser must not run it."""
    headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'; sandbox"}
    shown = kind if kind.startswith("image/") else "application/octet-stream"
    return web.Response(body=data, content_type=shown, headers=headers)
