"""Secrecy: what a seat sees never depends on what it cannot know."""

from __future__ import annotations

from typing import Any

from rules.core import Ask, Event, Move, Refused, State

from .moment import Moment, demand, random_move


def seen(m: Moment, g: State, events: tuple[Event, ...], viewer: int | None) -> object:
    """All that reaches a viewer: view, own questions, what is known of the others', events."""
    return (
        m.game.view(g, viewer),
        [ask if ask.seat == viewer else outside(ask) for ask in g.asked],
        m.game.barred(g, viewer) if viewer is not None else {},
        [event.seen_by(viewer) for event in events],
    )


def outside(ask: Ask) -> object:
    """What everybody may know of another's question: who decides about what, and whether he has."""
    return ask.seat, ask.choice, ask.args, ask.revision, ask.given is not None


def imagined_worlds_look_the_same(m: Moment) -> None:
    """In every world that a viewer could be in he sees the very same."""
    for viewer in m.viewers():
        truth = seen(m, m.after, m.events, viewer)
        world = m.game.imagine(m.after, viewer, m.secret())
        demand(seen(m, world, m.events, viewer) == truth, "imagined worlds look the same", viewer, m.move)
        demand(world.secret != m.after.secret, "imagined worlds look the same", "the dice are known")
        demand(not world.events, "imagined worlds look the same", "imagining tells something")


def imagined_worlds_can_be_played(m: Moment) -> None:
    """Imagined worlds are whole games: they play on to the end and nothing is lost on the way."""
    viewer, conserved = m.rng.choice(m.viewers()), m.game.contract.conserved
    world, whole = m.game.imagine(m.after, viewer, m.secret()), conserved(m.start)
    demand(conserved(world) == whole, "imagined worlds can be played", "dealt wrongly", viewer)
    for _ in range(m.game.contract.longest):
        if not world.asked:
            break
        move = random_move(m.rng, world.asked)
        try:
            world, _ = m.game.play(world, move)
            fits = conserved(world) == whole
        except (Refused, LookupError, ValueError, TypeError, AssertionError) as fault:
            demand(False, "imagined worlds can be played", viewer, move, fault)
        demand(fits, "imagined worlds can be played", "something is lost", viewer, move)


def quiet_moves_look_the_same(m: Moment) -> None:
    """A move without barrier looks the same to its mover in every world he can imagine: nobody learned anything."""
    if not m.after.undo_reach:
        return
    mover = m.move.seat
    world = m.game.imagine(m.before, mover, m.secret())
    try:
        after, events = m.game.play(world, m.move)
    except Refused as refused:
        demand(False, "quiet moves look the same", "refused in an imagined world", m.move, refused.refusal)
        return
    demand(after.undo_reach, "quiet moves look the same", "a barrier in an imagined world", m.move, after.undo_barrier)
    imagined, truth = seen(m, after, events, mover), seen(m, m.after, m.events, mover)
    demand(imagined == truth, "quiet moves look the same", m.move, m.after.undo_barrier)


def secret_picks_are_invisible(m: Moment) -> None:
    """Two secret picks of one size look alike to bystanders, and leave nothing behind but what is hidden."""
    if m.move.choice not in m.game.contract.secret_picks or not m.after.undo_reach:
        return
    ask = next(ask for ask in m.before.asked if ask.seat == m.move.seat)
    other = tuple(m.rng.sample(ask.options, len(m.move.pick)))
    after, events = m.game.play(m.before, Move(m.move.seat, m.move.choice, other, m.move.revision))
    if not after.undo_reach:
        return
    name = "secret picks are invisible"
    for viewer in m.viewers():
        if viewer != m.move.seat:
            alike = seen(m, after, events, viewer) == seen(m, m.after, m.events, viewer)
            demand(alike, name, viewer, m.move, other)
    demand(unsealed(after.agenda) == unsealed(m.after.agenda), name, "the agenda tells", m.move, other)


def unsealed(agenda: Any) -> object:
    """An agenda without the answers sealed in it."""
    return [_unsealed(frame) for frame in agenda]


def _unsealed(frame: Any) -> object:
    name, args = frame
    if name == "sealed":
        return name, [(inner, bool(answer)) for inner, answer in args]
    if name == "apart":
        return name, [unsealed(branch) for branch in args]
    return frame
