"""Typed words: what stands for an option in a command, and how what somebody typed is read. Either language will do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.faces.naming import plain
from bot.faces.parsing import all_synonyms, fold, one_word, parse_pick, synonyms
from bot.faces.question_context import number
from bot.text import LOCALES, words_for
from rules.core import PASS, Arg, Pick
from rules.rattus_cartus.components import JOKER, PASS_CARD, nuns_on

from .glossary import building_name, building_sign, card_word, class_name, family, kind_text
from .question_context import Context

CARDS: Final = frozenset({"lay_cards", "give_cards", "tribute", "discard_for_rats"})


def typed(at: Context, option: Arg) -> str:
    """The word for an option, as completion offers it and `read` understands it."""
    return next(_names_of(at, option))


def read(at: Context, text: str) -> Pick:
    """Typed words as a pick: "3 monk, joker", "nothing", "all". Raises `NotUnderstood`.

    Of cards that share a word, those with the fewest nuns are taken first. A plus parts like a comma.
    """
    whole = fold(text)
    if PASS not in at.ask.options and (text.strip() == "0" or whole in all_synonyms("rattus_cartus-typed-nothing")):
        return ()
    if whole in all_synonyms("rattus_cartus-typed-all"):
        return at.ask.options
    kind_of = _family if at.ask.choice in CARDS else None
    return parse_pick(at.ask, text.replace("+", ","), lambda option: _all_names(at, option), kind_of=kind_of)


def _family(card: Arg) -> int:
    return family(number(card))


# --------------------------------------------------------------------------- names


def _all_names(at: Context, option: Arg) -> Iterator[str]:
    for locale in LOCALES:
        yield from _names_of(replace(at, words=words_for(locale)), option)


def _names_of(at: Context, option: Arg) -> Iterator[str]:
    """All names of an option in one language, the one to offer first."""
    if option == PASS:
        yield _listed(at, "nothing" if at.ask.choice == "gain" else "pass")[0]
        yield card_word(at.words, PASS_CARD)
    elif isinstance(option, str):
        yield from _listed(at, option)
    else:
        yield from NAMES[at.ask.choice](at, number(option))


def _listed(at: Context, what: str) -> tuple[str, ...]:
    return synonyms(at.words, f"rattus_cartus-typed-{what}")


def _card(at: Context, card: int) -> Iterator[str]:
    """A population card with its nuns, by its class alone, or any other card by its kind."""
    kin = family(card)
    one, many = card_word(at.words, kin), card_word(at.words, kin, 2)
    if card >= JOKER:
        yield one.lower()
    else:
        yield f"{one.lower()}{nuns_on(card)}"
        yield from (kind_text(at.words, card), one, class_name(at.words, kin), f"{many}{nuns_on(card)}")
    yield many


def _person(at: Context, seat: int) -> Iterator[str]:
    """Somebody by tag, name, seat or mark."""
    yield one_word(at.names.tags[seat]).replace("+", " ")
    full, mark = plain(at.names.full[seat]), at.names.marks[seat]
    yield from (full, str(seat + 1), *([mark, f"{mark} {full}"] if mark else []))


def _nun(at: Context, place: int) -> Iterator[str]:
    yield str(place + 1)


def _building(at: Context, place: int) -> Iterator[str]:
    """A building by its name or its place in the row; where two are alike, first by both."""
    building, nth = at.view.row[place].building, str(place + 1)
    short = building_name(at.words, building, "short").lower()
    if sum(other.building == building for other in at.view.row) == 1:
        yield short
    yield f"{short} {nth}"
    yield f"{nth} {short}"
    names = (building_name(at.words, building, form) for form in ("", "the", "short"))
    yield from (*names, building_sign(at.words, building), nth)


NAMES: Final[Mapping[str, Callable[[Context, int], Iterator[str]]]] = {
    **dict.fromkeys(CARDS, _card),
    **dict.fromkeys(("sword_victim", "flute_receiver"), _person),
    **dict.fromkeys(("supplies", "enter"), _building),
    "look_at_nuns": _nun,
}
