"""A finger that counts its presses, and what it answers from opening the panel to closing it."""

from __future__ import annotations

from bot.sandbox import Channel, Handle, Person
from bot.sandbox.wire import JsonObject
from rules.core import Ask, Pick

from .games import Answered, BusyTable
from .rig import Rig
from .steering import awaited, press_steered


class PressCounter:
    """A person whose presses are counted."""

    def __init__(self, person: Person) -> None:
        self.person, self.presses, self.turning = person, 0, False

    async def open(self, channel: Channel | str, code: str) -> JsonObject:
        """Open the panel: one press of *My move*, or one command."""
        self.presses += 1
        return await self.person.command(channel, "move", table=code).message()

    def press(self, message: JsonObject | str, custom_id: str) -> Handle:
        """One press. Whoever reads the headings goes to the right page straight: pages tried in a row count once."""
        waiting_list = custom_id.startswith("n:")
        self.presses += not (waiting_list and self.turning)
        self.turning = waiting_list
        return self.person.press(message, custom_id)

    def select(self, message: JsonObject | str, custom_id: str, *values: str) -> Handle:
        """Open a menu, tick, close."""
        waiting_list = custom_id.startswith("n:")
        self.presses += 0 if waiting_list and self.turning else 2 + len(values)
        self.turning = waiting_list
        return self.person.select(message, custom_id, *values)


async def visited(rig: Rig, code: str, table: BusyTable) -> tuple[int, list[Answered]]:
    """Whoever is awaited opens the panel and answers until it asks no more: the presses, and what was answered."""
    name, _ = await awaited(rig, code)
    presses_counter, answers = PressCounter(rig.person(name)), list[Answered]()

    async def note(ask: Ask, pick: Pick) -> None:
        answers.append(Answered(ask, pick))

    panel = await presses_counter.open(str((await rig.look(code)).place.channel), code)
    while (await rig.look(code)).status == "running" and (await awaited(rig, code))[0] == name:
        panel = await press_steered(rig, code, panel, table=table, hand=presses_counter, meanwhile=note)
    return presses_counter.presses, answers
