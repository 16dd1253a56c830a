"""Whole games of four bot players, to see each come to its end without a fault; a night's work in pieces.

`python -m tests.ladder.soak FOLDER --games 200` plays each game so often and notes every game in FOLDER, a line each.
Started again it goes on after the last one. `--iterations` is the budget of a thought where time is short; with
`--first N` it begins with the deal of that number: others than those of a night of before.
"""

from __future__ import annotations

import argparse
import time
import traceback
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.players import LEVELS, Level
from bot.players.weights import judge_of
from rules import GAMES

from . import jsonl
from .play import by_level, play


def one_game(key: str, seats: int, seed: int, level: Level) -> dict[str, Any]:
    """How a game went: the shares of the victory, or the fault, and its length in answers and seconds."""
    game, began, answers = GAMES[key], time.process_time(), list[None]()
    chooser = by_level(judge_of(game, seats), level, seed)
    told: dict[str, Any] = {"game": key, "seats": seats, "seed": seed, "iterations": level.iterations}
    try:
        state = game.new(seats, Random(f"soak of {key}:{seed}").randbytes(32))
        told["shares"] = play(game, state, [chooser] * seats, lambda _: answers.append(None))
    except Exception:  # a fault is what is looked for: it is noted, and the next game begins
        told["fault"] = traceback.format_exc()
    return {**told, "answers": len(answers), "seconds": round(time.process_time() - began, 1)}


def run(path: Path, keys: list[str], seeds: range, seats: int, level: Level) -> None:
    """Play what is not noted yet, the games in turn, so that a night broken off has some of each."""
    done = {
        (one["game"], one["seed"])
        for one in jsonl.noted(path)
        if (one["seats"], one["iterations"]) == (seats, level.iterations)
    }
    for key, seed in ((key, seed) for seed in seeds for key in keys):
        if (key, seed) not in done:
            jsonl.note(path, one_game(key, seats, seed, level))


def told(path: Path) -> Iterator[str]:
    """A line for each game: how many were played, how many had a fault, how long they were."""
    found = list(jsonl.noted(path))
    for key in sorted({one["game"] for one in found}):
        games = [one for one in found if one["game"] == key]
        faults, answers = sum("fault" in one for one in games), sum(one["answers"] for one in games)
        seconds = sum(one["seconds"] for one in games)
        yield f"{key}: {len(games)} games, {faults} faults, {answers} answers, {seconds:.0f} s"


def main() -> None:
    """Play, and print what came of it, now or when it is broken off."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=list(GAMES), nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", choices=list(LEVELS), default="strong")
    parser.add_argument("--iterations", type=int, default=0, help="0: as many as the level has")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first deal")
    args = parser.parse_args()
    level = LEVELS[args.level]
    path, seeds = args.folder / "games.jsonl", range(args.first, args.first + args.games)
    try:
        run(path, args.only, seeds, args.seats, replace(level, iterations=args.iterations or level.iterations))
    except KeyboardInterrupt:
        print("broken off; started again it goes on here")
    print("\n".join(told(path)))


if __name__ == "__main__":
    main()
