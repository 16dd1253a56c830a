"""What people read who press for a seat that the caretaker plays."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

import db
from bot.tables import Person, Snapshot
from bot.tables.storage import player_rows
from bot.tables.transitions import absence, pauses, stand_ins
from bot.tables.transitions.transition import Transition
from bot.tables.values import DAY, Ballot, Proposal, TimeAccount
from bot.text import LOCALES, words_for
from bot.ui.interactions import absence_actions
from bot.ui.interactions.dates import offered_dates
from bot.ui.interactions.presses import press
from bot.ui.interactions.waiting_list import waiting_list
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text
from rules.core import Refused
from tests.support.movable_clock import MovableClock
from tests.tables.host import refusing

from .service_fixture import ServiceFixture, service_fixture_of


@pytest.fixture
async def fixture(tmp_path: Path) -> AsyncIterator[ServiceFixture]:
    async with service_fixture_of(tmp_path, "Ana") as made:
        yield made


async def cared_for(fixture: ServiceFixture, *, came_back: int) -> tuple[str, int]:
    """A table whose caretaker plays for somebody who is asked, by a vote; and who of its people that is."""
    code = await fixture.running()
    table = await fixture.tables.look(code)
    seat = table.awaited[0]
    player = table.players[seat]
    assert player and player.person and player.account
    account: TimeAccount = replace(player.account, came_back=came_back, nth_wait=1)
    cared = replace(player, stand="cared", stand_why="ballot", account=account)
    row = player_rows.player_row(code, seat, cared)
    await fixture.database.write(partial(db.upsert, row=row))
    fixture.tables._transactions.cache.forget(code)
    return code, next(n for n in range(5) if fixture.person(n).id == player.person)


def said(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_who_came_back_to_a_question_before_reads_that_an_answer_is_due(
    fixture: ServiceFixture, locale: str
) -> None:
    code, who = await cared_for(fixture, came_back=1)
    caller = fixture.caller(who, locale)
    reply = await absence_actions.back(fixture.services, caller, code)
    assert words_for(locale)("refused-answer_first") in said(reply.screen)
    assert await absence_actions.come_back(fixture.services, caller, code) == "", "to look does not help either"


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_who_comes_back_for_the_first_time_has_their_seat(fixture: ServiceFixture, locale: str) -> None:
    code, who = await cared_for(fixture, came_back=-1)
    reply = await absence_actions.back(fixture.services, fixture.caller(who, locale), code)
    assert words_for(locale)("ui-welcome-back", n=0) in said(reply.screen)
    assert words_for(locale)("refused-answer_first") not in said(reply.screen)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("came_back", [-1, 1])
async def test_back_takes_over_the_seats_that_the_caretaker_plays_though_nobody_was_away(
    fixture: ServiceFixture, locale: str, came_back: int
) -> None:
    code, who = await cared_for(fixture, came_back=came_back)
    caller = fixture.caller(who, locale)
    told = said((await absence_actions.back_everywhere(fixture.services, caller)).screen)
    table = await fixture.tables.look(code)
    player = table.players[table.seat_of(caller.person.id) or 0]
    assert player and player.stand == ("own" if came_back < 0 else "cared")
    assert code in told and words_for(locale)("ui-not-away") not in told
    assert (words_for(locale)("refused-answer_first") in told) == (came_back > 0)
    if came_back < 0:
        again = said((await absence_actions.back_everywhere(fixture.services, caller)).screen)
        assert again == words_for(locale)("ui-not-away")


@pytest.mark.parametrize("hour", range(0, 24, 4))
async def test_every_day_that_completion_offers_can_be_taken_at_any_hour(fixture: ServiceFixture, hour: int) -> None:
    services, clock, caller = fixture.services, fixture.tables.clock, fixture.caller(0, "en")
    assert isinstance(clock, MovableClock)
    clock.move(86_400.0 - clock.now() % 86_400.0 + hour * 3600.0 + 60.0)
    for n in range(len(await offered_dates(services, caller.person.id, "en"))):
        day = (await offered_dates(services, caller.person.id, "en"))[n][1]
        await absence_actions.away(services, caller, day)
        assert await fixture.tables.absences.away(caller.person.id), day
        await absence_actions.back_everywhere(services, caller)
        clock.move(365 * 86_400.0)


# --------------------------------------------------------------------------- buttons of what was asked before


def asking(kind: str, nth: int) -> Callable[[Transition], None]:
    """A vote on seat 0, or a question about the next candidate for it or its next pause; one in place of another."""

    def ask(transition: Transition) -> None:
        transition.table = replace(transition.table, ballot=None, proposal=None)
        match kind:
            case "vote":
                absence.set_stand(transition, 0, "voted")
                absence.open_ballot(transition, 0)
            case "candidate":
                absence.set_stand(transition, 0, "offered", "asked")
                stand_ins.apply_for(transition, 0, Person(900 + nth, "Émile"))
            case _:
                player = transition.table.players[0]
                assert player and player.person
                pauses.ask_pause(transition, player.person, None)

    return ask


def ids_of(screen: Screen) -> list[str]:
    """The ids of all buttons."""
    buttons = (each for part in screen.parts if isinstance(part, ButtonRow) for each in part.buttons)
    return [str(each.id) for each in buttons if isinstance(each, Button)]


def to_answer(screen: Screen) -> list[str]:
    """The ids of the buttons that answer what all are asked."""
    return [id for id in ids_of(screen) if ":vote:" in id or ":agree:" in id]


def asked(table: Snapshot, kind: str) -> Ballot | Proposal | None:
    return table.ballot if kind == "vote" else table.proposal


@pytest.mark.parametrize("kind", ["vote", "candidate", "pause"])
async def test_a_button_answers_what_it_was_made_for_and_nothing_that_is_asked_later(
    fixture: ServiceFixture, kind: str
) -> None:
    code, apply = await fixture.running(), fixture.tables._transactions.apply
    table = (await apply(code, asking(kind, 1))).table
    voter = next(n for n in range(5) if fixture.person(n).id == table.people[1])
    opened = await press(fixture.services, fixture.caller(voter, "en"), f"o:{code}")
    (old, *_) = to_answer(opened.screen)
    await apply(code, asking(kind, 2))
    for locale in LOCALES:
        late = await press(fixture.services, fixture.caller(voter, locale), old)
        assert words_for(locale)("refused-asked_before") in said(late.screen)
        left = asked(await fixture.tables.look(code), kind)
        assert left is not None and fixture.person(voter).id not in dict(left.votes)
    (new, *_) = to_answer(late.screen)
    await press(fixture.services, fixture.caller(voter, "en"), new)
    left = asked(await fixture.tables.look(code), kind)
    assert left is not None and fixture.person(voter).id in dict(left.votes)


@pytest.mark.parametrize("kind", ["vote", "candidate", "pause"])
async def test_a_button_from_before_questions_had_a_name_answers_in_words_and_moves_nothing(
    fixture: ServiceFixture, kind: str
) -> None:
    code = await fixture.running()
    table = (await fixture.tables._transactions.apply(code, asking(kind, 1))).table
    voter = next(n for n in range(5) if fixture.person(n).id == table.people[1])
    old = "vote:care" if kind == "vote" else f"agree:yes-{kind}"
    late = await press(fixture.services, fixture.caller(voter, "en"), f"t:{code}:0:{old}")
    assert words_for("en")("refused-asked_before") in said(late.screen)
    assert to_answer(late.screen), "with the buttons of now"
    assert await fixture.tables.look(code) == table


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_asked_for_a_pause_sees_it_in_their_panel_and_takes_it_back_there(
    fixture: ServiceFixture, locale: str
) -> None:
    code, words = await fixture.running(), words_for(locale)
    table = (await fixture.tables._transactions.apply(code, asking("pause", 1))).table
    asker = next(n for n in range(5) if fixture.person(n).id == table.people[0])
    caller = fixture.caller(asker, locale)
    opened = await press(fixture.services, caller, f"o:{code}")
    (withdraw,) = to_answer(opened.screen)
    with refusing("pause_asked_already"):
        await absence_actions.pause(fixture.services, fixture.caller(asker, locale), code, "")
    await press(fixture.services, fixture.caller(asker, locale), withdraw)
    found = await fixture.tables.look(code)
    assert found.proposal is None and found.standing == "runs"
    log = await fixture.tables.log(code)
    assert log[-1].event.key == "table_pause_declined" and words.has("told-table_pause_declined")


# --------------------------------------------------------------------------- a channel that is taken


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_would_wake_a_table_whose_channel_is_taken_reads_how(fixture: ServiceFixture, locale: str) -> None:
    code = await fixture.running()
    await fixture.tables._transactions.apply(code, absence.fall_asleep)
    await fixture.open(people=1)
    told, caller = words_for(locale)("refused-place_taken"), fixture.caller(0, locale)
    assert told in said((await press(fixture.services, caller, f"o:{code}")).screen)
    assert told in said((await absence_actions.back(fixture.services, caller, code)).screen)
    assert (await fixture.tables.look(code)).standing == "asleep"


# --------------------------------------------------------------------------- tables with the same deal


async def test_where_the_same_deal_is_played_elsewhere_no_button_offers_a_seat(fixture: ServiceFixture) -> None:
    code, services, caller = await fixture.running(), fixture.services, fixture.caller(0, "en")

    async def offers() -> list[bool]:
        screens = [await press(services, caller, f"m:{code}"), await press(services, caller, f"v:{code}:0:resign:ask")]
        return [any(":offer:" in id for id in ids_of(reply.screen)) for reply in screens]

    assert await offers() == [True, True]
    table = await fixture.tables.look(code)
    terms = replace(table.terms, sisters=(code, "2222"))

    def shared(transition: Transition) -> None:
        transition.table = replace(transition.table, terms=terms)

    await fixture.tables._transactions.apply(code, shared)
    assert await offers() == [False, False]
    with pytest.raises(Refused, match="duplicates_closed"):
        await absence_actions.away(services, caller, "3", choice="offer", table=await fixture.tables.look(code))


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_is_away_from_now_on_reads_until_when_alone(fixture: ServiceFixture, locale: str) -> None:
    now = datetime.fromtimestamp(fixture.tables.clock.now(), UTC)
    soon, later = ((now + timedelta(days=days)).date().isoformat() for days in (3, 5))
    for who, (begins, times) in enumerate((("", 1), (soon, 2))):
        reply = await absence_actions.away(fixture.services, fixture.caller(who, locale), later, begins)
        assert said(reply.screen).count("<t:") == times


async def test_back_leaves_what_was_announced_for_later_until_it_is_used_once_more(fixture: ServiceFixture) -> None:
    services, caller, words = fixture.services, fixture.caller(0, "en"), words_for("en")
    absences, now = services.tables.absences, services.tables.clock.now()
    await absences.announce(caller.person.id, now, now + 5 * DAY)
    await absences.announce(caller.person.id, now + 20 * DAY, now + 25 * DAY)
    listed = said((await waiting_list(services, caller)).screen)
    assert "You are away until" in listed and "You will be away from" in listed
    told = said((await absence_actions.back_everywhere(services, caller)).screen)
    assert words("ui-back-again") in told and "You will be away from" in told and "`/back` once more" in told
    assert len(await absences.away(caller.person.id)) == 1
    told = said((await absence_actions.back_everywhere(services, caller)).screen)
    assert words("ui-announced-taken-back", n=1) in told and not await absences.away(caller.person.id)
    assert "away" not in said((await waiting_list(services, caller)).screen)
