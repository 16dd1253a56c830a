"""One position with every line at its longest, what the texts promise to tell, and changes that must show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.hameln import game
from rules.hameln.components import editions
from rules.hameln.view import SeatView, View
from tests.faces.boards import put

OTHER_BOX = game.add_edition(
    {"box.toml": editions.built_in.files["box.toml"].replace("small_rats = 30", "small_rats = 29")}
)
ALL_CIRCLES, ALL_HOUSES = (1 << 40) - 1, (1 << 22) - 1


def fullest() -> View:
    """Five seats, every circle full, every house lived in, all have much of everything."""
    seat = SeatView((11, 10, 12, 20), 24, 10, 1, 1, 15, (None,) * 10)
    childless = seat._replace(boys=0, girls=0)
    return View(
        viewer=None, seats=5, phase=3, order=(4, 2, 0, 1, 3), place=2, turns=40, passed=(0, 1, 2, 4),
        table=(*(seat,) * 4, childless), ranks=(4, 3, 2, 1, 0), men=tuple(i % 5 for i in range(22)),
        women=tuple((i + 1) % 5 for i in range(22)), activity=(3,) * 22, rats=ALL_CIRCLES, infested=(True,) * 22,
        big=ALL_HOUSES, pool=6, sides=0b1111, supply=(12, 12, 12, 20), bank=-12, bag_boys=0, bag_girls=0,
        piles=(4, 4, 4), next_step=2, cat=3, piper=1, bribes=(10, 21, 12, 13), road=tuple(i % 5 for i in range(20)),
        women_order="cyclic", small_rats_limited=True, bank_limited=True, edition=editions.built_in.name, over=False,
        scoring=(),
    )  # fmt: skip


def public(view: View) -> View:
    """What the texts promise to tell of a view: whose turn and who has passed until the end, the women's order while
    they are placed."""
    opening = view.turns == 0 and any(man >= 0 > woman for man, woman in zip(view.men, view.women, strict=True))
    told = view._replace(women_order=view.women_order if opening or not any(m >= 0 for m in view.men) else "")
    if view.over:
        order = tuple(sorted(view.order, key=lambda seat: view.order.index(seat)))
        return told._replace(place=0, passed=(), sides=0, pool=0, turns=0, phase=0, order=order)
    return told


# --------------------------------------------------------------------------- the same table with one thing changed


def changes(view: View) -> Iterator[tuple[str, View]]:
    """The same table with one number, owner, or place changed, each of which must show in the text."""
    yield from numbers_changed(view)
    yield from owners_changed(view)
    for seat, own in enumerate(view.table):
        for what, other in family_changed(own):
            yield f"{what} of {seat}", view._replace(table=put(view.table, seat, other))


def numbers_changed(view: View) -> Iterator[tuple[str, View]]:
    """Counts of what lies on the board and beside it."""
    for name in ("bank", "bag_boys", "bag_girls"):
        yield name, view._replace(**{name: getattr(view, name) + 1})
    for name in ("supply", "piles", "bribes", "activity"):
        row = getattr(view, name)
        for at, n in enumerate(row):
            more: dict[str, Any] = {name: put(row, at, n + 1)}
            yield f"{name} {at}", view._replace(**more)
    if not view.over and view.stage != "opening":
        for name in ("turns", "pool"):
            yield name, view._replace(**{name: getattr(view, name) + 1})
    for circle in range(38):
        yield f"rat {circle}", view._replace(rats=view.rats ^ 1 << circle)
    yield "step", view._replace(next_step=(view.next_step + 1) % 6)


def owners_changed(view: View) -> Iterator[tuple[str, View]]:
    """Who lives where, owns what, comes when."""
    for name in ("men", "women"):
        row = getattr(view, name)
        for house, seat in enumerate(row):
            if seat >= 0:
                moved: dict[str, Any] = {name: put(row, house, (seat + 1) % view.seats)}
                yield f"{name} {house}", view._replace(**moved)
    for house in range(22):
        if view.infested[house]:
            yield f"big rat {house}", view._replace(big=view.big ^ 1 << house)
    yield "cat", view._replace(cat=-1 if view.cat == 0 else 0)
    yield "piper", view._replace(piper=(view.piper + 1) % 4)
    yield "ranks", view._replace(ranks=(*view.ranks[1:], view.ranks[0]))
    yield "edition", view._replace(edition=OTHER_BOX.name)
    yield "small rats", view._replace(small_rats_limited=not view.small_rats_limited)
    yield "bank limited", view._replace(bank_limited=not view.bank_limited)
    for at, seat in enumerate(view.road):
        yield f"road {at}", view._replace(road=put(view.road, at, (seat + 1) % view.seats))
    if not view.over:
        if view.stage != "piper":
            yield "place", view._replace(place=(view.place + 1) % view.seats)
        yield "order", view._replace(order=(*view.order[1:], view.order[0]))
        yield "passed", view._replace(passed=view.passed[1:] if view.passed else (0,))


def family_changed(own: SeatView) -> Iterator[tuple[str, SeatView]]:
    """What one family has."""
    for name in ("money", "reserve", "boys", "girls", "influence"):
        yield name, own._replace(**{name: getattr(own, name) + 1})
    for good, n in enumerate(own.goods):
        yield f"good {good}", own._replace(goods=put(own.goods, good, n + 1))
    yield "tokens", own._replace(tokens=(*own.tokens, None if not own.tokens else own.tokens[-1]))
