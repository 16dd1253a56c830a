"""What a trial shows: a newly dealt table that is not stored, on the screens of real tables."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, replace
from typing import Final

from bot.tables import NotificationState, Person, Place, Player, Snapshot, Terms
from bot.text import words_for
from bot.ui.kit.ids import MORE, SELECT, TRIAL, Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.render import ALT
from bot.ui.kit.screen import (
    Button,
    ButtonRow,
    Image,
    Menu,
    MenuEntry,
    PeopleMenu,
    Screen,
    Separator,
    Text,
    TextWithButton,
)
from bot.ui.screens.board import board
from bot.ui.screens.direct_message import DirectMessage, Occasion, direct_message
from bot.ui.screens.lobby import lobby
from rules import GAMES

from .client import IN_CHANNEL, IN_PRIVATE

MOST_ENTRIES: Final = 25
MENUS: Final = 4  # as many as a panel has on one page
INVITATION: Final = "## Trial of this bot\nIt sends every kind of message once and deletes all of them again."


@dataclass(frozen=True)
class Sample:
    """A table where one person is asked and bot players have the other seats."""

    table: Snapshot

    @classmethod
    def dealt(cls, person: Person, place: Place) -> Sample:
        """A table of the first game, just started."""
        game, now = next(iter(GAMES.values())), time.time()
        state = game.new(game.seats[0], secrets.token_bytes(32), game.Options())
        players = tuple(Player(None, "", number, ready=True) for number in range(1, game.seats[0] + 1))
        table = Snapshot(
            code=TRIAL,
            game=game.key,
            status="running",
            host=person.id,
            place=place,
            terms=Terms(len(players)),
            options=game.Options(),
            options_seen=0,
            players=players,
            opened=now,
            state=state,
            started=now,
        )
        return cls(table).of(person)

    def of(self, person: Person) -> Sample:
        """The same table with this person on the seat that is asked."""
        asked, players = self.table.asks[0].seat, list(self.table.players)
        players[asked] = Player(person.id, person.name, ready=True)
        return Sample(replace(self.table, host=person.id, players=tuple(players)))

    @property
    def person(self) -> int:
        """Who is asked."""
        return self.table.host

    @property
    def public(self) -> Perspective:
        """The table as everybody sees it."""
        return Perspective(self.table, GAMES[self.table.game], words_for("en"))

    @property
    def own(self) -> Perspective:
        """The table as the one person sees it."""
        return Perspective(self.table, GAMES[self.table.game], words_for("en"), self.table.seat_of(self.person))

    # ------------------------------------------------------------------- screens

    @property
    def board(self) -> Screen:
        """The board, calling the person by mention."""
        return board(self.public, (), (self.person,))

    @property
    def lobby(self) -> Screen:
        """The lobby as it was before the start."""
        before = replace(self.table, status="open", state=None, started=None)
        return lobby(replace(self.public, table=before))

    @property
    def direct_message(self) -> DirectMessage:
        """The direct message, with a button of the trial in place of the table's."""
        made = direct_message(self.own, (), Occasion(NotificationState(TRIAL, self.person)))
        return DirectMessage(
            made.text, ButtonRow((Button("Trial: press me", IN_PRIVATE, "primary"), *made.row.buttons[-1:]))
        )


def invitation() -> Screen:
    """The first message of a trial; whoever presses its button gets a private answer."""
    return Screen((Text(INVITATION), ButtonRow((Button("Press me", IN_CHANNEL, "primary"),))), boxed=True)


def every_part() -> Screen:
    """A screen with every kind of part that has no picture."""
    return Screen(
        (
            Text("```\n● ■ ▲ ◆ ★\n```"),
            Separator(),
            TextWithButton("A text with a button beside it", Button("Beside", Id(MORE, TRIAL))),
            PeopleMenu(Id(SELECT, TRIAL, 0, "trial", "people"), "Somebody"),
            Menu(Id(SELECT, TRIAL, 0, "trial", "one"), _entries(2), "One of two"),
        ),
        boxed=True,
    )


def optional_menu() -> Screen:
    """A menu in which anything from nothing to everything may be chosen."""
    menu = Menu(Id(SELECT, TRIAL, 0, "trial", "any"), _entries(MOST_ENTRIES), "Any of these", 0, MOST_ENTRIES)
    return Screen((Text("A menu of which nothing need be chosen"), menu))


def largest_menus() -> Screen:
    """As many menus and entries as one of our pages ever has."""
    menus = [
        Menu(Id(SELECT, TRIAL, 0, "trial", f"largest{n}"), _entries(MOST_ENTRIES), "Any of these", 0, MOST_ENTRIES)
        for n in range(MENUS)
    ]
    return Screen((Text(f"{MENUS} menus with {MOST_ENTRIES} entries each"), *menus))


def long_words(image: Image) -> Image:
    """The same picture with the longest alternative text that Discord accepts."""
    return Image(image.data, ("A picture in very many words. " * ALT)[:ALT], image.name)


def _entries(n: int) -> tuple[MenuEntry, ...]:
    return tuple(
        MenuEntry(f"Entry {nth} of a menu in its usual length", str(nth), "and about") for nth in range(1, n + 1)
    )
