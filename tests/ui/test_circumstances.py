"""Time and absence on every screen of a table: within all limits, nothing cut that must be read, nothing told."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import cache
from itertools import cycle, product
from pathlib import Path
from random import Random

import pytest

from bot.tables import NotificationState, Tables
from bot.tables.transitions.stand_ins import SEATED_AFTER
from bot.tables.transitions.topics import (
    CARED,
    DOZE,
    DRAWN,
    LAST_CALL,
    MATCHED,
    OF_ABSENCE,
    SEAT_OFFERED,
    UNDO_DECLINED,
)
from bot.text import LOCALES, units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.screen import MOST_PLAIN, ButtonRow, Screen, Text
from bot.ui.screens.absence import DAY, absence_lines, concerns, notice_buttons, notice_facts
from bot.ui.screens.board import WAITING, board
from bot.ui.screens.direct_message import Occasion, direct_message
from bot.ui.screens.panel import panel
from bot.ui.screens.receipts import waiting_line
from rules import GAMES

from .circumstances import circumstances
from .holding import hold
from .reach import LOBBIES, reaching, tables_in
from .tables import Moment, perspective, some_moments, two_readers

NOTICE = 400  # characters
CALLED_FOR = (*(topic for topic in OF_ABSENCE if topic not in (CARED, DOZE)), MATCHED, DRAWN, UNDO_DECLINED)
NAMES = tuple(circumstances(some_moments("rattus", 3, 1, n=1)[0][0]))
ALL = NAMES[-1]
# Each circumstance in one game after the other, the worst in all of them.
SHARES = [
    (game, name) for n, game in enumerate(GAMES) for i, name in enumerate(NAMES) if name == ALL or i % len(GAMES) == n
]


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables_in(tmp_path) as ready:
        yield ready


@cache
def moment(game: str) -> Moment:
    """A game at its most seats, somewhere in the middle."""
    return some_moments(game, GAMES[game].seats[-1], 5, n=3)[1]


@pytest.mark.parametrize(("game", "name"), SHARES)
async def test_board_panel_and_direct_message_fit(tables: Tables, game: str, name: str) -> None:
    table, entries = moment(game)
    table = replace(circumstances(table)[name], code=LOBBIES[tables])
    for reader in two_readers(None, table, len(name)):
        hold(board(reader, entries[-20:], table.people, has_closed=True))
        for topic in CALLED_FOR:
            hold(board(reader, entries[-20:], table.people, topic=topic, has_closed=True))
    for turn, seat in enumerate((0, len(table.players) - 1)):
        reader = two_readers(seat, table, turn + len(name))[len(game) % 2]
        hold(await panel(tables, reader))
        state = NotificationState(table.code, table.people[seat])
        assert units(direct_message(reader, entries[-20:], Occasion(state)).text) <= MOST_PLAIN


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name in SHARES if name != ALL])
def test_the_board_says_all_of_one_circumstance(game: str, name: str) -> None:
    table = circumstances(moment(game)[0])[name]
    for reader in two_readers(None, table, len(name)):
        told = "\n".join(part.text for part in board(reader, ()).parts if isinstance(part, Text))
        for line in (*waiting_line(reader).split("\n"), *absence_lines(reader)):
            assert line in told, f"{line!r} is cut at {WAITING}"


@pytest.mark.parametrize("topic", OF_ABSENCE)
def test_every_notice_about_absence_fits_wherever_it_has_a_reason(topic: str) -> None:
    reasons = 0
    for game, name in SHARES:
        for table in [circumstances(moment(game)[0])[name]]:
            for seat in (0, len(table.players) - 1):
                if not concerns(topic, table, table.people[seat]):
                    continue
                reasons += 1
                for reader in two_readers(seat, table, seat):
                    facts = {"title": reader.title, "seat": reader.names.tag(1), "name": reader.names.full[1]}
                    told = {**facts, "seats": reader.names.full[1], **notice_facts(reader, topic)}
                    made = reader.words(f"notice-{topic}", n=9, votes=9, people=9, **told)
                    assert 0 < units(made) <= NOTICE
                    if buttons := notice_buttons(reader, topic):
                        hold(Screen((Text(made), ButtonRow(buttons))))
    assert reasons


@pytest.mark.parametrize("game", GAMES)
async def test_no_circumstance_tells_a_secret(tables: Tables, game: str) -> None:
    table, entries = moment(game)
    chance, forms = Random(game), cycle(product(LOCALES, (False, True)))
    found = circumstances(table)
    for turn, name in enumerate(name for key, name in SHARES if key == game):
        viewer = (None, 0, len(table.players) - 1)[turn % 3]
        language, spoken = next(forms)
        here = replace(found[name], terms=replace(found[name].terms, language=language))
        there = replace(here, state=GAMES[game].imagine(here.state, viewer, chance.randbytes(32)))
        one, other = [
            await reaching(tables, perspective(world, viewer, spoken=spoken), entries) for world in (here, there)
        ]
        assert one == other, (name, viewer)


@pytest.mark.parametrize("taken", [False, True])
def test_a_last_call_speaks_of_a_day_more_where_its_button_has_one(taken: bool) -> None:
    tables = circumstances(moment("rattus")[0]).values()
    seats = ((each, seat) for each in tables for seat in range(len(each.players)))
    table, seat = next((each, seat) for each, seat in seats if concerns(LAST_CALL, each, each.people[seat]))
    player = table.players[seat]
    assert player and player.account
    player = replace(player, account=replace(player.account, day_taken=taken, days_taken=0))
    table = replace(table, players=tuple(player if n == seat else each for n, each in enumerate(table.players)))
    for reader in two_readers(seat, table, seat):
        facts = notice_facts(reader, LAST_CALL)
        texts = (
            reader.words("notice-last_call", title="", seat="", **facts),
            board(reader, (), [table.people[seat]], topic=LAST_CALL).text,
        )
        buttons = [button.id for button in notice_buttons(reader, LAST_CALL)]
        offered = Id(ids.TIME, table.code, 0, DAY) in buttons
        assert offered is not taken
        assert Id(ids.MOVE, table.code) in buttons
        names = re.compile(r"I need a day|Encore un jour")
        assert [bool(names.search(text)) for text in texts] == [offered, offered]


@pytest.mark.parametrize("why", ["asked", "leaving", "ballot", "away", "left"])
def test_an_offered_seat_tells_everybody_from_when_on_it_can_be_taken(why: str) -> None:
    table = circumstances(moment("rattus")[0])[f"offered {why}"]
    player = table.players[-1]
    assert player and player.stand_since
    date = f"<t:{int(player.stand_since + SEATED_AFTER)}:"
    for reader in two_readers(None, table, 1):
        assert (date in "\n".join(absence_lines(reader))) is (why == "ballot")
    if why == "ballot":
        for reader in two_readers(len(table.players) - 1, table, 1):
            facts = notice_facts(reader, SEAT_OFFERED)
            assert date in reader.words(f"notice-{SEAT_OFFERED}", title="", seat="", **facts)
