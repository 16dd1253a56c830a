"""What a seat may answer as often as it is asked, until the end of the round."""

from typing import Final

from rules.core import StandingChoice, nothing_picked, take_or_pass

STANDING: Final = (
    StandingChoice("gain", ("take", "pass"), take_or_pass),
    StandingChoice("discard_for_rats", ("none",), nothing_picked),
)
