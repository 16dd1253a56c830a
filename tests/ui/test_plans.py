"""Plans: looked ahead in imagined worlds, so that nothing shown depends on what a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import comb
from random import Random

import pytest

from bot.faces import LABEL, face_of
from bot.tables import Draft, PlannedAnswer, Snapshot
from bot.text import LOCALES, units, words_for
from bot.ui.kit.ids import PAGE
from bot.ui.kit.picks import is_single, numbers_of, other_side, side_of
from bot.ui.kit.screen import Button, ButtonRow, Link, Menu, Text
from bot.ui.screens.answers import Answers
from bot.ui.screens.plans import Plan, next_in_plan, read_plan, smaller_side
from bot.ui.screens.reveals import Reveals
from rules.core import PASS, Ask, Move, Pick
from tests.games import GAMES
from tests.games.hameln.rules.build import table as hameln_table
from tests.games.rattus.rules.build import table as rattus_table

from .tables import EVERY_TABLE, SMALL_AND_LARGE, its_share, perspective, played, snapshot, some_moments

CARTUS = "rattus_cartus"
GAME = GAMES[CARTUS]


def entering(seats: int, seed: int, language: str = "en") -> Iterator[tuple[Snapshot, Ask]]:
    """The moments of a game in which somebody enters a building."""
    for table, _ in played(CARTUS, seats, seed, language):
        yield from ((table, ask) for ask in table.asks if ask.choice == "enter")


def planned(table: Snapshot, ask: Ask, number: int = 1) -> Plan:
    """The plan to enter the first building."""
    draft = Draft(ask.revision, number, (), (PlannedAnswer("enter", ask.options[:1]),))
    return read_plan(perspective(table, ask.seat), draft)


def test_entering_and_laying_are_one_plan_and_its_moves_are_those_the_true_table_takes() -> None:
    table, ask = next(entering(3, 5))
    plan = planned(table, ask)
    assert plan.ask is not None and plan.ask.choice == "lay_cards" and not plan.lost
    state = table.state
    lay = Move(ask.seat, "lay_cards", plan.ask.options[:1], plan.ask.revision)
    for move in (*plan.moves, lay):
        state, _ = GAME.play(state, move)
    assert state.revision == table.revision + 2  # type: ignore[union-attr]


def test_a_step_that_does_not_fit_any_more_is_lost_with_all_that_follow() -> None:
    table, ask = next(entering(3, 5))
    steps = (PlannedAnswer("enter", (99,)), PlannedAnswer("lay_cards", ()))
    plan = read_plan(perspective(table, ask.seat), Draft(ask.revision, 4, (0,), steps))
    assert plan.lost and plan.steps == () and plan.ask == ask and plan.numbers == ()


def test_a_plan_ends_where_something_comes_to_light() -> None:
    for table, ask in entering(2, 9):
        plan = planned(table, ask)
        assert plan.ask is not None
        assert next_in_plan(plan.now, Move(ask.seat, "lay_cards", (), plan.ask.revision)) is None


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
@pytest.mark.sampled
def test_what_a_plan_shows_is_the_same_in_every_world_its_owner_could_be_in(
    game: str, seats: int, language: str
) -> None:
    chance, compared = Random(seats), 0
    for table, _ in its_share(game, seats, 7 * seats, language, n=32):
        for ask in (ask for ask in table.asks if face_of(game).plans(ask.choice)):
            step = PlannedAnswer(ask.choice, (chance.choice(ask.options),))
            draft = Draft(ask.revision, 1, (), (step,))
            world = GAMES[game].imagine(table.state, ask.seat, chance.randbytes(32))
            here, there = (
                read_plan(perspective(each, ask.seat), draft) for each in (table, replace(table, state=world))
            )
            assert here.ask is None or list(Answers(here).parts()) == list(Answers(there).parts())
            assert (here.said, here.moves, here.ask) == (there.said, there.moves, there.ask)
            assert here.now.headline == there.now.headline
            compared += bool(here.steps)
    assert compared or not any(map(face_of(game).plans, GAMES[game].rules.choices))


@pytest.mark.parametrize(("game", "seats"), SMALL_AND_LARGE)
def test_what_is_imagined_depends_on_nothing_that_the_seat_cannot_know(game: str, seats: int) -> None:
    chance, rules = Random(seats), GAMES[game]
    for table, _ in some_moments(game, seats, 3, n=16):
        for seat in (None, *range(seats)):
            world = rules.imagine(table.state, seat, chance.randbytes(32))
            one, other = (rules.imagine(state, seat, bytes(32)) for state in (table.state, world))
            assert rules.save(one) == rules.save(other)


def test_the_smaller_side_is_asked_and_stands_for_the_larger() -> None:
    ask = Ask(0, "tribute", (0, 1, 3), (4, 4, 7, 9), 3, 3, 1)
    side = side_of(ask)
    assert (side.least, side.most) == (1, 1)
    assert other_side(ask, (7,)) == (4, 4, 9)
    assert numbers_of(side, other_side(ask, (4, 4, 9))) == (1,)
    assert side_of(ask, ordered=True) is ask
    assert side_of(ask._replace(least=2, most=2)).most == 2
    assert side_of(ask._replace(least=4, most=4)).most == 0


def test_where_every_answer_is_ready_nothing_is_left_to_choose_by_hand() -> None:
    asked = 0
    for table, _ in played("hameln", 3, 2, "en"):
        for ask in table.asks:
            if ask.choice != "rats" or is_single(ask):
                continue
            own = perspective(table, ask.seat)
            answers = Answers(Plan(own, own))
            buttons = [button for part in answers.parts() if isinstance(part, ButtonRow) for button in part.buttons]
            assert len(answers.presets) == len(buttons) == comb(len(ask.options), ask.most)
            assert smaller_side(own, ask) is ask
            asked += 1
    assert asked > 5


def _buttons(answers: Answers) -> list[Button | Link]:
    return [button for part in answers.parts() if isinstance(part, ButtonRow) for button in part.buttons]


def test_a_finished_answer_that_says_what_is_chosen_is_handed_in_by_one_button() -> None:
    t = hameln_table("A: meat 1, bread 1").turn("A").act("A", "sell")
    own = perspective(snapshot("hameln", 4, "en", status="running", state=t.g, started=1.0), 0)
    assert own.ask is not None
    shown = _buttons(Answers(Plan(own, own, draft=Draft(own.ask.revision, 1, (0,)))))
    selling = [button for button in shown if isinstance(button, Button) and button.label == "Sell 1 meat: 4 fl"]
    assert [(button.style, button.disabled) for button in selling] == [("secondary", True), ("success", False)]


def test_once_something_is_chosen_finished_answers_keep_their_places_and_turn_grey() -> None:
    asked = 0
    for table, _ in played("hameln", 4, 2, "en"):
        for ask in table.asks:
            own = perspective(table, ask.seat)
            if is_single(ask) or not (presets := len(Answers(Plan(own, own)).presets)):
                continue
            begun = Answers(Plan(own, own, draft=Draft(ask.revision, 1, (0,))))
            if begun.side is not ask or not begun.side.most:
                continue
            first, second = (
                [button for button in _buttons(answers) if isinstance(button, Button)][:presets]
                for answers in (Answers(Plan(own, own)), begun)
            )
            assert [button.label for button in first] == [button.label for button in second]
            styles = ["primary" if preset.pick else "secondary" for preset in begun.presets]
            assert [button.style for button in first] == styles, "to choose nothing is grey, as to pass is"
            assert {button.style for button in second} == {"secondary"}
            assert [button.disabled for button in second] == [preset.pick == begun.pick for preset in begun.presets]
            asked += 1
    assert asked > 3


def plans(seats: int, seed: int, language: str) -> Iterator[Plan]:
    """Every question of a game, and what is asked after entering the first building."""
    for table, _ in played(CARTUS, seats, seed, language):
        for ask in table.asks:
            own = perspective(table, ask.seat)
            yield planned(table, ask) if ask.choice == "enter" else Plan(own, own)


@pytest.mark.parametrize("language", LOCALES)
def test_what_comes_to_light_is_said_once_for_all_or_on_the_label_which_stays_short(language: str) -> None:
    labels, lines = set[str](), set[str]()
    for plan in (*plans(3, 8, language), *plans(4, 8, language)):
        for part in Answers(plan).parts():
            labels |= {button.label for button in getattr(part, "buttons", ())}
            lines |= {getattr(part, "text", "")}
    words = words_for(language)
    shown = words("rattus_cartus-reveals-showed")
    assert words("ui-no-way-back", shown=shown) in lines
    assert any(label.endswith(f" · {shown}") for label in labels)
    assert max(map(units, labels)) <= LABEL


def test_a_label_without_room_is_named_in_a_line_of_its_own() -> None:
    def differing(plan: Plan) -> bool:
        reveals = Answers(plan).reveals
        return not reveals.common and reveals.of(()) == "turns up cards"

    laying = (plan for plan in plans(3, 8, "en") if plan.ask and plan.ask.choice == "lay_cards")
    reveals = Answers(next(filter(differing, laying))).reveals
    forms = {LABEL: "Enter the Guard Tower with nothing", LABEL - 17: "Guard Tower: nothing"}
    assert reveals.named((), lambda room: forms[room]) == "Guard Tower: nothing · turns up cards"
    assert list(reveals.lines_left_out({(): "Guard Tower: nothing · turns up cards"})) == []
    long = "Enter Bea*’s Guard Tower with nothing"
    assert reveals.named((), lambda room: long) == long
    assert list(reveals.lines_left_out({(): "To \u2068B*a\u2069"})) == [
        Text("-# No take back after **To \u2068B\\*a\u2069**: that turns up cards.")
    ]


def test_of_answers_side_by_side_all_labels_say_what_they_reveal_or_none_does() -> None:
    """A line about one answer beside a label about another read as if only the first could not be taken back."""
    table = next(t for t, _ in played("rattus", 4, 2, "en") if t.asks and t.asks[0].choice == "witch_where")
    own = perspective(table, table.asks[0].seat)
    reveals = Answers(Plan(own, own)).reveals
    one, other = list(dict.fromkeys(pick for pick in reveals.side_by_side if reveals.of(pick)))[:2]
    short, plain = {one: f"A · {reveals.of(one)}", other: f"B · {reveals.of(other)}"}, {one: "A", other: "B"}
    assert not reveals.common and reveals.alike(short, plain) == short
    assert reveals.alike({**short, other: "B"}, plain) == plain


def test_where_all_answers_but_few_reveal_something_those_few_are_named() -> None:
    near = ("gallia", "italia", "scandia", "polonia", "hungaria")
    t = rattus_table(*(f"{name}: rats 1" for name in near), cards={"Red": "witch"}).turn("Red").use("Red", "witch")
    t.play("Red", "witch_where", "gallia")
    for language, line in (
        ("en", "-# No take back after any answer here but **Enough**: that shows the rat."),
        ("fr", "-# Annulation impossible après toute réponse sauf **Assez**\u202f: cela montre le rat."),
    ):
        own = perspective(snapshot("rattus", 4, language, status="running", state=t.g, started=1.0), 0)
        assert own.ask is not None and own.ask.choice == "witch_further"
        picks: list[Pick] = [(option,) for option in own.ask.options]
        labels = {pick: "Enough" if pick == (PASS,) else f"Region {pick[0]}" for pick in picks}
        if language == "fr":
            labels[(PASS,)] = "Assez"
        assert list(Reveals(own, own.ask, picks).lines_left_out(labels)) == [Text(line)]


def test_where_labels_say_that_cards_are_drawn_a_line_alone_says_that_this_cannot_be_taken_back() -> None:
    warned, seen = 0, 0
    for table, _ in played("rattus_cartus", 3, 1, "en"):
        for ask in (ask for ask in table.asks if ask.choice == "supplies"):
            own = perspective(table, ask.seat)
            answers = Answers(Plan(own, own))
            drawing = [pick for pick in answers.reveals.side_by_side if "draw" in own.option(ask, pick[0]).label]
            assert {pick for pick in answers.reveals.side_by_side if answers.reveals.of(pick)} >= set(drawing)
            parts = list(answers.parts())
            text = "\n".join(part.text for part in parts if isinstance(part, Text))
            labels = [each.label for part in parts if isinstance(part, ButtonRow) for each in part.buttons]
            assert not [label for label in labels if label.endswith("draws cards")]
            assert bool(drawing) == ("No take back after" in text)
            warned, seen = warned + bool(drawing), seen + 1
    assert warned and seen > 5


def test_the_tab_that_is_open_cannot_be_pressed_and_the_others_can() -> None:
    seen = 0
    for table, _ in played("rattus", 3, 1, "en"):
        for ask in (ask for ask in table.asks if ask.choice == "turn"):
            own = perspective(table, ask.seat)
            rows = [part for part in Answers(Plan(own, own)).parts() if isinstance(part, ButtonRow)]
            tabs = [each for row in rows for each in row.buttons if isinstance(each, Button) and each.id.verb == PAGE]
            assert [tab.disabled for tab in tabs] == [tab.label.startswith("▸") for tab in tabs]
            seen += len(tabs) > 1
    assert seen


@pytest.mark.parametrize(("least", "heading"), [(8, "Choose 8"), (0, "Choose any number of them")])
def test_a_menu_says_how_many_to_choose_where_that_is_certain(least: int, heading: str) -> None:
    table, ask = next((t, a) for t, _ in played("rattus_cartus", 2, 1, "en") for a in t.asks if a.choice == "lay_cards")
    assert table.state is not None
    state = table.state.clone()
    state.put((ask._replace(options=tuple(range(24)), least=least, most=8),))
    own = perspective(replace(table, state=state), ask.seat)
    menus = [part for part in Answers(Plan(own, own))._menus() if isinstance(part, Menu)]
    assert [menu.placeholder for menu in menus] == [heading]


def houses_for_a_couple(money: int) -> Answers:
    """The houses where a couple may live, with so many florins to pay for them."""
    t = hameln_table(f"A: boy 1, money {money}", "B: girl 1").turn("A").act("A", "marry")
    own = perspective(snapshot("hameln", 4, "en", status="running", state=t.g, started=1.0), 0)
    assert own.ask is not None
    plan = read_plan(own, Draft(own.ask.revision, 1, (), (PlannedAnswer("couple", own.ask.options[:1]),)))
    assert plan.ask is not None and plan.ask.choice == "home"
    return Answers(plan)


def test_the_answers_after_which_one_goes_on_are_named_where_the_others_end_the_turn() -> None:
    told = [part.text for part in houses_for_a_couple(3).parts() if isinstance(part, Text)]
    (line,) = [text for text in told if "you go on" in text]
    assert "**B2**" in line and "**R1**" not in line and line.endswith("you go on: optional action, or none.")
    assert not any("you go on" in getattr(part, "text", "") for part in houses_for_a_couple(9).parts())
