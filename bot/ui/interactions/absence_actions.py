"""What buttons and commands do about time: a day more, coming back, votes, pauses, offered seats, time away."""

from __future__ import annotations

from bot.tables import BrokenTable, Outcome, Snapshot
from bot.tables.values import DAY, DAYS_A_GAME, LONGEST_AWAY, AwayChoice
from bot.tables.values import refused as refusal
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text, rows
from bot.ui.screens import absence as screens
from bot.ui.screens.panel import Note
from rules.core import Refused

from .caller import Caller
from .dates import read_date
from .own_aways import away_lines
from .replies import Reply, say
from .services import Services


async def press(services: Services, caller: Caller, id: Id) -> Reply:
    """A button about time or absence."""
    person, code, absences = caller.person.id, id.table, services.tables.absences
    match id.choice:
        case screens.DAY:
            return await need_a_day(services, caller, code)
        case screens.BACK:
            return await back(services, caller, code)
        case screens.RESUME:
            return await resume(services, caller, code)
        case screens.VOTE | screens.AGREE:
            return await decide(services, caller, id)
        case screens.TAKE:
            return await take_seat(services, caller, code, id.number)
        case screens.KEEP:
            outcome = await absences.withdraw_offer(code, person, key=caller.key)
            return await services.panel_after(caller, outcome, Note(caller.words("ui-offer-kept")))
        case screens.OFFER:
            return await offer(services, caller, code, sure=id.what == ids.SURE, leaving=id.what == screens.LEAVING)
        case screens.PAUSE if id.what == screens.ASK:
            return await ask_for_pause(services, caller, await services.look(code))
        case screens.PAUSE:
            return await pause(services, caller, code, "")
        case screens.NUDGE if id.what.isdecimal():
            return await nudge(services, caller, await services.look(code), id.number)
        case screens.NUDGE:
            return await nudge_menu(services, caller, await services.look(code))
    return say(caller.words("ui-unknown-button"))


async def decide(services: Services, caller: Caller, id: Id) -> Reply:
    """An answer to what all are asked; where that is another question by now, the panel with its buttons."""
    absences, code, person = services.tables.absences, id.table, caller.person.id
    yes = id.what.startswith(screens.YES)  # with the kind behind it, under messages of older versions
    try:
        if id.choice == screens.VOTE:
            outcome = await absences.vote(code, person, id.what, number=id.revision, key=caller.key)
        else:
            outcome = await absences.answer(code, person, yes=yes, number=id.revision, key=caller.key)
    except Refused as refused:
        if refused.refusal.key != "asked_before":
            raise
        return await services.refused_panel(caller, code, refused)
    return await services.panel_after(caller, outcome, Note(caller.words("ui-proposal-counted")))


async def come_back(services: Services, caller: Caller, code: str, *, by_hand: bool = False) -> str:
    """The caller opens their panel: ends a vote on them, the caretaker's work, and sleep. Returns what to say of it.

    Where another table has the channel of a sleeping one, that says how it wakes elsewhere.

    `by_hand`: they meant to answer, which ends care that they asked for, too.
    """
    table = await services.look(code)
    seat = table.seat_of(caller.person.id)
    player = None if seat is None else table.players[seat]
    if seat is None or player is None or table.status != "running":
        return ""
    if player.stand not in ("voted", "cared", "offered") and table.standing != "asleep":
        return ""
    if not await services.tables.absences.come_back(code, caller.person.id, by_hand=by_hand):
        taken = table.standing == "asleep" and await services.tables.absences.channel_is_anothers(table)
        return caller.words("refused-place_taken") if taken else ""
    return await _welcome(services, caller, table, seat)


async def _welcome(services: Services, caller: Caller, before: Snapshot, seat: int) -> str:
    """How often the caretaker answered for a seat since it was cared for."""
    player = before.players[seat]
    since = player.stand_since if player and player.stand_since else before.opened
    entries = await services.tables.log(before.code)
    lines = {e.line for e in entries if e.by == "care" and e.seat == seat and not e.undone and e.at >= since}
    return caller.words("ui-welcome-back", n=len(lines))


async def back(services: Services, caller: Caller, code: str) -> Reply:
    """*I'm back*: the seat is in the caller's own hands again, and time away is over."""
    before = await services.look(code)
    seat = before.seat_of(caller.person.id)
    if seat is None:
        raise refusal("not_seated")
    was_away = await services.tables.absences.back(caller.person.id)
    try:
        outcome = await services.tables.absences.take_over(code, caller.person.id, key=caller.key)
    except Refused as refused:
        table = await services.look(code)
        key = refused.refusal.key
        keys = ["ui-back-again"] if was_away else []
        keys += [f"refused-{key}"] if key in ("answer_first", "place_taken") else []
        text = "\n".join(caller.words(each) for each in keys or ["ui-not-away"])
        return await services.panel(caller, table, Note(text))
    return await services.panel_after(caller, outcome, Note(await _welcome(services, caller, before, seat)))


