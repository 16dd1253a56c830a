"""Typed words: what stands for an option in a command, and how what somebody typed is read. Either language will do.

A market is typed by its name, one of another borough with its owner, "bea fish quay"; pieces that move by their number,
"2", "friend", "1 friend".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.faces.face import Names
from bot.faces.naming import plain
from bot.faces.parsing import all_synonyms, fold, one_word, parse_pick, synonyms
from bot.faces.question_context import number, numbers
from bot.text import LOCALES, Words, words_for
from rules.core import PASS, Arg, Ask, Pick
from rules.notre_dame.components import MARKETS, action_of, colour_of
from rules.notre_dame.view import View

from .glossary import (
    MARKET_CODES,
    NEUTRAL,
    action_name,
    card_name,
    kind_brings,
    market_name,
    message_name,
    owner_of,
    person_name,
)


def typed(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> str:
    """The word for an option, as completion offers it and `read` understands it."""
    return next(_names_of(words, ask, option, view, names))


def read(words: Words, ask: Ask, text: str, view: View, names: Names) -> Pick:
    """Typed words as a pick: "bank", "ana il", "2 bank, park"; "none" where no marker need go back."""
    if not ask.least and fold(text) in {"0"} | all_synonyms("notre_dame-typed-pass"):
        return ()
    return parse_pick(ask, text, lambda option: _all_names(ask, option, view, names))


# --------------------------------------------------------------------------- names


def _all_names(ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    for locale in LOCALES:
        yield from _names_of(words_for(locale), ask, option, view, names)


def _names_of(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    """All names of an option in one language, the one to offer first."""
    if isinstance(option, str):
        yield from _listed(words, option)
    else:
        yield from NAMES[ask.choice](words, ask, option, view, names)


def _listed(words: Words, what: str) -> tuple[str, ...]:
    return synonyms(words, f"notre_dame-typed-{what}")


def _place(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    """A sector or Notre Dame."""
    forms = ("", "short", "the", "from", "to", "in")
    yield from dict.fromkeys(action_name(words, number(option), form).lower() for form in forms)


def _card(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    """A card by what it does; of two of a kind also by whose it is."""
    card = number(option)
    called = list(dict.fromkeys(card_name(words, card, form).lower() for form in ("", "short", "the")))
    if sum(action_of(number(other)) == action_of(card) for other in ask.options) == 1:
        yield from called
    owner = colour_of(card)
    for name in (one_word(names.tags[owner]), plain(names.full[owner]), names.marks[owner]):
        yield from (f"{word} {name}" for word in called if name)


def _market(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    """A market by name and owner, or by the message that lies there; or the message alone that may not go."""
    if isinstance(option, tuple):
        taken = view.messages[number(option[1])]
        yield from (f"{word} {message_name(words, names, taken)}" for word in _listed(words, "message"))
        return
    market = number(option)
    borough, called = market // len(MARKETS), _listed(words, f"market-{MARKET_CODES[market % len(MARKETS)]}")
    if owner_of(names, borough) == ask.seat:
        yield from called
    for owner in _owners(words, names, borough):
        yield from (f"{owner} {name}" for name in called)
    yield market_name(words, names, market)
    if view.messages[market] >= 0:
        yield message_name(words, names, view.messages[market])


def _owners(words: Words, names: Names, borough: int) -> Iterator[str]:
    """How a borough is called: by whose it is, or by where it lies."""
    owner = owner_of(names, borough)
    if owner is None:
        yield from _listed(words, NEUTRAL[borough])
        return
    yield from filter(None, (one_word(names.tags[owner]), plain(names.full[owner]), names.marks[owner]))


def _person(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    forms = ("", "short", "the")
    yield from dict.fromkeys(person_name(words, number(option), form).lower() for form in forms)


def _gold(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    n = number(option)
    yield str(n)
    if not n:
        yield from _listed(words, PASS)
    yield from (f"{n} {word}" for word in _listed(words, "gold"))


def _kind(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    yield str(number(option) + 1)
    yield kind_brings(words, number(option))


def _pieces(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    """So many markers, with the trusted friend or without; or the friend alone."""
    n, friend = numbers(option)
    friends = _listed(words, "friend")
    if not friend:
        yield str(n)
        yield from (f"{n} {word}" for word in _listed(words, "marker"))
    else:
        yield from (f"{n} {word}" if n else word for word in friends)


NAMES: Final[Mapping[str, Callable[[Words, Ask, Arg, View, Names], Iterator[str]]]] = {
    **dict.fromkeys(("keep", "play"), _card),
    **dict.fromkeys(("marker", "marker_to_notre_dame", "friend", "shift_from", "shift_to"), _place),
    **dict.fromkeys(("empty_sector", "own_sector", "butcher_sectors", "give_back", "outbreak"), _place),
    **dict.fromkeys(("donate", "patron"), _gold),
    **dict.fromkeys(("hire", "hire_more"), _person),
    "drive": _market,
    "coachman": _kind,
    "shift_what": _pieces,
}
