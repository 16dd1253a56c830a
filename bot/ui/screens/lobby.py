"""The lobby message: who has a seat, the options, and what is missing for the start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.faces.table_options import agreed_on
from bot.tables import Player
from bot.text import APART
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import bot_seats, clean, escaped, isolated
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import Button, ButtonRow, Part, Screen, Text, cut
from bot.ui.kit.short_seal import short_seal
from rules.core import TableOption


def lobby(perspective: Perspective) -> Screen:
    """The lobby message; one line once the lobby is closed."""
    if perspective.table.status != "open":
        return Screen((Text(closed_lobby_line(perspective)),))
    return Screen(tuple(_parts(perspective)), boxed=True)


def closed_lobby_line(perspective: Perspective) -> str:
    """The line that replaces a lobby: the sealed deal and where the game is played, or that it closed."""
    table, words = perspective.table, perspective.words
    if table.seal is None:
        return words("ui-lobby-closed", title=perspective.title)
    people = (
        name
        for name, player in zip(perspective.names.full, table.players, strict=True)
        if player and not player.bot_number
    )
    facts = {"seal": short_seal(table.seal), "names": joined(people), "place": f"<#{table.place.channel}>"}
    line = words("ui-lobby-started", title=perspective.title, **facts)
    return cut(line, 1000)


def _parts(perspective: Perspective) -> list[Part]:
    table, words = perspective.table, perspective.words
    seated = table.terms.seats - table.free
    host = next((seat for seat, p in enumerate(table.players) if p and p.person == table.host), 0)
    head = words(
        "ui-lobby-head",
        host=perspective.names.full[host],
        seated=seated,
        seats=table.terms.seats,
        language=words(f"ui-language-{table.terms.language}"),
    )
    seats = [_seat(perspective, seat, player) for seat, player in enumerate(table.players)]
    return [
        Text(f"## {perspective.title}\n{head}"),
        Text("\n".join([*seats, *_explained(perspective), *_expected(perspective, host)])),
        Text(f"{words('ui-options-head')} {cut(options_line(perspective), 900)}"),
        ButtonRow(tuple(_buttons(perspective))),
        ButtonRow(
            (
                Button(words("ui-fill"), Id(ids.FILL, table.code), disabled=not table.free),
                Button(words("ui-invite"), Id(ids.INVITE, table.code), disabled=not table.free),
            )
        ),
    ]


def _explained(perspective: Perspective) -> list[str]:
    """What the sign of bots means, where one sits."""
    return [perspective.words("ui-bot-explained")] if bot_seats(perspective.table.players) else []


def _expected(perspective: Perspective, host: int) -> list[str]:
    """Lines about who is invited and has not joined yet, or that the host can start."""
    table, words = perspective.table, perspective.words
    if not table.free:
        return (
            [words("ui-all-taken", host=perspective.names.full[host])]
            if all(p and p.ready for p in table.players)
            else []
        )
    names = joined(isolated(escaped(clean(person.name, 20))) or words("ui-nameless") for person in table.expected)
    if not names:
        return []
    if table.kept_until is None:
        return [words("ui-invited-line", names=names)]
    return [words("ui-kept-line", names=names, until=f"<t:{int(table.kept_until)}:f>")]


def _seat(perspective: Perspective, seat: int, player: Player | None) -> str:
    words, mark = perspective.words, perspective.names.marks[seat]
    if player is None:
        return f"{mark} {words('ui-free-seat')}"
    name = perspective.names.titles[seat]
    if player.person == perspective.table.host:
        name = words("ui-is-host", name=name)
    return f"{mark} {name} · {words('ui-ready' if player.ready else 'ui-not-ready')}"


def _buttons(perspective: Perspective) -> list[Button]:
    table, words = perspective.table, perspective.words
    seen = table.options_seen
    return [
        Button(words("ui-join"), Id(ids.JOIN, table.code, seen, "join"), "primary"),
        Button(words("ui-leave"), Id(ids.LEAVE, table.code)),
        Button(words("ui-options"), Id(ids.OPTIONS, table.code)),
        Button(words("ui-rules"), Id(ids.RULES, table.code)),
        Button(*_start_label(perspective)),
    ]


def _start_label(perspective: Perspective) -> tuple[Any, ...]:
    """Label, id, style and disabled flag of *Start*: green and enabled once nothing is missing."""
    table, words = perspective.table, perspective.words
    unready = sum(1 for player in table.players if player and not player.ready)
    id = Id(ids.START, table.code, table.options_seen, "start")
    if table.free:
        return words("ui-start-needs", n=table.free), id, "secondary", True
    if unready:
        return words("ui-start-not-agreed", n=unready), id, "secondary", True
    return words("ui-start"), id, "success", False


def offered(perspective: Perspective) -> Iterator[TableOption]:
    """The game's options that apply, given the values of the others."""
    table = perspective.table
    return (option for option in perspective.game.table_options if option.offered(table.options, table.terms.seats))


def options_line(perspective: Perspective) -> str:
    """All options and terms of the table that apply, in one line."""
    table, words = perspective.table, perspective.words
    agreed = agreed_on(perspective.game, table.options, table.terms.seats)
    terms = [
        words("ui-seating", seating=table.terms.seating),
        words("ui-undo", undo=table.terms.undo),
    ]
    return APART.join([perspective.face.options_line(words, agreed), *terms])
