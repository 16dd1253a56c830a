"""Secrecy: what a seat sees never depends on what it cannot know."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from rules.core import Ask, Event, Move, Refused, State

from .moment import Moment, demand, random_answer, random_move


def seen(m: Moment, g: State, events: tuple[Event, ...], viewer: int | None) -> object:
    """All that reaches a viewer: view, own questions, what is known of the others', events."""
    return perspective(m, g, viewer), [event.seen_by(viewer) for event in events]


def perspective(m: Moment, g: State, viewer: int | None) -> object:
    """What a viewer finds at the table: view, own questions, what is known of the others'."""
    asks = [ask if ask.seat == viewer else outside(ask) for ask in g.asked]
    return m.game.view(g, viewer), asks, m.game.barred(g, viewer) if viewer is not None else {}


def outside(ask: Ask) -> object:
    """What everybody may know of another's question: who decides about what, and whether they have."""
    return ask.seat, ask.choice, ask.args, ask.revision, ask.given is not None


def before_the_show(m: Moment, events: tuple[Event, ...], viewer: int | None) -> object:
    """What a viewer is told before the rules turn up for all what was hidden: from there on worlds may differ."""
    closed = takewhile(lambda event: event.key not in m.game.contract.shows, events)
    return [event.seen_by(viewer) for event in closed]


def imagined_worlds_look_the_same(m: Moment) -> None:
    """In every world that a viewer could be in they see the very same."""
    for viewer in m.viewers():
        world = m.game.imagine(m.after, viewer, m.secret())
        demand(
            perspective(m, world, viewer) == perspective(m, m.after, viewer),
            "imagined worlds look the same",
            viewer,
            m.move,
        )
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
    """A move without barrier looks the same in every world a viewer can imagine: it taught nobody anything.

    Of a secret pick this holds for the mover; what bystanders see of it is the last property of this page. What a seat
    discloses of its own by moving at all (a Pass from its hand) is its own to tell, and to take back.
    """
    if not m.after.undo_reach:
        return
    secret = m.move.choice in m.game.contract.secret_picks
    for viewer in (m.move.seat,) if secret else m.viewers():
        _looks_the_same(m, viewer)


def _looks_the_same(m: Moment, viewer: int | None) -> None:
    name, world = "quiet moves look the same", m.game.imagine(m.before, viewer, m.secret())
    try:
        after, events = m.game.play(world, m.move)
    except Refused as refused:
        own = viewer == m.move.seat
        demand(not own and _may_tell(m), name, "refused in an imagined world", viewer, m.move, refused.refusal)
        return
    demand(after.undo_reach, name, "a barrier in an imagined world", viewer, m.move, after.undo_barrier)
    demand(seen(m, after, events, viewer) == seen(m, m.after, m.events, viewer), name, viewer, m.move)


def _may_tell(m: Moment) -> bool:
    """Whether the move says that it shows something of the mover's own, or waits sealed and shows nothing yet."""
    return bool(m.after.disclosed) or any(ask.seat == m.move.seat and ask.given == m.move.pick for ask in m.after.asked)


def what_is_foreseen_is_known(m: Moment) -> None:
    """What a seat is told it will be asked comes from its own view: in every world it could be in, the same question.

    And it is a question of its own, alone, in a world that looks the same in whatever world it was foreseen.
    """
    name, game = "what is foreseen is known", m.game
    for seat in m.viewers()[1:]:
        assert seat is not None
        world = game.imagine(m.after, seat, m.secret())
        demand(game.ahead(world, seat) == game.ahead(m.after, seat), name, "other frames", seat)
        demand(game.span(world, seat) == game.span(m.after, seat), name, "another span", seat)
        here, there = (game.foreseen(g, seat, m.secret()) for g in (m.after, world))
        if here is None or there is None:
            demand(here is there, name, "foreseen in one world", seat)
            continue
        demand(here.asked == there.asked and [ask.seat for ask in here.asked] == [seat], name, here.asked, there.asked)
        demand(perspective(m, here, seat) == perspective(m, there, seat), name, "another view", seat)
        _plays(m, here, seat)
        demand(not here.events and here.draws == there.draws, name, "foreseeing tells something", seat)


def _plays(m: Moment, world: State, seat: int) -> None:
    """A foreseen world can be played as long as its own seat is asked."""
    while any(ask.seat == seat for ask in world.asked):
        move = random_answer(m.rng, next(ask for ask in world.asked if ask.seat == seat))
        try:
            world, _ = m.game.play(world, move)
        except (Refused, LookupError, ValueError, TypeError, AssertionError) as fault:
            demand(False, "what is foreseen is known", "it cannot be played", seat, move, fault)


def secret_picks_show_nothing_unsaid(m: Moment) -> None:
    """Where even how many were picked could tell something, a secret pick is disclosed, revealed or still sealed."""
    if m.move.choice not in m.game.contract.secret_picks or not m.after.undo_reach or _may_tell(m):
        return
    for viewer in m.viewers():
        world = m.game.imagine(m.before, viewer, m.secret())
        ask = next(ask for ask in world.asked if ask.seat == m.move.seat)
        demand(ask.least <= len(m.move.pick) <= ask.most, "secret picks show nothing unsaid", viewer, m.move)


def events_tell_no_more_than_the_view(m: Moment) -> None:
    """If a move leaves the same view in a world that a viewer could be in, it has told everybody the same.

    So a face that belongs to one seat cannot reach the others by an event. Dice differ between worlds: left out.
    What an event tells a seat of its own (who gave it which card) may be more than its view shows later.
    """
    for viewer in m.viewers():
        world = m.game.imagine(m.before, viewer, m.secret())
        try:
            after, events = m.game.play(world, m.move)
        except Refused:  # another's pick, of cards they do not have there
            continue
        dice = after.draws != world.draws or m.after.draws != m.before.draws
        if dice or perspective(m, after, viewer) != perspective(m, m.after, viewer):
            continue
        told, truth = (before_the_show(m, one, None) for one in (events, m.events))
        demand(told == truth, "events tell no more than the view", viewer, m.move, truth, told)


def secret_picks_are_invisible(m: Moment) -> None:
    """Two secret picks of one size look alike to bystanders until something is revealed, and then by the view at least.

    Until then they leave nothing behind but what is hidden: the agenda is the same too.
    """
    if m.move.choice not in m.game.contract.secret_picks:
        return
    name, ask = "secret picks are invisible", next(ask for ask in m.before.asked if ask.seat == m.move.seat)
    other = tuple(m.rng.sample(ask.options, len(m.move.pick)))
    after, events = m.game.play(m.before, Move(m.move.seat, m.move.choice, other, m.move.revision))
    quiet = after.undo_reach and m.after.undo_reach
    for viewer in m.viewers():
        if viewer != m.move.seat:
            alike = perspective(m, after, viewer) == perspective(m, m.after, viewer)
            demand(alike or not quiet, name, viewer, m.move, other)
            listener = viewer if quiet else None  # who was given a card may know it by the event alone
            told, truth = (before_the_show(m, one, listener) for one in (events, m.events))
            demand(told == truth or not alike, name, "told", viewer, m.move, other, truth, told)
    if quiet:
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
