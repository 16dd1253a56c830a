"""The printed components: action cards, persons, markets and roads, read from the data files and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from rules.core import BadEdition, GameEditions, data_files, read_toml
from rules.core.editions import Provenance


class Source(IntEnum):
    """What prestige comes from, or is lost to."""

    RESIDENCE, MESSAGES, PERSONS, NOTRE_DAME, PARK, OUTBREAKS = range(6)


class Action(IntEnum):
    """The nine action cards; the first seven are named after the sectors of a borough."""

    SCHOOL, BANK, RESIDENCE, CARRIAGE_HOUSE, HOTEL, PARK, HOSPITAL = range(7)
    NOTRE_DAME, TRUSTED_FRIEND = 7, 8


class PersonCard(IntEnum):
    """The six brown persons, the nine gray ones of the base game, and the eighteen New Persons."""

    BARMAID, MINSTREL, MONK, FOOL, MONEY_LENDER, DOCTOR = range(6)
    SOLDIER, NIGHT_WATCHMAN, BISHOP, LAWYER, BEGGAR_KING, GUILD_MASTER, LADY_IN_WAITING, MAYOR, CARPENTER = range(6, 15)
    MANAGER, SCHOLAR, NURSE, SPY, GYPSIES, COACHMAN, HOST, GUARD, ADVISOR = range(15, 24)
    PRIEST, PROSECUTOR, BELL_RINGER, BUTCHER, PATRON, MERCHANT, GRAVE_DIGGER, ACTRESS, LOVER = range(24, 33)


class MessageKind(IntEnum):
    """What a message brings besides its points: 1 with gold, 2 with a marker, 3 with the rat, 4 alone."""

    GOLD, MARKER, RAT, POINTS = range(4)


SECTORS: Final = range(7)
NOTRE_DAME: Final = int(Action.NOTRE_DAME)  # where markers lie besides the sectors
ACTIONS: Final = len(Action)  # action card = colour * ACTIONS + action
BROWN: Final = range(6)
BASE_GRAY: Final = range(6, 15)
GRAY: Final = range(6, 33)
LETTERS: Final = ("A", "B", "C")
KINDS: Final = len(MessageKind)  # of messages; message = colour * KINDS + kind
MARKETS: Final = ("C", "IL", "IR", "OL", "OR")  # of a borough; market = borough * len(MARKETS) + which
RING: Final = {2: 4, 3: 3, 4: 4, 5: 5}  # boroughs around Notre Dame
MARKERS: Final = 14  # of each colour
GOLD: Final = 25
MOST_RAT: Final = 9


def action_of(card: int) -> int:
    """What an action card does."""
    return card % ACTIONS


def colour_of(card: int) -> int:
    """Whose pile an action card comes from."""
    return card // ACTIONS


def kind_of(message: int) -> int:
    """What a message brings besides its points, a `MessageKind`."""
    return message % KINDS


def message_colour(message: int) -> int:
    """The colour of a message."""
    return message // KINDS


def borough_of(seat: int, seats: int) -> int:
    """Which borough of the ring a seat has: two players sit opposite each other."""
    return seat * RING[seats] // seats


def owner_of(borough: int, seats: int) -> int | None:
    """The seat that has a borough of the ring; None is a neutral one, which only a table of two has."""
    seat, between = divmod(borough * seats, RING[seats])
    return None if between else seat


class Roads(NamedTuple):
    """The markets one step away from each market, for one ring of boroughs."""

    next_to: tuple[tuple[int, ...], ...]


class Components(NamedTuple):
    """One edition of the box."""

    rats: tuple[int, ...]  # by person
    letter: tuple[str, ...]  # by person, "" for brown
    pool: Mapping[int, int]  # of the Notre Dame tile, by players
    roads: Mapping[tuple[int, str], Roads]  # by players and table option
    provenance: tuple[tuple[str, Provenance], ...]  # of every entry: (what, where from)


# --------------------------------------------------------------------------- the data files

Market = Literal["C", "IL", "IR", "OL", "OR"]
Road = Annotated[list[Market], Field(min_length=2, max_length=2)]


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class _Person(_Entry):
    id: str
    letter: Literal["", "A", "B", "C"]
    rats: Annotated[int, Field(ge=0, le=9)]
    provenance: Provenance


class _PersonsFile(_Entry):
    person: list[_Person]


class _Roads(_Entry):
    inside: list[Road]
    between: list[Road]
    crossings: list[Road]
    provenance: Provenance


class _Tile(_Entry):
    players: Annotated[int, Field(ge=2, le=5)]
    pool: Annotated[int, Field(ge=0, le=99)]
    provenance: Provenance


class _BoardFile(_Entry):
    roads: _Roads
    tile: list[_Tile]


def read(data: Mapping[str, str]) -> Components:
    """The components in these data files. Raises `BadEdition` naming file and key."""
    persons = _persons(read_toml(data, "persons.toml", _PersonsFile).person)
    board = read_toml(data, "board.toml", _BoardFile)
    return Components(
        rats=tuple(persons[person].rats for person in PersonCard),
        letter=tuple(persons[person].letter for person in PersonCard),
        pool=_pools(board.tile),
        roads={
            (seats, kind): _roads(RING[seats], board.roads, crossings=kind == "border")
            for seats in RING
            for kind in ("border", "plain")
        },
        provenance=(
            *(("rats", person.provenance) for person in persons.values()),
            ("roads", board.roads.provenance),
            *(("pools", tile.provenance) for tile in board.tile),
        ),
    )


def _persons(entries: list[_Person]) -> dict[PersonCard, _Person]:
    found: dict[PersonCard, _Person] = {}
    for i, entry in enumerate(entries):
        person = PersonCard.__members__.get(entry.id.upper())
        if person is None or person in found:
            problem = "stands twice" if person in found else "is no person of this game"
            raise BadEdition("persons.toml", f"person.{i}.id", f"{entry.id!r} {problem}")
        if (entry.letter == "") != (person in BROWN):
            raise BadEdition(
                "persons.toml", f"person.{i}.letter", f"{entry.id} is {'brown' if person in BROWN else 'gray'}"
            )
        found[person] = entry
    if missing := [person.name.lower() for person in PersonCard if person not in found]:
        raise BadEdition("persons.toml", "person", f"{missing[0]} is missing")
    for grays, n in ((BASE_GRAY, 3), (GRAY, 9)):
        count = Counter(found[PersonCard(person)].letter for person in grays)
        for letter in LETTERS:
            if count[letter] != n:
                raise BadEdition("persons.toml", "person", f"{count[letter]} of {n} persons have the letter {letter}")
    return found


def _pools(tiles: list[_Tile]) -> dict[int, int]:
    pools = {tile.players: tile.pool for tile in tiles}
    if len(tiles) != len(RING) or set(pools) != set(RING):
        raise BadEdition("board.toml", "tile", "needs one tile each for 2, 3, 4 and 5 players")
    return pools


def _roads(ring: int, roads: _Roads, *, crossings: bool) -> Roads:
    pairs = {frozenset(pair) for pair in _pairs(ring, roads, crossings=crossings)}
    all_markets = range(ring * len(MARKETS))
    next_to = tuple(tuple(sorted(far for far in all_markets if {near, far} in pairs)) for near in all_markets)
    reached, new = {0}, {0}
    while new:
        new = {far for near in new for far in next_to[near]} - reached
        reached |= new
    if len(reached) < len(all_markets):
        borough, which = divmod(min(set(all_markets) - reached), len(MARKETS))
        raise BadEdition("board.toml", "roads", f"no way leads to the market {MARKETS[which]} of borough {borough + 1}")
    return Roads(next_to)


def _pairs(ring: int, roads: _Roads, *, crossings: bool) -> Iterable[tuple[int, int]]:
    for borough in range(ring):
        here, left = borough * len(MARKETS), (borough + 1) % ring * len(MARKETS)
        for one, other in roads.inside:
            yield here + MARKETS.index(one), here + MARKETS.index(other)
        for one, other in [*roads.between, *(roads.crossings if crossings else ())]:
            yield here + MARKETS.index(one), left + MARKETS.index(other)


editions: Final = GameEditions("notre_dame", data_files(__package__), read)
