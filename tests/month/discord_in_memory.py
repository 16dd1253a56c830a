"""Discord in memory: it answers discord.py's requests without a wire, keeps a book of what sounded, and has faults."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Any, Self

import aiohttp
import discord

from bot.tables import DueMessage
from bot.ui.interactions.client import Client
from bot.ui.kit.posting import CANNOT_DM, MISSING_ACCESS, OLD_MESSAGE, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_SERVER

from .plan import Plan

Json = Any
Lane = tuple[str, str, int | None]
BOT = {"id": "1", "username": "ratskeller", "discriminator": "0", "avatar": None, "bot": True}
EPOCH_MS = 1_420_070_400_000
NONCE_HOLDS = 180.0  # seconds
OLD = 3600.0  # seconds after which only few edits of a message are allowed
THREADS = 5_000_000  # the first thread has this number, the next one more
PRIVATE = 10_000_000  # the private channel of a person has this number more than the person
SILENT = 1 << 12
EVERYTHING = str((1 << 53) - 1)
ROW: ContextVar[DueMessage | None] = ContextVar("row", default=None)  # what is being delivered


@dataclass(frozen=True)
class Sent:
    """A new message as the world saw it. `sounds`: for whom it made a sound; kind and topic are those of the row."""

    at: float
    code: str
    kind: str
    topic: str
    channel: int
    message: int
    nonce: str
    sounds: tuple[int, ...]
    text: str
    row: tuple[int, int] = (0, 0)  # of the outbox, with its version


class Refusal(Exception):
    """Discord refuses a request."""

    def __init__(self, status: int, code: int = 0, **more: Json) -> None:
        super().__init__(f"{status} {code}")
        self.status, self.body = status, {"message": "refused", "code": code, **more}


@dataclass
class Discord:
    """Channels with messages, nonces that hold, people who close their messages, servers that remove the bot."""

    plan: Plan
    now: Callable[[], float]
    is_closed: Callable[[int], bool]
    on_sent: Callable[[Sent], None]
    on_kill: Callable[[], None]
    on_shown: Callable[[int, str], None] = lambda channel, text: (
        None
    )  # what a channel shows: each new form of a message
    faults: float = 0.0  # of each kind, per request
    kills: float = 0.0  # per request
    down: bool = False
    book: list[Sent] = field(default_factory=list)
    guilds: dict[int, list[int]] = field(default_factory=dict)  # server -> its channels
    without_bot: set[int] = field(default_factory=set)  # servers
    deleted: set[int] = field(default_factory=set)  # channels
    channels: dict[int, dict[int, Json]] = field(default_factory=dict)
    threads: dict[int, Json] = field(default_factory=dict)
    _nonces: dict[tuple[int, str], tuple[float, Json]] = field(default_factory=dict)
    _requests: dict[Lane, count[int]] = field(default_factory=lambda: defaultdict(count))
    _ids: count[int] = field(default_factory=count)
    _state: Any = None  # of the client that is up

    # ------------------------------------------------------------------- requests

    async def answered(self, method: str, path: str, body: Json, query: dict[str, str]) -> Json:
        """Carry out a request; it may go wrong before it arrives, or after."""
        chance = self._chance()
        await asyncio.sleep(chance.random() * 0.5)
        lot = chance.random()
        if self.down:
            raise aiohttp.ClientConnectionError("no way to Discord")
        if lot < self.faults:
            raise Refusal(chance.choice((500, 502, 503)))
        if lot < 2 * self.faults:
            everywhere = chance.random() < 0.1
            raise Refusal(429, retry_after=chance.choice((0.5, 5.0, 25.0, 90.0)), **{"global": everywhere})
        if 1 - self.kills < lot and chance.random() < 0.5:
            self._killed()
        answer = self._carried_out(method, path, body, query)
        if 1 - self.kills < lot:
            self._killed()
        if lot < 3 * self.faults:
            raise Refusal(503)
        if lot < 4 * self.faults:
            raise aiohttp.ServerDisconnectedError("the answer is lost")
        await asyncio.sleep(chance.random() * 0.5)
        return answer

    def _chance(self) -> random.Random:
        """A stream for this request, of its own for each table and person."""
        row = ROW.get()
        lane = (row.code, row.kind, row.person) if row else ("", "", None)
        return self.plan.chance("request", *lane, next(self._requests[lane]))

    def _killed(self) -> None:
        self.on_kill()
        raise asyncio.CancelledError

    def _carried_out(self, method: str, path: str, body: Json, query: dict[str, str]) -> Json:
        for pattern, verb, work in ROUTES:
            if verb == method and (found := re.fullmatch(pattern, path)):
                return work(self, *map(int, found.groups()), body=body, query=query)
        raise AssertionError(f"the world of the month knows no {method} {path}")

    def _private(self, *, body: Json, **_: Json) -> Json:
        person = int(body["recipient_id"])
        user = {**BOT, "id": str(person), "username": str(person), "bot": False}
        return {"id": str(PRIVATE + person), "type": 1, "last_message_id": None, "recipients": [user]}

    def _channel(self, channel: int, **_: Json) -> Json:
        self._open(channel)
        if channel in self.threads:
            return self.threads[channel]
        guild = self._guild_of(channel)
        return self._channel_payload(channel, guild) | {"guild_id": str(guild)}

    def _start_thread(self, channel: int, *, body: Json, **_: Json) -> Json:
        """A thread without a message; the client hears of it even where the answer is lost."""
        self._open(channel)
        began = datetime.fromtimestamp(self.now(), UTC).isoformat()
        made = {
            "id": str(THREADS + len(self.threads)),
            "parent_id": str(channel),
            "guild_id": str(self._guild_of(channel)),
            "owner_id": BOT["id"],
            "name": body["name"],
            "type": body["type"],
            **dict.fromkeys(("message_count", "member_count"), 0),
            "thread_metadata": {"archived": False, "auto_archive_duration": 10080, "archive_timestamp": began},
        }
        self.threads[int(made["id"])] = made
        self._state.parse_thread_create(made)
        return made

    def _change_thread(self, channel: int, *, body: Json, **_: Json) -> Json:
        self._open(channel)
        self.threads[channel]["name"] = body["name"]
        return self.threads[channel]

    def _join_thread(self, channel: int, person: int, **_: Json) -> Json:
        self._open(channel)
        return ""

    def _server(self, guild: int, **_: Json) -> Json:
        if guild in self.without_bot:
            raise Refusal(404, UNKNOWN_SERVER)
        return self.guild_payload(guild)

    def _member(self, guild: int, person: int, **_: Json) -> Json:
        """Nobody leaves a server; without the bot none tells who is there."""
        if guild in self.without_bot:
            raise Refusal(403, MISSING_ACCESS)
        user = {**BOT, "id": str(person), "username": str(person), "bot": False}
        return {"user": user, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0}

    def _history(self, channel: int, *, query: dict[str, str], **_: Json) -> Json:
        self._open(channel)
        after, limit = int(query.get("after", 0)), int(query["limit"])
        found = [message for id, message in self.channels.get(channel, {}).items() if id > after]
        return (found[:limit] if after else found[-limit:])[::-1]

    def _post(self, channel: int, *, body: Json, **_: Json) -> Json:
        self._open(channel)
        if channel > PRIVATE and self.is_closed(channel - PRIVATE):
            raise Refusal(403, CANNOT_DM)
        nonce = str(body["nonce"]) if body.get("enforce_nonce") else ""
        at, known = self._nonces.get((channel, nonce), (0.0, None))
        if nonce and known is not None and self.now() - at < NONCE_HOLDS:
            return known
        message = self._message(channel, body)
        self.channels.setdefault(channel, {})[int(message["id"])] = message
        self.on_shown(channel, _shown(message))
        if nonce:
            self._nonces[channel, nonce] = self.now(), message
        self._heard(channel, message, body, nonce)
        return message

    def _edit(self, channel: int, id: int, *, body: Json, **_: Json) -> Json:
        message = self._found(channel, id)
        if self.now() - message["at"] > OLD and self._chance().random() < 0.2:
            raise Refusal(429, OLD_MESSAGE, retry_after=1.0)
        message["content"] = body.get("content") or ""
        message["components"] = body.get("components", message["components"])
        message["flags"] = body.get("flags", message["flags"])
        self.on_shown(channel, _shown(message))
        return message

    def _delete(self, channel: int, id: int, **_: Json) -> Json:
        self._found(channel, id)
        del self.channels[channel][id]
        return ""

    def _found(self, channel: int, id: int) -> Json:
        self._open(channel)
        if (message := self.channels.get(channel, {}).get(id)) is None:
            raise Refusal(404, UNKNOWN_MESSAGE)
        return message

    # ------------------------------------------------------------------- messages

    def _message(self, channel: int, body: Json) -> Json:
        empty: list[Json] = []
        moment = int(self.now() * 1000) - EPOCH_MS
        return {
            "id": str((moment << 22) + next(self._ids) % (1 << 22)),
            "channel_id": str(channel),
            "author": BOT,
            "content": body.get("content") or "",
            "timestamp": datetime.fromtimestamp(self.now(), UTC).isoformat(),
            "edited_timestamp": None,
            **dict.fromkeys(("mentions", "mention_roles", "attachments", "embeds"), empty),
            **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
            "type": 0,
            "flags": body.get("flags", 0),
            "components": body.get("components") or [],
            "at": self.now(),
        }

    def _heard(self, channel: int, message: Json, body: Json, nonce: str) -> None:
        row, silent = ROW.get(), bool(message["flags"] & SILENT)
        sounds = () if silent else tuple(self._called(channel, body))
        code, kind, topic = (row.code, row.kind, row.topic) if row else ("", "", "")
        of = (row.id, row.version) if row else (0, 0)
        if kind == "mention" and channel > PRIVATE:  # what was said privately of a channel where it could not be sent
            kind, topic = "report", ""
        sent = Sent(self.now(), code, kind, topic, channel, int(message["id"]), nonce, sounds, message["content"], of)
        self.book.append(sent)
        self.on_sent(sent)

    def _called(self, channel: int, body: Json) -> Iterator[int]:
        if channel > PRIVATE:
            yield channel - PRIVATE
            return
        text, allowed = body.get("content") or "", body.get("allowed_mentions", {}).get("users", ())
        yield from (int(person) for person in allowed if f"<@{person}>" in text)

    # ------------------------------------------------------------------- places

    def _open(self, channel: int) -> None:
        """Refuse what is sent to a channel that is gone, or that the bot may not see."""
        gone = channel < PRIVATE and (channel in self.deleted or self._guild_of(channel) in self.without_bot)
        if gone:
            raise Refusal(404, UNKNOWN_CHANNEL)

    def _guild_of(self, channel: int) -> int:
        if thread := self.threads.get(channel):
            return int(thread["guild_id"])
        return next(guild for guild, channels in self.guilds.items() if channel in channels)

    def _channel_payload(self, channel: int, guild: int) -> Json:
        return {"id": str(channel), "type": 0, "name": f"c{channel}", "position": 0, "permission_overwrites": []}

    def guild_payload(self, guild: int) -> Json:
        """A server as the gateway tells of it."""
        role = {"id": str(guild), "name": "@everyone", "permissions": EVERYTHING, "position": 0, "color": 0}
        return {
            "id": str(guild),
            "name": f"server {guild}",
            "roles": [role | {"colors": {"primary_color": 0}}],
            "channels": [self._channel_payload(c, guild) for c in self.guilds[guild] if c not in self.deleted],
            "members": [{"user": BOT, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0}],
            "member_count": 1,
            "threads": [thread for thread in self.threads.values() if thread["guild_id"] == str(guild)],
        }

    def client(self) -> Client:
        """A client of discord.py that knows the bot's servers and whose requests are answered here."""
        client = Client()
        http, state = client.http, client._connection
        self._state = state
        http.token = "none"  # it goes nowhere
        http._HTTPClient__session = _Session(self)  # type: ignore[attr-defined]
        http._global_over = asyncio.Event()
        http._global_over.set()
        state.user = discord.ClientUser(state=state, data=BOT)  # type: ignore[arg-type]
        for guild in self.guilds:
            if guild not in self.without_bot:
                state._add_guild_from_data(self.guild_payload(guild))
        return client

    def tell_of(self, guild: int, client: Client) -> None:
        """A client hears whether the bot is in a server."""
        if guild not in self.without_bot:
            client._connection._add_guild_from_data(self.guild_payload(guild))
        elif known := client.get_guild(guild):
            client._connection._remove_guild(known)

    def stands(self, channel: int, message: int) -> bool:
        """Whether a message is there, or was taken away with its channel."""
        return channel in self.deleted or message in self.channels.get(channel, {})


