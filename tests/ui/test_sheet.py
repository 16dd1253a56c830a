"""The private message: no secret in its preview, never too long, and what its buttons change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.tables import Bell, Entry, Snapshot
from bot.text import LOCALES, units, words_for
from bot.ui.screen import Button, Link, cut
from bot.ui.sheet import MOST, PREVIEW, SECRETS, Occasion, left, sheet
from bot.ui.sight import Sight

from .tables import GAME, played

EVERY = 5
TITLES = ("Rattus Cartus · table 7F3K", "Rattus Cartus · table 9KDM", "Rattus Cartus · table B4RX")
Moment = tuple[Snapshot, tuple[Entry, ...]]


def moments(seats: int, language: str, seed: int = 17) -> Iterator[Moment]:
    """Some moments of a random game."""
    for n, moment in enumerate(played(seats, seed * seats, language)):
        if n % EVERY == 0 and moment[0].status == "running":
            yield moment


def seen(table: Snapshot, seat: int, *, spoken: bool = False) -> Sight:
    return Sight(table, GAME, words_for(table.terms.language, spoken=spoken), seat)


def bell(seat: int, *, discreet: bool = False, muted: bool = False) -> Bell:
    return Bell("23456", 100 + seat, discreet, muted)


def crowded(table: Snapshot) -> Snapshot:
    """The same table with more cards in every hand than anybody ever holds."""
    state: Any = table.state
    state = state.clone()
    for seat in range(len(table.players)):
        state.hands[seat] = tuple(sorted([*range(30)] * 2 + [30] * 12 + [31] * 5 + [32] * 3))
    return replace(table, state=state)


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_preview_is_the_same_whatever_the_public_cannot_know(seats: int, language: str, spoken: bool) -> None:
    chance, texts = Random(seats), 0
    for table, entries in moments(seats, language):
        world = replace(table, state=GAME.imagine(table.state, None, chance.randbytes(32)))
        for seat in range(seats):
            one, other = (
                sheet(seen(each, seat, spoken=spoken), entries[-30:], Occasion(bell(seat))).text
                for each in (table, world)
            )
            assert one[:PREVIEW] == other[:PREVIEW]
            texts += one != other
    assert texts, "further down the secrets do differ"


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_sheet_fits_at_any_moment_with_the_worst_names_and_the_fullest_hands(
    seats: int, language: str, spoken: bool
) -> None:
    for table, entries in moments(seats, language):
        for moment in (table, crowded(table)):
            for seat in range(seats):
                own = seen(moment, seat, spoken=spoken)
                for settled in (None, *table.asks):
                    made = sheet(own, entries, Occasion(bell(seat), settled, TITLES))
                    assert PREVIEW < units(made.text) <= MOST
                    assert cut("\n".join(own.secrets()), SECRETS) in made.text


@pytest.mark.parametrize("language", LOCALES)
def test_no_hand_of_a_real_game_is_cut(language: str) -> None:
    for table, _ in moments(5, language):
        for seat in range(5):
            for spoken in (False, True):
                assert units("\n".join(seen(table, seat, spoken=spoken).secrets())) <= SECRETS


@pytest.mark.parametrize("language", LOCALES)
def test_discreet_leaves_every_secret_out_and_keeps_the_way_to_the_panel(language: str) -> None:
    for table, entries in moments(3, language):
        own = seen(table, 1)
        made = sheet(own, entries[-20:], Occasion(bell(1, discreet=True)))
        assert not any(secret in made.text for secret in own.secrets())
        assert str(made.row.buttons[0].id) == "o:23456"  # type: ignore[union-attr]


def test_each_button_asks_for_the_other_state() -> None:
    table, _ = next(moments(2, "en"))
    for on in (False, True):
        row = sheet(seen(table, 0), (), Occasion(bell(0, discreet=on, muted=on))).row
        ids = [str(button.id) for button in row.buttons if isinstance(button, Button)]
        other = "off" if on else "on"
        assert ids == ["o:23456", f"x:23456:0:discreet:{other}", f"x:23456:0:mute:{other}"]
        assert isinstance(row.buttons[-1], Link)


def test_what_was_settled_without_somebody_is_said_in_the_first_line() -> None:
    table, _ = next(m for m in moments(3, "en") if len(m[0].awaited) == 1)
    ask = table.asks[0]
    other = (ask.seat + 1) % 3
    first = sheet(seen(table, other), (), Occasion(bell(other), ask)).text.splitlines()[0]
    assert first.startswith("Settled: ")
    asked = sheet(seen(table, ask.seat), (), Occasion(bell(ask.seat), ask)).text
    assert asked.startswith("🔔"), "who is asked now reads that first"


def test_what_stays_of_a_sheet_that_is_withdrawn_has_no_secret_and_no_panel() -> None:
    table, _ = next(moments(3, "en"))
    made = left(seen(table, 0))
    assert not any(secret in made.text for secret in seen(table, 0).secrets())
    assert all(isinstance(button, Link) for button in made.row.buttons)
