"""What a person at the keyboard can do and see; used by tests and by the page."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from . import forms, posting, threads, typed
from .entities import THREADS, Channel, ChannelType, Message, Notification, User
from .errors import ApiError
from .happenings import InteractionSent, InteractionSettled
from .interactions import ANSWER_WITHIN, SILENCE, Interaction, Kind, Modal
from .permissions import May
from .posting import Post
from .render import Renderer
from .requests.messages import NewMessage
from .requests.rules import LOADING
from .requests.strict import read_model
from .typed import Refused, Resolver
from .wire import Json, JsonObject
from .world import World

PATIENCE = 60.0  # an end to what hangs: a busy machine stays far below


class NoAnswer(Exception):
    """The bot did not answer an interaction within its three seconds."""


@dataclass(frozen=True, slots=True)
class Handle:
    """What a person did, and how the bot responds."""

    world: World
    renderer: Renderer
    interaction: Interaction

    @property
    def id(self) -> str:
        """Return the interaction's id."""
        return self.interaction.id

    @property
    def state(self) -> str:
        """Return `pending`, `answered` or `failed`."""
        return self.interaction.state

    async def wait(self, timeout: float = PATIENCE) -> JsonObject:
        """Return the bot's first answer, `{"type": …, "data": …}`; raise NoAnswer if its time runs out."""
        await self.world.until(lambda: self.interaction.state != "pending", timeout)
        if self.interaction.callback is None:
            raise NoAnswer(SILENCE)
        return self.interaction.callback

    async def message(self, timeout: float = PATIENCE) -> JsonObject:
        """Return the message that answers, or that was updated, once it is there and no longer “thinking”.

        If the bot deferred the update, wait for the next edit of the message, or return a further message instead.
        """
        await self.wait(timeout)
        return self.renderer.message(await self.world.until(self._shown, timeout))

    async def modal(self, timeout: float = PATIENCE) -> Modal:
        """Return the form that the bot opened; raise AssertionError if it answered otherwise."""
        callback = await self.wait(timeout)
        assert self.interaction.modal is not None, f"no form came but {callback}"
        return self.interaction.modal

    def followups(self) -> list[JsonObject]:
        """Return the further messages that came through this interaction's token, oldest first."""
        original = self.interaction.original
        return [self.renderer.message(m) for m in self.interaction.answers.values() if m is not original]

    def _shown(self) -> Message | None:
        original = self.interaction.original
        if original is None or original.flags & LOADING:
            return None
        if original.edits == self.interaction.edits_before:
            return next(iter(self.interaction.answers.values()), None)
        return original


