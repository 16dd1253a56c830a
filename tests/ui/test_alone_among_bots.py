"""What somebody who plays among bots alone is offered, and what is no use there."""

from __future__ import annotations

from bot.tables import Place, Tables
from bot.ui.interactions.more_page import more
from bot.ui.interactions.presses import press
from bot.ui.kit.screen import Button, ButtonRow
from tests.support.company import Company

from .test_advice import advised, asked_alone, button_of, caller_of, label_of, services_of, tables, told, wanted

__all__ = ["tables"]  # the fixture


async def labels(tables: Tables, code: str) -> set[str]:
    """What the buttons behind *More* say."""
    table = await tables.look(code)
    screen = (await more(services_of(tables), caller_of(table), code)).screen
    rows = (part for part in screen.parts if isinstance(part, ButtonRow))
    return {button.label for row in rows for button in row.buttons if isinstance(button, Button)}


async def test_who_plays_among_bots_alone_is_offered_nothing_that_needs_other_people(tables: Tables) -> None:
    company = Company(tables)
    alone, with_another = await company.sit_down("rattus", 1, 1), await company.sit_down("rattus", 2, 1)
    needs_others = {"Nudge", "Offer my seat"}
    assert not needs_others & await labels(tables, alone) and "Pause" in str(await labels(tables, alone))
    assert {label.rstrip("…") for label in await labels(tables, with_another)} >= needs_others


async def test_advice_in_a_practice_game_says_nothing_of_scores_as_it_never_counts(tables: Tables) -> None:
    old = await asked_alone(tables, "rattus")
    await tables.vote_end(old.code, old.people[0])
    old = await tables.look(old.code)
    person, services = caller_of(old).person, services_of(tables)
    both = [(await tables.practice.open(old, 0, seat, person, Place(1, 2000 + seat))).table for seat in (0, 1)]
    table = await wanted(tables, next(each for each in both if each.ask_of(each.seat_of(person.id) or 0)))
    assert await label_of(services, table) == "What would a bot do?"
    text = await told(await press(services, caller_of(table), button_of(table)))
    assert "%" in text and "unscored" not in text
    assert await advised(services, table) == 1
