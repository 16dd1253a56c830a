"""The Discord client of the bot: it takes commands and presses, and runs the courier that delivers messages."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.clock import Clock
from bot.faults import log_end, log_fault
from bot.tables import Courier, Tables
from bot.tables.workers.courier import Deliver
from bot.tables.workers.worker import Worker
from bot.text import Words, words_for
from bot.ui.delivery.dispatch import Delivery
from bot.ui.kit.discord_internals import forget_role
from bot.ui.kit.ids import is_trial_id
from bot.ui.kit.illustrator import Illustrator
from bot.ui.kit.perspective import Games
from bot.ui.kit.posting import BAD_FORM
from bot.ui.kit.registration import register
from bot.ui.kit.render import Press, form_text
from bot.ui.kit.translator import Translator

from .caller import Caller, caller_of
from .client import Client, ClientOptions
from .deduplication import Seen
from .errors import apology, whether_stored
from .gateway_state import GatewayState
from .live_panels import LivePanels
from .panel_follower import PanelFollower
from .presses import hand_in, panel_of, press
from .replies import GONE, Reply, respond, say, say_instead
from .servers import PlaceWorker, Servers
from .services import Bots, Services
from .this_process import ThisProcess
from .welcome import welcome

LOG = structlog.get_logger(__name__)
GRACE = 3.0  # seconds for answers under way at the end; Discord waits no longer for one
Work = Callable[[Caller], Awaitable[Reply]]
MakeCourier = Callable[[Deliver], Courier]


class BotClient(Client):
    """The bot at Discord. `courier` makes the courier from what delivers; it runs while the client does."""

    def __init__(
        self,
        tables: Tables,
        clock: Clock,
        games: Games,
        courier: MakeCourier,
        *,
        process: ThisProcess,
        options: ClientOptions,
        illustrator: Illustrator | None = None,
        bots: Bots | None = None,
    ) -> None:
        super().__init__(options)
        self.tables, self.clock, self.games = tables, clock, games
        self.process = process
        self._illustrator = illustrator or Illustrator()
        self.services = Services(tables, games, self, self._illustrator, bots or Bots())
        tables.on_commit(self.services.faults.stored)
        self.gateway = GatewayState(clock)
        if not process.takes_presses:
            self.gateway.connected(None)  # to none, and none is lost
        self._servers = Servers(self, tables)
        self.place_worker = PlaceWorker(self._servers, clock)
        tables.cups.look_at_place = self._servers.has_room
        self._seen = Seen()
        self._live = LivePanels(self.services, clock, tables.timing.burst)
        self._delivery = Delivery(self, tables, games, clock, self._illustrator, process.member)
        self.courier = courier(self._delivery)
        self.follower = PanelFollower(clock, tables, self._live)
        self._working: asyncio.Task[None] | None = None
        self._answering = set[asyncio.Task[Any]]()
        self._is_closing = False
        self.tree.error(self._on_tree_error)

    async def setup_hook(self) -> None:
        """Before the first event: commands, buttons, courier; until `on_ready` Discord is out of reach."""
        if self.process.takes_presses:
            await self.tables.uptime.discord_gone()
            await self.load_cogs()
            await self.tree.set_translator(Translator())
            self.add_dynamic_items(Press)
            if await register(self.tree, self.process.registered):
                LOG.info("commands registered")
        self._working = asyncio.create_task(self._work())
        self._working.add_done_callback(log_end)

    async def load_cogs(self) -> None:
        """Let every cog add its commands."""
        for cog in _cogs(self.games):
            await self.load_extension(cog)

    @property
    def workers(self) -> tuple[Worker, ...]:
        """What runs while the client does: the courier, what looks for places, and what private panels need."""
        couriers = (self.courier,) if self.process.delivers else ()
        if not self.process.takes_presses:
            return couriers
        return (*couriers, self.place_worker, self.follower)

    async def close(self) -> None:
        """Stop the courier after its deliveries under way, answer who has pressed, then disconnect."""
        self._is_closing = True
        await self._answered()
        await self.services.replay_maker.close()
        await self._answered()  # whoever waited for a file is told that there will be none
        if self._working is not None:
            working, self._working = self._working, None
            await asyncio.gather(*(worker.stop() for worker in self.workers))
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
        self._live.close()
        self._illustrator.close()
        await super().close()

    async def _answered(self) -> None:
        """Wait for the answers under way, but not long."""
        if self._answering:
            await asyncio.wait(self._answering, timeout=GRACE)

    async def _work(self) -> None:
        if self.process.takes_presses:
            await self.wait_until_ready()  # what the gateway tells need not be fetched
        await asyncio.gather(*(worker.run() for worker in self.workers))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say in a new server what the bot is and how to begin."""
        await welcome(self, self.tables, guild)
        await self._servers.check(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Freeze the tables of a server that the bot was removed from; an outage is no removal."""
        await self._servers.check(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look after an outage whether tables have their place again."""
        await self._servers.check(guild.id)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Look whether the bot may write again where it might not."""
        await self._servers.check(channel.guild.id)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """Look whether the bot may write again where it might not."""
        await self._servers.check(role.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Look whether the bot may write again where a role forbade it."""
        forget_role(role.guild.me, role.id)
        await self._servers.check(role.guild.id)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """Look whether the bot may write again as its own roles change; it is told of no other member."""
        if member == member.guild.me:
            await self._servers.check(member.guild.id)

    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        """Reopen the thread of a running table that was archived."""
        if update.data["thread_metadata"]["archived"]:
            await self._delivery.threads.reopen(update.thread_id)
        await self._servers.check(update.guild_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tell those whose table or cup stood in a channel that is gone."""
        await self._servers.place_gone(channel.id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Tell those whose table or cup stood in a thread that is gone, alone or with its channel."""
        await self._servers.place_gone(gone.thread_id)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note since when a shard has no connection; discord.py connects again by itself."""
        if not self.is_ours(shard):  # another process took it over
            await self._connected(shard)
            return
        self.gateway.lost(shard)
        if not self.is_closed():  # at the end the database may be closed already
            await self.tables.uptime.discord_gone()

    async def on_shard_resumed(self, shard: int) -> None:
        """Discord goes on where a shard's connection was lost."""
        await self._connected(shard)

    async def on_shard_ready(self, shard: int) -> None:
        """Catch up after a disconnection so long that a shard has a new session; at the start `on_ready` follows."""
        await self._connected(shard)
        if not self.gateway.is_starting:
            await self._catch_up()

    async def on_ready(self) -> None:
        """Catch up at the start, when all shards know their servers."""
        if self.gateway.is_starting:
            if self.stands_by:
                LOG.info("stands by: all shards are open elsewhere")
            else:
                LOG.info("connected to Discord", bot=self.user and self.user.name, servers=len(self.guilds))
            await self._connected(None)
            await self._catch_up()

    async def _connected(self, shard: int | None) -> None:
        """Note that a shard, or (None) each for the first time, is connected; clocks go on when all are."""
        self.gateway.connected(shard)
        if self.gateway.lost_at is None:
            await self.tables.uptime.discord_back()

    async def _catch_up(self) -> None:
        """Look for servers that are lost, and for archived threads."""
        await self._servers.check()
        for guild in self.guilds:
            await self._delivery.threads.reopen_all(guild)

    # ------------------------------------------------------------------- answering

    async def answer(self, interaction: discord.Interaction[Any], work: Work, code: str = "") -> None:
        """Answer a command privately with the reply that `work` makes for the caller. `code`: the table named in it."""
        if not self._admit(interaction):
            return
        await self._respond(
            interaction, lambda caller: self.services.safely(caller, lambda: work(caller)), update=False, code=code
        )

    async def pressed(self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
        """Answer a press: a private panel that was pressed is changed, any other message gets a new panel."""
        if is_trial_id(custom_id):
            return  # `python -m bot trial` waits for it in another process
        if not self._admit(interaction):
            return
        message = interaction.message
        update = message is not None and message.flags.ephemeral
        public = message is not None and message.flags.components_v2 and not update
        try:
            await self._respond(
                interaction,
                lambda caller: press(self.services, caller, custom_id, values),
                update=update,
                public=public,
                code=panel_of(custom_id),
            )
        except Exception as error:
            log_fault("a press was not answered", error)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a form that was handed in; presses and commands come elsewhere."""
        data: Any = interaction.data
        if interaction.type is not discord.InteractionType.modal_submit or not self._admit(interaction):
            return
        update = interaction.message is not None and interaction.message.flags.ephemeral
        await self._respond(
            interaction,
            lambda caller: hand_in(self.services, caller, data["custom_id"], form_text(data)),
            update=update,
        )

    def _admit(self, interaction: discord.Interaction[Any]) -> bool:
        """Have `close` wait for this answer; False where this process gives none: it came before, or comes too late."""
        if self._is_closing or not self._seen.add(interaction.id):
            return False
        lateness = self.process.lateness
        if lateness and lateness.measure(interaction.created_at.timestamp()):
            LOG.warning("an interaction came too late to be answered, and nothing came of it")
            return False
        if task := asyncio.current_task():
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        return True

    async def _respond(
        self, interaction: discord.Interaction[Any], work: Work, *, update: bool, public: bool = False, code: str = ""
    ) -> None:
        """Answer; where Discord refuses the form of the answer, with one plain sentence.

        `code`: the table whose panel it is about.
        """
        reply = self._reply(interaction, work, code)
        try:
            answer = respond(interaction, reply, self._illustrator, update=update, public=public)
            await self._live.answered(interaction, answer)
        except discord.HTTPException as refused:
            if refused.status != BAD_FORM:
                raise
            log_fault("an answer was refused as it is", refused)
            caller = await caller_of(self.tables, interaction)
            stored = await whether_stored(self.tables, caller.key)
            try:
                await say_instead(interaction, caller.words("ui-answer-refused", stored=stored), update=update)
            except discord.HTTPException as again:
                log_fault("the sentence in place of an answer did not arrive", again)

    async def _reply(self, interaction: discord.Interaction[Any], work: Work, code: str) -> Reply:
        """The reply that `work` makes for the caller; after an unexpected error, a sentence that says so."""
        try:
            return await work(await caller_of(self.tables, interaction, code))
        except Exception as error:
            self.services.faults.add("a fault of ours", error)
            return say(apology(error, words_for(str(interaction.locale)), "-"))

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log an error in an event handler without its text, which discord.py would log and which may be secret."""
        if error := sys.exception():
            log_fault("an event was not handled", error, handler=event_method)  # `event` is the line itself

    async def _on_tree_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        cause = getattr(error, "original", error)
        if isinstance(cause, discord.HTTPException) and cause.code in GONE:
            return
        self.services.faults.add("a command was not answered", cause)
        if not interaction.response.is_done() and interaction.type is not discord.InteractionType.autocomplete:
            with contextlib.suppress(discord.HTTPException):
                said = await self._of_failed_command(cause, words_for(str(interaction.locale)), str(interaction.id))
                await interaction.response.send_message(said, ephemeral=True)

    async def _of_failed_command(self, error: BaseException, words: Words, key: str) -> str:
        """What a person reads whose command is unknown by now, or whose answer was lost."""
        if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
            return words("ui-no-such-command")
        return apology(error, words, "-", await whether_stored(self.tables, key))


def _cogs(games: Games) -> tuple[str, ...]:
    """The shared command families and one cog for each game."""
    return (
        "cogs.everywhere",
        "cogs.table",
        "cogs.rules",
        "cogs.absence",
        "cogs.settings",
        "cogs.server",
        "cogs.mydata",
        "cogs.rank",
        "cogs.achievements",
        "cogs.block",
        "cogs.watch",
        "cogs.play",
        "cogs.learn",
        "cogs.duplicate",
        "cogs.cup",
        *(f"cogs.{key}" for key in games),
    )
