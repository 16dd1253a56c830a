"""What a seat may answer as often as it is asked, until the end of the round."""

from typing import Final

from rules.core import Ask, Pick, Said, StandingChoice, first_possible, take_or_pass

from .components import SECTORS, Action

SECTOR_NAMES: Final = tuple(Action(sector).name.lower() for sector in SECTORS)


def first_sector(ask: Ask, says: Said) -> Pick | None:
    """The first of these sectors that is an option; where none is, which everybody can see, the seat is asked."""
    return first_possible(ask, tuple(str(SECTOR_NAMES.index(name)) for name in says))


STANDING: Final = (
    StandingChoice("hire", ("none",), take_or_pass),
    StandingChoice("hire_more", ("none",), take_or_pass),
    StandingChoice("message", ("take",), take_or_pass),
    StandingChoice("benefit", ("marker", "gold", "rat"), first_possible, ordered=True),
    StandingChoice("outbreak", SECTOR_NAMES, first_sector, ordered=True),
)
