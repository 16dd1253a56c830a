"""Personal settings: language, notifications, reading, hints, advice and so on; *discreet* and *mute* for one table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.tables import Hours, PersonSettings
from bot.tables.values.delivery import Later
from bot.tables.values.settings import InvitationsFrom, Notices, Reading, Remind
from bot.tables.values.stored_words import word
from bot.text import LOCALES
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.illustrator import LOOKS
from bot.ui.kit.posting import NOT_DELIVERED, NotReachable, trial
from bot.ui.kit.reader import words_of
from bot.ui.kit.screen import Button, ButtonRow, ButtonStyle, Part, Screen, Text
from bot.ui.screens.direct_message import DISCREET, MUTE, ON

from .caller import Caller
from .own_hours import NEVER, hours_lines
from .replies import Reply, say
from .services import Services

ANY: Final = "any"  # no limit
AUTO: Final = "auto"  # follow the person's Discord language
TEST, CHANNEL_INSTEAD = "test", "channel"  # buttons of `first_table_note`
OFFERED: Final[Mapping[str, tuple[str, ...]]] = {
    "language": (AUTO, *LOCALES),
    "notices": ("dm", "channel", "nowhere"),
    "reading": (*LOOKS, "text", "words"),
    "hints": ("on", "off"),
    "advice": ("on", "off"),
    "invitations": ("everybody", "sat_with", "nobody"),
    "rated": ("on", "off"),
    "tables": ("3", "5", "10", "20", ANY),
    "reminders": ("4", "12", "24", "48", NEVER),
}
PAGE: Final = "page"  # in the ids of the buttons between the pages
PAGES: Final = {  # what stands on which page of the settings: a message has room for about six
    "mine": ("language", "reading", "hints", "advice", "notices", "reminders"),
    "others": ("invitations", "tables", "rated"),
}
Switch = Callable[[str, int, bool], Awaitable[None]]  # for a table and a person: on or off


# ------------------------------------------------------------------- everywhere


async def page(services: Services, caller: Caller, note: str = "", which: str = "mine") -> Reply:
    """A page of the settings, with buttons."""
    settings = await services.tables.people.settings(caller.person.id)
    hours, now = await services.tables.hours.of(caller.person.id), services.tables.clock.now()
    shown = settings_page(caller, settings, note, hours[-1] if hours else None, now, which)
    return Reply(Screen(tuple(shown)))


async def change(services: Services, caller: Caller, name: str, value: str) -> Reply:
    """Change one setting, or turn to a page; returns the updated page of the settings."""
    if name == PAGE and value in PAGES:
        return await page(services, caller, which=value)
    if value not in OFFERED.get(name, ()):
        return say(caller.words("ui-unknown-button"))
    settings = await services.tables.people.change(caller.person.id, lambda own: _changed(own, name, value))
    if name in ("language", "reading"):
        caller = replace(caller, words=words_of(settings, caller.person.locale))
    if name == "notices":
        await _renew_direct_messages(services, caller)
    return await page(services, caller, caller.words("ui-settings-kept"), _page_of(name))


def _page_of(name: str) -> str:
    return next(which for which, names in PAGES.items() if name in names)


async def _renew_direct_messages(services: Services, caller: Caller) -> None:
    """Queue the direct messages of all running tables, to be sent or withdrawn silently: the caller is here now."""
    for brief in await services.tables.tables_of(caller.person.id):
        if brief.status == "running":
            await services.tables.messages.request(brief.code, "direct_message", caller.person.id)


# ------------------------------------------------------------------- at one table


async def direct_message(services: Services, caller: Caller, id: Id) -> Reply:
    """Answer a button of a direct message or of `first_table_note`."""
    if id.choice == TEST:
        return await send_trial(services, caller, id.table)
    if id.choice == CHANNEL_INSTEAD:
        return await change(services, caller, "notices", "channel")
    return await _switch(services, caller, id.table, id.choice, on=id.what == ON)


async def _switch(services: Services, caller: Caller, code: str, what: str, *, on: bool) -> Reply:
    """Turn *discreet* or *mute* on or off for one table, and update its direct message."""
    switch = _switches(services).get(what)
    table = await services.look(code)
    if switch is None or table.seat_of(caller.person.id) is None:
        return say(caller.words("ui-unknown-button" if switch is None else "refused-not_seated"))
    await switch(table.code, caller.person.id, on)
    services.illustrator.cancel_late((table.code, caller.person.id))  # a late picture must not show the hand
    await services.tables.messages.request(table.code, "direct_message", caller.person.id)
    title = services.perspective(caller, table).title
    return say(caller.words(f"ui-turned-{what}", title=title, on=ON if on else "off"))


def _switches(services: Services) -> Mapping[str, Switch]:
    notifications = services.tables.notifications
    return {DISCREET: notifications.set_discreet, MUTE: notifications.set_muted}


# ------------------------------------------------------------------- a test message


async def send_trial(services: Services, caller: Caller, code: str) -> Reply:
    """Send a test message and report whether it arrived."""
    before = await services.tables.people.settings(caller.person.id)
    try:
        await trial(services.client, caller.person.id, caller.words("ui-trial"))
    except NotReachable:
        await services.tables.people.change(caller.person.id, lambda own: replace(own, dm="closed"))
        return say(caller.words("ui-trial-failed"))
    except (Later, *NOT_DELIVERED):
        return say(caller.words("ui-trial-later"))
    await services.tables.people.change(caller.person.id, lambda own: replace(own, dm="open"))
    if before.dm == "closed":
        await _renew_direct_messages(services, caller)
    return Reply(Screen((Text(caller.words("ui-trial-sent")), ButtonRow((_instead(caller, code),)))))


def first_table_note(caller: Caller, code: str) -> tuple[Part, ...]:
    """Shown to people who join their first table: test direct messages, or choose the channel instead."""
    words = caller.words
    test = Button(words("ui-test-it"), Id(ids.DIRECT_MESSAGE, code, 0, TEST, "go"), "primary")
    return (Text(words("ui-first-table")), ButtonRow((test, _instead(caller, code))))


def _instead(caller: Caller, code: str) -> Button:
    return Button(caller.words("ui-channel-instead"), Id(ids.DIRECT_MESSAGE, code, 0, CHANNEL_INSTEAD, "go"))


def _changed(own: PersonSettings, name: str, value: str) -> PersonSettings:
    """The settings with one of those in `OFFERED` changed. Raises `ValueError`."""
    match name:
        case "language":
            return replace(own, language=None if value == AUTO else value)
        case "notices":  # forget that direct messages were refused: try them again
            return replace(own, notices=word(Notices, value), dm="unknown" if value == "dm" else own.dm)
        case "reading":
            return replace(own, reading=word(Reading, value))
        case "hints":
            return replace(own, hints=value == "on")
        case "advice":
            return replace(own, advice=value == "on")
        case "invitations":
            return replace(own, invitations=word(InvitationsFrom, value))
        case "rated":
            return replace(own, rated=value == "on")
        case "tables":
            return replace(own, most_tables=0 if value == ANY else int(value))
        case "reminders":
            return replace(own, remind=word(Remind, 0 if value == NEVER else int(value)))
    raise ValueError(name)


def settings_page(
    caller: Caller,
    settings: PersonSettings,
    note: str,
    hours: Hours | None = None,
    now: float = 0.0,
    which: str = "mine",
) -> Iterator[Part]:
    """A page of the settings: each with a button for each value; on one's own page time zone and quiet hours, too."""
    words = caller.words
    yield Text("\n".join([f"## {words('ui-settings')}", *([f"**{note}**"] if note else [])]))
    yield ButtonRow(tuple(_page_button(caller, other, which) for other in PAGES))
    for name in PAGES[which]:
        yield Text(f"{words(f'ui-setting-{name}')}{_remark(caller, name, settings)}")
        yield ButtonRow(tuple(_button(caller, name, offer, settings) for offer in OFFERED[name]))
    if which == "mine":
        yield Text("\n".join(hours_lines(caller, hours, now)))


