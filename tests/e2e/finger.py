"""A finger that counts its presses."""

from __future__ import annotations

from bot.sandbox import Channel, Handle, Person
from bot.sandbox.wire import JsonObject


class Finger:
    """A person whose presses are counted."""

    def __init__(self, person: Person) -> None:
        self.person, self.presses, self.turning = person, 0, False

    async def open(self, channel: Channel | str, code: str) -> JsonObject:
        """Open the panel: one press of *My move*, or one command."""
        self.presses += 1
        return await self.person.command(channel, "move", table=code).message()

    def press(self, message: JsonObject | str, custom_id: str) -> Handle:
        """One press. Whoever reads the headings goes to the right page straight: pages tried in a row count once."""
        turns = custom_id.startswith("n:")
        self.presses += not (turns and self.turning)
        self.turning = turns
        return self.person.press(message, custom_id)

    def select(self, message: JsonObject | str, custom_id: str, *values: str) -> Handle:
        """Open a menu, tick, close."""
        turns = custom_id.startswith("n:")
        self.presses += 0 if turns and self.turning else 2 + len(values)
        self.turning = turns
        return self.person.select(message, custom_id, *values)
