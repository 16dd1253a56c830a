"""How a REST request is handled: token, limits, body, faults, route, answer; each is recorded in the transcript."""

import asyncio
import contextlib
import hmac
import math
import time
from collections.abc import Callable, Mapping

from aiohttp import web

from bot.faults import log_fault
from bot.sandbox.bodies import read_body
from bot.sandbox.delays import Delays
from bot.sandbox.errors import ApiError, Code, NotSpoken
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.gateway.gateway import Gateway
from bot.sandbox.limits import Limits
from bot.sandbox.render import Renderer
from bot.sandbox.transcript import Exchange, Transcript
from bot.sandbox.uploads import Upload
from bot.sandbox.wire import Json, encode
from bot.sandbox.world import World

from . import channels, commands, emojis, interactions, login, messages, webhooks
from .call import ROUTES, Answer, Call, Route

PREFIX = "/api/v10"
MODULES = (login, commands, interactions, webhooks, messages, channels, emojis)
# The gateway is another connection: whoever created something gets the answer some time before the event.
EVENT_LATER = 0.05  # seconds
CLIENT_GONE = 499  # what servers log if the client has left


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
        table = sorted(ROUTES.items(), key=_literal_first)
        known = [web.route(method, PREFIX + path, self._handler(function)) for (method, path), function in table]
        return [*known, web.route("*", "/api/{rest:.*}", self._handler(_unknown))]

    def _handler(self, function: Route) -> Callable[[web.Request], "asyncio.Future[web.Response]"]:
        async def handle(request: web.Request) -> web.Response:
            return await self.handle(request, function)

        return handle  # type: ignore[return-value]  # aiohttp takes coroutine functions

    async def handle(self, request: web.Request, function: Route) -> web.Response:
        """Answer one request."""
        if seconds := self.limits.barred:
            return _barred(seconds)
        path = request.path.removeprefix(PREFIX)
        way = self.delays.of_call() / 2  # one way; the other half follows on the way back
        fault: Fault | None = None
        body: Json = None
        uploads: Mapping[int, Upload] = {}
        try:
            self._admit(request, path)
            self.limits.request(path)
            body, uploads = await read_body(request)
            fault = self.faults.take(request.method, path, body)
            await asyncio.sleep(way)
            answer = self._answer(request, function, fault, body, uploads)
        except ApiError as error:
            answer = Answer(error.body, error.status, error.headers)
        except NotSpoken as error:
            answer = _not_spoken(f"{request.method} {path}: {error}")
        except ConnectionError:  # the client left in the middle of its request: nobody reads this
            return web.Response(status=CLIENT_GONE)
        except Exception as error:
            log_fault("the sandbox broke", error, method=request.method, path=path)
            answer = Answer({"message": "500: the sandbox broke; see its log", "code": 0}, status=500)
        raw = b"" if answer.body is None else encode(answer.body)
        files = tuple(upload.filename for upload in uploads.values())
        self.limits.note(answer.status, answer.headers)
        injected = fault is not None and fault.status is not None
        query = dict(request.query)
        size = request.content_length or 0
        self.transcript.add(Exchange(request.method, path, query, body, files, answer.status, raw, injected, size))
        await asyncio.sleep(way)
        response = await self._respond(request, answer, raw, fault)
        if answer.then is not None:
            with contextlib.suppress(ConnectionError):
                await response.prepare(request)
                await response.write_eof()
            asyncio.get_running_loop().call_later(EVENT_LATER, self.world.tell, answer.then)
        return response

    def _admit(self, request: web.Request, path: str) -> None:
        """Admit only our tokens, the bot's or an interaction's in the path, before any of the body is read."""
        token = request.match_info.get("token")
        if token is None:
            given = request.headers.get("Authorization", "").encode(errors="replace")
            if not hmac.compare_digest(given, f"Bot {self.gateway.token}".encode()):
                raise ApiError(Code.UNAUTHORIZED)
        elif token not in self.world.interactions:
            raise ApiError(Code.UNKNOWN_WEBHOOK if path.startswith("/webhooks/") else Code.UNKNOWN_INTERACTION)

    def _answer(
        self, request: web.Request, function: Route, fault: Fault | None, body: Json, uploads: Mapping[int, Upload]
    ) -> Answer:
        if fault is not None and fault.status is not None:
            return Answer(fault.body, fault.status, fault.headers)
        call = Call(
            self.world,
            self.renderer,
            self.limits,
            self.gateway,
            dict(request.match_info),
            dict(request.query),
            body,
            uploads,
        )
        return function(call)

    async def _respond(self, request: web.Request, answer: Answer, raw: bytes, fault: Fault | None) -> web.Response:
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is not None and fault.cut and request.transport is not None:
            request.transport.abort()
        headers = {**_usual_headers(), **answer.headers}
        if raw:
            headers["Content-Type"] = "application/json"
        return web.Response(body=raw or None, status=answer.status, headers=headers)


def _literal_first(entry: tuple[tuple[str, str], Route]) -> int:
    """Sort `…/messages/pins` before `…/messages/{message}`."""
    return entry[0][1].count("{")


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
    raise NotSpoken("this route")


def _not_spoken(what: str) -> Answer:
    words = f"The sandbox does not speak {what}. It is a look-alike with the parts that a bot for games needs."
    return Answer({"message": words, "code": 0}, status=501)
