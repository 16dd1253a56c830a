"""/notredame: several answers in one command, and what completion offers for them."""

from __future__ import annotations

import pytest

from bot.text import LOCALES
from bot.ui.interactions.command_input import OtherQuestion, completions
from bot.ui.kit.perspective import Perspective
from cogs.notre_dame import COMMANDS
from rules.core import Refused
from rules.notre_dame.components import Action, PersonCard
from rules.notre_dame.flow import hire_persons
from rules.notre_dame.options import Options
from tests.faces.typing_in import Typist
from tests.games.notre_dame.rules.build import table

from .games import games

typist = Typist(COMMANDS)
NEW = Options(persons="new_persons")


def hiring(line: str, person: str) -> Perspective:
    """Ana has hired this person."""
    t = table(f"Red: gold 3, {line}", display=f"monk fool {person}", options=NEW).at(hire_persons())
    return typist.perspective_of(t.play("Red", "hire", person).g, 0)


@pytest.mark.parametrize("locale", LOCALES)
def test_where_pieces_go_can_be_typed_alone_as_well(locale: str) -> None:
    for moment in games.of_each_kind(6):
        if moment.ask.choice in ("shift_what", "shift_to"):
            perspective = typist.perspective_of(moment.state, moment.ask.seat, locale)
            assert all(typist.reached(perspective, moment.ask, option) for option in moment.ask.options)
    assert all(step.optional for step in typist.subs["shift"].steps)


def test_the_fool_is_typed_in_one_command() -> None:
    perspective = hiring("bank 2, friend bank", "actress")
    bank, park = int(Action.BANK), int(Action.PARK)
    moved = typist.typed(perspective, "shift", sector_from="bank", sector_to="park")
    assert moved == [("shift_from", (bank,)), ("shift_to", (park,))], "the Actress takes all"
    t = table("Red: gold 3, bank 2, friend bank").at(hire_persons()).play("Red", "hire", "fool")
    perspective = typist.perspective_of(t.g, 0)
    moved = typist.typed(perspective, "shift", sector_from="bank", pieces="friend", sector_to="park")
    assert moved == [("shift_from", (bank,)), ("shift_what", ((0, 1),)), ("shift_to", (park,))]
    assert typist.typed(perspective, "shift", sector_from="nothing") == [("shift_from", ("pass",))]
    with pytest.raises(OtherQuestion) as caught:
        typist.typed(perspective, "shift", sector_from="bank", sector_to="park")
    assert caught.value.perspective.ask is not None and caught.value.perspective.ask.choice == "shift_what"


def test_two_benefits_are_typed_with_a_comma() -> None:
    t = table("Red: gold 1, hotel 2, personal 1, rat 3").card("Red", "hotel")
    perspective = typist.perspective_of(t.g, 0)
    assert typist.typed(perspective, "hotel", benefits="gold, rat") == [("benefit", ("gold",)), ("benefit", ("rat",))]
    assert typist.typed(perspective, "hotel", benefits="2 gold") == [("benefit", ("gold",))] * 2
    offers = [value for _, value in completions(perspective, typist.subs["hotel"], {}, "benefits", "gold, ")]
    assert offers == ["gold, marker", "gold, gold", "gold, rat"]


def test_markers_that_go_back_are_offered_as_a_whole_first_and_then_word_by_word() -> None:
    perspective = hiring("bank 2, park 1", "gypsies")
    offers = completions(perspective, typist.subs["gypsies"], {}, "markers", "")
    assert [name for name, _ in offers[:2]] == ["Return nothing", "Return 3 markers: +6 points"]
    for _, value in offers[:2]:
        assert typist.typed(perspective, "gypsies", markers=value)
    assert typist.typed(perspective, "gypsies", markers="2 bank") == [("give_back", (int(Action.BANK),) * 2)]
    further = [value for _, value in completions(perspective, typist.subs["gypsies"], {}, "markers", "2 bank, ")]
    assert further == ["2 bank, park"]


def test_completion_says_what_each_answer_brings() -> None:
    t = table("Red: gold 2, bank 1", display="monk fool soldier").at(hire_persons())
    offers = dict(completions(typist.perspective_of(t.g, 0), typist.subs["hire"], {}, "person", "so"))
    assert list(offers.values()) == ["soldier"]
    assert next(iter(offers)).startswith("Soldier · +1 point now · ")


def test_what_is_barred_is_refused_with_its_reason() -> None:
    t = table("Red: gold 1, personal 1").card("Red", "notre_dame")
    with pytest.raises(Refused) as caught:
        typist.typed(typist.perspective_of(t.g, 0), "donate", gold="3")
    assert caught.value.refusal.key == "too_little_gold"
    t = table("Red: friend park").card("Red", "trusted_friend")
    with pytest.raises(Refused) as caught:
        typist.typed(typist.perspective_of(t.g, 0), "friend", sector="park")
    assert caught.value.refusal.key == "friend_moves"
    t = table("Red: personal 1", messages={"Red.IL": "Red1"}).card("Red", "carriage_house")
    with pytest.raises(Refused) as caught:
        typist.typed(typist.perspective_of(t.g, 0), "drive", market="chl ol")
    assert caught.value.refusal.key == "too_far"


def test_a_card_played_by_typing_leaves_its_choices_to_the_next_command() -> None:
    t = table("Red: personal 1, gold 2", hands={"Red": "Red notre_dame, Blue park"}).turn("Red")
    assert typist.typed(typist.perspective_of(t.g, 0), "play", card="notre dame") == [
        ("play", (int(Action.NOTRE_DAME),))
    ]
    t.plays("Red", "Red notre_dame")
    assert typist.typed(typist.perspective_of(t.g, 0), "donate", gold="2") == [("donate", (2,))]


def test_another_question_is_asked_and_says_so() -> None:
    t = table("Red: gold 2", display="monk fool soldier").at(hire_persons())
    with pytest.raises(OtherQuestion):
        typist.typed(typist.perspective_of(t.g, 0), "patron", gold="2")
    assert typist.typed(typist.perspective_of(t.g, 0), "hire", person="moine") == [("hire", (int(PersonCard.MONK),))]
