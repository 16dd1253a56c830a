"""What a press does, verb by verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.ui.kit import ids
from bot.ui.kit.ids import Id, number_in, read_id
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.log_page import log_page
from bot.ui.screens.options import changes, options_panel
from bot.ui.screens.panel import Note
from rules.core import Refused

from .answering import Answering
from .caller import Caller
from .invitations import InvitationActions, chosen_person
from .own_settings import OwnSettings
from .replies import Reply, say
from .rules_help import RulesHelp
from .services import Services
from .table_actions import TableActions

Values = tuple[str, ...]
Handler = Callable[["Presses", Caller, Id, Values], Awaitable[Reply]]


@dataclass(frozen=True, slots=True)
class Presses:
    """Answers every button and menu."""

    services: Services

    async def press(self, caller: Caller, custom_id: str, values: Values = ()) -> Reply:
        """Answer a press; a foreign or forged id gets a kind word and changes nothing."""
        id = read_id(custom_id)
        handler = HANDLERS.get(id.verb) if id else None
        if id is None or handler is None:
            return say(caller.words("ui-unknown-button"))
        return await self.services.safely(caller, lambda: handler(self, caller, id, values), id.table)

    @property
    def acts(self) -> TableActions:
        """What can be done at a table besides playing."""
        return TableActions(self.services)

    async def _seen(self, caller: Caller, id: Id) -> Perspective:
        return self.services.perspective(caller, await self.services.look(id.table))

    # ------------------------------------------------------------------- the panel

    @property
    def _answering(self) -> Answering:
        return Answering(self.services)

    async def move(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*My move*, *My hand*, *Change*: the panel as it stands."""
        return await self._answering.open(caller, id)

    async def play(self, caller: Caller, id: Id, values: Values) -> Reply:
        """A press that is a whole answer: one option, or a preset."""
        return await self._answering.play(caller, id, values)

    async def add(self, caller: Caller, id: Id, values: Values) -> Reply:
        """Put an option into the draft, take it out, or take the last step of a plan back."""
        return await self._answering.add(caller, id)

    async def select(self, caller: Caller, id: Id, values: Values) -> Reply:
        """Fill a part of the draft from a menu."""
        return await self._answering.select(caller, id, values)

    async def give(self, caller: Caller, id: Id, values: Values) -> Reply:
        """Hand the draft in."""
        return await self._answering.give(caller, id)

    async def turn(self, caller: Caller, id: Id, values: Values) -> Reply:
        """Another page or group; nothing is decided by it."""
        page = max(0, number_in(values[0]) if values else id.number)
        if id.choice == "options":
            perspective = await self._seen(caller, id)
            return Reply(options_panel(perspective, perspective.table.host == caller.person.id, page))
        if id.choice in ("log", "log_later"):
            return Reply(await log_page(self.services.tables, await self._seen(caller, id), page))
        return await self._answering.turn(caller, id, page)

    async def why(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Why can't I …?*"""
        return await self._answering.why(caller, id, values)

    # ------------------------------------------------------------------- lobby and table

    async def join(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Join or agree*: to the options as the lobby message showed them."""
        return await self.acts.join(caller, id.table, id.revision)

    async def leave(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Leave*: asks once more, then leaves."""
        return await self.acts.leave(caller, id.table, sure=id.what == "sure")

    async def options(self, caller: Caller, id: Id, values: Values) -> Reply:
        """The options panel, or a choice in it."""
        table = await self.services.look(id.table)
        perspective, note = self.services.perspective(caller, table), ""
        if id.choice and values:
            try:
                wanted = changes(perspective, id.choice, max(0, id.number), values)
                table = (
                    await self.services.tables.set_options(id.table, caller.person.id, wanted, key=caller.key)
                ).table
            except Refused as refused:
                note = perspective.refusal(refused.refusal)
            perspective = self.services.perspective(caller, table)
        return Reply(options_panel(perspective, table.host == caller.person.id, note=note))

    async def start(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Start*: deal and begin."""
        return await self.acts.start(caller, id.table)

    async def fill(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Add a bot player*."""
        return await self.acts.fill(caller, id.table, 1)

    async def log(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Log*: its newest page."""
        return Reply(await log_page(self.services.tables, await self._seen(caller, id)))

    async def more(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*More*: what is needed less often."""
        return await self.acts.more(caller, id.table)

    async def show(self, caller: Caller, id: Id, values: Values) -> Reply:
        """The board privately: in text, or a page of it in words."""
        return await self.acts.show(caller, id.table, id.choice, max(0, id.number))

    async def undo(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Take back*."""
        return await self.acts.undo(caller, id.table)

    async def vote(self, caller: Caller, id: Id, values: Values) -> Reply:
        """Votes and second presses: ending, resigning, closing, agreeing to a take-back."""
        return await self.acts.vote(caller, id)

    async def rules(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Rules*: the chapter of the present question; in the rules, another page."""
        help = RulesHelp(self.services)
        if not id.choice:
            return await help.at_table(caller, await self.services.look(id.table))
        return await help.page(caller, id.choice, values[0] if values else id.what, id.table)

    async def setting(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Hide hints*: what somebody wants of us, without leaving the panel."""
        if id.table == ids.NOWHERE:
            return await OwnSettings(self.services).set(caller, id.choice, id.what)
        if (id.choice, id.what) != ("hints", "off"):
            return say(caller.words("ui-unknown-button"))
        await self.services.tables.people.change(caller.person.id, hints=False)
        return await self.services.panel(
            caller, await self.services.look(id.table), Note(caller.words("ui-hints-hidden"))
        )

    async def direct_message(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Discreet*, *Mute this table*, *Test it*, *Use the channel instead*."""
        return await OwnSettings(self.services).direct_message(caller, id)

    async def invite(self, caller: Caller, id: Id, values: Values) -> Reply:
        """*Invite*, and the person chosen then."""
        gathering = InvitationActions(self.services)
        found = chosen_person(values[0]) if values else None
        if found is None:
            return await gathering.whom(caller, id.table)
        return await gathering.invite(caller, id.table, found[0], bot=found[1])

    async def after(self, caller: Caller, id: Id, values: Values) -> Reply:
        """After the end: the record, the check of the deal, once more."""
        gathering = InvitationActions(self.services)
        if id.choice == "rematch":
            return await gathering.rematch(caller, id.table)
        if id.choice == "verify":
            return await gathering.verify(caller, id.table)
        return await self.acts.record(caller, id.table)


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
    ids.DIRECT_MESSAGE: Presses.direct_message,
}
