"""Who sits at a table, for those who consider sitting down with them: how reliable each was lately, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil
from typing import Final

from bot.ratings import Rating
from bot.tables import Snapshot
from bot.tables.values import DAY, HOUR, Reliability
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import shown_name
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, Screen, Text

from .rank import rating_text

HOURS: Final = 48  # the most that are told as hours


def company_button(perspective: Perspective) -> Button:
    """*Who sits here*."""
    return Button(perspective.words("company-open"), Id(ids.COMPANY, perspective.table.code))


def company(table: Snapshot) -> tuple[int, ...]:
    """The people at a table, and who would take a seat."""
    proposal = table.proposal
    return (*table.people, proposal.by) if proposal and proposal.kind == "candidate" else table.people


def company_screen(perspective: Perspective, found: Mapping[int, Reliability], ratings: Mapping[int, Rating]) -> Screen:
    """The people at a table, a line each; `ratings` are those in its game, of who takes part."""
    words, names = perspective.words, perspective.names

    def told_of(person: int) -> str:
        return person_text(words, found[person], ratings.get(person))

    lines = [f"## {words('company', title=perspective.title)}"]
    for seat, player in enumerate(perspective.table.players):
        if player and player.person is not None:
            told = words("company-line", name=names.full[seat], told=told_of(player.person))
            lines.append(f"{names.marks[seat]} {told}".lstrip())
    if (proposal := perspective.table.proposal) and proposal.kind == "candidate":
        name = shown_name(words, proposal.name)
        lines.append(words("company-line", name=name, told=told_of(proposal.by)))
    return Screen((Text("\n".join([*lines, f"-# {words('company-how')}"])),))


def person_text(words: Words, found: Reliability, rating: Rating | None = None) -> str:
    """How reliable somebody was lately, and how well they play: "usually answers within 3 hours, no seat given up"."""
    told = [] if found.is_new else [*_told(words, found)]
    if rating:
        key = "company-rated-provisional" if rating.provisional else "company-rated"
        told.append(words(key, rating=rating_text(words, rating)))
    return ", ".join(told) or words("company-new")


def _told(words: Words, found: Reliability) -> Iterator[str]:
    if found.answers_within is not None:
        yield _answers(words, found.answers_within)
    if found.finished:
        yield words("company-finished", n=found.finished)
    if found.finished or found.given_up:
        yield words("company-given-up", n=found.given_up)
    if percent := round(100 * found.cared):
        yield words("company-cared", percent=percent)


def _answers(words: Words, seconds: float) -> str:
    hours = max(1, ceil(seconds / HOUR))
    return words("company-hours", n=hours) if hours <= HOURS else words("company-days", n=ceil(seconds / DAY))
