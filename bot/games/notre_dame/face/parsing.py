"""Typed words: what stands for an option in a command, and how what somebody typed is read. Either language will do.

A market is typed by its name, one of another borough with its owner, "bea fish quay"; pieces that move by their number,
"2", "friend", "1 friend".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.faces.naming import plain
from bot.faces.parsing import all_synonyms, fold, one_word, parse_pick, synonyms
from bot.faces.question_context import number, numbers
from bot.text import LOCALES, words_for
from rules.core import PASS, Arg, Pick
from rules.notre_dame.components import MARKETS, action_of, colour_of

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
from .question_context import Context


def typed(at: Context, option: Arg) -> str:
    """The word for an option, as completion offers it and `read` understands it."""
    return next(_names_of(at, option))


def read(at: Context, text: str) -> Pick:
    """Typed words as a pick: "bank", "ana il", "2 bank, park"; "none" where no marker need go back."""
    if not at.ask.least and fold(text) in {"0"} | all_synonyms("notre_dame-typed-pass"):
        return ()
    return parse_pick(at.ask, text, lambda option: _all_names(at, option))


# --------------------------------------------------------------------------- names


def _all_names(at: Context, option: Arg) -> Iterator[str]:
    for locale in LOCALES:
        yield from _names_of(replace(at, words=words_for(locale)), option)


def _names_of(at: Context, option: Arg) -> Iterator[str]:
    """All names of an option in one language, the one to offer first."""
    if isinstance(option, str):
        yield from _listed(at, option)
    else:
        yield from NAMES[at.ask.choice](at, option)


def _listed(at: Context, what: str) -> tuple[str, ...]:
    return synonyms(at.words, f"notre_dame-typed-{what}")


def _place(at: Context, option: Arg) -> Iterator[str]:
    """A sector or Notre Dame."""
    forms = ("", "short", "the", "from", "to", "in")
    yield from dict.fromkeys(action_name(at.words, number(option), form).lower() for form in forms)


def _card(at: Context, option: Arg) -> Iterator[str]:
    """A card by what it does; of two of a kind also by whose it is."""
    card = number(option)
    called = list(dict.fromkeys(card_name(at.words, card, form).lower() for form in ("", "short", "the")))
    if sum(action_of(number(other)) == action_of(card) for other in at.ask.options) == 1:
        yield from called
    owner = colour_of(card)
    for name in (one_word(at.names.tags[owner]), plain(at.names.full[owner]), at.names.marks[owner]):
        yield from (f"{word} {name}" for word in called if name)


def _market(at: Context, option: Arg) -> Iterator[str]:
    """A market by name and owner, or by the message that lies there; or the message alone that may not go."""
    if isinstance(option, tuple):
        taken = at.view.messages[number(option[1])]
        yield from (f"{word} {message_name(at.words, at.names, taken)}" for word in _listed(at, "message"))
        return
    market = number(option)
    borough, called = market // len(MARKETS), _listed(at, f"market-{MARKET_CODES[market % len(MARKETS)]}")
    if owner_of(at.names, borough) == at.seat:
        yield from called
    for owner in _owners(at, borough):
        yield from (f"{owner} {name}" for name in called)
    yield market_name(at.words, at.names, market)
    if at.view.messages[market] >= 0:
        yield message_name(at.words, at.names, at.view.messages[market])


def _owners(at: Context, borough: int) -> Iterator[str]:
    """How a borough is called: by whose it is, or by where it lies."""
    owner = owner_of(at.names, borough)
    if owner is None:
        yield from _listed(at, NEUTRAL[borough])
        return
    yield from filter(None, (one_word(at.names.tags[owner]), plain(at.names.full[owner]), at.names.marks[owner]))


def _person(at: Context, option: Arg) -> Iterator[str]:
    forms = ("", "short", "the")
    yield from dict.fromkeys(person_name(at.words, number(option), form).lower() for form in forms)


def _gold(at: Context, option: Arg) -> Iterator[str]:
    n = number(option)
    yield str(n)
    if not n:
        yield from _listed(at, PASS)
    yield from (f"{n} {word}" for word in _listed(at, "gold"))


def _kind(at: Context, option: Arg) -> Iterator[str]:
    yield str(number(option) + 1)
    yield kind_brings(at.words, number(option))


def _pieces(at: Context, option: Arg) -> Iterator[str]:
    """So many markers, with the trusted friend or without; or the friend alone."""
    n, friend = numbers(option)
    friends = _listed(at, "friend")
    if not friend:
        yield str(n)
        yield from (f"{n} {word}" for word in _listed(at, "marker"))
    else:
        yield from (f"{n} {word}" if n else word for word in friends)


NAMES: Final[Mapping[str, Callable[[Context, Arg], Iterator[str]]]] = {
    **dict.fromkeys(("keep", "play"), _card),
    **dict.fromkeys(("marker", "marker_to_notre_dame", "friend", "shift_from", "shift_to"), _place),
    **dict.fromkeys(("empty_sector", "own_sector", "butcher_sectors", "give_back", "outbreak"), _place),
    **dict.fromkeys(("donate", "patron"), _gold),
    **dict.fromkeys(("hire", "hire_more"), _person),
    "drive": _market,
    "coachman": _kind,
    "shift_what": _pieces,
}
