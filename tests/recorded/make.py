"""Record the games of a version: `python -m tests.recorded.make 0.1.0`. Done once, before a version is released.

For each game: the component data it is played with; one unfinished save for every kind of question and one, half-way
through, for every set of options that its contract names; a finished record for each number of seats and for each
set of options. Later versions must load the saves, play them to the end, and find the records sound.

What is recorded already is kept as it is: a recording that no longer loads is a fault to mend, not a file to replace.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.tables import Tables
from db import Database
from rules import GAMES
from rules.core import AnyGame, State
from tests.support.company import Company, any_move
from tests.support.movable_clock import MovableClock
from tests.ui.positions import asked

HERE = Path(__file__).parent
UNDO_EVERY = 7


def main(version: str) -> None:
    """Write what is missing, for all games."""
    for key, game in GAMES.items():
        folder = HERE / version / key
        (folder / "saves").mkdir(parents=True, exist_ok=True)
        built_in = game.editions.built_in
        edition = {"name": built_in.name, "files": dict(built_in.files)}
        _write(folder / "edition.json", json.dumps(edition, indent=1, ensure_ascii=False))
        for choice, state in one_of_each(game):
            _write(folder / "saves" / f"{choice}.json", _saved(game, choice, state))
        for n, state in enumerate(half_way(game)):
            _write(folder / "saves" / f"options-{n}.json", _saved(game, state.asked[0].choice, state))
        for name, seats, options in records_of(game):
            _write(folder / f"{name}.json", asyncio.run(finished(game, seats, options)))


def records_of(game: AnyGame) -> Iterator[tuple[str, int, Any]]:
    """The name, the number of seats and the options of every record: all counts of seats, all sets of options."""
    usual, *others = game.contract.options
    yield from ((f"record-{seats}", seats, usual) for seats in game.seats)
    for n, (seats, options) in enumerate(zip(cycle(reversed(game.seats)), others, strict=False), start=1):
        yield f"record-{seats}-options-{n}", seats, options


def one_of_each(game: AnyGame) -> Iterator[tuple[str, State]]:
    """For every choice of the game the state in which it has the most options, of many random games."""
    for choice, (table, *_) in sorted(asked(game.key).items()):
        assert table.state is not None
        yield choice, table.state


def half_way(game: AnyGame) -> Iterator[State]:
    """For every set of options a state in the middle of a game."""
    for seed, options in enumerate(game.contract.options):
        chance = random.Random(seed)
        states = [game.new(chance.choice(game.seats), chance.randbytes(32), options)]
        while states[-1].asked:
            after, _ = game.play(states[-1], any_move(chance, states[-1].asked))
            states.append(after)
        yield states[len(states) // 2]


async def finished(game: AnyGame, seats: int, options: Any) -> str:
    """The record of a game with moves taken back now and then."""
    with TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "tables.db")
        try:
            draw = random.Random(f"{game.key} {seats}").randbytes
            tables = Tables(database, MovableClock(), program="recorded", draw=draw)
            await tables.begin()
            return await _played(Company(tables, seats), game, seats, options)
        finally:
            await database.close()


async def _played(company: Company, game: AnyGame, seats: int, options: Any) -> str:
    code = await company.sit_down(game.key, seats, **asked_for(game, options))
    table = await company.tables.look(code)
    for n in count(1):
        if table.status != "running":
            break
        person, move = company.next_move(table)
        table = (await company.make(code, person, move)).table
        if n % UNDO_EVERY == 0 and table.state and table.state.undo_depth and table.state.undo_seat == move.seat:
            table = (await company.tables.undo(code, person)).table
    return await company.tables.recorded.text(code)


def asked_for(game: AnyGame, options: Any) -> dict[str, Any]:
    """What the host of a table has to set for these options: whatever is not usual."""
    chosen = {option.name: getattr(options, option.name) for option in game.table_options}
    return {name: value for name, value in chosen.items() if value != getattr(game.Options(), name)}


def _saved(game: AnyGame, choice: str, state: State) -> str:
    save = {"choice": choice, "save": game.save(state)}
    return json.dumps(save, separators=(",", ":"), ensure_ascii=False)


def _write(path: Path, text: str) -> None:
    if path.exists():
        return
    path.write_text(text + "\n", "utf-8")
    print(f"{path.relative_to(HERE)}: {len(text)} characters")


if __name__ == "__main__":
    main(sys.argv[1])
