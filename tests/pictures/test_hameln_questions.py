"""The pictures of questions of Hameln: what is chosen hides no rats, and no stripe shows beside a name."""

from __future__ import annotations

from dataclasses import replace
from xml.etree.ElementTree import fromstring

import pytest

from bot.games.hameln.picture.houses import FLOOR, MEMBER
from bot.games.hameln.picture.plan import EAVES, GROWN, HALF, house_at
from bot.games.hameln.picture.stages import stage
from bot.games.hameln.picture.town import SPACE, space
from bot.pictures import THEMES, painter_of
from bot.pictures.canvas import Canvas
from bot.pictures.framing import framed
from bot.pictures.placing import Rect
from bot.pictures.sizes import half_a_pill
from bot.pictures.stage import Spot
from bot.text import LOCALES, words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.scenes import question_scene
from bot.ui.screens.marks import picture_question
from bot.ui.screens.plans import Plan
from rules.hameln.view import View
from tests.games.hameln.face.views import fullest
from tests.games.hameln.rules.build import table
from tests.questions import found
from tests.ui.tables import snapshot

from .at_sight import bare, boxes
from .hameln import lettered, scene
from .reading import SVG, Span, lines
from .test_every_question import drawn


@pytest.mark.parametrize("seats", [3, 5])
def test_a_mark_that_is_chosen_hides_no_more_of_the_rats_of_its_house_than_before(seats: int) -> None:
    painter, picked = painter_of("hameln"), 0
    assert painter
    for shown in found("hameln", seats, 2, "en"):
        if shown.choice == "activate-picked":
            now = drawn("hameln", shown).scene
            bared = painter.question(replace(now, marks=tuple(mark._replace(chosen=0) for mark in now.marks)))
            ticked = painter.question(now)
            assert bared and ticked
            before = {told: at for told, at in boxes(bared.svg, "mark")}
            for mark in now.marks:
                if mark.chosen:
                    after = next(at for told, at in boxes(ticked.svg, "mark") if told.startswith(bare(mark.sign)))
                    at, picked = before[bare(mark.sign)], picked + 1
                    assert after.y == at.y and after.x + after.half_wide < at.x + at.half_wide + 8, mark.sign
    assert picked


@pytest.mark.parametrize(("phase", "told"), [(1, "last rat: piper comes"), (3, "last rat: ends the game")])
def test_the_plate_of_a_house_that_takes_the_last_big_rat_says_what_comes_of_it(phase: int, told: str) -> None:
    t = table(rats="q02 q12 s12 s01", pool=1, phase=phase).turn("A").act("A", "men")
    view = t.view("A")
    asked = replace(scene(view), question=t.ask("A"))
    assert [note.text for note in stage(asked).notes] == [told]
    another = replace(asked, view=view._replace(pool=2))
    assert [note.text for note in stage(another).notes] == ["1 rat: infested"]


def test_the_mark_of_the_piper_s_quarter_lies_beside_him() -> None:
    asked = [shown for shown in found("hameln", 3, 1, "fr") if shown.choice == "bribe"]
    for now in (drawn("hameln", shown).scene for shown in asked[:4]):
        view: View = now.view
        mark = next(mark for mark in now.marks if mark.option == view.piper)
        spot = stage(now).spots[view.piper]
        assert spot.mark and abs(spot.mark[0] - spot.at[0]) > half_a_pill(mark.sign) + 25
    assert asked


def test_the_name_of_a_quarter_stands_on_its_mark_alone_where_one_is_bribed() -> None:
    """A mark beside the piper covered half of the printed one."""
    painter, asked = painter_of("hameln"), 0
    assert painter
    for shown in [shown for shown in found("hameln", 3, 1, "en") if shown.choice == "bribe"][:4]:
        now = drawn("hameln", shown).scene
        question = painter.question(now)
        assert question
        for mark in now.marks:
            assert mark.sign not in lettered(question.svg, f"region-{mark.option}"), mark.sign
            assert mark.sign in lettered(painter.board(now), f"region-{mark.option}"), "the board names it"
            asked += 1
        assert now.question
        barred, *options = now.question.options
        marks = tuple(mark for mark in now.marks if mark.option != barred)
        fewer = painter.question(replace(now, question=now.question._replace(options=tuple(options)), marks=marks))
        name, *_ = lettered(painter.board(now), f"region-{barred}")
        assert fewer and name in lettered(fewer.svg, f"region-{barred}"), "no mark names what is barred"
    assert asked


def test_no_stripe_of_a_quarter_shows_beside_the_mark_on_its_name() -> None:
    canvas = Canvas(THEMES["contrast"], 200, 200)
    for region in range(4):
        space(canvas, scene(fullest(), theme=THEMES["contrast"]), region, (100, 100))
    stripes = [rect for rect in fromstring(str(canvas.svg)).iter(f"{SVG}rect") if rect.get("height") == "5"]
    assert len(stripes) == 4 and all(float(rect.get("y", "0")) > SPACE / 4 for rect in stripes)


