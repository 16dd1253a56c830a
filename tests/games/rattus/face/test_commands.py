"""/rattus: several answers in one command, and what completion offers for them."""

from __future__ import annotations

import pytest

from bot.faces import NotUnderstood
from bot.ui.interactions.command_input import CommandStep, OtherQuestion, completions
from bot.ui.kit.perspective import Perspective
from cogs.rattus import COMMANDS
from rules.core import PASS, Move, Refused
from rules.rattus import game
from rules.rattus.components import Card, Region
from rules.rattus.state import LAID_OUT, Rat, Table
from tests.faces.typing_in import Typist

from .games import games

typist = Typist(COMMANDS)
GALLIA, GERMANIA, HISPANIA, ITALIA = int(Region.GALLIA), int(Region.GERMANIA), int(Region.HISPANIA), int(Region.ITALIA)


def turn_of(g: Table, seat: int = 0) -> Perspective:
    """A position made by hand, at the turn of this seat."""
    g.agenda = [("a_turn", (seat,))]
    game.rules.settle(g)
    g.events.clear()
    return typist.perspective_of(g, seat)


def merchant_table() -> Table:
    g: Table = games.laid_out()
    g.plague, g.holder[Card.MERCHANT], g.holder[Card.MONK] = HISPANIA, 0, 0
    g.cubes[GALLIA * 4] = 4
    return g


def test_one_command_answers_several_questions_in_a_row() -> None:
    moved = typist.typed(turn_of(merchant_table()), "merchant", source="gallia", to="italia", cubes="2")
    assert moved == [
        ("turn", (("use", int(Card.MERCHANT)),)),
        ("merchant_from", (GALLIA,)),
        ("merchant_to", (ITALIA,)),
        ("merchant_cubes", (0, 0)),
    ]


def test_what_is_not_typed_is_left_to_the_panel() -> None:
    assert [choice for choice, _ in typist.typed(turn_of(merchant_table()), "merchant", source="gallia")] == [
        "turn",
        "merchant_from",
    ]
    with pytest.raises(OtherQuestion):
        typist.typed(turn_of(merchant_table()), "merchant", to="italia")


def test_the_same_words_answer_where_and_which() -> None:
    g = merchant_table()
    g.rats[GALLIA] *= 2
    perspective = turn_of(g)
    moved = typist.typed(perspective, "monk", source="gallia 2", to="italia")
    assert moved[1:] == [("monk_from", (GALLIA,)), ("monk_rat", (1,)), ("monk_to", (ITALIA,))]
    with pytest.raises(OtherQuestion) as caught:
        typist.typed(perspective, "monk", source="gallia", to="italia")
    assert caught.value.perspective.ask is not None and caught.value.perspective.ask.choice == "monk_rat"
    offers = [value for _, value in completions(perspective, typist.subs["monk"], {"source": ""}, "source", "gall")]
    assert offers == ["gallia 1", "gallia 2"]


def test_new_rats_are_placed_one_after_the_other() -> None:
    g = merchant_table()
    g.rats[ITALIA], g.plague = g.rats[ITALIA] * 2, GALLIA
    perspective = turn_of(g)
    state = game.play(g, Move(0, "turn", (("plague", ITALIA),), perspective.ask.revision if perspective.ask else 0))[0]
    arrived = typist.perspective_of(state, 0)
    both = [("new_rat", (GALLIA,)), ("new_rat", (GERMANIA,))]
    assert typist.typed(arrived, "spread", regions="gallia, germania") == both
    assert typist.typed(arrived, "spread", regions="2 gallia") == [both[0], both[0]]
    with pytest.raises(NotUnderstood):
        typist.typed(arrived, "spread", regions="3 gallia")
    offers = [value for _, value in completions(arrived, typist.subs["spread"], {}, "regions", "gallia, ger")]
    assert offers == ["gallia, germania"]


def test_a_border_is_typed_at_once_and_a_new_wall_is_meant() -> None:
    g = games.laid_out()
    g.holder[Card.EMPEROR], g.walls = 0, ((0, GALLIA),)
    moved = typist.typed(turn_of(g), "emperor", border="gallia-germania")
    assert moved[1:] == [("wall_piece", ("stock",)), ("wall_from", (GALLIA,)), ("wall_to", (GERMANIA,))]


def test_place_and_plague_mean_different_things_in_the_same_region() -> None:
    perspective = turn_of(merchant_table())
    assert typist.typed(perspective, "place", regions="gallia") == [("turn", (("place", GALLIA),))]
    assert typist.typed(perspective, "plague", region="gallia") == [("turn", (("plague", GALLIA),))]


def test_what_is_barred_is_refused_with_its_reason() -> None:
    g = merchant_table()
    g.rats[GERMANIA] = ()
    for name, parameter, text, key in (
        ("take", "card", "merchant", "card_is_yours"),
        ("place", "regions", "germania", "no_rats_there"),
        ("plague", "region", "germania", "too_far"),
    ):
        with pytest.raises(Refused) as caught:
            typist.typed(turn_of(g.clone()), name, **{parameter: text})
        assert caught.value.refusal.key == key


def test_done_declines_whatever_may_be_declined() -> None:
    declinable = {moment.ask.choice for moment in games.moments() if PASS in moment.ask.options}
    assert declinable == set(typist.subs["done"].steps[0].choices)


def test_the_witch_is_typed_step_by_step() -> None:
    g = games.laid_out()
    g.holder[Card.WITCH] = 0
    g.rats[GALLIA] = tuple(Rat(face, LAID_OUT) for face in (0, 1, 2))
    moved = typist.typed(turn_of(g), "witch", rat="gallia 3")
    assert moved == [("turn", (("use", int(Card.WITCH)),)), ("witch_where", (GALLIA,)), ("witch_rat", (2,))]


def test_a_step_knows_its_verb() -> None:
    step = CommandStep(("turn",), "card", verb="take")
    assert step.means(("take", 3)) and step.means(7) and not step.means(("place", 3))
