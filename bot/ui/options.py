"""The options panel: one menu for each thing people may agree on, made from what the game offers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.tables.values import refused
from bot.text import Words
from rules.core import Arg, TableOption

from . import ids
from .ids import Id, number_in
from .lobby import offered, options_line
from .screen import Button, Entry, Menu, Part, Row, Screen, Text, cut, rows
from .sight import Sight

PER_PAGE: Final = 5
ENTRIES: Final = 25
TERMS: Final[Mapping[str, tuple[str, ...]]] = {
    "seating": ("drawn", "joined"),
    "undo": ("free", "consent", "never"),
    "language": ("en", "fr"),
}
Values = tuple[str, ...]


def options_panel(sight: Sight, host: bool, page: int = 0, note: str = "") -> Screen:
    """All options: with menus for the host, to read for the others."""
    table, words = sight.table, sight.words
    head = f"## {sight.title}\n" + (f"**{note}**\n" if note else "")
    agreed = f"{words('ui-options-head')} {cut(options_line(sight), 1500)}"
    if not host or table.status != "open":
        return Screen((Text(head + agreed),))
    text = Text(f"{head}-# {agreed}")
    menus = list(_menus(sight))
    pages = max(1, -(-len(menus) // PER_PAGE))
    page = min(page, pages - 1)
    parts: list[Part] = [text]
    for title, menu in menus[page * PER_PAGE : (page + 1) * PER_PAGE]:
        parts += [Text(f"**{title}**"), menu]
    if pages > 1:
        parts += rows([_turn(sight, n, n == page) for n in range(pages)])
    parts.append(Row((Button(words("ui-close-lobby"), Id(ids.VOTE, table.code, table.options_seen, "close", "ask")),)))
    return Screen(tuple(parts))


def _turn(sight: Sight, page: int, here: bool) -> Button:
    id = Id(ids.TURN, sight.table.code, sight.table.options_seen, "options", str(page))
    return Button(sight.words("ui-page", page=page + 1), id, disabled=here)


def _menus(sight: Sight) -> Iterator[tuple[str, Menu]]:
    words = sight.words
    numbers = tuple(str(n) for n in sight.game.seats)
    yield words("ui-term-seats"), _one(sight, "seats", {n: words("ui-n-seats", n=int(n)) for n in numbers}, numbers)
    for option in offered(sight):
        title = sight.option_name(option.name)
        if option.pick == 1:
            yield title, _one(sight, option.name, _value_names(sight, option), option.values)
        else:
            for slot, (heading, values) in enumerate(groups(sight, option)):
                yield words("ui-option-group", title=title, group=heading), _several(sight, option, slot, values)
    for name, values in TERMS.items():
        labels = {value: _term(words, name, value) for value in values}
        yield words(f"ui-term-{name}"), _one(sight, name, labels, values)


def _term(words: Words, name: str, value: str) -> str:
    return words(f"ui-language-{value}") if name == "language" else words(f"ui-{name}", **{name: value})


def _value_names(sight: Sight, option: TableOption) -> dict[str, str]:
    return {value: sight.face.table_option(sight.words, option.name, value) for value in option.values}


def current(sight: Sight, name: str) -> Any:
    """The value an option or term has now."""
    where = sight.table.terms if hasattr(sight.table.terms, name) else sight.table.options
    return getattr(where, name)


def _one(sight: Sight, name: str, labels: Mapping[str, str], values: Values) -> Menu:
    now = str(current(sight, name))
    default = sight.words("ui-default")
    entries = [
        Entry(labels[value], value, default if n == 0 and name != "seats" else "", value == now)
        for n, value in enumerate(values[:ENTRIES])
    ]
    return Menu(_id(sight, name, "0"), tuple(entries))


def _several(sight: Sight, option: TableOption, slot: int, values: Values) -> Menu:
    """A group of a large option. Each group keeps its share, so that a whole choice stays whole."""
    now = current(sight, option.name)
    share = share_of(sight, option)
    labels = _value_names(sight, option)
    entries = tuple(Entry(labels[value], value, chosen=value in now) for value in values)
    least, most = (share, share) if share else (0, min(len(values), option.pick))
    return Menu(_id(sight, option.name, str(slot)), entries, least=least, most=most)


def _id(sight: Sight, name: str, slot: str) -> Id:
    return Id(ids.OPTIONS, sight.table.code, sight.table.options_seen, name, slot)


def groups(sight: Sight, option: TableOption) -> list[tuple[str, Values]]:
    """The values of a large option by the game's groups, at most 25 in each."""
    found: dict[str, list[str]] = {}
    for value in option.values:
        found.setdefault(sight.face.option_group(sight.words, option.name, value), []).append(value)
    return [
        (heading, tuple(values[i : i + ENTRIES]))
        for heading, values in found.items()
        for i in range(0, len(values), ENTRIES)
    ]


def share_of(sight: Sight, option: TableOption) -> int:
    """How many values each group has in a whole choice, where all have equally many; else 0."""
    n = len(groups(sight, option))
    return option.pick // n if option.pick % n == 0 else 0


def first_choice(sight: Sight, option: TableOption) -> Values:
    """A whole choice to start from: the first values of each group."""
    share = share_of(sight, option) or option.pick
    chosen = [value for _, values in groups(sight, option) for value in values[:share]]
    return tuple(chosen[: option.pick])


def changes(sight: Sight, name: str, slot: int, values: Values) -> dict[str, Arg | bool]:
    """What a choice in a menu changes: one value, or one group of many. Raises `Refused` for what is in no menu."""
    if name == "seats":
        return {name: number_in(values[0])}
    if name in TERMS and values[0] not in TERMS[name]:
        raise refused("bad_option", option=name, value=values[0])
    option = next((o for o in sight.game.table_options if o.name == name), None)
    if option is None or option.pick == 1:
        return {name: values[0], **_opened_by(sight, name, values[0])}
    offered_here = dict(enumerate(values for _, values in groups(sight, option))).get(slot, ())
    if unknown := set(values) - set(offered_here):
        raise refused("bad_option", option=name, value=min(unknown))
    kept = [str(value) for value in current(sight, name) if value not in offered_here]
    return {name: tuple(sorted({*kept, *values}, key=option.values.index))}


def _opened_by(sight: Sight, name: str, value: str) -> dict[str, Arg | bool]:
    """An option that this value brings into play needs a whole choice from the start, where it has none yet."""
    opened = (o for o in sight.game.table_options if o.pick > 1 and o.when[:1] == (name,) and value in o.when)
    return {o.name: first_choice(sight, o) for o in opened if len(current(sight, o.name)) != o.pick}
