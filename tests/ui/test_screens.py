"""A walk through every screen of a running table of every game, in both languages and forms, with the worst names."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from bot.tables import Draft, NotificationState, PlannedAnswer, Snapshot, Tables, UndoRequest
from bot.text import LOCALES, units, words_for
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.lines import LONGEST_LINE, lines_of
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.picks import is_single
from bot.ui.kit.screen import MOST_PLAIN, Button, ButtonRow, Screen, Text
from bot.ui.screens.answers import MENUS, Answers
from bot.ui.screens.board import CALL, WAITING, board
from bot.ui.screens.direct_message import Occasion, direct_message
from bot.ui.screens.ending import end
from bot.ui.screens.in_words import ROOM, in_pages, words_page
from bot.ui.screens.lobby import lobby
from bot.ui.screens.over import own_place
from bot.ui.screens.panel import Note, panel, watching
from bot.ui.screens.plans import Plan, read_plan
from bot.ui.screens.why import WhyQuery
from rules.core import Ask
from tests.games import GAMES

from .holding import hold
from .positions import CHOICES, NAMES, asked, called, crowded
from .reach import LOBBIES, tables_in
from .tables import Moment, perspective, played, readers, snapshot, two_readers

WORST: Final = "escapes"  # the longest names, where positions are crowded; where they are not, each of the others
FOUND = [(game, choice, list(NAMES)[n % len(NAMES)], False) for n, (game, choice) in enumerate(CHOICES)]
CROWDED = [(game, choice, WORST, True) for game, choice in CHOICES]
EVERY_QUESTION = pytest.mark.parametrize(("game", "choice", "names", "full"), [*CROWDED, *FOUND])
READERS: Final = 4
EVERY_CROWD = pytest.mark.parametrize(("game", "choice"), CHOICES)
PEOPLE: Final = [(game, names) for game in GAMES for names in NAMES]


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables_in(tmp_path) as ready:
        yield ready


def public_readers(table: Snapshot) -> list[Perspective]:
    """The public in each language."""
    return [Perspective(table, GAMES[table.game], words_for(language)) for language in LOCALES]


# --------------------------------------------------------------------------- what one person sees


@EVERY_QUESTION
async def test_the_panel_of_every_question_fits(tables: Tables, game: str, choice: str, names: str, full: bool) -> None:
    table, entries, ask = asked(game)[choice]
    table = called(crowded(table, ask.seat) if full else table, names, code=LOBBIES[tables])
    turn = CHOICES.index((game, choice))
    for n, own in enumerate(readers(ask.seat, table) if full else two_readers(ask.seat, table, turn)):
        assert own.ask is not None and own.ask.choice == choice
        last = len(Answers(read_plan(own, None)).chunks()) // MENUS
        for note in (Note(), Note(why=WhyQuery()), Note(receipt=entries[-20:]), Note(page=last)):
            hold(await panel(tables, own, note))
        for plan in plans(own, own.ask, n):
            if plan.ask is not None:
                hold(Screen((Text("…"), *Answers(plan).parts())))


def plans(own: Perspective, ask: Ask, n: int) -> Iterator[Plan]:
    """A draft as full as it may be; plans that begin with the options of the nth reader, among whom all are shared."""
    yield read_plan(own, Draft(ask.revision, 10**6 - 1, tuple(range(min(ask.most, len(set(ask.options)))))))
    if is_single(ask):
        for option in list(dict.fromkeys(ask.options))[n::READERS]:
            yield read_plan(own, Draft(ask.revision, 1, (), (PlannedAnswer(ask.choice, (option,)),)))


@EVERY_CROWD
def test_the_private_message_fits(game: str, choice: str) -> None:
    table, entries, ask = asked(game)[choice]
    for own in readers(ask.seat, called(crowded(table, ask.seat), WORST)):
        made = direct_message(
            own, entries[-20:], Occasion(NotificationState(table.code, 100 + ask.seat), bundled_with=(own.title,) * 8)
        )
        assert units(made.text) <= MOST_PLAIN
        hold(Screen((made.row,)))


@pytest.mark.parametrize(("game", "names"), PEOPLE)
async def test_requests_to_take_back_fit_in_panel_and_board(tables: Tables, game: str, names: str) -> None:
    table, _, ask = next(iter(asked(game).values()))
    seats = range(len(table.players))
    undo_request = UndoRequest(ask.seat, 1, 99, tuple(seat for seat in seats if seat != ask.seat), ())
    table = called(table, names, code=LOBBIES[tables], undo_request=undo_request)
    for seat in seats:
        for own in two_readers(seat, table, seat + list(NAMES).index(names)):
            hold(await panel(tables, own))
    for public in readers(None, table):
        hold(board(public, (), table.people))


# --------------------------------------------------------------------------- what everybody sees


@EVERY_QUESTION
def test_the_board_fits_with_its_longest_news_and_calls(game: str, choice: str, names: str, full: bool) -> None:
    table, entries, ask = asked(game)[choice]
    for public in public_readers(called(crowded(table, ask.seat) if full else table, names)):
        screen = hold(board(public, entries[-40:], table.people, has_closed=True))
        texts = [units(part.text) for part in screen.parts if isinstance(part, Text)]
        assert texts[0] <= CALL and texts[-1] <= WAITING


@pytest.mark.parametrize("game", GAMES)
def test_the_board_speaks_of_a_hand_only_where_seats_hold_cards(game: str) -> None:
    table, _ = next(played(game, GAMES[game].seats[0], 1))
    (row,) = (part for part in board(perspective(table), (), ()).parts if isinstance(part, ButtonRow))
    hand = next(button.label for button in row.buttons if isinstance(button, Button) and button.id.verb == ids.HAND)
    assert hand == ("My things" if game in ("hameln", "rattus") else "My hand")


@EVERY_CROWD
def test_the_board_in_words_fits_on_two_pages(game: str, choice: str) -> None:
    table, _, ask = asked(game)[choice]
    table = called(crowded(table, ask.seat), WORST)
    for own in readers(ask.seat, table):
        hold(watching(own, own.words("ui-board-for-you")))
        if own.words.spoken:
            for page in range(2):
                hold(words_page(own, own.words("ui-board-for-you"), page))
            assert len(list(in_pages([line for block in own.board().blocks for line in block.lines]))) <= 2


@cache
def the_end(game: str) -> Moment:
    """The end of a random game."""
    *_, last = played(game, GAMES[game].seats[-1], 3)
    return last


@pytest.mark.parametrize("game", GAMES)
async def test_the_panel_after_the_end_has_scoring_place_and_ways_on(game: str, tables: Tables) -> None:
    table, _ = the_end(game)
    ways_on = {Id(ids.REPLAY, table.code), Id(ids.AFTER, table.code, 0, "rematch")}
    assert ways_on <= buttons_of(end(perspective(table)))
    for seat in (0, None):
        for own in readers(seat, table):
            screen = hold(await panel(tables, own))
            assert own.scoring.headline in screen.text and own_place(own) in screen.text
            assert bool(own_place(own)) == (seat is not None and own.scoring.places[seat] is not None)
            assert ways_on <= buttons_of(screen)


def buttons_of(screen: Screen) -> set[Id]:
    """What the buttons of a screen do."""
    rows = (part.buttons for part in screen.parts if isinstance(part, ButtonRow))
    return {button.id for buttons in rows for button in buttons if isinstance(button, Button)}


@pytest.mark.parametrize(("game", "names"), PEOPLE)
def test_the_end_and_its_words_fit(game: str, names: str) -> None:
    table, entries = the_end(game)
    table = called(table, names)
    assert table.result is not None
    for public in public_readers(table):
        hold(end(public, table.people))
    for own in readers(0, table):
        for page in range(2):
            hold(watching(own, page=page))
        made = direct_message(own, entries[-20:], Occasion(NotificationState(table.code, 100)))
        assert units(made.text) <= MOST_PLAIN
        lines = [line for n in range(20, len(entries), 97) for line in lines_of(own, entries[n - 20 : n])]
        assert all(units(line) <= LONGEST_LINE for line in lines)


@pytest.mark.parametrize(("game", "names"), PEOPLE)
def test_the_lobby_fits(game: str, names: str) -> None:
    for seats in GAMES[game].seats:
        for public in public_readers(called(snapshot(game, seats), names)):
            hold(lobby(public))


def test_pages_of_words_are_whole_lines_in_order() -> None:
    lines = [f"{n} " + "x" * 97 for n in range(90)]
    pages = list(in_pages(lines))
    assert "\n".join(pages).split("\n") == lines
    assert all(units(page) <= ROOM for page in pages) and len(pages) == 3
