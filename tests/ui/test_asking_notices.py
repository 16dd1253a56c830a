"""Notices that ask by their buttons: until when there is something to answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import LogEntry, Posted, Snapshot
from bot.tables.transitions.topics import (
    BALLOT,
    CANDIDATE,
    CARED,
    END_ASKED,
    LAST_CALL,
    NEW_HOST,
    NUDGE,
    OF_ABSENCE,
    PAUSED_BY_MODERATOR,
    SEAT_OFFERED,
    SEATS_TAKEN,
    WILL_CLOSE,
)
from bot.tables.values import END_VOTE_STANDS_FOR
from bot.text import LOCALES, words_for
from bot.ui.delivery.asking_notices import (
    GONE,
    KINDS,
    LOCKED,
    NOT_ALLOWED,
    OUTCOMES,
    TOPICS,
    asked_by,
    is_decided,
    outcome_of,
)
from bot.ui.kit.screen import Button
from bot.ui.screens.absence import concerns, notice_buttons, notice_facts, proposal_text
from rules.core import Event

from .circumstances import circumstances, with_proposal
from .tables import perspective, some_moments

NOW = 1_000_000_000.0


@pytest.mark.parametrize(
    ("since", "asks"),
    [(NOW - 60, True), (NOW - END_VOTE_STANDS_FOR + 1, True), (NOW - END_VOTE_STANDS_FOR - 1, False), (0.0, True)],
)
def test_a_notice_of_a_vote_to_end_asks_until_the_vote_lapses(since: float, asks: bool) -> None:
    ran, _ = some_moments("rattus", 3, 1, n=1)[0]
    voter, other, *_ = ran.people
    table = replace(ran, votes=((voter, since),))
    assert concerns(END_ASKED, table, other, NOW) is asks
    assert (asked_by(END_ASKED, table, other, NOW) == 0) is asks
    assert is_decided(Posted(KINDS[END_ASKED], other, 1, 2, NOW), table, NOW) is not asks


def test_each_topic_of_absence_has_a_reason_of_its_own_and_no_other_topic_has_one() -> None:
    table, _ = some_moments("rattus", 3, 1, n=1)[0]
    assert {concerns(topic, table, table.people[0], NOW) for topic in OF_ABSENCE} == {False, True}
    with pytest.raises(ValueError, match="new_host"):
        concerns(NEW_HOST, table, table.people[0], NOW)


def settled(topic: str, table: Snapshot, person: int) -> bool:
    """Whether a notice of this topic to a person has nothing to ask any more."""
    return is_decided(Posted(KINDS[topic], person, 1, 2, NOW), table, NOW)


@pytest.mark.parametrize(
    ("topic", "until"),
    [
        (LAST_CALL, ("stand called", "stand voted", "stand cared", "stand offered", "standing asleep")),
        (NUDGE, ("stand own", "stand called", "stand voted")),
        (CARED, ("stand cared", "stand offered")),
        (SEAT_OFFERED, ("stand cared", "stand offered")),
    ],
)
def test_a_notice_of_ones_own_absence_stands_until_one_is_back_and_till_the_end_at_most(
    topic: str, until: tuple[str, ...]
) -> None:
    ran = next(table for table, _ in some_moments("rattus", 3, 1, n=9) if table.awaited[-1:] == (2,))
    tables = circumstances(ran)
    for name in ("stand own", "stand called", "stand voted", "stand cared", "stand offered", "standing asleep"):
        person = tables[name].people[-1]
        assert settled(topic, tables[name], person) is (name not in until), name
        assert settled(topic, replace(tables[name], status="over"), person)
        assert settled(topic, replace(tables[name], status="closed"), person)
        assert settled(topic, tables[name], 4711), "who has no seat any more"


def test_that_all_seats_are_taken_is_settled_at_the_start() -> None:
    ran, _ = some_moments("rattus", 3, 1, n=1)[0]
    assert not settled(SEATS_TAKEN, replace(ran, status="open"), ran.host)
    assert settled(SEATS_TAKEN, ran, ran.host)


def test_that_all_seats_are_taken_is_settled_while_somebody_has_to_agree_to_changed_options() -> None:
    ran, _ = some_moments("rattus", 3, 1, n=1)[0]
    table = replace(ran, status="open", host=ran.people[0])
    changed = tuple(player and replace(player, ready=player.person == table.host) for player in table.players)
    assert settled(SEATS_TAKEN, replace(table, players=changed), table.host)


def test_that_a_lobby_will_close_is_settled_by_whatever_is_changed_there() -> None:
    ran, _ = some_moments("rattus", 3, 1, n=1)[0]
    table = replace(ran, status="open")
    warned = Posted(KINDS[WILL_CLOSE], table.host, 1, 2, NOW, table.writes)
    assert not is_decided(warned, table, NOW)
    assert is_decided(warned, replace(table, writes=table.writes + 1), NOW)
    assert is_decided(warned, replace(table, status="closed"), NOW)


# --------------------------------------------------------------------------- how it was settled


def kind_of(topic: str) -> str:
    return next(kind for kind, known in TOPICS.items() if known == topic)


def entry(key: str, at: float = NOW, **facts: object) -> LogEntry:
    return LogEntry(9, at, 1, None, Event(key, {"seat": 2, "n": 1, "of": 2, **facts}))  # type: ignore[dict-item]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("topic", "key"), [(topic, key) for topic, keys in OUTCOMES.items() for key in keys])
def test_a_settled_notice_says_how_it_was_settled(topic: str, key: str, locale: str) -> None:
    table, _ = some_moments("rattus", 3, 1, locale, n=1)[0]
    posted, own = Posted(kind_of(topic), 100, 1, 2, NOW - 60), perspective(table, 0)
    told = entry(key, moves=2, seats=(1,), name="Zoé", house=1)
    earlier = replace(told, at=NOW - 120)
    assert words_for(locale).has(f"told-{key}")
    said = outcome_of(posted, own, [earlier, told, entry("table_joined")])
    assert said and said.endswith(".")
    assert outcome_of(posted, own, [earlier]) == "", "what was settled before it asked"


def test_a_vote_of_which_another_person_comes_back_meanwhile_tells_what_was_decided() -> None:
    table, _ = some_moments("rattus", 3, 1, n=1)[0]
    entries = [entry("table_seeks"), entry("table_back", seat=1)]
    said = outcome_of(Posted(KINDS[BALLOT], 100, 1, 2, NOW - 60), perspective(table, 0), entries)
    assert "stand-in" in said


def test_a_pause_by_those_who_manage_the_server_has_a_button_to_resume_until_the_table_goes_on() -> None:
    ran, _ = some_moments("rattus", 3, 1, n=1)[0]
    paused = replace(ran, standing="paused")
    (button,) = notice_buttons(perspective(paused, 0), PAUSED_BY_MODERATOR)
    assert isinstance(button, Button) and str(button.id).startswith("t:23456:0:resume")
    assert not settled(PAUSED_BY_MODERATOR, paused, ran.people[0]) and settled(PAUSED_BY_MODERATOR, ran, ran.people[0])


@pytest.mark.parametrize("locale", LOCALES)
def test_whose_offered_seat_it_is_reads_that_somebody_would_play_on_for_them(locale: str) -> None:
    ran, _ = some_moments("rattus", 3, 1, locale, n=1)[0]
    table, words = with_proposal(ran, "candidate"), words_for(locale)
    for seat, is_own in ((2, True), (1, False)):
        reader = perspective(table, seat)
        tag = reader.names.tag(2)
        facts = notice_facts(reader, CANDIDATE)
        notice = words("notice-candidate", title="", seat=tag, **facts)
        for text in (proposal_text(reader), notice):
            assert (tag in text) is not is_own, text


@pytest.mark.parametrize("kind", [GONE, LOCKED, NOT_ALLOWED])
def test_that_a_table_cannot_be_shown_is_settled_elsewhere_or_when_it_went_on_or_ended(kind: str) -> None:
    ran, _ = some_moments("rattus", 3, 1, n=1)[0]
    ran = replace(ran, standing_since=NOW - 90)
    told = Posted(kind, ran.people[0], ran.place.channel, 2, NOW - 60)
    for table in (ran, replace(ran, standing="frozen", standing_since=NOW), replace(ran, status="open")):
        assert not is_decided(told, table, NOW)
    elsewhere = replace(ran, place=replace(ran.place, channel=77))
    for table in (elsewhere, replace(ran, standing_since=NOW), replace(ran, status="over")):
        assert is_decided(told, table, NOW)
    assert not is_decided(replace(told, kind="no_thread"), elsewhere, NOW)