class Person:
    """One person in a world. Channels are given as records or ids, messages as objects or ids."""

    def __init__(self, world: World, user: User) -> None:
        self.world = world
        self.user = user
        self.renderer = Renderer(world, "/cdn")

    # -- doing

    def command(
        self, channel: Channel | str, name: str, options: Mapping[str, Json] | None = None, /, **more: Json
    ) -> Handle:
        """Send a slash command, for example `command(tavern, "table open", game="hares")`."""
        place = self._writable(channel, May.USE_APPLICATION_COMMANDS)
        data = self._command_data(place, name, {**(options or {}), **more}, None)
        return self._send(Kind.COMMAND, place, data)

    def type_ahead(
        self,
        channel: Channel | str,
        name: str,
        focused: str,
        options: Mapping[str, Json] | None = None,
        /,
        **more: Json,
    ) -> Handle:
        """Type in one option of a command that is not sent yet."""
        place = self._writable(channel, May.USE_APPLICATION_COMMANDS)
        data = self._command_data(place, name, {**(options or {}), **more}, focused)
        return self._send(Kind.AUTOCOMPLETE, place, data)

    async def autocomplete(
        self,
        channel: Channel | str,
        name: str,
        focused: str,
        options: Mapping[str, Json] | None = None,
        /,
        **more: Json,
    ) -> list[JsonObject]:
        """Return the choices the bot offers for one option while it is typed."""
        callback = await self.type_ahead(channel, name, focused, options, **more).wait()
        choices: list[JsonObject] = callback["data"]["choices"]
        return choices

    def press(self, message: JsonObject | str, custom_id: str) -> Handle:
        """Press a button."""
        seen = self._seen(message)
        component = forms.find(seen.components, custom_id)
        return self._send(Kind.COMPONENT, self.world.channel(seen.channel_id), forms.press_data(component), seen)

    def select(self, message: JsonObject | str, custom_id: str, *values: str) -> Handle:
        """Choose values in a select."""
        seen = self._seen(message)
        place = self.world.channel(seen.channel_id)
        component = forms.find(seen.components, custom_id)
        return self._send(Kind.COMPONENT, place, forms.select_data(component, values, self._resolver(place)), seen)

    def submit(self, modal: Modal | str, values: Mapping[str, Json] | None = None, /, **more: Json) -> Handle:
        """Fill in and send a form that was opened for this person; it stays open until the bot answers."""
        form = self.world.modals.get(modal if isinstance(modal, str) else modal.id)
        if form is None or form.user_id != self.user.id:
            raise Refused("This form is not open any more")
        place = self.world.channel(form.channel_id)
        data = forms.submit_data(form, {**(values or {}), **more}, self._resolver(place))
        del self.world.modals[form.id]
        handle = self._send(Kind.MODAL, place, data, form.message)
        handle.interaction.form = form
        return handle

    def say(self, channel: Channel | str, content: str) -> JsonObject:
        """Write a message and return it."""
        place = self._writable(channel, May.SEND_MESSAGES)
        try:
            fields = read_model(NewMessage, {"content": content})
        except ApiError:
            raise Refused("A message is a text of at most 2000 characters") from None
        written = posting.post(self.world, Post(place, self.user.id, fields))
        return self.renderer.message(written)

    # -- seeing

    def channels(self) -> list[Channel]:
        """Return the channels, threads and DMs this person sees."""
        return [channel for channel in self.world.channels.values() if self.can_see(channel)]

    def can_see(self, channel: Channel) -> bool:
        """Tell whether this person sees a channel."""
        return bool(self.world.allowed(channel, self.user.id) & May.VIEW_CHANNEL)

    def messages(self, channel: Channel | str) -> list[JsonObject]:
        """Return the messages this person sees in a channel, oldest first, including their own ephemerals."""
        place = self._place(channel, May.VIEW_CHANNEL)
        return [self.renderer.message(m) for m in place.messages.values() if m.only_for in (None, self.user.id)]

    def dm(self) -> Channel:
        """Return this person's DM with the bot."""
        return self.world.open_dm(self.user)

    def notifications(self) -> list[Notification]:
        """Return what called this person, oldest first, including suppressed calls."""
        return list(self.world.notifications.get(self.user.id, ()))

    async def until_message(
        self, channel: Channel | str, fits: Callable[[JsonObject], bool], timeout: float = PATIENCE
    ) -> JsonObject:
        """Return the newest message in a channel that fits, as soon as there is one."""

        def find() -> JsonObject | None:
            return next((m for m in reversed(self.messages(channel)) if fits(m)), None)

        return await self.world.until(find, timeout)

    # -- the parts

    def _place(self, channel: Channel | str, needed: May) -> Channel:
        place = self.world.channels.get(channel if isinstance(channel, str) else channel.id)
        if place is None or not self.can_see(place):
            raise Refused(f"{self.user.name} sees no such channel")
        if place.type in THREADS and needed is May.SEND_MESSAGES:
            needed = May.SEND_MESSAGES_IN_THREADS
        if not self.world.allowed(place, self.user.id) & needed:
            raise Refused(f"{self.user.name} may not do that in {place.name}")
        return place

    def _writable(self, channel: Channel | str, needed: May) -> Channel:
        """Return a channel with a field to type in: a locked thread has one only for those who manage threads."""
        place = self._place(channel, needed)
        if place.type is ChannelType.FORUM:
            raise Refused(f"In {place.name} people write in posts")
        if self._is_locked_out(place):
            raise Refused(f"{place.name} is locked")
        return place

    def _is_locked_out(self, place: Channel) -> bool:
        locked = place.thread is not None and place.thread.locked
        return locked and not threads.manages(self.world, place, self.user.id)

    def _seen(self, message: JsonObject | str) -> Message:
        seen = self.world.any_message(message if isinstance(message, str) else message["id"])
        if seen is None or seen.only_for not in (None, self.user.id):
            raise Refused(f"{self.user.name} does not see this message")
        self._place(seen.channel_id, May.VIEW_CHANNEL)
        return seen

    def _resolver(self, place: Channel) -> Resolver:
        return Resolver(self.world, self.renderer, place, {})

    def _command_data(self, place: Channel, name: str, given: Mapping[str, Json], focused: str | None) -> JsonObject:
        return typed.command_data(self.world, self.renderer, self.user, place, name, given, focused)

    def _send(self, kind: Kind, place: Channel, data: JsonObject, message: Message | None = None) -> Handle:
        world = self.world
        now = world.clock.now()
        if kind is not Kind.AUTOCOMPLETE and not self._is_locked_out(place):
            threads.open_again(world, place)  # as Discord's own clients do before they send anything
        sent = Interaction(world.new_id(), kind, self.user.id, place.id, self.user.locale, now, data, message)
        world.keep_interaction(sent)
        sent.alarm = world.clock.call_in(ANSWER_WITHIN, lambda: _give_up(world, sent))
        world.tell(InteractionSent(sent))
        return Handle(world, self.renderer, sent)


def _give_up(world: World, interaction: Interaction) -> None:
    if interaction.state == "pending":
        interaction.conclude(None, world.clock.now())
        if interaction.form is not None:  # an unanswered form stays open and can be sent again
            world.modals[interaction.form.id] = interaction.form
        world.tell(InteractionSettled(interaction))
