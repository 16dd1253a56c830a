"""The direct message: no secret in its preview, nothing of it cut, and what its buttons change."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from bot.tables import NotificationState
from bot.text import LOCALES, units
from bot.ui.kit.names import in_text
from bot.ui.kit.screen import MOST_PLAIN, Button, Link
from bot.ui.screens.direct_message import PREVIEW, Occasion, direct_message, left
from rules import GAMES as FULL_GAMES
from rules.core import Move
from tests.games import GAMES

from .positions import CHOICES, asked, crowded
from .tables import SMALL_AND_LARGE, its_share, perspective, some_moments, two_readers

TITLES = ("Rattus Cartus · table 7F3K", "Rattus Cartus · table 9KDM", "Rattus Cartus · table B4RX")
GAME = "rattus_cartus"


def notification_state(seat: int, *, discreet: bool = False, muted: bool = False) -> NotificationState:
    return NotificationState("23456", 100 + seat, discreet, muted)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "seats"), SMALL_AND_LARGE)
def test_the_preview_is_the_same_whatever_the_public_cannot_know(game: str, seats: int, language: str) -> None:
    chance, texts = Random(seats), 0
    for table, entries in its_share(game, seats, 17 * seats, language, n=8):
        here = crowded(table, 0)
        worlds = here, replace(here, state=GAMES[game].imagine(here.state, None, chance.randbytes(32)))
        for seat in range(seats):
            for spoken in (False, True):
                one, other = (
                    direct_message(
                        perspective(world, seat, spoken=spoken), entries[-30:], Occasion(notification_state(seat))
                    ).text
                    for world in worlds
                )
                assert one[:PREVIEW] == other[:PREVIEW]
                texts += one != other
    assert texts, "further down the secrets do differ"


@pytest.mark.parametrize(("game", "choice"), CHOICES)
def test_a_sheet_has_all_secrets_whatever_the_names_and_the_position(game: str, choice: str) -> None:
    table, entries, ask = asked(game)[choice]
    for moment in (table, crowded(table, ask.seat)):
        for turn, seat in enumerate((ask.seat, (ask.seat + 1) % len(table.players))):
            for settled in (None, ask):
                for own in two_readers(seat, moment, turn + (settled is ask)):
                    made = direct_message(own, entries[-30:], Occasion(notification_state(seat), settled, TITLES))
                    assert PREVIEW < units(made.text) <= MOST_PLAIN
                    assert "\n".join(own.secrets()) in made.text


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_discreet_leaves_every_secret_out_and_keeps_the_way_to_the_panel(game: str, language: str) -> None:
    for table, entries in some_moments(game, GAMES[game].seats[-1], 17, language):
        own = perspective(crowded(table, 1), 1)
        made = direct_message(own, entries[-20:], Occasion(notification_state(1, discreet=True)))
        assert not any(secret in made.text for secret in own.secrets())
        assert str(made.row.buttons[0].id) == "o:23456"  # type: ignore[union-attr]


def test_each_button_asks_for_the_other_state() -> None:
    table, _ = some_moments(GAME, 2, 17)[0]
    for on in (False, True):
        row = direct_message(perspective(table, 0), (), Occasion(notification_state(0, discreet=on, muted=on))).row
        ids = [str(button.id) for button in row.buttons if isinstance(button, Button)]
        other = "off" if on else "on"
        assert ids == ["o:23456", f"x:23456:0:discreet:{other}", f"x:23456:0:mute:{other}"]
        assert isinstance(row.buttons[-1], Link)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_settled_without_somebody_is_said_in_the_first_line(game: str) -> None:
    table, _ = next(moment for moment in some_moments(game, 3, 17) if len(moment[0].awaited) == 1)
    ask = table.ask_of(table.awaited[0])
    assert ask is not None
    other = (ask.seat + 1) % 3
    first = direct_message(perspective(table, other), (), Occasion(notification_state(other), ask)).text.splitlines()[0]
    assert first.startswith("Settled: ")
    told = direct_message(perspective(table, ask.seat), (), Occasion(notification_state(ask.seat), ask)).text
    assert told.startswith("🔔"), "who is asked now reads that first"


@pytest.mark.parametrize("language", LOCALES)
def test_who_has_chosen_sealed_reads_what_and_of_what_among_the_secrets(language: str) -> None:
    game = GAMES["notre_dame"]
    table = perspective(some_moments("notre_dame", 3, 17, language)[0][0], 0).table
    state = game.new(3, bytes(32))
    ask = next(ask for ask in state.asked if ask.seat == 0)
    state, _ = game.play(state, Move(0, ask.choice, ask.options[:1], ask.revision))
    own = perspective(replace(table, state=state), 0)
    public, secret = direct_message(own, (), Occasion(notification_state(0))).text.split(
        own.words("ui-sheet-explained")
    )
    kept = own.ask
    assert kept is not None and kept.given is not None
    told = own.words("ui-sheet-kept", answer=in_text(own.option(kept, kept.given[0]).label))
    assert secret.strip().split("\n")[0] == told and told not in public
    assert own.secrets()[0] in secret


@pytest.mark.parametrize("game", GAMES)
def test_what_stays_of_a_sheet_that_is_withdrawn_has_no_secret_and_no_panel(game: str) -> None:
    moments = [perspective(crowded(table, 0), 0) for table, _ in some_moments(game, 3, 17)]
    own = next(own for own in moments if own.secrets())
    made = left(own)
    assert not any(secret in made.text for secret in own.secrets())
    assert all(isinstance(button, Link) for button in made.row.buttons)


@pytest.mark.parametrize("game", FULL_GAMES)  # the board of a made-up game may be too short without any line of it
def test_a_short_message_is_not_filled_up_with_the_head_of_a_table(game: str) -> None:
    for language in LOCALES:
        for table, _ in its_share(game, GAMES[game].seats[0], 3, language, n=4):
            own = perspective(table, 0)
            made = direct_message(own, (), Occasion(notification_state(0)))
            heads = [block.lines[0] for block in own.board().blocks if block.code and len(block.lines) > 1]
            assert not [line for line in made.text.split("\n") if line in heads]


@pytest.mark.parametrize("game", FULL_GAMES)
def test_a_short_message_is_filled_up_with_whole_lists_and_neither_small_print_nor_what_is_empty(game: str) -> None:
    for language in LOCALES:
        for table, _ in its_share(game, GAMES[game].seats[0], 3, language, n=4):
            own = perspective(table, 0)
            lines = direct_message(own, (), Occasion(notification_state(0))).text.split("\n")
            secret = own.words("ui-sheet-explained")
            public = lines[: lines.index(secret)] if secret in lines else lines
            assert not [line for line in public if line.startswith("-# ") or line.endswith("–")]
            for block in own.board().blocks:
                for line, below in pairwise(block.lines):
                    assert not below.startswith("- ") or (line in public) == (below in public)


def test_a_message_without_secrets_has_no_head_of_secrets_and_is_as_long_as_any() -> None:
    without_witch = [own for table, _ in some_moments("rattus", 2, 17) if not (own := perspective(table, 0)).secrets()]
    assert without_witch
    for own in without_witch:
        text = direct_message(own, (), Occasion(notification_state(0))).text
        assert own.words("ui-sheet-explained") not in text and units(text) > PREVIEW
        assert "Witch" not in text
