"""The pages of a lobby's options."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import discord
import pytest

from bot.tables import Person, Place
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Services
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.screen import Button, ButtonRow, Menu
from tests.games import GAMES

from .desk import a_company

ANA, BEA = Person(101, "Ana"), Person(102, "Bea")


def menus(reply: Reply) -> dict[str, Menu]:
    """The menus that a reply shows, by what they set."""
    return {part.id.choice: part for part in reply.screen.parts if isinstance(part, Menu)}


@pytest.mark.parametrize("value", ["lively", "own", "no such pace"])
async def test_who_sets_an_option_stays_on_its_page(tmp_path: Path, value: str) -> None:
    async with a_company(tmp_path) as people:
        services = Services(people.tables, GAMES, discord.Client(intents=discord.Intents.none()))
        for n, game in enumerate(("rattus", "notre_dame", "hameln")):
            code = (await people.tables.open(ANA, Place(1, 900 + n), game, 3)).table.code
            for page in range(4):
                caller = Caller(ANA, words_for("en"), f"turns to {game} {page}", None)
                shown = menus(await press(services, caller, str(Id(ids.PAGE, code, 0, "options", str(page))), ()))
                if "pace" in shown:
                    break
            caller = Caller(ANA, words_for("en"), f"sets {game}", None)
            assert "pace" in menus(await press(services, caller, str(shown["pace"].id), (value,)))


async def test_who_chooses_in_a_later_menu_of_an_option_stays_on_its_page(tmp_path: Path) -> None:
    """The cards of Rattus are chosen in six menus on two pages; any choice on the second led back to the first."""
    async with a_company(tmp_path) as people:
        services = Services(people.tables, GAMES, discord.Client(intents=discord.Intents.none()))
        code = (await people.tables.open(ANA, Place(1, 900), "rattus", 3)).table.code
        await people.tables.set_options(code, ANA.id, {"cards": "chosen"})

        async def pressed(custom_id: object, *values: str) -> list[Menu]:
            caller = Caller(ANA, words_for("en"), f"{custom_id} {values}", None)
            reply = await press(services, caller, str(custom_id), values)
            return [part for part in reply.screen.parts if isinstance(part, Menu)]

        pages = [await pressed(Id(ids.PAGE, code, 0, "options", str(page))) for page in range(3)]
        later = [shown for shown in pages if any(menu.id.choice == "chosen" and menu.id.number for menu in shown)]
        assert len(later) > 1
        for shown in later:
            menu = next(menu for menu in reversed(shown) if menu.id.choice == "chosen")
            other = next(entry.value for entry in menu.entries if not entry.chosen)
            now = await pressed(menu.id, other)
            assert [menu.id.what for menu in now] == [menu.id.what for menu in shown]
            assert other in {entry.value for menu in now for entry in menu.entries if entry.chosen}


async def test_who_adds_or_removes_a_bot_stays_on_its_page(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        services = Services(people.tables, GAMES, discord.Client(intents=discord.Intents.none()))
        code, keys = (await people.tables.open(ANA, Place(1, 900), "notre_dame", 3)).table.code, count()

        async def pressed(custom_id: object) -> Reply:
            return await press(services, Caller(ANA, words_for("en"), f"press {next(keys)}", None), str(custom_id), ())

        second = await pressed(Id(ids.PAGE, code, 0, "options", "1"))
        levels = await pressed(button(second, "Add one bot"))
        assert menus(await pressed(button(levels, "Strong"))).keys() == menus(second).keys()
        assert (await people.tables.look(code)).free == 1
        shown = await pressed(button(second, "Add one bot"))
        page = await pressed(button(shown, "Easy"))
        page = await pressed(button(page, "Remove a bot"))
        assert menus(page).keys() == menus(second).keys()
        assert [
            player.level for player in (await people.tables.look(code)).players if player and player.bot_number
        ] == ["strong"], "the last one goes first"
        page = await pressed(button(page, "Remove a bot"))
        assert (await people.tables.look(code)).free == 2
        await people.tables.join(code, BEA)
        page = await pressed(button(page, "Remove a bot"))
        assert "No bot sits here any more" in page.text, "a press too many puts out nobody, even who sat down meanwhile"
        assert (await people.tables.look(code)).people == (ANA.id, BEA.id)


def button(reply: Reply, label: str) -> Id:
    """What a button of a reply does."""
    rows = (part for part in reply.screen.parts if isinstance(part, ButtonRow))
    return next(one.id for row in rows for one in row.buttons if isinstance(one, Button) and one.label == label)
