"""The texts of the face: none is missing, none is left over, and commands fit Discord in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import command_payload
from bot.players import LEVELS
from bot.tables.storage import records
from bot.tables.transitions import topics
from bot.tables.values.bot_names import BOT_NAMES
from bot.text import LOCALES, words_for
from bot.ui.delivery.asking_notices import TOPICS
from bot.ui.interactions.own_settings import OFFERED, PAGES
from bot.ui.interactions.server_settings import LANGUAGES
from bot.ui.interactions.server_settings import ROOMS as ROOM_MODES
from bot.ui.kit.illustrator import LOOKS
from bot.ui.kit.limits import problems
from bot.ui.kit.permissions import FOR_PICTURES, FOR_PRIVATE_THREADS, FOR_THREADS, NEEDED_IN_THREAD, NEEDED_IN_VOICE
from bot.ui.screens.direct_message import DISCREET, MUTE
from bot.ui.screens.mentions import BEGUN, REMINDERS
from bot.ui.screens.options import TERMS
from bot.ui.screens.rank import REACHES
from tests.support import table_keys as keys

ROOT = Path(__file__).parents[2]
ROOMS = ("bot/faces", "bot/ui", "bot/cli", "cogs")
KEY = re.compile(r"^([a-z][\w-]*)(?=\s*=)|^    \.(\w+)(?=\s*=)", re.MULTILINE)
STATUS = ("open", "running", "over", "closed")
PERMISSIONS = {*NEEDED_IN_VOICE, *NEEDED_IN_THREAD, *FOR_THREADS, *FOR_PRIVATE_THREADS, *FOR_PICTURES}
MADE = re.compile(r"(cmd|par|told|refused|notice|permission|game)-")


def catalogue(locale: str, file: str) -> set[str]:
    """The keys of a file, attributes as `key.attribute`."""
    found, key = set(), ""
    for match in KEY.finditer((ROOT / "bot" / "text" / locale / file).read_text("utf-8")):
        key = match[1] or key
        found.add(key if match[1] else f"{key}.{match[2]}")
    return found


def constants() -> set[str]:
    """Every text constant of the rooms that use these files."""
    return {
        node.value
        for room in ROOMS
        for file in (ROOT / room).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def made() -> Iterator[str]:
    """The keys that are put together while the program runs."""
    yield from (f"told-{key}" for key in keys.EVENTS)
    yield from (f"refused-{key}" for key in keys.REFUSALS)
    yield from (f"notice-{key}" for key in keys.NOTICES)
    yield from (f"ui-fault-{key}" for key in records.FAULTS)
    yield from (f"ui-called-{topic}" for topic in (*topics.OF_A_LOBBY, *BEGUN, *REMINDERS, topics.NUDGE))
    yield from (f"permission-{name}" for name in PERMISSIONS)
    yield from (f"ui-help-{status}" for status in STATUS)
    yield from (f"ui-least-{status}" for status in STATUS if status != "closed")
    yield from (f"ui-term-{name}" for name in ("seats", *TERMS))
    yield from (f"ui-language-{language}" for language in TERMS["language"])
    yield from (f"ui-fill-{level}" for level in LEVELS)
    yield from (f"ui-{name}" for name in TERMS if name != "language")
    yield from (f"ui-setting-{name}" for name in OFFERED)
    yield from (f"ui-settings-{which}" for which in PAGES)
    yield from (f"ui-rank-{how}-{reach}" for how in ("at", "to") for reach in REACHES)
    yield from (f"ui-offer-{name}-{value}" for name, values in OFFERED.items() for value in values)
    yield from (f"ui-show-{look}" for look in LOOKS)
    yield from (f"ui-turned-{what}" for what in (DISCREET, MUTE))
    yield from (f"ui-{what}-{mode}" for what in ("rooms", "rooms-kept") for mode in ROOM_MODES)
    yield from (f"ui-server-language-{language}" for language in LANGUAGES)
    yield from (f"ui-asked-settled-{topic}" for topic in TOPICS.values())
    yield from (f"ui-bot-{n}" for n in range(1, BOT_NAMES + 1))


TRADES = {f"ui-bot-{n}.trade" for n in range(1, BOT_NAMES + 1)}  # of all names a whole: tests/ui/test_names.py


@pytest.mark.parametrize("key", sorted(made()))
def test_every_key_made_at_run_time_has_its_text(key: str) -> None:
    assert all(words_for(locale).has(key) for locale in LOCALES)


def test_every_key_named_in_the_code_has_its_text() -> None:
    known = set().union(*(catalogue("en", file.name) for file in (ROOT / "bot" / "text" / "en").glob("*.ftl")))
    named = {text for text in constants() if re.fullmatch(r"(ui|notice|refused|told)-[a-z_-]+[a-z]", text)}
    assert named - known == set()


def test_no_text_of_the_face_is_left_over() -> None:
    used = set(made()) | constants() | TRADES
    used |= {f"refused-{key}" for key in constants()}  # refusals that the commands themselves raise
    assert catalogue("en", "ui.ftl") - used == set()


@pytest.mark.parametrize("file", ["ui.ftl", "commands.ftl"])
def test_both_languages_have_the_same_keys(file: str) -> None:
    assert catalogue("en", file) == catalogue("fr", file)


async def test_every_command_fits_discord_in_both_languages() -> None:
    commands = await command_payload()
    assert {command["name"] for command in commands} >= {"move", "hand", "turns", "help", "table", "cartus"}
    assert list(problems(commands)) == []


async def test_every_name_and_description_is_in_french_too() -> None:
    for command in await command_payload():
        for part in walk(command):
            assert set(part.get("name_localizations") or {}) == {"fr"}, part["name"]
            if "description" in part:
                assert set(part.get("description_localizations") or {}) == {"fr"}, part["name"]


def walk(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command and everything in it that has a name."""
    yield part
    for nested in ("options", "choices"):
        for inner in part.get(nested) or ():
            yield from walk(inner)
