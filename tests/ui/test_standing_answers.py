"""Standing answers in the panel: chosen, told there, given when they are asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.text import LOCALES
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.screens.standing import STANDING, what_may_be_said
from rules.rattus_cartus.components import FLUTE, Building, building_of, in_play
from tests.games import GAMES

from .desk import PLAYED, Desk, a_company, offered, somebody_waits
from .holding import hold

TABLES, MOST_ANSWERS = 10, 700  # of standing answers, and of one table
STANDING_OPTIONS: dict[str, dict[str, object]] = {
    "rattus_cartus": {"buildings": "singly"},
    "rattus": {"cards": "chosen", "chosen": ("serf", "soldier", "wizard", "crusader", "merchant", "knight")},
    "notre_dame": {"persons": "new_persons"},
}


async def menus_of(desk: Desk, opens: Id) -> list[Id]:
    """The menus of the screen as it is now."""
    return [id for id in offered(await desk.press(opens), ids.PREPARE) if id.choice == STANDING]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", PLAYED)
async def test_every_standing_answer_is_chosen_in_the_panel_and_told_there(
    tmp_path: Path, key: str, locale: str
) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, key, GAMES[key].seats[-1]), locale)
        (opens,) = [id for id in offered(await desk.panel(), ids.PREPARE) if id.choice == STANDING]
        menus = await menus_of(desk, opens)
        own = people.perspective(desk.table, desk.seat)
        known = [each for each in GAMES[key].standing if what_may_be_said(own, each)]
        assert len(menus) == len(known) > 0
        for place, each in enumerate(known):
            said = what_may_be_said(people.perspective(desk.table, desk.seat), each)
            for n, says in enumerate(said[:3] if each.ordered else said, start=1):
                await desk.press((await menus_of(desk, opens))[place], says)
                stored = await people.tables.answers.standing(desk.table.code, desk.seat)
                assert (each.choice, said[:n] if each.ordered else (says,)) in [
                    (one.choice, one.says) for one in stored
                ]
        hold((await desk.press(opens)).screen)
        hold((await desk.panel()).screen)
        shown = (await desk.panel()).text
        assert all(desk.words(f"standing-{key}-{each.choice}") in shown for each in known)
        for menu in await menus_of(desk, opens):
            await desk.press(menu, "ask")
        assert await people.tables.answers.standing(desk.table.code, desk.seat) == ()


@pytest.mark.parametrize("key", PLAYED)
@pytest.mark.thorough
async def test_every_standing_answer_is_given_when_it_is_asked(tmp_path: Path, key: str) -> None:
    """Everybody says everything that can be said, one after the other, at as many tables as it takes; orders whole."""
    given, game = set[tuple[str, str]](), GAMES[key]
    whole = "the whole order"
    wanted = {(each.choice, says) for each in game.standing for says in ((whole,) if each.ordered else each.says)}
    async with a_company(tmp_path, 2) as people:
        for _ in range(TABLES):
            options = STANDING_OPTIONS.get(key, {})
            code = await people.company.sit_down(key, game.seats[-1], 0, **options)
            for _ in range(MOST_ANSWERS):
                table = await people.tables.look(code)
                if table.status != "running":
                    break
                ask = next(ask for ask in table.asks if ask.given is None)
                each = next((each for each in game.standing if each.choice == ask.choice), None)
                says = () if each is None else (whole,) if each.ordered else each.says
                order = () if each is None else what_may_be_said(people.perspective(table, ask.seat), each)
                player = table.players[ask.seat]
                assert player and player.person
                for one in says:
                    if (ask.choice, one) in given:
                        continue
                    said = order if one == whole else (one,)
                    await people.tables.answers.set_standing(code, player.person, ask.choice, said)
                    if await people.worker.answer(code, ask.seat):
                        given.add((ask.choice, one))
                        break
                    await people.tables.answers.set_standing(code, player.person, ask.choice, ())
                else:
                    await people.by_hand(await people.tables.look(code), [ask])
            if wanted <= given:
                break
    assert given == wanted, wanted - given


async def test_in_an_order_a_second_press_takes_out_what_is_in_it_and_the_screen_tells_it(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, "notre_dame"))
        menu = Id(ids.PREPARE, desk.table.code, 0, STANDING, str(standing_number("notre_dame", "benefit")))
        for says in ("rat", "gold", "marker"):
            reply = await desk.press(menu, says)
        assert "the rat back, a coin, a marker" in reply.text
        reply = await desk.press(menu, "gold")
        assert "the rat back, a marker" in reply.text
        assert "Standing answers: A benefit to choose: the rat back, a marker" in (await desk.panel()).text


async def test_a_screen_that_shows_an_older_order_changes_nothing_and_shows_the_present_one(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, "notre_dame"))
        number = str(standing_number("notre_dame", "benefit"))
        opens = Id(ids.PREPARE, desk.table.code, 0, STANDING)
        (menu,) = [id for id in await menus_of(desk, opens) if id.what == number]
        assert "a coin" in (await desk.press(menu, "gold")).text
        reply = await desk.press(menu, "gold")
        assert desk.words("ui-other-device") in reply.text
        (stored,) = await people.tables.answers.standing(desk.table.code, desk.seat)
        assert stored.says == ("gold",)
        (present,) = [id for id in offered(reply, ids.PREPARE) if id.what == number and id.choice == STANDING]
        await desk.press(present, "gold")
        assert await people.tables.answers.standing(desk.table.code, desk.seat) == ()


async def test_of_two_players_there_is_no_order_to_choose(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, "rattus_cartus", 2))
        shown = (await desk.press(Id(ids.PREPARE, desk.table.code, 0, STANDING))).text
        assert desk.words("standing-rattus_cartus-sword_victim") not in shown
        assert desk.words("standing-rattus_cartus-give_cards") in shown


async def test_only_what_is_in_the_game_is_asked_and_offered(tmp_path: Path) -> None:
    async with a_company(tmp_path) as people:
        desk = Desk(people, *await somebody_waits(people, "rattus_cartus", 3))
        reply = await desk.press(Id(ids.PREPARE, desk.table.code, 0, STANDING))
        own = people.perspective(desk.table, desk.seat)
        cards = own.view.cards
        buildings = set(map(building_of, cards))
        for choice, building in (("tribute", Building.GUARD_TOWER), ("flute_receiver", Building.PIPERS_CABIN)):
            assert (desk.words(f"standing-rattus_cartus-{choice}") in reply.text) == (building in buildings)
        gives = next(each for each in GAMES["rattus_cartus"].standing if each.choice == "give_cards")
        said = what_may_be_said(own, gives)
        assert ("flute" in said) == (Building.CASTLE in buildings and in_play(FLUTE, cards))


def standing_number(key: str, choice: str) -> int:
    """Which menu this question has."""
    return [each.choice for each in GAMES[key].standing].index(choice)
