"""Who knows what: said once, for `view`, which shows it, and for `deal_unknown`, which deals the rest anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Literal, NamedTuple

from rules.core import Ask, Facts, Result

from . import counts
from .book import rules
from .components import Card, TokenFace, editions
from .scoring import reckoned
from .state import (
    BESIDE,
    DRAWN,
    LAID_OUT,
    NOBODY,
    OUT,
    REDRAWN,
    STOCK,
    Loss,
    Potion,
    Rat,
    Table,
    Wall,
    between,
    kinds,
    unwalled,
)

__all__ = [
    "BESIDE",
    "DRAWN",
    "LAID_OUT",
    "NOBODY",
    "OUT",
    "REDRAWN",
    "STOCK",
    "Potion",
    "RatView",
    "RegionView",
    "Stage",
    "View",
    "Wall",
    "arguments",
    "between",
    "deal_unknown",
    "hidden",
    "view",
]


def knows_rat(g: Table, viewer: int | None, region: int, rat: Rat) -> bool:
    return viewer in rat.seen_by or lies_open(region, g.plague, revealed=g.revealed, over=g.is_over)


def lies_open(region: int, plague: int, *, revealed: bool, over: bool) -> bool:
    """Whether all may see the tokens of a region: those of the Plague Region at a reveal, at the end every one."""
    return over or (revealed and region == plague)


def unknown_rats(g: Table, viewer: int | None) -> Iterator[tuple[int, int, Rat]]:
    """The tokens on the board whose face this viewer does not know: region, place in it, token."""
    for region in g.regions:
        for slot, rat in enumerate(g.rats[region]):
            if not knows_rat(g, viewer, region, rat):
                yield region, slot, rat


# --------------------------------------------------------------------------- view


class RatView(NamedTuple):
    """A token on the board: its face if this viewer knows it, where it came from (R-48), and who has looked at it."""

    face: TokenFace | None
    origin: int
    seen_by: tuple[int, ...]


class RegionView(NamedTuple):
    """A region in play."""

    region: int
    next_to: tuple[int, ...]
    rats: tuple[RatView, ...]  # longest there first
    cubes: tuple[int, ...]  # by seat
    bishops: int
    nuns: int

    @property
    def infested(self) -> bool:
        """Whether rats find somebody here."""
        return counts.infested(len(self.rats), self.cubes)

    @property
    def room(self) -> int:
        """How many more rats it takes."""
        return counts.room(len(self.rats), self.bishops)


Stage = Literal["opening", "turn", "ending", "round", "ravage", "over"]


class View(NamedTuple):
    """Rattus as one seat, or the public (viewer None), may see it."""

    viewer: int | None
    seats: int
    first: int
    turn: int
    turns: int
    last: int
    regions: tuple[RegionView, ...]
    plague: int
    neutral: bool
    revealed: bool
    potions: tuple[Potion, ...]
    potions_left: int
    walls: tuple[Wall, ...]
    walls_left: int
    bishops_left: int
    nuns_left: int
    holder: tuple[int, ...]  # by card
    used: tuple[int, ...]
    taken: bool
    placed: bool
    stock: tuple[int, ...]
    palace: tuple[int, ...]
    baker: int
    baker_seat: int
    supply: int
    removed: int
    discards: tuple[TokenFace, ...]  # as they were turned up, one that lies on the board again among them
    redrawn: int
    everything_out: bool
    edition: str
    over: bool
    way: tuple[int, ...] = ()  # the regions of the Plague Piece from the set-up on; () where that was not kept
    ravaged: tuple[Loss, ...] = ()  # what the final ravage took

    # ------------------------------------------------------------------- where the game is

    @property
    def stage(self) -> Stage:
        """The opening placement, a turn, the turn with which the end comes, the final round or ravage, or over."""
        if self.over:
            return "over"
        if self.last != NOBODY:
            return "round" if self.turn != NOBODY else "ravage"
        if not self.turns:
            return "opening"
        return "ending" if self.everything_out or not self.supply else "turn"

    @property
    def regular(self) -> bool:
        """Whether a regular turn runs: after the opening placement, before the final round."""
        return self.stage in ("turn", "ending")

    @property
    def saved(self) -> tuple[int, ...]:
        """The cubes of each seat on the board, the palace included."""
        return tuple(on_map + safe for on_map, safe in zip(self._on_map, self.palace, strict=True))

    @property
    def _on_map(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(*(here.cubes for here in self.regions), strict=True)))

    def ravage_took(self, what: Literal["seat", "region", "by"], which: int | str) -> int:
        """How many cubes the final ravage took from a seat, in a region, or by a symbol."""
        return sum(loss.n for loss in self.ravaged if getattr(loss, what) == which)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats, best first."""
        return counts.best_first(self.saved, self.last)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it runs."""
        return reckoned(self._on_map, self.palace, self.last) if self.over else None

    # ------------------------------------------------------------------- regions

    def at(self, region: int) -> RegionView:
        """What lies in a region."""
        return next(here for here in self.regions if here.region == region)

    def open_to(self, region: int) -> tuple[int, ...]:
        """The neighbours that no wall shuts off."""
        return unwalled(region, self.at(region).next_to, self.walls)

    def kinds(self, region: int, seat: int) -> tuple[int, ...]:
        """A seat's cubes in a region, each as the number of its potions, plain ones first."""
        potions = (potion.n for potion in self.potions if (potion.region, potion.seat) == (region, seat))
        return kinds(self.at(region).cubes[seat], potions)

    def population(self, *, neutral: bool) -> int:
        """What a limit in the Plague Region is held against, where the piece counts (`neutral`) or not."""
        here = self.at(self.plague)
        return counts.population(here.cubes, here.nuns, neutral=neutral)

    def followers(self, source: int, target: int) -> int:
        """How many rats would go with a cube of the Pied Piper."""
        return counts.followers(len(self.at(source).rats), self.at(target).room)

    @property
    def rats_on_board(self) -> int:
        """How many tokens lie on the board."""
        return sum(len(here.rats) for here in self.regions)

    @property
    def still_out(self) -> tuple[TokenFace, ...]:
        """The tokens of the box that have not been turned up and that this viewer does not know, sorted."""
        left = Counter(editions.components(self.edition).rats)
        left.subtract((*self.discards, *self._seen))
        return tuple(sorted(left.elements()))

    @property
    def one_again(self) -> bool:
        """Whether a discarded token lies on the board again, and this viewer does not know which (R-49)."""
        return bool(self.redrawn) and not any(rat.face for rat in self._tokens if rat.origin == REDRAWN)

    @property
    def _seen(self) -> Iterator[TokenFace]:
        """The faces that this viewer knows on the board, but for one that lies among the discards too."""
        return (rat.face for rat in self._tokens if rat.face and rat.origin != REDRAWN)

    @property
    def _tokens(self) -> Iterator[RatView]:
        return (rat for here in self.regions for rat in here.rats)

    def lies_open(self, region: int) -> bool:
        """Whether all may see the tokens of a region."""
        return lies_open(region, self.plague, revealed=self.revealed, over=self.over)

    def brings(self, region: int) -> int:
        """How many new rats would come if the Plague Piece went to a region."""
        return self.coming(region, counts.to_spread(len(self.at(region).rats)))

    def coming(self, region: int, called: int) -> int:
        """How many of the rats that a region calls for the supply has, and its neighbours have room for."""
        return min(called, self.supply, sum(self.at(other).room for other in self.open_to(region)))

    @property
    def to_spread(self) -> int:
        """How many new rats those in the Plague Region call for."""
        return counts.to_spread(len(self.at(self.plague).rats))

    def uses_up(self, region: int) -> bool:
        """Whether the new rats would be the last of the supply: the game ends with this turn (R-40)."""
        return 0 < self.supply == self.brings(region)

    def plays_out(self, seat: int, n: int) -> bool:
        """Whether so many cubes would be the last of a seat's supply: the game ends with this turn (R-40)."""
        return self.regular and 0 < n == self.stock[seat] and seat != self.baker_seat

    def shut_in(self, region: int) -> bool:
        """Whether the rats of a region could spread, but no neighbour has room for one."""
        here = self.at(region)
        return here.infested and self.supply > 0 and not self.brings(region)

    def to_look_at(self, region: int, *, seen: int | None = None) -> int:
        """How many tokens of a region the Witch can look at, after she has seen one in the region `seen`."""
        return counts.to_look_at(len(self.at(region).rats), one_seen=region == seen)

    def to_send(self, region: int) -> list[int]:
        """Whose cubes of a region the Messenger can swap."""
        return counts.to_send(self.at(region).cubes, self._on_map)

    def to_swap(self, region: int, owner: int) -> list[tuple[int, int]]:
        """The cubes that the Messenger can swap with one of an owner's: whose each is, and its number of potions."""
        return counts.to_swap(self.at(region).cubes, owner, partial(self.kinds, region))

    # ------------------------------------------------------------------- cards and cubes

    def cards_of(self, holder: int) -> tuple[int, ...]:
        """The class cards of a seat, or those BESIDE the board."""
        return tuple(card for card, held_by in enumerate(self.holder) if held_by == holder)

    def in_game(self, card: int) -> bool:
        """Whether this class card is one of the six."""
        return self.holder[card] != OUT

    def may_use(self, seat: int, card: int) -> bool:
        """Whether this seat holds this card and has not used it this turn."""
        return self.holder[card] == seat and card not in self.used

    def to_carry(self, seat: int, region: int) -> int:
        """How many of a seat's cubes in a region the Merchant can move at most."""
        return min(counts.CARRIED, self.at(region).cubes[seat])

    def by_rats(self, seat: int, region: int) -> int:
        """How many cubes this seat would place by the rats of a region."""
        return counts.by_rats(len(self.at(region).rats), self.stock[seat])

    def by_peasant(self, seat: int) -> int:
        """How many cubes this seat would place where there are no rats."""
        return min(1, self.stock[seat]) if self.may_use(seat, Card.PEASANT) else 0

    def by_mayor(self, seat: int) -> tuple[tuple[int, ...], int]:
        """The regions where this seat leads, and in how many of them it would place a cube with the Mayor."""
        led = tuple(region.region for region in self.regions if counts.leads(region.cubes, seat))
        return led, min(len(led), self.stock[seat], 1 if self.stage == "round" else len(led))

    def by_queen(self, seat: int) -> int:
        """How many cubes this seat would add with the Queen."""
        return counts.by_queen(self.stock[seat])


