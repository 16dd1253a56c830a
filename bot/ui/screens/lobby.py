"""The lobby message: who has a seat, the options, and what is missing for the start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from bot.faces.table_options import agreed_on
from bot.tables import Player, Snapshot
from bot.tables.transitions.duplicate import unfit
from bot.tables.transitions.forecast import days, usual_length
from bot.tables.transitions.notification_policy import way_to
from bot.tables.values import LevelName, PersonSettings
from bot.text import APART
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import bot_seats, shown_name
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import Button, ButtonRow, ButtonStyle, Part, Screen, Text, cut
from bot.ui.kit.short_seal import short_seal
from rules.core import Refusal, TableOption

from .company import company_button
from .learn import learn_button

JOINED = "ui-joined.told"
LEVEL = "level"  # in the ids of the buttons that fill a table with bot players
ONE = "one"  # likewise: one bot player more
LESS = "less"  # and one less
DECLINE = "decline"  # in the id of the button that declines an invitation
KEEP_OPEN = "keep_open"  # in the id of the button that keeps a lobby open
KEEP_OPEN_BEFORE = "stay"  # the same in messages of older versions


def lobby(perspective: Perspective, here: int = 0) -> Screen:
    """The lobby message; one line once the lobby is closed. `here`: the channel where that line stands."""
    if perspective.table.status != "open":
        return Screen((Text(closed_lobby_line(perspective, here)),))
    return Screen(tuple(_parts(perspective)), boxed=True)


def closed_lobby_line(perspective: Perspective, here: int = 0) -> str:
    """The line that replaces a lobby: the sealed deal and where the game is played, or that it closed."""
    table, words = perspective.table, perspective.words
    if table.seal is None:
        return words("ui-lobby-closed", title=perspective.title)
    people = (
        name
        for name, player in zip(perspective.names.full, table.players, strict=True)
        if player and not player.bot_number
    )
    if table.terms.tables > 1:
        return words("duplicates-dealt", title=perspective.title, n=table.terms.tables, seal=short_seal(table.seal))
    facts = {"seal": short_seal(table.seal), "names": joined(people), "place": f"<#{table.place.channel}>"}
    key = "ui-lobby-started.here" if here == table.place.channel else "ui-lobby-started"
    line = words(key, title=perspective.title, **facts)
    return cut(line, 1000)


def _parts(perspective: Perspective) -> list[Part]:
    table, words = perspective.table, perspective.words
    host = host_name(perspective)
    head = words(
        "ui-lobby-head",
        host=host,
        seated=table.seated,
        seats=len(table.players),
        language=words(f"ui-language-{table.terms.language}"),
    )
    seats = [_seat(perspective, seat, player) for seat, player in enumerate(table.players)]
    return [
        Text("\n".join([f"## {perspective.title}", *about_lines(perspective)])),
        Text("\n".join([head, *seats, *_explained(perspective), *_expected(perspective), *_next_step(perspective)])),
        Text("\n".join([agreed_line(perspective, 900), *_about_clocks(perspective), *_about_duplicates(perspective)])),
        ButtonRow(tuple(_buttons(perspective))),
        ButtonRow(
            (
                Button(words("ui-fill"), Id(ids.FILL, table.code), disabled=not table.free),
                Button(words("ui-invite"), Id(ids.INVITE, table.code), disabled=not table.free),
                company_button(perspective),
                *learn_button(perspective),
            )
        ),
    ]


def levels_panel(perspective: Perspective, one_from: int | None = None) -> Screen:
    """How strong the bot players shall be that fill the table, or the one that comes.

    `one_from`: the page of the options on which one more was asked for.
    """
    words, code, is_one = perspective.words, perspective.table.code, one_from is not None
    n = 1 if is_one else perspective.table.free
    buttons = [
        Button(
            words(f"ui-fill-{level}"),
            Id(ids.FILL, code, one_from or 0, ONE if is_one else LEVEL, level),
            _style_of(level),
        )
        for level in get_args(LevelName)
    ]
    return Screen((Text(words("ui-fill-level", title=perspective.title, n=n)), ButtonRow(tuple(buttons))))


def _style_of(level: LevelName) -> ButtonStyle:
    return "primary" if level == "middle" else "secondary"


def about_lines(perspective: Perspective) -> list[str]:
    """What the game is, in two sentences; for how many, and how long it takes."""
    key, words = f"game-{perspective.table.game}", perspective.words
    length = APART.join([words(f"{key}.length"), *_usual_length(perspective)])
    return [words(f"{key}.about"), f"-# {length}"]


def _usual_length(perspective: Perspective) -> Iterator[str]:
    """How many days the game usually takes with these seats at this pace."""
    terms, bots = perspective.table.terms, len(bot_seats(perspective.table.players)) // perspective.table.terms.tables
    seconds = usual_length(perspective.game.length, terms.seats, terms.seats - bots, terms.clock)
    if seconds is not None:
        yield perspective.words("ui-usual-length", days=days(seconds))


def agreed_line(perspective: Perspective, room: int) -> str:
    """The options and terms of the table, in at most about so many characters."""
    return f"{perspective.words('ui-options-head')} {cut(options_line(perspective), room)}"


def _about_clocks(perspective: Perspective) -> list[str]:
    """At a table with a clock: that quiet hours do not count."""
    patient = perspective.table.terms.clock.patience
    return [] if patient else [f"-# {perspective.words('ui-quiet-hours-stop-clocks')}"]


def _about_duplicates(perspective: Perspective) -> list[str]:
    """Where several tables will play the same deal: how it goes."""
    n = perspective.table.terms.tables
    return [perspective.words("duplicates-about", n=n)] if n > 1 else []


def join_id(table: Snapshot) -> Id:
    """The id of the button that takes a seat, and agrees to the options as they are."""
    return Id(ids.JOIN, table.code, table.options_seen, "join")


def decline_button(perspective: Perspective) -> Button:
    """The button that declines an invitation."""
    return Button(perspective.words("ui-decline"), Id(ids.LEAVE, perspective.table.code, 0, DECLINE))


def leave_button(perspective: Perspective) -> Button:
    """The button that leaves the lobby, after a second press."""
    return Button(perspective.words("ui-leave"), Id(ids.LEAVE, perspective.table.code))


def keep_open_button(perspective: Perspective) -> Button:
    """The button that puts off the closing of a lobby."""
    return Button(perspective.words("ui-keep-open"), Id(ids.TIME, perspective.table.code, 0, KEEP_OPEN), "primary")


def joined_key(person: PersonSettings) -> str:
    """The text that confirms a seat, with how this person hears of their move; `JOINED` by private message."""
    return {"dm": JOINED, "channel": "ui-joined.called", "nowhere": "ui-joined.untold"}[way_to(person)]


def host_name(perspective: Perspective) -> str:
    """The name of an open table's host."""
    seat = perspective.table.seat_of(perspective.table.host)
    assert seat is not None, "the host of a lobby sits there"
    return perspective.names.full[seat]


