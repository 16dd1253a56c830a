"""Typed words: what stands for an option in a command, and how what somebody typed is read. Either language will do.

A place and a thing in it are typed together, so that the same words answer two questions: "gallia 2" is the second rat
of Gallia, "gallia ana" a cube of Ana there, "gallia-germania" the border between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from typing import Final

from bot.faces.naming import plain
from bot.faces.parsing import SHORTEST, fold, one_word, parse_pick, synonyms
from bot.faces.question_context import number, numbers
from bot.text import LOCALES, words_for
from rules.core import PASS, Arg, Pick
from rules.rattus.components import Card
from rules.rattus.view import STOCK, RegionView

from .glossary import card_name, region_name
from .labels import REGIONS
from .question_context import Context


def typed(at: Context, option: Arg) -> str:
    """The word for an option, as completion offers it and `read` understands it."""
    return next(_names_of(at, option))


def read(at: Context, text: str) -> Pick:
    """Typed words as a pick: "gallia", "2 cube, potion1"; a bare number is so many of the plainest cubes."""
    whole = fold(text)
    if at.ask.choice == "merchant_cubes" and whole.isdecimal() and len(whole) < SHORTEST:
        return at.ask.options[: int(whole)]
    return parse_pick(at.ask, text, lambda option: _all_names(at, option))


# --------------------------------------------------------------------------- names


def _all_names(at: Context, option: Arg) -> Iterator[str]:
    for locale in LOCALES:
        yield from _names_of(replace(at, words=words_for(locale)), option)


def _names_of(at: Context, option: Arg) -> Iterator[str]:
    """All names of an option in one language, the one to offer first."""
    if option == PASS:
        yield from _listed(at, "pass")
    elif isinstance(option, str):
        yield from _listed(at, "stock" if option == STOCK else option)
    else:
        yield from NAMES[at.ask.choice](at, option)


def _listed(at: Context, what: str) -> tuple[str, ...]:
    return synonyms(at.words, f"rattus-typed-{what}")


def _region(at: Context, option: Arg) -> Iterator[str]:
    """Yield the names of a region, alone and together with each thing in it that the next question is about."""
    region = number(option)
    name = region_name(at.words, region).lower()
    yield name
    if further := FURTHER.get(at.ask.choice):
        yield from (f"{name} {thing}" for thing in further(at, at.view.at(region)))


def _did(at: Context, option: Arg) -> Iterator[str]:
    """Yield the names of an action: its card or region, with the verb where another action has the same."""
    assert isinstance(option, tuple)
    verb, what = str(option[0]), number(option[1])
    verbs, region = _listed(at, verb)[:1], verb in ("place", "plague")
    called = [region_name(at.words, what)] if region else [*_card(at, what)]
    if not any(other != option and _alike(other, what, region=region) for other in at.ask.options):
        yield from (name.lower() for name in called)
    yield from (f"{word} {name}".lower() for word in verbs for name in called)


def _card(at: Context, card: int) -> Iterator[str]:
    """Yield the names of a card; the Pied Piper also has what the booklet calls him in French."""
    yield from (card_name(at.words, card, form) for form in ("", "short", "the"))
    if card == Card.PIED_PIPER:
        yield from _listed(at, "pied_piper")


def _alike(option: Arg, what: int, *, region: bool) -> bool:
    return isinstance(option, tuple) and option[1] == what and (option[0] in ("place", "plague")) == region


def _march(at: Context, option: Arg) -> Iterator[str]:
    for cards in permutations(numbers(option)):
        yield ", ".join(card_name(at.words, card).lower() for card in cards)


# --------------------------------------------------------------------------- rats


def _rat(at: Context, option: Arg) -> Iterator[str]:
    """One of the rats of the region that the question names last."""
    slot, region = number(option) + 1, at.arg(1 if at.ask.choice == "piper_rats" else -1)
    yield f"{region_name(at.words, region).lower()} {slot}"
    yield str(slot)


def _open_rat(at: Context, option: Arg) -> Iterator[str]:
    yield str(number(option) + 1)


# --------------------------------------------------------------------------- cubes


def _kind(at: Context, potions: int) -> Iterator[str]:
    """Yield the names of a cube by its number of potions."""
    if potions:
        yield from (f"{word}{potions}" for word in _listed(at, "potion"))
    else:
        yield from _listed(at, "cube")
    yield str(potions)


def _cube(at: Context, option: Arg) -> Iterator[str]:
    """Yield the names of one of the seat's own cubes, alone and with its region."""
    if at.ask.choice != "merchant_cubes":
        region = region_name(at.words, at.arg(-1)).lower()
        yield from (f"{region} {kind}" for kind in _kind(at, number(option)))
    yield from _kind(at, number(option))


