"""What is asked, what can be answered, and how answers are typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import LABEL, Label, Preset
from bot.faces.parsing import parse_pick
from bot.faces.question_context import QuestionContext, number
from bot.text import LOCALES, Words, words_for
from rules.core import Arg, Ask, Pick
from tests.minimal.rules.larder.components import editions
from tests.minimal.rules.larder.view import View

from .board import wedge_name

Context = QuestionContext[View]


def plans(choice: str) -> bool:
    """No answer waits for another question."""
    return False


def reveals(at: Context, barrier: str) -> str:
    """What an answer brings to light."""
    return at.words("larder-reveals")


def call(words: Words, ask: Ask) -> str:
    """What somebody is asked, as everybody may read it."""
    return words(f"larder-call-{ask.choice}")


def hint(at: Context) -> str:
    """A line on the rules for a first game."""
    return at.words(f"larder-hint-{at.ask.choice}")


def chapter(choice: str, seats: int) -> str:
    """The page of the rules that a question is about."""
    return {"lay": "round", "take": "scoring"}[choice]


def question(at: Context) -> str:
    """The question as the one who is asked reads it."""
    return at.words(f"larder-ask-{at.ask.choice}", round=at.view.round)


def option(at: Context, option: Arg) -> Label:
    """A card to lay, or a kind of cheese to take, with what it brings."""
    words, view = at.words, at.view
    if at.ask.choice == "lay":
        return Label(words("larder-option-lay", card=number(option)))
    kind = number(option)
    points = editions.components(view.edition).wedge[kind].points
    return Label(
        words("larder-option-take", wedge=wedge_name(words, view, kind)),
        words("larder-option-take.outcome", n=points, left=view.wedges[kind]),
    )


def confirm(at: Context, pick: Pick, room: int = LABEL) -> str:
    """One thing is picked here, so the button that hands it in has its label."""
    return option(at, pick[0]).label


def presets(at: Context, room: int = LABEL) -> Sequence[Preset]:
    """Nothing is counted here."""
    return ()


def typed(at: Context, option: Arg) -> str:
    """The word for an option in a command."""
    return next(_names_of(at, at.words, option))


def read(at: Context, text: str) -> Pick:
    """Typed words as a pick, in any language. Raises `NotUnderstood`."""

    def names_of(option: Arg) -> Iterator[str]:
        for locale in LOCALES:
            yield from _names_of(at, words_for(locale), option)

    return parse_pick(at.ask, text, names_of)


def _names_of(at: Context, words: Words, option: Arg) -> Iterator[str]:
    if at.ask.choice == "take":
        yield wedge_name(words, at.view, number(option))
    yield str(number(option))
