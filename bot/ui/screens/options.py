"""The options panel: a menu for each table option and term, made from what the game declares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.tables.values import Terms, refused
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import ENTRIES, Button, ButtonRow, Menu, MenuEntry, Part, Screen, Text, rows
from rules.core import Arg, TableOption

from .lobby import LESS, ONE, agreed_line, offered

PER_PAGE: Final = 6
TERMS: Final[Mapping[str, tuple[str, ...]]] = {
    "seating": ("drawn", "joined"),
    "undo": ("free", "consent", "never"),
    "rated": ("experienced", "always", "never"),
    "language": ("en", "fr"),
    "board": ("picture", "text", "both"),
    "pace": ("leisurely", "relaxed", "daily", "lively", "own"),
}
# Hours, offered at tables with a pace of their own.
HOURS: Final[Mapping[str, tuple[str, ...]]] = {
    "bank": ("1", "2", "4", "8", "12", "24", "36", "48", "72", "96", "120", "168", "240", "336", "720"),
    "increment": ("0", "1", "2", "4", "8", "12", "24", "36", "48", "72", "168"),
    "cap": ("1", "2", "4", "8", "12", "24", "36", "48", "72", "96", "120", "168", "240", "336", "720"),
}
Values = tuple[str, ...]


def options_panel(perspective: Perspective, host: bool, page: int = 0, note: str = "") -> Screen:
    """All options: as menus for the table's host, as text for others. `note`: why a change was refused."""
    table, words = perspective.table, perspective.words
    head = f"## {perspective.title}\n" + (f"**{note}**\n" if note else "")
    agreed = agreed_line(perspective, 1500)
    if not host or table.status != "open":
        return Screen((Text(head + agreed),))
    text = Text(f"{head}-# {agreed}")
    menus = list(_menus(perspective))
    pages = max(1, -(-len(menus) // PER_PAGE))
    page = min(page, pages - 1)
    parts: list[Part] = [text]
    for title, menu in menus[page * PER_PAGE : (page + 1) * PER_PAGE]:
        parts += [Text(f"**{title}**"), menu]
    if pages > 1:
        parts += rows([_turn(perspective, n, n == page) for n in range(pages)])
    add = Button(words("ui-add-bot"), Id(ids.FILL, table.code, page, ONE), disabled=not table.free)
    bots = any(player and player.bot_number for player in table.players)
    remove = Button(words("ui-remove-bot"), Id(ids.FILL, table.code, page, LESS), disabled=not bots)
    close = Button(words("ui-close-lobby"), Id(ids.VOTE, table.code, table.options_seen, "close", "ask"))
    parts.append(ButtonRow((add, remove, close)))
    return Screen(tuple(parts))


def page_of(perspective: Perspective, name: str, slot: int = 0) -> int:
    """The page on which an option or term is set now; `slot`: by which of its menus."""
    ids = [(menu.id.choice, menu.id.number) for _, menu in _menus(perspective)]
    return ids.index((name, slot)) // PER_PAGE if (name, slot) in ids else 0


def _turn(perspective: Perspective, page: int, here: bool) -> Button:
    id = Id(ids.PAGE, perspective.table.code, perspective.table.options_seen, "options", str(page))
    return Button(perspective.words("ui-page", page=page + 1), id, disabled=here)


def _menus(perspective: Perspective) -> Iterator[tuple[str, Menu]]:
    words = perspective.words
    numbers = tuple(str(n) for n in perspective.game.seats)
    yield (
        words("ui-term-seats"),
        _one(perspective, "seats", {n: words("ui-n-seats", n=int(n)) for n in numbers}, numbers),
    )
    for option in offered(perspective):
        title = perspective.option_name(option.name)
        if option.pick == 1:
            yield title, _one(perspective, option.name, _value_names(perspective, option), option.values)
        else:
            for slot, (heading, values) in enumerate(groups(perspective, option)):
                yield words("ui-option-group", title=title, group=heading), _several(perspective, option, slot, values)
    for name, values in TERMS.items():
        labels = {value: _term(words, name, value) for value in values}
        yield words(f"ui-term-{name}"), _one(perspective, name, labels, values)
    if perspective.table.terms.pace == "own":
        for name, values in HOURS.items():
            hours = {value: words("ui-hours", n=int(value)) for value in values}
            offered_hours = [value for value in values if name != "cap" or int(value) >= perspective.table.terms.bank]
            yield words(f"ui-term-{name}"), _one(perspective, name, hours, tuple(offered_hours))


def _term(words: Words, name: str, value: str) -> str:
    return words(f"ui-language-{value}") if name == "language" else words(f"ui-{name}", **{name: value})


def _value_names(perspective: Perspective, option: TableOption) -> dict[str, str]:
    return {value: perspective.face.table_option(perspective.words, option.name, value) for value in option.values}


def current(perspective: Perspective, name: str) -> Any:
    """The current value of an option or term; nobody has less time at most than at the start."""
    terms = perspective.table.terms
    if name == "cap":
        return max(terms.bank, terms.cap)
    where = terms if hasattr(terms, name) else perspective.table.options
    return getattr(where, name)


def _one(perspective: Perspective, name: str, labels: Mapping[str, str], values: Values) -> Menu:
    now, usual = str(current(perspective, name)), _usual(perspective, name, values)
    default = perspective.words("ui-default")
    entries = [
        MenuEntry(labels[value], value, default if value == usual else "", value == now) for value in values[:ENTRIES]
    ]
    return Menu(_id(perspective, name, "0"), tuple(entries))


def _usual(perspective: Perspective, name: str, values: Values) -> str:
    """What a table has unless its host chooses: the first value of a game's option; "" where that differs by table."""
    if name in ("seats", "language"):
        return ""
    terms = Terms(perspective.table.terms.seats)
    return str(getattr(terms, name)) if hasattr(terms, name) else values[0]


def _several(perspective: Perspective, option: TableOption, slot: int, values: Values) -> Menu:
    """A menu for one group of an option with several picks; each group has a fixed share, so the total stays right."""
    now = current(perspective, option.name)
    share = share_of(perspective, option)
    labels = _value_names(perspective, option)
    entries = tuple(MenuEntry(labels[value], value, chosen=value in now) for value in values)
    least, most = (share, share) if share else (0, min(len(values), option.pick))
    return Menu(_id(perspective, option.name, str(slot)), entries, least=least, most=most)


def _id(perspective: Perspective, name: str, slot: str) -> Id:
    return Id(ids.OPTIONS, perspective.table.code, perspective.table.options_seen, name, slot)


def groups(perspective: Perspective, option: TableOption) -> list[tuple[str, Values]]:
    """The values of an option with several picks, by the game's groups of at most 25: (heading, values)."""
    found: dict[str, list[str]] = {}
    for value in option.values:
        found.setdefault(perspective.face.option_group(perspective.words, option.name, value), []).append(value)
    return [
        (heading, tuple(values[i : i + ENTRIES]))
        for heading, values in found.items()
        for i in range(0, len(values), ENTRIES)
    ]


def share_of(perspective: Perspective, option: TableOption) -> int:
    """How many values are picked in each group, where all groups have equally many; else 0."""
    n = len(groups(perspective, option))
    return option.pick // n if option.pick % n == 0 else 0


def first_choice(perspective: Perspective, option: TableOption) -> Values:
    """A valid choice to start from: the first values of each group."""
    share = share_of(perspective, option) or option.pick
    chosen = [value for _, values in groups(perspective, option) for value in values[:share]]
    return tuple(chosen[: option.pick])


def changes(perspective: Perspective, name: str, slot: int, values: Values) -> dict[str, Arg | bool]:
    """The changes that a choice in a menu makes. Raises `Refused` for values that no menu offers."""
    if name == "seats":
        return {name: number_in(values[0])}
    if name in TERMS and values[0] not in TERMS[name]:
        raise refused("bad_option", option=name, value=values[0])
    if name in HOURS:
        return {name: number_in(values[0])}
    option = next((o for o in perspective.game.table_options if o.name == name), None)
    if option is None or option.pick == 1:
        return {name: values[0], **_opened_by(perspective, name, values[0])}
    offered_here = dict(enumerate(values for _, values in groups(perspective, option))).get(slot, ())
    if unknown := set(values) - set(offered_here):
        raise refused("bad_option", option=name, value=min(unknown))
    kept = [str(value) for value in current(perspective, name) if value not in offered_here]
    return {name: tuple(sorted({*kept, *values}, key=option.values.index))}


def _opened_by(perspective: Perspective, name: str, value: str) -> dict[str, Arg | bool]:
    """First choices for the options that this value makes applicable, where they have no valid one yet."""
    opened = (o for o in perspective.game.table_options if o.pick > 1 and o.when[:1] == (name,) and value in o.when)
    return {o.name: first_choice(perspective, o) for o in opened if len(current(perspective, o.name)) != o.pick}
