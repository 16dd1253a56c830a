"""The interface of every game: one set of signatures, and a contract for the conformance suite."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from .editions import Edition, GameEditions, UnknownEdition
from .length import NO_LENGTH, Length
from .paragraphs import HALT
from .rulebook import Rulebook
from .saves import Saves
from .state import State
from .values import PASS, Arg, Ask, Event, Frame, Move, Pick, Refusal


class GameOptions(Protocol):
    """What all games' options have in common: a frozen dataclass that names the component data."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def edition(self) -> str:
        """The name of an edition; "" is the built-in one."""


G = TypeVar("G", bound=State)
O = TypeVar("O", bound=GameOptions)  # noqa: E741  # the options of a table
V = TypeVar("V")  # its view


def nothing_ahead(state: Any, seat: int) -> tuple[Frame, ...] | None:
    """For a game in which nothing can be prepared."""
    return None


def nothing_open(ask: Ask) -> Pick:
    """For a game in which any option of a foreseen question can be picked beforehand."""
    return ()


def one_span(state: Any, seat: int) -> int:
    """For a game in which what is prepared never expires."""
    return 0


def one_round(state: Any) -> int:
    """For a game without rounds."""
    return 0


def no_opening(state: Any) -> bool:
    """For a game in which nobody places anything before the first turn."""
    return False


def no_clash(seats: int, options: Any) -> Refusal | None:
    """For a game whose options can all be combined, whatever the number of seats."""
    return None


def no_totals(state: Any) -> tuple[int, ...]:
    """For a game that keeps no score while it runs."""
    return ()


class Line(NamedTuple):
    """One line of the final scoring: a text key and the points of each seat, None if nothing is scored."""

    key: str
    points: tuple[int | None, ...]


class Result(NamedTuple):
    """How a game ended. Places count from 1 and ties share one; `why` is the text key of the deciding criterion."""

    places: tuple[int, ...]
    winners: tuple[int, ...]  # several share a victory; none: nobody wins
    totals: tuple[int, ...]
    lines: tuple[Line, ...]
    why: str
    facts: Mapping[str, Arg]


Said = tuple[str, ...]  # a standing answer: one thing, or several in order


def always(view: Any, says: str = "") -> bool:
    """For a question that every game has, with every answer to it."""
    return True


class StandingChoice(NamedTuple):
    """A choice that may get a standing answer: only if the question is public and every answer is always possible.

    The answer can then be given whatever the seat hides, so that giving it automatically reveals nothing.
    """

    choice: str
    says: tuple[str, ...]  # what may be said; empty: the numbers of the other seats
    pick: Callable[[Ask, Said], Pick | None]  # what it leads to; None: the seat has to be asked
    ordered: bool = False  # several may be said, the one that is preferred first
    is_in: Callable[[Any, str], bool] = always  # whether a view's game has this answer, or with "" the question


class TableOption(NamedTuple):
    """One thing people may agree on before a table starts: a field of the game's `Options`.

    `values` has the default first. With `pick` above 1 the field is a tuple of at most `pick` values. It is
    offered only if the option named first in `when` has one of the values that follow, and for these numbers of
    `seats` (empty: all).
    """

    name: str
    values: tuple[str, ...]
    pick: int = 1
    when: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()

    def offered(self, options: object, seats: int) -> bool:
        """Whether it makes a difference with these other options and this number of seats."""
        fits = not self.when or getattr(options, self.when[0]) in self.when[1:]
        return fits and (not self.seats or seats in self.seats)

    def takes(self, value: object) -> bool:
        """Whether this is one of the values or, if several are picked, a tuple of at most `pick` of them."""
        if self.pick == 1:
            return value in self.values
        return isinstance(value, tuple) and len(value) <= self.pick and all(one in self.values for one in value)


def take_or_pass(ask: Ask, says: Said) -> Pick:
    """For a choice between something and nothing: "none" or "pass" is the pass, anything else that option."""
    return (PASS,) if says in (("none",), (PASS,)) else says


def nothing_picked(ask: Ask, says: Said) -> Pick | None:
    """For a counted choice of which nothing may be picked."""
    return None if ask.least else ()


def first_possible(ask: Ask, says: Said) -> Pick | None:
    """The first of these that is an option, seats by their numbers; None if the seat has to be asked."""
    options = {str(option): option for option in ask.options}
    return next(((options[one],) for one in says if one in options), None)


@dataclass(frozen=True, slots=True)
class Contract(Generic[G, O]):
    """What a game promises to the conformance suite."""

    longest: int  # no game of random play has more moves
    options: tuple[O, ...]  # every value of every table option is in one of them
    conserved: Callable[[G], object]  # equal at all moments of one game
    secret_picks: frozenset[str]  # choices whose picks of one size look alike to bystanders until something is revealed
    hidden: Callable[[G, int | None], Mapping[str, object]]  # the truth behind each thing this seat cannot know
    shows: frozenset[str] = frozenset()  # events that show hidden pieces to all, which no view shows afterwards


