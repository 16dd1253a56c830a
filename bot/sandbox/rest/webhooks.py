"""What a bot can do with an interaction's token for fifteen minutes: follow up, edit, delete."""

from bot.sandbox import posting
from bot.sandbox.entities import Message
from bot.sandbox.errors import ApiError, Code
from bot.sandbox.interactions import Interaction
from bot.sandbox.posting import EDITABLE
from bot.sandbox.requests.messages import InteractionMessage, MessageEdit
from bot.sandbox.requests.rules import LOADING

from .call import NO_CONTENT, Answer, Call, route
from .interactions import answer_post

ORIGINAL = "@original"
PLACE = "/webhooks/{application}/{interaction_token}"


def _live(call: Call) -> Interaction:
    """Return the interaction of a token; before the first answer there is no webhook, after 15 minutes no token."""
    call.own_application()
    interaction = call.world.interactions.get(call.path["interaction_token"])
    if interaction is None or interaction.state != "answered":
        raise ApiError(Code.UNKNOWN_WEBHOOK)
    if interaction.expired(call.world.clock.now()):
        raise ApiError(Code.INVALID_WEBHOOK_TOKEN)
    if interaction.channel_id not in call.world.channels:
        raise ApiError(Code.UNKNOWN_CHANNEL)
    return interaction


def _target(call: Call, interaction: Interaction) -> Message:
    """Return the message of the path: the original answer, or one that came through this token."""
    wanted = call.path["message"]
    message = interaction.original if wanted == ORIGINAL else interaction.answers.get(wanted)
    if message is None and interaction.original is not None and interaction.original.id == wanted:
        message = interaction.original
    if message is None or call.world.any_message(message.id) is None:
        raise ApiError(Code.UNKNOWN_MESSAGE)
    return message


@route("POST", PLACE)
def follow_up(call: Call) -> Answer:
    """Post a further answer; the first one after “thinking” takes the placeholder's place."""
    interaction = _live(call)
    fields = call.read(InteractionMessage)
    original = interaction.original
    if original is not None and original.flags & LOADING and call.world.any_message(original.id):
        said = {name: getattr(fields, name) for name in fields.model_fields_set}
        if fields.flags is not None:
            said["flags"] = fields.flags & EDITABLE
        edit = MessageEdit.model_construct(set(said), **said)
        message = posting.edit(call.world, original, edit, call.files, now=call.world.clock.now())
    else:
        message = answer_post(call, interaction, fields)
    return Answer(call.renderer.message(message))


@route("GET", PLACE + "/messages/{message}")
def read(call: Call) -> Answer:
    """Return an answer, which may be ephemeral."""
    return Answer(call.renderer.message(_target(call, _live(call))))


@route("PATCH", PLACE + "/messages/{message}")
def change(call: Call) -> Answer:
    """Edit an answer."""
    message = _target(call, _live(call))
    edited = posting.edit(call.world, message, call.read(MessageEdit), call.files, now=call.world.clock.now())
    return Answer(call.renderer.message(edited))


@route("DELETE", PLACE + "/messages/{message}")
def remove(call: Call) -> Answer:
    """Delete an answer."""
    posting.delete(call.world, _target(call, _live(call)))
    return NO_CONTENT
