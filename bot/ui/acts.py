"""What can be done at a table besides playing: the same for buttons and commands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.tables import Outcome, Snapshot
from bot.tables.values import DueKind, Status
from bot.tables.values import refused as refusal
from bot.text import words_for
from rules.core import Refused

from . import ids
from .desk import Desk
from .gathering import Gathering
from .guest import Guest
from .ids import Id
from .illustrator import CONTRAST, LARGE, LOOKS
from .in_words import WORDS
from .looking import looking
from .options import options_panel
from .own_settings import first_table_note
from .panel import Note, watching
from .permissions import is_closed, permission_names
from .replies import Reply, say
from .screen import Button, Part, Row, Screen, Text, rows
from .seals import short_seal
from .server_settings import only_channel
from .sight import Sight
from .wishes import wish_parts

_PUBLIC: Final[Mapping[Status, DueKind]] = {"open": "lobby", "running": "board", "over": "end"}


@dataclass(frozen=True, slots=True)
class Acts:
    """Lobby, take-back, leaving, ending, record."""

    desk: Desk

    # ------------------------------------------------------------------- the lobby

    async def open(self, guest: Guest, game: str, seats: int | None) -> Reply:
        """Open a table where the guest is."""
        words, place = guest.words, guest.place
        if place is None:
            return say(words("ui-open-in-server"))
        if guest.lacking:
            return say(words("ui-cannot-write-here", permissions=permission_names(words, guest.lacking)))
        if (only := await only_channel(self.desk, guest)) is not None:
            return say(words("ui-open-elsewhere", place=f"<#{only}>"))
        server = await self.desk.tables.server(place.guild or 0)
        language = words_for(server.language or guest.locale_there or words.locale).locale
        outcome = await self.desk.tables.open(guest.person, place, game, seats, language=language, key=guest.key)
        text = words("ui-opened", title=self._title(guest, outcome))
        return await self._seated(guest, outcome, "\n".join([text, *await self._left_out(guest)]))

    async def join(self, guest: Guest, code: str, seen: int | None) -> Reply:
        """Sit down, or agree to options that were changed."""
        outcome = await self.desk.tables.join(code, guest.person, seen=seen, key=guest.key)
        sight = self.desk.sight(guest, outcome.table)
        words, facts = guest.words, {"title": sight.title, "name": sight.names.tag(sight.seat or 0)}
        return await self._seated(guest, outcome, words("ui-joined", **facts), words("ui-joined.told", **facts))

    async def _seated(self, guest: Guest, outcome: Outcome, text: str, later: str = "") -> Reply:
        """What somebody reads who has sat down; the first time ever also how the cards will come, else `later`."""
        if not await self.desk.tables.is_first_table(guest.person.id):
            return Gathering(self.desk).quiet(outcome, later or text)
        return Reply(Screen((Text(text), *first_table_note(guest, outcome.table.code))))

    async def leave(self, guest: Guest, code: str, *, sure: bool) -> Reply:
        """Leave the lobby, after a second press."""
        sight = self.desk.sight(guest, await self.desk.look(code))
        if not sure:
            if sight.seat is None or sight.table.status != "open":
                raise refusal("not_seated" if sight.seat is None else "not_open")
            return _once_more(sight, "ui-leave-sure", Id(ids.LEAVE, code, 0, "leave", "sure"), "ui-leave-yes")
        await self.desk.tables.leave(code, guest.person.id, key=guest.key)
        return say(guest.words("ui-left", title=sight.title))

    async def free(self, guest: Guest, code: str, seat: int) -> Reply:
        """The host frees a seat."""
        outcome = await self.desk.tables.free(code, guest.person.id, seat, key=guest.key)
        return say(guest.words("ui-freed", title=self._title(guest, outcome)))

    async def fill(self, guest: Guest, code: str, n: int | None) -> Reply:
        """The host puts house players on free seats."""
        outcome = await self.desk.tables.fill(code, guest.person.id, n, key=guest.key)
        done = guest.words("ui-filled", title=self._title(guest, outcome), free=outcome.table.free)
        return Gathering(self.desk).quiet(outcome, done)

    async def options(self, guest: Guest, code: str) -> Reply:
        """The options panel."""
        sight = self.desk.sight(guest, await self.desk.look(code))
        return Reply(options_panel(sight, sight.table.host == guest.person.id))

    async def start(self, guest: Guest, code: str) -> Reply:
        """Deal and begin; the answer is the host's first panel."""
        outcome = await self.desk.tables.start(code, guest.person.id, key=guest.key)
        seal = short_seal(outcome.table.seal or "")
        return await self.desk.after(guest, outcome, Note(guest.words("ui-started", seal=seal)))

    # ------------------------------------------------------------------- at a running table

    async def show(self, guest: Guest, code: str, form: str = "", page: int = 0) -> Reply:
        """The board privately: as the guest reads, or in the form asked for."""
        if theme := LOOKS.get(form):
            return await looking(self.desk, guest, await self.desk.look(code), theme)
        if form:
            guest = replace(guest, words=words_for(guest.words.locale, spoken=form == WORDS))
        sight = self.desk.sight(guest, await self.desk.look(code))
        return Reply(watching(sight, guest.words("ui-board-for-you"), page))

    async def board(self, guest: Guest, table: Snapshot) -> Reply:
        """Bring the board to the bottom of its channel; used elsewhere, move a table whose channel is closed to us."""
        if table.seat_of(guest.person.id) is None:
            raise refusal("not_seated")
        if guest.place and guest.place.channel != table.place.channel:
            if guest.guild != table.place.guild:  # strangers would see it, and those who play would not
                return say(guest.words("ui-board-other-server"))
            if not await is_closed(self.desk.client, table.place.channel):
                return say(guest.words("ui-board-elsewhere", place=f"<#{table.place.channel}>"))
            if guest.lacking:
                lacking = permission_names(guest.words, guest.lacking)
                return say(guest.words("ui-cannot-write-here", permissions=lacking))
            table = await self.desk.tables.move_to(table.code, guest.place)
        await self.desk.tables.want(table.code, _PUBLIC.get(table.status, "board"))
        sight = self.desk.sight(guest, table)
        comes = guest.words("ui-board-comes", title=sight.title, place=f"<#{table.place.channel}>")
        return say("\n".join([comes, *self._without_pictures(guest)]))

    async def _left_out(self, guest: Guest) -> list[str]:
        """What a table here is without, for lack of a permission."""
        lines, words = self._without_pictures(guest), guest.words
        rooms = (await self.desk.tables.server(guest.place.guild or 0)).rooms if guest.place else "here"
        if guest.lacking_for_threads and rooms != "here":
            lines.append(words("ui-lacking-threads", permissions=permission_names(words, guest.lacking_for_threads)))
        return lines

    def _without_pictures(self, guest: Guest) -> list[str]:
        if not guest.lacking_for_pictures or not self.desk.illustrator.is_drawing:
            return []
        names = permission_names(guest.words, guest.lacking_for_pictures)
        return [guest.words("ui-lacking-pictures", permissions=names)]

    async def more(self, guest: Guest, code: str) -> Reply:
        """The private menu of what is needed less often."""
        sight = self.desk.sight(guest, await self.desk.look(code))
        table, words = sight.table, guest.words
        buttons = [Button(words("ui-board-in-words"), Id(ids.SHOW, code, 0, WORDS, "0"))]
        if not words.spoken:
            buttons.insert(0, Button(words("ui-show-text"), Id(ids.SHOW, code)))
        buttons += [Button(words(f"ui-show-{look}"), Id(ids.SHOW, code, 0, look, "0")) for look in (LARGE, CONTRAST)]
        if table.status == "running" and sight.seat is not None:
            buttons += [
                Button(words("ui-take-back"), Id(ids.UNDO, code)),
                Button(words("ui-resign"), Id(ids.VOTE, code, 0, "resign", "ask")),
                Button(words("ui-end"), Id(ids.VOTE, code, 0, "end", "ask")),
            ]
        parts: list[Part] = [Text(f"## {sight.title}\n{words('ui-more-head')}"), *rows(buttons)]
        return Reply(Screen((*parts, *wish_parts(sight))))

    async def undo(self, guest: Guest, code: str) -> Reply:
        """Take the own last move back, or ask those whose moves go back too."""
        try:
            outcome = await self.desk.tables.undo(code, guest.person.id, key=guest.key)
        except Refused as refused:
            return await self.desk.refused_panel(guest, code, refused)
        key = "ui-undo-asked" if outcome.table.wish else "ui-taken-back"
        return await self.desk.after(guest, outcome, Note(guest.words(key)))

    async def resign(self, guest: Guest, code: str, *, sure: bool) -> Reply:
        """Give the seat to a house player, after a second press."""
        sight = self.desk.sight(guest, await self.desk.look(code))
        if not sure and sight.seat is not None and sight.table.status == "running":
            return _once_more(sight, "ui-resign-sure", Id(ids.VOTE, code, 0, "resign", "sure"), "ui-resign-yes")
        await self.desk.tables.resign(code, guest.person.id, sure=sure, key=guest.key)
        return say(guest.words("ui-resigned", title=sight.title))

    async def end(self, guest: Guest, code: str, *, sure: bool) -> Reply:
        """Close the lobby, or vote to end a running table; after a second press."""
        sight = self.desk.sight(guest, await self.desk.look(code))
        table, words, tables = sight.table, guest.words, self.desk.tables
        if table.status == "open":
            if not sure and table.host == guest.person.id:
                return _once_more(sight, "ui-close-sure", Id(ids.VOTE, code, 0, "end", "sure"), "ui-close-yes")
            await tables.close(code, guest.person.id, key=guest.key)
            return say(words("ui-closed", title=sight.title))
        if not sure and table.status == "running" and sight.seat is not None:
            return _once_more(sight, "ui-end-sure", Id(ids.VOTE, code, 0, "end", "sure"), "ui-end-yes")
        outcome = await tables.vote_end(code, guest.person.id, key=guest.key)
        if outcome.table.status == "running":
            votes, people = len(outcome.table.votes), len(outcome.table.people)
            return say(words("ui-end-voted", votes=votes, people=people))
        return say(words("ui-closed", title=sight.title))

    async def vote(self, guest: Guest, id: Id) -> Reply:
        """A vote or a second press."""
        if id.choice == "resign":
            return await self.resign(guest, id.table, sure=id.what == "sure")
        if id.choice in ("end", "close"):
            return await self.end(guest, id.table, sure=id.what == "sure")
        if id.choice == "wish":
            return await self._answer_wish(guest, id)
        return say(guest.words("ui-unknown-button"))

    async def _answer_wish(self, guest: Guest, id: Id) -> Reply:
        table = await self.desk.look(id.table)
        if table.wish is None or table.wish.line != id.revision:
            raise refusal("no_wish")
        act = self.desk.tables.agree if id.what == "agree" else self.desk.tables.decline
        outcome = await act(id.table, guest.person.id, key=guest.key)
        return await self.desk.after(guest, outcome, Note(guest.words("ui-wish-answered")))

    # ------------------------------------------------------------------- after the end

    async def record(self, guest: Guest, code: str) -> Reply:
        """The record of a finished game as a file."""
        text = await self.desk.tables.record(code)
        sight = self.desk.sight(guest, await self.desk.look(code))
        about = Screen((Text(guest.words("ui-record-here", title=sight.title)),))
        return Reply(about, file=(f"{sight.table.game}-{code}.json", text))

    def _title(self, guest: Guest, outcome: Outcome) -> str:
        return self.desk.sight(guest, outcome.table).title


def _once_more(sight: Sight, question: str, id: Id, yes: str) -> Reply:
    """A second press on another button, which names what will happen."""
    words = sight.words
    button = Button(words(yes, code=sight.table.code), id, "danger")
    return Reply(Screen((Text(words(question, title=sight.title)), Row((button,)))))
