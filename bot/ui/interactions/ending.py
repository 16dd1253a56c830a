"""Leaving and ending a table: who gives up a seat, the host who closes a lobby, votes to end without a result."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.values import END_VOTE_STANDS_FOR
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text
from bot.ui.screens.absence import ASK, END, LEAVING, NOW, OFFER, WITHDRAW, moment, vote_button
from rules.core import Refused

from .caller import Caller
from .replies import Reply, say
from .services import Services


async def end(services: Services, caller: Caller, code: str, how: str = ASK) -> Reply:
    """Close the lobby, or vote to end a running game; asks for a second press first."""
    perspective = services.perspective(caller, await services.look(code))
    table, words, tables = perspective.table, caller.words, services.tables
    if table.status == "open":
        if how == ASK and table.host == caller.person.id:
            return confirmation(perspective, "ui-close-sure", Id(ids.VOTE, code, 0, END, ids.SURE), "ui-close-yes")
        await tables.close(code, caller.person.id, key=caller.key)
        return say(words("ui-closed", title=perspective.title))
    if table.status != "running" or perspective.seat is None or how in (ids.SURE, NOW):
        return await _vote_to_end(services, caller, perspective, decisive=how == NOW)
    if how == WITHDRAW:
        outcome = await tables.withdraw_vote(code, caller.person.id, key=caller.key)
        votes, people = outcome.table.votes_to_end(tables.clock.now())
        return say(words("ui-vote-withdrawn", votes=votes, people=people))
    return _asked_to_end(perspective, caller.person.id, tables.clock.now())


async def resign(services: Services, caller: Caller, code: str, *, sure: bool) -> Reply:
    """Give the caller's seat to a bot player; unless `sure`, ask for a second press."""
    perspective = services.perspective(caller, await services.look(code))
    if not sure and perspective.seat is not None and perspective.table.status == "running":
        question = "ui-resign-sure" if len(perspective.table.people) > 1 else "ui-resign-closes"
        asked = confirmation(perspective, question, Id(ids.VOTE, code, 0, "resign", ids.SURE), "ui-resign-yes")
        if len(perspective.table.people) < 2 or perspective.table.is_duplicate:
            return asked
        first = Button(caller.words("ui-resign-offer"), Id(ids.TIME, code, 0, OFFER, LEAVING))
        text, buttons = asked.screen.parts
        assert isinstance(buttons, ButtonRow)
        return Reply(Screen((text, ButtonRow((first, *buttons.buttons)))))
    outcome = await services.tables.resign(code, caller.person.id, sure=sure, key=caller.key)
    done = "ui-resigned" if outcome.table.status == "running" else "ui-resigned-closed"
    return say(caller.words(done, title=perspective.title))


async def _vote_to_end(services: Services, caller: Caller, perspective: Perspective, *, decisive: bool) -> Reply:
    """Vote; where that would end the table and its button did not say so, ask by one that does."""
    code, person, now = perspective.table.code, caller.person.id, services.tables.clock.now()
    try:
        outcome = await services.tables.vote_end(code, person, decisive=decisive, key=caller.key)
    except Refused as refused:
        if refused.refusal.key != "vote_decides":
            raise
        return _asked_to_end(services.perspective(caller, await services.look(code)), person, now)
    if outcome.table.status != "running":
        return say(caller.words("ui-closed", title=perspective.title))
    return _voted(services.perspective(caller, outcome.table), person, now)


def _asked_to_end(perspective: Perspective, person: int, now: float) -> Reply:
    """What the reader's vote would do: end the table, or be counted; whoever has voted may withdraw it."""
    table, words = perspective.table, perspective.words
    if person in dict(table.standing_votes(now)):
        return _voted(perspective, person, now)
    votes, people = replace(table, votes=(*table.votes, (person, now))).votes_to_end(now)
    facts: dict[str, str | int] = {"title": perspective.title, "code": table.code, "votes": votes, "people": people}
    ends = 2 * votes > people
    text, yes, what = ("ui-end-now", "ui-end-now-yes", NOW) if ends else ("ui-end-sure", "ui-end-yes", ids.SURE)
    button = Button(words(yes, **facts), Id(ids.VOTE, table.code, 0, END, what), "danger")
    return Reply(Screen((Text(words(text, **facts)), ButtonRow((button,)))), vote_of=table.code)


def _voted(perspective: Perspective, person: int, now: float) -> Reply:
    """That the reader's vote counts, until when, and the button that withdraws it."""
    standing = dict(perspective.table.standing_votes(now))
    votes, people = perspective.table.votes_to_end(now)
    until = moment(standing[person] + END_VOTE_STANDS_FOR)
    text = perspective.words("ui-end-voted", votes=votes, people=people, until=until)
    screen = Screen((Text(text), ButtonRow((vote_button(perspective, standing),))))
    return Reply(screen, vote_of=perspective.table.code)


def confirmation(perspective: Perspective, question: str, id: Id, yes: str) -> Reply:
    """Ask for confirmation: a red button that names what will happen."""
    words = perspective.words
    button = Button(words(yes, code=perspective.table.code), id, "danger")
    return Reply(Screen((Text(words(question, title=perspective.title)), ButtonRow((button,)))))
