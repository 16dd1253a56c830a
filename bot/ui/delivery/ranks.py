"""How urgent the requests of a message are where Discord takes no more at once."""

from bot.tables import DueMessage
from bot.ui.kit.request_gate import Rank


def rank_of(row: DueMessage) -> Rank:
    """What calls somebody goes first, what replaces a private message without a sound goes last."""
    if row.sound or row.kind in ("mention", "notice", "reminder", "late"):
        return Rank.SOUND
    return Rank.SILENT if row.kind in ("direct_message", "watch") else Rank.BOARD
