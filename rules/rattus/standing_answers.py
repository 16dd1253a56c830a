"""What a seat may answer as often as it is asked, until the end of the own next turn."""

from collections.abc import Callable
from typing import Final

from rules.core import Ask, Pick, Said, StandingChoice, take_or_pass

from .components import Card
from .view import View


def cube(ask: Ask, says: Said) -> Pick | None:
    """A plain cube and never a potion; or a potion first, the one of a cube that has fewest. Without one: asked."""
    verb = "lose" if says == ("cube",) else "give"
    found = sorted(
        n for one in ask.options if isinstance(one, tuple) and one[0] == verb and isinstance(n := one[1], int)
    )
    return ((verb, found[0]),) if found and (verb == "give" or found[0] == 0) else None


def where(card: Card) -> Callable[[View, str], bool]:
    """A question is in games with this card."""
    return lambda view, says: view.in_game(card)


STANDING: Final = (
    StandingChoice("lose_cube", ("cube", "potion"), cube, is_in=where(Card.WIZARD)),
    StandingChoice("serf_cube", ("place", "pass"), take_or_pass, is_in=where(Card.SERF)),
    StandingChoice("soldier", ("none",), take_or_pass, is_in=where(Card.SOLDIER)),
    StandingChoice("crusader", ("none",), take_or_pass, is_in=where(Card.CRUSADER)),
    StandingChoice("last_uses", ("none",), take_or_pass),
)
