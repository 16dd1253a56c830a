"""Typed words: what stands for an option in a command, and how what somebody typed is read. Either language will do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from typing import Final

from bot.faces.naming import plain
from bot.faces.parsing import all_synonyms, fold, one_word, parse_pick, synonyms
from bot.faces.question_context import number, numbers
from bot.text import LOCALES, words_for
from rules.core import PASS, Arg, Pick
from rules.hameln.view import BOY, is_ordered

from .glossary import by_number, good_name, house_name, region_name
from .question_context import Context

CIRCLES: Final = frozenset({"rats", "rat_set"})
APART: Final = re.compile(r"(\d[a-z]?)\s+(?=\d)")  # two numbers with only a blank between them
EVERYTHING: Final = frozenset({"activate", "for_money", "keep"})  # questions that "all" answers


def typed(at: Context, option: Arg) -> str:
    """The word for an option, as completion offers it and `read` understands it."""
    return next(_names_of(at, option))


def read(at: Context, text: str) -> Pick:
    """Typed words as a pick: "m1, y1", "2 meat, bread", "all"; houses to activate in the order in which they stand."""
    whole = fold(text)
    if not at.ask.least and (text.strip() == "0" or whole in all_synonyms("hameln-typed-nothing")):
        return ()
    if at.ask.choice in EVERYTHING and whole in all_synonyms("hameln-typed-all"):
        return at.ask.options[: at.ask.most]
    if at.ask.choice in CIRCLES:
        text = APART.sub(r"\1, ", text)
    return parse_pick(at.ask, text, lambda option: _all_names(at, option), ordered=is_ordered(at.ask))


# --------------------------------------------------------------------------- names


def _all_names(at: Context, option: Arg) -> Iterator[str]:
    for locale in LOCALES:
        yield from _names_of(replace(at, words=words_for(locale)), option)


def _names_of(at: Context, option: Arg) -> Iterator[str]:
    """All names of an option in one language, the one to offer first."""
    if option == PASS:
        yield from _listed(at, "enough" if at.ask.choice == "couple" else "nothing")
    elif isinstance(option, str):
        yield from _listed(at, option)
    else:
        yield from NAMES[at.ask.choice](at, option)


def _listed(at: Context, what: str) -> tuple[str, ...]:
    return synonyms(at.words, f"hameln-typed-{what}")


def _house(at: Context, option: Arg) -> Iterator[str]:
    yield house_name(at.view.components, number(option)).lower()


def _circle(at: Context, option: Arg) -> Iterator[str]:
    """Its number, alone and with the word for it; and where it lies, as it was called before."""
    circle, printed = number(option), at.view.components.circles[number(option)]
    name = at.view.components.circle_names[at.view.seats][circle]
    yield name
    yield at.words("hameln-circles", n=1, list=name)
    yield at.words(f"hameln-place-{printed.place}", label=printed.label)


def _circles(at: Context, option: Arg) -> Iterator[str]:
    """Circles that only go together, in any order; a single one is one that cannot be had."""
    circles = numbers(option) if isinstance(option, tuple) else (number(option),)
    rising = by_number(at.view.components, at.view.seats, circles)
    for called in zip(*(_circle(at, circle) for circle in rising), strict=True):
        yield from map(", ".join, permutations(called))


def _couple(at: Context, option: Arg) -> Iterator[str]:
    """Whose boy and whose girl."""
    boy, girl = numbers(option)
    for husband in _person(at, boy):
        yield from (f"{husband}, {wife}" for wife in _person(at, girl))


def _person(at: Context, seat: int) -> list[str]:
    """Somebody by tag, name or mark."""
    return [one_word(at.names.tags[seat]), plain(at.names.full[seat]), *filter(None, [at.names.marks[seat]])]


def _good(at: Context, option: Arg) -> Iterator[str]:
    yield good_name(at.words, number(option))


def _pile(at: Context, option: Arg) -> Iterator[str]:
    """A pile by its number."""
    which = number(option) + 1
    yield from (f"{word}{which}" for word in _listed(at, "pile"))


def _region(at: Context, option: Arg) -> Iterator[str]:
    yield region_name(at.words, at.view.components, number(option))
    yield region_name(at.words, at.view.components, number(option), "quarter")


def _number(at: Context, option: Arg) -> Iterator[str]:
    yield str(option)


def _child(at: Context, option: Arg) -> Iterator[str]:
    yield from _listed(at, "boy" if option == BOY else "girl")


NAMES: Final[Mapping[str, Callable[[Context, Arg], Iterator[str]]]] = {
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
