"""What went wrong, said kindly to the one who can act; our own faults are logged with table and revision."""

from __future__ import annotations

from bot.faces import NotUnderstood
from bot.faults import log_fault
from bot.tables import Snapshot
from rules.core import Refused

from .guest import Guest
from .names import clean, escaped, isolated
from .receipts import outcome_line, waiting_line
from .sight import Games, Sight

QUOTED = 60  # characters of what somebody typed


def sentence(error: Exception, guest: Guest, games: Games, table: Snapshot | None) -> str:
    """An error as a sentence for the guest."""
    match error:
        case Refused():
            return _refused(error, guest, games, table)
        case NotUnderstood():
            return not_understood(guest, error)
    return fault(error, guest, table)


def _refused(error: Refused, guest: Guest, games: Games, table: Snapshot | None) -> str:
    refusal = error.refusal
    if table is None or table.game not in games:
        key = f"refused-{refusal.key}"
        facts = {n: fact if isinstance(fact, int) else quoted(str(fact)) for n, fact in refusal.facts.items()}
        return guest.words(key, **facts) if guest.words.has(key) else guest.words("ui-not-possible")
    return why(guest.sight(table, games), error)


def why(sight: Sight, error: Refused) -> str:
    """Why something was refused, with who is awaited or who won where that is the reason."""
    key = error.refusal.key
    if key == "not_your_turn" and sight.table.status == "running":
        return waiting_line(sight)
    if key == "game_over" and sight.table.result is not None:
        return sight.words("ui-game-over-with", outcome=outcome_line(sight))
    if key == "no_take_back" and (barrier := sight.barrier(str(error.refusal.facts.get("barrier", "")))):
        return sight.words("ui-no-take-back", why=barrier)
    return sight.refusal(error.refusal)


def not_understood(guest: Guest, error: NotUnderstood) -> str:
    """What was read and what was not."""
    read, word = quoted(error.read), quoted(error.word)
    if error.read:
        return guest.words("ui-understood-part", read=read, word=word)
    if not clean(error.word):
        return guest.words("ui-understood-blank")
    return guest.words("ui-understood-nothing", word=word)


def quoted(text: str) -> str:
    """What somebody typed, as it may be shown back."""
    return isolated(escaped(clean(text, QUOTED)))


def fault(error: Exception, guest: Guest, table: Snapshot | None) -> str:
    """A fault of ours: logged with the place in the program, never with values, which may be secrets of a hand."""
    code, revision = (table.code, table.revision) if table else ("-", 0)
    log_fault("a fault of ours", error, table=code, revision=revision)
    return guest.words("ui-our-fault", report=f"{code}-{revision}")


def unseen(error: Exception) -> None:
    """Log a fault that nobody has to be told of, such as in completion."""
    log_fault("a fault of ours that nobody saw", error)
