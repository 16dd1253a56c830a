"""Following the agenda: steps run, questions stop it, groups of questions wait side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .paragraphs import APART, CHOSEN, HALT, SEALED
from .state import State
from .values import Ask, Frame, Pick, answered

if TYPE_CHECKING:
    from .rulebook import Rulebook


def follow(book: Rulebook[Any], g: State) -> tuple[Ask, ...]:
    """Run to the next questions, to `HALT` or to the end; returns the questions, all at the newest revision."""
    steps, choices, agenda = book.steps, book.choices, g.agenda
    while agenda:
        frame = name, args = agenda.pop()
        if run := steps.get(name):
            run(g, *args)
        elif choice := choices.get(name):
            ask = choice.ask(g, args)
            if ask and not choice.answers_itself(ask):
                agenda.append(frame)
                return (ask,)
            if ask:
                choice.apply(g, args, ask.options[: ask.most])
        elif frame == HALT:
            agenda.append(frame)
            return ()
        elif asked := _follow_group(book, g, name, args):
            return asked
    return ()


def _follow_group(book: Rulebook[Any], g: State, name: str, args: Any) -> tuple[Ask, ...]:
    if name == CHOSEN:
        choice, of, pick = args
        book.choices[choice].apply(g, of, pick)
        return ()
    if name == APART:
        return _follow_apart(book, g, args)
    assert name == SEALED, name
    return _follow_sealed(book, g, args)


def _follow_apart(book: Rulebook[Any], g: State, branches: tuple[tuple[Frame, ...], ...]) -> tuple[Ask, ...]:
    outer, stale = g.agenda, True
    while stale:  # what ran on one branch may have changed the options already listed on another
        asked, waiting, stale = list[Ask](), list[tuple[Frame, ...]](), False
        for branch in branches:
            if ask := _stands_at(book, g, branch):
                asked.append(ask)
                waiting.append(branch)
                continue
            g.agenda, listed = list(branch), bool(asked)
            asked += follow(book, g)
            stale = stale or (listed and tuple(g.agenda) != branch)
            if g.agenda:
                waiting.append(tuple(g.agenda))
        branches = tuple(waiting)
    g.agenda = outer
    if asked:
        outer.append((APART, branches))
    return tuple(asked)


def _stands_at(book: Rulebook[Any], g: State, branch: tuple[Frame, ...]) -> Ask | None:
    """The question a branch waits at if nothing has to run first, as is usual; None otherwise."""
    name, args = branch[-1]
    choice = book.choices.get(name)
    return choice.ask(g, args) if choice and not choice.forced else None


def _follow_sealed(book: Rulebook[Any], g: State, pairs: tuple[tuple[Frame, tuple[Pick, ...]], ...]) -> tuple[Ask, ...]:
    live, waits = list[tuple[Frame, Ask]](), False
    for frame, given in pairs:
        if ask := sealed_ask(book, g, frame, given):
            live.append((frame, ask))
            waits = waits or ask.given is None
    if waits:
        g.agenda.append((SEALED, tuple((frame, _own_answer(book, ask)) for frame, ask in live)))
        return tuple(ask for _, ask in live if not book.choices[ask.choice].answers_itself(ask))
    if len(live) > 1:  # opening the answers tells the last one what the others chose
        g.learned("opened")
    g.agenda.extend((CHOSEN, (*frame, ask.given or ())) for frame, ask in reversed(live))
    return ()


def sealed_ask(book: Rulebook[Any], g: State, frame: Frame, given: tuple[Pick, ...]) -> Ask | None:
    """The question of a sealed frame with its answer: the given one while that is legal, or the forced one."""
    choice = book.choices[frame[0]]
    ask = choice.ask(g, frame[1])
    if ask and choice.answers_itself(ask):
        return answered(ask, ask.options[: ask.most], ask.revision)
    return answered(ask, given[0], ask.revision) if ask and given and legal(ask, given[0]) else ask


def stays_sealed(g: State, ask: Ask) -> bool:
    """Whether others are still awaited in the sealed group that asks: then an answer is only stored."""
    return g.agenda[-1][0] == SEALED and any(other.given is None and other.seat != ask.seat for other in g.asked)


def _own_answer(book: Rulebook[Any], ask: Ask) -> tuple[Pick, ...]:
    """The answer that is kept; not a forced one, as another branch may still open a choice."""
    return () if ask.given is None or book.choices[ask.choice].answers_itself(ask) else (ask.given,)


def answer(book: Rulebook[Any], g: State, ask: Ask, pick: Pick) -> None:
    """Put an answer where its question stands: on top, into its sealed group or on its branch."""
    name, args = g.agenda.pop()
    if name == ask.choice:
        book.choices[name].apply(g, args, pick)
    elif name == SEALED:
        pairs: Any = args
        g.agenda.append((SEALED, tuple([(f, (pick,) if f[1][0] == ask.seat else a) for f, a in pairs])))
    else:
        _answer_apart(book, g, args, ask, pick)


def _answer_apart(book: Rulebook[Any], g: State, branches: Any, ask: Ask, pick: Pick) -> None:
    outer, waiting = g.agenda, list[tuple[Frame, ...]]()
    for branch in branches:
        if not _asks(branch[-1], ask.seat):
            waiting.append(branch)
            continue
        g.agenda = list(branch)
        answer(book, g, ask, pick)
        if g.agenda:
            waiting.append(tuple(g.agenda))
    outer.append((APART, tuple(waiting)))
    g.agenda = outer


def _asks(frame: Any, seat: int) -> bool:
    name, args = frame
    if name == SEALED:
        return any(_asks(inner, seat) for inner, _ in args)
    if name == APART:
        return any(_asks(branch[-1], seat) for branch in args)
    return bool(args[0] == seat)


def walk_sealed(frame: Frame, change: Callable[[Frame, tuple[Pick, ...]], tuple[Pick, ...]]) -> Frame:
    """The same frame with every sealed answer in it passed through `change(question's frame, answer)`."""
    name, args = frame
    inner: Any = args
    if name == APART:
        return APART, tuple(tuple(walk_sealed(f, change) for f in branch) for branch in inner)
    if name == SEALED:
        return SEALED, tuple((f, change(f, a)) for f, a in inner)
    return frame


def legal(ask: Ask, pick: Any) -> bool:
    """Whether the pick is a tuple of an allowed size that is contained in the options (a multiset)."""
    options = ask.options
    if not isinstance(pick, tuple) or not ask.least <= len(pick) <= ask.most:
        return False
    if len(pick) == 1:
        return pick[0] in options
    return all(option in options and pick.count(option) <= options.count(option) for option in pick)
