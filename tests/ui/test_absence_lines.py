"""The lines about people who are away, and about who would play on for somebody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import Snapshot
from bot.text import LOCALES, words_for
from bot.ui.kit.names import shown_name
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.absence import absence_lines
from tests.games import GAMES

from .circumstances import away, with_proposal
from .tables import snapshot

GAME = "rattus"


def lines(table: Snapshot, locale: str) -> list[str]:
    """What the board says of absence."""
    return absence_lines(Perspective(table, GAMES[GAME], words_for(locale)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("note", ["", " ", "\u200b\u202e"])
def test_somebody_away_without_a_note_stands_in_a_whole_sentence(locale: str, note: str) -> None:
    table = away(snapshot(GAME, 3, locale, status="running"))
    gone = table.players[-1]
    assert gone is not None
    (line,) = lines(replace(table, players=(*table.players[:-1], replace(gone, away_note=note))), locale)
    assert line.endswith(">.")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_candidate_whose_name_cannot_be_seen_has_a_word_for_it(locale: str) -> None:
    table = with_proposal(snapshot(GAME, 3, locale, status="running"), "candidate")
    assert table.proposal is not None
    unseen = replace(table, proposal=replace(table.proposal, name="\u200b"))
    assert any(shown_name(words_for(locale), "") in line for line in lines(unseen, locale))


@pytest.mark.parametrize(("days", "told"), [(1, "1 day is left of 30"), (2, "2 days are left of 30")])
def test_the_days_away_that_are_left_agree_in_number(days: int, told: str) -> None:
    said = words_for("en")("ui-away-set", begun=0, begins="a", until="b", where="c", choice="wait", left=days)
    assert f" {told} within a year." in said
