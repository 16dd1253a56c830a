"""Tables for rule cases, told in words: who sits where, what lies in the row, in hands and in front of the players.

    t = table("castle: Red Knight Sword / Blue", "farm: Green", hands={"Blue": "Monk Witch Joker"}, rats={"Red": 3})
    t.at(resolve_buildings())
    t.play("Blue", "give_cards", "Witch")
    assert t.hand("Red") == cards("Witch")

The first word before the colon is the building (a copy's number may follow); then who is inside, in the order they
entered, with the cards each has laid. Population cards are named by their figure and their nuns (`Monk4`; `Monk` alone
has two).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from rules.core import Ask, Hidden, Pick
from rules.rattus_cartus import game
from rules.rattus_cartus.components import (
    CARD_OF,
    COPIES,
    FIRST_GAME,
    FLUTE,
    GOLD,
    JOKER,
    NUNS,
    PASS_CARD,
    PILED,
    SWORD,
    Building,
    Cards,
    Class,
    editions,
)
from rules.rattus_cartus.options import Options
from rules.rattus_cartus.setup import all_copies
from rules.rattus_cartus.state import OpenBuilding, Table
from rules.rattus_cartus.view import View
from tests.rules.building import SECRET, AnyPlay

SEATS = {"Red": 0, "Yellow": 1, "Green": 2, "Blue": 3, "White": 4}
NAMES = tuple(SEATS)
FIGURES = ("King", "Monk", "Merchant", "Knight", "Peasant", "Witch")
SPECIALS = {"Joker": JOKER, "Sword": SWORD, "Flute": FLUTE, "Pass": PASS_CARD, "Gold": GOLD}
KINDS = {f"{figure}{nuns}": cls * NUNS + nuns for cls, figure in enumerate(FIGURES) for nuns in range(NUNS)}
KINDS |= {figure: KINDS[f"{figure}2"] for figure in FIGURES} | SPECIALS


def in_order(words: str) -> Cards:
    """Card kinds in the order they are named."""
    return tuple(KINDS[word] for word in words.split())


def cards(words: str) -> Cards:
    """Card kinds as a hand holds them."""
    return tuple(sorted(in_order(words)))


def building_cards(words: str) -> tuple[int, ...]:
    """Building cards by name: `farm` is its first copy, `farm-3` its third."""
    return tuple(CARD_OF[word if "-" in word else f"{word}-1"] for word in words.split())


def _place(words: str) -> tuple[OpenBuilding, dict[int, Cards]]:
    name, _, inside = words.partition(":")
    laid = {SEATS[who.split()[0]]: cards(" ".join(who.split()[1:])) for who in inside.split("/") if who.strip()}
    return OpenBuilding(building_cards(name)[0], tuple(laid)), laid


def table(
    *row: str,
    seats: int = 4,
    start: str = "Red",
    hands: Mapping[str, str] | None = None,
    rats: Mapping[str, int] | None = None,
    pile: str = "King " * 30,
    discard: str = "",
    deck: str = "farm-1 palace-1 farm-2 palace-2 farm-3 palace-3",
    replacement: str = "monastery-1 monastery-2 monastery-3 castle-1 castle-2 castle-3",
    piles: Mapping[str, int] | None = None,
    tokens_left: int = 20,
    nuns: str = "Monk4 King0 Witch3 Knight2 Peasant1",
    buildings: Iterable[Building] = FIRST_GAME,
    entered: str = "",
    options: Options | None = None,
) -> Play:
    """A table in mid-game. Decks are named with the next card first; nobody is asked anything yet."""
    options = options or Options()
    g = Table(SECRET.hex(), options=replace(options, edition=options.edition or editions.built_in.name), seats=seats)
    g.start, g.round, g.cards = SEATS[start], 1, all_copies(buildings)
    g.deck, g.replacement = building_cards(deck)[::-1], building_cards(replacement)[::-1]
    g.pile, g.discard = in_order(pile)[::-1], in_order(discard)
    g.nun_row = tuple(map(Hidden, in_order(nuns)))
    stock = dict(zip(SPECIALS, g.components.piles, strict=True)) | dict(piles or {})
    g.piles, g.tokens_left = tuple(stock[name] for name in SPECIALS), tokens_left
    g.hands = [cards((hands or {}).get(name, "")) for name in NAMES[:seats]]
    g.rats = [(rats or {}).get(name, 10) for name in NAMES[:seats]]
    g.tokens, g.points, g.ranks = [0] * seats, [(0,) * 6] * seats, [()] * 6
    g.laid, g.known = [()] * seats, [()] * seats**2
    g.shuffled_in, g.seen_outside = [()] * seats, [()] * seats
    places = [_place(words) for words in row]
    g.row = tuple(place for place, _ in places)
    for _, laid in places:
        for seat, what in laid.items():
            g.laid[seat] = what
    inside = tuple(seat for place in g.row for seat in place.inside)
    assert len(set(inside)) == len(inside), "everybody enters exactly one building"
    g.entered = tuple(SEATS[name] for name in entered.split()) or inside
    return Play(g)


class Play(AnyPlay[Table, View]):
    """A table under test: played by the names of choices, read in words."""

    GAME, CALLED = game, NAMES

    # ------------------------------------------------------------------- playing

    def enter(self, who: str, at: int, laid: str = "") -> Play:
        """Enter a building and lay cards."""
        return self.play(who, "enter", at).play(who, "lay_cards", laid)

    def _pick(self, words: tuple[str | int, ...]) -> Pick:
        singles = (one for word in words for one in (word.split() if isinstance(word, str) else [word]))
        return tuple(map(self._meant, singles))

    def _meant(self, word: str | int) -> int | str:
        return word if isinstance(word, int) else KINDS.get(word, SEATS.get(word, word))

    def _first(self, ask: Ask) -> Pick:
        return ask.options[: ask.least or min(ask.most, 2)]

    # ------------------------------------------------------------------- reading

    def hand(self, who: str) -> Cards:
        return self.g.hands[SEATS[who]]

    def rats(self, who: str) -> int:
        return self.g.rats[SEATS[who]]

    def tokens(self, who: str) -> int:
        return self.g.tokens[SEATS[who]]

    def influence(self, who: str, cls: Class) -> int:
        return self.g.points[SEATS[who]][cls]

    def stack(self, cls: Class) -> list[str]:
        """Who has influence in a class, best first."""
        return [NAMES[seat] for seat in self.g.ranks[cls]]

    def pile(self, name: str) -> int:
        """How many Jokers or special cards are left in their pile."""
        return self.g.piles[PILED.index(SPECIALS[name])]

    def inside(self, at: int) -> list[str]:
        return [NAMES[seat] for seat in self.g.row[at].inside]

    def row(self) -> list[str]:
        """The buildings of the row as cards, `farm-2`."""
        return [name_of(place.card) for place in self.g.row]


new_game = Play.new


def name_of(card: int) -> str:
    """The name of a building card."""
    return f"{Building(card // COPIES).name.lower()}-{card % COPIES + 1}"
