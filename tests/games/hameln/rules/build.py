"""Tables for rule cases, told in words: who lives where, who holds what, where rats lie.

    t = table("A: money 6, girl 1", "B: boy 1", homes="Y4 A/B", rats="s01 a01", pool=1).turn("A")
    t.act("A", "marry").play("A", "home", "G1")
    assert t.lives("G1") == "B/A"

Players are A to E, in turn order unless `order` says otherwise. A seat's line names its `money`, goods (`meat 2`),
children in the hall (`boy 1`, `girl 2`), `tokens` (`tokens 1+3`), `influence` and `reserve`. A home is a house, its man
and its woman; everybody lives at the market as the opening placement leaves them unless `opening` says otherwise.
Houses, circles, regions and goods go by their names. What nobody has lies in bank, supply, bag and reserve.
"""

from __future__ import annotations

from typing import Any

from rules.core import Hidden
from rules.hameln import game
from rules.hameln.components import HOUSES, PILES, Good, circles_in, editions, mask_of
from rules.hameln.flow import a_turn
from rules.hameln.options import Options
from rules.hameln.setup import MARKERS
from rules.hameln.state import BOY, GIRL, GOODS, NOBODY, Table
from rules.hameln.view import View
from tests.rules.building import SECRET, AnyPlay

NAMES = "ABCDE"
SEATS = {name: seat for seat, name in enumerate(NAMES)}
BOX = editions.components("")
HOUSE = {house.id: i for i, house in enumerate(BOX.houses)}
CIRCLE = {circle.id: i for i, circle in enumerate(BOX.circles)}
REGION = {region: i for i, region in enumerate(BOX.regions)}
GOOD = {good.name.lower(): int(good) for good in Good}
WORDS = {**HOUSE, **CIRCLE, **REGION, **GOOD, "boy": BOY, "girl": GIRL}
OPENING = {
    3: "M1 A/C, M3 B/A, M5 C/B",
    4: "M1 A/D, M3 B/A, M4 C/B, M6 D/C",
    5: "M1 A/E, M3 B/A, M4 C/B, M5 D/C, M6 E/D",
}


def parts(words: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in words.split(",") if part.strip()]


def circles(words: str) -> int:
    """Circles by name, as a mask."""
    return mask_of(CIRCLE[word] for word in words.split())


def table(
    *lines: str,
    seats: int = 4,
    opening: str | None = None,
    homes: str = "",
    rats: str = "",
    big: str = "",
    pool: int = 4,
    phase: int = 1,
    activity: str = "",
    piper: str = "yellow",
    bribes: str = "",
    cat: str = "",
    order: str = "",
    arrived: str = "",
    bag: tuple[int, int] | None = None,
    road: str = "",
    step: int = 0,
    options: Options | None = None,
) -> Play:
    """A table in mid-game; nobody is asked anything yet. Where `activity` is silent a house with a counter draws 2."""
    g = game.new(seats, SECRET, options).clone()
    g.agenda = []
    g.put(())
    g.order = tuple(SEATS[name] for name in order.split() or NAMES[:seats])
    came = [SEATS[name] for name in arrived.split()] or list(g.order)
    g.arrived = [came.index(seat) for seat in range(seats)]
    g.phase, g.pool, g.step = phase, pool, step
    counted = {HOUSE[house]: int(n) for house, n in map(str.split, parts(activity))}
    g.activity = tuple(counted.get(i, house.activity or 2) for i, house in enumerate(g.components.houses))
    g.men, g.women = [NOBODY] * HOUSES, [NOBODY] * HOUSES
    for house, couple in map(str.split, parts(OPENING[seats] if opening is None else opening) + parts(homes)):
        man, woman = couple.split("/")
        g.men[HOUSE[house]], g.women[HOUSE[house]] = SEATS[man], SEATS[woman]
    g.rats, g.big = circles(rats), sum(1 << HOUSE[house] for house in big.split())
    g.piper, g.cat = REGION[piper], SEATS[cat] if cat else NOBODY
    for region, n in map(str.split, parts(bribes)):
        g.bribes[REGION[region]] = int(n)
    g.road = tuple(SEATS[name] for name in road.split())
    g.goods = [0] * (seats * GOODS)
    g.reserve = [_members_left(g, seat) for seat in range(seats)]
    for line in lines:
        _settle_family(g, line)
    _put_the_rest_away(g, bag)
    return Play(g)


def _members_left(g: Table, seat: int) -> int:
    placed = g.men.count(seat) + g.women.count(seat) + g.road.count(seat)
    return g.components.pieces.members - MARKERS - placed


def _settle_family(g: Table, line: str) -> None:
    who, _, inside = line.partition(":")
    seat = SEATS[who]
    for what, value in map(str.split, parts(inside)):
        if what in GOOD:
            g.goods[seat * GOODS + GOOD[what]] = int(value)
        elif what in ("boy", "girl"):
            (g.boys if what == "boy" else g.girls)[seat] = int(value)
            g.reserve[seat] -= int(value)
        elif what == "tokens":
            g.tokens[seat] = tuple(Hidden(int(face), (seat,)) for face in sorted(value.split("+")))
        else:
            {"money": g.money, "influence": g.influence, "reserve": g.reserve}[what][seat] = int(value)


