"""What grows with the number of tables: the ratio of what the largest database takes to what the smallest takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil
from statistics import median
from typing import Final, TypedDict

AIM: Final = 1.3


class Reading(TypedDict):
    """What a process measured: milliseconds of each thing, each time it was done, and megabytes of memory."""

    milliseconds: dict[str, list[float]]
    megabytes: dict[str, float]


def together(readings: Sequence[Reading]) -> Reading:
    """Several readings of the same as one: all the times, and the middle of the memory."""
    first = readings[0]
    times = {what: [ms for each in readings for ms in each["milliseconds"][what]] for what in first["milliseconds"]}
    memory = {what: median(each["megabytes"][what] for each in readings) for what in first["megabytes"]}
    return Reading(milliseconds=times, megabytes=memory)


def p99(values: Sequence[float]) -> float:
    """The value that one of a hundred exceeds; the largest of fewer than a hundred."""
    return sorted(values)[ceil(len(values) * 0.99) - 1]


def growth(small: Sequence[float], large: Sequence[float]) -> float:
    """How many times as long the middle one of the second takes."""
    return median(large) / median(small)


def lines(readings: Mapping[int, Reading]) -> Iterator[str]:
    """A table for people, a line for each thing that was done: p50 / p99 at each size, and the growth."""
    sizes = sorted(readings)
    small, large = readings[sizes[0]], readings[sizes[-1]]
    yield f"  {'milliseconds, p50 / p99':<32}" + "".join(f"{size:>19,}" for size in sizes) + f"{'growth':>9}"
    for what in small["milliseconds"]:
        cells = (f"{_cell(readings[size]['milliseconds'][what]):>19}" for size in sizes)
        yield _line(what, cells, growth(small["milliseconds"][what], large["milliseconds"][what]))
    for what in small["megabytes"]:
        cells = (f"{readings[size]['megabytes'][what]:>19.1f}" for size in sizes)
        yield _line(f"{what}, MB", cells, large["megabytes"][what] / small["megabytes"][what])


def _cell(taken: Sequence[float]) -> str:
    return f"{median(taken):.3f} / {p99(taken):.3f}"


def _line(what: str, cells: Iterable[str], ratio: float) -> str:
    return f"  {what:<32}{''.join(cells)}{ratio:8.2f}×{'' if ratio <= AIM else '  grows'}"
