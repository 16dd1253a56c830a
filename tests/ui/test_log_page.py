"""Pages of the log, and of what happened since: whole groups under their dates, filtered by player and round."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.tables import LogEntry, Player, Snapshot, Tables
from bot.tables.storage.panel_store import PanelStore
from bot.tables.values import By, PanelFacts
from bot.text import LOCALES, units, words_for
from bot.ui.kit.ids import read_id
from bot.ui.kit.news import rounds_of, told_groups
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import MOST_COMPONENTS, MOST_TEXT, ButtonRow, Image, Menu, Screen
from bot.ui.screens.log_page import ALL, LATER, PLAYER, ROOM, ROUND, LogView, in_pages, log_page, read_view
from bot.ui.screens.panel import Note, panel
from bot.ui.screens.since_page import SinceView, read_since, since_page
from tests.games import GAMES

from .holding import hold
from .positions import asked, called, crowded
from .reach import LOBBIES, tables_in
from .tables import played
from .test_digests import DIGESTED

DAY: Final = 86_400.0
SEATS: Final = 3


class Logged(Tables):
    """Tables with a log of their own under the code of the lobby."""

    entries: tuple[LogEntry, ...] = ()

    async def log(self, code: str, *, since: int = 0, limit: int | None = None) -> tuple[LogEntry, ...]:
        """The entries that the test gave."""
        return tuple(entry for entry in self.entries if entry.line > since)


class LoggedPanels(PanelStore):
    """Panels whose news are of that log."""

    logged: Logged

    async def facts(self, table: Snapshot, person: int) -> PanelFacts:
        """What is stored, with the entries that the test gave."""
        seat = table.seat_of(person)
        player = None if seat is None else table.players[seat]
        since = await self.logged.log(table.code, since=player.last_line if player else 0)
        return replace(await super().facts(table, person), since=since)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Logged]:
    async with tables_in(tmp_path) as ready:
        ready.__class__, ready.panels.__class__ = Logged, LoggedPanels
        assert isinstance(ready, Logged)
        assert isinstance(ready.panels, LoggedPanels)
        ready.panels.logged = ready
        yield ready


def whole(tables: Logged, game: str, *, names: str = "", days: int = 1) -> Snapshot:
    """A table late in a game, its log spread over some days."""
    moments = list(played(game, SEATS, 5))
    table, entries = moments[-3]
    tables.entries = tuple(
        replace(entry, at=1.7e9 + DAY * (n * days // len(entries))) for n, entry in enumerate(entries)
    )
    people = tuple(Player(100 + n, name) for n, name in enumerate(("Ana", "Bea", "Chloe")))
    table = replace(table, code=LOBBIES[tables], players=people, lines=entries[-1].line)
    return called(table, names, code=LOBBIES[tables], lines=entries[-1].line) if names else table


def by_hand(tables: Logged, table: Snapshot) -> Snapshot:
    """The table where all that the log tells was played by hand."""
    last = [max((entry.line for entry in tables.entries if entry.seat == seat), default=0) for seat in range(SEATS)]
    players = zip(table.players, last, strict=True)
    return replace(table, players=tuple(player and replace(player, last_line=line) for player, line in players))


def read(table: Snapshot, seat: int | None = 1, locale: str = "en", *, spoken: bool = False) -> Perspective:
    """How a seat reads it."""
    return Perspective(table, GAMES[table.game], words_for(locale, spoken=spoken), seat)


def body(screen: Screen) -> str:
    """The text below the head."""
    return screen.text.split("\n", 2)[2]


@pytest.mark.parametrize("game", GAMES)
async def test_the_pages_hold_all_groups_in_order_whole(tables: Logged, game: str) -> None:
    own = read(whole(tables, game, days=3))
    groups = told_groups(own, tables.entries, 1)
    pages = list(in_pages(groups))
    assert all(units(page.text) <= ROOM for page in pages)
    lines = [line for page in pages for line in page.text.split("\n") if not line.startswith("-# <t:")]
    assert lines == [line for told in groups for line in told.lines]


@pytest.mark.parametrize("game", DIGESTED)
async def test_a_date_stands_on_top_and_before_each_days_first_group(tables: Logged, game: str) -> None:
    own = read(whole(tables, game, days=3))
    pages = list(in_pages(told_groups(own, tables.entries, 1)))
    assert all(page.text.startswith("-# <t:") for page in pages)
    dates = [line for page in pages for line in page.text.split("\n") if line.startswith("-# <t:")]
    assert len(set(dates)) == 3 and len(dates) <= 3 + len(pages)


@pytest.mark.parametrize("game", DIGESTED)
async def test_the_log_of_one_player_tells_of_no_move_that_does_not_concern_them(tables: Logged, game: str) -> None:
    own = read(whole(tables, game))
    groups = told_groups(own, tables.entries, 1)
    theirs = [told for told in groups if told.concerns(own.names, 1, 2)]
    assert 0 < len(theirs) < len(groups)
    screen = await log_page(tables, own, LogView(0, player=2))
    assert theirs[0].lines[0] in screen.text
    assert all(told.lines[0] not in screen.text for told in groups[:8] if told not in theirs)


@pytest.mark.parametrize("game", DIGESTED)
async def test_every_group_is_in_one_round_and_each_round_has_an_entry(tables: Logged, game: str) -> None:
    own = read(whole(tables, game))
    groups = told_groups(own, tables.entries, 1)
    rounds = rounds_of(own, groups)
    assert rounds == sorted(rounds) and rounds[0] == 1 and rounds[-1] > 1
    screen = await log_page(tables, own, LogView(0))
    (menu,) = (part for part in screen.parts if isinstance(part, Menu) and part.id.choice == ROUND)
    shown = 0
    for entry in menu.entries[1:]:
        view, page = read_view(ROUND, menu.id.what, (entry.value,)), 0
        while True:
            text = (await log_page(tables, own, view._replace(page=page))).text
            shown += sum(not line.startswith(("-# ", "## ", "Log, page")) for line in text.split("\n"))
            if f"page {page + 1} of {page + 1}" in text:
                break
            page += 1
    assert shown == sum(len(told.lines) for told in groups)


def test_laps_are_counted_from_the_first_turn_to_the_final_round() -> None:
    for seed in range(4):
        *_, (table, entries) = played("rattus", SEATS, seed)
        public = read(table, None)
        groups = told_groups(public, entries, None)
        rounds = rounds_of(public, groups)
        assert (groups[0].head, rounds[0], rounds[1]) == ("**Opening**", 1, 1)
        assert rounds[-1] == 1 + public.game.round(table.state)


@pytest.mark.parametrize(
    ("game", "locale", "all_of_them", "first"),
    [
        ("hameln", "en", "All cycles", "Cycle 1"),
        ("hameln", "fr", "Tous les tours de table", "Tour de table 1"),
        ("rattus", "fr", "Tous les tours de table", "Tour de table 1"),
        ("rattus", "en", "All rounds", "Round 1"),
    ],
)
async def test_the_log_calls_a_round_as_the_game_does(
    tables: Logged, game: str, locale: str, all_of_them: str, first: str
) -> None:
    screen = await log_page(tables, read(whole(tables, game), locale=locale), LogView(0))
    (menu,) = (part for part in screen.parts if isinstance(part, Menu) and part.id.choice == ROUND)
    assert [entry.label for entry in menu.entries[:2]] == [all_of_them, first]


async def test_a_button_under_the_panel_opens_the_page_of_the_readers_last_line(tables: Logged) -> None:
    own = read(whole(tables, "rattus_cartus"))
    groups = told_groups(own, tables.entries, 1)
    pages = list(in_pages(groups))
    assert len(pages) > 1
    last = pages[0].line + 1
    screen = await log_page(tables, own, LogView(since=last))
    assert f"page 2 of {len(pages)}" in screen.text
    assert f"page {len(pages)} of" in (await log_page(tables, own)).text


async def test_where_news_are_folded_the_footer_has_the_log(tables: Logged) -> None:
    table = whole(tables, "rattus_cartus")
    screen = await panel(tables, read(table))
    labels = [button.label for part in screen.parts if isinstance(part, ButtonRow) for button in part.buttons]
    assert " earlier" in screen.text and "Log" in labels
    tables.entries = tables.entries[-2:]
    assert "Log" not in str((await panel(tables, read(table))).parts)


async def test_a_receipt_that_leaves_something_out_says_so_and_the_footer_has_the_log(tables: Logged) -> None:
    table = whole(tables, "rattus_cartus")
    done, tables.entries = tables.entries[-60:], ()
    screen = await panel(tables, read(table), Note(receipt=tuple(done)))
    labels = [button.label for part in screen.parts if isinstance(part, ButtonRow) for button in part.buttons]
    assert "Done:" in screen.text and " earlier" in screen.text and "Log" in labels


async def test_where_the_footer_has_no_room_for_the_log_the_fold_names_the_command(
    tables: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = whole(tables, "rattus_cartus")
    monkeypatch.setattr("bot.ui.screens.panel.MOST_COMPONENTS", 5)
    screen = await panel(tables, read(table))
    assert "/table since" in screen.text and "Log" not in str(screen.parts)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
async def test_pages_fit_with_the_worst_names(tables: Logged, game: str, locale: str) -> None:
    table = whole(tables, game, names="escapes", days=9)
    for spoken in (False, True):
        for seat in (None, 1):
            own = read(table, seat, locale, spoken=spoken)
            for view in (LogView(), LogView(0), LogView(0, 2), LogView(0, ALL, 1), LogView(0, 1, 3)):
                hold(await log_page(tables, own, view))
            hold((await since_page(tables, own, SinceView(3))).screen)


@pytest.mark.parametrize("game", DIGESTED)
async def test_since_goes_back_as_many_own_turns_as_are_asked_for(tables: Logged, game: str) -> None:
    own, lines = read(by_hand(tables, whole(tables, game))), list[int]()
    for back in (1, 2, 3):
        made = await since_page(tables, own, SinceView(back))
        between = {entry.seat for entry in tables.entries if lines and made.line < entry.line <= lines[-1]}
        assert {entry.seat for entry in tables.entries if entry.line == made.line} == {1}
        assert not lines or between > {1}, "a turn of others lies between"
        lines.append(made.line)
        after = told_groups(own, [entry for entry in tables.entries if entry.line > made.line], 1)
        shown = [line for line in made.screen.text.split("\n")[2:] if not line.startswith("-# <t:")]
        told = [line for group in after for line in group.lines]
        assert shown == (told or ["Nothing has happened since."])[: len(shown)] and shown


@pytest.mark.parametrize("by", ["care", "hand"])
async def test_who_comes_back_reads_what_was_answered_for_them_by_the_caretaker_or_a_prepared_answer(
    tables: Logged, by: By
) -> None:
    table = by_hand(tables, whole(tables, "notre_dame"))
    lines = sorted({entry.line for entry in tables.entries if entry.seat == 1})
    last, answered = lines[-3], set(lines[-2:])
    tables.entries = tuple(replace(entry, by=by if entry.line in answered else "hand") for entry in tables.entries)
    players = tuple(player and replace(player, last_line=min(player.last_line, last)) for player in table.players)
    own = read(replace(table, players=players))
    assert (await since_page(tables, own, SinceView())).line == last


async def test_a_turn_of_the_caretaker_is_no_own_turn_to_go_back_to(tables: Logged) -> None:
    own = read(by_hand(tables, whole(tables, "notre_dame")))
    second = (await since_page(tables, own, SinceView(2))).line
    third = (await since_page(tables, own, SinceView(3))).line
    cared = [replace(e, by="care") if e.seat == 1 and third < e.line <= second else e for e in tables.entries]
    tables.entries = tuple(cared)
    assert (await since_page(tables, own, SinceView(2))).line == third


async def test_who_watches_reads_all_since_the_start(tables: Logged) -> None:
    own = read(whole(tables, "rattus"), None)
    made = await since_page(tables, own, SinceView())
    assert made.line == 0 and told_groups(own, tables.entries, None)[0].lines[0] in made.screen.text


@pytest.mark.parametrize("what", ["0", "", "x", "3", "9_9_9", "999999999_1_2", "a_b_c", "1_2_3_4", "=-_"])
@pytest.mark.parametrize("choice", [LATER, PLAYER, ROUND])
async def test_forged_views_show_some_page(tables: Logged, choice: str, what: str) -> None:
    own = read(whole(tables, "rattus"))
    for values in ((), ("all",), ("77",), ("-4",)):
        hold(await log_page(tables, own, read_view(choice, what, values)))
    hold((await since_page(tables, own, read_since(what))).screen)


async def test_ids_of_the_pages_are_read_as_they_were_made(tables: Logged) -> None:
    own = read(whole(tables, "rattus_cartus"))
    screen = await log_page(tables, own, LogView(1, 2, ALL))
    ids = [part.id for part in screen.parts if isinstance(part, Menu)]
    for id in ids:
        assert read_id(str(id)) == id
    assert read_view(LATER, ids[0].what) == LogView(1, 2, ALL)


@pytest.mark.parametrize("game", GAMES)
async def test_panels_with_much_news_fit_with_and_without_a_picture(tables: Logged, game: str) -> None:
    picture = (Image(b"", "a picture", "question.jpg"),)
    for table, entries, ask in asked(game).values():
        tables.entries = entries
        table = called(crowded(table, ask.seat), "escapes", code=LOBBIES[tables], lines=10**6)
        for locale in LOCALES:
            screen = await panel(tables, read(table, ask.seat, locale))
            hold(screen)
            full = screen.pictured(picture)
            assert units(full.text) <= MOST_TEXT and full.components <= MOST_COMPONENTS
