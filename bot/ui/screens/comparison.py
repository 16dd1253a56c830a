"""The comparison of tables with the same deal: each seat at all of them, round by round, and all replays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.faults import log_fault
from bot.pictures import Results
from bot.replays import played_of, steps_of, story_of
from bot.tables import Snapshot, Tables
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import clean, plain_names
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import Button, Screen, Text, cut, rows

HEAD: Final = 600
NAME: Final = 14  # characters of a name in the picture
ROUNDS: Final = 10  # that fit beside each other in the picture
SEATS: Final = 2900  # characters of all seats

Rounds = tuple[tuple[int, ...], ...]  # the total of each seat, round by round


class Compared(NamedTuple):
    """One of the tables as its reader may see it. `rounds`: () where nothing counts on the way, or none was played."""

    perspective: Perspective
    rounds: Rounds = ()


class Comparison(NamedTuple):
    """The comparison as a message, and what its picture is drawn from; None where there is nothing to compare."""

    screen: Screen
    results: Results | None


async def read_comparison(tables: Tables, perspective: Perspective) -> Comparison:
    """The comparison of all tables with the same deal as this one. Refusal: deal_in_play."""
    await tables.duplicates.must_be_told(perspective.table)
    found = [_beside(perspective, table) for table in await tables.duplicates.sisters(perspective.table)]
    compared = [Compared(each, await _rounds(tables, each)) for each in found]
    played = [each for each in compared if each.perspective.table.result]
    results = results_of(perspective, played) if len(played) > 1 else None
    return Comparison(comparison(perspective, compared), results)


def results_of(perspective: Perspective, tables: Sequence[Compared]) -> Results:
    """The picture's table: the seats in order, and at each who had it where; rounds only where all fit beside."""
    words = perspective.words
    most = max(len(each.rounds) - 1 for each in tables)
    rounds = most if 0 < most <= ROUNDS else 0
    heads = (*(words("cup-column-round", n=n) for n in range(1, rounds + 1)), words("cup-column-total"))
    rows = [_row(each, seat, rounds) for seat in range(len(tables[0].perspective.table.players)) for each in tables]
    return Results(words("duplicates-title", game=perspective.game_name, n=len(tables)), heads, tuple(rows))


def _row(compared: Compared, seat: int, rounds: int) -> tuple[str, ...]:
    """Seat, table and name, the totals after each round, and the last one. The code comes first: long names are cut."""
    result, perspective = compared.perspective.table.result, compared.perspective
    assert result is not None
    numbers = [str(totals[seat]) for totals in compared.rounds[1 : rounds + 1]] if rounds else []
    name = plain_names(perspective.words, perspective.table.players, perspective.table.code)[seat]
    total = result.totals[seat] if result.totals else result.places[seat]
    cells = [*numbers, *["–"] * (rounds - len(numbers)), str(total)]
    return (f"{seat + 1}.", f"{perspective.table.code} · {clean(name, NAME)}", *cells)


def comparison(perspective: Perspective, tables: Sequence[Compared]) -> Screen:
    """The comparison as one message; where fewer than two tables were played to their end, that there is none."""
    words, seal = perspective.words, perspective.table.seal or ""
    head = [f"## {words('duplicates-title', game=perspective.game_name, n=len(tables))}"]
    head += [words("duplicates-seal", seal=f"`{seal}`"), *(_ended(each.perspective) for each in tables)]
    played = [each for each in tables if each.perspective.table.result]
    seats = "\n".join(_seats(perspective, played)) if len(played) > 1 else words("duplicates-nothing")
    codes = [each.perspective.table.code for each in tables]
    replays = [Button(words("duplicates-replay", code=code), Id(ids.REPLAY, code)) for code in codes]
    return Screen((Text(cut("\n".join(head), HEAD)), Text(cut(seats, SEATS)), *rows(replays)), boxed=True)


def _ended(perspective: Perspective) -> str:
    """How one of the tables ended."""
    words, table = perspective.words, perspective.table
    if table.result is None:
        return words("duplicates-no-result", code=table.code)
    winners = joined(perspective.names.full[seat] for seat in table.result.winners)
    return words("duplicates-winners", code=table.code, names=winners, n=len(table.result.winners))


def _seats(perspective: Perspective, tables: Sequence[Compared]) -> Iterator[str]:
    """For each seat who had it at which table, where they ended, and their totals round by round."""
    words = perspective.words
    for seat in range(len(tables[0].perspective.table.players)):
        yield f"**{words('duplicates-seat', n=seat + 1)}**"
        yield from (_line(each, seat) for each in tables)


def _line(compared: Compared, seat: int) -> str:
    perspective, rounds = compared.perspective, compared.rounds
    result, words = perspective.table.result, perspective.words
    assert result is not None
    facts: dict[str, str | int] = {
        "name": perspective.names.full[seat],
        "code": perspective.table.code,
        "place": result.places[seat],
    }
    if not rounds:
        return words("duplicates-line", **facts)
    numbers = ", ".join(str(totals[seat]) for totals in rounds[1:])
    return words("duplicates-line-rounds", **facts, total=rounds[-1][seat], numbers=numbers)


def _beside(perspective: Perspective, table: Snapshot) -> Perspective:
    """Another table as the same reader may see it."""
    return Perspective(table, perspective.game, perspective.words)


async def _rounds(tables: Tables, perspective: Perspective) -> Rounds:
    """How the seats of a table stood round by round, as far as it can be played again."""
    if perspective.table.result is None:
        return ()
    try:
        played = await played_of(tables, perspective.table)
        story = await asyncio.to_thread(lambda: story_of(played, steps_of(played, perspective.words)))
    except Exception as error:
        log_fault("a game cannot be compared", error, table=perspective.table.code)
        return ()
    return story.rounds if story else ()
