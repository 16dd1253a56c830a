"""*Why can't I …?*: options that people might expect and that are barred now, each with its reason.

A few reasons are listed at once. Where there are more, a menu names the options, and choosing one shows its reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.text import folded, units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.lines import bullets
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import ENTRIES, ENTRY, Button, Menu, MenuEntry, Part, Text, cut, rows

from .plans import Plan

LINES, ROOM = 8, 900  # more reasons or characters than this become a menu
LABEL, PAGES = 80, 5
THING: Final = "thing"  # in the id of the menu


@dataclass(frozen=True, slots=True)
class Barred:
    """A barred option: its number among all of them, its label, and why it is barred."""

    number: int
    thing: str
    reason: str


@dataclass(frozen=True, slots=True)
class WhyQuery:
    """What is asked about: everything, one option by its number, or what was typed."""

    page: int = 0
    thing: int | None = None
    about: str = ""

    def among(self, known: Sequence[Barred]) -> list[Barred]:
        """The barred options meant: the chosen or named one, else all whose label or reason contains the words."""
        if self.thing is not None:
            return [bar for bar in known if bar.number == self.thing]
        word = folded(self.about)
        named = [bar for bar in known if word == folded(bar.thing)]
        return named or [bar for bar in known if word in folded(f"{bar.thing} {bar.reason}")]


def barred_options(perspective: Perspective) -> tuple[Barred, ...]:
    """All barred options of the reader's open question."""
    ask = perspective.ask
    if ask is None or perspective.table.state is None:
        return ()
    barred = perspective.game.barred(perspective.table.state, ask.seat).items()
    return tuple(
        Barred(n, perspective.option(ask, option).label, perspective.refusal(reason))
        for n, (option, reason) in enumerate(barred)
    )


def why_parts(plan: Plan, query: WhyQuery) -> Iterator[Part]:
    """The reasons for what is meant, else for all; with a menu where all are too many to list."""
    words, known = plan.now.words, barred_options(plan.now)
    meant = query.among(known)
    reasons = _reasons(meant or known)
    if not reasons:
        yield Text(words("ui-why-nothing"))
        return
    assert plan.ask is not None
    head = words("ui-why-not", call=plan.now.call(plan.ask))
    yield Text("\n".join([head, *([bullets(reasons)] if _few(reasons) else [])]))
    if not _few(_reasons(known)):
        yield from _menu(plan, known, meant[0].number if len(meant) == 1 else None, query.page)


def offers(perspective: Perspective, current: str) -> list[tuple[str, str]]:
    """Completions while people type what is meant: (label, value)."""
    meant = WhyQuery(about=current).among(barred_options(perspective))
    return [(cut(f"{bar.thing} · {bar.reason}", ENTRY), cut(bar.thing, ENTRY)) for bar in meant[:ENTRIES]]


def _reasons(known: Sequence[Barred]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(bar.reason for bar in known))


def _few(reasons: Sequence[str]) -> bool:
    return len(reasons) <= LINES and units(bullets(reasons)) <= ROOM


def _menu(plan: Plan, known: Sequence[Barred], chosen: int | None, page: int) -> Iterator[Part]:
    words = plan.now.words
    pages = [known[first : first + ENTRIES] for first in range(0, len(known), ENTRIES)][:PAGES]
    page = min(page if chosen is None else chosen // ENTRIES, len(pages) - 1)
    entries = (
        MenuEntry(cut(bar.thing, LABEL), str(bar.number), cut(bar.reason, LABEL), bar.number == chosen)
        for bar in pages[page]
    )
    yield Menu(_id(plan, THING), tuple(entries), words("ui-why-which"))
    if len(pages) > 1:
        yield from rows(
            [Button(words("ui-page", page=n + 1), _id(plan, str(n)), disabled=n == page) for n in range(len(pages))]
        )


def _id(plan: Plan, what: str) -> Id:
    """An id with the revision of the open question and the number of the plan's draft."""
    root, ask = plan.root, plan.ask
    assert root is not None and ask is not None
    version = plan.version if plan.steps else None
    code, ahead = plan.true.table.code, plan.true.foreseen
    return Id(ids.WHY, code, root.revision, ask.choice, what, version, ahead=ahead)
