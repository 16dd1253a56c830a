"""Files sent along with a request, and the attachments they become."""

import mimetypes
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from .entities import Attachment
from .errors import ApiError, Code, Problem, malformed
from .render import ATTACHED, FILE_LIMIT, walk
from .requests.messages import AttachmentMeta
from .wire import JsonObject

MOST_FILES = 10
PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart body."""

    filename: str
    data: bytes


Uploads = Mapping[int, Upload]


def attach(
    new_ids: Sequence[str],
    channel_id: str,
    files: Uploads,
    wanted: Sequence[AttachmentMeta] | None,
    old: Sequence[Attachment],
) -> list[Attachment]:
    """Return a message's attachments: the old ones it keeps, then the uploaded ones, in the order asked for."""
    if len(files) > MOST_FILES:
        raise malformed(Problem(("files",), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length."))
    if any(len(file.data) > FILE_LIMIT for file in files.values()):
        raise ApiError(Code.TOO_LARGE)
    ids = dict(zip(files, new_ids, strict=True))
    if wanted is None:
        return [*old, *(_made(ids[n], channel_id, file, None) for n, file in files.items())]
    kept = {attachment.id: attachment for attachment in old}
    return [_wanted(index, meta, kept, ids, channel_id, files) for index, meta in enumerate(wanted)]


def _wanted(
    index: int,
    meta: AttachmentMeta,
    kept: Mapping[str, Attachment],
    ids: Mapping[int, str],
    channel_id: str,
    files: Uploads,
) -> Attachment:
    if meta.id in kept:
        return kept[meta.id]
    number = int(meta.id)
    if number not in files:
        raise malformed(Problem(("attachments", index), "ATTACHMENT_NOT_FOUND", "Attachment data not found"))
    return _made(ids[number], channel_id, files[number], meta)


def uploaded(new_id: str, channel_id: str, filename: str, data: bytes) -> Attachment:
    """Return a file that a person attached to a command; Discord writes its name without spaces."""
    name = re.sub(r"[^\w.-]+", "_", filename)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind == "application/json"
    shown = f"{kind}; charset=utf-8" if is_text and _is_utf8(data) else kind
    return Attachment(new_id, channel_id, name, shown, data, None, png_size(data))


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _made(new_id: str, channel_id: str, file: Upload, meta: AttachmentMeta | None) -> Attachment:
    name = (meta.filename if meta else None) or file.filename
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    description = meta.description if meta else None
    return Attachment(new_id, channel_id, name, kind, file.data, description, png_size(file.data))


def png_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG in pixels, None for other files."""
    if not data.startswith(PNG) or len(data) < 24:
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def missing_files(
    components: Sequence[JsonObject], embeds: Sequence[JsonObject], attachments: Sequence[Attachment]
) -> Iterator[Problem]:
    """Yield a problem for every `attachment://` that names no file of the message."""
    names = {attachment.filename for attachment in attachments}
    for where, url in (*_component_media(components), *_embed_media(embeds)):
        if url.startswith(ATTACHED) and url.removeprefix(ATTACHED) not in names:
            words = "The referenced attachment was not found"
            yield Problem((where,), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", words)


def _component_media(components: Sequence[JsonObject]) -> Iterator[tuple[str, str]]:
    for component in walk(list(components)):
        for holder in (component, *component.get("items", ())):
            yield from (("components", holder[key]["url"]) for key in ("media", "file") if key in holder)


def _embed_media(embeds: Sequence[JsonObject]) -> Iterator[tuple[str, str]]:
    for embed in embeds:
        yield from (("embeds", embed[key]["url"]) for key in ("image", "thumbnail") if key in embed)
