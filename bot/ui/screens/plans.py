"""Plans: several answers of one person in a row, kept as a draft and submitted as one list of moves.

The panel plays ahead in imagined worlds that fit what the seat knows, never in the true one. A plan goes on only while
its steps reveal nothing: until then all imagined worlds look alike, so that playing ahead reveals nothing either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.faces import LABEL, PlannedStep
from bot.tables import Draft, PlannedAnswer, Tables
from bot.tables.values import PanelFacts
from bot.ui.kit.names import in_text
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.picks import Numbers, is_single, numbers_of, other_side, pick_of, side_of
from rules.core import Ask, Move, Pick, Refused

BACK: Final = "back"  # in the id of the button that takes the last step of a plan away
PICK_ROOM: Final = 140  # characters of one answer in a text
PLAN_ROOM: Final = 300  # characters of a plan in words
SEVERAL: Final = "several"  # the imagined worlds differ in what is revealed first


@dataclass(frozen=True, slots=True)
class Plan:
    """A person's plan: the table as stored (`true`), and after those steps that still fit (`now`)."""

    true: Perspective
    now: Perspective
    steps: tuple[PlannedAnswer, ...] = ()
    moves: tuple[Move, ...] = ()
    said: tuple[str, ...] = ()  # the steps in sentences
    draft: Draft | None = None
    lost: bool = False  # the remaining steps do not fit any more

    @property
    def root(self) -> Ask | None:
        """The question that is open at the stored table."""
        return self.true.ask

    @property
    def ask(self) -> Ask | None:
        """The question after the steps."""
        return self.now.ask

    @property
    def version(self) -> int:
        """The number of the draft; 0 without one."""
        return self.draft.number if self.draft else 0

    @property
    def numbers(self) -> Numbers:
        """The kinds chosen so far for the question after the steps; a sealed answer is where its change starts."""
        root, ask, draft = self.root, self.ask, self.draft
        if root is None or ask is None or is_single(ask) or self.lost:
            return ()
        if draft is None or draft.revision != root.revision:
            return numbers_of(ask, chosen_side(self.now, ask, ask.given)) if ask.given else ()
        return tuple(n for n in draft.body if isinstance(n, int))


def read_plan(perspective: Perspective, draft: Draft | None) -> Plan:
    """The plan in a draft, with the steps that still fit."""
    now, steps, moves, told = perspective, list[PlannedAnswer](), list[Move](), list[PlannedStep]()
    for step in draft.steps if draft else ():
        ask = now.ask
        move = Move(ask.seat, step.choice, step.pick, ask.revision) if ask else None
        ahead = next_in_plan(now, move) if move else None
        if ask is None or move is None or ahead is None:
            return Plan(perspective, now, tuple(steps), tuple(moves), told_by_turns(told, now), draft, lost=True)
        steps.append(step)
        moves.append(move)
        told.append(planned_step(now, move))
        now = ahead
    return Plan(perspective, now, tuple(steps), tuple(moves), told_by_turns(told, now), draft)


def planned_step(before: Perspective, move: Move) -> PlannedStep:
    """A move as a plan tells it, from the table before it."""
    ask = before.ask
    assert ask is not None
    after = before.prospect(ask).of(*move.pick)
    return PlannedStep(ask, move.pick, before.view, in_short(before, move), after.events if after else ())


def told_by_turns(steps: Sequence[PlannedStep], now: Perspective) -> tuple[str, ...]:
    """The steps that led to `now` in sentences; where a turn is over, what begins then stands after it."""
    said, turn = list[str](), list[PlannedStep]()
    reached = [*((step.ask, step.view) for step in steps), (now.ask, now.view)][1:]
    for step, (ask, view) in zip(steps, reached, strict=True):
        turn.append(step)
        begins = now.face.begins(now.words, step.view, ask, view) if ask else ""
        if begins:
            said += [*now.told_plan(turn), begins]
            turn = []
    return (*said, *now.told_plan(turn))


def plan_of(perspective: Perspective, facts: PanelFacts) -> Plan:
    """The reader's plan."""
    ask, seat, face = perspective.ask, perspective.seat, perspective.face
    player = None if seat is None else perspective.table.players[seat]
    if ask is None or player is None or player.person is None or (is_single(ask) and not face.plans(ask.choice)):
        return Plan(perspective, perspective)
    return read_plan(perspective, facts.draft_for(ask))


async def without_lost_steps(tables: Tables, plan: Plan) -> Plan:
    """The plan without the steps that do not fit any more, stored so."""
    seat, root = plan.true.seat, plan.root
    player = None if seat is None else plan.true.table.players[seat]
    if not plan.lost or root is None or player is None or player.person is None:
        return plan
    draft = await tables.set_draft(plan.true.table.code, player.person, root.revision, (), plan.steps)
    return replace(plan, draft=draft, lost=False)


# --------------------------------------------------------------------------- playing ahead


def play_ahead(perspective: Perspective, move: Move) -> Perspective:
    """The table after a move, played in imagined worlds. Raises `Refused`."""
    worlds = tuple(perspective.game.play(world, move)[0] for world in perspective.imagined)
    table = replace(perspective.table, state=worlds[0])
    return replace(perspective, table=table, played_ahead=worlds)


def revealed_by(ahead: Perspective, seat: int) -> str:
    """The key of what the last move revealed; "" where it revealed nothing."""
    found = {"" if world.undo_seat == seat else world.undo_barrier for world in ahead.played_ahead}
    return found.pop() if len(found) == 1 else SEVERAL


def next_in_plan(perspective: Perspective, move: Move) -> Perspective | None:
    """The table after a step of a plan; None where the plan cannot go on past this move."""
    ask = perspective.ask
    if ask is None or ask.given is not None or not perspective.face.plans(ask.choice):
        return None
    try:
        ahead = play_ahead(perspective, move)
    except Refused:
        return None
    return ahead if ahead.ask is not None and not revealed_by(ahead, move.seat) else None


def in_words(perspective: Perspective, move: Move, room: int = PICK_ROOM) -> str:
    """A move in words, so that no other one reads alike; in the room of a button only as much as that says."""
    ask = perspective.ask
    assert ask is not None
    if is_single(ask):
        return in_text(perspective.option(ask, move.pick[0]).label)
    return in_text(perspective.face.confirm(perspective.asked(ask), move.pick, room))


def in_short(perspective: Perspective, move: Move) -> str:
    """A move of a plan in words: what was chosen, without what it would bring."""
    ask = perspective.ask
    assert ask is not None
    sign = perspective.option(ask, move.pick[0]).sign if is_single(ask) else ""
    return in_text(sign) if sign else in_words(perspective, move, LABEL)


# --------------------------------------------------------------------------- the smaller side


def smaller_side(perspective: Perspective, ask: Ask) -> Ask:
    """The question as the panel puts it: which options stay, where those are fewer and the game allows it."""
    if not perspective.face.sides(ask.choice):
        return ask
    return side_of(ask, ordered=perspective.game.rules.choices[ask.choice].ordered)


def chosen_side(perspective: Perspective, ask: Ask, pick: Pick) -> Pick:
    """Convert a pick to the side that the panel asks for, and back."""
    return other_side(ask, pick) if smaller_side(perspective, ask) is not ask else pick


def whole_pick(perspective: Perspective, ask: Ask, numbers: Numbers) -> Pick | None:
    """The pick that a draft's numbers mean; None where a number names no option."""
    chosen = pick_of(ask, numbers)
    return None if chosen is None else chosen_side(perspective, ask, chosen)
