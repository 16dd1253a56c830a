"""Which function answers which button or menu: the verb of its custom id decides."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Final, cast, get_args

from bot.replays.child_process import FileForm
from bot.tables.values import LevelName
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in, read_id
from bot.ui.kit.typed import storable
from bot.ui.screens import log_page as logs
from bot.ui.screens import since_page as since
from bot.ui.screens.absence import ASK
from bot.ui.screens.company import company, company_screen
from bot.ui.screens.lobby import DECLINE, KEEP_OPEN, KEEP_OPEN_BEFORE, LESS, LEVEL, ONE
from bot.ui.screens.log_page import LogView, log_page, read_view
from bot.ui.screens.note_page import KEEP
from bot.ui.screens.options import changes, options_panel, page_of
from bot.ui.screens.panel import Note
from bot.ui.screens.practice import seat_chosen
from bot.ui.screens.replay import FORK, THOUGHT, read_replay
from bot.ui.screens.seek_page import JOIN as LISTED
from bot.ui.screens.weighed_page import LATER as LATER_WEIGHED
from bot.ui.screens.weighed_page import PLAYER as WEIGHED_BY
from bot.ui.screens.weighed_page import WEIGHED, read_weighed
from rules.core import Refused

from . import (
    absence_actions,
    achieving,
    answering,
    cups,
    invitations,
    lessons,
    more_page,
    my_data,
    own_notes,
    own_settings,
    preparing,
    ranking,
    replaying,
    rules_help,
    seeking_tables,
    server_tables,
    server_year,
    table_actions,
    watching_tables,
)
from .caller import Caller
from .replies import Reply, say
from .services import Services
from .waiting_list import waiting_list

Values = tuple[str, ...]
Handler = Callable[[Services, Caller, Id, Values], Awaitable[Reply]]


async def press(services: Services, caller: Caller, custom_id: str, values: Values = ()) -> Reply:
    """Answer a press. An unknown or forged id is refused in a sentence and changes nothing."""
    id = read_id(custom_id)
    handler = HANDLERS.get(id.verb) if id else None
    if id is None or handler is None:
        return say(caller.words("ui-unknown-button"))
    return await services.safely(caller, lambda: handler(services, caller, id, values), id.table)


def panel_of(custom_id: str) -> str:
    """The table whose panel a press is about; "" for any other press."""
    id = read_id(custom_id)
    return id.table if id and id.verb in PANEL else ""


async def hand_in(services: Services, caller: Caller, custom_id: str, text: str) -> Reply:
    """Answer a form that was handed in. An unknown or forged id is refused in a sentence and changes nothing."""
    id = read_id(custom_id)
    if id is None or (id.verb, id.choice) != (ids.NOTE, KEEP):
        return say(caller.words("ui-unknown-button"))
    return await services.safely(caller, lambda: own_notes.keep(services, caller, id, storable(text)), id.table)


# ------------------------------------------------------------------- lobby and table


async def _join(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Join or agree*: to the options as the lobby message showed them; the list of `/turns` is shown anew."""
    reply = await table_actions.join(services, caller, id.table, id.revision)
    if id.what != LISTED or reply.panel_of:
        return reply
    return await waiting_list(services, caller, reply.text) if reply.public else replace(reply, beside=True)


