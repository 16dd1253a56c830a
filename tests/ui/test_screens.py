"""A walk through every screen of a running table, in both languages and forms, with the worst names and full hands."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from bot.tables import Bell, Draft, Entry, Player, Snapshot, Step, Tables, Wish
from bot.text import LOCALES, units, words_for
from bot.ui.answers import MENUS, Answers
from bot.ui.board import CALL, SINCE, WAITING, board
from bot.ui.ending import end
from bot.ui.in_words import ROOM, in_pages, words_page
from bot.ui.lines import lines_of
from bot.ui.lobby import lobby
from bot.ui.log_page import PER_PAGE
from bot.ui.panel import Note, panel, watching
from bot.ui.picks import one_of
from bot.ui.plans import Plan, read_plan
from bot.ui.render import layout
from bot.ui.screen import Button, Link, Menu, Row, Screen, Text
from bot.ui.sheet import MOST, Occasion, sheet
from bot.ui.sight import Sight
from bot.ui.why import Wondering
from rules.core import Ask

from .reach import LOBBIES, shelf
from .tables import GAME, LONG_NAME, played
from .test_budgets import check

SEATS: Final = 5
NAMES: Final = {
    "escapes": LONG_NAME[:-1],
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈" * 4,
    "right to left": "אבגדהוזחטיכלמנסעפצקרשתאבגדהוזחט"[:31],
    "marks": "●■▲◆★" * 6,
}
LABEL, ENTRY, PLACEHOLDER = 40, 80, 100  # our own ceilings: Discord takes 80, 100 and 150
LOG_PAGE = 3000
FULL: Final = tuple(sorted([*range(30)] * 2 + [30] * 12 + [31] * 5 + [32] * 3))  # eighty cards of every kind
CHOICES: Final = frozenset(GAME.rules.choices)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with shelf(tmp_path) as ready:
        yield ready


@cache
def asked() -> dict[str, tuple[Snapshot, tuple[Entry, ...], Ask]]:
    """A position for every kind of question, from random games."""
    found: dict[str, tuple[Snapshot, tuple[Entry, ...], Ask]] = {}
    for seed in range(400):
        for table, entries in played(SEATS, seed):
            for ask in table.asks:
                found.setdefault(ask.choice, (table, entries, ask))
        if found.keys() == CHOICES:
            return found
    raise AssertionError(f"never asked: {CHOICES - found.keys()}")


def crowded(table: Snapshot, seat: int) -> Snapshot:
    """The same table, but this seat holds eighty cards; the others hold many too."""
    state: Any = table.state.clone()  # type: ignore[union-attr]
    state.hands[seat] = FULL
    GAME.rules.settle(state)
    return replace(table, state=state)


def called(table: Snapshot, names: str, **fields: object) -> Snapshot:
    """The same table with people of these names."""
    players = tuple(Player(100 + seat, f"{NAMES[names]}{seat}", ready=True, awaited_since=1.0) for seat in range(SEATS))
    return replace(table, players=players, **fields)  # type: ignore[arg-type]


def hold(screen: Screen) -> Screen:
    """Hold a screen against Discord's limits and our own ceilings; what is drawn is what was made, nothing is cut."""
    check(screen)
    for part in screen.parts:
        for button in part.buttons if isinstance(part, Row) else ():
            assert isinstance(button, Link | Button) and 0 < units(button.label) <= LABEL, button
        if isinstance(part, Menu):
            assert units(part.placeholder) <= PLACEHOLDER
            assert all(0 < units(e.label) <= ENTRY and units(e.about) <= ENTRY for e in part.entries), part.entries
    assert layout(screen).to_components()  # type: ignore[no-untyped-call]
    return screen


def readers(seat: int | None, table: Snapshot) -> Iterator[Sight]:
    """A reader in both languages, with symbols and in words."""
    for language in LOCALES:
        for spoken in (False, True):
            yield Sight(table, GAME, words_for(language, spoken=spoken), seat)


# --------------------------------------------------------------------------- what one person sees


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("choice", sorted(CHOICES))
async def test_the_panel_of_every_question_fits(tables: Tables, choice: str, names: str, full: bool) -> None:
    table, entries, ask = asked()[choice]
    table = called(crowded(table, ask.seat) if full else table, names, code=LOBBIES[tables])
    for own in readers(ask.seat, table):
        assert own.ask is not None and own.ask.choice == choice
        last = len(Answers(read_plan(own, None)).chunks()) // MENUS
        for note in (Note(), Note(why=Wondering()), Note(receipt=entries[-20:]), Note(page=last)):
            hold(await panel(tables, own, note))
        for plan in plans(own, own.ask):
            if plan.ask is not None:
                hold(Screen((Text("…"), *Answers(plan).parts())))


