"""Positions of Notre Dame told by the examples of its pages, for the tests that play them out."""

from __future__ import annotations

from rules.notre_dame.options import Options
from tests.games.notre_dame.rules.build import Play, table

ALL = Options(persons="new_persons", merchant_counts_centre="no", bell_ringer_counts="all")
NEW = Options(persons="new_persons")


def hired(person: str, *lines: str, **more: object) -> Play:
    """Red has 1 gold, if nothing else is said, and has hired this person."""
    ana = lines[0] if "gold" in lines[0] else f"{lines[0]}, gold 1"
    options = more.pop("options", NEW)
    display = more.pop("display", f"monk fool {person}")
    t = table(f"Red: {ana}", *lines[1:], display=display, options=options, **more)  # type: ignore[arg-type]
    return t.hire("Red", person)


def played(action: str, *lines: str) -> Play:
    """Red has carried out this action card."""
    return table(f"Red: {lines[0]}", *lines[1:]).card("Red", action)


def moved(t: Play, source: str, pieces: tuple[int, int], target: str) -> Play:
    """Pieces go from one sector to another; all of a kind that leaves no choice are not asked for."""
    t.play("Red", "shift_from", source)
    if t.asked == {"Red": "shift_what"}:
        t.play("Red", "shift_what", pieces)
    return t.play("Red", "shift_to", target)


def actress(source: str, target: str, line: str) -> Play:
    return moved(hired("actress", line), source, (3, 1), target)
