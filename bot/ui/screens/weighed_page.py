"""What bot players weighed: after the end, answer by answer, the best three with what was expected of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from bot.faces.naming import short
from bot.tables import Tables
from bot.tables.values import Weighed
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Menu, MenuEntry, Part, Screen, Text, cut
from rules.core import Move, Pick

from .plans import in_words

PER_PAGE: Final = 8  # answers
ROOM: Final = 3000  # characters of a page
ALL: Final = -1
WEIGHED, LATER, PLAYER = "weighed", "weighed_later", "weighed_player"  # in the ids of its buttons and menu


class WeighedView(NamedTuple):
    """Which page is shown, and of which seat."""

    page: int = 0
    seat: int = ALL

    @property
    def code(self) -> str:
        """The view in an id."""
        return f"{self.page}_{'x' if self.seat == ALL else self.seat}"


def read_weighed(choice: str, what: str, values: Sequence[str] = ()) -> WeighedView:
    """The view that a button or the menu asks for."""
    page, seat = (number_in(part) for part in (*what.split("_"), "", "")[:2])
    if choice == PLAYER:
        return WeighedView(0, number_in(values[0]) if values else ALL)
    return WeighedView(max(0, page), seat)


async def weighed_page(tables: Tables, perspective: Perspective, view: WeighedView | None = None) -> Screen:
    """A page of what the bot players of a table that is over considered. Refusal: not_over."""
    view, words = view or WeighedView(), perspective.words
    answers = await tables.bot_seats.weighed(perspective.table.code)
    seats = sorted({answer.ask.seat for answer in answers})
    shown = [answer for answer in answers if view.seat in (ALL, answer.ask.seat)]
    pages = max(1, -(-len(shown) // PER_PAGE))
    page = min(view.page, pages - 1)
    head = f"## {perspective.title}\n{words('ui-weighed-page', page=page + 1, pages=pages)}"
    told = list(_with_headings(perspective, list(islice(shown, page * PER_PAGE, (page + 1) * PER_PAGE))))
    parts: list[Part] = [Text(head), Text(cut("\n".join(told) or words("ui-weighed-none"), ROOM))]
    parts += _menu(perspective, view, seats)
    if pages > 1:
        earlier = _turn(perspective, view._replace(page=max(0, page - 1)), WEIGHED, "ui-earlier", page > 0)
        later = _turn(perspective, view._replace(page=page + 1), LATER, "ui-later", page < pages - 1)
        parts.append(ButtonRow((earlier, later)))
    return Screen(tuple(parts))


def _with_headings(perspective: Perspective, answers: Sequence[Weighed]) -> Iterator[str]:
    """The answers, each below where the game stood if that is not where it stood at the one before."""
    before = ""
    for answer in answers:
        head = at_question(perspective, answer).headline
        yield "\n".join([*([f"-# {head}"] if head != before else []), _told(perspective, answer)])
        before = head


def _told(perspective: Perspective, answer: Weighed) -> str:
    """One answer: who was asked what, and the best candidates, the first of which was given."""
    then = at_question(perspective, answer)
    picks = [
        perspective.words("ui-weighed-pick", pick=pick, percent=round(100 * share))
        for pick, share in valued(then, answer)
    ]
    who = perspective.names.tag(answer.ask.seat)
    asked = perspective.words("ui-weighed-asked", who=who, call=then.call(answer.ask))
    return "\n".join([asked, *(f"{n}. {pick}" for n, pick in enumerate(picks, start=1))])


def at_question(perspective: Perspective, answer: Weighed) -> Perspective:
    """The table as the seat saw it when it was asked."""
    then = replace(perspective.table, state=answer.state, status="running", result=None)
    return Perspective(then, perspective.game, perspective.words, answer.ask.seat)


def valued(then: Perspective, answer: Weighed) -> Iterator[tuple[str, float]]:
    """Each candidate in words, with the share of the victory that was expected of it: what was given, then the best."""
    given, others = answer.considered[:1], answer.considered[1:]
    for pick, share in (*given, *sorted(others, key=lambda each: each[1], reverse=True)):
        yield told_pick(then, pick) or then.words("ui-nothing"), share


def told_pick(perspective: Perspective, pick: Pick) -> str:
    """A pick as the button that hands it in says it."""
    ask = perspective.ask
    assert ask is not None
    return in_words(perspective, Move(ask.seat, ask.choice, pick, ask.revision))


def _menu(perspective: Perspective, view: WeighedView, seats: Sequence[int]) -> Iterator[Menu]:
    """A menu for the answers of one bot player alone, where there are several."""
    words, names = perspective.words, perspective.names
    if len(seats) < 2:
        return
    people = [(seat, f"{names.marks[seat]} {short(names.full[seat])}".strip()) for seat in seats]
    entries = [MenuEntry(words("ui-log-all-players"), "all", chosen=view.seat == ALL)]
    entries += [MenuEntry(name, str(seat), chosen=view.seat == seat) for seat, name in people]
    id = Id(ids.AFTER, perspective.table.code, 0, PLAYER, view.code)
    yield Menu(id, tuple(entries), words("ui-log-player"))


def _turn(perspective: Perspective, view: WeighedView, choice: str, label: str, there: bool) -> Button:
    id = Id(ids.AFTER, perspective.table.code, 0, choice, view.code)
    return Button(perspective.words(label), id, disabled=not there)