async def need_a_day(services: Services, caller: Caller, code: str) -> Reply:
    """*I need a day*; for somebody without whom the table goes on by now, the same as *I'm back*."""
    if (await services.look(code)).goes_on_without(caller.person.id):
        return await back(services, caller, code)
    outcome = await services.tables.absences.need_a_day(code, caller.person.id, key=caller.key)
    seat = outcome.table.seat_of(caller.person.id)
    player = outcome.table.players[seat] if seat is not None else None
    taken = player.account.days_taken if player and player.account else 0
    return await services.panel_after(
        caller, outcome, Note(caller.words("ui-day-granted", left=max(0, DAYS_A_GAME - taken)))
    )


async def pause(services: Services, caller: Caller, code: str, until: str) -> Reply:
    """Ask the others for a pause, until a date or open."""
    end = await read_date(services, caller, until) if until else None
    if until and end is None:
        return say(caller.words("ui-away-bad-date", text=until[:40]))
    outcome = await services.tables.absences.ask_pause(code, caller.person.id, end, key=caller.key)
    key = "ui-pause-begun" if outcome.table.standing == "paused" else "ui-pause-proposed"
    return await services.panel_after(caller, outcome, Note(caller.words(key)))


async def ask_for_pause(services: Services, caller: Caller, table: Snapshot) -> Reply:
    """*Pause* in *More*: asks for a second press where others are to be asked."""
    if len(table.people) < 2 or table.seat_of(caller.person.id) is None:
        return await pause(services, caller, table.code, "")
    title = services.perspective(caller, table).title
    button = Button(caller.words("ui-pause-yes"), Id(ids.TIME, table.code, 0, screens.PAUSE), "primary")
    return Reply(Screen((Text(caller.words("ui-pause-sure", title=title)), ButtonRow((button,)))))


async def resume(services: Services, caller: Caller, code: str) -> Reply:
    """*Resume*."""
    outcome = await services.tables.absences.resume(code, caller.person.id, key=caller.key)
    return await services.panel_after(
        caller, outcome, Note(caller.words("ui-resumed", title=_title(services, caller, outcome)))
    )


async def offer(services: Services, caller: Caller, code: str, *, sure: bool, leaving: bool = False) -> Reply:
    """Offer the caller's own seat; asks for a second press first."""
    perspective = services.perspective(caller, await services.look(code))
    words = caller.words
    if leaving:
        await services.tables.absences.offer(code, caller.person.id, leaving=True, key=caller.key)
        return say(words("ui-resign-offered"))
    if not sure and _may_offer(perspective):
        button = Button(words("ui-offer-yes"), Id(ids.TIME, code, 0, screens.OFFER, ids.SURE), "danger")
        return Reply(Screen((Text(words("ui-offer-sure", title=perspective.title)), ButtonRow((button,)))))
    outcome = await services.tables.absences.offer(code, caller.person.id, key=caller.key)
    return await services.panel_after(caller, outcome, Note(words("ui-offered")))


def _may_offer(perspective: Perspective) -> bool:
    """Whether there is a seat of the caller's to offer; where not, nothing is asked first and the refusal says why."""
    table, seat = perspective.table, perspective.seat
    player = None if seat is None else table.players[seat]
    may = player is not None and player.stand != "offered" and table.status == "running"
    return may and len(table.people) > 1 and not table.is_duplicate


async def take_seat(services: Services, caller: Caller, code: str, seat: int) -> Reply:
    """*Take the seat*: the table is asked."""
    outcome = await services.tables.absences.apply_for(code, seat, caller.person, key=caller.key)
    if outcome.table.seat_of(caller.person.id) is not None:
        return await services.panel_after(caller, outcome, Note())
    return say(caller.words("ui-applied"))


# ------------------------------------------------------------------- away


