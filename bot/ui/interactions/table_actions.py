"""What buttons and commands do at a table besides playing: lobby, board, undo, leaving, ending, record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.tables import LogEntry, Outcome, Place, Snapshot
from bot.tables.values import DueKind, LevelName, Status
from bot.tables.values import refused as refusal
from bot.ui.delivery.threads import let_in_again
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.illustrator import LOOKS
from bot.ui.kit.permissions import is_closed, permission_names
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text
from bot.ui.screens.absence import END
from bot.ui.screens.in_words import WORDS
from bot.ui.screens.lobby import JOINED, agreed_line, decline_button, host_name, join_id, joined_key, levels_panel
from bot.ui.screens.options import options_panel
from bot.ui.screens.panel import Note, watching
from bot.ui.screens.since_page import SinceView, since_page
from bot.ui.screens.weighed_page import WeighedView, weighed_page
from rules.core import Refused

from . import duplicating, ending
from .caller import Caller
from .ending import confirmation
from .invitations import lobby_reply
from .own_settings import first_table_note
from .replies import Reply, say
from .server_settings import forum_of, server_words, unusable_place
from .services import Services
from .show import show_table

_PUBLIC: Final[Mapping[Status, DueKind]] = {"open": "lobby", "running": "board", "over": "end"}


# ------------------------------------------------------------------- the lobby


async def open_table(services: Services, caller: Caller, game: str, seats: int | None) -> Reply:
    """Open a table in the caller's channel, where the server and the bot's permissions allow it."""
    words, place = caller.words, caller.place
    if (cannot := await unusable_place(services, caller)) is not None:
        return cannot
    assert place is not None
    language = (await server_words(services, caller)).locale
    outcome = await services.tables.open(caller.person, place, game, seats, language=language, key=caller.key)
    text = words("ui-opened", title=_title(services, caller, outcome))
    return await _seated_reply(services, caller, outcome, "\n".join([text, *await _limitations(services, caller)]))


async def join(services: Services, caller: Caller, code: str, seen: int | None) -> Reply:
    """Take a seat, or agree to changed options. `seen`: the version of the options that the caller saw; None: any."""
    try:
        outcome = await services.tables.join(code, caller.person, seen=seen, key=caller.key)
    except Refused as refused:
        if refused.refusal.key != "options_changed":
            raise
        return _changed_options(services.perspective(caller, await services.look(code)), refused)
    if outcome.table.status == "running":  # the last one of a rematch
        return await services.panel_after(caller, outcome, Note(caller.words("ui-started")))
    perspective = services.perspective(caller, outcome.table)
    assert perspective.seat is not None
    words, facts = caller.words, {"title": perspective.title, "name": perspective.names.tag(perspective.seat)}
    told = joined_key(await services.tables.people.settings(caller.person.id))
    if told != JOINED:
        return lobby_reply(services, caller, outcome, words(told, **facts))
    return await _seated_reply(services, caller, outcome, words("ui-joined", **facts), words(told, **facts))


def _changed_options(perspective: Perspective, refused: Refused) -> Reply:
    """The options as they are now, with a button that agrees to them."""
    text = f"{perspective.refusal(refused.refusal)}\n{agreed_line(perspective, 1500)}"
    button = Button(perspective.words("ui-join"), join_id(perspective.table), "primary")
    return Reply(Screen((Text(text), ButtonRow((button,)))))


async def _seated_reply(services: Services, caller: Caller, outcome: Outcome, text: str, later: str = "") -> Reply:
    """Confirms a seat: at the first table ever with `first_table_note`, else with `later` (`text` by default)."""
    if not await services.tables.is_first_table(caller.person.id):
        return lobby_reply(services, caller, outcome, later or text)
    code = outcome.table.code
    return Reply(Screen((Text(text), *first_table_note(caller, code))), lobby_of=code)


async def leave(services: Services, caller: Caller, code: str, *, sure: bool) -> Reply:
    """Leave the lobby; unless `sure`, ask for a second press."""
    perspective = services.perspective(caller, await services.look(code))
    if any(invited.id == caller.person.id for invited in perspective.table.expected):
        return _declining(perspective)
    if perspective.seat is not None and perspective.table.status == "running":
        raise refusal("leave_by_resigning")
    if not sure:
        if perspective.seat is None or perspective.table.status != "open":
            raise refusal("not_seated" if perspective.seat is None else "not_open")
        return confirmation(perspective, "ui-leave-sure", Id(ids.LEAVE, code, 0, "leave", ids.SURE), "ui-leave-yes")
    await services.tables.leave(code, caller.person.id, key=caller.key)
    return say(caller.words("ui-left", title=perspective.title))


def _declining(perspective: Perspective) -> Reply:
    """Asks somebody invited, who has no seat to leave, whether they decline."""
    words, button = perspective.words, decline_button(perspective)
    return Reply(Screen((Text(words("ui-decline-sure", title=perspective.title)), ButtonRow((button,)))))


async def decline(services: Services, caller: Caller, code: str) -> Reply:
    """Decline an invitation."""
    outcome = await services.tables.invitations.decline(code, caller.person.id, key=caller.key)
    return say(caller.words("ui-declined", title=_title(services, caller, outcome)))


async def free(services: Services, caller: Caller, code: str, seat: int) -> Reply:
    """Free a seat; for the table's host."""
    outcome = await services.tables.free(code, caller.person.id, seat, key=caller.key)
    return say(caller.words("ui-freed", title=_title(services, caller, outcome)))


