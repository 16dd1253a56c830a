"""Which plates are placed first, and a place for one that finds none at the usual cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from bot.text import APART

from .outlines import DARK
from .placing import AROUND, BELOW, BETWEEN, FARTHER, TOUCHES, TOUCHING, Rect, Surroundings, beside
from .scene import Mark
from .sizes import PLATE
from .stage import Spot
from .svg import Paint, Point
from .theme import Theme


def plate_paint(theme: Theme) -> Paint:
    """The ground and the rim of a plate."""
    return Paint("#ffffff", "#000000", 2.5) if theme.flat else Paint(DARK, "#ffffff", 1.5)


def rare_first(marks: Sequence[tuple[Mark, Spot]]) -> list[tuple[Mark, Spot]]:
    """The marks; among those whose plates have a brief form first what few of them say.

    Where not all find room, those are left out that say the most common thing.
    """
    alike = Counter(mark.brings for mark, _ in marks if mark.brief)
    return sorted(marks, key=lambda one: alike[one[0].brings] if one[0].brief else 0)


def joined(marks: Sequence[tuple[Mark, Spot]]) -> list[tuple[Mark, Spot]]:
    """The marks, those with the same sign at the same place as one that tells on its plate what each brings."""
    found = dict[tuple[str, Point], tuple[Mark, Spot]]()
    for mark, spot in marks:
        key = mark.sign, spot.at
        if key in found:
            first = found[key][0]
            brief = _both(first.brief or first.brings, mark.brief or mark.brings) if first.brief or mark.brief else ""
            mark = first._replace(brings=_both(first.brings, mark.brings), brief=brief, grave=first.grave or mark.grave)
        found[key] = mark, spot
    return list(found.values())


def _both(one: str, other: str) -> str:
    return APART.join(filter(None, (one, other)))


def any_place(
    sign: Rect, half_wide: float, around_it: Surroundings, firm: Sequence[Rect], belongs: Callable[[Rect], bool]
) -> Rect | None:
    """The nearest place that covers nothing hard and where the plate belongs to its sign.

    If there is none: one that touches its sign and no other and covers nothing `firm`, and of pieces the least.
    """
    near = list(beside(sign, half_wide, PLATE, (*AROUND, *BETWEEN), TOUCHING))
    near += beside(sign, half_wide, PLATE, BELOW, FARTHER)
    near = [at for at in near if around_it.has_room_for(at) and not any(at.overlap(one) > 1 for one in firm)]
    for at in near:
        if belongs(at) and not any(at.overlap(one) > 1 for one in around_it.hard):
            return at
    alone = (at for at in near if at.gap(sign) <= TOUCHES < min(map(at.gap, around_it.others), default=TOUCHES + 1))
    return min(alone, key=lambda at: sum(map(at.overlap, around_it.soft)), default=None)
