"""How a REST request is handled: token, limits, body, faults, route, answer; each is recorded in the transcript."""

import asyncio
import contextlib
import hmac
import math
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from aiohttp import web

from bot.faults import log_fault
from bot.sandbox.bodies import read_body
from bot.sandbox.delays import Delays
from bot.sandbox.errors import ApiError, Code, NotSupported
from bot.sandbox.faults import NO_FAULT, Fault, Faults
from bot.sandbox.gateway.gateway import Gateway
from bot.sandbox.happenings import Happening
from bot.sandbox.limits import Limits
from bot.sandbox.render import Renderer
from bot.sandbox.transcript import Exchange, Transcript
from bot.sandbox.uploads import Uploads
from bot.sandbox.wire import Json, encode
from bot.sandbox.world import World

from . import channels, commands, emojis, interactions, login, messages, webhooks
from .call import ROUTES, Answer, Call, Route

PREFIX = "/api/v10"
MODULES = (login, commands, interactions, webhooks, messages, channels, emojis)
# The gateway is another connection: whoever created something gets the answer some time before the event.
EVENT_DELAY = 0.05  # seconds
CLIENT_GONE = 499  # what servers log if the client has left: nobody reads the response


@dataclass(slots=True)
class Received:
    """What has been read of a request so far, and the fault that it meets."""

    method: str
    path: str  # below /api/v10
    body: Json = None
    uploads: Uploads = field(default_factory=dict)
    fault: Fault = NO_FAULT


class Api:
    """The REST side of one sandbox."""

    def __init__(self, renderer: Renderer, gateway: Gateway, delays: Delays) -> None:
        self.renderer = renderer
        self.world: World = renderer.world
        self.gateway = gateway
        self.delays = delays
        self.faults = Faults()
        self.limits = Limits(self.world.clock)
        self.transcript = Transcript()

    def routes(self) -> list[web.RouteDef]:
        """Return every route, and last the one that reports what is missing."""
        known = [
            web.route(method, PREFIX + path, partial(self._handle, ROUTES[method, path]))
            for method, path in sorted(ROUTES, key=_literal_first)
        ]
        return [*known, web.route("*", "/api/{rest:.*}", partial(self._handle, _unknown))]

    async def _handle(self, function: Route, request: web.Request) -> web.Response:
        """Answer one request by the function of its route."""
        if seconds := self.limits.barred_for:
            return _barred(seconds)
        received = Received(request.method, request.path.removeprefix(PREFIX))
        one_way = self.delays.of_call() / 2
        try:
            await self._receive(request, received)
            await asyncio.sleep(one_way)
            answer = self._answer(request, function, received)
        except ConnectionError:
            return web.Response(status=CLIENT_GONE)
        except Exception as error:
            answer = _refusal(error, received)
        raw = b"" if answer.body is None else encode(answer.body)
        self._record(request, received, answer, raw)
        await asyncio.sleep(one_way)
        return await self._respond(request, answer, raw, received.fault)

    async def _receive(self, request: web.Request, received: Received) -> None:
        """Admit and count a request, then read its body, and see which fault it meets. Raises ApiError."""
        self._admit(request, received.path)
        self.limits.count_request(received.path)
        received.body, received.uploads = await read_body(request)
        received.fault = self.faults.take(received.method, received.path, received.body)

    def _admit(self, request: web.Request, path: str) -> None:
        """Admit only our tokens, an interaction's in the path or else the bot's, before any of the body is read."""
        token = request.match_info.get("interaction_token")
        if token is None:
            given = request.headers.get("Authorization", "").encode(errors="replace")
            if not hmac.compare_digest(given, f"Bot {self.gateway.token}".encode()):
                raise ApiError(Code.UNAUTHORIZED)
        elif token not in self.world.interactions:
            raise ApiError(Code.UNKNOWN_WEBHOOK if path.startswith("/webhooks/") else Code.UNKNOWN_INTERACTION)

    def _answer(self, request: web.Request, function: Route, received: Received) -> Answer:
        """Carry out a request, unless its fault is that it is refused."""
        fault = received.fault
        if fault.status is not None:
            return Answer(fault.body, fault.status, fault.headers)
        call = Call(
            self.world,
            self.renderer,
            self.limits,
            self.gateway,
            dict(request.match_info),
            dict(request.query),
            received.body,
            received.uploads,
        )
        return function(call)

    def _record(self, request: web.Request, received: Received, answer: Answer, raw: bytes) -> None:
        """Count the answer against the limits, and keep the exchange in the transcript."""
        self.limits.count_response(answer.status, answer.headers)
        exchange = Exchange(
            received.method,
            received.path,
            dict(request.query),
            received.body,
            tuple(upload.filename for upload in received.uploads.values()),
            answer.status,
            raw,
            injected=received.fault.status is not None,
            size=request.content_length or 0,
        )
        self.transcript.add(exchange)

    async def _respond(self, request: web.Request, answer: Answer, raw: bytes, fault: Fault) -> web.Response:
        """Return the response as late as the fault says, or cut the connection."""
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.cut and request.transport is not None:
            request.transport.abort()
            response = web.Response(status=CLIENT_GONE)
        else:
            response = _response(answer, raw)
        if answer.event_later is not None:
            await self._send_then_report(request, response, answer.event_later)
        return response

    async def _send_then_report(self, request: web.Request, response: web.Response, event: Happening) -> None:
        """Send a response at once, and have the gateway report an event some time later.

        aiohttp sends what a handler returns only after it has returned: too late to measure the time from there.
        """
        with contextlib.suppress(ConnectionError):
            await response.prepare(request)
            await response.write_eof()
        asyncio.get_running_loop().call_later(EVENT_DELAY, self.world.tell, event)


