"""Picks as numbers: equal options are one kind, and a draft is a list of the numbers of kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rules.core import Arg, Ask, Pick

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
Numbers = tuple[int, ...]


def kinds(ask: Ask) -> tuple[Arg, ...]:
    """The distinct options in order; a kind's number is its index here."""
    return tuple(dict.fromkeys(ask.options))


def available(ask: Ask) -> Counter[Arg]:
    """How many options of each kind there are."""
    return Counter(ask.options)


def is_single(ask: Ask) -> bool:
    """Whether exactly one option must be picked, so that one press is the answer."""
    return ask.least == ask.most == 1


def side_of(ask: Ask, *, ordered: bool = False) -> Ask:
    """The question put the shorter way: where fewer options stay than are picked, ask which stay."""
    stay = len(ask.options) - ask.most
    if ordered or is_single(ask) or ask.least != ask.most or stay >= ask.most:
        return ask
    return ask._replace(least=stay, most=stay, given=None)


def other_side(ask: Ask, pick: Pick) -> Pick:
    """All options but the picked ones."""
    stay = Counter(pick)
    left = list[Arg]()
    for option in reversed(ask.options):
        if stay[option]:
            stay[option] -= 1
        else:
            left.append(option)
    return tuple(reversed(left))


def pick_of(ask: Ask, numbers: Iterable[int]) -> Pick | None:
    """The options of these kinds; None where a number names no kind."""
    known = kinds(ask)
    wanted = tuple(numbers)
    return tuple(known[n] for n in wanted) if all(0 <= n < len(known) for n in wanted) else None


def numbers_of(ask: Ask, pick: Pick) -> Numbers:
    """The kinds of a pick, as numbers."""
    known = kinds(ask)
    return tuple(known.index(option) for option in pick)


def packed(numbers: Sequence[int]) -> str:
    """Numbers as a short text for a custom id: "=" and one digit each. Raises `ValueError` where one is too great."""
    if any(n >= len(DIGITS) for n in numbers):
        raise ValueError("too many kinds for one id")
    return "=" + "".join(DIGITS[n] for n in numbers)


def unpacked(word: str) -> Numbers | None:
    """The numbers in a text made by `packed`; None for any other text."""
    if not word.startswith("="):
        return None
    digits = word[1:]
    return tuple(map(DIGITS.index, digits)) if all(digit in DIGITS for digit in digits) else None


def is_complete(ask: Ask, numbers: Sequence[int]) -> bool:
    """Whether a draft has as many picks as the question wants."""
    return ask.least <= len(numbers) <= ask.most


def toggled(ask: Ask, numbers: Numbers, kind: int) -> Numbers:
    """The draft after a press on a kind: one more of it, or none where no more of it can go in.

    Where only one may be picked, the press replaces it.
    """
    known = kinds(ask)
    if not 0 <= kind < len(known):
        return numbers
    full = len(numbers) >= ask.most
    if kind in numbers and (full or numbers.count(kind) == available(ask)[known[kind]]):
        return tuple(n for n in numbers if n != kind)
    if full:
        return (kind,) if ask.most == 1 else numbers
    return (*numbers, kind)


def copies(ask: Ask) -> tuple[tuple[int, int], ...]:
    """Every option as (kind, number of the copy): the entries of a menu."""
    return tuple((n, copy) for n, kind in enumerate(kinds(ask)) for copy in range(available(ask)[kind]))


def reselected(numbers: Numbers, offered: Iterable[tuple[int, int]], chosen: Iterable[tuple[int, int]]) -> Numbers:
    """The draft after a choice in a menu: of what it offered, only what was chosen is in."""
    kept = Counter(numbers)
    for kind, copy in offered:
        if copy < numbers.count(kind):
            kept[kind] -= 1
    kept.update(kind for kind, _ in chosen)
    order = list(dict.fromkeys([*numbers, *kept]))
    return tuple(n for n in order for _ in range(kept[n]))
