"""What a position of Rattus is judged by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from bot.players import Features, SearchSettings, by_seats
from rules.rattus.components import CUBES, MOST_RATS, Card, Class, class_of, editions
from rules.rattus.last_round import final_ravage
from rules.rattus.plague import ravage
from rules.rattus.state import Table

MANY = 20  # cubes in a region, from which on it makes no difference
CARDS = tuple(map(int, Card))


class SeatFeatures(NamedTuple):
    """How a seat stands: cubes where they are safe and where rats wait for them, and the cards it may use."""

    cubes: float
    palace: float
    stock: float
    regions: float
    regions_without_rats: float
    spared: float
    losses: float
    losses_near: float
    threatened: float
    exposed: float
    near_the_plague: float
    cards: float
    classes: float
    potions: float
    baker: float
    on_turn: float
    peasantry: float
    bourgeoisie: float
    church: float
    chivalry: float
    magic: float
    royalty: float


@dataclass(slots=True)
class RegionTotals:
    """The regions where a seat has cubes: how many stand there, and how many their rats would take on average."""

    cubes: float  # with those in the palace
    stock: float  # with those that the plague is about to take, on average
    regions: int = 0
    without_rats: int = 0
    losses: float = 0.0
    losses_near: float = 0.0  # where the Plague Piece is, or may be next
    threatened: int = 0
    exposed: int = 0
    near_the_plague: int = 0

    def add(self, cubes: int, rats: int, losses: float, *, near: bool) -> None:
        """A region with cubes of this seat and so many rats."""
        threatened = min(cubes, rats)
        self.cubes += cubes
        self.regions += 1
        self.without_rats += not rats
        self.losses += losses
        self.threatened += threatened
        self.exposed += cubes * rats
        if near:
            self.losses_near += losses
            self.near_the_plague += threatened

    def add_struck(self, cubes: int, losses: float) -> None:
        """A region as the plague will leave it: without rats."""
        self.cubes += cubes - losses
        self.stock += losses
        self.regions += 1
        self.without_rats += 1


def of(g: Table) -> list[SeatFeatures]:
    """How each seat stands."""
    classes = [[class_of(card) for card in CARDS if g.holder[card] == seat] for seat in range(g.seats)]
    homes = _homes(g, classes)
    return [_of_seat(g, seat, homes[seat], classes[seat]) for seat in range(g.seats)]


def _of_seat(g: Table, seat: int, home: RegionTotals, classes: Sequence[int]) -> SeatFeatures:
    return SeatFeatures(
        cubes=home.cubes / 10,
        palace=g.palace[seat] / 5,
        stock=home.stock / 10,
        regions=home.regions / 5,
        regions_without_rats=home.without_rats / 5,
        spared=(home.cubes - home.losses) / 10,
        losses=home.losses / 10,
        losses_near=home.losses_near / 5,
        threatened=home.threatened / 5,
        exposed=home.exposed / MOST_RATS / 5,
        near_the_plague=home.near_the_plague / 5,
        cards=len(classes) / 3,
        classes=len(set(classes)) / 3,
        potions=sum(potion.n for potion in g.potions if potion.seat == seat) / 2,
        baker=float(g.baker_seat == seat) * g.baker / 3,
        on_turn=float(g.turn == seat),
        peasantry=float(Class.PEASANTRY in classes),
        bourgeoisie=float(Class.BOURGEOISIE in classes),
        church=float(Class.CHURCH in classes),
        chivalry=float(Class.CHIVALRY in classes),
        magic=float(Class.MAGIC in classes),
        royalty=float(Class.ROYALTY in classes),
    )


def _homes(g: Table, classes: Sequence[Sequence[int]]) -> list[RegionTotals]:
    """The regions of each seat, as if a plague that is about to strike had struck. Potions are left out."""
    found = [RegionTotals(float(palace), float(stock)) for palace, stock in zip(g.palace, g.stock, strict=True)]
    struck = _about_to_be_struck(g)
    near, mean = (g.plague, *g.map.next_to[g.plague]), strikes(g.edition)
    for region in g.regions:
        crowd = g.crowd(region)
        if people := sum(crowd):
            rats, most = len(g.rats[region]), max(crowd)
            majority, everybody, *by_class = mean[min(people, MANY)]
            for seat, cubes in enumerate(crowd):
                if cubes:
                    lost = everybody + (majority if cubes == most else 0.0)
                    lost += sum([by_class[cls] for cls in classes[seat]])
                    losses = min(cubes, rats * lost)
                    if region in struck:
                        found[seat].add_struck(cubes, losses)
                    else:
                        found[seat].add(cubes, rats, losses, near=region in near)
    return found


def _about_to_be_struck(g: Table) -> Sequence[int]:
    """The regions where the plague strikes before the next turn: that of the Plague Piece, or all in the end."""
    coming = {name for name, _ in g.agenda}
    if final_ravage.name in coming:
        return g.regions
    return (g.plague,) if ravage.name in coming else ()


@cache
def strikes(edition: str) -> list[list[float]]:
    """By the number of cubes in a region: how often a rat token strikes there for M, for A and for each class."""
    faces = editions.components(edition).rats
    return [
        [
            sum(face.majority for face in faces if face.hits(people)) / len(faces),
            sum(face.everybody for face in faces if face.hits(people)) / len(faces),
            *(sum(face.classes.count(cls) for face in faces if face.hits(people)) / len(faces) for cls in Class),
        ]
        for people in range(MANY + 1)
    ]


def progress(g: Table) -> float:
    """The game ends when the supply of rats is used up, or when somebody has all cubes on the board."""
    brought = len(g.supply) + len(g.removed) + sum(map(len, g.rats)) + len(g.discards) or 1
    return max(1 - len(g.supply) / brought, 1 - min(g.stock) / CUBES)


def overtime(g: Table) -> float:
    """Nobody has to place or take anything: two seats that shrink from it may move the plague to and fro.

    Games of random and of easy play end within 48 turns at the most.
    """
    usual = 8 * g.seats + 12
    return min(max(g.turns - usual, 0) / (5 * g.seats), 0.9)


features = Features(
    SeatFeatures._fields,
    of,
    progress,
    turn=lambda g: (g.turns, g.turn),
    overtime=overtime,
    search=SearchSettings(
        shortlist=14,  # nearly all: what looks best at once is often not, as much happens before the next turn
        tries=2,
        width=20,  # all answers but for a few questions: a turn that is played on badly makes little of any card
        playout_factor=0.15,
        judging_factor=4.0,
        positions_factor=by_seats,
    ),
)
