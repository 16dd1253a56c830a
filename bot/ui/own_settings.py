"""How somebody wants to be met: language, notices, reading, hints, invitations; discreet and mute at one table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.tables import Settings
from bot.tables.courier import Later
from bot.text import LOCALES

from . import ids
from .desk import Desk
from .guest import Guest
from .ids import Id
from .illustrator import LOOKS
from .posting import NoPlace, NotAllowed, NotReachable, trial
from .reader import words_of
from .replies import Reply, say
from .screen import Button, Part, Row, Screen, Style, Text
from .sheet import DISCREET, MUTE, ON

AUTO: Final = "auto"  # the language of one's own Discord
TEST, CHANNEL_INSTEAD = "test", "channel"  # under the note of a first table
OFFERED: Final[Mapping[str, tuple[str, ...]]] = {
    "language": (AUTO, *LOCALES),
    "notices": ("dm", "channel", "nowhere"),
    "reading": (*LOOKS, "text", "words"),
    "hints": ("on", "off"),
    "invitations": ("everybody", "sat_with", "nobody"),
}


@dataclass(frozen=True, slots=True)
class OwnSettings:
    """Shows and changes what one person wants, everywhere or at one table."""

    desk: Desk

    # ------------------------------------------------------------------- everywhere

    async def page(self, guest: Guest, note: str = "") -> Reply:
        """All settings on one page, with buttons."""
        settings = await self.desk.tables.settings(guest.person.id)
        return Reply(Screen(tuple(settings_page(guest, settings, note))))

    async def set(self, guest: Guest, name: str, value: str) -> Reply:
        """Change one setting; the answer is the page as it now stands."""
        if value not in OFFERED.get(name, ()):
            return say(guest.words("ui-unknown-button"))
        settings = await self.desk.tables.set_person(guest.person.id, **_change(name, value))
        if name in ("language", "reading"):
            guest = replace(guest, words=words_of(settings, guest.person.locale))
        if name == "notices":
            await self._renew_sheets(guest)
        return await self.page(guest, guest.words("ui-settings-kept"))

    async def _renew_sheets(self, guest: Guest) -> None:
        """The private messages come, or are withdrawn: without a sound, whoever chose is looking."""
        for brief in await self.desk.tables.tables_of(guest.person.id):
            if brief.status == "running":
                await self.desk.tables.want(brief.code, "sheet", guest.person.id)

    # ------------------------------------------------------------------- at one table

    async def sheet(self, guest: Guest, id: Id) -> Reply:
        """A button of the private message, or under the note of a first table."""
        if id.choice == TEST:
            return await self.trial(guest, id.table)
        if id.choice == CHANNEL_INSTEAD:
            return await self.set(guest, "notices", "channel")
        return await self._turn(guest, id.table, id.choice, on=id.what == ON)

    async def _turn(self, guest: Guest, code: str, what: str, *, on: bool) -> Reply:
        """Discreet or mute, on or off; the private message follows."""
        turn = self._turns().get(what)
        table = await self.desk.look(code)
        if turn is None or table.seat_of(guest.person.id) is None:
            return say(guest.words("ui-unknown-button" if turn is None else "refused-not_seated"))
        await turn(table.code, guest.person.id, on)
        self.desk.illustrator.leave((table.code, guest.person.id))  # a picture on its way would come too late
        await self.desk.tables.want(table.code, "sheet", guest.person.id)
        title = self.desk.sight(guest, table).title
        return say(guest.words(f"ui-turned-{what}", title=title, on=ON if on else "off"))

    def _turns(self) -> Mapping[str, Any]:
        hearing = self.desk.tables.hearing
        return {DISCREET: hearing.set_discreet, MUTE: hearing.set_muted}

    # ------------------------------------------------------------------- a trial

    async def trial(self, guest: Guest, code: str) -> Reply:
        """Send a trial message and say whether it arrived."""
        before = await self.desk.tables.settings(guest.person.id)
        try:
            await trial(self.desk.client, guest.person.id, guest.words("ui-trial"))
        except (NotReachable, NotAllowed, NoPlace):
            await self.desk.tables.set_person(guest.person.id, dm="closed")
            return say(guest.words("ui-trial-failed"))
        except Later:
            return say(guest.words("ui-trial-later"))
        await self.desk.tables.set_person(guest.person.id, dm="open")
        if before.dm == "closed":
            await self._renew_sheets(guest)
        return Reply(Screen((Text(guest.words("ui-trial-sent")), Row((_instead(guest, code),)))))


def first_table_note(guest: Guest, code: str) -> tuple[Part, ...]:
    """What somebody reads who sits down for the first time ever."""
    words = guest.words
    test = Button(words("ui-test-it"), Id(ids.SHEET, code, 0, TEST, "go"), "primary")
    return (Text(words("ui-first-table")), Row((test, _instead(guest, code))))


def _instead(guest: Guest, code: str) -> Button:
    return Button(guest.words("ui-channel-instead"), Id(ids.SHEET, code, 0, CHANNEL_INSTEAD, "go"))


def _change(name: str, value: str) -> dict[str, object]:
    match name:
        case "language":
            return {"language": None if value == AUTO else value}
        case "notices":  # wanting private messages anew is a reason to try them anew
            return {"notices": value, "dm": "unknown"} if value == "dm" else {"notices": value}
        case "hints":
            return {"hints": value == "on"}
    return {name: value}


def settings_page(guest: Guest, settings: Settings, note: str) -> Iterator[Part]:
    """The parts of the page: each setting with a button for each value."""
    words = guest.words
    yield Text("\n".join([f"## {words('ui-settings')}", *([f"**{note}**"] if note else [])]))
    for name, offers in OFFERED.items():
        now = _now(name, settings)
        yield Text(f"{words(f'ui-setting-{name}')}{_remark(guest, name, settings)}")
        yield Row(tuple(_button(guest, name, offer, now) for offer in offers))


def _button(guest: Guest, name: str, offer: str, now: str) -> Button:
    id = Id(ids.SETTING, ids.NOWHERE, 0, name, offer)
    style: Style = "primary" if offer == now else "secondary"
    return Button(guest.words(f"ui-offer-{name}-{offer}"), id, style, disabled=offer == now)


def _now(name: str, settings: Settings) -> str:
    match name:
        case "language":
            return (settings.language or AUTO).split("-")[0]
        case "hints":
            return "on" if settings.hints else "off"
        case "reading":
            return settings.reading
        case "invitations":
            return settings.invitations
    return settings.notices


def _remark(guest: Guest, name: str, settings: Settings) -> str:
    if name == "notices" and settings.notices == "dm" and settings.dm == "closed":
        return f"\n-# {guest.words('ui-notices-closed')}"
    return ""
