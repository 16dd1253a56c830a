"""`/table verify` with a file: a record from anywhere, checked in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import discord

from bot.replays.file_check import FileCheck
from bot.replays.work_queue import WorkQueueFull
from bot.text import Words
from bot.ui.kit.names import clean, escaped, isolated

from .caller import Caller
from .replies import Reply, say
from .services import Services

LARGEST: Final = 4_000_000  # bytes: some ten times the longest game
PATIENCE: Final = 30.0  # seconds for Discord to hand the file over
UNREADABLE: Final[Mapping[str, str]] = {
    "not_text": "unreadable-text",
    "too_large": "unreadable-large",
    "too_deep": "unreadable-deep",
    "not_json": "unreadable-json",
    "digits": "unreadable-digits",
    "no_number": "unreadable-number",
    "twice": "unreadable-twice",
    "field_missing": "unreadable-missing",
    "field_unknown": "unreadable-unknown",
    "field_too_long": "unreadable-long",
    "field_out_of_range": "unreadable-range",
    "field_wrong": "unreadable-wrong",
}
WHY: Final[Mapping[str, str]] = {  # a move does not fit: the kernel's reasons
    "not_your_turn": "verify-why-turn",
    "game_over": "verify-why-over",
    "out_of_date": "verify-why-question",
    "not_an_option": "verify-why-option",
    "wrong_number": "verify-why-number",
}


async def verify_file(services: Services, caller: Caller, file: discord.Attachment) -> Reply:
    """Check a record file that somebody attached."""
    words = caller.words
    if file.size > LARGEST:
        return say(_unreadable(words, "too_large", {"most": LARGEST // 1_000_000}))
    try:
        check = await services.replay_maker.check(lambda: asyncio.wait_for(file.read(), PATIENCE), words.locale)
    except WorkQueueFull:
        return say(words("replay-file-busy"))
    except (discord.HTTPException, OSError, TimeoutError):
        return say(words("verify-file-lost"))
    return say(words("verify-file-stopped") if check is None else told_check(words, check))


def told_check(words: Words, check: FileCheck) -> str:
    """What was found, in a sentence or two."""
    if check.unreadable:
        return _unreadable(words, check.unreadable, check.facts)
    if not check.fault:
        game = words(f"game-{check.game}")
        about = {"game": game, "table": _shown(check.table), "seal": _shown(check.seal)}
        return words("verify-file-good", moves=check.moves, draws=check.draws, **about)
    fault = words(f"ui-fault-{check.fault}")
    if not check.at:
        return words("verify-file-bad", fault=fault)
    return words("verify-file-bad-move", fault=fault, at=check.at, why=_why(words, check))


def _unreadable(words: Words, fault: str, facts: Mapping[str, str | int]) -> str:
    shown = {name: fact if isinstance(fact, int) else _shown(fact) for name, fact in facts.items()}
    return words("verify-file-unreadable", reason=words(UNREADABLE[fault], **shown))


def _why(words: Words, check: FileCheck) -> str:
    """Why a move does not fit; a game's reasons in its own words."""
    if check.fault != "bad_move" or not check.detail:
        return ""
    if check.why:
        return check.why
    known = WHY.get(check.detail)
    return words(known) if known else words("verify-why-other", reason=_shown(check.detail))


def _shown(text: str) -> str:
    """Text of a stranger's file, harmless in a message."""
    return isolated(escaped(clean(text, 80)))