def _somebodys(at: Context, option: Arg) -> Iterator[str]:
    """Yield the names of anybody's cube: its owner, with the potions where that owner has several kinds."""
    owner, potions = numbers(option)
    region = region_name(at.words, at.arg(1 if at.ask.choice == "messenger_cube" else 4)).lower()
    several = sum(isinstance(other, tuple) and other[0] == owner for other in at.ask.options) > 1
    called = [f"{name} {kind}" for name in _person(at, owner) for kind in _kind(at, potions)]
    called = called if several else [*_person(at, owner), *called]
    yield from (f"{region} {name}" for name in called)
    yield from called


def _person(at: Context, seat: int) -> list[str]:
    """Return the names of a player: tag, full name, mark."""
    return [
        one_word(at.names.tags[seat]),
        plain(at.names.full[seat]),
        *filter(None, [at.names.marks[seat]]),
    ]


def _lose(at: Context, option: Arg) -> Iterator[str]:
    """Yield the names for losing a cube, or a potion instead; with the number of potions where there are several."""
    assert isinstance(option, tuple)
    verb, potions = str(option[0]), number(option[1])
    alike = [other for other in at.ask.options if isinstance(other, tuple) and other[0] == verb]
    called = _listed(at, "potion" if verb == "give" else "lose")
    if len(alike) == 1 or not potions:
        yield from called
    yield from (f"{word}{potions}" for word in called)


# --------------------------------------------------------------------------- pieces


def _piece(at: Context, option: Arg) -> Iterator[str]:
    if isinstance(option, int):
        yield region_name(at.words, option).lower()
    else:
        yield _border(at, *numbers(option))


def _other_side(at: Context, option: Arg) -> Iterator[str]:
    yield _border(at, at.arg(1), number(option))
    yield region_name(at.words, number(option))


def _border(at: Context, one: int, other: int) -> str:
    return f"{region_name(at.words, one)}-{region_name(at.words, other)}".lower()


# --------------------------------------------------------------------------- a region and a thing in it


def _its_rats(at: Context, here: RegionView) -> Iterator[str]:
    yield from (str(slot + 1) for slot in range(len(here.rats)))


def _its_neighbours(at: Context, here: RegionView) -> Iterator[str]:
    yield from (region_name(at.words, other) for other in here.next_to)


def _own_cubes(at: Context, here: RegionView) -> Iterator[str]:
    for potions in sorted(set(at.view.kinds(here.region, at.seat))):
        yield from _kind(at, potions)


def _anybodys_cubes(at: Context, here: RegionView) -> Iterator[str]:
    for seat, n in enumerate(here.cubes):
        kinds = sorted(set(at.view.kinds(here.region, seat)))
        for name in _person(at, seat) if n else ():
            yield name
            yield from (f"{name} {kind}" for potions in kinds for kind in _kind(at, potions))


Further = Callable[[Context, RegionView], Iterator[str]]
FURTHER: Final[Mapping[str, Further]] = {
    **dict.fromkeys(("monk_from", "witch_where", "witch_further"), _its_rats),
    **dict.fromkeys(("piper_from", "wizard", "king"), _own_cubes),
    **dict.fromkeys(("messenger_from", "messenger_to"), _anybodys_cubes),
    "wall_from": _its_neighbours,
}
NAMES: Final[Mapping[str, Callable[[Context, Arg], Iterator[str]]]] = {
    **dict.fromkeys(REGIONS, _region),
    **dict.fromkeys(("turn", "last_uses"), _did),
    **dict.fromkeys(("monk_rat", "piper_rats", "witch_rat", "witch_second"), _rat),
    **dict.fromkeys(("merchant_cubes", "piper_cube", "wizard_cube", "king_cube"), _cube),
    **dict.fromkeys(("messenger_cube", "messenger_swap"), _somebodys),
    **dict.fromkeys(("bishop_piece", "wall_piece"), _piece),
    "wall_to": _other_side,
    "lose_cube": _lose,
    "next_rat": _open_rat,
    "march": _march,
}