async def choose_level(services: Services, caller: Caller, code: str, one_from: int | None = None) -> Reply:
    """Ask the table's host how strong the bot players on all free seats shall be, or the one that comes.

    `one_from`: the page of the options on which one more was asked for.
    """
    perspective = services.perspective(caller, await services.look(code))
    if perspective.table.status != "open":
        raise refusal("not_open")
    if perspective.table.host != caller.person.id:
        raise refusal("host_only", host=host_name(perspective))
    if not perspective.table.free:
        raise refusal("full")
    if services.bots.only_easy:
        return await fill(services, caller, code, None)
    return Reply(levels_panel(perspective, one_from), lobby_of=code)


async def fill(services: Services, caller: Caller, code: str, n: int | None, level: LevelName = "middle") -> Reply:
    """Put `n` bot players of a level on free seats, None: on all of them; for the table's host."""
    level = "easy" if services.bots.only_easy else level
    outcome = await services.tables.bot_seats.fill(code, caller.person.id, n, level, key=caller.key)
    done = caller.words("ui-filled", title=_title(services, caller, outcome), free=outcome.table.free)
    return lobby_reply(
        services, caller, outcome, f"{done} {caller.words('ui-only-easy')}" if services.bots.only_easy else done
    )


async def options(services: Services, caller: Caller, code: str, page: int = 0, note: str = "") -> Reply:
    """The options panel. `note`: why what was pressed there was refused."""
    perspective = services.perspective(caller, await services.look(code))
    return Reply(options_panel(perspective, perspective.table.host == caller.person.id, page, note), lobby_of=code)


async def start(services: Services, caller: Caller, code: str, seated: int | None = None) -> Reply:
    """Deal and start with those seated, of whom the caller saw `seated`; returns the host's first panel."""
    table = await services.look(code)
    if table.terms.tables > 1 and (cannot := await duplicating.no_room(services, caller, table.place)) is not None:
        return cannot
    outcome = await services.tables.start(code, caller.person.id, seated=seated, key=caller.key)
    if outcome.table.terms.tables > 1:
        return await duplicating.begun(services, caller, outcome.table)
    return await services.panel_after(caller, outcome, Note(caller.words("ui-started")))


# ------------------------------------------------------------------- at a running table


