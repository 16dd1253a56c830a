"""Plans: answers of one person in a row, looked ahead in worlds that this seat could be in, never in the true one.

A plan goes on as long as its steps draw nothing and show nobody anything: so far every world that the seat can imagine
looks the same, and looking ahead tells nothing. It is handed in as one list of moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.tables import Draft, PlannedAnswer, Tables
from bot.ui.kit.names import in_text
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.picks import Numbers, numbers_of, one_of, other_side, pick_of, side_of
from rules.core import Ask, Move, Pick, Refused

SEVERAL: Final = "several"  # the worlds differ in what comes to light first


@dataclass(frozen=True, slots=True)
class Plan:
    """Where a person stands: the true table, and the table after the steps of the plan, as far as they fit."""

    true: Perspective
    now: Perspective
    steps: tuple[PlannedAnswer, ...] = ()
    moves: tuple[Move, ...] = ()
    said: tuple[str, ...] = ()  # the steps in words
    draft: Draft | None = None
    lost: bool = False  # further steps do not fit any more

    @property
    def root(self) -> Ask | None:
        """The question that is truly open."""
        return self.true.ask

    @property
    def ask(self) -> Ask | None:
        """What is asked after the steps."""
        return self.now.ask

    @property
    def version(self) -> int:
        """The number of the draft; 0 without one."""
        return self.draft.number if self.draft else 0

    @property
    def numbers(self) -> Numbers:
        """What is chosen so far for the question after the steps; a sealed answer to be changed starts as it is."""
        root, ask, draft = self.root, self.ask, self.draft
        if root is None or ask is None or one_of(ask) or self.lost:
            return ()
        if draft is None or draft.revision != root.revision:
            return numbers_of(ask, chosen_side(self.now, ask, ask.given)) if ask.given else ()
        return tuple(n for n in draft.body if isinstance(n, int))


def read_plan(perspective: Perspective, draft: Draft | None) -> Plan:
    """The plan that a draft holds, with the steps that still fit."""
    now, steps, moves, said = perspective, list[PlannedAnswer](), list[Move](), list[str]()
    for step in draft.steps if draft else ():
        ask = now.ask
        move = Move(ask.seat, step.choice, step.pick, ask.revision) if ask else None
        ahead = further(now, move) if move else None
        if move is None or ahead is None:
            return Plan(perspective, now, tuple(steps), tuple(moves), tuple(said), draft, lost=True)
        steps.append(step)
        moves.append(move)
        said += in_words(now, move)
        now = ahead
    return Plan(perspective, now, tuple(steps), tuple(moves), tuple(said), draft)


async def plan_of(tables: Tables, perspective: Perspective) -> Plan:
    """The plan of the person whose sight this is."""
    ask, seat = perspective.ask, perspective.seat
    player = None if seat is None else perspective.table.players[seat]
    if ask is None or player is None or player.person is None or (one_of(ask) and not perspective.plans(ask)):
        return Plan(perspective, perspective)
    return read_plan(perspective, await tables.draft(perspective.table.code, player.person))


async def mended(tables: Tables, plan: Plan) -> Plan:
    """The plan without the steps that do not fit any more; the next panel holds what is left of it."""
    seat, root = plan.true.seat, plan.root
    player = None if seat is None else plan.true.table.players[seat]
    if not plan.lost or root is None or player is None or player.person is None:
        return plan
    draft = await tables.set_draft(plan.true.table.code, player.person, root.revision, (), plan.steps)
    return replace(plan, draft=draft, lost=False)


# --------------------------------------------------------------------------- looking ahead


def after(perspective: Perspective, move: Move) -> Perspective:
    """The table after a move, in worlds that this seat could be in. Raises `Refused`."""
    worlds = tuple(perspective.game.play(world, move)[0] for world in perspective.imagined)
    table = replace(perspective.table, state=worlds[0])
    return replace(perspective, table=table, worlds=worlds)


def barrier(ahead: Perspective, seat: int) -> str:
    """What the move that led here brought to light, as a key; "" where nothing."""
    found = {"" if world.undo_seat == seat else world.undo_barrier for world in ahead.worlds}
    return found.pop() if len(found) == 1 else SEVERAL


def further(perspective: Perspective, move: Move) -> Perspective | None:
    """The table after a step of a plan; None where a plan ends there, or cannot begin."""
    ask = perspective.ask
    if ask is None or ask.given is not None or not perspective.plans(ask):
        return None
    try:
        ahead = after(perspective, move)
    except Refused:
        return None
    return ahead if ahead.ask is not None and not barrier(ahead, move.seat) else None


def in_words(perspective: Perspective, move: Move) -> Iterator[str]:
    """A move in words, as it was understood."""
    ask = perspective.ask
    assert ask is not None
    if one_of(ask):
        yield in_text(perspective.option(ask, move.pick[0]).label)
    else:
        yield in_text(perspective.confirm(ask, move.pick))


# --------------------------------------------------------------------------- the smaller side


def smaller_side(perspective: Perspective, ask: Ask) -> Ask:
    """The question as it is asked: what stays, where that is the smaller side and no order matters."""
    return side_of(ask, ordered=perspective.game.rules.choices[ask.choice].ordered)


def chosen_side(perspective: Perspective, ask: Ask, pick: Pick) -> Pick:
    """A pick as the side that is asked, and back."""
    return other_side(ask, pick) if smaller_side(perspective, ask) is not ask else pick


def whole_pick(perspective: Perspective, ask: Ask, numbers: Numbers) -> Pick | None:
    """The pick that a draft stands for; None where a number names no option."""
    chosen = pick_of(ask, numbers)
    return None if chosen is None else chosen_side(perspective, ask, chosen)