def _explained(perspective: Perspective) -> list[str]:
    """What the sign of bots means, where one sits."""
    return [perspective.words("ui-bot-explained")] if bot_seats(perspective.table.players) else []


def _expected(perspective: Perspective) -> list[str]:
    """A line about who is invited and has not joined yet."""
    table, words = perspective.table, perspective.words
    names = joined(shown_name(words, person.name, 20) for person in table.expected)
    if not names or not table.free:
        return []
    if table.kept_until is None:
        return [words("ui-invited-line", names=names)]
    return [words("ui-kept-line", names=names, until=f"<t:{int(table.kept_until)}:f>")]


def _next_step(perspective: Perspective) -> list[str]:
    """That the host can start, or why these options do not go with so many players."""
    table, words = perspective.table, perspective.words
    match start_of(perspective):
        case Refusal() as why:
            return [words("ui-start-barred", n=table.seated, why=perspective.refusal(why))]
        case "ready":
            return [words("ui-may-start", host=host_name(perspective), n=table.seated, free=table.free)]
    return []


def start_of(perspective: Perspective) -> Literal["ready", "too_few", "not_agreed"] | Refusal:
    """Whether the table can start with those seated, or what is in the way."""
    table, least, tables = perspective.table, min(perspective.game.seats), perspective.table.terms.tables
    if tables == 1 and table.seated < least:
        return "too_few"
    if any(player and not player.ready for player in table.players):
        return "not_agreed"
    if tables > 1 and (why := unfit(table, least)):
        return why
    return perspective.game.check_options(table.seated // tables, table.options) or "ready"


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
    return [
        Button(words("ui-join"), join_id(table), "primary"),
        leave_button(perspective),
        Button(words("ui-options"), Id(ids.OPTIONS, table.code)),
        Button(words("ui-rules"), Id(ids.RULES, table.code)),
        start_button(perspective),
    ]


def start_button(perspective: Perspective) -> Button:
    """*Start*: green as soon as the table can start; else its label says what is missing."""
    table, words, seated = perspective.table, perspective.words, perspective.table.seated
    id = Id(ids.START, table.code, table.options_seen, "start", str(seated))
    match start_of(perspective):
        case "ready":
            return Button(words("ui-start-with", n=seated) if table.free else words("ui-start"), id, "success")
        case "too_few":
            least = min(perspective.game.seats)
            label = words("ui-start-needs", n=least - seated, least=least)
        case "not_agreed":
            label = words("ui-start-not-agreed", n=sum(1 for player in table.players if player and not player.ready))
        case _:
            label = words("ui-start-not-with", n=seated)
    return Button(label, id, disabled=True)


def offered(perspective: Perspective) -> Iterator[TableOption]:
    """The game's options that apply, given the values of the others."""
    table = perspective.table
    return (option for option in perspective.game.table_options if option.offered(table.options, table.terms.seats))


def pace_line(perspective: Perspective) -> str:
    """How much time people have at this table."""
    terms, words = perspective.table.terms, perspective.words
    if terms.pace == "own":
        return words("ui-pace-own", bank=terms.bank, increment=terms.increment, cap=max(terms.bank, terms.cap))
    return words("ui-pace", pace=terms.pace)


def _rated(table: Snapshot) -> str:
    """Whether the game counts for the ratings; before the start when it will."""
    if table.status == "open":
        return table.terms.rated
    return "always" if table.terms.counts else "never"


def options_line(perspective: Perspective) -> str:
    """All options and terms of the table that apply, in one line."""
    table, words = perspective.table, perspective.words
    agreed = agreed_on(perspective.game, table.options, table.terms.seats)
    terms = [
        words("ui-seating", seating=table.terms.seating),
        words("ui-undo", undo=table.terms.undo),
        words("ui-rated", rated=_rated(table)),
        pace_line(perspective),
    ]
    return APART.join([perspective.face.options_line(words, agreed), *terms])