async def _leave(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Leave*: asks once more, then leaves; *Decline* under an invitation."""
    if id.choice == DECLINE:
        return await table_actions.decline(services, caller, id.table)
    return await table_actions.leave(services, caller, id.table, sure=id.what == ids.SURE)


async def _options(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Options*, and each choice in its menus."""
    table = await services.look(id.table)
    perspective, note = services.perspective(caller, table), ""
    if id.choice and values:
        try:
            wanted = changes(perspective, id.choice, max(0, id.number), values)
            table = (await services.tables.set_options(id.table, caller.person.id, wanted, key=caller.key)).table
        except Refused as refused:
            note = perspective.refusal(refused.refusal)
        perspective = services.perspective(caller, table)
    page = page_of(perspective, id.choice, max(0, id.number))
    if not note and id.choice == "pace" and values == ("own",) and (hours := page_of(perspective, "bank")) != page:
        note = caller.words("ui-own-pace-page", page=hours + 1)
    return Reply(options_panel(perspective, table.host == caller.person.id, page, note), lobby_of=id.table)


async def _start(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Start*: deal and begin with as many as the button said; buttons of earlier versions said no number."""
    return await table_actions.start(services, caller, id.table, id.number if id.number > 0 else None)


async def _fill(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Fill with bots*; under *Options*, *Add one bot* and *Remove a bot*, which stay on their page; the levels."""
    level: LevelName | None = next((level for level in get_args(LevelName) if level == id.what), None)
    if id.choice == LEVEL:
        return await table_actions.fill(services, caller, id.table, None, level or "middle")
    if id.choice not in (ONE, LESS):
        return await table_actions.choose_level(services, caller, id.table)
    try:
        if id.choice == LESS:
            await services.tables.bot_seats.remove(id.table, caller.person.id, key=caller.key)
        elif level is None and not services.bots.only_easy:
            return await table_actions.choose_level(services, caller, id.table, id.revision)
        else:
            await table_actions.fill(services, caller, id.table, 1, level or "easy")
    except Refused as refused:
        note = services.perspective(caller, await services.look(id.table)).refusal(refused.refusal)
        return await table_actions.options(services, caller, id.table, id.revision, note)
    return await table_actions.options(services, caller, id.table, id.revision)


async def _invite(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Invite*, and the person chosen in its menu."""
    chosen = invitations.chosen_person(values[0]) if values else None
    if chosen is None:
        return await invitations.choose_person(services, caller, id.table)
    return await invitations.invite(services, caller, id.table, chosen[0], bot=chosen[1])


async def _company(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Who sits here*: how reliable everybody was lately, and how well they play."""
    table = await services.look(id.table)
    people = company(table)
    found, ratings = await services.tables.reliability.of(people), await services.tables.ratings.of(table.game, people)
    reply = Reply(company_screen(services.perspective(caller, table), found, ratings))
    return reply if table.status == "open" else more_page.with_more(caller, id.table, reply)


async def _log(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Log*: its newest page; under a panel, the one where the person's news begin."""
    table = await services.look(id.table)
    seat = table.seat_of(caller.person.id)
    player = table.players[seat] if seat is not None else None
    view = LogView(since=player.last_line) if player and id.choice == logs.SINCE else LogView()
    return await _log_page(services, caller, id, view)


async def _more(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*More*: the menu of what is needed less often."""
    return await more_page.more(services, caller, id.table)


async def _show(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """The board privately: as text, as a picture, or a page of it in words."""
    reply = await table_actions.show(services, caller, id.table, id.choice, max(0, id.number))
    return more_page.with_more(caller, id.table, reply)


async def _undo(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Take back*."""
    return await more_page.take_back(services, caller, id)


async def _vote(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """Votes and second presses: ending, resigning, closing, and answers to an undo request."""
    if id.choice == server_tables.CLOSE:
        return await server_tables.close(services, caller, id.table, sure=True)
    return await table_actions.vote(services, caller, id)


async def _turn(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """Another page of the options, of the log or of a question."""
    page = max(0, number_in(values[0]) if values else id.number)
    if id.choice == "options":
        perspective = services.perspective(caller, await services.look(id.table))
        return Reply(options_panel(perspective, perspective.table.host == caller.person.id, page), lobby_of=id.table)
    if id.choice in (logs.LOG, logs.LATER, logs.PLAYER, logs.ROUND):
        return await _log_page(services, caller, id, read_view(id.choice, id.what, values))
    if id.choice in (since.SINCE, since.LATER):
        return await table_actions.since(services, caller, id.table, since.read_since(id.what))
    return await answering.turn_page(services, caller, id, page)


async def _log_page(services: Services, caller: Caller, id: Id, view: LogView) -> Reply:
    perspective = services.perspective(caller, await services.look(id.table))
    return Reply(await log_page(services.tables, perspective, view))


async def _after(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """After the end: a rematch, the check of the deal, the replay as a file, what bots weighed, or the record."""
    if id.choice == "rematch":
        return await invitations.press_rematch(services, caller, id.table)
    if id.choice == "verify":
        return await invitations.verify(services, caller, id.table)
    if id.choice in get_args(FileForm):
        return await replaying.file(services, caller, id.table, cast(FileForm, id.choice))
    if id.choice in (WEIGHED, LATER_WEIGHED, WEIGHED_BY):
        return await table_actions.weighed(services, caller, id.table, read_weighed(id.choice, id.what, values))
    return await table_actions.record(services, caller, id.table)


# ------------------------------------------------------------------- rules and settings


async def _rules(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Rules*: the chapter of the present question; in the rules, another page."""
    if not id.choice:
        return await rules_help.chapter_of_table(services, caller, await services.look(id.table))
    return await rules_help.page(services, caller, id.choice, values[0] if values else id.what, id.table)


async def _setting(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """A button of the settings page; under a panel, *Hide hints*, which answers with that panel."""
    if (id.table, id.choice, id.what) == (ids.NO_TABLE, my_data.ERASE, ids.SURE):
        return await my_data.erase(services, caller, sure=True)
    if id.table == ids.NO_TABLE:
        return await own_settings.change(services, caller, id.choice, id.what)
    if (id.choice, id.what) != ("hints", "off"):
        return say(caller.words("ui-unknown-button"))
    await services.tables.people.change(caller.person.id, lambda own: replace(own, hints=False))
    return await services.panel(caller, await services.look(id.table), Note(caller.words("ui-hints-hidden")))


async def _replay(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Replay*, the buttons and menus of a step, *Play on from here* and *What would a bot do?*."""
    view = read_replay(id.choice, id.what, values)
    if id.choice == FORK:
        return await replaying.choose_seat(services, caller, id.table, view)
    if id.choice == THOUGHT:
        return await replaying.thought(services, caller, id.table, view)
    if (seat := seat_chosen(id.choice)) >= 0:
        return await replaying.play_on(services, caller, id.table, view, seat)
    return await replaying.replay(services, caller, id.table, view)


async def _lesson(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Learn* in a lobby or an invitation, and the buttons at the ending of a lesson."""
    return await lessons.press(services, caller, id)


async def _time(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """A day more, *I'm back*, votes about somebody absent, *Resume*, seats that change hands; *Keep it open*."""
    if id.choice in (KEEP_OPEN, KEEP_OPEN_BEFORE):
        return await invitations.keep_open(services, caller, id.table)
    reply = await absence_actions.press(services, caller, id)
    return more_page.with_more(caller, id.table, reply) if id.what == ASK and not reply.panel_of else reply


async def _direct_message(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Discreet*, *Mute this table*, *Test it*, *Use the channel instead*."""
    return await own_settings.direct_message(services, caller, id)


async def _turns(services: Services, caller: Caller, id: Id, values: Values) -> Reply:
    """*Next* and *Previous* under the list of one's tables."""
    if id.choice != "page":
        return say(caller.words("ui-unknown-button"))
    return await waiting_list(services, caller, page=id.number)


PANEL: Final = frozenset(
    {ids.MOVE, ids.HAND, ids.PLAY, ids.ADD, ids.SELECT, ids.SUBMIT, ids.PAGE, ids.WHY, ids.PREPARE}
)
HANDLERS: Final[Mapping[str, Handler]] = {
    ids.MOVE: answering.open_panel,
    ids.HAND: answering.open_panel,
    ids.PLAY: answering.play,
    ids.ADD: answering.add,
    ids.SELECT: answering.select,
    ids.SUBMIT: answering.submit,
    ids.PAGE: _turn,
    ids.WHY: answering.why,
    ids.PREPARE: preparing.press,
    ids.JOIN: _join,
    ids.LEAVE: _leave,
    ids.OPTIONS: _options,
    ids.START: _start,
    ids.FILL: _fill,
    ids.INVITE: _invite,
    ids.COMPANY: _company,
    ids.NOTE: own_notes.press,
    ids.RANK: ranking.press,
    ids.YEAR: server_year.press,
    ids.ACHIEVED: achieving.press,
    ids.WATCH: watching_tables.press,
    ids.SEEK: seeking_tables.press,
    ids.CUP: cups.press,
    ids.LOG: _log,
    ids.MORE: _more,
    ids.SHOW: _show,
    ids.UNDO: _undo,
    ids.VOTE: _vote,
    ids.AFTER: _after,
    ids.RULES: _rules,
    ids.SETTING: _setting,
    ids.DIRECT_MESSAGE: _direct_message,
    ids.TIME: _time,
    ids.REPLAY: _replay,
    ids.LESSON: _lesson,
    ids.TURNS: _turns,
}