def place_of(line: Span) -> Rect:
    """Where a line of lettering lies."""
    _, left, top, right, bottom = line
    return Rect((left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_action_and_no_plate_of_one_covers_the_name_of_a_house(locale: str) -> None:
    """What all of them say here is the longest there is."""
    painter, asked = painter_of("hameln"), [shown for shown in found("hameln", 3, 1, locale) if shown.choice == "act"]
    assert painter and asked
    for now in (drawn("hameln", shown).scene for shown in asked[:6]):
        longest = now.words("hameln-last_rat", ends=1)
        question = painter.question(
            replace(now, marks=tuple(mark._replace(brings=longest, grave=True) for mark in now.marks))
        )
        assert question
        houses = {printed.id for printed in now.view.components.houses}
        names = {line.name: place_of(line) for line in lines(question.svg) if line.name in houses}
        assert set(names) == houses
        for told, at in (*boxes(question.svg, "mark"), *boxes(question.svg, "plate")):
            assert not [name for name, place in names.items() if at.overlap(place)], told


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_the_cat_frees_covers_no_name_of_a_house_that_is_freed(seats: int) -> None:
    """A circle between two houses had its plate on the names of both, with room below them."""
    asked = [shown for shown in found("hameln", seats, 2, "en") if shown.choice == "chase"]
    for _, now, question in (drawn("hameln", shown) for shown in asked):
        freed = {name for mark in now.marks for name in mark.brings.removeprefix("frees ").split(", ")}
        names = {line.name: place_of(line) for line in lines(question.svg) if line.name in freed}
        for told, at in boxes(question.svg, "plate"):
            assert not [name for name, place in names.items() if at.overlap(place)], told
    assert asked


@pytest.mark.parametrize("page", [0, 1])
def test_every_sum_of_a_bribe_stands_uncut_with_what_would_lie_there(page: int) -> None:
    """From 10 florins on the total was cut off, and with more sums than have a mark it was not there at all."""
    t = table("A: money 40, meat 1", bribes="green 3").turn("A").act("A", "sell")
    while t.asked["A"] != "optional":
        t.play_first()
    t.play("A", "optional", "bribe").play("A", "bribe", "green")
    reader = Perspective(snapshot("hameln", 4, state=t.g, status="running"), t.GAME, words_for("en"), 0)
    asked = picture_question(Plan(reader, reader), page)
    painter, now = painter_of("hameln"), question_scene(reader, asked)
    assert painter and asked.marks
    question = painter.question(now)
    assert question
    told = [line.name for line in lines(question.svg)]
    assert not [text for text in told if text.endswith("…")]
    for mark in now.marks:
        assert isinstance(mark.option, int) and f"→ {3 + mark.option} fl" in told


def test_what_the_rules_take_after_an_answer_stands_on_its_card() -> None:
    only_one = ", ".join(f"{colour}{n} C/D" for colour in "GYRB" for n in range(1, 5) if f"{colour}{n}" != "B2")
    couples = table("A: girl 1, boy 1, money 2", "B: boy 1, girl 1, money 2", homes=only_one).turn("A")
    bribes = table("A: money 1", bribes="yellow 1, green 2, red 3, blue 4", piper="blue").at(("optional", (0,)))
    others = table("A: money 1", bribes="yellow 2, green 3", piper="green").at(("optional", (0,)))
    for t, said in ((couples.act("A", "marry"), "B2 · you pay (have 2 fl)"), (bribes, "blue · 1 fl"), (others, "1 fl")):
        reader = Perspective(snapshot("hameln", 4, state=t.g, status="running"), t.GAME, words_for("en"), 0)
        painter, now = painter_of("hameln"), question_scene(reader, picture_question(Plan(reader, reader)))
        question = painter.question(now) if painter else None
        assert question and said in [line.name for line in lines(question.svg)]


@pytest.mark.parametrize("seats", [3, 5])
def test_of_a_house_to_move_into_all_that_it_makes_and_costs_is_seen(seats: int) -> None:
    """Half of its sign lay under the mark, its price stood there twice, and what it adds to influence was left out."""
    asked = [drawn("hameln", shown) for shown in found("hameln", seats, 1, "en") if shown.choice == "home"]
    assert asked
    for _, now, question in asked:
        printed, frame = now.view.components.houses, framed(stage(now))[1]
        told, written = boxes(question.svg, "mark"), lines(question.svg)
        assert not boxes(question.svg, "plate")
        for house in (mark.option for mark in now.marks if isinstance(mark.option, int)):
            x, y = house_at(now.view.components, house)
            middle, half = GROWN * (EAVES + FLOOR - MEMBER) / 2, GROWN * (FLOOR - MEMBER - EAVES) / 2
            sign = frame.rect(Spot((x, y + middle), GROWN * HALF, half_high=half))  # above those who would live there
            assert not any(at.overlap(sign) > sign.area / 20 for _, at in told), printed[house].id
            inside = {line.name for line in written if place_of(line).overlap(sign)}
            bonus = {f"+{printed[house].bonus}"} if printed[house].bonus else set[str]()
            assert {str(printed[house].cost), *bonus} <= inside, printed[house].id
