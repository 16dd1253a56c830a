"""Words mode: somebody who has nothing but sentences and labels, in either language, plays a whole game."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from itertools import cycle
from typing import Final

import pytest

from bot.sandbox.wire import JsonObject
from bot.text import LOCALES, words_for

from .games import PLUGGED
from .players import MOST_PRESSES, SELECT, Player, Presser
from .rig import Rig, button, said, walk

SYMBOLS: Final = re.compile(r"[\u2190-\u2bff\U0001f000-\U0001faff×−†]|```")
AROUND: Final = (  # labels that answer nothing
    *("Rules", "Why can’t I…?", "Take back", "Why can’t I take back?", "Read the board", "Back", "Change"),
    *("Put all back", "Hide hints", "Règles", "Pourquoi", "Annuler mon coup", "Lire le plateau", "Retour", "Changer"),
    *("Tout remettre", "Masquer les astuces", "Page", "Next table", "Table suivante", "Log", "Journal"),
    *("My note", "Ma note"),
)
WAITING: Final = ("Waiting for", "On attend")
LANGUAGES: Final = (("en", "Ana"), ("fr", "Chloé"))
IN_TURN: Final = tuple(zip(PLUGGED, cycle(LANGUAGES)))  # `tests/faces` reads every game's words in both languages


@dataclass(frozen=True, slots=True)
class Heard:
    """What a person hears of a panel: its text, and the labels that can be pressed or chosen, with no id."""

    text: str
    labels: tuple[str, ...]
    entries: tuple[tuple[str, ...], ...] = ()


def menus(panel: JsonObject) -> list[JsonObject]:
    """The menus of a panel that answer something: one more looks up what is named, as it says."""
    look_up = {words_for(locale)("ui-at-hand") for locale in LOCALES}
    return [
        part for part in walk(panel["components"]) if part["type"] == SELECT and part.get("placeholder") not in look_up
    ]


@dataclass
class Listener(Presser):
    """Presses by label alone, and checks that all that is heard is words."""

    heard: list[Heard] = field(default_factory=list)

    async def answer(self) -> None:
        """Open the panel and go by what is heard, until somebody else is waited for."""
        panel = await self.open()
        for _ in range(MOST_PRESSES):
            heard = self.hear(panel)
            choice = self.choose(heard)
            if choice is None:
                return
            panel = await self.do(panel, choice)
        raise AssertionError(f"the panel leads nowhere:\n{said(panel)}")

    def hear(self, panel: JsonObject) -> Heard:
        """The words of a panel: no symbols, no code."""
        heard = Heard(
            said(panel),
            tuple(
                part["label"] for part in walk(panel["components"]) if part.get("label") and not part.get("disabled")
            ),
            tuple(tuple(o["label"] for o in menu["options"]) for menu in menus(panel)),
        )
        for text in (heard.text, *heard.labels, *(label for menu in heard.entries for label in menu)):
            assert not SYMBOLS.search(text), text
        assert not any(part.get("emoji") for part in walk(panel["components"]))
        self.heard.append(heard)
        return heard

    def choose(self, heard: Heard) -> str | int | None:
        """A label to press, the number of a menu to choose from, or nothing where nothing is asked."""
        answers = [label for label in heard.labels if not label.startswith(AROUND)]
        if any(line.startswith(tuple(f"**{word}" for word in WAITING)) for line in heard.text.splitlines()):
            return None
        choices = [*answers, *range(len(heard.entries))]
        return self.chance.choice(choices) if choices else None

    async def do(self, panel: JsonObject, choice: str | int) -> JsonObject:
        """Find what was heard and use it."""
        parts = walk(panel["components"])
        if isinstance(choice, int):
            menu = menus(panel)[choice]
            return await self.person.select(panel, menu["custom_id"], *self.some_of(menu)).message()
        found = next(part for part in parts if part.get("label") == choice and not part.get("disabled"))
        self.answered.append(choice)
        return await self.person.press(panel, found["custom_id"]).message()


@pytest.mark.parametrize(("key", "reader"), IN_TURN, ids=[f"{key}-{reader[0]}" for key, reader in IN_TURN])
@pytest.mark.thorough
async def test_a_game_is_played_with_nothing_but_words_and_labels(rig: Rig, key: str, reader: tuple[str, str]) -> None:
    language, name = reader
    person, place = rig.person(name), rig.channel()
    await person.command(place, "settings language", language=language).message()
    await person.command(place, "settings reading", form="words").message()
    code = await rig.running(name, "Dan", seats=PLUGGED[key].spoken, game=key)
    listener = Listener(rig, name, code)
    others: list[Player] = [Presser(rig, "Dan", code)]
    await asyncio.gather(*(player.to_the_end() for player in (listener, *others)))

    table = await rig.until(code, "over")
    assert len(listener.answered) > 8
    panel = await person.command(place, "move", table=code).message()
    heard = listener.hear(panel)
    assert str(max(table.result.totals)) in heard.text  # type: ignore[union-attr]


async def test_anybody_may_have_the_board_in_words_now_and_then(rig: Rig) -> None:
    code = await rig.running("Ana", seats=2)
    person, place = rig.person("Ana"), rig.channel()
    plain = await person.command(place, "table show", table=code).message()
    assert "**Buildings**" in said(plain) and "●" in said(plain)
    spoken = await person.command(place, "table show", {"as": "words", "table": code}).message()
    assert "Building 1:" in said(spoken) and not SYMBOLS.search(said(spoken))

    more = await person.press(await rig.board(code, person), f"m:{code}").message()
    pressed = await person.press(more, button(more, f"d:{code}:0:words")).message()
    assert said(pressed) == said(spoken)

    await person.command(place, "settings reading", form="words").message()
    alone = await person.command(place, "table show", table=code).message()
    assert said(alone) == said(spoken), "without a form it is shown as its reader reads"


async def test_completion_speaks_words_to_those_who_want_them(rig: Rig) -> None:
    person, place = rig.person("Ana"), rig.channel()
    await person.command(place, "settings reading", form="words").message()
    code = await rig.running("Ana", seats=2)
    offers = await person.autocomplete(place, "cartus supplies", "card", {"card": "", "table": code})
    assert offers and not any(SYMBOLS.search(offer["name"]) for offer in offers)


async def test_the_private_message_is_in_words_too(rig: Rig) -> None:
    person, place = rig.person("Ana"), rig.channel()
    await person.command(place, "settings reading", form="words").message()
    code = await rig.running("Ana", "Dan", seats=2)
    direct_message = await person.until_message(person.dm(), lambda m: bool(button(m, f"o:{code}")))
    assert re.search(r"^Your hand, \d\scards: ", direct_message["content"], re.MULTILINE)
    assert not SYMBOLS.search(direct_message["content"])
