"""The pictures of private answers: the look that their reader chose, and of many presses the newest."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest
from structlog.testing import capture_logs

from bot.metrics import REGISTRY
from bot.pictures import DARK, Chart, Renderer, Theme
from bot.pictures.fair import Asker
from bot.tables import Posted, Snapshot
from bot.ui.kit import earlier_views, illustrator
from bot.ui.kit.illustrator import CONTRAST, LOOKS, PICTURES, Illustrator
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.posting import NotEditable
from bot.ui.kit.request_gate import RequestGate
from bot.ui.kit.screen import Image, Screen, Text

from .desk import a_company
from .tables import perspective, played, some_moments


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    with closing(Renderer()) as renderer:
        yield renderer


def counted_late() -> float:
    """The answers so far that went without their picture at first."""
    return REGISTRY.get_sample_value("ratskeller_pictures_total", {"sort": "answer", "outcome": "late"}) or 0.0


async def test_a_hand_is_drawn_in_the_contrast_that_its_reader_has_chosen(renderer: Renderer) -> None:
    illustrator = Illustrator(renderer, in_time=120.0)
    table = next(table for table, _ in some_moments("rattus_cartus", 2, 5) if table.status == "running")
    (plain,), (chosen,) = [
        await drawn(illustrator, perspective(table, 0), LOOKS[look]) for look in (PICTURES, CONTRAST)
    ]
    assert chosen.data != plain.data and chosen.alt == plain.alt


async def test_what_somebody_has_pressed_a_button_for_is_drawn_before_the_rest(renderer: Renderer) -> None:
    illustrator, free, made = Illustrator(renderer, in_time=120.0), threading.Event(), list[str]()
    tables = [table for table, _ in some_moments("rattus_cartus", 2, 5) if table.status == "running"]
    renderer._threads[0]._thread.submit(free.wait)

    async def ask(name: str, table: Snapshot, asker: Asker) -> None:
        assert await illustrator.draw(perspective(table, 0), "board", asker=asker)
        made.append(name)

    first, *rest, pressed = tables
    later = [ask("later", table, f"table {nth}") for nth, table in enumerate(rest)]
    asking = [ask("first", first, "a table"), *later, ask("pressed", pressed, 5)]
    tasks = [asyncio.create_task(each) for each in asking]
    await asyncio.sleep(0.01)
    free.set()
    await asyncio.gather(*tasks)
    assert made == ["first", "pressed", *["later"] * len(rest)] and rest


async def test_of_many_presses_in_one_panel_the_newest_alone_is_drawn(renderer: Renderer) -> None:
    illustrator = Illustrator(renderer, in_time=0.01)
    tables = [table for table, _ in some_moments("rattus_cartus", 2, 5) if table.status == "running"]
    free = threading.Event()
    renderer._threads[-1]._thread.submit(free.wait)  # somebody else's, which takes its time
    added, panel, screen, before = list[int](), 77, Screen((Text("Your hand"),)), counted_late()

    async def press(nth: int, table: Snapshot) -> None:
        number = illustrator.pressed(panel)

        async def put(_: Screen) -> int:
            return panel if illustrator.is_newest(panel, number) else 0

        async def add(_: int, __: Screen) -> None:
            added.append(nth)

        drawing = await illustrator.question(perspective(table, nth % 2))
        assert drawing is not None
        await illustrator.answer(drawing, screen, put, add)

    for nth, table in enumerate(tables):
        await press(nth, table)
    assert len(tables) > 3
    assert counted_late() - before == len(tables)
    free.set()
    async with asyncio.timeout(60):
        while not added:
            await asyncio.sleep(0.01)
    assert added == [len(tables) - 1]
    assert renderer.drawn <= 2, "the first was begun, the others were superseded"


@pytest.mark.parametrize("fault", [NotEditable, asyncio.CancelledError])
async def test_what_is_drawn_for_a_message_that_is_not_written_is_given_up(
    renderer: Renderer, fault: type[BaseException]
) -> None:
    illustrator = Illustrator(renderer, in_time=0.01)
    *_, (table, _) = played("rattus_cartus", 2, 5)
    free, running = threading.Event(), asyncio.all_tasks()
    for thread in renderer._threads:
        thread._thread.submit(free.wait)  # somebody else's, which takes its time

    async def put(_: Screen) -> int:
        raise fault

    async def add(_: int, __: Screen) -> None:
        raise AssertionError

    screen, chart = Screen((Text("The end"),)), Chart("", ((0, 0), (5, 7)))
    try:
        with pytest.raises(fault):
            await illustrator.board(perspective(table), screen, put, add, anew=True, chart=chart)
        async with asyncio.timeout(60):
            while asyncio.all_tasks() - running:
                await asyncio.sleep(0.01)
    finally:
        free.set()
        renderer.close()  # its jobs belong to this loop


async def test_a_board_marks_the_same_whether_the_last_answer_was_pressed_or_prepared(
    renderer: Renderer, tmp_path: Path
) -> None:
    async with a_company(tmp_path) as people:
        code = await people.company.sit_down("rattus", 2)
        table = await people.company.play_on(code, 12)
        while not 0 < last_line(table) < table.lines - 3:
            table = await people.company.play_on(code, 1)
        pressed_nothing = tuple(player and replace(player, last_line=0) for player in table.players)
        pictures = [
            await board_of(Illustrator(renderer, people.tables, in_time=120.0), perspective(each))
            for each in (table, replace(table, players=pressed_nothing))
        ]
        assert pictures[0] == pictures[1]


async def test_marks_compare_with_the_newest_message_though_another_process_sent_it(
    renderer: Renderer, tmp_path: Path
) -> None:
    async with a_company(tmp_path) as people:
        code = await people.company.sit_down("rattus_cartus", 2)
        here, beside = (Illustrator(renderer, people.tables, in_time=120.0) for _ in range(2))
        for sender in (here, beside):
            table = await people.company.play_on(code, 4)
            await board_of(sender, perspective(table))
            await people.tables.messages.remember(code, Posted("board", None, 1, 1, 0.0, table.lines))
        public = perspective(await people.company.play_on(code, 1))
        assert await board_of(here, public) == await board_of(beside, public)


async def test_an_edit_marks_what_changed_since_the_message_before_though_another_process_sent_this_one(
    renderer: Renderer, tmp_path: Path
) -> None:
    async with a_company(tmp_path) as people:
        code = await people.company.sit_down("rattus", 2)
        here, beside = (Illustrator(renderer, people.tables, in_time=120.0) for _ in range(2))
        table, before = await people.company.play_on(code, 12), 0
        for _ in range(2):
            await board_of(here, perspective(table))
            await people.tables.messages.remember(code, Posted("board", None, 1, 1, 0.0, table.lines))
            await people.tables.messages.remember(code, Posted("since", None, 1, 1, 0.0, before))
            table, before = await people.company.play_on(code, 1), table.lines
        public = perspective(table)
        assert await board_of(here, public, anew=False) == await board_of(beside, public, anew=False)


@pytest.mark.parametrize("overtaken", [False, True])
async def test_a_late_picture_is_left_out_where_another_process_has_brought_the_board_further(
    renderer: Renderer, tmp_path: Path, overtaken: bool
) -> None:
    async with a_company(tmp_path) as people:
        free, added = threading.Event(), list[int]()
        table = await people.company.play_on(await people.company.sit_down("rattus", 2), 3)
        illustrator = Illustrator(renderer, people.tables, in_time=0.0)
        renderer._threads[-1]._thread.submit(free.wait)  # somebody else's, which takes its time

        async def put(_: Screen) -> int:
            return 1

        async def add(message: int, _: Screen) -> None:
            added.append(message)

        await illustrator.board(perspective(table), Screen((Text("The board"),)), put, add, anew=True)
        line = table.lines + 1 if overtaken else table.lines
        await people.tables.messages.remember(table.code, Posted("board", None, 1, 1, 0.0, line))
        free.set()
        async with asyncio.timeout(60):
            while illustrator._late._late:
                await asyncio.sleep(0.01)
        assert added == ([] if overtaken else [1])


@pytest.mark.parametrize("at_the_gate", [True, False])
async def test_a_late_picture_that_another_process_overtakes_on_its_way_stays_out_or_is_put_right(
    renderer: Renderer, tmp_path: Path, at_the_gate: bool
) -> None:
    async with a_company(tmp_path) as people:
        gate, added = RequestGate(), list[int]()
        table = await people.company.play_on(await people.company.sit_down("rattus", 2), 3)
        illustrator = Illustrator(renderer, people.tables, in_time=0.0)

        async def put(_: Screen) -> int:
            return 1

        async def add(message: int, _: Screen) -> None:
            if not at_the_gate:
                await gate.enter()
            await people.tables.messages.remember(table.code, Posted("board", None, 1, 1, 0.0, table.lines + 1))
            if at_the_gate:
                await gate.enter()
            added.append(message)

        await people.database.write(lambda connection: connection.execute("delete from outbox") and None)
        await illustrator.board(perspective(table), Screen((Text("The board"),)), put, add, anew=True)
        await people.tables.messages.remember(table.code, Posted("board", None, 1, 1, 0.0, table.lines))
        async with asyncio.timeout(60):
            while illustrator._late._late:
                await asyncio.sleep(0.01)
        due = await people.database.read(lambda c: [tuple(row) for row in c.execute("select kind from outbox")])
        assert (added, due) == (([], []) if at_the_gate else ([1], [("board",)]))


async def test_what_a_picture_marks_for_who_saw_their_last_move_needs_no_game_played_again(
    renderer: Renderer, tmp_path: Path
) -> None:
    async with a_company(tmp_path) as people:
        table = await people.company.play_on(await people.company.sit_down("rattus_cartus", 2), 8)
        here, later = (Illustrator(renderer, people.tables, in_time=120.0) for _ in range(2))
        seat = who_moved_last(table)
        while who_moved_last(table) == seat:
            await drawn(here, perspective(table, seat))
            table = await people.company.play_on(table.code, 1)
        marked = await drawn(Illustrator(renderer, people.tables, in_time=120.0), perspective(table, seat))
        await people.database.write(lambda connection: connection.execute("delete from deals") and None)
        assert await drawn(here, perspective(table, seat)) == marked
        assert await drawn(later, perspective(table, seat)) != marked, "nothing was marked"


def who_moved_last(table: Snapshot) -> int:
    """The seat whose move is the newest."""
    return max(range(len(table.players)), key=lambda seat: getattr(table.players[seat], "last_line", 0))


def last_line(table: Snapshot) -> int:
    """Where in the log whoever is asked first has pressed last."""
    player = table.players[table.awaited[0]]
    return player.last_line if player else 0


async def board_of(illustrator: Illustrator, public: Perspective, *, anew: bool = True) -> bytes:
    """The picture of the board."""
    made = list[Image]()

    async def put(screen: Screen) -> int:
        made.extend(screen.images)
        return 1

    async def add(_: int, __: Screen) -> None:
        raise AssertionError("it came late")

    await illustrator.board(public, Screen((Text("The board"),)), put, add, anew=anew)
    return made[0].data


async def drawn(illustrator: Illustrator, reader: Perspective, theme: Theme = DARK) -> tuple[Image, ...]:
    """The hand of a reader."""
    drawing = await illustrator.question(reader, theme)
    assert drawing is not None
    return await drawing


@pytest.mark.parametrize("broken", ["painter_of", "scene_of", "ending_scene"])
async def test_a_fault_in_what_only_serves_a_picture_stops_no_message(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, broken: str
) -> None:
    """A board was tried again for ever, and never in its least form."""
    monkeypatch.setattr(earlier_views if broken == "painter_of" else illustrator, broken, fails)
    sent = list[Screen]()

    async def put(screen: Screen) -> int:
        sent.append(screen)
        return 5

    async def add(message: int, screen: Screen) -> None:
        """Nothing comes later."""

    async with a_company(tmp_path) as people:
        code = await people.company.sit_down("rattus", 2)
        public = perspective(await people.company.play_on(code))
        made = Illustrator(renderer, people.tables, in_time=120.0)
        with capture_logs() as logs:
            chart = Chart("", ((0, 0), (5, 7)))
            await made.board(public, Screen((Text("The end"),)), put, add, anew=True, chart=chart)
    assert [screen.text for screen in sent] == ["The end"]
    assert [log["event"] for log in logs] == ["a picture failed"]


async def test_a_fault_in_the_picture_of_a_question_lets_its_panel_come_without_one(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(illustrator, "question_scene", fails)
    table = next(table for table, _ in some_moments("rattus_cartus", 2, 5) if table.status == "running")
    with capture_logs() as logs:
        assert await Illustrator(renderer).question(perspective(table, 0)) is None
    assert [log["event"] for log in logs] == ["a picture failed"]


def fails(*_: object, **__: object) -> NoReturn:
    """A fault of the program."""
    raise AssertionError("a secret")
