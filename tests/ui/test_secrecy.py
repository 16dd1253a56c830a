"""Secrecy through the face: what reaches a seat or the public never depends on what these cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables import Entry, Snapshot, Tables
from bot.text import LOCALES, words_for
from bot.ui.lines import lines_of
from bot.ui.sight import Sight
from rules.core import Ask, Move, Pick, Refused

from .reach import reaching, shelf
from .tables import GAME, played

EVERY = 9  # moments of a game
ENOUGH = 12  # pairs of picks compared
WORLDS = 2  # imagined for each viewer
SEATS = (2, 3, 4, 5)
HIDDEN = {"hand", "laid", "nun", "pile", "deck", "replacement"}  # what a position keeps from somebody

Moment = tuple[Snapshot, tuple[Entry, ...]]


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with shelf(tmp_path) as ready:
        yield ready


def moments(seats: int, language: str, every: int = EVERY) -> Iterator[Moment]:
    """Some moments of a random game, in which people have much in hand."""
    for n, moment in enumerate(played(seats, 31 * seats, language)):
        if n % every == 0 and moment[0].status == "running":
            yield moment


def seen_by(table: Snapshot, viewer: int | None, *, spoken: bool) -> Sight:
    return Sight(table, GAME, words_for(table.terms.language, spoken=spoken), viewer)


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("seats", SEATS)
async def test_all_that_reaches_a_viewer_is_the_same_in_every_world_he_could_be_in(
    tables: Tables, seats: int, language: str, spoken: bool
) -> None:
    chance, differing = Random(seats), Counter[str]()
    for table, entries in moments(seats, language):
        for viewer in (None, *range(seats)):
            here = await reaching(tables, seen_by(table, viewer, spoken=spoken), entries)
            for _ in range(WORLDS):
                world = GAME.imagine(table.state, viewer, chance.randbytes(32))
                differing.update(different(table.state, world, viewer))
                there = await reaching(tables, seen_by(replace(table, state=world), viewer, spoken=spoken), entries)
                for screen, shown in here.items():
                    assert shown == there[screen], (screen, viewer)
    assert {name.split()[0] for name in differing} == HIDDEN  # the worlds did differ, in everything hidden


def different(here: Any, there: Any, viewer: int | None) -> Iterator[str]:
    """What of that which this viewer cannot know is another in the other world."""
    truth, other = (GAME.contract.hidden(state, viewer) for state in (here, there))
    yield from (name for name in truth if truth[name] != other[name])


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("choice", ["lay_cards", "tribute"])
async def test_another_ones_secret_pick_changes_nothing_that_reaches_a_viewer(
    tables: Tables, choice: str, language: str
) -> None:
    chance, compared = Random(language), 0
    assert choice in GAME.contract.secret_picks
    for table, entries, ask in secret_questions(choice, language):
        n = ask.least or min(1, ask.most)
        picks = [tuple(chance.sample(ask.options, n)) for _ in range(2)]
        if sorted(picks[0]) != sorted(picks[1]):
            compared += await same_for_the_others(tables, table, entries, picks, ask.seat)
        if compared == ENOUGH:
            return
    assert compared


def secret_questions(choice: str, language: str) -> Iterator[tuple[Snapshot, tuple[Entry, ...], Ask]]:
    """Questions whose answers stay face down, of those that are answered at once the first."""
    for seats, seed in product(SEATS, range(40)):
        for table, entries in played(seats, seed, language):
            asks = [ask for ask in table.asks if ask.choice == choice and ask.given is None]
            if asks and (len(asks) > 1 or choice == "lay_cards"):
                yield table, entries, asks[0]


async def same_for_the_others(
    tables: Tables, table: Snapshot, entries: tuple[Entry, ...], picks: Sequence[Pick], seat: int
) -> int:
    """Play two picks of one size; nobody else finds a difference while nothing is turned up. How many were compared."""
    ask = table.ask_of(seat)
    assert ask is not None
    told = []
    for pick in picks:
        state, events = GAME.play(table.state, Move(seat, ask.choice, pick, ask.revision))
        if not state.undo_reach:
            return 0  # something was turned up by it
        new = tuple(Entry(len(entries) + n, 1.0, state.revision, seat, event) for n, event in enumerate(events, 1))
        others = [viewer for viewer in (None, *range(len(table.players))) if viewer != seat]
        after = replace(table, state=state, lines=table.lines + len(new))
        told.append(
            [await reaching(tables, seen_by(after, viewer, spoken=False), (*entries, *new)) for viewer in others]
        )
    assert told[0] == told[1], ask
    return 1


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_log_of_a_quiet_move_reads_the_same_in_every_world_its_reader_could_be_in(
    seats: int, language: str
) -> None:
    chance, compared = Random(seats), 0
    for table, _ in moments(seats, language, every=2):
        ask = chance.choice(table.asks)
        move = Move(ask.seat, ask.choice, tuple(chance.sample(ask.options, ask.most)), ask.revision)
        after, events = GAME.play(table.state, move)
        if not after.undo_reach:
            continue
        secret = move.choice in GAME.contract.secret_picks
        for viewer in (move.seat,) if secret else (None, *range(seats)):
            world = GAME.imagine(table.state, viewer, chance.randbytes(32))
            try:
                _, there = GAME.play(world, move)
            except Refused:  # of cards that somebody else does not have there
                assert viewer != move.seat
                continue
            sight = seen_by(table, viewer, spoken=False)
            here, other = (
                lines_of(sight, [Entry(n, 1.0, 0, ask.seat, event) for n, event in enumerate(told)])
                for told in (events, there)
            )
            assert here == other
            compared += 1
    assert compared
