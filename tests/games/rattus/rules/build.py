"""Tables for rule cases, told in words: what is in the regions, who holds which cards, where the plague is.

    t = table("gallia: rats 1-BouChu 3 2-M-BouChu; Green 2, Yellow 1", plague="germania", cards={"Green": "merchant"})
    t.turn("Red").plague("Red", "gallia").play("Red", "new_rat", "hispania").play("Red", "new_rat", "hispania")
    assert t.flipped() == ["1-BouChu hit", "3 no", ...]

A region's line names its rats, the one that lies longest there first, and its cubes by seat. A rat is told by its face:
limit value, letters, classes (`2-M-BouChu`, `5-MA-Pea`, `4-none` shows no symbol); `3` is any token of that limit, `?`
any at all, and a star before it (`*?`) makes it a starting rat from set-up. What a test names and the box does not hold
is put into it as an owner of the box would do: with their own data file. So no test depends on a reconstructed face.
Cubes with potions say how many: `Green 3 potions 1 2` has three cubes, one with a potion and one with two.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.rattus import game
from rules.rattus.components import CARD_OF, CUBES, Class, Region, TokenFace, editions
from rules.rattus.last_round import final_ravage, hand_over, last_round
from rules.rattus.options import Options
from rules.rattus.setup import REMOVED
from rules.rattus.state import BESIDE, DRAWN, LAID_OUT, OUT, Potion, Rat, Table, between
from rules.rattus.turn import a_turn
from rules.rattus.view import View
from tests.rules.building import SECRET, AnyPlay

SEATS = {"Red": 0, "Yellow": 1, "Green": 2, "Blue": 3}
NAMES = tuple(SEATS)
CLASSES = {cls.name[:3].title(): int(cls) for cls in Class}
MEANT: dict[str, int] = {region.name.lower(): int(region) for region in Region}
MEANT |= {name: int(card) for name, card in CARD_OF.items()} | SEATS


# --------------------------------------------------------------------------- words for rats


def worded(limit: int, majority: int, everybody: int, classes: Sequence[int]) -> str:
    """A face as the tests call it."""
    names = {cls: name for name, cls in CLASSES.items()}
    symbols = "-".join(part for part in ("M" * majority + "A" * everybody, "".join(names[c] for c in classes)) if part)
    return f"{limit}-{symbols or 'none'}"


def _fits(word: str, face: TokenFace) -> bool:
    return word in ("?", str(face.limit), worded(*face[:4]))


def _face(word: str, ringed: bool) -> TokenFace:
    limit, *symbols = word.split("-")
    letters = "".join(part for part in symbols if set(part) <= {"M", "A"})
    classes = re.findall("[A-Z][a-z]{2}", "".join(part for part in symbols if part != "none"))
    return TokenFace(int(limit), letters.count("M"), letters.count("A"), tuple(CLASSES[cls] for cls in classes), ringed)


class Heap:
    """All 49 tokens, of which one after the other is picked by its words."""

    def __init__(self, seats: int) -> None:
        self.faces = list(editions.components("").rats)
        self.left = list(range(len(self.faces)))

    def pick(self, word: str) -> Rat:
        """A token with this face; one that is put in if there is none left."""
        ringed, word = word.startswith("*"), word.lstrip("*")
        of_kind = [i for i in self.left if self.faces[i].ringed == ringed]
        found = next((i for i in of_kind if _fits(word, self.faces[i])), None)
        if found is None:
            found = of_kind[-1]
            self.faces[found] = _face(word, ringed)
        self.left.remove(found)
        return Rat(found, LAID_OUT if ringed else DRAWN)

    def pile(self, words: str) -> tuple[int, ...]:
        """Faces in the order they are named."""
        return tuple(self.pick(word).face for word in words.split())

    def edition(self) -> str:
        """The name of the component data with these tokens."""
        return game.add_edition({"rats.toml": "".join(map(_entry, self.faces))}).name


def _entry(face: TokenFace) -> str:
    symbols = ["M"] * face.majority + ["A"] * face.everybody + [Class(cls).name.lower() for cls in face.classes]
    start = str(face.ringed).lower()
    return f'[[rat]]\nstart = {start}\nlimit = {face.limit}\nsymbols = {symbols}\nprovenance = "printed"\n'


# --------------------------------------------------------------------------- a table


def table(
    *regions: str,
    seats: int = 4,
    plague: str = "germania",
    cards: Mapping[str, str] | None = None,
    beside: str = "",
    supply: str = "? " * 20,
    discards: str | None = None,
    stock: Mapping[str, int] | None = None,
    palace: Mapping[str, int] | None = None,
    baker: int = 0,
    bishops: str = "",
    nuns: str = "",
    walls: str = "",
    options: Options | None = None,
    edition: str = "",
) -> Play:
    """A table in mid-game. The supply is named with the next token first; nobody is asked anything yet.

    Cards that nobody holds and that do not lie `beside` the board are not in this game. Cubes that are not on the board
    are in the supply; `stock` says that fewer are left, the others being in the palace.
    """
    heap = Heap(seats)
    g = Table(SECRET.hex(), options=options or Options(), seats=seats)
    g.plague = MEANT[plague]
    g.rats, g.cubes = [()] * 12, [0] * (12 * seats)
    g.stock, g.palace = [CUBES] * seats, [0] * seats
    g.holder = [OUT] * len(CARD_OF)
    _settle_regions(g, heap, regions)
    _deal_cards(g, cards or {}, beside)
    if baker:
        g.baker, g.baker_seat = baker, g.holder[CARD_OF["baker"]]
        g.stock[g.baker_seat] -= baker
    for who, n in (palace or {}).items():
        _into_palace(g, SEATS[who], n)
    for who, n in (stock or {}).items():
        _into_palace(g, SEATS[who], g.stock[SEATS[who]] - n)
    g.bishops, g.nuns = (tuple(sorted(MEANT[name] for name in words.split())) for words in (bishops, nuns))
    g.walls = tuple(sorted(between(*(MEANT[name] for name in pair.split("-"))) for pair in walls.split()))
    _pile_up(g, heap, supply, discards)
    g.options = replace(g.options, edition=edition or heap.edition())
    return Play(g)


def _settle_regions(g: Table, heap: Heap, regions: Sequence[str]) -> None:
    for line in regions:
        name, _, inside = line.partition(":")
        region = MEANT[name]
        for part in re.split("[;,]", inside):
            first, *rest = part.split()
            if first == "rats":
                g.rats[region] = tuple(heap.pick(word) for word in rest)
            else:
                n, potions = int(rest[0]), tuple(map(int, rest[2:]))
                g.cubes[region * g.seats + SEATS[first]] = n
                g.stock[SEATS[first]] -= n
                g.potions += tuple(Potion(region, SEATS[first], k) for k in potions)
    g.potions = tuple(sorted(g.potions))


def _deal_cards(g: Table, cards: Mapping[str, str], beside: str) -> None:
    for name in beside.split():
        g.holder[CARD_OF[name]] = BESIDE
    for who, names in cards.items():
        for name in names.split():
            g.holder[CARD_OF[name]] = SEATS[who]


def _into_palace(g: Table, seat: int, n: int) -> None:
    assert n >= 0, "more cubes than there are"
    g.stock[seat] -= n
    g.palace[seat] += n


def _pile_up(g: Table, heap: Heap, supply: str, discards: str | None) -> None:
    """Supply and discards; all other tokens were discarded before, or left the game if the discards are told."""
    g.supply, g.discards = heap.pile(supply)[::-1], heap.pile(discards or "")
    cut = len(heap.left) if discards is not None else REMOVED[g.seats]
    g.removed, g.discards = tuple(heap.left[:cut]), (*heap.left[cut:], *g.discards)


class Play(AnyPlay[Table, View]):
    """A table under test: played by the names of choices, read in words."""

    GAME, CALLED = game, NAMES

    # ------------------------------------------------------------------- playing

    def turn(self, who: str) -> Play:
        """A regular turn begins."""
        return self.at(a_turn(SEATS[who]))

    def last_round(self, after: str) -> Play:
        """The final round begins, after the last regular turn of this player."""
        self.g.last = SEATS[after]
        return self.at(last_round())

    def ravage_all(self, after: str) -> Play:
        """The final round is over: the Baker's hand-over and the final ravage."""
        self.g.last = SEATS[after]
        return self.at(hand_over(), final_ravage())

    def act(self, who: str, verb: str, what: str) -> Play:
        """Do this in the turn, or in the step of the final round."""
        return self.play(who, self._main(), (verb, what))

    def take(self, who: str, card: str) -> Play:
        """Phase A."""
        return self.act(who, "take", card)

    def place(self, who: str, region: str) -> Play:
        """Phase B."""
        return self.act(who, "place", region)

    def use(self, who: str, card: str) -> Play:
        """Begin with a card's ability."""
        return self.act(who, "use", card)

    def plague(self, who: str, region: str) -> Play:
        """Phase C, or the move of the piece in the final round."""
        return self.act(who, "plague", region)

    def done(self, who: str) -> Play:
        """Enough of the final round."""
        return self.play(who, "last_uses", "pass")

    def _meant(self, word: Any) -> Any:
        return meant(word)

    def _main(self) -> str:
        return "turn" if self.g.last < 0 else "last_uses"

    def why_no(self, who: str, verb: str, what: str) -> str:
        """Why this cannot be done in the turn, or in the step of the final round."""
        return self.why_not(who, self._main(), (verb, what))

    # ------------------------------------------------------------------- reading questions

    def regions(self, who: str) -> str:
        """The regions this player may pick, in words; `pass` with them."""
        return " ".join(_region(option) for option in self.options(who))

    def may(self, who: str, verb: str) -> str:
        """What this player may take, place in, use or move the plague to."""
        assert self.asked == {who: self._main()}
        found = [what for did in self.options(who) if isinstance(did, tuple) for v, what in [did] if v == verb]
        return " ".join(map(_region if verb in ("place", "plague") else _card, found))

    # ------------------------------------------------------------------- reading the table

    def rats(self, region: str) -> list[str]:
        """The faces of the tokens in a region, the longest there first."""
        return [worded(*self.g.face(rat)[:4]) for rat in self.g.rats[MEANT[region]]]

    def n_rats(self) -> dict[str, int]:
        """How many rats are where."""
        return {name: n for name in map(_region, self.g.regions) if (n := len(self.g.rats[MEANT[name]]))}

    def cubes(self, region: str) -> dict[str, int]:
        """Whose cubes stand in a region."""
        return {NAMES[seat]: n for seat, n in enumerate(self.g.crowd(MEANT[region])) if n}

    def potions(self, region: str, who: str) -> tuple[int, ...]:
        """A player's cubes in a region, each as the number of its potions."""
        return self.g.kinds(MEANT[region], SEATS[who])

    def stock(self, who: str) -> int:
        return self.g.stock[SEATS[who]]

    def palace(self, who: str) -> int:
        return self.g.palace[SEATS[who]]

    def held(self, who: str) -> str:
        """The cards before a player."""
        return " ".join(_card(card) for card, holder in enumerate(self.g.holder) if holder == SEATS[who])

    def plague_in(self) -> str:
        return _region(self.g.plague)

    def pieces(self) -> dict[str, str]:
        """Bishops, nuns and walls on the board."""
        walls = ("-".join(map(_region, wall)) for wall in self.g.walls)
        stand = {"bishops": map(_region, self.g.bishops), "nuns": map(_region, self.g.nuns), "walls": walls}
        return {name: words for name, where in stand.items() if (words := " ".join(where))}

    # ------------------------------------------------------------------- reading what was told

    def flipped(self) -> list[str]:
        """The tokens turned up so far, and whether they took effect: `2-M-BouChu hit`, `3-A-Mag no`."""
        told = self.told("turned_up")
        return [f"{worded(*fact['face'][:4])} {'hit' if fact['hit'] else 'no'}" for fact in told]

    def lost(self) -> dict[str, int]:
        """How many cubes each player has lost so far."""
        lost = Counter[str]()
        for fact in self.told("lost"):
            lost[NAMES[fact["seat"]]] += fact["n"]
        return dict(lost)

    def knows(self, who: str | None, region: str) -> list[str]:
        """The tokens in a region as this viewer knows them; `?` for a face they have not seen."""
        (here,) = (seen for seen in self.view(who).regions if seen.region == MEANT[region])
        return [worded(*rat.face[:4]) if rat.face else "?" for rat in here.rats]


new_game = Play.new


def meant(word: Any) -> Any:
    """What a word stands for: a region, a card, a seat; other words mean themselves."""
    if isinstance(word, tuple):
        return tuple(map(meant, word))
    return MEANT.get(word, word)


def _region(option: Any) -> str:
    return Region(option).name.lower() if isinstance(option, int) else str(option)


def _card(card: Any) -> str:
    return next(name for name, number in CARD_OF.items() if number == card)
