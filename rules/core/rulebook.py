"""All paragraphs of a game by name, and what callers may do with a table: settle, play, take back, explain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from .following import answer, follow, legal, sealed_ask, stays_sealed, walk_sealed
from .paragraphs import APART, CHOSEN, HALT, SEALED, Choice, Step
from .state import NoDice, State
from .values import Arg, Ask, Event, Facts, Frame, Move, Pick, Refusal, Refused, Several, answered

G = TypeVar("G", bound=State)
P = ParamSpec("P")
T = TypeVar("T")

UNDO_LIMIT = 32  # most moves that can be taken back; a table stores as many states


class Rulebook(Generic[G]):
    """The paragraphs of a game, and the engine that runs them."""

    def __init__(self) -> None:
        self.steps: dict[str, Callable[..., None]] = {}
        self.choices: dict[str, Choice[Any, Any, Any]] = {}
        self.renamed: dict[str, str] = {}  # a paragraph's old name -> its name now, for saves of the last release

    # ------------------------------------------------------------------- writing it

    def step(self, run: Callable[Concatenate[G, P], None]) -> Step[P]:
        """A paragraph that runs by itself."""
        made = Step(run)
        self._only_once(made.name)
        self.steps[made.name] = run
        return made

    def choice(self, menu: Callable[Concatenate[G, int, P], Sequence[T]]) -> Choice[G, P, T]:
        """One option is picked. Without options nobody is asked and nothing happens."""
        return self._add(Choice(menu, counted=False, forced=False))

    def forced(self, menu: Callable[Concatenate[G, int, P], Sequence[T]]) -> Choice[G, P, T]:
        """A choice that makes itself if one option is left. Only for choices where everybody can see that."""
        return self._add(Choice(menu, counted=False, forced=True))

    def counted(self, menu: Callable[Concatenate[G, int, P], Several[T]]) -> Choice[G, P, tuple[T, ...]]:
        """Several options are picked. Always asked, even if () is the only answer: not asking would reveal that."""
        return self._add(Choice(menu, counted=True, forced=False))

    def forced_counted(self, menu: Callable[Concatenate[G, int, P], Several[T]]) -> Choice[G, P, tuple[T, ...]]:
        """Several options are picked; makes itself if all of them must be, which everybody can see."""
        return self._add(Choice(menu, counted=True, forced=True))

    def ordered(self, menu: Callable[Concatenate[G, int, P], Several[T]]) -> Choice[G, P, tuple[T, ...]]:
        """Several options are picked, and the order in which they are named matters."""
        return self._add(Choice(menu, counted=True, forced=False, ordered=True))

    def _add(self, made: Choice[G, P, T]) -> Choice[G, P, T]:
        self._only_once(made.name)
        self.choices[made.name] = made
        return made

    def _only_once(self, name: str) -> None:
        if name in self.steps or name in self.choices or name in (SEALED, APART, CHOSEN, HALT[0]):
            raise ValueError(f"two paragraphs are called {name!r}")

    # ------------------------------------------------------------------- the border

    def settle(self, g: G) -> None:
        """Run steps until questions are open or the agenda is empty. Call it after set-up and once after every load."""
        g.asked = tuple([ask._replace(revision=g.since.get(ask.seat, g.revision)) for ask in follow(self, g)])

    def play(self, state: G, move: Move) -> tuple[G, tuple[Event, ...]]:
        """The state after a move and what happened. Raises `Refused`; never touches the old state."""
        ask = self.check(state, move)
        g = state.clone()
        self.advance(g, ask, move.pick)
        return g, tuple(g.events)

    def advance(self, g: G, ask: Ask, pick: Pick) -> None:
        """Play a move in place and unchecked, for search and play-outs on a clone of their own."""
        before, draws = g.asked, g.draws
        g.barrier, g.disclosed = "", ""
        if ask.given is None:  # a changed sealed answer keeps the revision: others would see the number grow
            g.revision += 1
        pick = self.choices[ask.choice].in_order(ask, pick)
        sealed = len(before) > 1 and stays_sealed(g, ask)
        answer(self, g, ask, pick)
        asked = _with_answer(g, ask, pick) if sealed else follow(self, g)
        if len(before) > 1 and not g.quiet:  # a search has no panels that could go stale
            old = [other for other in before if other.seat != ask.seat]
            if sealed and ask.given is not None:
                old.append(ask._replace(given=pick))
            asked = _with_old_revisions(g, asked, old)
        elif g.since:
            g.since = {}
        g.asked = asked
        if barrier := g.barrier or ("dice" if g.draws != draws else ""):
            g.bar_undo(barrier)
        elif ask.given is None:  # a changed answer goes back with the one that it stands for
            _reach_back(g, ask.seat)

    def try_answer(self, state: G, below: int, ask: Ask, pick: Pick) -> tuple[G, bool]:
        """A clone in which an answer and what follows from it are carried out, but not the lowest `below` frames.

        The clone's `asked` has the questions that follow from the answer. The dice are never used: False if the answer
        comes to a draw, with the events up to there and no questions.
        """
        g = state.clone()
        waiting, g.agenda = g.agenda[:below], g.agenda[below:]
        choice = self.choices[ask.choice]
        pick, g.secret, g.asked = choice.in_order(ask, pick), "", ()
        try:
            if g.agenda[-1] == (ask.choice, ask.args) and choice.preview:
                g.agenda.pop()
                choice.preview(g, ask.args[0], pick if choice.counted else pick[0], *ask.args[1:])
            else:
                answer(self, g, ask, pick)
            g.asked, whole = follow(self, g), True
        except NoDice:
            g.agenda, whole = [], False
        g.agenda = [*waiting, *g.agenda]
        return g, whole

    def arguments(self, ask: Ask) -> Facts:
        """The arguments of a question by their names."""
        return dict(zip(self.choices[ask.choice].parameters, ask.args, strict=True))

    def take_back(self, now: G, before: G) -> G:
        """The stored state before the last move, with a revision of its own, so that stale presses do not match it.

        Questions of other seats that the move did not touch stay as they are, and so do their panels.
        """
        g = before.clone()
        g.revision, g.since = now.revision + 1, {}
        asked = follow(self, g)
        g.asked = _with_old_revisions(g, asked, (old for old in now.asked if old.seat != now.undo_seat))
        return g

    def check(self, state: G, move: Move) -> Ask:
        """The question that the move answers. Raises `Refused` with the reason."""
        parts: Any = move  # what came from outside may be anything
        seat, choice, pick, revision = parts
        for ask in state.asked:
            if ask.seat == seat:
                break
        else:
            raise Refused(Refusal("not_your_turn" if state.asked else "game_over"))
        if ask.choice != choice or ask.revision != revision:
            raise Refused(Refusal("out_of_date"))
        if not legal(ask, pick):
            raise Refused(self._why_not(state, ask, pick))
        return ask

    def _why_not(self, state: G, ask: Ask, pick: Any) -> Refusal:
        if not isinstance(pick, tuple):
            return Refusal("not_an_option")
        reasons = self.choices[ask.choice].reasons(state, *ask.args).items()
        for option in pick:
            if option not in ask.options or pick.count(option) > ask.options.count(option):
                return next((why for other, why in reasons if other == option), Refusal("not_an_option"))
        return Refusal("wrong_number", {"least": ask.least, "most": ask.most, "n": len(pick)})

    def barred(self, state: G, seat: int) -> Mapping[Arg, Refusal]:
        """The options this seat might expect now and does not have, each with the reason. Empty if it is not asked."""
        for ask in state.asked:
            if ask.seat == seat:
                reasons = self.choices[ask.choice].reasons(state, *ask.args)
                return {option: why for option, why in reasons.items() if option not in ask.options}
        return {}

    # ------------------------------------------------------------------- sealed answers

    def reseal(self, g: G, viewer: int | None) -> None:
        """For `imagine`: answer anew what others have sealed, from what they now hold."""

        def guess(frame: Frame, given: tuple[Pick, ...]) -> tuple[Pick, ...]:
            if not given or frame[1][0] == viewer:
                return given
            ask = sealed_ask(self, g, frame, ())
            n = ask.least + g.below(ask.most - ask.least + 1) if ask else 0
            return (self.choices[frame[0]].in_order(ask, g.shuffled(ask.options)[:n]),) if ask else ()

        g.agenda = [walk_sealed(frame, guess) for frame in g.agenda]


def _with_answer(g: State, ask: Ask, pick: Pick) -> tuple[Ask, ...]:
    """The open questions after a sealed answer: it changes only its own, so nobody is asked anew."""
    revision = g.revision if ask.given is None else ask.revision
    return tuple([answered(ask, pick, revision) if other.seat == ask.seat else other for other in g.asked])


def _with_old_revisions(g: State, asked: tuple[Ask, ...], before: Iterable[Ask]) -> tuple[Ask, ...]:
    """Let unchanged questions keep their revision, so that panels of other seats stay valid."""
    olds = {old.seat: old for old in before}
    g.since, questions = {}, list[Ask]()
    for ask in asked:
        old = olds.get(ask.seat)
        if old is not None and old.same_question(ask):
            g.since[ask.seat] = old.revision
            ask = old
        questions.append(ask)
    return tuple(questions)


def _reach_back(g: State, mover: int) -> None:
    if g.undo_reach < UNDO_LIMIT:
        g.undo_reach += 1
    if g.undo_seat != mover:
        g.undo_seat, g.undo_depth = mover, 1
    elif g.undo_depth < UNDO_LIMIT:
        g.undo_depth += 1
