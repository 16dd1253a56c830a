"""Through the real client: a rated game ends, and `/rank` shows it, to who may know."""

from __future__ import annotations

from bot.tables import Person

from .rig import Rig, button, said
from .test_my_data import finish


async def test_a_rated_game_shows_in_the_ranking_and_the_switch_takes_one_out(rig: Rig) -> None:
    ana, dan = rig.person("Ana"), rig.person("Dan")
    code = await rig.lobby("Ana", "Dan", seats=2)
    assert rig.client is not None
    tables = rig.client.tables
    await tables.set_options(code, int(ana.user.id), {"rated": "always"})
    await tables.join(code, Person(int(dan.user.id), "Dan"))
    await ana.command(rig.channel(), "table start").message()
    await finish(rig, code)
    game = (await rig.look(code)).game
    here = await dan.command(rig.channel(), "rank", game=game).message()
    everywhere = await dan.press(here, button(here, f"K:RULES:0:{game}:everywhere")).message()
    assert everywhere["id"] == here["id"] and "any server" in said(everywhere)
    page = said(here)
    assert "Ana" in page and "Dan" in page and "25" in page and "± " in page
    settings = await dan.command(dan.dm(), "settings show").message()
    settings = await dan.press(settings, button(settings, "e:RULES:0:page:others")).message()
    await dan.press(settings, button(settings, "e:RULES:0:rated:off")).message()
    page = said(await ana.command(rig.channel(), "rank", game=game).message())
    assert "Dan" not in page, "nobody is left to be compared with, and Dan is nowhere"
    page = said(await dan.command(rig.channel(), "rank", game=game, reach="everywhere").message())
    assert "take no part" in page
