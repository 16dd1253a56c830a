"""What a line below tells is not told among the news as well, nor what the reader did at the table themselves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables import LogEntry, NotificationState, Snapshot, UndoRequest
from bot.text import APART, LOCALES
from bot.ui.kit.lines import line_of
from bot.ui.kit.news import BOARD, news
from bot.ui.kit.screen import Screen
from bot.ui.screens.board import board
from bot.ui.screens.direct_message import Occasion, direct_message
from bot.ui.screens.panel import panel_with_question
from bot.ui.screens.told_below import without_own
from bot.ui.screens.undo_request import moves_asked_back, undo_request_parts
from rules.core import Event

from .circumstances import away, with_proposal
from .reach import LOBBIES, tables_in
from .tables import perspective, played, some_moments

GAME = "rattus"


def told(key: str, seat: int, **facts: object) -> LogEntry:
    """An entry of the table itself."""
    return LogEntry(9, 1.7e9, 1, None, Event(f"table_{key}", {"seat": seat, **facts}))  # type: ignore[dict-item]


def standing(locale: str) -> list[tuple[Snapshot, LogEntry]]:
    """Tables where something of the table itself stands open, with the entry that told it."""
    table, _ = some_moments(GAME, 3, 17, locale)[0]
    asked = replace(table, undo_request=UndoRequest(0, 1, 2, (1,), ()))
    absent = away(table)
    (gone,) = [seat for seat, player in enumerate(absent.players) if player and player.away_until]
    until = int(absent.players[gone].away_until or 0)  # type: ignore[union-attr]
    candidate = with_proposal(table, "candidate").proposal
    assert candidate is not None
    return [
        (asked, told("undo_asked", 0, moves=2)),
        (absent, told("away", gone, until=until, note="")),
        (with_proposal(table, "pause"), told("pause_asked", with_proposal(table, "pause").proposal.seat)),  # type: ignore[union-attr]
        (with_proposal(table, "candidate"), told("candidate", candidate.seat, name=candidate.name)),
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_tells_once_what_stands_open(locale: str) -> None:
    for table, entry in standing(locale):
        public = perspective(table, None)
        line = line_of(public, entry).removesuffix(".")
        assert board(public, [entry]).text == board(public, []).text, entry.event.key
        players = some_moments(GAME, 3, 17, locale)[0][0].players
        settled = replace(table, undo_request=None, proposal=None, players=players)
        assert line in board(perspective(settled, None), [entry]).text, "what no line below tells is news"


def test_the_board_names_whose_moves_are_asked_back_where_there_is_no_room_for_them() -> None:
    table, entries = list(played(GAME, 3, 1))[-2]
    for entry in entries[-6:]:
        asked = perspective(replace(table, undo_request=UndoRequest(0, entry.line, 2, (1,), ())), None)
        moves = [each for each in entries if each.line >= entry.line]
        row = moves_asked_back(asked, moves, brief=True)
        seats = {each.seat for each in moves if each.seat is not None}
        if row != moves_asked_back(asked, moves):
            assert row.startswith("-# Moves of ")
        assert all(asked.names.tag(seat) in row for seat in seats), row


async def test_the_panel_tells_a_request_to_take_back_once(tmp_path: Path) -> None:
    table, entry = standing("en")[0]
    async with tables_in(tmp_path) as tables:
        own = perspective(replace(table, code=LOBBIES[tables]), 1)
        facts = await tables.panels.facts(own.table, own.table.players[1].person or 0)  # type: ignore[union-attr]
        screen = (await panel_with_question(tables, own, facts=replace(facts, since=(entry,)))).screen
    assert screen.text.count("asks to take back") == 1


async def test_nobody_reads_of_their_own_absence_as_news(tmp_path: Path) -> None:
    table, entry = standing("en")[1]
    seat = entry.event.facts["seat"]
    assert isinstance(seat, int)
    async with tables_in(tmp_path) as tables:
        for reader in range(3):
            own = perspective(replace(table, code=LOBBIES[tables]), reader)
            facts = await tables.panels.facts(own.table, own.table.players[reader].person or 0)  # type: ignore[union-attr]
            screen = (await panel_with_question(tables, own, facts=replace(facts, since=(entry,)))).screen
            message = direct_message(own, [entry], Occasion(NotificationState(table.code, 100 + reader))).text
            for text in (screen.text, message):
                assert (line_of(own, entry).removesuffix(".") in text) == (reader != seat)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_panel_names_once_who_votes_to_end(locale: str, tmp_path: Path) -> None:
    async with tables_in(tmp_path) as tables:
        table = replace(some_moments(GAME, 3, 17, locale)[0][0], code=LOBBIES[tables])
        voter, entry = table.players[0], told("vote", 0, votes=1, people=3)
        assert voter and voter.person
        for votes, times in ((((voter.person, tables.clock.now()),), 0), ((), 1)):
            own = perspective(replace(table, votes=votes), 1)
            facts = await tables.panels.facts(own.table, own.table.players[1].person or 0)  # type: ignore[union-attr]
            screen = (await panel_with_question(tables, own, facts=replace(facts, since=(entry,)))).screen
            words = line_of(own, entry).removeprefix(own.names.tag(0)).removesuffix(".").strip()
            assert screen.text.count(words) == times, "what no line below tells is news"


@pytest.mark.parametrize("locale", LOCALES)
def test_days_away_without_a_word_are_told_like_any_other_news(locale: str) -> None:
    own = perspective(some_moments(GAME, 3, 17, locale)[0][0], None)
    for note, end in (("", ":f>."), ("Bonne route", "Bonne route")):
        line = line_of(own, told("away", 2, until=1_800_000_000, note=note)).strip("\u2068\u2069")
        assert line.endswith(end) and "  " not in line
    both = (told("away", 2, until=1_800_000_000, note=""), told("away_over", 2))
    assert f":f>{APART}" in news(own, both, BOARD).text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_private_message_tells_no_request_that_others_may_have_answered_by_now(locale: str) -> None:
    for table, entry in standing(locale):
        if entry.event.key != "table_away":
            own = perspective(table, 2)
            shown, without = (
                direct_message(own, entries, Occasion(NotificationState(table.code, 102))).text
                for entries in ([entry], [])
            )
            assert shown == without, entry.event.key


def test_who_declined_a_request_reads_no_more_of_it_among_the_news() -> None:
    asked, declined = told("undo_asked", 0, moves=2), told("undo_declined", 1)
    assert without_own([asked, declined], 1) == []
    assert without_own([asked, declined], 2) == [asked, declined]
    assert without_own([asked, declined], 0) == [declined]


@pytest.mark.parametrize("locale", LOCALES)
def test_whose_request_it_is_is_you_in_their_own_panel(locale: str) -> None:
    table = standing(locale)[0][0]
    own, other = (perspective(table, seat) for seat in (0, 1))
    tag = own.names.tag(0)
    shown, seen = (Screen(tuple(undo_request_parts(reader))).text for reader in (own, other))
    assert tag not in shown and tag in seen
