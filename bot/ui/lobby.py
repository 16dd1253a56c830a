"""The lobby message: who sits, under which options, and what is missing for the start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from bot.tables import Player
from bot.text import APART
from rules.core import TableOption

from . import ids
from .ids import Id
from .names import clean, escaped, isolated
from .screen import Button, Part, Row, Screen, Text, cut
from .seals import short_seal
from .sight import Sight, joined


def lobby(sight: Sight) -> Screen:
    """The lobby while it is open; one line once it is not."""
    if sight.table.status != "open":
        return Screen((Text(left_behind(sight)),))
    return Screen(tuple(_parts(sight)), boxed=True)


def left_behind(sight: Sight) -> str:
    """What stays of a lobby: the sealed deal and where the table stands, or that it closed."""
    table, words = sight.table, sight.words
    if table.seal is None:
        return words("ui-lobby-closed", title=sight.title)
    people = (name for name, player in zip(sight.names.full, table.players, strict=True) if player and not player.house)
    facts = {"seal": short_seal(table.seal), "names": joined(people), "place": f"<#{table.place.channel}>"}
    line = words("ui-lobby-started", title=sight.title, **facts)
    return cut(line, 1000)


def _parts(sight: Sight) -> list[Part]:
    table, words = sight.table, sight.words
    seated = table.terms.seats - table.free
    host = next((seat for seat, p in enumerate(table.players) if p and p.person == table.host), 0)
    head = words(
        "ui-lobby-head",
        host=sight.names.full[host],
        seated=seated,
        seats=table.terms.seats,
        language=words(f"ui-language-{table.terms.language}"),
    )
    seats = [_seat(sight, seat, player) for seat, player in enumerate(table.players)]
    return [
        Text(f"## {sight.title}\n{head}"),
        Text("\n".join([*seats, *_expected(sight, host)])),
        Text(f"{words('ui-options-head')} {cut(options_line(sight), 900)}"),
        Row(tuple(_doors(sight))),
        Row(
            (
                Button(words("ui-add-house"), Id(ids.FILL, table.code), disabled=not table.free),
                Button(words("ui-invite"), Id(ids.INVITE, table.code), disabled=not table.free),
            )
        ),
    ]


def _expected(sight: Sight, host: int) -> list[str]:
    """Who is invited and has not come yet, or that nobody is waited for any more."""
    table, words = sight.table, sight.words
    if not table.free:
        return [words("ui-all-taken", host=sight.names.full[host])] if all(p and p.ready for p in table.players) else []
    names = joined(isolated(escaped(clean(guest.name, 20))) or words("ui-nameless") for guest in table.expected)
    if not names:
        return []
    if table.kept_until is None:
        return [words("ui-invited-line", names=names)]
    return [words("ui-kept-line", names=names, until=f"<t:{int(table.kept_until)}:f>")]


def _seat(sight: Sight, seat: int, player: Player | None) -> str:
    words, mark = sight.words, sight.names.marks[seat]
    if player is None:
        return f"{mark} {words('ui-free-seat')}"
    name = sight.names.full[seat]
    if player.person == sight.table.host:
        name = words("ui-is-host", name=name)
    return f"{mark} {name} · {words('ui-ready' if player.ready else 'ui-not-ready')}"


def _doors(sight: Sight) -> list[Button]:
    table, words = sight.table, sight.words
    seen = table.options_seen
    return [
        Button(words("ui-join"), Id(ids.JOIN, table.code, seen, "join"), "primary"),
        Button(words("ui-leave"), Id(ids.LEAVE, table.code)),
        Button(words("ui-options"), Id(ids.OPTIONS, table.code)),
        Button(words("ui-rules"), Id(ids.RULES, table.code)),
        Button(*_start_label(sight)),
    ]


def _start_label(sight: Sight) -> tuple[Any, ...]:
    """Label, id, style and whether it is disabled: green as soon as nothing is missing."""
    table, words = sight.table, sight.words
    unready = sum(1 for player in table.players if player and not player.ready)
    id = Id(ids.START, table.code, table.options_seen, "start")
    if table.free:
        return words("ui-start-needs", n=table.free), id, "secondary", True
    if unready:
        return words("ui-start-not-agreed", n=unready), id, "secondary", True
    return words("ui-start"), id, "success", False


def offered(sight: Sight) -> Iterator[TableOption]:
    """The options of the game that make sense under the others."""
    table = sight.table
    for option in sight.game.table_options:
        fits_when = not option.when or getattr(table.options, option.when[0]) in option.when[1:]
        if fits_when and (not option.seats or table.terms.seats in option.seats):
            yield option


def options_line(sight: Sight) -> str:
    """All options of the table that make a difference, in one line."""
    table, words = sight.table, sight.words
    idle = {option.name for option in sight.game.table_options} - {option.name for option in offered(sight)}
    chosen = {field.name: getattr(table.options, field.name) for field in fields(table.options)}
    own = {"seats": table.terms.seats} | {name: value for name, value in chosen.items() if name not in idle}
    terms = [
        words("ui-seating", seating=table.terms.seating),
        words("ui-undo", undo=table.terms.undo),
    ]
    return APART.join([sight.face.options_line(words, own), *terms])