def _literal_first(route: tuple[str, str]) -> list[bool]:
    """Return a key that sorts `…/messages/pins` before `…/messages/{message}`: the first route that fits is taken."""
    _method, path = route
    return [part.startswith("{") for part in path.split("/")]


def _refusal(error: Exception, received: Received) -> Answer:
    """Return what the client reads of an error; one that is no refusal is a fault of the sandbox, and logged."""
    match error:
        case ApiError():
            return Answer(error.body, error.status, error.headers)
        case NotSupported():
            return _not_supported(f"{received.method} {received.path}: {error}")
    log_fault("the sandbox broke", error, method=received.method, path=received.path)
    return Answer({"message": "500: the sandbox broke; see its log", "code": 0}, status=500)


def _response(answer: Answer, raw: bytes) -> web.Response:
    headers = {**_usual_headers(), **answer.headers}
    if raw:
        headers["Content-Type"] = "application/json"
    return web.Response(body=raw or None, status=answer.status, headers=headers)


def _usual_headers() -> Mapping[str, str]:
    """Return the headers of a bucket with plenty of room; without `Via` discord.py mistakes a 429 for a ban."""
    return {
        "Via": "1.1 sandbox",
        "X-RateLimit-Limit": "1000",
        "X-RateLimit-Remaining": "999",
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Bucket": "sandbox",
    }


def _barred(seconds: float) -> web.Response:
    """Return what Discord's proxy answers to an address that was refused too often: no JSON, and no `Via`."""
    words = "<!doctype html><title>Access denied</title><p>You are being rate limited: too many invalid requests."
    headers = {"Retry-After": str(math.ceil(seconds))}
    return web.Response(text=words, status=429, content_type="text/html", headers=headers)


def _unknown(call: Call) -> Answer:
    raise NotSupported("this route")


def _not_supported(what: str) -> Answer:
    words = f"The sandbox does not support {what}. It is a look-alike with the parts that a bot for games needs."
    return Answer({"message": words, "code": 0}, status=501)
