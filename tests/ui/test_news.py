"""The news: every event in one group, every group told or counted, and equal wherever the reader knows the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.faces.face import Clause
from bot.tables import LogEntry, NotificationState
from bot.tables.values import FormerPlayer
from bot.text import LOCALES, units, words_for
from bot.ui.kit import ids, news
from bot.ui.kit.lines import line_of, with_former
from bot.ui.kit.names import bot_name
from bot.ui.kit.news import BOARD, DIRECT_MESSAGE, PANEL, PICTURED_PANEL, ROW, Room, fold, rows_of, runs, told_groups
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.board import board, collapsed_line
from bot.ui.screens.direct_message import Occasion, direct_message
from bot.ui.screens.receipts import receipt
from rules.core import Event, Facts
from tests.games import GAMES

from .desk import Desk, a_company, offered
from .tables import EVERY_TABLE, Moment, perspective, played, readers, some_moments, two_readers

ROOMS: Final = (PANEL, PICTURED_PANEL, DIRECT_MESSAGE, BOARD, Room(90, 3, 3, 2))


def since_own_move(moment: Moment, seat: int) -> tuple[LogEntry, ...]:
    """What happened after the last move of a seat."""
    own = [entry.line for entry in moment[1] if entry.seat == seat]
    return tuple(entry for entry in moment[1] if entry.line > max(own, default=0))


def cases(game: str, seats: int) -> Iterator[tuple[Perspective, tuple[LogEntry, ...]]]:
    """Readers of both languages and forms with their news, and the public with a long log."""
    for n, moment in enumerate(some_moments(game, seats, 41 * seats, n=4)):
        for own in two_readers(n % seats, moment[0], n):
            yield own, since_own_move(moment, n % seats)
        for public in two_readers(None, moment[0], n + 1):
            yield public, moment[1][-60:]


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_every_event_stands_in_one_group_and_every_group_is_told_or_counted(game: str, seats: int) -> None:
    for own, entries in cases(game, seats):
        found = [owned.entry for run in runs(own, entries) for owned in run]
        assert found == list(entries)
        groups = told_groups(own, entries, own.seat)
        for room in ROOMS:
            made = fold(own, groups, room)
            assert made.told + made.earlier == len(groups)
            kept = [line for told in groups[made.earlier :] for line in told.lines]
            assert not made.earlier or made.lines[0] == own.words(
                "ui-news-earlier", n=made.earlier, yours=sum(told.yours for told in groups[: made.earlier]), log=1
            )
            shown = list(made.lines[1:] if made.earlier else made.lines)
            assert shown == kept or made.told == 1  # only the newest group is ever shortened


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_news_fit_their_room(game: str, seats: int) -> None:
    for own, entries in cases(game, seats):
        for room in ROOMS[:-1]:
            lines = news.news(own, entries, room).lines
            assert sum(units(line) + 1 for line in lines) <= room.characters
            assert len(lines) <= room.lines and sum(map(rows_of, lines)) <= room.rows


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_news_are_the_same_in_every_world_their_reader_could_be_in(game: str, seats: int) -> None:
    rules, chance = GAMES[game], Random(seats)
    for own, entries in cases(game, seats):
        world = replace(own.table, state=rules.imagine(own.table.state, own.seat, chance.randbytes(32)))
        there = Perspective(world, own.game, own.words, own.seat)
        known = [replace(entry, event=Event(*entry.event.seen_by(own.seat))) for entry in entries]
        assert news.news(own, entries, PICTURED_PANEL) == news.news(there, known, PICTURED_PANEL)


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_public_facts_alone_reach_a_direct_message(game: str, seats: int) -> None:
    for own, entries in cases(game, seats):
        public = replace(own, seat=None)
        bare = [replace(entry, event=Event(*entry.event.seen_by(None))) for entry in entries]
        assert news.news(public, entries, DIRECT_MESSAGE, own.seat) == news.news(public, bare, DIRECT_MESSAGE, own.seat)


def test_what_was_taken_back_and_the_lobby_are_no_news() -> None:
    table, entries = list(played("rattus", 3, 1))[9]
    lobby = LogEntry(1, 1.0, 0, None, Event("table_joined", {"name": "Ana", "seat": 0}))
    own = perspective(table)
    gone = [replace(entry, undone=True) for entry in entries]
    assert told_groups(own, [lobby, *gone], None) == ()
    assert told_groups(own, [lobby, *gone, *entries], None) == told_groups(own, entries, None)


@pytest.mark.parametrize("language", LOCALES)
def test_the_start_stands_on_the_board_and_in_no_personal_message(language: str) -> None:
    table, _ = next(played("rattus", 3, 1))
    start = LogEntry(1, 1.0, 0, None, Event("table_started", {"seal": "0" * 64}))
    for words in (words_for(language), words_for(language, spoken=True)):
        public = Perspective(table, GAMES["rattus"], words)
        assert news.news(public, [start], BOARD).told == 1
        assert news.news(replace(public, seat=1), [start], PANEL).told == 0
        assert news.news(public, [start], DIRECT_MESSAGE, 1).told == 0


def test_a_group_too_long_for_its_room_is_cut_between_clauses() -> None:
    table, entries = list(played("rattus", 4, 1))[-2]
    own = perspective(table)
    turns = [told for told in told_groups(own, entries, None) if told.results]
    group = max(turns, key=lambda told: len(told.deeds) + len(told.results))
    room = Room(120, 1, 2, 3)
    short = group.fitting(room)
    assert short != group and room.holds([short])
    for clauses, whole in ((short.deeds, group.deeds), (short.results, group.results)):
        told = [clause for clause in clauses if clause.text != "…"]
        assert told == list(whole[: len(told)]) and told
        assert ("…" in [clauses[-1].text]) == (len(told) < len(whole)), "what is left out is marked"


def test_where_one_clause_is_too_long_it_is_cut_between_its_pieces_or_words() -> None:
    table, entries = list(played("rattus", 4, 1))[-2]
    group = told_groups(perspective(table), entries, None)[-1]
    for clause, left in (
        ("Dan: 2 cards, nun card seen: 4", "Dan: 2 cards …"),
        ("everybody has passed 2 cards", "everybody has passed 2 …"),
        ("x" * ROW, "x" * 25 + "…"),
    ):
        long = replace(group, head="", deeds=(Clause(clause),), results=())
        assert long.fitting(Room(1000, 1, 5, 1)._replace(characters=27)).lines == (left,)
        came = replace(group, head="", deeds=(), results=(Clause(clause),))
        assert came.fitting(Room(27, 1)).lines == (left,)


def test_of_a_long_turn_what_came_of_it_is_told_before_its_later_deeds() -> None:
    table, entries = list(played("rattus", 4, 1))[-2]
    group = max(told_groups(perspective(table), entries, None), key=lambda told: len(told.deeds))
    deeds = tuple(group.deeds[0]._replace(text=f"deed {n}", short="") for n in range(6))
    long = replace(group, deeds=deeds, results=(group.deeds[0]._replace(text="Bea −3", short=""),))
    short = long.fitting(Room(len(long.lines[0]) + 5, 1))
    assert [clause.text for clause in short.results] == ["Bea −3"]
    assert [clause.text for clause in short.deeds][:2] == ["deed 0", "deed 1"] and short.deeds[-1].text == "…"


def test_rows_are_those_of_a_phone_without_marks_of_bold() -> None:
    assert rows_of("x" * ROW) == 1 and rows_of("x" * (ROW + 1)) == 2
    assert rows_of("**" + "x" * ROW + "**") == 1


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_receipts_begin_with_the_own_move_and_count_what_they_leave_out(game: str, seats: int) -> None:
    for own, entries in cases(game, seats):
        if own.seat is None:
            continue
        groups = told_groups(own, entries, own.seat)
        made = receipt(own, entries, log=False)
        assert made.told + made.earlier == len(groups)
        assert bool(made.earlier) == any("/table " in line for line in made.lines)
        if groups:
            assert made.lines[0].startswith(own.words("ui-done"))
            assert sum(units(line) + 1 for line in made.lines) <= 900


def test_no_fold_names_a_button_that_is_not_there() -> None:
    table, entries = list(played("rattus_cartus", 5, 1))[-2]
    own = perspective(table, 1)
    occasion = Occasion(NotificationState(table.code, 101))
    for text in (direct_message(own, entries, occasion).text, collapsed_line(own, own.title, entries)):
        assert " earlier" in text and "/table since" in text and "· Log" not in text
    assert "· Log" in board(perspective(table), entries).text


@pytest.mark.parametrize("locale", LOCALES)
async def test_once_a_plan_is_begun_the_news_are_one_line_with_the_way_to_the_log(tmp_path: Path, locale: str) -> None:
    async with a_company(tmp_path) as people:
        code = await people.company.sit_down("rattus", 3)
        while True:
            table = await people.tables.look(code)
            seat = table.asks[0].seat
            desk = Desk(people, table, seat, locale)
            if (
                table.asks[0].choice == "turn"
                and desk.words("ui-since-your-move") in (reply := await desk.panel()).text
            ):
                break
            await people.answer_one(table)
        begun = await desk.press(offered(reply, ids.PLAY)[0])  # a card is taken, and the plan goes on
        opened = {"en": "-# Since your last move: ", "fr": "-# Depuis ton dernier coup\u202f: "}[locale]
        assert len([line for line in begun.text.splitlines() if line.startswith(opened)]) == 1
        assert desk.words("ui-since-your-move") not in begun.text
        assert offered(begun, ids.LOG)


def test_what_somebody_did_before_their_seat_changed_hands_stays_theirs() -> None:
    table, _ = some_moments("rattus_cartus", 3, 7, n=2)[1]
    assert table.players[0]
    dan = replace(table.players[0], name="Dan", former=(FormerPlayer(9, "Bea", 0),))
    table = replace(table, players=(dan, *table.players[1:]))
    asks = LogEntry(table.lines + 1, 0.0, table.revision, None, Event("table_pause_asked", {"seat": 0}))
    changed = replace(asks, event=Event("table_stand_in", {"seat": 0, "name": "Dan"}))
    for reader in readers(None, table):
        before, handed_over, after = (line_of(reader, entry) for entry in with_former(table, [asks, changed, asks]))
        assert "Bea" in before and "Bea" in handed_over and "Dan" in handed_over
        assert "Bea" not in after and reader.names.tags[0] in after
        (told,) = told_groups(reader, [asks, changed], None)
        assert "Bea" in told.lines[0]


@pytest.mark.parametrize("name", ["Bea", ""], ids=["who gave it up", "who erased themselves"])
def test_what_a_bot_did_between_two_people_on_a_seat_is_told_as_its_own(name: str) -> None:
    table, _ = some_moments("rattus_cartus", 3, 7, n=2)[1]
    assert table.players[0]
    dan = replace(table.players[0], name="Dan", former=(FormerPlayer(9, name, 0),))
    table = replace(table, players=(dan, *table.players[1:]))
    asks = LogEntry(table.lines + 1, 0.0, table.revision, None, Event("table_pause_asked", {"seat": 0}))
    resigned = replace(asks, event=Event("table_resigned", {"seat": 0, "name": name, "house": 1}))
    taken = replace(asks, event=Event("table_stand_in", {"seat": 0, "name": "Dan"}))
    for reader in readers(None, table):
        bot, person = bot_name(reader.words, table.code, 1), name or reader.words("ui-nameless")
        entries = with_former(table, [asks, resigned, asks, taken, asks])
        first, left, between, stood_in, last = (line_of(reader, entry) for entry in entries)
        assert person in first and bot not in first
        assert person in left and bot in left
        assert bot in between and person not in between
        assert bot in stood_in and "Dan" in stood_in
        assert bot not in last and reader.names.tags[0] in last


ANSWERS: Final = ("gave_potion", {"seat": 2, "region": 3}), ("lost", {"seat": 2, "region": 3, "n": 1})
TURN: Final = (
    LogEntry(1, 0.0, 0, 0, Event("plague", {"seat": 0, "source": 4, "target": 3})),
    LogEntry(1, 0.0, 0, 0, Event("turned_up", {"region": 3, "face": (2, 1, 1, (), 0), "n": 3, "hit": 1})),
)
MORE: Final = (
    LogEntry(2, 0.0, 0, 2, Event("turned_up", {"region": 3, "face": (2, 0, 1, (), 0), "n": 3, "hit": 1})),
    LogEntry(2, 0.0, 0, 2, Event("lost", {"seat": 1, "region": 3, "n": 1, "by": "A", "cards": ()})),
)


@pytest.mark.parametrize(("key", "facts"), ANSWERS)
def test_what_the_plague_does_after_a_potion_was_asked_for_stays_of_the_turn(key: str, facts: Facts) -> None:
    table, _ = some_moments("rattus", 3, 7, n=2)[1]
    answered = LogEntry(2, 0.0, 0, 2, Event(key, facts))
    (told,) = told_groups(perspective(table), [*TURN, answered, *MORE], None)
    assert told.seat == 0 and [entry.line for entry in told.entries] == [1, 1, 2, 2, 2]
    (rest,) = told_groups(perspective(table), [answered, *MORE], 1)  # whose turn it was is not among the news
    assert rest.seat is None and not rest.head and rest.yours


@pytest.mark.parametrize(("key", "facts"), ANSWERS)
def test_the_final_ravage_is_one_group_whoever_is_asked_for_a_potion(key: str, facts: Facts) -> None:
    table, _ = some_moments("rattus", 3, 7, n=2)[1]
    begins = LogEntry(1, 0.0, 0, 0, Event("final_ravage", {}))
    answered = LogEntry(2, 0.0, 0, 2, Event(key, facts))
    (told,) = told_groups(perspective(table), [begins, *TURN[1:], answered, *MORE], None)
    assert told.seat is None and told.head == "**Final ravage**"
