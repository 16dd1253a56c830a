"""HELLO, IDENTIFY, RESUME, heartbeats, and the faults that a test can cause on the connection."""

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Callable
from typing import TypeVar

import structlog
from aiohttp import WSMsgType, web
from pydantic import BaseModel, ValidationError

from bot.sandbox.delays import Delays
from bot.sandbox.entities import Guild
from bot.sandbox.happenings import Happening
from bot.sandbox.render import Renderer
from bot.sandbox.wire import BadJson, Json, JsonObject, decode

from .compression import packer
from .dispatches import PRIVILEGED, Dispatch, Intent, dispatches, guild_create
from .session import Connection, Session, on_shard
from .starts import Starts

LOG = structlog.get_logger(__name__)
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 8, 9, 10, 11
MOST_BYTES = 4096
MOST_FRAMES, FRAME_WINDOW = 120, 60.0
MOST_SESSIONS = 32
KEPT_REFUSALS = 20
# discord.py notes when it sent a heartbeat only after sending it. An answer that arrives before that, as on no real
# connection, counts as late by a whole beat and makes discord.py warn that it cannot keep up.
WAY_BACK = 0.05  # seconds
# A client that has been silent for this many heartbeats is gone.
PATIENCE = 2.5
# A client that closes the connection with one of these codes ends its session; after any other it can resume it.
GOODBYE = (1000, 1001)
KNOWN_INTENTS = (1 << 26) - 1
Model = TypeVar("Model", bound=BaseModel)


class Identify(BaseModel):
    """The data of IDENTIFY, as far as it matters."""

    token: str
    intents: int
    shard: tuple[int, int] = (0, 1)


class Resume(BaseModel):
    """The data of RESUME."""

    token: str
    session_id: str
    seq: int


class MembersWanted(BaseModel):
    """The data of REQUEST_GUILD_MEMBERS, as far as it matters; without ids everybody is wanted."""

    guild_id: str
    user_ids: str | list[str] | None = None
    nonce: str | None = None


