"""The options about rats: where those of a house go, and which one the cat chases. Circles go by their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.faces.face import LABEL, Label
from bot.faces.facts import TextArguments
from bot.faces.question_context import fitting, number, numbers
from bot.text import listed
from rules.core import Arg

from .glossary import apart, by_number, circles_listed, house_name, houses_at, houses_listed, region_name
from .question_context import Context, longest_that_fits


def circle(at: Context, option: Arg) -> Label:
    """A circle for the one rat that a house draws, with what it infests."""
    chosen = (number(option),)
    label, infests = placing(at, chosen), at.last_rat() if at.view.last_rat_at(chosen) else _brings_infested(at, chosen)
    return Label(label, sign=numbered(at, chosen), brings=infests, grave=bool(infests))


def circle_set(at: Context, option: Arg) -> Label:
    """All circles of an answer together; a single one is one that cannot be had."""
    circles = numbers(option) if isinstance(option, tuple) else (number(option),)
    return Label(placing(at, circles), _after(at, circles))


def numbered(at: Context, circles: Sequence[int]) -> str:
    """Circles by their numbers."""
    return circles_listed(at.components, at.view.seats, circles)


def placing(at: Context, circles: Sequence[int], room: int = LABEL) -> str:
    """Where rats go and what they infest: "3, 4, 13 · M4 infested (Chl, Ana)", as much as there is room for."""
    told, filled = numbered(at, circles), at.view.infested_by(circles)
    if not filled:
        return told
    infests = at.words("hameln-option-infests", what=told, houses=houses_listed(at.components, filled), n=len(filled))
    who = list(dict.fromkeys(seat for house in filled for seat in _couple(at, house)))
    people = (", ".join(map(name, who)) for name in (at.person, at.names.tags.__getitem__) if who)
    forms = [*(f"{infests} ({them})" for them in people), infests, told]
    lasts = [f" · {at.last_rat(short=short)}" for short in (False, True)] if at.view.last_rat_at(circles) else [""]
    return longest_that_fits(room, *(f"{form}{last}" for form in forms for last in lasts), told)


def _couple(at: Context, house: int) -> list[int]:
    return [seat for seat in (at.view.men[house], at.view.women[house]) if seat >= 0]


def _brings_infested(at: Context, circles: Sequence[int]) -> str:
    filled = at.view.infested_by(circles)
    infested = at.words("hameln-infested", houses=houses_listed(at.components, filled), n=len(filled))
    return infested if filled else ""


def _after(at: Context, circles: Sequence[int]) -> str:
    """Which big rats go there, and what cannot be used from then on; "" where nothing is infested."""
    view, filled = at.view, at.view.infested_by(circles)
    if not filled:
        return ""
    first = view.big_rats - view.pool + 1
    big = [str(first + nth) for nth in range(min(view.pool, len(filled)))]
    facts: dict[str, str | int] = {"n": len(big), "which": ", ".join(big), "all": view.big_rats}
    infests = at.words(
        "hameln-option-infests.outcome", houses=houses_listed(at.components, filled), many=len(filled), **facts
    )
    return fitting(at.last_rat() if view.last_rat_at(circles) else "", infests)


def chased(at: Context, option: Arg) -> Label:
    """A rat to chase away, with the houses that are free again without it."""
    circle = number(option)
    sign, freed = numbered(at, (circle,)), at.view.freed_by(circle)
    if not freed:
        beside = ", ".join(houses_at(at.components, circle))
        return Label(at.words("hameln-option-beside", circle=sign, houses=beside), "", heading(at, circle), sign=sign)
    brings = at.words("hameln-option-frees", houses=houses_listed(at.components, freed))
    return Label(f"{sign} · {brings}", "", heading(at, circle), sign=sign, brings=brings)


def place(at: Context, option: Arg) -> int:
    """Rats to chase stand in the order of their circles' numbers, of which the file of the components knows nothing."""
    if at.ask.choice != "chase":
        return 0
    return by_number(at.components, at.view.seats, numbers(at.ask.options)).index(number(option))


def heading(at: Context, circle: int) -> str:
    """The market, or the quarter that a circle belongs to; of two, the first one."""
    regions = at.components.circles[circle].regions
    return region_name(at.words, at.components, regions[0]) if regions else at.words("hameln-group-market")


def touching(at: Context, house: int, circles: Sequence[int]) -> str:
    """Which other houses the free circles of a house touch: "Circle 11: M2, M3, G1 · 24: G1 (all touch G2)"."""
    name, told = house_name(at.components, house), list[str]()
    for circle in by_number(at.components, at.view.seats, circles):
        others = [other for other in houses_at(at.components, circle) if other != name]
        if not at.words.spoken:
            facts: TextArguments = {"first": int(not told), "n": len(others), "houses": ", ".join(others)}
            told.append(at.words("hameln-circle-beside", circle=numbered(at, (circle,)), **facts))
        elif others:
            touched = listed(at.words, others)
            told.append(at.words("hameln-circle-touches", circle=numbered(at, (circle,)), houses=touched))
    said = at.words("hameln-touching", list=apart(at.words).join(told), house=name) if told else ""
    return said[:1].upper() + said[1:]