def arguments(ask: Ask) -> Facts:
    """The arguments of a question by their names in the rules."""
    return rules.arguments(ask)


def view(g: Table, viewer: int | None) -> View:
    """What this viewer may see, built from nothing."""
    components = g.components
    return View(
        viewer=viewer,
        seats=g.seats,
        first=g.first,
        turn=g.turn,
        turns=g.turns,
        last=g.last,
        regions=tuple(_region(g, viewer, region) for region in g.regions),
        plague=g.plague,
        neutral=g.neutral,
        revealed=g.revealed,
        potions=g.potions,
        potions_left=g.potions_left,
        walls=g.walls,
        walls_left=components.walls - len(g.walls),
        bishops_left=components.bishops - len(g.bishops),
        nuns_left=components.nuns - len(g.nuns),
        holder=tuple(g.holder),
        used=g.used,
        taken=g.taken,
        placed=g.placed,
        stock=tuple(g.stock),
        palace=tuple(g.palace),
        baker=g.baker,
        baker_seat=g.baker_seat,
        supply=len(g.supply),
        removed=len(g.removed),
        discards=tuple(components.rats[face] for face in g.discards),
        redrawn=g.redrawn,
        everything_out=g.everything_out,
        edition=g.edition,
        over=g.is_over,
        way=g.way,
        ravaged=g.ravaged,
    )


