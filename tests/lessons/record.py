"""Record the games that the quiz asks about: `python -m tests.lessons.record [GAME …]`, some minutes for each.

Middle bot players play them with the seats and options of the lesson. They are written anew where rules or components
have changed, so that a recorded answer is no option any more (`test_quiz.py` says so).
"""

from __future__ import annotations

import json
import sys
from typing import Any

from bot.games import folders
from bot.lessons import lesson_of
from bot.lessons.files import GAMES as FILE
from bot.lessons.lesson import secret_of
from bot.players import MIDDLE
from bot.players.weights import judge_of
from rules import GAMES
from rules.core import Move
from tests.ladder.play import by_level

RECORDED = 5  # so that no two questions of a round are about the same game and the same thing


def recorded(key: str, deal: str) -> dict[str, Any]:
    """One game, as the file has it."""
    lesson, game = lesson_of("en", key), GAMES[key]
    assert lesson is not None
    shape = lesson.structure
    state = game.new(shape.seats, secret_of(deal), game.Options(**shape.options))
    choose = by_level(judge_of(game, shape.seats), MIDDLE, 1)
    moves = list[tuple[Any, ...]]()
    while asks := [ask for ask in state.asked if ask.given is None]:
        ask = asks[0]
        pick = choose(state, ask, len(moves))
        state, _ = game.play(state, Move(ask.seat, ask.choice, pick, ask.revision))
        moves.append((ask.seat, ask.choice, pick))
    return {"deal": deal, "moves": moves}


def main(keys: list[str]) -> None:
    """Write the games, a line each."""
    for key in keys:
        games = (recorded(key, f"{key} recorded {n}") for n in range(1, RECORDED + 1))
        lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in games)
        (folders(f"{key}/lesson")[0] / FILE).write_text(f"[\n{lines}\n]\n", "utf-8")
        print(f"{key}: {len(lines)} characters")


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
