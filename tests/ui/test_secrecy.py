"""Secrecy through the face: what reaches a seat or the public never depends on what these cannot know."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from itertools import cycle, product, takewhile
from pathlib import Path
from random import Random

import pytest

from bot.tables import LogEntry, Snapshot, Tables
from bot.text import LOCALES
from bot.ui.kit.lines import lines_of
from rules.core import Ask, Move, Pick, Refused
from tests.games import GAMES

from .games import worst_of
from .reach import reaching, tables_in
from .tables import EVERY_TABLE, perspective, played, some_moments

MOMENTS = 6  # of a table
GAMES_PLAYED = 5  # in each language
ENOUGH, OFTEN = 6, 30  # pairs of picks compared, or turned up at once, in each language
SECRET_PICKS = [(key, choice) for key, game in GAMES.items() for choice in sorted(game.contract.secret_picks)]


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables_in(tmp_path) as ready:
        yield ready


def viewers(table: Snapshot) -> tuple[int | None, ...]:
    """The public and every seat."""
    return (None, *range(len(table.players)))


def some_viewers(table: Snapshot, turn: int) -> list[int | None]:
    """The public, somebody who is asked, and of the others one after the other at each turn."""
    asked = [ask.seat for ask in table.asks[:1]]
    others = [seat for seat in range(len(table.players)) if seat not in asked]
    return [None, *asked, others[turn % len(others)]]


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
@pytest.mark.sampled
async def test_all_that_reaches_a_viewer_is_the_same_in_every_world_he_could_be_in(
    tables: Tables, game: str, seats: int
) -> None:
    rules, chance, forms = GAMES[game], Random(seats), cycle(product(LOCALES, (False, True)))
    kept, differing = set[str](), set[str]()
    for turn, (table, entries) in enumerate(some_moments(game, seats, 31 * seats, n=MOMENTS)):
        for viewer in some_viewers(table, turn):
            language, spoken = next(forms)
            table = replace(table, terms=replace(table.terms, language=language))
            here = await reaching(tables, perspective(table, viewer, spoken=spoken), entries)
            world = replace(table, state=rules.imagine(table.state, viewer, chance.randbytes(32)))
            truth, other = (rules.contract.hidden(each.state, viewer) for each in (table, world))
            kept |= {name.split()[0] for name in truth if truth[name]}
            differing |= {name.split()[0] for name in truth if truth[name] != other[name]}
            there = await reaching(tables, perspective(world, viewer, spoken=spoken), entries)
            for screen, shown in here.items():
                assert shown == there[screen], (screen, viewer)
    assert differing == kept != set()  # the worlds did differ, in everything hidden


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "choice"), SECRET_PICKS)
async def test_another_ones_secret_pick_changes_nothing_that_reaches_a_viewer(
    tables: Tables, game: str, choice: str, language: str
) -> None:
    chance, compared, turned_up = Random(language), 0, 0
    for table, entries, ask in secret_questions(game, choice, language):
        n = ask.least or min(1, ask.most)
        picks = [tuple(chance.sample(ask.options, n)) for _ in range(2)]
        if sorted(picks[0]) != sorted(picks[1]):
            quiet = await same_for_the_others(tables, table, entries, picks, ask.seat)
            compared, turned_up = compared + quiet, turned_up + (not quiet)
        if compared == ENOUGH or turned_up == OFTEN:
            break
    assert compared or turned_up  # what is always turned up at once is held against the next test


def secret_questions(game: str, choice: str, language: str) -> Iterator[tuple[Snapshot, tuple[LogEntry, ...], Ask]]:
    """Questions whose answers stay face down, of those that are answered at once the first."""
    for seed in range(40):
        for table, entries in played(game, seats_of(game, seed), seed, language):
            yield from ((table, entries, ask) for ask in table.asks[:1] if ask.choice == choice and ask.given is None)


def seats_of(game: str, seed: int) -> int:
    """One number of seats after the other."""
    return GAMES[game].seats[seed % len(GAMES[game].seats)]


async def same_for_the_others(
    tables: Tables, table: Snapshot, entries: tuple[LogEntry, ...], picks: Sequence[Pick], seat: int
) -> bool:
    """Play two picks of one size; nobody else finds a difference while nothing is turned up; False: it is."""
    told = []
    for pick in picks:
        after, new = moved(table, seat, pick)
        if not after.state.undo_reach:  # type: ignore[union-attr]
            return False  # something was turned up by it
        others = [viewer for viewer in viewers(table) if viewer != seat]
        told.append([await reaching(tables, perspective(after, viewer), (*entries, *new)) for viewer in others])
    assert told[0] == told[1]
    return True


def moved(table: Snapshot, seat: int, pick: Pick) -> tuple[Snapshot, tuple[LogEntry, ...]]:
    """The table after an answer, and what happened. Raises `Refused`."""
    ask = table.ask_of(seat)
    assert ask is not None
    state, events = GAMES[table.game].play(table.state, Move(seat, ask.choice, pick, ask.revision))
    new = tuple(LogEntry(table.lines + n, 1.0, state.revision, seat, event) for n, event in enumerate(events, 1))
    return replace(table, state=state, lines=table.lines + len(new)), new


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_move_reads_the_same_in_every_world_in_which_it_leaves_a_viewer_the_same_view(
    game: str, language: str
) -> None:
    chance, private = Random(language), 0
    for table, seat, pick in telling_moves(game, language, chance):
        after, told = moved(table, seat, pick)
        for viewer in viewers(table):
            world = replace(table, state=GAMES[game].imagine(table.state, viewer, chance.randbytes(32)))
            try:
                there, other = moved(world, seat, pick)
            except Refused:  # of cards that somebody else does not have there
                assert viewer != seat
                continue
            if alike(after, there, viewer) and not drawn(table, after) and not drawn(world, there):
                assert before_the_show(after, told, viewer) == before_the_show(there, other, viewer), (viewer, pick)
                private += any(entry.event.seen_by(viewer) != entry.event.seen_by(seat) for entry in told)
    assert private, "some of what was told was told to one seat alone"


def telling_moves(game: str, language: str, chance: Random) -> Iterator[tuple[Snapshot, int, Pick]]:
    """Moves of this language's games that tell one seat more than another, and some of the others."""
    first = LOCALES.index(language) * GAMES_PLAYED
    for seed in range(first, first + GAMES_PLAYED):
        *running, _ = played(game, seats_of(game, seed), seed, language)
        for table, _ in running:
            ask = chance.choice(table.asks)
            pick = worst_of(game).pick(chance, ask)
            _, told = moved(table, ask.seat, pick)
            if chance.random() < 0.05 or any(len({*map(repr, seen_by_all(table, entry))}) > 1 for entry in told):
                yield table, ask.seat, pick


def seen_by_all(table: Snapshot, entry: LogEntry) -> list[object]:
    """One happening as each of the viewers knows it."""
    return [entry.event.seen_by(viewer) for viewer in viewers(table)]


def alike(one: Snapshot, other: Snapshot, viewer: int | None) -> bool:
    """Whether two positions are the same to this viewer."""
    view = GAMES[one.game].view
    return bool(view(one.state, viewer) == view(other.state, viewer))


def drawn(before: Snapshot, after: Snapshot) -> bool:
    """Whether the dice were used: they fall differently in every world."""
    return after.state.draws != before.state.draws  # type: ignore[union-attr]


def before_the_show(table: Snapshot, told: Sequence[LogEntry], viewer: int | None) -> tuple[str, ...]:
    """What a viewer reads before the rules turn up for all what was hidden and no view shows afterwards."""
    shows = GAMES[table.game].contract.shows
    return lines_of(perspective(table, viewer), list(takewhile(lambda entry: entry.event.key not in shows, told)))
