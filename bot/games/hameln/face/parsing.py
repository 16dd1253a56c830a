"""Typed words: what stands for an option in a command, and how what somebody typed is read. Either language will do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Final

from bot.faces.face import Names
from bot.faces.naming import plain
from bot.faces.parsing import all_synonyms, fold, one_word, parse_pick, synonyms
from bot.faces.question_context import number, numbers
from bot.text import LOCALES, Words, words_for
from rules.core import PASS, Arg, Ask, Pick
from rules.hameln.view import BOY, View, is_ordered

from .glossary import by_number, good_name, house_name, region_name

CIRCLES: Final = frozenset({"rats", "rat_set"})
APART: Final = re.compile(r"(\d[a-z]?)\s+(?=\d)")  # two numbers with only a blank between them
EVERYTHING: Final = frozenset({"activate", "for_money", "keep"})  # questions that "all" answers


def typed(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> str:
    """The word for an option, as completion offers it and `read` understands it."""
    return next(_names_of(words, ask, option, view, names))


def read(words: Words, ask: Ask, text: str, view: View, names: Names) -> Pick:
    """Typed words as a pick: "m1, y1", "2 meat, bread", "all"; houses to activate in the order in which they stand."""
    whole = fold(text)
    if not ask.least and (text.strip() == "0" or whole in all_synonyms("hameln-typed-nothing")):
        return ()
    if ask.choice in EVERYTHING and whole in all_synonyms("hameln-typed-all"):
        return ask.options[: ask.most]
    if ask.choice in CIRCLES:
        text = APART.sub(r"\1, ", text)
    return parse_pick(ask, text, lambda option: _all_names(ask, option, view, names), ordered=is_ordered(ask))


# --------------------------------------------------------------------------- names


def _all_names(ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    for locale in LOCALES:
        yield from _names_of(words_for(locale), ask, option, view, names)


def _names_of(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    """All names of an option in one language, the one to offer first."""
    if option == PASS:
        yield from _listed(words, "enough" if ask.choice == "couple" else "nothing")
    elif isinstance(option, str):
        yield from _listed(words, option)
    else:
        yield from NAMES[ask.choice](words, option, view, names)


def _listed(words: Words, what: str) -> tuple[str, ...]:
    return synonyms(words, f"hameln-typed-{what}")


def _house(words: Words, option: Arg, view: View, names: Names) -> Iterator[str]:
    yield house_name(view.components, number(option)).lower()


def _circle(words: Words, option: Arg, view: View, names: Names) -> Iterator[str]:
    """Its number, alone and with the word for it; and where it lies, as it was called before."""
    circle, printed = number(option), view.components.circles[number(option)]
    name = view.components.circle_names[view.seats][circle]
    yield name
    yield words("hameln-circles", n=1, list=name)
    yield words(f"hameln-place-{printed.place}", label=printed.label)


def _circles(words: Words, option: Arg, view: View, names: Names) -> Iterator[str]:
    """Circles that only go together, in any order; a single one is one that cannot be had."""
    circles = numbers(option) if isinstance(option, tuple) else (number(option),)
    rising = by_number(view.components, view.seats, circles)
    for called in zip(*(_circle(words, circle, view, names) for circle in rising), strict=True):
        yield from map(", ".join, permutations(called))


def _couple(words: Words, option: Arg, view: View, names: Names) -> Iterator[str]:
    """Whose boy and whose girl."""
    boy, girl = numbers(option)
    for husband in _person(names, boy):
        yield from (f"{husband}, {wife}" for wife in _person(names, girl))


def _person(names: Names, seat: int) -> list[str]:
    """Somebody by tag, name or mark."""
    return [one_word(names.tags[seat]), plain(names.full[seat]), *filter(None, [names.marks[seat]])]


def _good(words: Words, option: Arg, view: View, names: Names) -> Iterator[str]:
    yield good_name(words, number(option))


def _pile(words: Words, option: Arg, view: View, names: Names) -> Iterator[str]:
    """A pile by its number."""
    which = number(option) + 1
    yield from (f"{word}{which}" for word in _listed(words, "pile"))


def _region(words: Words, option: Arg, view: View, names: Names) -> Iterator[str]:
    yield region_name(words, view.components, number(option))
    yield region_name(words, view.components, number(option), "quarter")


def _number(words: Words, option: Arg, view: View, names: Names) -> Iterator[str]:
    yield str(option)


def _child(words: Words, option: Arg, view: View, names: Names) -> Iterator[str]:
    yield from _listed(words, "boy" if option == BOY else "girl")


NAMES: Final[Mapping[str, Callable[[Words, Arg, View, Names], Iterator[str]]]] = {
    **dict.fromkeys(("man", "woman", "activate", "home"), _house),
    **dict.fromkeys(("rats", "chase"), _circle),
    "rat_set": _circles,
    "couple": _couple,
    **dict.fromkeys(("for_money", "for_tokens"), _good),
    "piles": _pile,
    "bribe": _region,
    "amount": _number,
    "keep": _child,
}