ROUTES: tuple[tuple[str, str, Callable[..., Json]], ...] = (
    (r"/users/@me/channels", "POST", Discord._private),
    (r"/channels/(\d+)", "GET", Discord._channel),
    (r"/channels/(\d+)", "PATCH", Discord._change_thread),
    (r"/channels/(\d+)/threads", "POST", Discord._start_thread),
    (r"/channels/(\d+)/thread-members/(\d+)", "PUT", Discord._join_thread),
    (r"/guilds/(\d+)", "GET", Discord._server),
    (r"/guilds/(\d+)/members/(\d+)", "GET", Discord._member),
    (r"/channels/(\d+)/messages", "GET", Discord._history),
    (r"/channels/(\d+)/messages", "POST", Discord._post),
    (r"/channels/(\d+)/messages/(\d+)", "PATCH", Discord._edit),
    (r"/channels/(\d+)/messages/(\d+)", "DELETE", Discord._delete),
)


def _shown(message: Json) -> str:
    """All that a message shows, and the ids of its buttons."""
    return json.dumps([message["content"], message["components"]], ensure_ascii=False)


@contextmanager
def delivering(row: DueMessage) -> Iterator[None]:
    """What is sent meanwhile is sent for this row."""
    token = ROW.set(row)
    try:
        yield
    finally:
        ROW.reset(token)


# --------------------------------------------------------------------------- what discord.py uses of aiohttp


@dataclass
class _Session:
    world: Discord
    closed: bool = False

    def request(self, method: str, url: str, *, data: str | None = None, params: Json = None, **_: Json) -> _Answer:
        path = url.removeprefix(discord.http.Route.BASE)
        query = {key: str(value) for key, value in (params or {}).items()}
        return _Answer(self.world, method, path, json.loads(data) if data else None, query)

    async def close(self) -> None:
        self.closed = True


@dataclass
class _Answer:
    world: Discord
    method: str
    path: str
    body: Json
    query: dict[str, str]
    status: int = 200
    reason: str = ""
    headers: dict[str, str] = field(default_factory=lambda: {"content-type": "application/json", "Via": "memory"})
    _text: str = ""

    async def __aenter__(self) -> Self:
        try:
            answer = await self.world.answered(self.method, self.path, self.body, self.query)
        except Refusal as refusal:
            self.status, answer = refusal.status, refusal.body
        self._text = json.dumps(answer)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing is held."""

    async def text(self, encoding: str = "") -> str:
        return self._text
