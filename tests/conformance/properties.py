"""What holds in every game at every moment: its questions, saves, refusals, undo. Secrecy has its own page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from rules.core import UNDO_LIMIT, Ask, BadSave, Move, Only, Refusal, Refused, State

from .memory import imagined_worlds_agree_with_what_was_told
from .moment import Moment, Played, Property, demand, random_answer, seats_of
from .secrecy import (
    events_tell_no_more_than_the_view,
    imagined_worlds_can_be_played,
    imagined_worlds_look_the_same,
    quiet_moves_look_the_same,
    secret_picks_are_invisible,
    secret_picks_show_nothing_unsaid,
    what_is_foreseen_is_known,
)

# ------------------------------------------------------------------- plain values


def is_arg(value: object) -> bool:
    """Whether a value may stand in a frame, an option or a fact: an int, a string, or a tuple of such."""
    if type(value) is tuple:
        return all(is_arg(item) for item in value)
    return type(value) in (int, str)


def is_plain(value: object) -> bool:
    """Whether a view may hold it: frozen dataclasses, tuples and plain values."""
    if value is None or isinstance(value, bool | int | str | Enum):
        return True
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    if not is_dataclass(value) or not getattr(value, "__dataclass_params__").frozen:  # noqa: B009  # not in typeshed
        return False
    return all(is_plain(getattr(value, f.name)) for f in fields(value))


def questions_are_well_formed(m: Moment) -> None:
    """At most one question a seat, a one-of question never empty, somebody awaited, everything plain."""
    name, seats = "questions are well formed", seats_of(m.game, m.start)
    asks = m.before.asked
    demand(len({ask.seat for ask in asks}) == len(asks), name, "two questions for one seat", asks)
    demand(any(ask.given is None for ask in asks), name, "nobody is awaited", asks)
    for ask in asks:
        demand(ask.seat in range(seats) and ask.args[:1] == (ask.seat,), name, "no such seat", ask)
        demand(0 <= ask.least <= ask.most <= len(ask.options), name, "a number that cannot be picked", ask)
        demand(m.game.rules.choices[ask.choice].counted or (ask.least, ask.most) == (1, 1), name, ask)
        demand(is_arg(ask.args) and is_arg(ask.options), name, "not plain", ask)
        demand(ask.revision <= m.before.revision, name, "a question from the future", ask)


def frames_are_plain(m: Moment) -> None:
    """The agenda holds names with ints, strings and tuples of them; events hold no more."""
    demand(is_arg(tuple(m.after.agenda)), "frames are plain", m.after.agenda)
    for event in m.events:
        facts = [fact.fact if isinstance(fact, Only) else fact for fact in event.facts.values()]
        demand(is_arg(tuple(facts)), "facts are plain", event)


def views_are_plain(m: Moment) -> None:
    """A view is frozen data, and the same view every time."""
    for viewer in m.viewers():
        view = m.game.view(m.before, viewer)
        demand(is_plain(view), "views are plain", viewer, view)
        demand(view == m.game.view(m.before, viewer), "views are plain", "looking changed something")


def everything_is_conserved(m: Moment) -> None:
    """No piece is lost, none is made."""
    conserved = m.game.contract.conserved
    demand(conserved(m.after) == conserved(m.start), "everything is conserved", m.move)


def results_come_at_the_end(m: Moment) -> None:
    """A result exists exactly when nobody is asked any more."""
    name, result, seats = "results come at the end", m.game.result(m.after), seats_of(m.game, m.start)
    demand((result is None) == bool(m.after.asked), name, result)
    if result is None:
        return
    demand(len(result.places) == len(result.totals) == seats, name, "a seat is missing", result)
    demand(all(len(line.points) == seats for line in result.lines), name, "a line misses a seat", result)
    ranks = [1 + sum(other < place for other in result.places) for place in result.places]
    demand(list(result.places) == ranks, name, "places that ties do not explain", result)
    demand(set(result.winners) <= {s for s, place in enumerate(result.places) if place == 1}, name, result)


# ------------------------------------------------------------------- saves, the past


def saves_are_exact(m: Moment) -> None:
    """Saved, loaded and saved again: the same text, the same state, the same questions."""
    try:
        again = m.game.load(json.loads(m.text(m.after)))
    except BadSave as bad:
        demand(False, "saves are exact", str(bad))
        return
    demand(again == m.after, "saves are exact", "another state")
    demand(again.asked == m.after.asked, "saves are exact", again.asked, m.after.asked)
    demand(m.text(again) == m.text(m.after), "saves are exact", "another text")


def the_old_state_is_untouched(m: Moment) -> None:
    """Playing a move changes nothing in the position it was played in."""
    demand(m.text(m.before) == m.saved, "the old state is untouched", m.move)


def playing_again_is_the_same(m: Moment) -> None:
    """A move played in the reloaded position leads to the same position and the same events."""
    after, events = m.game.play(m.game.load(json.loads(m.saved)), m.move)
    demand(after == m.after and after.asked == m.after.asked, "playing again is the same", m.move)
    demand(events == m.events, "playing again is the same", events, m.events)


# ------------------------------------------------------------------- refusals


GARBAGE: Final[tuple[Any, ...]] = (
    *((None,), ([],), ({},), (set(),), (object(),), (b"1",), (1.5,), (float("nan"),)),
    *((-1,), (10**30,), ("",), ("no such",), ((),), (("no", ("such",)),), ([1, 2],)),
    *(None, 7, "text", [], {}),
)


def illegal_moves(m: Moment, ask: Ask) -> Iterator[Move]:
    """Every kind of a wrong answer to a question."""
    right = random_answer(m.rng, ask)
    idle = {*range(-1, seats_of(m.game, m.start) + 1)} - {other.seat for other in m.before.asked}
    yield from (right._replace(seat=seat) for seat in sorted(idle))
    yield from (right._replace(choice=choice) for choice in ("", "no_such", "sealed", "apart", "chosen"))
    yield from (right._replace(choice=choice) for choice in m.game.rules.choices if choice != ask.choice)
    yield from (right._replace(revision=revision) for revision in (-1, ask.revision - 1, ask.revision + 1))
    if ask.least:
        yield right._replace(pick=right.pick[: ask.least - 1])
    yield right._replace(pick=(*ask.options, *ask.options, "no such")[: ask.most + 1])
    for i, option in enumerate(right.pick):
        once_more = (option,) * (ask.options.count(option) + 1)
        yield right._replace(pick=once_more)
        yield right._replace(pick=(*right.pick[:i], "no such", *right.pick[i + 1 :]))
        yield right._replace(pick=(*right.pick[:i], [option], *right.pick[i + 1 :]))  # type: ignore[arg-type]
    yield from (right._replace(pick=pick) for pick in GARBAGE if ask.least or pick)


def illegal_moves_are_refused(m: Moment) -> None:
    """Whatever is wrong with a move: a refusal with a key, and nothing changes."""
    ask = m.rng.choice(m.before.asked)
    for move in illegal_moves(m, ask):
        try:
            m.game.play(m.before, move)
        except Refused as refused:
            demand(isinstance(refused.refusal, Refusal) and refused.refusal.key, "illegal moves are refused", move)
        except Exception as fault:  # a wrong move is a player's error, never a fault of the program
            demand(False, "illegal moves are refused", move, ask, fault)
        else:
            demand(False, "illegal moves are refused", move, ask)
    demand(m.text(m.before) == m.saved, "illegal moves are refused", "a refused move changed something")


def what_is_barred_has_a_reason(m: Moment) -> None:
    """What `barred` explains is no option, and a player who tries it all the same hears that reason."""
    for ask in m.before.asked:
        for option, why in m.game.barred(m.before, ask.seat).items():
            demand(is_arg(option) and option not in ask.options, "what is barred has a reason", option, ask)
            demand(is_arg(tuple(why.facts.values())) and why.key, "what is barred has a reason", why)
            if ask.least <= 1 <= ask.most:
                demand(refusal(m, m.before, ask, option) == why, "what is barred has a reason", option, why)


def refusal(m: Moment, g: State, ask: Ask, *pick: Any) -> Refusal | None:
    """What a seat hears that answers a question in this position, or None where it may."""
    try:
        m.game.rules.check(g, Move(ask.seat, ask.choice, pick, ask.revision))
    except Refused as refused:
        return refused.refusal
    return None


# ------------------------------------------------------------------- presses, undo


def presses_stay_good_or_grow_stale(m: Moment) -> None:
    """The mover's old press is stale; another seat's is good while its question is the same, and stale if not.

    A sealed answer that was changed stays the same question: by its number nobody could tell that it was.
    """
    name, asked = "presses stay good or grow stale", {ask.seat: ask for ask in m.after.asked}
    for old in m.before.asked:
        pick = random_answer(m.rng, old).pick
        new = asked.get(old.seat)
        if old.seat == m.move.seat:
            same = new is not None and old.given is not None and new.same_question(old._replace(given=new.given))
        else:
            same = new is not None and new.same_question(old)
        heard = refusal(m, m.after, old, *pick)
        demand((heard is None) == same, name, "same question" if same else "another question", old, new, heard)


def undo_restores_the_position(m: Moment) -> None:
    """Taking back gives the position before under a revision of its own; the old press is stale, a new one works."""
    if not m.after.undo_depth or m.changes:
        return
    name, game = "undo restores the position", m.game
    back = game.take_back(m.after, game.load(json.loads(m.saved)))
    demand(back.revision > m.after.revision, name, "an old revision", back.revision)
    demand(content(m, back) == content(m, m.before), name, "another position", m.move)
    demand(len(back.asked) == len(m.before.asked), name, "other questions")
    for old, new in zip(m.before.asked, back.asked, strict=True):
        demand(old.same_question(new), name, "another question", old, new)
    demand(refusal(m, back, next(a for a in m.before.asked if a.seat == m.move.seat), *m.move.pick), name, "old press")
    ask = next(a for a in back.asked if a.seat == m.move.seat)
    again, events = game.play(back, m.move._replace(revision=ask.revision))
    demand(content(m, again) == content(m, m.after) and events == m.events, name, "redo differs", m.move)
    demand(again.revision > back.revision, name, "redo under an old revision")


def neighbours_keep_their_questions_over_an_undo(m: Moment) -> None:
    """What an undo leaves as it is stays pressable: answers and open panels of other seats survive."""
    if not m.after.undo_depth or m.changes:
        return
    back = m.game.take_back(m.after, m.game.load(json.loads(m.saved)))
    asked = {ask.seat: ask for ask in back.asked}
    for ask in m.after.asked:
        new = asked.get(ask.seat)
        if ask.seat != m.move.seat and new is not None:
            same = ask.same_question(new)
            demand(same == (ask.revision == new.revision), "neighbours keep their questions over an undo", ask, new)


def the_stack_unwinds_to_the_barrier(m: Moment) -> None:
    """One undo after the other leads back through every position since the last barrier."""
    name, reach, now = "the stack unwinds to the barrier", m.after.undo_reach, m.after
    demand(len(m.stack) == reach, name, "another length", len(m.stack), reach)
    for earlier in reversed(m.stack):
        back = m.game.take_back(now, earlier)
        demand(back.revision > now.revision and content(m, back) == content(m, earlier), name, earlier.revision)
        now = back


def barriers_end_the_stack(m: Moment) -> None:
    """A barrier forgets the past and has a name; any other move reaches one further back."""
    name, before, after = "barriers end the stack", m.before, m.after
    if not after.undo_reach:
        demand(after.undo_barrier and not after.undo_depth and after.undo_seat == -1, name, after.undo_barrier)
        return
    demand(after.draws == before.draws, name, "dice were used")
    if m.changes:
        same = (before.undo_seat, before.undo_depth, before.undo_reach)
        demand((after.undo_seat, after.undo_depth, after.undo_reach) == same, name, "a changed answer counts", same)
        return
    demand(after.undo_reach == min(before.undo_reach + 1, UNDO_LIMIT), name, before.undo_reach, after.undo_reach)
    demand(after.undo_seat == m.move.seat and 1 <= after.undo_depth <= after.undo_reach, name, after.undo_depth)


def content(m: Moment, g: State) -> dict[str, Any]:
    """A position without its revisions."""
    data = m.game.save(g)
    return {key: value for key, value in data.items() if key not in ("revision", "since")}


# ------------------------------------------------------------------- whole games


def replay_equals_play(played: Played) -> None:
    """Secret and moves are enough to play the same game again."""
    g = played.game.new(played.seats, played.secret, played.options)
    for move in played.moves:
        g, _ = played.game.play(g, move)
    demand(g == played.end and g.draws == played.end.draws, "replay equals play")


def the_end_is_quiet(played: Played) -> None:
    """When the game is over every move is refused as such, and there is a result."""
    for seat in range(played.seats):
        try:
            played.game.play(played.end, Move(seat, "any", (), played.end.revision))
        except Refused as refused:
            demand(refused.refusal.key == "game_over", "the end is quiet", refused.refusal)
        else:
            demand(False, "the end is quiet", seat)
    demand(played.game.result(played.end) is not None, "the end is quiet", "no result")


def hidden_things_differ(unknown: dict[str, list[int]], enough: int = 40) -> None:
    """Everything declared hidden differs from the truth in some imagined world, or somebody sees through."""
    for name, (worlds, differ) in unknown.items():
        demand(worlds < enough or differ, "hidden things differ", name, worlds)


PROPERTIES: Final[tuple[Property, ...]] = (
    questions_are_well_formed,
    frames_are_plain,
    views_are_plain,
    everything_is_conserved,
    results_come_at_the_end,
    saves_are_exact,
    playing_again_is_the_same,
    illegal_moves_are_refused,
    what_is_barred_has_a_reason,
    presses_stay_good_or_grow_stale,
    undo_restores_the_position,
    neighbours_keep_their_questions_over_an_undo,
    the_stack_unwinds_to_the_barrier,
    barriers_end_the_stack,
    imagined_worlds_look_the_same,
    imagined_worlds_can_be_played,
    imagined_worlds_agree_with_what_was_told,
    quiet_moves_look_the_same,
    events_tell_no_more_than_the_view,
    secret_picks_are_invisible,
    secret_picks_show_nothing_unsaid,
    what_is_foreseen_is_known,
    the_old_state_is_untouched,
)
