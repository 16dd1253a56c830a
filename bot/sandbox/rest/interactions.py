"""The first answer to an interaction."""

from collections.abc import Callable

from bot.sandbox import layout, posting
from bot.sandbox.entities import Message, Origin
from bot.sandbox.errors import ApiError, Code, Problem, malformed
from bot.sandbox.happenings import InteractionSettled
from bot.sandbox.interactions import ANSWER_WITHIN, Interaction, Kind, Modal, Reply
from bot.sandbox.posting import SENDABLE, Post
from bot.sandbox.requests.callbacks import Choices, Data, read_callback
from bot.sandbox.requests.messages import Deferral, InteractionMessage, MessageEdit, MessageFields
from bot.sandbox.requests.modals import ModalForm
from bot.sandbox.requests.rules import EPHEMERAL, LOADING
from bot.sandbox.typed import GROUP, INTEGER, NUMBER, SUBCOMMAND
from bot.sandbox.wire import JsonObject

from .call import NO_CONTENT, Answer, Call, route


@route("POST", "/interactions/{interaction}/{interaction_token}/callback")
def callback(call: Call) -> Answer:
    """Accept the bot's first answer; refuse one that is late, repeated or of the wrong kind."""
    interaction = call.world.interactions.get(call.path["interaction_token"])
    if interaction is None or interaction.id != call.path["interaction"] or interaction.state == "failed":
        raise ApiError(Code.UNKNOWN_INTERACTION)
    if interaction.state == "answered":
        raise ApiError(Code.ALREADY_ACKNOWLEDGED)
    if interaction.channel_id not in call.world.channels:
        raise ApiError(Code.UNKNOWN_CHANNEL)
    if call.limits.upload_seconds(sum(len(file.data) for file in call.files.values())) > ANSWER_WITHIN:
        interaction.conclude(None, call.world.clock.now())
        call.world.tell(InteractionSettled(interaction))
        raise ApiError(Code.UNKNOWN_INTERACTION)
    reply, data = read_callback(call.body, interaction.kind, has_message=interaction.message is not None)
    shown = _carry_out(call, interaction, reply, data)
    interaction.conclude(call.body, call.world.clock.now())
    call.world.tell(InteractionSettled(interaction))
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return NO_CONTENT
    return Answer(_with_response(call, interaction, reply, shown))


def _carry_out(call: Call, interaction: Interaction, reply: Reply, data: Data) -> Message | None:
    try:
        return ANSWERS[reply](call, interaction, data)
    except ApiError as error:
        raise (error.under("data") if reply in (Reply.MESSAGE, Reply.UPDATE) and error.problems else error) from None


def _with_response(call: Call, interaction: Interaction, reply: Reply, shown: Message | None) -> JsonObject:
    info: JsonObject = {"id": interaction.id, "type": int(interaction.kind)}
    info["channel_id"] = interaction.channel_id
    if guild_id := call.world.channel(interaction.channel_id).guild_id:
        info["guild_id"] = guild_id
    if shown is None:
        return {"interaction": info}
    info["response_message_id"] = shown.id
    info["response_message_loading"] = bool(shown.flags & LOADING)
    info["response_message_ephemeral"] = bool(shown.flags & EPHEMERAL)
    resource = {"type": 7 if reply is Reply.UPDATE else 4, "message": call.renderer.message(shown)}
    return {"interaction": info} | ({"resource": resource} if reply in (Reply.MESSAGE, Reply.UPDATE) else {})


def origin(interaction: Interaction) -> Origin:
    """Return what a message says about the interaction it answers."""
    pressed = None if interaction.message is None else interaction.message.id
    command = _path(interaction.data) if interaction.kind is Kind.COMMAND else None
    return Origin(interaction.id, int(interaction.kind), interaction.user_id, pressed, command)


def _path(data: JsonObject) -> str:
    """Return a typed command with its subcommands, as people read it."""
    nested = next((option for option in data.get("options", ()) if option["type"] in (SUBCOMMAND, GROUP)), None)
    return data["name"] if nested is None else f"{data['name']} {_path(nested)}"


def answer_post(call: Call, interaction: Interaction, fields: MessageFields, *, loading: bool = False) -> Message:
    """Post a message that answers an interaction, ephemeral if its flags say so."""
    flags = fields.flags or 0
    post = Post(
        call.world.channel(interaction.channel_id),
        call.world.bot.id,
        fields,
        call.files,
        flags_allowed=SENDABLE | EPHEMERAL,
        origin=origin(interaction),
        only_for=interaction.user_id if flags & EPHEMERAL else None,
        loading=loading,
    )
    message = posting.post(call.world, post)
    interaction.answers[message.id] = message
    return message


def _message(call: Call, interaction: Interaction, data: Data) -> Message | None:
    assert isinstance(data, InteractionMessage)
    interaction.original = answer_post(call, interaction, data)
    return interaction.original


def _deferred_message(call: Call, interaction: Interaction, data: Data) -> Message | None:
    assert isinstance(data, Deferral)
    if (data.flags or 0) & ~EPHEMERAL:
        words = "Only EPHEMERAL can be set when deferring"
        raise malformed(Problem(("data", "flags"), "MESSAGE_FLAGS_INVALID", words))
    fields = InteractionMessage(flags=data.flags)
    interaction.original = answer_post(call, interaction, fields, loading=True)
    return interaction.original


def _deferred_update(call: Call, interaction: Interaction, data: Data) -> Message | None:
    assert interaction.message is not None
    interaction.original, interaction.edits_before = interaction.message, interaction.message.edits
    return None


def _update(call: Call, interaction: Interaction, data: Data) -> Message | None:
    assert isinstance(data, MessageEdit) and interaction.message is not None
    pressed = interaction.message
    if call.world.any_message(pressed.id) is None:
        raise ApiError(Code.UNKNOWN_MESSAGE)
    posting.edit(call.world, pressed, data, call.files, now=call.world.clock.now())
    interaction.original = pressed
    return pressed


def _choices(call: Call, interaction: Interaction, data: Data) -> Message | None:
    assert isinstance(data, Choices)
    wanted = _focused_type(interaction.data["options"])
    kinds = {INTEGER: int, NUMBER: (int, float)}.get(wanted, str)
    for index, choice in enumerate(data.choices):
        if not isinstance(choice.value, kinds):  # type: ignore[arg-type]  # a class or a tuple of them, both fine
            words = "The value has not the option's type"
            raise malformed(Problem(("data", "choices", index, "value"), "BASE_TYPE_INVALID", words))
    return None


def _focused_type(options: list[JsonObject]) -> int:
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if nested := option.get("options"):
            return _focused_type(nested)
    return 0


def _modal(call: Call, interaction: Interaction, data: Data) -> Message | None:
    assert isinstance(data, ModalForm)
    form = Modal(
        id=call.world.new_id(),
        user_id=interaction.user_id,
        channel_id=interaction.channel_id,
        title=data.title,
        custom_id=data.custom_id,
        components=layout.stored(data.components, in_message=False),
        message=interaction.message,
    )
    call.world.modals[form.id] = interaction.modal = form
    return None


ANSWERS: dict[Reply, Callable[[Call, Interaction, Data], Message | None]] = {
    Reply.MESSAGE: _message,
    Reply.DEFERRED_MESSAGE: _deferred_message,
    Reply.DEFERRED_UPDATE: _deferred_update,
    Reply.UPDATE: _update,
    Reply.CHOICES: _choices,
    Reply.MODAL: _modal,
}
