"""Parses typed words: names of options in any language, separated by commas, with counts: "2 cube, potion1"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from bot.text import LOCALES, SEAT_MARKS, Words, words_for
from rules.core import Arg, Ask, Pick

from .face import NotUnderstood
from .naming import plain

CHUNK: Final = re.compile(
    r"(?:(?P<n>\d{1,3})(?:\s*[x×*]?\s+|[x×*](?=\D)))?(?P<word>.*?\S)(?:\s*[x×*]\s*(?P<times>\d{1,3}))?\Z"
)
UNCLEAR: Final = re.compile(r"[^\d·]+\s\d+")  # a name, a blank and a number: "monk 3"
APART: Final = re.compile(r"[,;]")
SHORTEST: Final = 3  # minimum letters of an abbreviated word
Known = Mapping[Arg, Sequence[str]]
KindOf = Callable[[Arg], Arg]


def fold(text: str) -> str:
    """A text without case, accents, blanks and punctuation."""
    bare = unicodedata.normalize("NFKD", plain(text).casefold())
    return "".join(sign for sign in bare if sign.isalnum() or sign in SEAT_MARKS)


_folded = lru_cache(4096)(fold)  # for names, which recur at every keystroke; what is typed is never cached


def one_word(name: str) -> str:
    """A name as it can be typed, without separators."""
    return APART.sub(" ", plain(name)).strip()


@cache
def synonyms(words: Words, key: str) -> tuple[str, ...]:
    """The words of a text such as "pass, nothing"; the first one is the one to offer."""
    return tuple(map(str.strip, words(key).split(",")))


@cache
def all_synonyms(key: str) -> frozenset[str]:
    """The words of such a text in every language, folded."""
    return frozenset(fold(word) for locale in LOCALES for word in synonyms(words_for(locale), key))


def parse_pick(
    ask: Ask,
    text: str,
    names_of: Callable[[Arg], Iterable[str]],
    *,
    ordered: bool = False,
    kind_of: KindOf | None = None,
) -> Pick:
    """Parse typed words into a pick in the order of the options, or if `ordered` as typed. Raises `NotUnderstood`.

    `kind_of`: for options that share the name of their kind and differ by a number, as cards do. The name alone
    stands for the first ones of the kind; "monk 3" is not understood, since 3 may be that number or a count.
    """
    known: Known = {option: [_folded(name) for name in names_of(option)] for option in dict.fromkeys(ask.options)}
    if kind_of is None and len(meant := _meant(known, list(known), fold(text))) == 1:
        return (meant[0],)
    left, heard, taken = list(ask.options), list[str](), list[Arg]()
    for chunk in filter(None, map(str.strip, APART.split(text))):
        for option in _find(known, left, chunk, ", ".join(heard), kind_of):
            left.remove(option)
            taken.append(option)
        heard.append(chunk)
    if not heard:
        raise NotUnderstood("", text.strip())
    return tuple(taken) if ordered else _without(ask.options, left)


def _without(options: Pick, left: list[Arg]) -> Pick:
    """The options without those left, in their order."""
    stay, taken = list(left), list[Arg]()
    for option in reversed(options):
        if option in stay:
            stay.remove(option)
        else:
            taken.append(option)
    return tuple(reversed(taken))


def _find(known: Known, left: list[Arg], chunk: str, heard: str, kind_of: KindOf | None) -> list[Arg]:
    """The options that a chunk of the text stands for: all of one kind, as many as it says."""
    match = CHUNK.match(chunk)
    if match is None or (kind_of and UNCLEAR.fullmatch(chunk)):
        raise NotUnderstood(heard, chunk)
    ambiguous = False
    for n, word in ((1, chunk), (int(match["n"] or match["times"] or 1), match["word"])):
        meant = _meant(known, left, fold(word))
        kinds = set(map(kind_of, meant) if kind_of else meant)
        if len(kinds) == 1 and 0 < n <= len(meant):
            return meant[:n]
        ambiguous = ambiguous or len(kinds) > 1
    raise NotUnderstood(heard, chunk, ambiguous=ambiguous)


def _meant(known: Known, left: list[Arg], word: str) -> list[Arg]:
    """The options with this name, else those whose name begins with it; a word ending in a digit is no abbreviation."""
    exact = [option for option in left if word in known[option]]
    if exact or len(word) < SHORTEST or word[-1].isdigit():
        return exact
    return [option for option in left if any(name.startswith(word) for name in known[option])]
