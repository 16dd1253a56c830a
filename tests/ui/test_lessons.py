"""Lessons through the services: from *Learn* to the ending, whatever is pressed, and for the learner's eyes alone."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path

import discord
import pytest

from bot.lessons import END, keys_of, lesson_of, told_again
from bot.lessons.choosing import ASIDE
from bot.tables import Person, Place, Snapshot, Tables
from bot.tables.values import Advice
from bot.tables.values.timing import Timing
from bot.tables.workers.expiry import ExpiryWorker
from bot.text import LOCALES, words_for
from bot.ui.interactions import lessons
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.replies import Reply
from bot.ui.interactions.services import Bots, Services
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import MOST_COMPONENTS, MOST_TEXT, Button, ButtonRow, Screen, TextWithButton
from bot.ui.screens.lesson import after_lines, better_line
from bot.ui.screens.lobby import lobby
from db import Connection, Database
from rules import GAMES
from rules.core import Ask, Move
from tests.support.company import Company
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

ANA, BEA = Person(7, "Ana"), Person(8, "Bea")
READERS = [(locale, spoken) for locale in LOCALES for spoken in (False, True)]


@dataclass
class Class:
    """Learners at a service of their own; they press in private, where the bot sees no channel."""

    services: Services
    database: Database
    clock: MovableClock
    keys: count[int] = field(default_factory=count)

    @property
    def tables(self) -> Tables:
        return self.services.tables

    def caller(self, locale: str = "en", person: Person = ANA, *, spoken: bool = False) -> Caller:
        return Caller(person, words_for(locale, spoken=spoken), f"key-{next(self.keys)}", None)

    async def lesson(self, game: str, person: Person = ANA) -> Snapshot:
        found = await self.tables.lessons.of(person.id, game)
        assert found is not None
        return found

    async def answer(self, caller: Caller, table: Snapshot, lots: random.Random) -> Reply:
        """Any answer to the open question."""
        perspective = self.services.perspective(caller, table)
        ask = perspective.ask
        assert ask is not None
        pick = lots.sample(ask.options, lots.randint(ask.least, min(ask.most, len(ask.options))))
        return await self.services.submit(caller, perspective, [Move(ask.seat, ask.choice, tuple(pick), ask.revision)])

    async def ended(self, game: str, locale: str = "en", *, spoken: bool = False, seed: int = 0) -> list[Reply]:
        """All that a learner reads up to the ending."""
        lots = random.Random(seed)
        read = [await lessons.learn(self.services, self.caller(locale, spoken=spoken), game)]
        while read[-1].panel_of is not None:
            caller = self.caller(locale, spoken=spoken)
            read.append(await self.answer(caller, await self.lesson(game), lots))
            assert len(read) < 100
        return read

    async def rows(self, sql: str) -> list[tuple[object, ...]]:
        def read(connection: Connection) -> list[tuple[object, ...]]:
            return connection.execute(sql).fetchall()

        return await self.database.read(read)


@pytest.fixture(name="room")
async def class_of_one_service(tmp_path: Path) -> AsyncIterator[Class]:
    database, clock = await Database.open(fresh(tmp_path / "tables.db")), MovableClock()
    tables = Tables(database, clock)
    await tables.begin()
    yield Class(Services(tables, GAMES, discord.Client(intents=discord.Intents.none())), database, clock)
    await database.close()


def buttons(screen: Screen) -> dict[str, Button]:
    """All buttons of a screen by their labels."""
    rows = [button for part in screen.parts if isinstance(part, ButtonRow) for button in part.buttons]
    beside = [part.button for part in screen.parts if isinstance(part, TextWithButton)]
    return {button.label: button for button in (*rows, *beside) if isinstance(button, Button)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("locale", "spoken"), READERS)
@pytest.mark.sampled
async def test_from_learn_to_the_ending_every_screen_fits_and_teaches(
    room: Class, game: str, locale: str, *, spoken: bool
) -> None:
    read = await room.ended(game, locale, spoken=spoken)
    lesson = lesson_of(locale, game)
    assert lesson is not None
    for reply in read:
        assert len(reply.screen.text) <= MOST_TEXT
        assert reply.screen.components <= MOST_COMPONENTS
    assert lesson.texts.welcome in read[0].text
    told = "\n".join(reply.text for reply in read)
    assert all(point.about in told for point in lesson.texts.points.values())
    assert lesson.texts.ending in read[-1].text
    words = words_for(locale, spoken=spoken)
    assert words("lesson-ends") in read[-1].text
    assert {words("lesson-play-on"), words("lesson-again"), words("lesson-open")} <= set(buttons(read[-1].screen))


@pytest.mark.parametrize("game", GAMES)
async def test_the_ending_hides_what_the_learner_cannot_know_and_changes_nothing(room: Class, game: str) -> None:
    await room.ended(game)
    table = await room.lesson(game)
    assert table.status == "running"
    caller = room.caller()
    again = [(await lessons.finish(room.services, caller, table.code)).text for _ in range(2)]
    assert again[0] == again[1]
    assert (await room.lesson(game)).revision == table.revision


async def test_after_the_ending_one_can_play_on_without_lessons(room: Class) -> None:
    ending = (await room.ended("rattus"))[-1]
    reply = await press(room.services, room.caller(), str(buttons(ending.screen)["Play on"].id))
    assert reply.panel_of is not None
    assert "Lesson:" not in reply.text
    assert "met it all" not in reply.text
    lots = random.Random(1)
    while (table := await room.tables.look(reply.panel_of.table.code)).status == "running":
        last = await room.answer(room.caller(), table, lots)
    assert "the whole game" in last.text
    assert "Play on" not in buttons(last.screen)


async def test_another_deal_begins_another_lesson_and_ends_the_first(room: Class) -> None:
    ending = (await room.ended("rattus"))[-1]
    first = await room.lesson("rattus")
    await press(room.services, room.caller(), str(buttons(ending.screen)["Again, another deal"].id))
    second = await room.lesson("rattus")
    assert second.code != first.code
    assert second.terms.lesson == 1
    assert (await room.tables.look(first.code)).status == "closed"
    assert (
        not await room.tables.lessons.told(second.code)
        or END not in (await room.tables.lessons.told(second.code)).values()
    )


async def test_learn_goes_on_where_the_learner_left_and_says_the_same_above_the_question(room: Class) -> None:
    first = await lessons.learn(room.services, room.caller(), "hameln")
    again = await lessons.learn(room.services, room.caller(), "hameln")
    assert first.panel_of is not None
    assert again.panel_of is not None
    assert again.panel_of.table.code == first.panel_of.table.code
    lesson = lesson_of("en", "hameln")
    assert lesson is not None
    assert lesson.texts.points["man"].about in first.text
    assert lesson.texts.points["man"].about in again.text


async def test_what_was_told_aside_is_told_so_when_the_panel_is_drawn_again(room: Class) -> None:
    read = await room.ended("hameln")
    aside = room.caller().words("lesson-aside", about="").strip()
    assert any(aside in reply.text for reply in read)
    told = await room.tables.lessons.told((await room.lesson("hameln")).code)
    keys = [key for key in told.values() if key.startswith(ASIDE)]
    lesson = lesson_of("en", "hameln")
    assert lesson is not None
    for key in keys:
        again = told_again(lesson, key)
        assert again is not None and again.aside and again.key == key
    assert keys_of(told.values()) - {END} == set(lesson.texts.points)


async def test_after_an_answer_nothing_is_said_of_a_point_that_was_told_aside(room: Class) -> None:
    await lessons.learn(room.services, room.caller(), "rattus_cartus")
    now = room.services.perspective(room.caller(), await room.lesson("rattus_cartus"))
    lesson = lesson_of("en", "rattus_cartus")
    assert lesson is not None
    assert after_lines(now, lesson, ["sword"], ())
    assert after_lines(now, lesson, [f"{ASIDE}sword"], ()) == []


async def test_a_lesson_calls_nobody_and_counts_nowhere(room: Class) -> None:
    await room.ended("rattus")
    table = await room.lesson("rattus")
    assert await room.rows("select * from outbox") == []
    assert await room.rows("select kind from timers") == [("lesson",)]
    assert await room.rows("select * from alarms") == []
    assert await room.rows("select * from waits") == []
    assert await room.tables.tables_of(ANA.id) == ()
    assert await room.tables.waiting_for(ANA.id) == ()
    assert not table.terms.counts
    assert not table.is_open_to(BEA.id, 1)


async def test_lessons_of_many_stand_side_by_side_and_beside_real_tables(room: Class) -> None:
    for person in (ANA, BEA):
        for game in GAMES:
            reply = await lessons.learn(room.services, room.caller(person=person), game)
            assert reply.panel_of is not None
    opened = await room.tables.open(ANA, Place(1, 2), "rattus")
    assert await room.tables.is_first_table(ANA.id)
    assert [brief.code for brief in await room.tables.tables_of(ANA.id)] == [opened.table.code]


async def test_a_lesson_that_nobody_goes_on_with_closes_by_itself(room: Class) -> None:
    await lessons.learn(room.services, room.caller(), "rattus")
    code = (await room.lesson("rattus")).code
    worker = ExpiryWorker(room.database, room.clock, room.tables)
    room.clock.move(Timing().lesson + 1)
    await worker.round()
    assert (await room.tables.look(code)).status == "closed"
    assert await room.tables.lessons.of(ANA.id, "rattus") is None


async def test_nobody_else_can_press_at_a_lesson(room: Class) -> None:
    await lessons.learn(room.services, room.caller(), "rattus")
    table = await room.lesson("rattus")
    for verb in ("o", "m", "l", "d"):
        reply = await press(room.services, room.caller(person=BEA), f"{verb}:{table.code}")
        assert "There is no table" in reply.text or table.code in reply.text
        assert reply.panel_of is None
    assert (await room.tables.look(table.code)).revision == table.revision


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lobby_has_the_way_into_the_lesson(room: Class, locale: str) -> None:
    table = (await room.tables.open(ANA, Place(1, 2), "hameln")).table
    shown = lobby(Perspective(table, GAMES["hameln"], words_for(locale)))
    button = buttons(shown)[words_for(locale)("lesson-learn")]
    caller = Caller(BEA, words_for(locale), "press", Place(1, 2))
    reply = await press(room.services, caller, str(button.id))
    assert reply.panel_of is not None
    assert reply.panel_of.table.is_lesson
    assert reply.panel_of.table.code != table.code


async def test_an_answer_counts_and_is_taught_though_what_a_bot_thinks_of_it_fails(room: Class) -> None:
    async def failing(table: Snapshot, ask: Ask, number: int) -> Advice:
        raise RuntimeError("a process that thinks has died")

    room.services = replace(room.services, bots=Bots(advise=failing))
    read = await room.ended("rattus_cartus")
    assert not [reply.text for reply in read if "our fault" in reply.text]


async def test_what_a_bot_thinks_better_is_said_only_where_it_is(room: Class) -> None:
    await lessons.learn(room.services, room.caller(), "rattus")
    before = room.services.perspective(room.caller(), await room.lesson("rattus"))
    ask = before.ask
    assert ask is not None
    best, worse = ((option,) for option in ask.options[:2])
    weighed = ((best, 0.6), (worse, 0.4))
    assert "A bot would rather" in better_line(before, Move(ask.seat, ask.choice, worse, ask.revision), weighed)
    assert better_line(before, Move(ask.seat, ask.choice, best, ask.revision), weighed) == ""
    assert better_line(before, Move(ask.seat, ask.choice, worse, ask.revision), ((best, 0.6), (worse, 0.59))) == ""
    assert better_line(before, Move(ask.seat, ask.choice, worse, ask.revision), ()) == ""
    other = ask.options[2:3]
    for third, said in ((0.59, False), (0.3, True)):
        named = ((best, 0.6), (worse, third))
        line = better_line(before, Move(ask.seat, ask.choice, other, ask.revision), named)
        assert bool(line) == said, "what is not named may be as good as the last that is"


async def test_the_order_of_presses_makes_no_other_answer(room: Class) -> None:
    company = Company(room.tables)
    table = await room.tables.look(await company.sit_down("rattus_cartus", 2))
    while not (asks := [a for a in table.asks if a.choice == "lay_cards" and len(set(a.options)) > 2 and a.most > 1]):
        table = await company.play_on(table.code, 1)
    ask = asks[0]
    one, other, *_ = dict.fromkeys(ask.options)
    before = Perspective(table, GAMES["rattus_cartus"], words_for("en"), ask.seat)
    weighed = (((one, other), 0.6), ((), 0.2))
    assert better_line(before, Move(ask.seat, ask.choice, (other, one), ask.revision), weighed) == ""
    assert better_line(before, Move(ask.seat, ask.choice, (other,), ask.revision), weighed)


@pytest.mark.parametrize("what", ["L:RULES:0:learn:chess", "L:RULES:0:again:rattus", "L:RULES:0:nonsense:rattus"])
async def test_forged_presses_are_refused_in_a_sentence(room: Class, what: str) -> None:
    reply = await press(room.services, room.caller(), what)
    assert reply.panel_of is None
    assert reply.text
    assert await room.rows("select * from tables") == []
