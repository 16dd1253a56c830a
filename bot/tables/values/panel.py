"""What a person's panel of a table says beside the table itself."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import Ask

from .answers import PreparedAnswer, StandingAnswer
from .drafts import Draft
from .history import LogEntry
from .settings import PersonSettings
from .table import Brief


@dataclass(frozen=True, slots=True)
class PanelFacts:
    """What is stored for one person at one table, and about their other tables, all of one moment."""

    code: str
    writes: int  # of the table, when they were read
    settings: PersonSettings
    waiting: tuple[Brief, ...] = ()  # the tables that wait for this person, the longest waiting first
    last_move: tuple[LogEntry, ...] = ()  # what this person's last move brought, and
    since: tuple[LogEntry, ...] = ()  # the log after it
    wants_hints: bool = False  # they are on, and this person has not finished a game of this kind yet
    draft: Draft | None = None  # for the open question
    draft_ahead: Draft | None = None  # for the one that they foresee
    prepared: PreparedAnswer | None = None
    standing: tuple[StandingAnswer, ...] = ()
    handed_in: bool = False  # an answer that they had prepared, since their last move

    def draft_for(self, ask: Ask) -> Draft | None:
        """The half-made answer to the open question.

        A plan whose first question changed is returned too: the caller finds out what of it still fits.
        """
        return self.draft if _belongs_to(self.draft, ask) else None

    def draft_for_foreseen(self, ask: Ask) -> Draft | None:
        """What was begun for the question that this person foresees."""
        return self.draft_ahead if _belongs_to(self.draft_ahead, ask) else None


def _belongs_to(draft: Draft | None, ask: Ask) -> bool:
    if draft is None or draft.revision == ask.revision:
        return draft is not None
    return bool(draft.steps) and draft.steps[0].choice == ask.choice
