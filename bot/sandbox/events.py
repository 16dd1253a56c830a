"""What one person's page hears: a stream of server-sent events, limited to what that person may see."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator

from aiohttp import web

from . import happenings as h
from .control import Control, show_call, show_channel, show_person
from .interactions import Interaction, Kind
from .person import Person
from .wire import JsonObject, encode

KEEP_ALIVE = 15.0
MOST_QUEUED = 2_000
Event = tuple[str, JsonObject]


class Stream:
    """Turns happenings into events for one person; `end` is called if nobody reads them and the queue is full."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.queue: asyncio.Queue[Event] = asyncio.Queue(MOST_QUEUED)
        self.end: Callable[[], object] = lambda: None

    def hear(self, happening: h.Happening) -> None:
        """Queue what this person should know."""
        try:
            for event in (*calls(happening), *self.events(happening)):
                self.queue.put_nowait(event)
        except asyncio.QueueFull:
            self.end()

    def events(self, happening: h.Happening) -> Iterator[Event]:
        """Yield the events of a happening that this person may see."""
        match happening:
            case h.MessagePosted(message, notified) if self._sees(message.channel_id, message.only_for):
                notify = self.person.user.id in notified
                yield "message", {"message": self.person.renderer.message(message), "notify": notify}
            case h.MessageEdited(message) if self._sees(message.channel_id, message.only_for):
                yield "message", {"message": self.person.renderer.message(message), "notify": False}
            case h.MessageDeleted(message) if self._sees(message.channel_id, message.only_for):
                yield "delete", {"id": message.id, "channel_id": message.channel_id}
            case h.ChannelMade(channel) | h.ChannelChanged(channel) if self.person.can_see(channel):
                yield "channel", {"channel": show_channel(channel) | self._dm_name(channel.guild_id)}
            case h.ThreadJoined(channel) if self.person.can_see(channel):
                yield "channel", {"channel": show_channel(channel)}
            case h.ChannelGone(channel):
                yield "channel_delete", {"id": channel.id}
            case h.CommandsChanged():
                commands = [c for made in self.person.world.guild_commands.values() for c in made]
                yield "commands", {"commands": self.person.world.commands + commands}
            case h.PersonChanged() | h.MemberJoined():
                yield "people", {"people": [show_person(user) for user in self.person.world.people()]}
            case h.Typing(channel, user) if self.person.can_see(channel):
                yield "typing", {"channel_id": channel.id, "user_id": user.id}
            case h.InteractionSettled(interaction) if interaction.user_id == self.person.user.id:
                yield from self._settled(interaction)
            case _:
                pass

    def _settled(self, interaction: Interaction) -> Iterator[Event]:
        if interaction.kind is not Kind.AUTOCOMPLETE:
            error = {"error": interaction.error} if interaction.error else {}
            yield "interaction", {"id": interaction.id, "state": interaction.state} | error
        if (modal := interaction.modal) is not None:
            shown = {"id": modal.id, "title": modal.title, "custom_id": modal.custom_id}
            yield "modal", {"modal": shown | {"components": modal.components}}

    def _sees(self, channel_id: str, only_for: str | None) -> bool:
        channel = self.person.world.channels.get(channel_id)
        return channel is not None and only_for in (None, self.person.user.id) and self.person.can_see(channel)

    def _dm_name(self, guild_id: str | None) -> JsonObject:
        return {} if guild_id else {"name": self.person.world.bot.name}


def calls(happening: h.Happening) -> Iterator[Event]:
    """Yield whom a message calls, whoever listens: the page plays everybody and shows who is called."""
    match happening:
        case h.MessagePosted(message, notified):
            shown = show_call(message.channel_id, message.id)
            yield from (("call", {"person": user_id, "call": shown}) for user_id in sorted(notified))
        case h.MessageDeleted(message):
            yield "call_gone", {"message": message.id}
        case _:
            pass


class EventRoute:
    """The route of the event stream; it ends all streams when the sandbox stops."""

    def __init__(self, control: Control) -> None:
        self.control = control
        self._open: set[asyncio.Task[None]] = set()

    def routes(self) -> list[web.RouteDef]:
        """Return the route, guarded."""
        return [web.get("/sandbox/events", self.control.guarded(self.events))]

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Send events until the page goes away."""
        stream = Stream(self.control.person(request.query.get("person", "")))
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await response.prepare(request)
        self.control.world.listeners.append(stream.hear)
        task = asyncio.create_task(_pump(stream, response))
        stream.end = task.cancel
        self._open.add(task)
        try:
            await asyncio.wait([task])
        finally:
            task.cancel()
            self._open.discard(task)
            self.control.world.listeners.remove(stream.hear)
        return response

    def close(self) -> None:
        """End all streams."""
        for task in tuple(self._open):
            task.cancel()


async def _pump(stream: Stream, response: web.StreamResponse) -> None:
    with contextlib.suppress(ConnectionError):
        await response.write(b"event: ping\ndata: {}\n\n")
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    kind, data = await stream.queue.get()
            except TimeoutError:
                kind, data = "ping", {}
            await response.write(b"event: " + kind.encode() + b"\ndata: " + encode(data) + b"\n\n")