async def away(
    services: Services,
    caller: Caller,
    until: str,
    begins: str = "",
    choice: AwayChoice = "wait",
    note: str = "",
    table: Snapshot | None = None,
) -> Reply:
    """/away: announce a time away, at one table or all."""
    words, absences = caller.words, services.tables.absences
    if table and table.status not in ("open", "running"):
        raise refusal("game_over" if table.status == "over" else "not_running")
    if table and table.is_duplicate and choice == "offer":
        raise refusal("duplicates_closed")
    end = await read_date(services, caller, until)
    begin = await read_date(services, caller, begins, evening=False) if begins else services.tables.clock.now()
    for text, found in ((until, end), (begins, begin)):
        if found is None:
            return say(words("ui-away-bad-date", text=text[:40]))
    assert end is not None and begin is not None
    if 0.0 < end - (begin + LONGEST_AWAY) < DAY:  # the evening of the last day that there can be
        end = begin + LONGEST_AWAY
    code = table.code if table else ""
    await absences.announce(caller.person.id, begin, end, code=code, choice=choice, note=note)
    return say(await _away_text(services, caller, begin, end, choice, table))


async def _away_text(
    services: Services, caller: Caller, begin: float, end: float, choice: str, table: Snapshot | None
) -> str:
    words = caller.words
    where = (
        words("ui-away-at", title=services.perspective(caller, table).title) if table else words("ui-away-everywhere")
    )
    left = await services.tables.absences.days_left(caller.person.id)
    begun = int(begin <= services.tables.clock.now())
    begins, until = screens.date(begin), f"<t:{int(end)}:f>"
    return words("ui-away-set", begun=begun, begins=begins, until=until, where=where, choice=choice, left=left)


async def back_everywhere(services: Services, caller: Caller) -> Reply:
    """/back: time away is over, the caretaker plays nowhere any more; else what was announced is taken back."""
    absences, person = services.tables.absences, caller.person.id
    was_away, seats = await absences.back(person), await _back_at_tables(services, caller)
    announced = 0 if was_away or seats else await absences.take_back_announced(person)
    lines = [caller.words("ui-back-again")] if was_away else []
    if was_away and (later := await away_lines(services, caller)):
        lines += [*later, caller.words("ui-announced-stands")]
    lines += [caller.words("ui-announced-taken-back", n=announced)] if announced else []
    return say("\n".join([*lines, *seats]) or caller.words("ui-not-away"))


async def _back_at_tables(services: Services, caller: Caller) -> list[str]:
    """Take over each seat of the caller on which others vote, or which the caretaker plays; a line for each."""
    lines, person = list[str](), caller.person.id
    for brief in await services.tables.tables_of(person):
        if brief.status != "running":
            continue
        try:
            table = await services.look(brief.code)
        except BrokenTable:  # its own messages say so
            continue
        player, title = table.players[brief.seat], services.perspective(caller, table).title
        if player and not player.attends:
            lines.append(await _back_at(services, caller, table, title))
    return lines


async def _back_at(services: Services, caller: Caller, table: Snapshot, title: str) -> str:
    """Take over the caller's seat at one table; returns what to say of it."""
    try:
        await services.tables.absences.take_over(table.code, caller.person.id)
    except Refused as refused:
        why = services.perspective(caller, table).refusal(refused.refusal)
        return caller.words("ui-seat-not-yours-yet", title=title, why=why)
    return caller.words("ui-seat-yours-again", title=title)


def _title(services: Services, caller: Caller, outcome: Outcome) -> str:
    return services.perspective(caller, outcome.table).title


# ------------------------------------------------------------------- nudges


async def nudge(services: Services, caller: Caller, table: Snapshot, seat: int) -> Reply:
    """*Nudge*: ask the player of a seat to go on; says by when it reaches them."""
    player = table.players[seat] if 0 <= seat < len(table.players) else None
    if player and player.person and await services.departures.is_gone(table, player.person):
        raise refusal("nudge_left", name=player.name)
    until = await services.tables.nudges.nudge(table, caller.person.id, seat)
    name = services.perspective(caller, table).names.full[seat]
    if until is None:
        return say(caller.words("ui-nudged", name=name))
    hour = -(-int(until) // 3600) * 3600  # full hours: nobody learns the end of a night to the minute
    return say(caller.words("ui-nudged-later", name=name, time=f"<t:{hour}:f>"))


async def nudge_menu(services: Services, caller: Caller, table: Snapshot) -> Reply:
    """Whom to nudge, where the table waits for several people; where it is one, they are nudged."""
    perspective = services.perspective(caller, table)
    asked = [seat for seat in table.awaited if seat != perspective.seat]
    people = [seat for seat in asked if (player := table.players[seat]) and player.person is not None]
    if len(people) == 1:
        return await nudge(services, caller, table, people[0])
    if not people:
        return say(caller.words("ui-nudge-nobody"))
    buttons = [
        Button(perspective.names.tag(seat), Id(ids.TIME, table.code, 0, screens.NUDGE, str(seat))) for seat in people
    ]
    return Reply(Screen((Text(caller.words("ui-nudge-whom")), *rows(buttons))))