def plans(own: Sight, ask: Ask) -> Iterator[Plan]:
    """The plans that begin with each option; a draft as full as it may be."""
    yield read_plan(own, Draft(ask.revision, 10**6 - 1, tuple(range(min(ask.most, len(set(ask.options)))))))
    if one_of(ask):
        for option in dict.fromkeys(ask.options):
            yield read_plan(own, Draft(ask.revision, 1, (), (Step(ask.choice, (option,)),)))


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("choice", sorted(CHOICES))
def test_the_private_message_fits(choice: str, names: str) -> None:
    table, entries, ask = asked()[choice]
    for own in readers(ask.seat, called(crowded(table, ask.seat), names)):
        made = sheet(own, entries[-20:], Occasion(Bell(table.code, 100 + ask.seat), beside=(own.title,) * 8))
        assert units(made.text) <= MOST
        hold(Screen((made.row,)))


@pytest.mark.parametrize("names", NAMES)
async def test_requests_to_take_back_fit_in_panel_and_board(tables: Tables, names: str) -> None:
    table, _, ask = asked()["enter"]
    wish = Wish(ask.seat, 1, 99, tuple(s for s in range(SEATS) if s != ask.seat), ())
    table = called(table, names, code=LOBBIES[tables], wish=wish)
    for seat in range(SEATS):
        for own in readers(seat, table):
            hold(await panel(tables, own))
    for public in readers(None, table):
        hold(board(public, (), table.people))


# --------------------------------------------------------------------------- what everybody sees


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("choice", sorted(CHOICES))
def test_the_board_fits_with_its_longest_news_and_calls(choice: str, names: str) -> None:
    table, entries, _ = asked()[choice]
    table = called(table, names)
    for language in LOCALES:
        public = Sight(table, GAME, words_for(language))
        screen = hold(board(public, entries, table.people, has_closed=True))
        texts = [units(part.text) for part in screen.parts if isinstance(part, Text)]
        assert texts[0] <= CALL and texts[-1] <= WAITING
        assert all(units(line) <= SINCE for line in lines_of(public, entries))


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("choice", sorted(CHOICES))
def test_the_board_in_words_fits_on_two_pages(choice: str, names: str) -> None:
    table, _, ask = asked()[choice]
    table = called(crowded(table, ask.seat), names)
    for own in readers(ask.seat, table):
        hold(watching(own, own.words("ui-board-for-you")))
        if own.words.spoken:
            for page in range(2):
                hold(words_page(own, own.words("ui-board-for-you"), page))
            assert len(list(in_pages([line for block in own.board().blocks for line in block.lines]))) <= 2


@pytest.mark.parametrize("names", NAMES)
def test_the_end_and_its_words_fit(names: str) -> None:
    *_, (table, entries) = played(SEATS, 3)
    table = called(table, names)
    assert table.result is not None
    for language in LOCALES:
        hold(end(Sight(table, GAME, words_for(language)), table.people))
    for own in readers(0, table):
        for page in range(2):
            hold(watching(own, page=page))
        made = sheet(own, entries[-20:], Occasion(Bell(table.code, 100)))
        assert units(made.text) <= MOST
        lines = [line for n in range(PER_PAGE, len(entries), 97) for line in lines_of(own, entries[n - PER_PAGE : n])]
        assert all(units(line) <= LOG_PAGE // PER_PAGE + 10 for line in lines)


@pytest.mark.parametrize("names", NAMES)
def test_the_lobby_fits(names: str) -> None:
    table, _, _ = asked()["enter"]
    table = called(table, names, status="open", state=None, started=None)
    for language in LOCALES:
        hold(lobby(Sight(table, GAME, words_for(language))))


def test_pages_of_words_are_whole_lines_in_order() -> None:
    lines = [f"{n} " + "x" * 97 for n in range(90)]
    pages = list(in_pages(lines))
    assert "\n".join(pages).split("\n") == lines
    assert all(units(page) <= ROOM for page in pages) and len(pages) == 3
