"""*My hand* tells all that its reader alone may know, though the picture of a question has no room for some of it."""

from __future__ import annotations

import pytest

from bot.tables import Person, Place, Snapshot
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.services import Services
from bot.ui.kit.screen import MOST_COMPONENTS, Image
from tests.support.company import Company

from .holding import hold

PICTURE = Image(b"", "the question", "question.jpg")


async def shown(services: Services, table: Snapshot, person: int, id: str) -> str:
    """What a press shows beside its picture."""
    caller = Caller(Person(person, "Ana"), words_for("en"), id, Place(1, 1001))
    screen = hold((await press(services, caller, id)).screen.pictured((PICTURE,)))
    assert screen.components <= MOST_COMPONENTS
    return screen.text


@pytest.mark.parametrize("game", ["rattus_cartus", "notre_dame"])
async def test_my_hand_stands_in_words_above_the_picture_whether_one_is_asked_or_waits(
    services: Services, game: str
) -> None:
    company, asked = Company(services.tables), set[bool]()
    table = await services.tables.look(await company.sit_down(game, 3))
    for _ in range(12):
        for seat, person in enumerate(table.people):
            own = services.perspective(Caller(Person(person, "Ana"), words_for("en"), "key", None), table)
            secrets = own.secrets()
            hand = await shown(services, table, person, f"h:{table.code}")
            assert secrets and all(line in hand for line in secrets)
            assert secrets[0] not in await shown(services, table, person, f"o:{table.code}"), "the picture tells it"
            asked.add(seat in table.awaited)
        table = await company.play_on(table.code, 1)
    assert asked == {True, False}
