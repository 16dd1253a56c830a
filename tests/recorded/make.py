"""Make the recorded games of a version: `python -m tests.recorded.make 0.1`. Done once, before a version is released.

For each game: one unfinished save for every kind of question, the component data they were played with, and a finished
record for each number of seats. Later versions must load the saves, play them to the end, and find the records sound.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.clock import MovableClock
from bot.tables import Tables
from db import Database
from rules import GAMES
from rules.core import AnyGame, State
from tests.support.company import Company, any_move

HERE = Path(__file__).parent
TRIES = 400  # games played in search of the rarest question
UNDO_EVERY = 7


def main(version: str) -> None:
    """Write everything for all games."""
    for key, game in GAMES.items():
        folder = HERE / version / key
        (folder / "saves").mkdir(parents=True, exist_ok=True)
        for choice, seed, state in one_of_each(game):
            save = {"seed": seed, "choice": choice, "save": game.save(state)}
            _write(folder / "saves" / f"{choice}.json", json.dumps(save, separators=(",", ":"), ensure_ascii=False))
        built_in = game.shelf.built_in
        edition = {"name": built_in.name, "files": dict(built_in.files)}
        _write(folder / "edition.json", json.dumps(edition, indent=1, ensure_ascii=False))
        for seats in game.seats:
            _write(folder / f"record-{seats}.json", asyncio.run(finished(key, seats)))


def one_of_each(game: AnyGame) -> Iterator[tuple[str, int, State]]:
    """For every choice of the game a state in which it is open, and the seed of the play that led there."""
    wanted, options = set(game.rules.choices), game.contract.options
    for seed in range(TRIES):
        chance = random.Random(seed)
        state = game.new(chance.choice(game.seats), chance.randbytes(32), options[seed % len(options)])
        while state.asked and wanted:
            for ask in state.asked:
                if ask.choice in wanted:
                    wanted.remove(ask.choice)
                    yield ask.choice, seed, state
            state, _ = game.play(state, any_move(chance, state.asked))
    if wanted:
        sys.exit(f"{game.key}: nobody was ever asked {', '.join(sorted(wanted))}")


async def finished(key: str, seats: int) -> str:
    """The record of a game with moves taken back now and then."""
    with TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "tables.db")
        try:
            draw = random.Random(f"{key} {seats}").randbytes
            tables = Tables(database, MovableClock(), program="recorded", draw=draw)
            await tables.begin()
            return await _played(Company(tables, seats), key, seats)
        finally:
            await database.close()


async def _played(company: Company, key: str, seats: int) -> str:
    code = await company.sit_down(key, seats)
    table = await company.tables.look(code)
    for n in count(1):
        if table.status != "running":
            break
        person, move = company.next_move(table)
        table = (await company.make(code, person, move)).table
        if n % UNDO_EVERY == 0 and table.state and table.state.undo_depth and table.state.undo_seat == move.seat:
            table = (await company.tables.undo(code, person)).table
    return await company.tables.record(code)


def _write(path: Path, text: str) -> None:
    path.write_text(text + "\n", "utf-8")
    print(f"{path.relative_to(HERE)}: {len(text)} characters")


if __name__ == "__main__":
    main(sys.argv[1])
