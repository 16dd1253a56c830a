"""A replay's screens: within all limits for every game, and never as somebody else before the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.replays import PlayedGame, ReplayCache, perspective_at, played_again, steps_of
from bot.tables import Person, Place, Snapshot, Tables
from bot.tables.storage.records import RecordedMove
from bot.text import LOCALES, Words, words_for
from bot.ui.interactions import replaying
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.services import Services
from bot.ui.kit.screen import Button, ButtonRow, Menu, Screen
from bot.ui.screens.replay import (
    FORK,
    OPEN,
    PUBLIC,
    VIEWER,
    ReplayView,
    ShownReplay,
    offered_viewers,
    replay_screen,
    seat_of,
)
from rules import GAMES
from rules.core import Ask, Pick, Refused
from tests.replays.records import NAMES, played, record, so_far
from tests.support.company import Company

from .holding import hold
from .tables import LONG_NAME

LARGEST = ("rattus_cartus/record-5", "rattus/record-4", "notre_dame/record-5", "hameln/record-5")
STRIDE = 11


def long_named(game: PlayedGame) -> PlayedGame:
    """The same game of people with awkward names."""
    players = [replace(player, name=LONG_NAME[:-1] + str(n)) for n, player in enumerate(game.table.players) if player]
    return replace(game, table=replace(game.table, players=tuple(players)))


def at(
    game: PlayedGame, nth: int, words: Words, viewer: str, *, own: int | None = None, pictured: bool = True
) -> Screen:
    """The screen of one step."""
    steps = steps_of(game, words, seat_of(viewer))
    shown = ShownReplay(game, steps, min(nth, len(steps) - 1), viewer, own)
    return replay_screen(shown, perspective_at(game, shown.step.line, words, seat_of(viewer)), pictured=pictured)


@pytest.mark.parametrize("name", LARGEST)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_step_fits_whoever_looks_and_however_they_read(name: str, locale: str) -> None:
    game = long_named(played(name))
    last = len(steps_of(game, words_for(locale))) - 1
    viewers = offered_viewers(game, 1)
    assert viewers[0] == "1" and viewers[-2:] == (PUBLIC, OPEN)
    for spoken, pictured in ((False, True), (False, False), (True, False)):
        words = words_for(locale, spoken=spoken)
        for n, nth in enumerate({*range(0, last, STRIDE), last}):
            screen = hold(at(game, nth, words, viewers[n % len(viewers)], own=1, pictured=pictured))
            assert pictured or len(screen.text) > 300


@pytest.mark.parametrize("name", LARGEST)
def test_the_menus_lead_to_every_round_and_to_every_step_of_it(name: str) -> None:
    game, words = played(name), words_for("en")
    steps = steps_of(game, words)
    for nth in range(0, len(steps), STRIDE):
        rounds, turns, _ = (part for part in at(game, nth, words, PUBLIC).parts if isinstance(part, Menu))
        assert len(rounds.entries) == steps[-1].round
        assert [entry.value for entry in turns.entries if entry.chosen] == [str(nth)]
        assert {max(1, steps[int(entry.value)].round) for entry in turns.entries} == {max(1, steps[nth].round)}


# ------------------------------------------------------------------- who may look as whom


def caller(person: int, guild: int = 1) -> Caller:
    """Somebody in a server."""
    return Caller(Person(person, "Zoé"), words_for("en"), "key", Place(guild, 1001))


def offered(screen: Screen) -> list[str]:
    """The viewers that a screen offers."""
    menus = (part for part in screen.parts if isinstance(part, Menu) and part.id.choice == VIEWER)
    return [entry.value for menu in menus for entry in menu.entries]


async def test_while_the_game_goes_on_one_looks_as_oneself_or_as_everybody(services: Services) -> None:
    company = Company(services.tables)
    code = await company.sit_down("rattus_cartus", 3)
    table = await company.play_on(code, 40)
    ana, bystander = table.people[0], 999
    own = str(table.seat_of(ana))
    other = str((int(own) + 1) % 3)
    mine = await press(services, caller(ana), f"R:{code}")
    assert offered(mine.screen) == [own, PUBLIC]
    public = await press(services, caller(bystander), f"R:{code}")
    assert offered(public.screen) == []
    for wanted in (own, other, OPEN, "7", "x"):
        assert (await press(services, caller(bystander), f"R:{code}:0:{VIEWER}:3_p", (wanted,))).screen == (
            await press(services, caller(bystander), f"R:{code}:0:replay_on:3_p")
        ).screen
    for wanted in (other, OPEN, "-1"):
        forged = await press(services, caller(ana), f"R:{code}:0:{VIEWER}:3_p", (wanted,))
        assert forged.screen == (await press(services, caller(ana), f"R:{code}:0:replay_on:3_{own}")).screen
    elsewhere = await press(services, caller(bystander, guild=2), f"R:{code}")
    assert "no table" in elsewhere.text.lower()


async def test_after_the_end_one_looks_as_anybody_and_the_replay_begins_with_the_deal(services: Services) -> None:
    company = Company(services.tables)
    code = await company.sit_down("rattus", 2)
    table = await company.play_on(code)
    assert table.status == "over"
    first = await press(services, caller(999), f"R:{code}")
    assert "The deal" in first.text and offered(first.screen) == ["0", "1", PUBLIC, OPEN]
    last = await press(services, caller(999), f"R:{code}:0:replay_last:99999_{OPEN}")
    assert "**Round" in last.text
    hold(last.screen)


async def test_the_replay_of_a_game_of_cycles_counts_cycles(services: Services) -> None:
    company = Company(services.tables)
    code = await company.sit_down("hameln", 3)
    await company.play_on(code)
    last = await press(services, caller(999), f"R:{code}:0:replay_last:99999_{OPEN}")
    assert "**Cycle" in last.text and "Round" not in last.text
    labels = {entry.label for part in last.screen.parts if isinstance(part, Menu) for entry in part.entries}
    assert "Cycle 1" in labels or "Cycles 1 to 2" in labels


class EndsMeanwhile(ReplayCache):
    """Reads a game that comes to its end between the look at its table and the look at its moves."""

    async def game(self, tables: Tables, table: Snapshot) -> PlayedGame:
        """The game, over by now."""
        await Company(tables).play_on(table.code)
        return await super().game(tables, table)


async def test_a_game_that_ends_as_it_is_read_stays_closed_while_its_deal_is_played_at_another_table(
    services: Services,
) -> None:
    tables, people = services.tables, Company(services.tables).people
    code = (await tables.open(people[0], Place(1, 77), "rattus", 2)).table.code
    await tables.set_options(code, people[0].id, {"tables": 2})
    for person in people[1:4]:
        await tables.join(code, person)
    one, _ = (await tables.start(code, people[0].id)).table.terms.sisters
    reader = (await services.look(one)).people[0]
    reply = await press(replace(services, replays=EndsMeanwhile()), caller(reader), f"R:{one}")
    assert (await services.look(one)).status == "over"
    assert "still played at another table" in reply.text and not offered(reply.screen)


async def test_who_practises_alone_plays_on_from_a_step_on_their_own_seat_and_sees_no_other(services: Services) -> None:
    company = Company(services.tables)
    old = await company.play_on(await company.sit_down("rattus", 2))
    ana, place = company.people[0], Place(1, 77)
    table = (await services.tables.practice.open(old, 30, 1, ana, place)).table
    shown = await press(services, caller(ana.id), f"R:{table.code}:0:replay_first:0_1")
    assert offered(shown.screen) == ["1", PUBLIC] and forks(shown.screen) == ["replay_fork"]
    assert not forks((await press(services, caller(999), f"R:{table.code}:0:replay_first:0_p")).screen)
    asked = await press(services, caller(ana.id), f"R:{table.code}:0:replay_fork:1_{OPEN}")
    assert forks(asked.screen) == ["replay_fork_1"] and "practice here ends" in asked.text
    for person, seat in ((ana.id, 0), (999, 1)):
        with pytest.raises(Refused, match=r"not_your_seat|not_over"):
            await replaying.play_on(services, caller(person), table.code, ReplayView(1, "1"), seat)
    with pytest.raises(Refused, match="not_over"):
        await replaying.thought(services, caller(ana.id), table.code, ReplayView(1, "1"))
    assert (await services.look(table.code)).status == "running"


async def test_the_panel_of_a_new_practice_says_in_a_small_line_where_it_comes_from(services: Services) -> None:
    company = Company(services.tables)
    old = await company.play_on(await company.sit_down("rattus", 2))
    shown = replace(caller(company.people[0].id), place=Place(1, 77))
    panel = hold((await replaying.play_on(services, shown, old.code, ReplayView(5), 0)).screen)
    assert f"\n-# Practice, played on from {old.code}" in panel.text


def forks(screen: Screen) -> list[str]:
    """The buttons that play on."""
    buttons = (button for part in screen.parts if isinstance(part, ButtonRow) for button in part.buttons)
    return [each.id.choice for each in buttons if isinstance(each, Button) and each.id.choice.startswith(FORK)]


async def test_a_lobby_has_nothing_to_look_back_on_and_forged_ids_do_no_harm(services: Services) -> None:
    tables = services.tables
    code = (await tables.open(Person(101, "Ana"), Place(1, 77), "hameln", 3)).table.code
    assert "while the game runs" in (await press(services, caller(101), f"R:{code}")).text
    company = Company(tables)
    code = await company.sit_down("hameln", 3)
    await company.play_on(code, 9)
    for what in ("99_99", "x_y", "7", "0_o", "_", "999999999_p"):
        for choice in ("replay_on", "replay_round", "replay_turn", VIEWER, "else"):
            hold((await press(services, caller(101), f"R:{code}:0:{choice}:{what}")).screen)
            hold((await press(services, caller(101), f"R:{code}:0:{choice}:{what}", ("99999",))).screen)


def sealed_twins() -> Iterator[tuple[PlayedGame, PlayedGame, int]]:
    """Pairs of games that differ in nothing but the last answer, which stays sealed, and whose it is."""
    for name in NAMES[::2]:
        for share in (0.2, 0.4, 0.6):
            half = so_far(name, share)
            for ask in half.table.asks:
                picks = ask.options[: ask.least], ask.options[-ask.least :]
                if ask.given is None and ask.least and picks[0] != picks[1]:
                    one, two = (_answered(name, half, ask, pick) for pick in picks)
                    if _is_sealed(one, ask.seat) and _is_sealed(two, ask.seat):
                        yield one, two, ask.seat


def _answered(name: str, half: PlayedGame, ask: Ask, pick: Pick) -> PlayedGame:
    """The same game with one answer more."""
    move = RecordedMove.model_validate({"seat": ask.seat, "choice": ask.choice, "pick": pick})
    return played_again(record(name).model_copy(update={"moves": (*half.moves, move), "result": None}), GAMES)


def _is_sealed(game: PlayedGame, seat: int) -> bool:
    ask = game.table.ask_of(seat)
    return ask is not None and ask.given is not None


def test_a_sealed_answer_changes_nothing_that_anybody_else_can_look_back_on() -> None:
    words, found = words_for("en"), 0
    for one, two, mover in sealed_twins():
        found += 1
        for viewer in (PUBLIC, *(str(seat) for seat in range(len(one.table.players)) if seat != mover)):
            for pictured in (True, False):
                assert at(one, 999, words, viewer, pictured=pictured) == at(two, 999, words, viewer, pictured=pictured)
    assert found >= 3
