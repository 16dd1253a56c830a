"""Errors as sentences for the caller. Unexpected errors are logged with table and revision."""

from __future__ import annotations

from typing import Literal

from bot.faces import NotUnderstood
from bot.faults import FaultLog
from bot.tables import BrokenTable, OutcomeUnknown, Snapshot, Tables, TransientDatabaseError
from bot.text import Words
from bot.ui.kit.names import clean, escaped, isolated
from bot.ui.kit.perspective import Games, Perspective
from bot.ui.screens.receipts import outcome_line, waiting_line
from rules.core import Refused

from .caller import Caller

Stored = Literal["yes", "no", "unknown"]
QUOTED = 60  # characters of what somebody typed


def sentence(error: Exception, caller: Caller, games: Games, table: Snapshot | None) -> str:
    """An error as a sentence for the caller."""
    match error:
        case Refused():
            return _refused(error, caller, games, table)
        case BrokenTable():
            return caller.words("refused-table_broken", code=error.code)
        case NotUnderstood():
            return not_understood(caller, error)
    return fault(error, caller, table)


def _refused(error: Refused, caller: Caller, games: Games, table: Snapshot | None) -> str:
    refusal = error.refusal
    if table is None or table.game not in games:
        key = f"refused-{refusal.key}"
        facts = {n: fact if isinstance(fact, int) else quoted(str(fact)) for n, fact in refusal.facts.items()}
        return caller.words(key, **facts) if caller.words.has(key) else caller.words("ui-not-possible")
    return refusal_sentence(caller.perspective(table, games), error)


def refusal_sentence(perspective: Perspective, error: Refused) -> str:
    """The reason of a refusal; where it is not their turn, who is awaited; after the end, who won or that it closed."""
    key = error.refusal.key
    if key == "not_your_turn" and perspective.table.status == "running":
        return waiting_line(perspective)
    if key == "game_over" and perspective.table.result is not None:
        return perspective.words("ui-game-over-with", outcome=outcome_line(perspective))
    if key == "not_running" and perspective.table.status == "closed":
        return perspective.words("ui-closed-already", title=perspective.title)
    if key == "no_take_back" and (barrier := perspective.barrier(str(error.refusal.facts.get("barrier", "")))):
        return perspective.words("ui-no-take-back", why=barrier)
    return perspective.refusal(error.refusal)


def not_understood(caller: Caller, error: NotUnderstood) -> str:
    """Which typed words were understood and which were not."""
    read, word = quoted(error.read), quoted(error.word)
    if error.ambiguous:
        return caller.words("ui-understood-several", word=word)
    if error.read:
        return caller.words("ui-understood-part", read=read, word=word)
    if not clean(error.word):
        return caller.words("ui-understood-blank")
    return caller.words("ui-understood-nothing", word=word)


def quoted(text: str) -> str:
    """Typed text, escaped and shortened so that it can be shown back."""
    return isolated(escaped(clean(text, QUOTED)))


async def whether_stored(tables: Tables, key: str) -> Stored:
    """Whether a change of a table was stored under an interaction's id, before something failed."""
    try:
        return "yes" if await tables.is_stored(key) else "no"
    except Exception:  # the first error is the one to report
        return "unknown"


def fault(
    error: Exception, caller: Caller, table: Snapshot | None, stored: Stored = "no", log: FaultLog | None = None
) -> str:
    """Log an unexpected error by its place in the code, never by values, which may be secret; returns an apology."""
    code, revision = (table.code, table.revision) if table else ("-", 0)
    (log or FaultLog()).add("a fault of ours", error, table=code, revision=revision)
    return apology(error, caller.words, f"{code}-{revision}", stored)


def apology(error: BaseException, words: Words, report: str, stored: Stored = "no") -> str:
    """What a person reads of an unexpected error; a database that is away or full is none to be reported."""
    if isinstance(error, OutcomeUnknown) and stored == "no":  # it may be under way, or a change of no table
        stored = "unknown"
    if isinstance(error, TransientDatabaseError):
        return words("ui-not-now", stored=stored)
    return words("ui-our-fault", report=report, stored=stored)
