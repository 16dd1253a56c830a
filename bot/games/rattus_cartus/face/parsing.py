"""Typed words: what stands for an option in a command, and how what somebody typed is read. Either language will do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.faces.face import Names
from bot.faces.naming import plain
from bot.faces.parsing import all_synonyms, fold, one_word, parse_pick, synonyms
from bot.faces.question_context import number
from bot.text import LOCALES, Words, words_for
from rules.core import PASS, Arg, Ask, Pick
from rules.rattus_cartus.components import JOKER, PASS_CARD, nuns_on
from rules.rattus_cartus.view import View

from .glossary import building_name, card_word, class_name, family, kind_text

CARDS: Final = frozenset({"lay_cards", "give_cards", "tribute", "discard_for_rats"})


def typed(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> str:
    """The word for an option, as completion offers it and `read` understands it."""
    return next(_names_of(words, ask, option, view, names))


def read(words: Words, ask: Ask, text: str, view: View, names: Names) -> Pick:
    """Typed words as a pick: "3 monk, joker", "nothing", "all". Raises `NotUnderstood`.

    Of cards that share a word, those with the fewest nuns are taken first. A plus parts like a comma.
    """
    whole = fold(text)
    if PASS not in ask.options and (text.strip() == "0" or whole in all_synonyms("rattus_cartus-typed-nothing")):
        return ()
    if whole in all_synonyms("rattus_cartus-typed-all"):
        return ask.options
    kind_of = _family if ask.choice in CARDS else None
    return parse_pick(ask, text.replace("+", ","), lambda option: _all_names(ask, option, view, names), kind_of=kind_of)


def _family(card: Arg) -> int:
    return family(number(card))


# --------------------------------------------------------------------------- names


def _all_names(ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    for locale in LOCALES:
        yield from _names_of(words_for(locale), ask, option, view, names)


def _names_of(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    """All names of an option in one language, the one to offer first."""
    if option == PASS:
        yield _listed(words, "nothing" if ask.choice == "gain" else "pass")[0]
        yield card_word(words, PASS_CARD)
    elif isinstance(option, str):
        yield from _listed(words, option)
    else:
        yield from NAMES[ask.choice](words, number(option), view, names)


def _listed(words: Words, what: str) -> tuple[str, ...]:
    return synonyms(words, f"rattus_cartus-typed-{what}")


def _card(words: Words, card: int, view: View, names: Names) -> Iterator[str]:
    """A population card with its nuns, by its class alone, or any other card by its kind."""
    kin = family(card)
    one, many = card_word(words, kin), card_word(words, kin, 2)
    if card >= JOKER:
        yield one.lower()
    else:
        yield f"{one.lower()}{nuns_on(card)}"
        yield from (kind_text(words, card), one, class_name(words, kin), f"{many}{nuns_on(card)}")
    yield many


def _person(words: Words, seat: int, view: View, names: Names) -> Iterator[str]:
    """Somebody by tag, name, seat or mark."""
    yield one_word(names.tags[seat]).replace("+", " ")
    full, mark = plain(names.full[seat]), names.marks[seat]
    yield from (full, str(seat + 1), *([mark, f"{mark} {full}"] if mark else []))


def _nun(words: Words, at: int, view: View, names: Names) -> Iterator[str]:
    yield str(at + 1)


def _building(words: Words, at: int, view: View, names: Names) -> Iterator[str]:
    """A building by its name or its place in the row; where two are alike, first by both."""
    building, place = view.row[at].building, str(at + 1)
    short = building_name(words, building, "short").lower()
    if sum(other.building == building for other in view.row) == 1:
        yield short
    yield f"{short} {place}"
    yield f"{place} {short}"
    yield from (building_name(words, building), building_name(words, building, "the"), short, place)


NAMES: Final[Mapping[str, Callable[[Words, int, View, Names], Iterator[str]]]] = {
    **dict.fromkeys(CARDS, _card),
    **dict.fromkeys(("sword_victim", "flute_receiver"), _person),
    **dict.fromkeys(("supplies", "enter"), _building),
    "look_at_nuns": _nun,
}
