"""Bringing people together: inviting them, playing once more, and checking afterwards that the deal was honest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.tables import Outcome, Person
from bot.tables.values import refused as refusal
from bot.text import words_for

from . import ids
from .desk import Desk
from .guest import Guest
from .ids import Id, number_in
from .lobby import lobby
from .names import clean, escaped, isolated
from .panel import Note
from .replies import Reply, say
from .screen import PeopleMenu, Screen, Text
from .sight import Sight

NO_ID: Final = 2**63  # Discord's ids stay below


@dataclass(frozen=True, slots=True)
class Gathering:
    """Before the start and after the end."""

    desk: Desk

    def quiet(self, outcome: Outcome, said: str) -> Reply:
        """A press on the lobby changes the lobby and says nothing; elsewhere it says what was done."""
        table = outcome.table
        public = Sight(table, self.desk.games[table.game], words_for(table.terms.language))
        return Reply(say(said).screen, quiet=lobby(public))

    async def whom(self, guest: Guest, code: str) -> Reply:
        """*Invite*: choose somebody of this place."""
        sight = self.desk.sight(guest, await self.desk.look(code))
        if sight.table.status != "open" or sight.seat is None:
            raise refusal("not_open" if sight.table.status != "open" else "not_seated")
        text = Text(guest.words("ui-invite-whom", title=sight.title))
        menu = PeopleMenu(Id(ids.INVITE, code, 0, "whom", "0"), guest.words("ui-invite-choose"))
        return Reply(Screen((text, menu)))

    async def invite(self, guest: Guest, code: str, person: Person, *, bot: bool) -> Reply:
        """Invite somebody, who is told once."""
        if bot:
            return say(guest.words("ui-invite-bot"))
        outcome = await self.desk.tables.invite(code, guest.person.id, person, key=guest.key)
        name = isolated(escaped(clean(person.name))) or guest.words("ui-nameless")
        return say(guest.words("ui-invited", title=self.desk.sight(guest, outcome.table).title, name=name))

    async def rematch(self, guest: Guest, code: str) -> Reply:
        """Open the same table again, or sit down where somebody else has; the last one finds the game begun."""
        outcome = await self.desk.tables.rematch(code, guest.person, key=guest.key)
        if outcome.table.status == "running":
            return await self.desk.after(guest, outcome, Note())
        return say(guest.words("ui-rematch-open", title=self.desk.sight(guest, outcome.table).title))

    async def verify(self, guest: Guest, code: str) -> Reply:
        """Play a finished game again and say whether all was as sealed."""
        report = await self.desk.tables.verify(code)
        if report.sound:
            return say(guest.words("ui-verified", moves=report.moves, draws=report.draws))
        where = f"{code}-verify"
        return say(
            guest.words(
                "ui-verified-not", fault=guest.words(f"ui-fault-{report.fault}"), moves=report.moves, report=where
            )
        )


def chosen_person(value: str) -> tuple[Person, bool] | None:
    """The person chosen in a menu, and whether it is a bot; None for what is nobody's id."""
    id, _, rest = value.partition(" ")
    bot, _, name = rest.partition(" ")
    number = number_in(id, len(str(NO_ID)))
    return (Person(number, name), bot == "1") if 0 < number < NO_ID else None
