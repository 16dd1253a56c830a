"""What a bot would have done at a step of a finished game, beside what was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.tables.values import Advice, Considered, Weighed
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text, cut
from rules.core import Ask, Pick

from .replay import STAY, ShownReplay, replay_id, seat_of, where_in
from .weighed_page import at_question, told_pick, valued

BEST: Final = 3
ROOM: Final = 3000


class PastDecision(NamedTuple):
    """A question of a finished game, after a line of it, with what was answered."""

    line: int
    number: int  # of the answer among those of its seat, from 0
    ask: Ask
    played: Pick  # in the order of the options, as bots name answers, where the order does not count
    weighed: Considered = ()  # by the bot that answered it


def decision_at(replay: ShownReplay) -> PastDecision | None:
    """The next decision after the step that is shown, until the step after it; None where there is none.

    Of the seat that the reader looks on as, if it decides there. What leaves no choice is passed over.
    """
    found = list(_decisions(replay))
    own = seat_of(replay.viewer)
    return next((each for each in found if each.ask.seat == own), found[0] if found else None)


def _decisions(replay: ShownReplay) -> Iterator[PastDecision]:
    """All of them: the moves that lead to the next step."""
    played, steps = replay.played, replay.steps
    until = steps[replay.nth + 1].line if replay.nth + 1 < len(steps) else replay.step.line
    for line in range(replay.step.line, until):
        move = played.moves[line]
        ask = next(ask for ask in played.at(line).asks if ask.seat == move.seat)
        choice = played.game.rules.choices[ask.choice]
        if choice.leaves_choice(ask):
            number = sum(before.seat == move.seat for before in played.moves[:line])
            yield PastDecision(line, number, ask, choice.in_order(ask, move.answer), move.weighed)


def decision_screen(replay: ShownReplay, perspective: Perspective, decision: PastDecision, advice: Advice) -> Screen:
    """Who was asked what, what they did, and what a bot would have done: the advice.

    Where a bot answered, that is what this one weighed then.
    """
    words, best = perspective.words, advice.considered
    weighed = Weighed(replay.played.states[decision.line], decision.ask, best[:BEST])
    then = at_question(perspective, weighed)
    who = perspective.names.tag(decision.ask.seat)
    lines = [
        f"## {perspective.title}",
        where_in(replay, perspective),
        words("ui-weighed-asked", who=who, call=then.call(decision.ask)),
        words("replay-bot-played", pick=told_pick(then, decision.played) or words("ui-nothing")),
        words(_head(decision, best), level=advice.level),
        *_ranked(then, weighed),
    ]
    return _screen(replay, perspective, "\n".join(lines if best else [*lines[:4], words("replay-bot-none")]))


def _head(decision: PastDecision, best: Considered) -> str:
    if decision.weighed:
        return "replay-bot-weighed"
    return "replay-bot-same" if best and best[0][0] == decision.played else "replay-bot-head"


def nothing_screen(replay: ShownReplay, perspective: Perspective) -> Screen:
    """Nobody had a choice between this step and the next one."""
    return _screen(replay, perspective, f"## {perspective.title}\n{perspective.words('replay-bot-nothing')}")


def _ranked(then: Perspective, weighed: Weighed) -> Iterator[str]:
    for n, (pick, share) in enumerate(valued(then, weighed), start=1):
        yield f"{n}. {then.words('ui-weighed-pick', pick=pick, percent=round(100 * share))}"


def _screen(replay: ShownReplay, perspective: Perspective, text: str) -> Screen:
    back = Button(perspective.words("replay-stay"), replay_id(replay, STAY, replay.nth))
    return Screen((Text(cut(text, ROOM)), ButtonRow((back,))))