def _region(g: Table, viewer: int | None, region: int) -> RegionView:
    return RegionView(
        region=region,
        next_to=g.map.next_to[region],
        rats=tuple(_rat(g, viewer, region, rat) for rat in g.rats[region]),
        cubes=tuple(g.crowd(region)),
        bishops=g.bishops.count(region),
        nuns=g.nuns.count(region),
    )


def _rat(g: Table, viewer: int | None, region: int, rat: Rat) -> RatView:
    return RatView(g.face(rat) if knows_rat(g, viewer, region, rat) else None, rat.origin, rat.seen_by)


# --------------------------------------------------------------------------- imagine


def deal_unknown(g: Table, viewer: int | None) -> None:
    """Deal anew, in place, all faces that this viewer cannot know. The table has new dice already.

    Where a token came from is public: one laid out at set-up is a starting rat, the Soldier's redraw is one of the open
    discards. The faces are sorted first, so what is dealt depends on nothing that this viewer cannot know.
    """
    unknown = list(unknown_rats(g, viewer))
    faces = sorted([*(rat.face for _, _, rat in unknown if rat.origin != REDRAWN), *g.supply, *g.removed])
    ringed = g.shuffled([face for face in faces if g.components.rats[face].ringed])
    start = [at for at in unknown if at[2].origin == LAID_OUT]
    rest = iter(g.shuffled(sorted([*ringed[len(start) :], *(f for f in faces if f not in ringed)])))
    deal = {LAID_OUT: iter(ringed), REDRAWN: iter(g.discards[g.below(g.redrawn)] for _ in range(bool(g.redrawn)))}
    for region, slot, rat in unknown:
        g.set_rat(region, slot, rat._replace(face=next(deal.get(rat.origin, rest))))
    left = tuple(rest)
    g.removed, g.supply = left[: len(g.removed)], left[len(g.removed) :]


def hidden(g: Table, viewer: int | None) -> Mapping[str, object]:
    """The truth behind each thing this viewer cannot know."""
    rats = {f"rat {region} {slot}": rat.face for region, slot, rat in unknown_rats(g, viewer)}
    return {"supply": g.supply, "removed": g.removed, **rats}
