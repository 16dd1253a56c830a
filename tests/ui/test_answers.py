"""What stands beside the buttons of an answer: what the picture of the question shows is told only without it."""

from __future__ import annotations

from bot.tables import Draft
from bot.text import TIED
from bot.ui.kit.picks import available, kinds
from bot.ui.kit.render import tied
from bot.ui.kit.screen import Button, ButtonRow, Image, PicturePlace, Screen, Text
from bot.ui.screens.answers import Answers
from bot.ui.screens.plans import Plan

from .positions import asked, crowded
from .tables import perspective, played, some_moments


def told(answers: Answers) -> list[Text]:
    """The texts among the parts of an answer."""
    return [part for part in answers.parts() if isinstance(part, Text)]


def test_what_the_picture_of_a_question_shows_is_told_only_as_long_as_there_is_none() -> None:
    listed = 0
    for table, _ in some_moments("rattus", 4, 5):
        for ask in table.asks:
            own = perspective(table, ask.seat)
            for part in filter(lambda text: text.drawn, told(Answers(Plan(own, own)))):
                screen = Screen((part, PicturePlace("secrets")))
                assert part.text in screen.text
                assert part.text not in screen.pictured((Image(b"", "map", "map.jpg"),)).text
                listed += 1
    assert listed


def test_an_answer_is_listed_by_its_sign_unless_another_one_has_the_same() -> None:
    table = next(table for table, _ in played("rattus", 4, 5) if table.asks and table.asks[0].choice == "start_cubes")
    own = perspective(table, table.asks[0].seat)
    (listed,) = told(Answers(Plan(own, own)))
    assert listed.text.startswith("- **Anglia** · 1 rat") and "2 cubes" not in listed.text


def test_what_several_options_bring_alike_is_told_once() -> None:
    together = 0
    for table, _ in some_moments("notre_dame", 4, 1):
        for ask in table.asks:
            own = perspective(table, ask.seat)
            for text in told(Answers(Plan(own, own))):
                lines = [line.split("** · ", 1) for line in text.text.splitlines() if line.startswith("- **")]
                outcomes = [outcome for _, outcome in lines]
                assert len(outcomes) == len(set(outcomes)), outcomes
                together += any(", " in names for names, _ in lines)
    assert together


def test_a_line_never_breaks_between_a_number_and_what_it_counts() -> None:
    assert tied("premium: 2 Flutes · 1 🐀") == f"premium: 2{TIED}Flutes · 1{TIED}🐀"
    assert tied("1 girl and 9 fl, 2 to 6 fl (3 fl)") == f"1{TIED}girl and 9{TIED}fl, 2 to 6{TIED}fl (3{TIED}fl)"
    assert tied("the second: rat 2 of Polonia") == f"the second: rat{TIED}2 of Polonia"
    assert tied("(rat 2: most) · look at **card 4**") == f"(rat{TIED}2: most) · look at **card{TIED}4**"
    assert tied("type `3 rats` or ```\n2 cubes\n```") == "type `3 rats` or ```\n2 cubes\n```"


def test_finished_answers_say_that_a_press_plays_them_and_counted_ones_have_their_tick() -> None:
    headed = counted = 0
    for table, _ in played("rattus_cartus", 3, 5):
        for ask in (ask for ask in table.asks if ask.choice == "lay_cards"):
            own = perspective(table, ask.seat)
            several = next((n for n, option in enumerate(kinds(ask)) if available(ask)[option] == 2), None)
            half = Draft(ask.revision, 1, () if several is None else (several,))
            parts = list(Answers(Plan(own, own, draft=half)).parts())
            headed += Text("Play at once:") in parts
            rows = [row.buttons for row in parts if isinstance(row, ButtonRow)]
            labels = [button.label for buttons in rows for button in buttons]
            counted += any(label.endswith(" 1 of 2 ✓") for label in labels)
    assert headed and counted


def test_to_choose_nothing_is_grey_and_has_its_place_however_many_answers_are_finished() -> None:
    many = empty = 0
    for table, _, ask in asked("rattus_cartus").values():
        for there in (table, crowded(table, ask.seat)) if not ask.least else ():
            own = perspective(there, ask.seat)
            assert own.ask is not None
            answers = Answers(Plan(own, own))
            ready = [preset.pick for preset in own.face.presets(answers.asked)]
            many += len(ready) > len(answers.presets)
            assert (() in ready) == (() in [preset.pick for preset in answers.presets])
            rows = [row.buttons for row in answers.parts() if isinstance(row, ButtonRow)]
            nothing = own.face.confirm(answers.asked, ())
            styles = {
                button.style
                for buttons in rows
                for button in buttons
                if isinstance(button, Button) and button.label == nothing
            }
            assert styles <= {"secondary"}
            empty += bool(styles)
    assert many and empty
