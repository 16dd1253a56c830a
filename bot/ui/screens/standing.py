"""Standing answers: what the reader answers as often as they are asked, a menu for each question that allows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from zlib import crc32

from bot.faces.naming import plain
from bot.tables.values import PanelFacts
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, Menu, MenuEntry, Part, Screen, Text, rows
from rules.core import Said, StandingChoice

STANDING: Final = "standing"  # in the ids
ASK: Final = "ask"  # the entry without a standing answer
SHOWN: Final = 3  # of an order, in the panel
VERSIONS: Final = 99_999_999  # of orders, in the ids


def standing_screen(perspective: Perspective, facts: PanelFacts, note: str = "") -> Screen:
    """A menu for each question, with what the reader answers to it. `note`: why a press changed nothing."""
    words, game = perspective.words, perspective.table.game
    said = said_of(perspective, facts)
    until = words(f"standing-{game}-until")
    head = [f"## {perspective.title}", *([note] if note else []), words("prepare-standing-how", until=until)]
    parts: list[Part] = [Text("\n".join(head))]
    for n, each in enumerate(perspective.game.standing):
        may = what_may_be_said(perspective, each)
        if may and (len(may) > 1 or not each.ordered):
            chosen = said.get(each.choice, ())
            parts += [Text("\n".join(_titles(perspective, each, chosen))), _menu(perspective, n, each, chosen)]
    return Screen((*parts, *rows([Button(words("prepare-leave"), Id(ids.MOVE, perspective.table.code))])))


def _titles(perspective: Perspective, each: StandingChoice, chosen: Said) -> list[str]:
    words = perspective.words
    lines = [f"**{words(_title(perspective, each))}**"]
    if each.ordered:
        lines.append(f"-# {words(f'{_title(perspective, each)}.how')}")
    if each.ordered and chosen:
        lines.append(words("prepare-standing-order", order=_told(perspective, each, chosen)))
    return lines


def _menu(perspective: Perspective, n: int, each: StandingChoice, chosen: Said) -> Menu:
    words = perspective.words
    entries = [MenuEntry(words("prepare-standing-ask"), ASK, chosen=not chosen)]
    for one in what_may_be_said(perspective, each):
        name = plain(_name(perspective, each, one))
        if each.ordered and one in chosen:  # no entry is marked: a press on a marked one tells us nothing
            entries.append(MenuEntry(words("prepare-standing-out", what=name), one))
        elif each.ordered and chosen:
            entries.append(MenuEntry(words("prepare-standing-next", what=name), one))
        else:
            entries.append(MenuEntry(name, one, chosen=one in chosen))
    hint = words("prepare-standing-goes-on") if each.ordered and chosen else ""
    version = version_of(chosen) if each.ordered else 0
    return Menu(Id(ids.PREPARE, perspective.table.code, version, STANDING, str(n)), tuple(entries), hint)


def version_of(order: Said) -> int:
    """A number of an order, in the id of its menu: after a change of the order a choice there means something else."""
    return crc32(",".join(order).encode()) % VERSIONS + 1


def standing_lines(perspective: Perspective, facts: PanelFacts) -> list[str]:
    """The reader's standing answers in one line; none without any. Of an order its beginning."""
    words, said = perspective.words, said_of(perspective, facts)
    told = [
        words("labelled", what=words(_title(perspective, each)), told=_in_short(perspective, each, said[each.choice]))
        for each in perspective.game.standing
        if each.choice in said
    ]
    return [f"-# {words('prepare-standing-now', answers=' · '.join(told))}"] if told else []


def said_of(perspective: Perspective, facts: PanelFacts) -> dict[str, Said]:
    """What the reader answers, by question, as far as this program knows it."""
    known = {each.choice: set(what_may_be_said(perspective, each)) for each in perspective.game.standing}
    said = {one.choice: tuple(map(str, one.says)) for one in facts.standing}
    return {choice: says for choice, says in said.items() if set(says) <= known.get(choice, set())}


def what_may_be_said(perspective: Perspective, each: StandingChoice) -> Said:
    """All that may be said to a question: what the game names, or the other seats; () where it is not in the game."""
    others = (seat for seat in range(len(perspective.table.players)) if seat != perspective.seat)
    view = perspective.view
    if not each.is_in(view, ""):
        return ()
    return tuple(one for one in each.says if each.is_in(view, one)) or tuple(map(str, others))


def is_overtaken(perspective: Perspective, number: str, version: int, said: Mapping[str, Said]) -> bool:
    """Whether a menu showed another order than there is now; menus of earlier versions (0) do not say which."""
    known, n = perspective.game.standing, number_in(number)
    ordered = 0 <= n < len(known) and known[n].ordered
    return bool(version and ordered and version != version_of(said.get(known[n].choice, ())))


def chosen_of(perspective: Perspective, number: str, value: str, said: Mapping[str, Said]) -> tuple[str, Said] | None:
    """The question and what is answered to it after a choice in a menu; None for one that no menu offers.

    Of an order the choice is the next one; what is in it already is taken out.
    """
    known, n = perspective.game.standing, number_in(number)
    if not 0 <= n < len(known) or value not in (ASK, *what_may_be_said(perspective, known[n])):
        return None
    choice, before = known[n].choice, said.get(known[n].choice, ())
    if value == ASK:
        return choice, ()
    if not known[n].ordered:
        return choice, (value,)
    return choice, tuple(one for one in before if one != value) if value in before else (*before, value)


def _title(perspective: Perspective, each: StandingChoice) -> str:
    return f"standing-{perspective.table.game}-{each.choice}"


def _told(perspective: Perspective, each: StandingChoice, says: Said) -> str:
    return ", ".join(_name(perspective, each, one) for one in says)


def _in_short(perspective: Perspective, each: StandingChoice, says: Said) -> str:
    return _told(perspective, each, says[:SHOWN]) + (", …" if len(says) > SHOWN else "")


def _name(perspective: Perspective, each: StandingChoice, one: str) -> str:
    """What is said in words; a seat by its name."""
    return perspective.words(f"{_title(perspective, each)}.{one}") if each.says else perspective.names.full[int(one)]
