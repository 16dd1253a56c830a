"""What a seat may answer as often as it is asked, until the end of the phase."""

from typing import Final

from rules.core import Ask, Pick, Said, StandingChoice, take_or_pass


def children(ask: Ask, says: Said) -> Pick | None:
    """None of the children, or all: where not all can be paid for, the seat is asked."""
    if says == ("none",):
        return ()
    return ask.options if ask.most == len(ask.options) else None


STANDING: Final = (
    StandingChoice("optional", ("none",), take_or_pass),
    StandingChoice("keep", ("all", "none"), children),
)