def _put_the_rest_away(g: Table, bag: tuple[int, int] | None) -> None:
    components = g.components
    g.bank = components.pieces.florins - sum(g.money) - sum(g.bribes)
    g.supply = [n - sum(g.goods[good::GOODS]) for good, n in enumerate(components.pieces.goods.by_good)]
    g.bag_boys, g.bag_girls = bag or (components.pieces.boys - sum(g.boys), components.pieces.girls - sum(g.girls))
    left = list(components.pieces.tokens)
    for tokens in g.tokens:
        for token in tokens:
            left.remove(token.face)
    g.piles = [tuple(map(Hidden, left[pile::PILES])) for pile in range(PILES)]


def piles(t: Play, *faces: str) -> Play:
    """The three piles of tokens, each with its next one first."""
    t.g.piles = [tuple(Hidden(int(face)) for face in reversed(pile)) for pile in faces]
    return t


class Play(AnyPlay[Table, View]):
    """A table under test: played by the names of choices, read in words."""

    GAME, CALLED = game, tuple(NAMES)

    # ------------------------------------------------------------------- playing

    def turn(self, who: str) -> Play:
        """It is this player's turn."""
        self.g.place = self.g.order.index(SEATS[who])
        return self.at(a_turn())

    def act(self, who: str, what: str) -> Play:
        """The mandatory action."""
        return self.play(who, "act", what)

    def men(self, who: str, houses: str) -> Play:
        """These men are activated, in this order."""
        return self.act(who, "men").play(who, "activate", *houses.split())

    def women(self, who: str, houses: str) -> Play:
        """These women are activated, in this order."""
        return self.act(who, "women").play(who, "activate", *houses.split())

    def rat(self, who: str, words: str) -> Play:
        """The rats of a house go to these circles."""
        asked, named = self.ask(who).choice, tuple(words.split())
        return self.play(who, asked, *([named] if asked == "rat_set" else named))

    def bribe(self, who: str, region: str, n: int) -> Play:
        """The optional action: a bribe."""
        self.play(who, "optional", "bribe")
        if self.asked == {who: "bribe"}:
            self.play(who, "bribe", region)
        return self.play(who, "amount", n)

    def _meant(self, word: Any) -> Any:
        if isinstance(word, str) and "+" in word:  # a boy's and a girl's family
            return tuple(SEATS[name] for name in word.split("+"))
        if isinstance(word, tuple) and isinstance(word[0], str):  # a set of circles
            return tuple(sorted(CIRCLE[name] for name in word))
        return WORDS.get(word, word)

    # ------------------------------------------------------------------- reading

    def houses(self, who: str) -> str:
        """The houses this player may pick."""
        return house_names(self.options(who))

    def circles(self, who: str) -> str:
        """The circles this player may pick."""
        return " ".join(circle_names(self.options(who)))

    def sets(self, who: str) -> set[str]:
        """The sets of circles this player may pick, five players."""
        return {" ".join(sorted(circle_names(option))) for option in self.options(who)}

    def lives(self, house: str) -> str:
        """The man and the woman of a house."""
        man, woman = self.g.men[HOUSE[house]], self.g.women[HOUSE[house]]
        return "" if man == woman == NOBODY else f"{NAMES[man]}/{NAMES[woman]}"

    @property
    def rats(self) -> set[str]:
        """The circles with a rat."""
        return set(circle_names(circles_in(self.g.rats)))

    @property
    def infested(self) -> str:
        """The infested houses, in file order."""
        return house_names(tuple(house for house in range(HOUSES) if self.g.infested(house)))

    @property
    def big(self) -> str:
        """The houses with a big rat."""
        return house_names(tuple(house for house in range(HOUSES) if self.g.big >> house & 1))

    def money(self, who: str) -> int:
        return self.g.money[SEATS[who]]

    def goods(self, who: str) -> dict[str, int]:
        """The goods of a seat that it has."""
        return {name: n for name, good in GOOD.items() if (n := self.g.goods_of(SEATS[who])[good])}

    def hall(self, who: str) -> tuple[int, int]:
        """Boys and girls of a seat in the hall."""
        return self.g.boys[SEATS[who]], self.g.girls[SEATS[who]]

    @property
    def bag(self) -> tuple[int, int]:
        """Cubes of boys and girls in the bag."""
        return self.g.bag_boys, self.g.bag_girls

    def reserve(self, who: str) -> int:
        return self.g.reserve[SEATS[who]]

    def influence(self, who: str) -> int:
        return self.g.influence[SEATS[who]]

    @property
    def ranks(self) -> str:
        """The players by influence, most first."""
        return " ".join(NAMES[seat] for seat in self.g.ranks())

    @property
    def order(self) -> str:
        """The turn order of this cycle."""
        return " ".join(NAMES[seat] for seat in self.g.order)

    @property
    def piper(self) -> str:
        return BOX.regions[self.g.piper]

    @property
    def bribes(self) -> dict[str, int]:
        """The bribes that are not 0."""
        return {region: n for region, i in REGION.items() if (n := self.g.bribes[i])}

    @property
    def road(self) -> str:
        """Whose children stand on the road, first space first."""
        return " ".join(NAMES[seat] for seat in self.g.road)

    @property
    def cat(self) -> str:
        """Who owns the cat."""
        return NAMES[self.g.cat] if self.g.cat != NOBODY else ""

    def tokens(self, who: str) -> list[int]:
        """The values of a seat's tokens."""
        return [token.face for token in self.g.tokens[SEATS[who]]]


new_game = Play.new


def house_names(houses: tuple[Any, ...]) -> str:
    """Houses by name; `pass` with them."""
    return " ".join(BOX.houses[house].id if isinstance(house, int) else str(house) for house in houses)


def circle_names(found: tuple[Any, ...]) -> list[str]:
    """Circles by name."""
    return [BOX.circles[circle].id for circle in found]
