"""Emojis of the application."""

import base64
import binascii

from bot.sandbox.entities import Emoji
from bot.sandbox.errors import ApiError, Code, Problem, malformed
from bot.sandbox.requests.channels import NewEmoji

from .call import NO_CONTENT, Answer, Call, route

MOST = 2000
MOST_BYTES = 256 * 1024


@route("GET", "/applications/{application}/emojis")
def listing(call: Call) -> Answer:
    """Return all emojis of the application."""
    call.own_application()
    return Answer({"items": [call.renderer.emoji(emoji) for emoji in call.world.emojis.values()]})


@route("POST", "/applications/{application}/emojis")
def create(call: Call) -> Answer:
    """Upload an emoji of at most 256 KiB under a name that is not taken."""
    call.own_application()
    wanted = call.read(NewEmoji)
    if len(call.world.emojis) >= MOST:
        raise ApiError(Code.TOO_MANY_EMOJIS)
    if wanted.name in {emoji.name for emoji in call.world.emojis.values()}:
        words = "An emoji with this name exists already"
        raise malformed(Problem(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", words))
    emoji = Emoji(call.world.new_id(), wanted.name, wanted.image[5 : wanted.image.index(";")], _image(wanted.image))
    call.world.emojis[emoji.id] = emoji
    return Answer(call.renderer.emoji(emoji), status=201)


def _image(address: str) -> bytes:
    try:
        data = base64.b64decode(address.partition(",")[2], validate=True)
    except binascii.Error:
        raise malformed(Problem(("image",), "IMAGE_INVALID", "Invalid image data")) from None
    if len(data) > MOST_BYTES:
        raise malformed(Problem(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb."))
    return data


@route("GET", "/applications/{application}/emojis/{emoji}")
def read(call: Call) -> Answer:
    """Return one emoji."""
    return Answer(call.renderer.emoji(_emoji(call)))


@route("DELETE", "/applications/{application}/emojis/{emoji}")
def remove(call: Call) -> Answer:
    """Delete an emoji."""
    del call.world.emojis[_emoji(call).id]
    return NO_CONTENT


def _emoji(call: Call) -> Emoji:
    call.own_application()
    emoji = call.world.emojis.get(call.path["emoji"])
    if emoji is None:
        raise ApiError(Code.UNKNOWN_EMOJI)
    return emoji