async def show(services: Services, caller: Caller, code: str, form: str = "", page: int = 0) -> Reply:
    """The board, shown to the caller alone: in the form they ask for, else as they read; before the start none."""
    if (table := await services.look(code)).started is None:
        return await services.panel(caller, table)
    form = form or caller.reading
    if theme := LOOKS.get(form):
        return await show_table(services, caller, table, theme)
    caller = replace(caller, words=caller.words.in_form(spoken=form == WORDS))
    return Reply(watching(services.perspective(caller, table), caller.words("ui-board-for-you"), page))


async def since(services: Services, caller: Caller, code: str, view: SinceView) -> Reply:
    """What happened since the caller's own last turns, with the board before and now unless they read text only."""
    perspective = services.perspective(caller, await services.look(code))
    made = await since_page(services.tables, perspective, view)
    theme = LOOKS.get(caller.reading)
    if theme is None or view.page or not made.line or not made.has_news:
        return Reply(made.screen)
    images = await services.illustrator.before_and_now(perspective, made.line, theme, asker=caller.person.id)
    return Reply(made.screen.pictured(images))


async def board(services: Services, caller: Caller, table: Snapshot) -> Reply:
    """Post the board again at the bottom of its channel; from another one, take a table there that cannot go on.

    A table at rest goes on where it stands, if the bot can write there by now.
    """
    if table.seat_of(caller.person.id) is None:
        raise refusal("not_seated")
    if table.is_duplicate and caller.place != table.place:
        await let_in_again(services.client, table, caller.person.id)
    if await _has_its_place_again(services, table):
        table = (await services.tables.absences.thaw(table.code)).table
    elif caller.place and caller.place.channel != table.place.channel:
        if caller.guild != table.place.guild:  # its players may not be there
            return say(caller.words("ui-board-other-server"))
        taken = await services.tables.absences.channel_is_anothers(table)
        if not taken and await is_closed(services.client, table.place.channel) is not True:
            return say(caller.words("ui-board-elsewhere", place=f"<#{table.place.channel}>"))
        if caller.lacking:
            lacking = permission_names(caller.words, caller.lacking)
            return say(caller.words("ui-cannot-write-here", permissions=lacking))
        table = await moved_to(services, table, caller.place)
    elif table.standing == "frozen" or (caller.place is None and await _is_lost(services, table)):
        raise refusal("frozen")  # nothing comes there
    await services.tables.messages.request(table.code, _PUBLIC.get(table.status, "board"))
    perspective = services.perspective(caller, table)
    here = "ui-board-comes.own" if table.is_duplicate else "ui-board-comes.here"
    key = here if caller.place == table.place else "ui-board-comes"
    comes = caller.words(key, title=perspective.title, place=f"<#{table.place.channel}>")
    return say("\n".join([comes, *_without_pictures(services, caller)]))


async def _is_lost(services: Services, table: Snapshot) -> bool:
    """Whether the place of a lobby or running table is gone or closed, which was not noticed yet."""
    return table.status in ("open", "running") and await is_closed(services.client, table.place.channel) is True


async def _has_its_place_again(services: Services, table: Snapshot) -> bool:
    """Whether a table is at rest and the bot can write in its place: after a time-out, say, whose end nobody tells."""
    server = services.client.get_guild(table.place.guild or 0)
    if table.status != "running" or table.standing != "frozen" or server is None or server.unavailable:
        return False  # of a server that another process hears of it is not known what the bot may do there
    if await services.tables.absences.channel_is_anothers(table):
        return False
    return await is_closed(services.client, table.place.channel) is False


async def moved_to(services: Services, table: Snapshot, place: Place) -> Snapshot:
    """Move a table; one that was frozen for want of a place goes on there. What links to its old place is edited."""
    table = await services.tables.move_to(table.code, place)
    table = (await services.tables.absences.thaw(table.code)).table if table.standing == "frozen" else table
    if table.status == "running":
        await services.tables.messages.request_links(table.code)
    return table


async def _limitations(services: Services, caller: Caller) -> list[str]:
    """Lines about what the table will lack because the bot lacks permissions."""
    lines, words = _without_pictures(services, caller), caller.words
    if forum := await forum_of(services, caller):
        return [*lines, words("ui-opened-forum", place=f"<#{forum.id}>")]
    rooms = (await services.tables.people.server(caller.place.guild or 0)).rooms if caller.place else "here"
    if caller.lacking_for_threads and rooms != "here":
        lines.append(words("ui-lacking-threads", permissions=permission_names(words, caller.lacking_for_threads)))
    return lines


