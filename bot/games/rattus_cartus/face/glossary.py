"""How the things of the game are called: classes, buildings, cards, and lists of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from bot.text import APART, TIED, Words, listed
from rules.rattus_cartus.components import (
    FLUTE,
    GOLD,
    JOKER,
    PASS_CARD,
    SWORD,
    Building,
    Class,
    Supplies,
    class_on,
    nuns_on,
)
from rules.rattus_cartus.view import PlaceView

CLASSES: Final = tuple(cls.name.lower() for cls in Class)
BUILDINGS: Final = tuple(building.name.lower() for building in Building)
PILE_NAMES: Final = {JOKER: "joker", SWORD: "sword", FLUTE: "flute", PASS_CARD: "pass", GOLD: "gold"}
CLASS_EMOJI: Final = ("👑", "⛪", "🧺", "🐴", "🌾", "🔮")
PILE_EMOJI: Final = {JOKER: "🃏", SWORD: "🗡️", FLUTE: "🎵", PASS_CARD: "🎫", GOLD: "💰"}


# --------------------------------------------------------------------------- classes and buildings


@cache
def class_name(words: Words, cls: int) -> str:
    """The name of a class."""
    return words(f"rattus_cartus-class-{CLASSES[cls]}")


@cache
def building_name(words: Words, building: int, form: str = "") -> str:
    """A building's name, or a form of it: short, the, into, at, of."""
    return words(f"rattus_cartus-building-{BUILDINGS[building]}{form and '.' + form}")


@cache
def building_sign(words: Words, building: int) -> str:
    """A building as buttons and pictures call it: its short name, or a form with less room."""
    key = f"rattus_cartus-building-{BUILDINGS[building]}.sign"
    return words(key) if words.has(key) else building_name(words, building, "short")


def name_in_row(words: Words, row: Sequence[PlaceView], at: int, form: str) -> str:
    """A form of the name of a building in the row, with its place where two are alike."""
    building = row[at].building
    name = building_name(words, building, form)
    if sum(other.building == building for other in row) == 1:
        return name
    return words("rattus_cartus-option-numbered", building=name, place=at + 1)


@cache
def effect(words: Words, building: int, premium: bool) -> str:
    """What the premium or the standard action of a building brings."""
    return words(f"rattus_cartus-effect-{BUILDINGS[building]}.{'premium' if premium else 'standard'}")


@cache
def premium_brief(words: Words, building: int) -> str:
    """What the premium action brings, in few words, for a button."""
    brief = f"rattus_cartus-effect-{BUILDINGS[building]}.brief"
    return words(brief) if words.has(brief) else effect(words, building, True)


def supplies_text(
    words: Words,
    supplies: Supplies,
    rats: str = "rattus_cartus-supplies-rats",
    look: str = "rattus_cartus-supplies-look",
) -> str:
    """A supplies action: "draw 2, look at 1"; `rats` and `look`: the texts of these two."""
    keys = {"draw": "rattus_cartus-supplies-draw", "rats": rats, "look": look}
    parts = [words(keys[name], n=n) for name, n in supplies._asdict().items() if n]
    return ", ".join(parts) or words("rattus_cartus-supplies-none")


# --------------------------------------------------------------------------- cards


def family(card: int) -> int:
    """Return the family of a card, which has one name: the class (0 to 5) of a population card, else its kind."""
    return class_on(card) if card < JOKER else card


def _key(kin: int) -> str:
    return PILE_NAMES[kin] if kin in PILE_NAMES else CLASSES[kin]


def emoji_of(kin: int) -> str:
    """The symbol of a family of cards."""
    return PILE_EMOJI[kin] if kin in PILE_EMOJI else CLASS_EMOJI[kin]


def card_word(words: Words, kin: int, n: int = 1) -> str:
    """The word for n cards of a family: "Monk", "Monks"."""
    return words(f"rattus_cartus-card-{_key(kin)}", n=n)


def counted(words: Words, kin: int, n: int) -> str:
    """So many cards of a family: "3 Monks"."""
    return f"{n} {card_word(words, kin, n)}"


@cache
def kind_text(words: Words, card: int) -> str:
    """An exact kind: "Monk · 3 nuns"."""
    word = card_word(words, family(card))
    return words("rattus_cartus-kind", card=word, n=nuns_on(card)) if card < JOKER else word


def families(cards: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """The cards by family, in the order of the kinds."""
    held: dict[int, tuple[int, ...]] = {}
    for card in sorted(cards):
        held[family(card)] = (*held.get(family(card), ()), card)
    return held


def cards_text(words: Words, cards: Sequence[int]) -> str:
    """Cards as a part of a sentence: "3 Monks, 1 King and 2 Jokers"."""
    count = Counter(map(family, cards))
    parts = [counted(words, kin, count[kin]) for kin in sorted(count)]
    return listed(words, parts) if parts else words("rattus_cartus-no-card")


def cards_brief(words: Words, cards: Iterable[int]) -> str:
    """Cards as symbols with their numbers, where words would be too long: "👑 1 ⛪ 3 🃏 2"."""
    if words.spoken:
        return cards_text(words, tuple(cards))
    count = Counter(map(family, cards))
    return " ".join(f"{emoji_of(kin)} {count[kin]}" for kin in sorted(count))


def cards_by_nuns(cards: Iterable[int]) -> str:
    """Open cards as symbols, each population card with its nuns: "⛪ 4 4 0, 🃏 ×2"."""
    return ", ".join(f"{emoji_of(kin)} {_nuns_or_count(kin, kinds)}" for kin, kinds in families(cards).items())


def _nuns_or_count(kin: int, kinds: tuple[int, ...]) -> str:
    return _nuns(kinds) if kin < JOKER else f"×{len(kinds)}"


def _nuns(kinds: tuple[int, ...]) -> str:
    return " ".join(str(nuns_on(card)) for card in reversed(kinds))


def cards_with_nuns(words: Words, cards: Iterable[int]) -> str:
    """Cards in full: "⛪ Monk ×3 (🙏 4 4 0) · 🃏 Joker ×2"; in words mode "2 Monks with 4 nuns each, 2 Jokers"."""
    if words.spoken:
        return ", ".join(_kinds_said(words, cards))
    return APART.join(_held(words, kin, kinds) for kin, kinds in families(cards).items())


def _kinds_said(words: Words, cards: Iterable[int]) -> Iterator[str]:
    """Each exact kind with its number: the most nuns first, as in the symbols."""
    count = Counter(cards)
    for kin, kinds in families(count).items():
        for card in reversed(kinds):
            named = counted(words, kin, count[card])
            yield (
                words("rattus_cartus-said-kind", cards=named, n=count[card], nuns=nuns_on(card))
                if card < JOKER
                else named
            )


def _held(words: Words, kin: int, kinds: tuple[int, ...]) -> str:
    name = words("rattus_cartus-held", card=card_word(words, kin), n=len(kinds))
    nuns = f"{TIED}(🙏{TIED}{_nuns(kinds)})" if kin < JOKER else ""
    return f"{emoji_of(kin)}{TIED}{name}{nuns}"
