"""What a press does, verb by verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from rules.core import Refused

from . import ids
from .acts import Acts
from .answering import Answering
from .desk import Desk
from .gathering import Gathering, chosen_person
from .guest import Guest
from .ids import Id, number_in, read_id
from .log_page import log_page
from .options import changes, options_panel
from .own_settings import OwnSettings
from .panel import Note
from .replies import Reply, say
from .rules_help import RulesHelp
from .sight import Sight

Values = tuple[str, ...]
Handler = Callable[["Presses", Guest, Id, Values], Awaitable[Reply]]


@dataclass(frozen=True, slots=True)
class Presses:
    """Answers every button and menu."""

    desk: Desk

    async def press(self, guest: Guest, custom_id: str, values: Values = ()) -> Reply:
        """Answer a press; a foreign or forged id gets a kind word and changes nothing."""
        id = read_id(custom_id)
        handler = HANDLERS.get(id.verb) if id else None
        if id is None or handler is None:
            return say(guest.words("ui-unknown-button"))
        return await self.desk.safely(guest, lambda: handler(self, guest, id, values), id.table)

    @property
    def acts(self) -> Acts:
        """What can be done at a table besides playing."""
        return Acts(self.desk)

    async def _seen(self, guest: Guest, id: Id) -> Sight:
        return self.desk.sight(guest, await self.desk.look(id.table))

    # ------------------------------------------------------------------- the panel

    @property
    def _answering(self) -> Answering:
        return Answering(self.desk)

    async def move(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*My move*, *My hand*, *Change*: the panel as it stands."""
        return await self._answering.open(guest, id)

    async def play(self, guest: Guest, id: Id, values: Values) -> Reply:
        """A press that is a whole answer: one option, or a preset."""
        return await self._answering.play(guest, id, values)

    async def add(self, guest: Guest, id: Id, values: Values) -> Reply:
        """Put an option into the draft, take it out, or take the last step of a plan back."""
        return await self._answering.add(guest, id)

    async def select(self, guest: Guest, id: Id, values: Values) -> Reply:
        """Fill a part of the draft from a menu."""
        return await self._answering.select(guest, id, values)

    async def give(self, guest: Guest, id: Id, values: Values) -> Reply:
        """Hand the draft in."""
        return await self._answering.give(guest, id)

    async def turn(self, guest: Guest, id: Id, values: Values) -> Reply:
        """Another page or group; nothing is decided by it."""
        page = max(0, number_in(values[0]) if values else id.number)
        if id.choice == "options":
            sight = await self._seen(guest, id)
            return Reply(options_panel(sight, sight.table.host == guest.person.id, page))
        if id.choice in ("log", "log_later"):
            return Reply(await log_page(self.desk.tables, await self._seen(guest, id), page))
        return await self._answering.turn(guest, id, page)

    async def why(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Why can't I …?*"""
        return await self._answering.why(guest, id, values)

    # ------------------------------------------------------------------- lobby and table

    async def join(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Join or agree*: to the options as the lobby message showed them."""
        return await self.acts.join(guest, id.table, id.revision)

    async def leave(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Leave*: asks once more, then leaves."""
        return await self.acts.leave(guest, id.table, sure=id.what == "sure")

    async def options(self, guest: Guest, id: Id, values: Values) -> Reply:
        """The options panel, or a choice in it."""
        table = await self.desk.look(id.table)
        sight, note = self.desk.sight(guest, table), ""
        if id.choice and values:
            try:
                wanted = changes(sight, id.choice, max(0, id.number), values)
                table = (await self.desk.tables.set_options(id.table, guest.person.id, wanted, key=guest.key)).table
            except Refused as refused:
                note = sight.refusal(refused.refusal)
            sight = self.desk.sight(guest, table)
        return Reply(options_panel(sight, table.host == guest.person.id, note=note))

    async def start(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Start*: deal and begin."""
        return await self.acts.start(guest, id.table)

    async def fill(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Add a house player*."""
        return await self.acts.fill(guest, id.table, 1)

    async def log(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Log*: its newest page."""
        return Reply(await log_page(self.desk.tables, await self._seen(guest, id)))

    async def more(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*More*: what is needed less often."""
        return await self.acts.more(guest, id.table)

    async def show(self, guest: Guest, id: Id, values: Values) -> Reply:
        """The board privately: in text, or a page of it in words."""
        return await self.acts.show(guest, id.table, id.choice, max(0, id.number))

    async def undo(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Take back*."""
        return await self.acts.undo(guest, id.table)

    async def vote(self, guest: Guest, id: Id, values: Values) -> Reply:
        """Votes and second presses: ending, resigning, closing, agreeing to a take-back."""
        return await self.acts.vote(guest, id)

    async def rules(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Rules*: the chapter of the present question; in the rules, another page."""
        help = RulesHelp(self.desk)
        if not id.choice:
            return await help.at_table(guest, await self.desk.look(id.table))
        return await help.page(guest, id.choice, values[0] if values else id.what, id.table)

    async def setting(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Hide hints*: what somebody wants of us, without leaving the panel."""
        if id.table == ids.NOWHERE:
            return await OwnSettings(self.desk).set(guest, id.choice, id.what)
        if (id.choice, id.what) != ("hints", "off"):
            return say(guest.words("ui-unknown-button"))
        await self.desk.tables.set_person(guest.person.id, hints=False)
        return await self.desk.panel(guest, await self.desk.look(id.table), Note(guest.words("ui-hints-hidden")))

    async def sheet(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Discreet*, *Mute this table*, *Test it*, *Use the channel instead*."""
        return await OwnSettings(self.desk).sheet(guest, id)

    async def invite(self, guest: Guest, id: Id, values: Values) -> Reply:
        """*Invite*, and the person chosen then."""
        gathering = Gathering(self.desk)
        found = chosen_person(values[0]) if values else None
        if found is None:
            return await gathering.whom(guest, id.table)
        return await gathering.invite(guest, id.table, found[0], bot=found[1])

    async def after(self, guest: Guest, id: Id, values: Values) -> Reply:
        """After the end: the record, the check of the deal, once more."""
        gathering = Gathering(self.desk)
        if id.choice == "rematch":
            return await gathering.rematch(guest, id.table)
        if id.choice == "verify":
            return await gathering.verify(guest, id.table)
        return await self.acts.record(guest, id.table)


HANDLERS: Mapping[str, Handler] = {
    ids.MOVE: Presses.move,
    ids.HAND: Presses.move,
    ids.PLAY: Presses.play,
    ids.ADD: Presses.add,
    ids.SELECT: Presses.select,
    ids.GIVE: Presses.give,
    ids.TURN: Presses.turn,
    ids.WHY: Presses.why,
    ids.JOIN: Presses.join,
    ids.LEAVE: Presses.leave,
    ids.OPTIONS: Presses.options,
    ids.START: Presses.start,
    ids.FILL: Presses.fill,
    ids.INVITE: Presses.invite,
    ids.LOG: Presses.log,
    ids.MORE: Presses.more,
    ids.SHOW: Presses.show,
    ids.UNDO: Presses.undo,
    ids.VOTE: Presses.vote,
    ids.AFTER: Presses.after,
    ids.RULES: Presses.rules,
    ids.SETTING: Presses.setting,
    ids.SHEET: Presses.sheet,
}
