"""What a seat may answer as often as it is asked, until the end of the own next turn."""

from typing import Final

from rules.core import Ask, Pick, Said, StandingChoice, take_or_pass


def cube(ask: Ask, says: Said) -> Pick | None:
    """A plain cube and never a potion; or a potion first, the one of a cube that has fewest. Without one: asked."""
    verb = "lose" if says == ("cube",) else "give"
    found = sorted(
        n for one in ask.options if isinstance(one, tuple) and one[0] == verb and isinstance(n := one[1], int)
    )
    return ((verb, found[0]),) if found and (verb == "give" or found[0] == 0) else None


STANDING: Final = (
    StandingChoice("lose_cube", ("cube", "potion"), cube),
    StandingChoice("serf_cube", ("place", "pass"), take_or_pass),
    StandingChoice("soldier", ("none",), take_or_pass),
    StandingChoice("crusader", ("none",), take_or_pass),
    StandingChoice("last_uses", ("none",), take_or_pass),
)
