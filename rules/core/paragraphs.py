"""The paragraphs of a rulebook: steps run by themselves, choices wait for a seat. Calling one makes a frame."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

from .state import State
from .values import Args, Ask, Frame, Pick, Refusal, new_ask

G = TypeVar("G", bound=State)
P = ParamSpec("P")
T = TypeVar("T")

SEALED: Final = "sealed"  # frame: ((frame, answer), ...), an answer being () or (pick,)
APART: Final = "apart"  # frame: one small agenda per branch
CHOSEN: Final = "chosen"  # frame: (choice, its arguments, pick), an opened answer
HALT: Final[Frame] = ("halt", ())  # nothing below it is carried out: where a foreseen world ends

Effect = Callable[Concatenate[G, int, T, P], None]
Reasons = Callable[Concatenate[G, int, P], Mapping[Any, Refusal]]


class Step(Generic[P]):
    """A paragraph that runs by itself."""

    def __init__(self, run: Callable[Concatenate[Any, P], None]) -> None:
        self.name = run.__name__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Frame:
        return self.name, args  # type: ignore[return-value]  # conformance checks that arguments are Arg


class Choice(Generic[G, P, T]):
    """A paragraph where a seat decides: its function lists the options, `chosen` is the effect."""

    def __init__(self, menu: Callable[..., Any], *, counted: bool, forced: bool, ordered: bool = False) -> None:
        self.name, self.menu = menu.__name__, menu
        self.counted, self.forced, self.ordered = counted, forced, ordered
        self.parameters = tuple(inspect.signature(menu).parameters)[1:]  # their names, for the question's text
        self.effect: Callable[..., None] | None = None
        self.reasons: Callable[..., Mapping[Any, Refusal]] = nothing_barred
        self.preview: Callable[..., None] | None = None

    def __call__(self, seat: int, *args: P.args, **kwargs: P.kwargs) -> Frame:
        return self.name, (seat, *args)  # type: ignore[arg-type]

    def chosen(self, effect: Effect[G, T, P]) -> Effect[G, T, P]:
        """Register the effect: (g, seat, pick, *the other arguments). Name it `<choice>_chosen`, for tracebacks."""
        self.effect = effect
        return effect

    def previewed(self, preview: Effect[G, T, P]) -> Effect[G, T, P]:
        """Register what a preview shows if the effect itself shows nothing yet: a kept card, as if played now."""
        self.preview = preview
        return preview

    def barred(self, reasons: Reasons[G, P]) -> Reasons[G, P]:
        """Register why something a player might expect is no option; reasons for actual options are ignored."""
        self.reasons = reasons
        return reasons

    def ask(self, g: State, args: Args) -> Ask | None:
        """The question as it stands, or None if a one-of menu is empty and nobody is asked."""
        menu = self.menu(g, *args)
        if self.counted:
            options, least, most = menu
            return new_ask((args[0], self.name, args, tuple(options), least, most, g.revision, None))
        return new_ask((args[0], self.name, args, tuple(menu), 1, 1, g.revision, None)) if menu else None

    def answers_itself(self, ask: Ask) -> bool:
        """Whether nothing is left to decide, and the rules say that this may be seen."""
        return self.forced and (ask.least == len(ask.options) or ask.most == 0)

    def leaves_choice(self, ask: Ask) -> bool:
        """Whether there are two answers that differ by more than their order, or by that where it counts."""
        n, kinds = len(ask.options), len(set(ask.options))
        if ask.least < min(ask.most, n):
            return True
        return kinds > 1 and (ask.least < n or (self.ordered and n > 1))

    def apply(self, g: State, args: Args, pick: Pick) -> None:
        """Carry out the effect. A counted pick comes in the order of the options unless its own order matters."""
        assert self.effect is not None, self.name
        self.effect(g, args[0], pick if self.counted else pick[0], *args[1:])

    def in_order(self, ask: Ask, pick: tuple[Any, ...]) -> Pick:
        """The pick as the effect gets it: the options themselves, not what merely equals them (True for 1)."""
        options = ask.options
        if len(pick) == 1:
            return (options[options.index(pick[0])],)
        at = map(options.index, pick)
        return tuple([options[i] for i in (at if self.ordered else sorted(at))])


def nothing_barred(*_: object) -> Mapping[Any, Refusal]:
    """The reasons of a choice where nobody would expect more than its options."""
    return {}


def sealed(*frames: Frame) -> Frame:
    """All answer in any order, unseen and changeable until the last one; then the effects run in the order given."""
    return SEALED, tuple((frame, ()) for frame in frames)


def apart(*frames: Frame) -> Frame:
    """Each frame opens a small agenda of its own; they go on side by side, each answer taking effect on arrival."""
    return APART, tuple((frame,) for frame in frames)
