"""A person at the keyboard who presses at random what their panel offers, and records what was acknowledged."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.sandbox import Channel, Handle, Person
from bot.sandbox.render import walk
from bot.sandbox.wire import JsonObject
from bot.text import TIED, words_for
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, read_id

BUTTON, MENU = 2, 3
PRESSES = 40  # this many presses certainly lead to an answer
WAIT = 5.0  # seconds; the sandbox gives up after three


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A move that the bot confirmed to this person."""

    handle: Handle
    person: int
    id: Id


@dataclass
class Presser:
    """One person, who types in one channel."""

    person: Person
    channel: Channel
    chance: random.Random
    acknowledged: list[Acknowledged] = field(default_factory=list)

    async def panel(self, code: str) -> JsonObject:
        """Open the panel of a table."""
        return await self.person.command(self.channel, "move", table=code).message(WAIT)

    async def answer(self, code: str) -> bool:
        """Open the panel and press until a question is answered; False if nothing is asked.

        Raises `NoAnswer` or `TimeoutError` if the bot was silent; the caller may try again.
        """
        panel = await self.panel(code)
        for _ in range(PRESSES):
            offers = list(offered(panel, code))
            if not offers:
                return False
            component, id = self._chosen(offers)
            handle = self._press(panel, component)
            panel = await handle.message(WAIT)
            if id.verb in (ids.PLAY, ids.SUBMIT) and self.told(panel, id):
                self.acknowledged.append(Acknowledged(handle, int(self.person.user.id), id))
                return True
        raise AssertionError(f"{PRESSES} presses led to no answer: {panel}")

    def told(self, panel: JsonObject, id: Id) -> bool:
        """Whether the panel says that the answer was accepted: by a receipt, or by going on to what comes next."""
        words, text = words_for(self.person.user.locale), said(panel)
        if words("ui-done") in text:
            return True
        asked = {
            other.revision for _, other in offered(panel, id.table)
        }  # a plan that goes on is about the same question
        goes_on = words("ui-only-you") in text and words("ui-moved-on") not in text
        return goes_on and id.revision not in asked

    def _chosen(self, offers: list[tuple[JsonObject, Id]]) -> tuple[JsonObject, Id]:
        """Mostly something that ends the question, now and then something that only changes the draft."""
        whole = [offer for offer in offers if offer[1].verb in (ids.PLAY, ids.SUBMIT)]
        return self.chance.choice(whole if whole and self.chance.random() < 0.7 else offers)

    def _press(self, panel: JsonObject, component: JsonObject) -> Handle:
        if component["type"] == BUTTON:
            return self.person.press(panel, component["custom_id"])
        values = [option["value"] for option in component["options"]]
        n = self.chance.randint(max(1, component["min_values"]), component["max_values"])
        return self.person.select(panel, component["custom_id"], *self.chance.sample(values, n))


def offered(panel: JsonObject, code: str) -> Iterator[tuple[JsonObject, Id]]:
    """Buttons and menus of a panel that answer the question, or a part of it."""
    for component in walk(panel["components"]):
        id = read_id(component.get("custom_id", ""))
        usable = id is not None and id.table == code and not component.get("disabled")
        if usable and id and id.verb in (ids.PLAY, ids.SUBMIT, ids.ADD, ids.SELECT) and id.what != "none":
            yield component, id


def said(message: JsonObject) -> str:
    """All text of a message, with plain spaces."""
    texts = [component["content"] for component in walk(message["components"]) if component["type"] == 10]
    return "\n".join([message["content"], *texts]).replace(TIED, " ")