def _page_button(caller: Caller, which: str, here: str) -> Button:
    id = Id(ids.SETTING, ids.NO_TABLE, 0, PAGE, which)
    return Button(caller.words(f"ui-settings-{which}"), id, disabled=which == here)


def _button(caller: Caller, name: str, offer: str, settings: PersonSettings) -> Button:
    id, is_set = Id(ids.SETTING, ids.NO_TABLE, 0, name, offer), offer == _now(name, settings)
    style: ButtonStyle = "primary" if is_set else "secondary"
    is_tried_anew = _is_refused(name, settings)  # by this very press
    return Button(caller.words(f"ui-offer-{name}-{offer}"), id, style, disabled=is_set and not is_tried_anew)


def _now(name: str, settings: PersonSettings) -> str:
    match name:
        case "language":
            return (settings.language or AUTO).split("-")[0]
        case "hints":
            return "on" if settings.hints else "off"
        case "advice":
            return "on" if settings.advice else "off"
        case "rated":
            return "on" if settings.rated else "off"
        case "reading":
            return settings.reading
        case "invitations":
            return settings.invitations
        case "reminders":
            return str(settings.remind or NEVER)
        case "tables":
            return str(settings.most_tables or ANY)
    return settings.notices


def _remark(caller: Caller, name: str, settings: PersonSettings) -> str:
    return f"\n-# {caller.words('ui-notices-closed')}" if _is_refused(name, settings) else ""


def _is_refused(name: str, settings: PersonSettings) -> bool:
    """Whether the value of a setting is private messages, which Discord refused to deliver."""
    return name == "notices" and settings.notices == "dm" and settings.dm == "closed"