@dataclass(frozen=True, slots=True)
class Game(Generic[G, O, V]):
    """One game: the interface that everything outside the rules relies on."""

    key: str
    seats: range
    Options: type[O]  # a frozen dataclass, all with defaults
    table_options: tuple[TableOption, ...]  # its fields as a host is offered them; `edition` is offered separately
    rules: Rulebook[G]
    set_up: Callable[[int, str, O], G]  # seats, secret in hex, options -> a table with its agenda, not yet settled
    view: Callable[[G, int | None], V]  # what a seat (None: the public) may see, built from nothing
    result: Callable[[G], Result | None]
    deal_unknown: Callable[[G, int | None], None]  # redeals in place all that this seat cannot know
    saves: Saves[G]
    editions: GameEditions[Any]
    contract: Contract[G, O]
    options_clash: Callable[[int, O], Refusal | None] = no_clash  # why these cannot be combined for this many seats
    usual_seats: int = 0  # how many a table opens with; 0: as many as can play
    length: Length = NO_LENGTH  # how long it still lasts after a number of moves
    # What this seat would be asked next if the others had done what they must and changed nothing, as frames in order;
    # None if that cannot be told. It may look only at what the seat may know. Frames below `HALT` only show views at
    # which moment of the game this is.
    ahead: Callable[[G, int], tuple[Frame, ...] | None] = nothing_ahead
    open_ahead: Callable[[Ask], Pick] = nothing_open  # options of a foreseen question that the others surely change
    standing: tuple[StandingChoice, ...] = ()
    opening: Callable[[G], bool] = no_opening  # whether seats still place what everybody begins with
    totals: Callable[[G], Sequence[int]] = no_totals  # the total of each seat if the game were scored now
    span: Callable[[G, int], int] = one_span  # changes when what this seat prepared expires (a round is over)
    round: Callable[[G], int] = one_round  # changes whenever a round is over, which everybody knows

    def new(self, seats: int, secret: bytes, options: O | None = None) -> G:
        """A table after set-up, at its first questions. The secret has 32 bytes. Raises `ValueError`."""
        if seats not in self.seats or len(secret) != 32:
            raise ValueError(f"{self.key} takes {self.seats} seats and a secret of 32 bytes")
        options = options if options is not None else self.Options()
        self._demand_fitting(seats, options)
        options = replace(options, edition=options.edition or self.editions.built_in.name)  # new data never changes it
        g = self.set_up(seats, secret.hex(), options)
        self.rules.settle(g)
        g.events.clear()
        return g

    def check_options(self, seats: int, options: O) -> Refusal | None:
        """Why a table with this number of seats cannot start with these options, or None."""
        try:
            self.editions.components(options.edition)
        except UnknownEdition:
            return Refusal("unknown_edition", {"edition": options.edition})
        return self.options_clash(seats, options)

    def _demand_fitting(self, seats: int, options: O) -> None:
        """Raise `ValueError` unless these are options of this game, with values on offer that can be combined."""
        if not isinstance(options, self.Options):
            raise ValueError(f"{self.key} is not played under {options!r}")
        for option in self.table_options:
            if not option.takes(value := getattr(options, option.name)):
                raise ValueError(f"{self.key}: {option.name} cannot be {value!r}")
        if why := self.check_options(seats, options):
            raise ValueError(f"{self.key}: {why.key} {dict(why.facts)}")

    def play(self, state: G, move: Move) -> tuple[G, tuple[Event, ...]]:
        """The state after a move, and what happened. Raises `Refused`; the old state is untouched."""
        return self.rules.play(state, move)

    def take_back(self, now: G, before: G) -> G:
        """The stored state before the last move, with a revision of its own."""
        return self.rules.take_back(now, before)

    def barred(self, state: G, seat: int) -> Mapping[Arg, Refusal]:
        """The options that this seat might expect now and does not have, each with the reason."""
        return self.rules.barred(state, seat)

    def imagine(self, state: G, seat: int | None, secret: bytes) -> G:
        """A full state that this seat could be in: other dice, and all it cannot know redealt."""
        g = state.clone()
        g.secret, g.draws, g.quiet = secret.hex(), 0, True
        self.deal_unknown(g, seat)
        self.rules.reseal(g, seat)
        self.rules.settle(g)
        g.quiet = False
        return g

    def foreseen(self, state: G, seat: int, secret: bytes) -> G | None:
        """A state that this seat could be in, with what it would be asked next as the only open question.

        Only from the seat's own view: the moves of others are not guessed. None if nothing can be foreseen.
        """
        frames = self.ahead(state, seat)
        if frames is None:
            return None
        g = self.imagine(state, seat, secret)
        g.agenda, g.since = [HALT, *frames[::-1]], {}
        self.rules.settle(g)
        g.events.clear()
        return g if [ask.seat for ask in g.asked] == [seat] else None

    def standing_move(self, ask: Ask, says: Said) -> Move | None:
        """The move that a standing answer leads to at this question; None if the seat has to be asked."""
        for known in self.standing:
            if known.choice == ask.choice and (not known.says or set(says) <= set(known.says)):
                pick = known.pick(ask, says)
                return None if pick is None else Move(ask.seat, ask.choice, pick, ask.revision)
        return None

    def upcoming(self, state: G, seat: int) -> Ask | None:
        """What this seat would be asked next as things stand, whether it is asked something now or not."""
        g = self.foreseen(state, seat, bytes(32))
        return g.asked[0] if g else None

    def save(self, state: G) -> dict[str, Any]:
        """The state as plain JSON data. It holds the secret of the dice: never log it, never send it."""
        return self.saves.save(state)

    def load(self, data: dict[str, Any]) -> G:
        """A settled state from saved data. Raises `BadSave` or `UnknownEdition`."""
        g = self.saves.load(data)
        self.editions.components(g.edition)
        return g

    def add_edition(self, files: Mapping[str, str]) -> Edition:
        """Check component data from an operator's files and register it. Raises `BadEdition`."""
        return self.editions.add(files)


AnyGame = Game[Any, Any, Any]
