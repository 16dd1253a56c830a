"""Standing answers: what the reader answers as often as they are asked, a menu for each question that allows it."""

from __future__ import annotations

from typing import Final

from bot.tables import Tables
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, Menu, MenuEntry, Part, Screen, Text, rows

STANDING: Final = "standing"  # in the ids
ASK: Final = "ask"  # the entry without a standing answer


async def standing_screen(tables: Tables, perspective: Perspective) -> Screen:
    """A menu for each question, with what the reader answers to it."""
    words, code, game = perspective.words, perspective.table.code, perspective.table.game
    said = await said_of(tables, perspective)
    until = words(f"standing-{game}-until")
    parts: list[Part] = [Text(f"## {perspective.title}\n{words('prepare-standing-how', until=until)}")]
    for n, each in enumerate(perspective.game.standing):
        title = f"standing-{game}-{each.choice}"
        chosen = said.get(each.choice, ASK)
        entries = [MenuEntry(words("prepare-standing-ask"), ASK, chosen=chosen == ASK)]
        entries += [MenuEntry(words(f"{title}.{one}"), one, chosen=chosen == one) for one in each.says]
        parts += [Text(f"**{words(title)}**"), Menu(Id(ids.PREPARE, code, 0, STANDING, str(n)), tuple(entries))]
    return Screen((*parts, *rows([Button(words("prepare-leave"), Id(ids.MOVE, code))])))


async def standing_lines(tables: Tables, perspective: Perspective) -> list[str]:
    """The reader's standing answers in one line; none without any."""
    words, game = perspective.words, perspective.table.game
    told = [
        f"{words(f'standing-{game}-{choice}')}: {words(f'standing-{game}-{choice}.{says}')}"
        for choice, says in (await said_of(tables, perspective)).items()
    ]
    return [f"-# {words('prepare-standing-now', answers=' · '.join(told))}"] if told else []


async def said_of(tables: Tables, perspective: Perspective) -> dict[str, str]:
    """What the reader answers, by question, as far as this program knows it."""
    seat = perspective.seat
    stored = () if seat is None else await tables.answers.standing(perspective.table.code, seat)
    known = {(each.choice, one) for each in perspective.game.standing for one in each.says}
    return {one.choice: str(one.says[0]) for one in stored if (one.choice, one.says[0]) in known}


def chosen_of(perspective: Perspective, number: str, value: str) -> tuple[str, tuple[str, ...]] | None:
    """The question and what is answered to it, of a choice in a menu; None for one that no menu offers."""
    known, n = perspective.game.standing, number_in(number)
    if not 0 <= n < len(known) or value not in (ASK, *known[n].says):
        return None
    return known[n].choice, () if value == ASK else (value,)
