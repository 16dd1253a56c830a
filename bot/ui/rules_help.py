"""The rules help: which page somebody gets who presses *Rules*, leafs through, or asks by typing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.tables import Snapshot
from bot.text import Words
from bot.text.pages import found, pages_of
from rules.core import Refused

from . import ids
from .desk import Desk
from .errors import quoted
from .guest import Guest
from .panel import Note
from .replies import Reply, say
from .rules_pages import CONTENTS, EDITION, Shelf, contents, first_page, group_name
from .screen import ENTRY, cut
from .sight import Sight
from .why import Wondering

OFFERS: Final = 25  # completions that Discord takes


@dataclass(frozen=True, slots=True)
class RulesHelp:
    """Answers questions about the rules."""

    desk: Desk

    async def at_table(self, guest: Guest, table: Snapshot) -> Reply:
        """The chapter of the present question, with the way back to the panel while the game runs."""
        topic = chapter(self.desk.sight(guest, table))
        code = table.code if table.status == "running" else ids.NOWHERE
        return Reply(Shelf(guest.words, table.game, code).screen(topic))

    async def page(self, guest: Guest, game: str, topic: str, code: str = ids.NOWHERE) -> Reply:
        """A page of a game's rules; the contents where there is no such page."""
        if game not in self.desk.games:
            return say(guest.words("ui-unknown-button"))
        shelf = Shelf(guest.words, game, code)
        if topic != EDITION:
            return Reply(shelf.screen(topic))
        return Reply(shelf.screen(EDITION, self.desk.tables.editions(game), await self._edition_at(guest, game, code)))

    async def about(self, guest: Guest, game: str, wanted: str | None) -> Reply:
        """The page that typed words mean; without words the chapter of the question at the table here."""
        table = await self._table_here(guest)
        here = table is not None and table.game == game
        if wanted is None:
            return await self.at_table(guest, table) if table and here else await self.page(guest, game, CONTENTS)
        pages = pages_of(guest.words.locale, game)
        meant = [pages[wanted]] if wanted in pages else found(guest.words.locale, game, wanted)
        if meant:
            return await self.page(guest, game, meant[0].topic)
        note = guest.words("ui-rules-not-found", word=quoted(wanted))
        return Reply(contents(Shelf(guest.words, game), note))

    async def edition(self, guest: Guest, game: str) -> Reply:
        """Where each printed number comes from; at a table of this game, of the numbers it is played with."""
        table = await self._table_here(guest)
        code = table.code if table and table.game == game else ids.NOWHERE
        return await self.page(guest, game, EDITION, code)

    async def why(self, guest: Guest, table: Snapshot, what: str | None) -> Reply:
        """The panel with what is not possible now and why; `what` asks for one of the reasons."""
        if self.desk.sight(guest, table).seat is None:
            return await self.desk.panel(guest, table)
        return await self.desk.panel(guest, table, Note(why=Wondering(about=what or "")))

    async def _table_here(self, guest: Guest) -> Snapshot | None:
        return await self.desk.tables.table_of(guest.place.channel) if guest.place else None

    async def _edition_at(self, guest: Guest, game: str, code: str) -> str:
        """The edition of a table; "" without a table."""
        try:
            find = self.desk.tables.look_for
            table = await find(guest.person.id, guest.guild, code) if code != ids.NOWHERE else None
        except Refused:
            return ""
        return str(table.options.edition) or self.desk.games[game].shelf.built_in.name if table else ""


def chapter(sight: Sight) -> str:
    """The page about what is asked now: of the reader, else of whoever is awaited; before the start, the first one."""
    table = sight.table
    ask = sight.ask or next(iter(table.asks), None)
    if ask is not None:
        return sight.face.chapter(ask.choice)
    return first_page(sight.words, table.game) if table.status == "open" else CONTENTS


def topics(words: Words, game: str, current: str) -> list[tuple[str, str]]:
    """What to offer while a topic is typed: (as it reads, as it is sent)."""
    pages = found(words.locale, game, current)[:OFFERS]
    return [(cut(f"{page.title} · {group_name(words, page.group)}", ENTRY), page.topic) for page in pages]
