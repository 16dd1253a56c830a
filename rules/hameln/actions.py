"""The mandatory action, one of four; and the activation of houses by men or by women."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rules.core import Arg, Refusal, Several

from .book import choice, ordered, step
from .components import Kind
from .marry import couple, couples, pairs_in_hall, why_no_couple
from .rats import attract
from .sell import for_money
from .state import NOBODY, Table

MEN: Final = "men"
WOMEN: Final = "women"
MARRY: Final = "marry"
SELL: Final = "sell"
FLORIN: Final = "florin"  # what houses give
GOOD: Final = "good"
CHILD: Final = "child"


@choice
def act(g: Table, seat: int) -> list[str]:
    """What is possible of the four; where nothing is, nobody is asked."""
    return [name for name, possible in POSSIBLE.items() if possible(g, seat)]


POSSIBLE: Final[Mapping[str, Callable[[Table, int], bool]]] = {
    MEN: lambda g, seat: bool(ready(g, seat, MEN)),
    WOMEN: lambda g, seat: bool(ready(g, seat, WOMEN)),
    MARRY: lambda g, seat: bool(couples(g, seat)),
    SELL: lambda g, seat: any(g.goods_of(seat)),
}


@act.barred
def act_barred(g: Table, seat: int) -> dict[Arg, Refusal]:
    return {name: why(g, seat) for name, why in WHY_NOT.items() if not POSSIBLE[name](g, seat)}


def why_no_house(g: Table, seat: int, who: str) -> Refusal:
    """The reason of the last of these houses; everybody lives somewhere."""
    return next(reversed(why_not(g, seat, who).values()))


def why_no_marriage(g: Table, seat: int) -> Refusal:
    """No child of one's own, none of the other sex from another family, or nobody can pay."""
    if not g.boys[seat] + g.girls[seat]:
        return Refusal("no_child_in_hall", {"rule": "marry"})
    reasons = {pair: why_no_couple(g, pair) for pair in pairs_in_hall(g, seat)}
    return next(iter(reasons.values()), Refusal("no_match", {"rule": "marry"}))


WHY_NOT: Final[Mapping[str, Callable[[Table, int], Refusal]]] = {
    MEN: lambda g, seat: why_no_house(g, seat, MEN),
    WOMEN: lambda g, seat: why_no_house(g, seat, WOMEN),
    MARRY: why_no_marriage,
    SELL: lambda g, seat: Refusal("no_goods", {"rule": "sell"}),
}


@act.chosen
def act_chosen(g: Table, seat: int, what: str) -> None:
    g.acted = 1
    if what == MARRY:
        g.then(couple(seat, 0))
    elif what == SELL:
        g.then(for_money(seat))
    else:
        g.then(activate(seat, what))


# --------------------------------------------------------------------------- activating houses


def members(g: Table, who: str) -> list[int]:
    """By house, whose man or woman lives there."""
    return g.men if who == MEN else g.women


def own_houses(g: Table, seat: int, who: str) -> list[int]:
    """Where the seat has a man, or a woman."""
    return [house for house, member in enumerate(members(g, who)) if member == seat]


def ready(g: Table, seat: int, who: str) -> list[int]:
    """The houses that may be declared."""
    houses = [house for house in own_houses(g, seat, who) if not g.infested(house)]
    if who == WOMEN and not can_have_child(g, seat):
        return [house for house in houses if g.house(house).kind == Kind.INFLUENCE]
    return houses


def can_have_child(g: Table, seat: int) -> bool:
    """A cube in the bag, and a member in the reserve (R-15)."""
    return bool(g.bag_boys + g.bag_girls and g.reserve[seat])


@ordered
def activate(g: Table, seat: int, who: str) -> Several[int]:
    """One house or more, in the order in which they are activated (R-12)."""
    houses = ready(g, seat, who)
    return Several(houses, 1, len(houses))


@activate.barred
def activate_barred(g: Table, seat: int, who: str) -> dict[int, Refusal]:
    return why_not(g, seat, who)


def why_not(g: Table, seat: int, who: str) -> dict[int, Refusal]:
    """Why each house of these men or women cannot be declared."""
    reasons, declarable = dict[int, Refusal](), ready(g, seat, who)
    for house in (house for house in own_houses(g, seat, who) if house not in declarable):
        if g.infested(house):
            reasons[house] = Refusal("infested", {"house": house, "rule": "rats"})
        elif not g.reserve[seat]:
            reasons[house] = Refusal("reserve_empty", {"rule": "activate"})
        else:
            reasons[house] = Refusal("bag_empty", {"rule": "activate"})
    return reasons


@activate.chosen
def activate_chosen(g: Table, seat: int, houses: tuple[int, ...], who: str) -> None:
    g.say("activated", seat=seat, who=who, houses=houses)
    g.then(*(one_house(seat, house, who) for house in houses))


@step
def one_house(g: Table, seat: int, house: int, who: str) -> None:
    """Both occupants benefit (R-14), the active player first; then the rats come. Or it is skipped (R-13)."""
    if g.piper_comes or g.infested(house):
        g.say("skipped_house", house=house)
        return
    partner = members(g, WOMEN if who == MEN else MEN)[house]
    assert partner != NOBODY
    benefit(g, seat, house, who)
    benefit(g, partner, house, WOMEN if who == MEN else MEN)
    attract(g, seat, house)


def given_by(kind: Kind, who: str) -> str:
    """A florin in an influence house; else a good for the man and a child for the woman."""
    if kind == Kind.INFLUENCE:
        return FLORIN
    return GOOD if who == MEN else CHILD


def benefit(g: Table, seat: int, house: int, who: str) -> None:
    """What the house gives to this occupant, if there is one left."""
    kind = g.house(house).kind
    gift = given_by(kind, who)
    if gift == FLORIN:
        g.say("gained_money", seat=seat, n=g.gain_money(seat, 1))
    elif gift == GOOD:
        g.gain_good(seat, kind)
    else:
        g.draw_child(seat)
