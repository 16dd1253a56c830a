"""What a seat may answer as often as it is asked, until the end of the round."""

from typing import Final

from rules.core import StandingChoice, take_or_pass

STANDING: Final = (
    StandingChoice("hire", ("none",), take_or_pass),
    StandingChoice("hire_more", ("none",), take_or_pass),
    StandingChoice("message", ("take",), take_or_pass),
)
