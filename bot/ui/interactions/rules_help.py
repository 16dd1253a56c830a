"""The rules help: which page somebody gets who presses *Rules*, leafs through, or asks by typing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.tables import Snapshot
from bot.text import Words
from bot.text.pages import found, pages_of
from bot.ui.kit import ids
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import ENTRY, cut
from bot.ui.screens.panel import Note
from bot.ui.screens.rules_pages import CONTENTS, EDITION, Shelf, contents, first_page, group_name
from bot.ui.screens.why import Wondering
from rules.core import Refused

from .caller import Caller
from .errors import quoted
from .replies import Reply, say
from .services import Services

OFFERS: Final = 25  # completions that Discord takes


@dataclass(frozen=True, slots=True)
class RulesHelp:
    """Answers questions about the rules."""

    services: Services

    async def at_table(self, caller: Caller, table: Snapshot) -> Reply:
        """The chapter of the present question, with the way back to the panel while the game runs."""
        topic = chapter(self.services.perspective(caller, table))
        code = table.code if table.status == "running" else ids.NOWHERE
        return Reply(Shelf(caller.words, table.game, code).screen(topic))

    async def page(self, caller: Caller, game: str, topic: str, code: str = ids.NOWHERE) -> Reply:
        """A page of a game's rules; the contents where there is no such page."""
        if game not in self.services.games:
            return say(caller.words("ui-unknown-button"))
        shelf = Shelf(caller.words, game, code)
        if topic != EDITION:
            return Reply(shelf.screen(topic))
        return Reply(
            shelf.screen(EDITION, self.services.tables.editions(game), await self._edition_at(caller, game, code))
        )

    async def about(self, caller: Caller, game: str, wanted: str | None) -> Reply:
        """The page that typed words mean; without words the chapter of the question at the table here."""
        table = await self._table_here(caller)
        here = table is not None and table.game == game
        if wanted is None:
            return await self.at_table(caller, table) if table and here else await self.page(caller, game, CONTENTS)
        pages = pages_of(caller.words.locale, game)
        meant = [pages[wanted]] if wanted in pages else found(caller.words.locale, game, wanted)
        if meant:
            return await self.page(caller, game, meant[0].topic)
        note = caller.words("ui-rules-not-found", word=quoted(wanted))
        return Reply(contents(Shelf(caller.words, game), note))

    async def edition(self, caller: Caller, game: str) -> Reply:
        """Where each printed number comes from; at a table of this game, of the numbers it is played with."""
        table = await self._table_here(caller)
        code = table.code if table and table.game == game else ids.NOWHERE
        return await self.page(caller, game, EDITION, code)

    async def why(self, caller: Caller, table: Snapshot, what: str | None) -> Reply:
        """The panel with what is not possible now and why; `what` asks for one of the reasons."""
        if self.services.perspective(caller, table).seat is None:
            return await self.services.panel(caller, table)
        return await self.services.panel(caller, table, Note(why=Wondering(about=what or "")))

    async def _table_here(self, caller: Caller) -> Snapshot | None:
        return await self.services.tables.table_of(caller.place.channel) if caller.place else None

    async def _edition_at(self, caller: Caller, game: str, code: str) -> str:
        """The edition of a table; "" without a table."""
        try:
            find = self.services.tables.look_for
            table = await find(caller.person.id, caller.guild, code) if code != ids.NOWHERE else None
        except Refused:
            return ""
        return str(table.options.edition) or self.services.games[game].shelf.built_in.name if table else ""


def chapter(perspective: Perspective) -> str:
    """The page about what is asked now: of the reader, else of whoever is awaited; before the start, the first one."""
    table = perspective.table
    ask = perspective.ask or next(iter(table.asks), None)
    if ask is not None:
        return perspective.face.chapter(ask.choice)
    return first_page(perspective.words, table.game) if table.status == "open" else CONTENTS


def topics(words: Words, game: str, current: str) -> list[tuple[str, str]]:
    """What to offer while a topic is typed: (as it reads, as it is sent)."""
    pages = found(words.locale, game, current)[:OFFERS]
    return [(cut(f"{page.title} · {group_name(words, page.group)}", ENTRY), page.topic) for page in pages]
