"""Reads the bodies of requests within sensible bounds: JSON of a limited size and depth, and few files."""

from collections.abc import Mapping
from typing import Final

from aiohttp import BodyPartReader, MultipartReader, web

from .errors import ApiError, Code, NotSupported, Problem, malformed
from .render import FILE_LIMIT
from .uploads import MOST_FILES, Upload
from .wire import BadJson, Json, decode

MOST_JSON: Final = 2 * 1024 * 1024  # bytes
MOST_PART: Final = FILE_LIMIT
MOST_DIGITS: Final = 3  # of a file's number


async def read_json(request: web.Request) -> Json:
    """Return the JSON of a request, None without one; raise 40005 or 50109."""
    try:
        raw = await request.clone(client_max_size=MOST_JSON).read()
    except web.HTTPRequestEntityTooLarge:
        raise ApiError(Code.TOO_LARGE) from None
    return _parse(raw) if raw else None


async def read_body(request: web.Request) -> tuple[Json, Mapping[int, Upload]]:
    """Return the JSON of a request (None without one) and its files by their number; raise what Discord raises."""
    if request.content_type != "multipart/form-data":
        return await read_json(request), {}
    try:
        return await _read_form(await request.multipart())
    except web.HTTPRequestEntityTooLarge:
        raise ApiError(Code.TOO_LARGE) from None
    except (ValueError, LookupError, RuntimeError, AssertionError):  # what aiohttp raises for a malformed form
        raise ApiError(Code.INVALID_FORM_BODY) from None


async def _read_form(form: MultipartReader) -> tuple[Json, Mapping[int, Upload]]:
    body: Json = {}
    uploads: dict[int, Upload] = {}
    parts = 0
    async for part in form:
        parts += 1
        if parts > MOST_FILES + 1:
            words = f"Must be {MOST_FILES} or fewer in length."
            raise malformed(Problem(("files",), "BASE_TYPE_MAX_LENGTH", words))
        if not isinstance(part, BodyPartReader) or part.name is None:
            raise ApiError(Code.INVALID_FORM_BODY)
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = _parse(data)
        else:
            uploads[_number(part.name)] = Upload(part.filename or "file", data)
    if not parts:
        raise ApiError(Code.INVALID_FORM_BODY)
    return body, uploads


def _number(name: str) -> int:
    """Return the number of a file by the name of its field, `files[3]`."""
    number = name.removeprefix("files[").removesuffix("]")
    if name != f"files[{number}]" or not number.isdecimal() or len(number) > MOST_DIGITS:
        raise NotSupported(f"the form field {name[:100]}")
    return int(number)


def _parse(raw: bytes) -> Json:
    try:
        return decode(raw)
    except BadJson:
        raise ApiError(Code.INVALID_JSON) from None
