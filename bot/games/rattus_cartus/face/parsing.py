"""Typed words: what stands for an option in a command, and how what somebody typed is read. Either language will do."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.faces.face import Names, NotUnderstood
from bot.faces.naming import plain
from bot.text import LOCALES, Words, words_for
from rules.core import PASS, Arg, Ask, Pick
from rules.rattus_cartus.components import JOKER, PASS_CARD, nuns_on
from rules.rattus_cartus.view import View

from .glossary import building_name, card_word, class_name, family, kind_text
from .questions import at_place

CHUNK: Final = re.compile(r"(?:(?P<n>\d{1,3})(?:\s*[x×*]\s*|\s+))?(?P<word>.*?\S)(?:\s*[x×*]\s*(?P<times>\d{1,3}))?\Z")
UNCLEAR: Final = re.compile(r"[^\d·]+\s\d+")  # "monk 3": three of them, or the one with three nuns?
ONE_WORD: Final = re.compile(r"[,;+]")  # what would take a name apart
SHORTEST = 3  # letters of a word that is not typed to its end
Known = Mapping[Arg, Sequence[str]]
CARDS: Final = frozenset({"lay_cards", "give_cards", "tribute", "discard_for_rats"})


def typed(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> str:
    """The word for an option, as completion offers it and `read` understands it."""
    return next(_names_of(words, ask, option, view, names))


def read(words: Words, ask: Ask, text: str, view: View, names: Names) -> Pick:
    """Typed words as a pick: "3 monk, joker". Raises `NotUnderstood`.

    Of cards that share a word, those with the fewest nuns are taken first.
    """
    if (text.strip() == "0" or fold(text) in _all_of("rattus_cartus-typed-nothing")) and PASS not in ask.options:
        return ()
    if fold(text) in _all_of("rattus_cartus-typed-all"):
        return ask.options
    known: Known = {
        option: [fold(name) for name in _all_names(ask, option, view, names)] for option in dict.fromkeys(ask.options)
    }
    left, heard = list(ask.options), list[str]()
    for chunk in filter(None, map(str.strip, re.split(r"[,;+]", text))):
        for option in _find(ask, known, left, chunk, ", ".join(heard)):
            left.remove(option)
        heard.append(chunk)
    if not heard:
        raise NotUnderstood("", text.strip())
    return _without(ask.options, left)


def _without(options: Pick, left: list[Arg]) -> Pick:
    """Return the options that are no longer in `left`, in their order."""
    stay = Counter(left)
    taken = list[Arg]()
    for option in reversed(options):
        if stay[option]:
            stay[option] -= 1
        else:
            taken.append(option)
    return tuple(reversed(taken))


def _find(ask: Ask, known: Known, left: list[Arg], chunk: str, heard: str) -> list[Arg]:
    """The options that a piece of the text stands for."""
    match = CHUNK.match(chunk)
    if match is None or (ask.choice in CARDS and UNCLEAR.fullmatch(chunk)):
        raise NotUnderstood(heard, chunk)
    whole = _meant(known, left, fold(chunk))
    if whole and _alike(ask, whole):
        return whole[:1]
    n, meant = int(match["n"] or match["times"] or 1), _meant(known, left, fold(match["word"]))
    if not 0 < n <= len(meant) or not _alike(ask, meant):
        raise NotUnderstood(heard, chunk)
    return meant[:n]


def _alike(ask: Ask, options: list[Arg]) -> bool:
    """Return whether these options are one, or cards that share a name."""
    if ask.choice in CARDS:
        return len({family(int(str(option))) for option in options}) == 1
    return len(options) == 1


def _meant(known: Known, left: list[Arg], word: str) -> list[Arg]:
    """The options of this name; else those whose name begins so."""
    exact = [option for option in left if word in known[option]]
    if exact or len(word) < SHORTEST:
        return exact
    return [option for option in left if any(name.startswith(word) for name in known[option])]


# --------------------------------------------------------------------------- names


def fold(text: str) -> str:
    """A text without case, accents, blanks and signs."""
    bare = unicodedata.normalize("NFKD", plain(text).casefold())
    return "".join(sign for sign in bare if sign.isalnum() or sign in "●■▲◆★")


def _all_names(ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    for locale in LOCALES:
        yield from _names_of(words_for(locale), ask, option, view, names)


def _names_of(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Iterator[str]:
    """All names of an option in one language, the one to offer first."""
    if option == PASS:
        yield words("rattus_cartus-typed-nothing" if ask.choice == "gain" else "rattus_cartus-typed-pass").split(",")[0]
        yield card_word(words, PASS_CARD)
    elif not isinstance(option, int):
        yield words("rattus_cartus-typed-take")
    elif ask.choice in CARDS:
        yield from _card_names(words, option)
    elif ask.choice in ("sword_victim", "flute_receiver"):
        yield ONE_WORD.sub(" ", plain(names.tags[option]))
        yield from (plain(names.full[option]), str(option + 1), *filter(None, [names.marks[option]]))
    elif ask.choice == "look_at_nuns":
        yield str(option + 1)
    else:
        yield from _building_names(words, option, view)


def _card_names(words: Words, card: int) -> Iterator[str]:
    kin = family(card)
    if card >= JOKER:
        yield card_word(words, kin).lower()
    else:
        yield f"{card_word(words, kin).lower()}{nuns_on(card)}"
        yield kind_text(words, card)
        yield card_word(words, kin)
        yield class_name(words, kin)
        yield f"{card_word(words, kin, 2)}{nuns_on(card)}"
    yield card_word(words, kin, 2)


def _building_names(words: Words, option: int, view: View) -> Iterator[str]:
    building = at_place(view, option).building
    short = building_name(words, building, "short").lower()
    if Counter(place.building for place in view.row)[building] == 1:
        yield short
    yield f"{short} {option + 1}"
    yield building_name(words, building)
    yield building_name(words, building, "the")
    yield short
    yield str(option + 1)


def _all_of(key: str) -> set[str]:
    """The folded words under a key in every language."""
    return {fold(word) for locale in LOCALES for word in words_for(locale)(key).split(",")}
