"""Rules help: finds the page for a press on *Rules*, for its navigation, and for a typed topic."""

from __future__ import annotations

from bot.tables import BrokenTable, Snapshot
from bot.text import Words
from bot.text.pages import found, pages_of
from bot.ui.kit import ids
from bot.ui.kit.limits import COMPLETIONS
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import ENTRY, cut
from bot.ui.screens.panel import Note
from bot.ui.screens.rules_pages import CONTENTS, EDITION, RulesPages, contents, first_page, group_name
from bot.ui.screens.why import WhyQuery
from rules.core import Refused

from .caller import Caller
from .errors import quoted
from .replies import Reply, say
from .services import Services


async def chapter_of_table(services: Services, caller: Caller, table: Snapshot) -> Reply:
    """The chapter about the open question, with a button back to the panel while the game runs."""
    topic = chapter(services.perspective(caller, table))
    code = table.code if table.status == "running" else ids.NO_TABLE
    return Reply(RulesPages(caller.words, table.game, code).screen(topic))


async def page(services: Services, caller: Caller, game: str, topic: str, code: str = ids.NO_TABLE) -> Reply:
    """A page of a game's rules; the table of contents where there is no such page. `code`: the table to return to."""
    if game not in services.games:
        return say(caller.words("ui-unknown-button"))
    rulebook = RulesPages(caller.words, game, code)
    if topic != EDITION:
        return Reply(rulebook.screen(topic))
    return Reply(
        rulebook.screen(EDITION, services.tables.editions(game), await _edition_at(services, caller, game, code))
    )


async def page_about(services: Services, caller: Caller, game: str, wanted: str | None) -> Reply:
    """The page that typed words name; without words, the chapter about the open question at the channel's table."""
    table = await _table_here(services, caller)
    if wanted is None and table is not None and table.game == game:
        return await chapter_of_table(services, caller, table)
    if wanted is None:
        return await page(services, caller, game, CONTENTS)
    pages = pages_of(caller.words.locale, game)
    meant = [pages[wanted]] if wanted in pages else found(caller.words.locale, game, wanted)
    if meant:
        return await page(services, caller, game, meant[0].topic)
    note = caller.words("ui-rules-not-found", word=quoted(wanted))
    return Reply(contents(RulesPages(caller.words, game), note))


async def edition(services: Services, caller: Caller, game: str) -> Reply:
    """The component data and their sources: of the channel's table if it plays this game, else of all editions."""
    table = await _table_here(services, caller)
    code = table.code if table and table.game == game else ids.NO_TABLE
    return await page(services, caller, game, EDITION, code)


async def why(services: Services, caller: Caller, table: Snapshot, what: str | None) -> Reply:
    """The panel with what is barred and why; `what` narrows it to what was typed."""
    if services.perspective(caller, table).seat is None:
        return await services.panel(caller, table)
    return await services.panel(caller, table, Note(why=WhyQuery(about=what or "")))


async def _table_here(services: Services, caller: Caller) -> Snapshot | None:
    place = caller.place
    return await services.tables.table_of(place.channel, caller.person.id) if place else None


async def _edition_at(services: Services, caller: Caller, game: str, code: str) -> str:
    """The edition of a table; "" without a table."""
    try:
        find = services.tables.look_for
        table = await find(caller.person.id, caller.guild, code) if code != ids.NO_TABLE else None
    except (Refused, BrokenTable):
        return ""
    return str(table.options.edition) or services.games[game].editions.built_in.name if table else ""


def chapter(perspective: Perspective) -> str:
    """The topic about the reader's open question, else about anybody's; in the lobby, the first page."""
    table = perspective.table
    ask = perspective.ask or next(iter(table.asks), None)
    if ask is not None:
        return perspective.face.chapter(ask.choice, len(table.players))
    return first_page(perspective.words, table.game) if table.status == "open" else CONTENTS


def topics(words: Words, game: str, current: str) -> list[tuple[str, str]]:
    """Completions for a typed topic: (label, value)."""
    pages = found(words.locale, game, current)[:COMPLETIONS]
    return [(cut(f"{page.title} · {group_name(words, page.group)}", ENTRY), page.topic) for page in pages]
