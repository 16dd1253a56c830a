"""What a seat may answer as often as it is asked, until the end of the round."""

from typing import Final

from rules.core import Ask, Pick, StandingChoice, take_or_pass


def if_possible(ask: Ask, says: str) -> Pick | None:
    """This option; the seat is asked where it is not possible now, which everybody can see."""
    return (says,) if says in ask.options else None


STANDING: Final = (
    StandingChoice("hire", ("none",), take_or_pass),
    StandingChoice("hire_more", ("none",), take_or_pass),
    StandingChoice("message", ("take",), take_or_pass),
    StandingChoice("benefit", ("marker", "gold", "rat"), if_possible),
)
