"""What occurred in a transition, as far as others go by it: who is told, who has more time, what has a limit.

`Woken() in transition.occurrences` asks whether, `transition.all(Invited)` for whom.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.values import Person

# ------------------------------------------------------------------- in a lobby


@dataclass(frozen=True, slots=True)
class SeatsTaken:
    """Somebody took the last free seat: the host is told."""


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody was invited by a person, which is limited; by none, to a rematch, to which its host invites freely."""

    person: Person
    by: int | None = None


@dataclass(frozen=True, slots=True)
class OptionsChanged:
    """Options were changed to which these people had agreed: they are told that they must agree again."""

    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PutOut:
    """The host freed a person's seat: they are told."""

    person: int


@dataclass(frozen=True, slots=True)
class HostLeft:
    """The host left, and somebody else is the host from now on: they are told."""


@dataclass(frozen=True, slots=True)
class RematchDeclined:
    """Somebody called to a rematch does not come: its host is told, as it does not start by itself any more."""

    name: str


@dataclass(frozen=True, slots=True)
class LobbyWillClose:
    """Nobody did anything for long: those who sit here are warned."""


# ------------------------------------------------------------------- at the start


@dataclass(frozen=True, slots=True)
class Matched:
    """The table opened for these people: they wait no more for such a game."""

    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """These people were given a seat by lot: they are told that the game has begun."""

    people: tuple[int, ...]


# ------------------------------------------------------------------- time and absence


@dataclass(frozen=True, slots=True)
class LastCalled:
    """The person on a seat is told that their time runs out."""

    seat: int


@dataclass(frozen=True, slots=True)
class DayAdded:
    """A seat has a day more from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """The person on a seat is there again: they have time to answer."""

    seat: int


@dataclass(frozen=True, slots=True)
class Woken:
    """The table slept until now: everybody there has time to answer again."""


@dataclass(frozen=True, slots=True)
class AskedAnew:
    """The table runs again, or elsewhere: whoever is asked is notified as of a new question."""


@dataclass(frozen=True, slots=True)
class TableWillClose:
    """A sleeping or frozen table will close: everybody is told."""


# ------------------------------------------------------------------- seats that change hands, votes


@dataclass(frozen=True, slots=True)
class Applied:
    """A person would take an offered seat, at not too many tables."""

    person: int


@dataclass(frozen=True, slots=True)
class CandidateWithdrew:
    """The candidate did themselves what ended this: nobody need tell them."""


@dataclass(frozen=True, slots=True)
class StandInSeated:
    """A stand-in has taken a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class VotedQuietly:
    """Somebody votes to end the table of whose votes the others were told often enough lately."""


Occurrence = (
    SeatsTaken
    | Invited
    | OptionsChanged
    | PutOut
    | HostLeft
    | RematchDeclined
    | LobbyWillClose
    | Matched
    | Drawn
    | LastCalled
    | DayAdded
    | CameBack
    | Woken
    | AskedAnew
    | TableWillClose
    | Applied
    | CandidateWithdrew
    | StandInSeated
    | VotedQuietly
)