def _without_pictures(services: Services, caller: Caller) -> list[str]:
    if not caller.lacking_for_pictures or not services.illustrator.is_drawing:
        return []
    names = permission_names(caller.words, caller.lacking_for_pictures)
    return [caller.words("ui-lacking-pictures", permissions=names)]


async def undo(services: Services, caller: Caller, code: str, revision: int = 0) -> Reply:
    """Take the caller's last move back, or ask those whose moves would go back too.

    `revision`: of the state that a button stood beside; a second press of it takes nothing more back.
    """
    if await is_taken_back(services, caller, code, revision):
        return await services.panel(caller, await services.look(code), Note(caller.words("ui-taken-back")))
    had_prepared = await _has_prepared(services, caller, await services.look(code))
    try:
        outcome = await services.tables.undo(code, caller.person.id, revision, key=caller.key)
    except Refused as refused:
        return await services.refused_panel(caller, code, refused)
    if outcome.table.undo_request:
        key = "ui-undo-asked"
    elif had_prepared and not await _has_prepared(services, caller, outcome.table):
        key = "ui-taken-back.prepared"
    else:
        key = "ui-taken-back"
    return await services.panel_after(caller, outcome, Note(caller.words(key)))


async def _has_prepared(services: Services, caller: Caller, table: Snapshot) -> bool:
    seat = table.seat_of(caller.person.id)
    return seat is not None and await services.tables.answers.prepared(table.code, seat) is not None


async def is_taken_back(services: Services, caller: Caller, code: str, revision: int) -> bool:
    """Whether nothing has happened since the state of this revision but that the caller took a move back."""
    table = await services.look(code)
    if revision in (0, table.revision):
        return False
    seat = table.seat_of(caller.person.id)

    def is_another(entry: LogEntry) -> bool:
        is_own = entry.event.key == "table_taken_back" and entry.event.facts["seat"] == seat
        return entry.revision > revision and not is_own

    return not await services.tables.last_line_of(code, is_another)


async def vote(services: Services, caller: Caller, id: Id) -> Reply:
    """Answer a second press (resign, end, close) or a vote on an undo request."""
    if id.choice == "resign":
        return await ending.resign(services, caller, id.table, sure=id.what == ids.SURE)
    if id.choice in (END, "close"):
        return await ending.end(services, caller, id.table, id.what)
    if id.choice == "wish":
        return await _answer_undo_request(services, caller, id)
    return say(caller.words("ui-unknown-button"))


async def _answer_undo_request(services: Services, caller: Caller, id: Id) -> Reply:
    table = await services.look(id.table)
    if table.undo_request is None or table.undo_request.number != id.revision:
        raise refusal("no_undo_request")
    answer = services.tables.agree if id.what == "agree" else services.tables.decline
    outcome = await answer(id.table, caller.person.id, key=caller.key)
    return await services.panel_after(caller, outcome, Note(caller.words("ui-undo-request-answered")))


# ------------------------------------------------------------------- after the end


async def record(services: Services, caller: Caller, code: str) -> Reply:
    """Send the record of a finished game as a file."""
    text = await services.tables.recorded.text(code)
    perspective = services.perspective(caller, await services.look(code))
    about = Screen((Text(caller.words("ui-record-here", title=perspective.title)),))
    return Reply(about, file=(f"{perspective.table.game}-{code}.json", text))


async def weighed(services: Services, caller: Caller, code: str, view: WeighedView | None = None) -> Reply:
    """A page of what bot players weighed, after the end."""
    perspective = services.perspective(caller, await services.look(code))
    return Reply(await weighed_page(services.tables, perspective, view))


def _title(services: Services, caller: Caller, outcome: Outcome) -> str:
    return services.perspective(caller, outcome.table).title
