"""What is asked, what can be answered, and how answers are typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import LABEL, Label, Names, Preset
from bot.faces.parsing import parse_pick
from bot.faces.question_context import number
from bot.text import LOCALES, Words, words_for
from rules.core import Arg, Ask, Pick, Prospect
from tests.minimal.rules.larder.components import shelf
from tests.minimal.rules.larder.view import View

from .board import wedge_name


def plans(choice: str) -> bool:
    """No answer waits for another question."""
    return False


def reveals(words: Words, ask: Ask, barrier: str) -> str:
    """What an answer brings to light."""
    return words("larder-reveals")


def call(words: Words, ask: Ask) -> str:
    """What somebody is asked, as everybody may read it."""
    return words(f"larder-call-{ask.choice}")


def hint(words: Words, ask: Ask, view: View) -> str:
    """A line on the rules for a first game."""
    return words(f"larder-hint-{ask.choice}")


def chapter(choice: str) -> str:
    """The page of the rules that a question is about."""
    return {"lay": "round", "take": "scoring"}[choice]


def question(words: Words, ask: Ask, view: View, names: Names) -> str:
    """The question as the one who is asked reads it."""
    return words(f"larder-ask-{ask.choice}", round=view.round)


def option(words: Words, ask: Ask, option: Arg, view: View, names: Names, ahead: Prospect[View] | None = None) -> Label:
    """A card to lay, or a kind of cheese to take, with what it brings."""
    if ask.choice == "lay":
        return Label(words("larder-option-lay", card=number(option)))
    kind = number(option)
    points = shelf.components(view.edition).wedge[kind].points
    return Label(
        words("larder-option-take", wedge=wedge_name(words, view, kind)),
        words("larder-option-take.outcome", n=points, left=view.wedges[kind]),
    )


def confirm(
    words: Words,
    ask: Ask,
    pick: Pick,
    view: View,
    names: Names,
    room: int = LABEL,
    ahead: Prospect[View] | None = None,
) -> str:
    """One thing is picked here, so the button that hands it in has its label."""
    return option(words, ask, pick[0], view, names).label


def presets(
    words: Words, ask: Ask, view: View, names: Names, room: int = LABEL, ahead: Prospect[View] | None = None
) -> Sequence[Preset]:
    """Nothing is counted here."""
    return ()


def typed(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> str:
    """The word for an option in a command."""
    return next(_names_of(words, ask, option, view))


def read(words: Words, ask: Ask, text: str, view: View, names: Names) -> Pick:
    """Typed words as a pick, in any language. Raises `NotUnderstood`."""

    def names_of(option: Arg) -> Iterator[str]:
        for locale in LOCALES:
            yield from _names_of(words_for(locale), ask, option, view)

    return parse_pick(ask, text, names_of)


def _names_of(words: Words, ask: Ask, option: Arg, view: View) -> Iterator[str]:
    if ask.choice == "take":
        yield wedge_name(words, view, number(option))
    yield str(number(option))
