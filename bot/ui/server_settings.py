"""How a server wants its tables: language, rooms, and the list of those that run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.tables import Brief, BrokenTable, Place
from bot.text import LOCALES

from .desk import Desk
from .guest import Guest
from .receipts import waiting_line
from .replies import Reply, say
from .screen import MOST_TEXT, cut

LANGUAGES: Final = ("auto", *LOCALES)  # auto: as Discord names the language of the server
ROOMS: Final = ("threads", "here", "channel")
SHOWN: Final = 20  # tables in the list


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Answers those who manage a server; everybody else is told whom to ask."""

    desk: Desk

    async def language(self, guest: Guest, language: str) -> Reply:
        """The language of public messages; tables that stand keep theirs."""
        if (place := _managed(guest)) is None:
            return _not_yours(guest)
        chosen = None if language not in LOCALES else language
        await self.desk.tables.set_server(_guild(place), language=chosen)
        name = guest.words(f"ui-server-language-{chosen or LANGUAGES[0]}")
        return say(guest.words("ui-server-language-kept", language=name))

    async def rooms(self, guest: Guest, mode: str, channel: int | None) -> Reply:
        """Where tables may open: each in a thread, in the channels themselves, or in one channel only."""
        if (place := _managed(guest)) is None:
            return _not_yours(guest)
        if mode not in ROOMS:
            return say(guest.words("ui-unknown-button"))
        only = (channel or place.channel) if mode == "channel" else None
        await self.desk.tables.set_server(_guild(place), rooms=mode, channel=only)
        return say(guest.words(f"ui-rooms-kept-{mode}", place=f"<#{only}>"))

    async def tables(self, guest: Guest) -> Reply:
        """The tables of this server, with their state."""
        if (place := _managed(guest)) is None:
            return _not_yours(guest)
        briefs = await self.desk.tables.tables_in(_guild(place))
        if not briefs:
            return say(guest.words("ui-server-no-tables"))
        lines = [await self._line(guest, brief) for brief in briefs[:SHOWN]]
        if more := len(briefs) - len(lines):
            lines.append(guest.words("ui-server-more", n=more))
        return say(cut("\n".join([f"## {guest.words('ui-server-tables', n=len(briefs))}", *lines]), MOST_TEXT))

    async def _line(self, guest: Guest, brief: Brief) -> str:
        words = guest.words
        title = words("ui-title", game=words(f"game-{brief.game}"), code=brief.code)
        return f"- **{title}** · <#{brief.place.channel}> · {await self._state(guest, brief)}"

    async def _state(self, guest: Guest, brief: Brief) -> str:
        try:
            table = await self.desk.look(brief.code)
        except BrokenTable:
            return guest.words("ui-server-broken")
        if table.status == "open":
            return guest.words("ui-server-lobby", seated=table.terms.seats - table.free, seats=table.terms.seats)
        return waiting_line(self.desk.sight(guest, table))


async def only_channel(desk: Desk, guest: Guest) -> int | None:
    """The one channel where tables may open on this server, if the guest is elsewhere."""
    if guest.place is None or guest.place.guild is None:
        return None
    server = await desk.tables.server(guest.place.guild)
    if server.rooms != "channel" or server.channel in (None, guest.place.channel, guest.parent):
        return None
    return server.channel


def _managed(guest: Guest) -> Place | None:
    """The place of a guest who manages the server there."""
    return guest.place if guest.manages else None


def _guild(place: Place) -> int:
    assert place.guild is not None
    return place.guild


def _not_yours(guest: Guest) -> Reply:
    return say(guest.words("ui-server-not-yours"))
