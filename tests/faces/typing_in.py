"""Somebody at a table who types commands: what would be handed in, and what completion offers."""

from __future__ import annotations

from typing import Any

from bot.faces import NotUnderstood
from bot.tables import Place, Player, Snapshot, Terms
from bot.text import words_for
from bot.ui.interactions.command_input import (
    CommandStep,
    GameCommands,
    OtherQuestion,
    SubCommand,
    completions,
    typed_moves,
)
from bot.ui.kit.perspective import Perspective
from rules.core import Arg, Ask, Move, Pick, Refused
from tests.games import GAMES

from .people import FULL


class Typist:
    """Who types the commands of one game."""

    def __init__(self, commands: GameCommands) -> None:
        self.commands, self.game = commands, GAMES[commands.game]
        self.subs = {sub.name: sub for sub in commands.subs}

    def perspective_of(self, state: Any, seat: int, locale: str = "en") -> Perspective:
        """The table as this seat sees it."""
        people = enumerate(FULL[: state.seats])
        table = Snapshot(
            code="23456",
            game=self.game.key,
            status="running",
            host=100,
            place=Place(10**18, 10**18 + 1),
            terms=Terms(state.seats, language=locale),
            options=self.game.Options(),
            options_seen=0,
            players=tuple(Player(100 + n, name, ready=True, awaited_since=1.0) for n, name in people),
            opened=1.0,
            seal="0" * 64,
            state=state,
            started=1.0,
        )
        return Perspective(table, self.game, words_for(locale), seat)

    def typed(self, perspective: Perspective, name: str, /, **given: str) -> list[tuple[str, Pick]]:
        """What a command would hand in."""
        return [(move.choice, move.pick) for _, move in typed_moves(perspective, self.subs[name].steps, given)]

    def offered(
        self, perspective: Perspective, name: str, parameter: str, current: str = "", /, **given: str
    ) -> list[str]:
        """What completion offers for a parameter, as it is sent."""
        there = {**given, parameter: current}
        return [value for _, value in completions(perspective, self.subs[name], there, parameter, current)]

    def reached(self, perspective: Perspective, ask: Ask, option: Arg) -> bool:
        """Whether some sub-command can say this option."""
        moves = (
            first_move(perspective, sub, given)
            for sub in self.commands.subs
            for step in sub.steps
            if step.answers(ask) and (given := words_of(step, perspective, ask, option)) is not None
        )
        return any(move is not None and (option in move.pick or ask.least > 1) for move in moves)


def words_of(step: CommandStep, perspective: Perspective, ask: Ask, option: Arg) -> dict[str, str] | None:
    """What is typed for this option where a step answers the question; None where it means others."""
    if not step.means(option) or option in step.leaves_out:
        return None
    if not step.parameter:
        return {} if step.always == option else None
    meant = ask._replace(options=tuple(filter(step.means, ask.options)))
    word = perspective.face.typed(perspective.asked(meant), option)
    return dict(zip(step.names, word.split(", ") if step.also else [word], strict=False))


def first_move(perspective: Perspective, sub: SubCommand, given: dict[str, str]) -> Move | None:
    """What a command would hand in first."""
    try:
        return next((move for _, move in typed_moves(perspective, sub.steps, given)), None)
    except (OtherQuestion, NotUnderstood, Refused):
        return None