class Refusal(Exception):
    """The gateway closes the connection with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Gateway:
    """All sessions of one sandbox."""

    def __init__(self, renderer: Renderer, url: Callable[[], str], heartbeat: float, delays: Delays) -> None:
        self.renderer = renderer
        self.world = renderer.world
        self.token = new_token()
        self.url = url
        self.heartbeat = heartbeat
        self.delays = delays
        self.starts = Starts(self.world.clock)
        self.privileged_allowed = 0
        self.sessions: dict[str, Session] = {}
        self.resumes = 0
        self.identifies = 0
        self.refusals: deque[str] = deque(maxlen=KEPT_REFUSALS)  # why sessions could not begin, in words
        self._twice: list[str] = []

    # -- events

    def hear(self, happening: Happening) -> None:
        """Dispatch a happening to every session that hears it."""
        for dispatch in dispatches(self.renderer, happening):
            self._dispatch(dispatch)
            if dispatch.name in self._twice:
                self._twice.remove(dispatch.name)
                self._dispatch(dispatch)

    def _dispatch(self, dispatch: Dispatch) -> None:
        for session in self.sessions.values():
            if session.hears(dispatch):
                plain = dispatch.reduced is None or session.intents & Intent.MESSAGE_CONTENT
                session.dispatch(dispatch.name, dispatch.data if plain else dispatch.reduced or {})

    # -- faults

    def duplicate_next(self, name: str) -> None:
        """Send the next event of this name twice."""
        self._twice.append(name)

    async def drop(self, code: int = 4000) -> None:
        """Cut every connection; the sessions stay and can be resumed."""
        for connection in self._connections():
            await connection.close(code)

    def reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7)."""
        for connection in self._connections():
            connection.send(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9); unless resumable they are forgotten."""
        for connection in self._connections():
            connection.send(INVALID_SESSION, resumable)
        if not resumable:
            self.sessions.clear()

    def _connections(self) -> list[Connection]:
        return [s.connection for s in self.sessions.values() if s.connection is not None]

    @property
    def connected(self) -> bool:
        """Tell whether a bot is connected."""
        return bool(self._connections())

    # -- one connection

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket until it closes."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False, autoping=True)
        await socket.prepare(request)
        pack = packer(request.query.get("compress", ""))
        connection = Connection(socket, pack, self.delays.of_event, lambda: _cut(request))
        connection.send(HELLO, {"heartbeat_interval": int(self.heartbeat * 1000)})
        try:
            if request.query.get("v", "10") != "10":
                raise Refusal(4012, "Invalid API version.")
            await self._serve(socket, connection)
        except Refusal as refusal:
            self._note(f"closed with {refusal.code}: {refusal}")
            await connection.close(refusal.code, str(refusal))
        except TimeoutError:
            await connection.close(4009, "Session timed out.")
        finally:
            self._leave(connection)
        return socket

    def _leave(self, connection: Connection) -> None:
        connection.end()
        for session in self.sessions.values():
            if session.connection is connection:
                session.connection = None

    async def _serve(self, socket: web.WebSocketResponse, connection: Connection) -> None:
        """Read frames; a client that misses two heartbeats, or does not identify itself in that time, is cut off."""
        session: Session | None = None
        times: deque[float] = deque(maxlen=MOST_FRAMES)
        now, patience = asyncio.get_running_loop().time, self.heartbeat * PATIENCE
        deadline = now() + patience
        while True:
            async with asyncio.timeout_at(deadline):
                message = await socket.receive()
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                if session is not None and message.type is WSMsgType.CLOSE and message.data in GOODBYE:
                    self.sessions.pop(session.id, None)
                return
            self._count(times)
            session = await self._frame(connection, session, _read(message.data))
            if session is not None:
                deadline = now() + patience

    def _count(self, times: deque[float]) -> None:
        now = self.world.clock.now()
        if len(times) == MOST_FRAMES and now - times[0] < FRAME_WINDOW:
            raise Refusal(4008, "Rate limited.")
        times.append(now)

    async def _frame(self, connection: Connection, session: Session | None, frame: JsonObject) -> Session | None:
        op, data = frame["op"], frame.get("d")
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(WAY_BACK, connection.send, ACK)
            return session
        if op in (IDENTIFY, RESUME) and session is not None:
            raise Refusal(4005, "Already authenticated.")
        if op == IDENTIFY:
            return await self._identify(connection, _model(Identify, data))
        if op == RESUME:
            return self._resume(connection, _model(Resume, data))
        if session is None:
            raise Refusal(4003, "Not authenticated.")
        if op == REQUEST_MEMBERS:
            self._members(session, _model(MembersWanted, data))
        elif op != PRESENCE:
            raise Refusal(4001, f"The sandbox does not support gateway op {op}.")
        return session

    async def _identify(self, connection: Connection, wanted: Identify) -> Session | None:
        guilds = self._check(wanted)
        if self.starts.remaining <= 0:
            await self._end_all()
            raise Refusal(4004, "Authentication failed.")
        self._make_room()
        if not self.starts.take(wanted.shard[0]):
            self._note(f"shard {wanted.shard[0]} identified too soon after another one of its bucket")
            connection.send(INVALID_SESSION, False)
            return None
        session = Session(wanted.shard, wanted.intents, connection)
        self.sessions[session.id] = session
        self.identifies += 1
        session.dispatch("READY", self._ready(session, [g.id for g in guilds]))
        for guild in guilds if session.intents & Intent.GUILDS else ():
            session.dispatch("GUILD_CREATE", guild_create(self.renderer, guild))
        return session

    async def _end_all(self) -> None:
        """End every session and give the bot a new token, as Discord does to a bot that starts too often."""
        self._note(f"all {self.starts.total} session starts of a day are used up, so the token is void")
        ending = self._connections()
        self.token = new_token()
        self.starts.forget()
        self.sessions.clear()
        await asyncio.gather(*(connection.close(4004, "Authentication failed.") for connection in ending))

    def _note(self, why: str) -> None:
        self.refusals.append(why)
        LOG.warning("the gateway of the sandbox refused a client", why=why)

    def _make_room(self) -> None:
        """Forget the oldest sessions without a connection if there are too many."""
        while len(self.sessions) >= MOST_SESSIONS:
            off = next((session for session in self.sessions.values() if session.connection is None), None)
            if off is None:
                raise Refusal(4008, "Rate limited.")
            del self.sessions[off.id]

    def _check(self, wanted: Identify) -> list[Guild]:
        """Return the guilds of the wanted shard."""
        index, count = wanted.shard
        if wanted.token != self.token:
            raise Refusal(4004, "Authentication failed.")
        if not 0 <= index < count:
            raise Refusal(4010, "Invalid shard.")
        inside = [g for g in self.world.guilds.values() if self.world.bot.id in g.members]
        guilds = [g for g in inside if on_shard(g.id, wanted.shard)]
        if len(guilds) > self.starts.most_guilds:
            raise Refusal(4011, "Sharding required.")
        if wanted.intents & ~KNOWN_INTENTS:
            raise Refusal(4013, "Invalid intent(s).")
        if wanted.intents & PRIVILEGED & ~self.privileged_allowed:
            raise Refusal(4014, "Disallowed intent(s).")
        return guilds

    def _ready(self, session: Session, guild_ids: list[str]) -> JsonObject:
        return {
            "v": 10,
            "user": self.renderer.me(),
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guild_ids],
            "session_id": session.id,
            "resume_gateway_url": self.url(),
            "shard": list(session.shard),
            "application": {"id": self.world.bot.id, "flags": 0},
            "private_channels": [],
        }

    def _resume(self, connection: Connection, wanted: Resume) -> Session | None:
        if wanted.token != self.token:
            raise Refusal(4004, "Authentication failed.")
        session = self.sessions.get(wanted.session_id)
        missed = None if session is None else session.missed(wanted.seq)
        if session is None or missed is None:
            connection.send(INVALID_SESSION, False)
            return None
        session.connection = connection
        self.resumes += 1
        for sequence, name, data in missed:
            connection.send(DISPATCH, data, sequence, name)
        session.dispatch("RESUMED", {})
        return session

    def _members(self, session: Session, request: MembersWanted) -> None:
        """Answer REQUEST_GUILD_MEMBERS by ids; whole lists need the members intent."""
        guild, ids = self.world.guilds.get(request.guild_id), request.user_ids
        if guild is None:
            return
        if ids is None and not session.intents & Intent.GUILD_MEMBERS:
            raise Refusal(4014, "Disallowed intent(s).")
        wanted = list(guild.members) if ids is None else [ids] if isinstance(ids, str) else ids
        members = [self.renderer.member(guild, guild.members[i]) for i in wanted if i in guild.members]
        chunk = {"guild_id": guild.id, "members": members, "chunk_index": 0, "chunk_count": 1}
        missing = [i for i in wanted if i not in guild.members]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"nonce": request.nonce, "not_found": missing})

    async def close(self) -> None:
        """Close all connections with a goodbye."""
        for connection in self._connections():
            with contextlib.suppress(ConnectionError):
                await connection.close(1001)


def new_token() -> str:
    """Return a token in the form of a bot's."""
    return f"sandbox.only.{secrets.token_urlsafe(24)}"


def _cut(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()


def _read(raw: str | bytes) -> JsonObject:
    if len(raw) > MOST_BYTES:
        raise Refusal(4002, "Payload is too large.")
    try:
        frame = decode(raw)
    except BadJson:
        raise Refusal(4002, "Error while decoding payload.") from None
    if not isinstance(frame, dict) or not isinstance(frame.get("op"), int):
        raise Refusal(4002, "Error while decoding payload.")
    return frame


def _model(model: type[Model], data: Json) -> Model:
    try:
        return model.model_validate(data)
    except ValidationError:
        raise Refusal(4002, "Error while decoding payload.") from None
