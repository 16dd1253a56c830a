"""/rattus: everything that can be decided can be typed, by one sub-command or another, in either language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.faces import NotUnderstood
from bot.tables import Place, Player, Snapshot, Terms
from bot.text import LOCALES, words_for
from bot.ui.sight import Sight
from bot.ui.typed import OtherQuestion, Step, SubCommand, completions, plan
from cogs.game_commands import game_group
from cogs.rattus import COMMANDS
from rules.core import PASS, Arg, Ask, Move, Pick, Refused
from rules.rattus import game
from rules.rattus.components import Card, Region
from rules.rattus.state import LAID_OUT, Rat, Table

from .games import Moment, laid_out, moments

SUBS = {sub.name: sub for sub in COMMANDS.subs}
GALLIA, GERMANIA, HISPANIA, ITALIA = int(Region.GALLIA), int(Region.GERMANIA), int(Region.HISPANIA), int(Region.ITALIA)


def sight_of(state: Any, seat: int, locale: str = "en") -> Sight:
    """The table as this seat sees it."""
    people = ("Ana", "Bea", "Chloé", "Dan")[: state.seats]
    table = Snapshot(
        code="23456",
        game="rattus",
        status="running",
        host=100,
        place=Place(10**18, 10**18 + 1),
        terms=Terms(state.seats, language=locale),
        options=game.Options(),
        options_seen=0,
        players=tuple(Player(100 + n, name, ready=True, awaited_since=1.0) for n, name in enumerate(people)),
        opened=1.0,
        seal="0" * 64,
        state=state,
        started=1.0,
    )
    return Sight(table, game, words_for(locale), seat)


def turn_of(g: Table, seat: int = 0) -> Sight:
    """A position made by hand, at the turn of this seat."""
    g.agenda = [("a_turn", (seat,))]
    game.rules.settle(g)
    g.events.clear()
    return sight_of(g, seat)


def typed(sight: Sight, name: str, **given: str) -> list[tuple[str, Pick]]:
    """What a command would hand in."""
    return [(move.choice, move.pick) for _, move in plan(sight, SUBS[name].steps, given)]


# --------------------------------------------------------------------------- all can be reached


def ways(sub: SubCommand, ask: Ask, option: Arg, word: str) -> Iterator[dict[str, str]]:
    """How this sub-command could say this option."""
    for step in sub.steps:
        if step.answers(ask) and step.means(option):
            if step.parameter:
                yield {step.parameter: word}
            elif step.always == option:
                yield {}


def first_move(sight: Sight, sub: SubCommand, given: dict[str, str]) -> Move | None:
    try:
        return next((move for _, move in plan(sight, sub.steps, given)), None)
    except (OtherQuestion, NotUnderstood, Refused):
        return None


def reached(sight: Sight, ask: Ask, option: Arg) -> bool:
    for sub in COMMANDS.subs:
        for step in sub.steps:
            narrowed = ask._replace(options=tuple(o for o in ask.options if step.means(o)))
            if not step.answers(ask) or option not in narrowed.options:
                continue
            for given in ways(sub, ask, option, sight.typed(narrowed, option)):
                move = first_move(sight, sub, given)
                if move is not None and option in move.pick:
                    return True
    return False


def sample(of_each: int) -> list[Moment]:
    """So many decisions of each kind, from all over the games."""
    by_choice: dict[str, list[Moment]] = {}
    for moment in moments():
        by_choice.setdefault(moment.ask.choice, []).append(moment)
    return [found[n * len(found) // of_each] for found in by_choice.values() for n in range(min(of_each, len(found)))]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_of_every_question_can_be_typed(locale: str) -> None:
    for moment in sample(4):
        sight = sight_of(moment.state, moment.ask.seat, locale)
        for option in dict.fromkeys(moment.ask.options):
            assert reached(sight, moment.ask, option), (moment.ask.choice, option)
    answered = {choice for sub in COMMANDS.subs for step in sub.steps for choice in (*step.choices, *step.closer)}
    assert answered == set(game.rules.choices)


def test_discord_takes_the_sub_commands() -> None:
    assert len(COMMANDS.subs) == 25
    assert len(game_group(COMMANDS).commands) == 25


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_offered_while_typing_is_understood(locale: str) -> None:
    for moment in sample(1):
        if moment.ask.most > 1:
            continue  # what is offered there may be the beginning of a list
        sight = sight_of(moment.state, moment.ask.seat, locale)
        for sub in COMMANDS.subs:
            first = next((step for step in sub.steps if step.parameter), None)
            if first is None:
                continue
            for name, value in completions(sight, sub, {first.parameter: ""}, first.parameter, ""):
                assert 0 < len(name) <= 100
                assert list(plan(sight, sub.steps, {first.parameter: value})), (sub.name, value)


# --------------------------------------------------------------------------- several answers in one command


def merchant_table() -> Table:
    g = laid_out()
    g.plague, g.holder[Card.MERCHANT], g.holder[Card.MONK] = HISPANIA, 0, 0
    g.cubes[GALLIA * 4] = 4
    return g


def test_one_command_answers_several_questions_in_a_row() -> None:
    moved = typed(turn_of(merchant_table()), "merchant", source="gallia", to="italia", cubes="2")
    assert moved == [
        ("turn", (("use", int(Card.MERCHANT)),)),
        ("merchant_from", (GALLIA,)),
        ("merchant_to", (ITALIA,)),
        ("merchant_cubes", (0, 0)),
    ]


def test_what_is_not_typed_is_left_to_the_panel() -> None:
    assert [choice for choice, _ in typed(turn_of(merchant_table()), "merchant", source="gallia")] == [
        "turn",
        "merchant_from",
    ]
    with pytest.raises(OtherQuestion):
        typed(turn_of(merchant_table()), "merchant", to="italia")


def test_the_same_words_answer_where_and_which() -> None:
    g = merchant_table()
    g.rats[GALLIA] *= 2
    sight = turn_of(g)
    moved = typed(sight, "monk", source="gallia 2", to="italia")
    assert moved[1:] == [("monk_from", (GALLIA,)), ("monk_rat", (1,)), ("monk_to", (ITALIA,))]
    with pytest.raises(OtherQuestion) as caught:
        typed(sight, "monk", source="gallia", to="italia")
    assert caught.value.sight.ask is not None and caught.value.sight.ask.choice == "monk_rat"
    offers = [value for _, value in completions(sight, SUBS["monk"], {"source": ""}, "source", "gall")]
    assert offers == ["gallia 1", "gallia 2"]


def test_new_rats_are_placed_one_after_the_other() -> None:
    g = merchant_table()
    g.rats[ITALIA], g.plague = g.rats[ITALIA] * 2, GALLIA
    sight = turn_of(g)
    state = game.play(g, Move(0, "turn", (("plague", ITALIA),), sight.ask.revision if sight.ask else 0))[0]
    arrived = sight_of(state, 0)
    both = [("new_rat", (GALLIA,)), ("new_rat", (GERMANIA,))]
    assert typed(arrived, "spread", regions="gallia, germania") == both
    assert typed(arrived, "spread", regions="2 gallia") == [both[0], both[0]]
    with pytest.raises(NotUnderstood):
        typed(arrived, "spread", regions="3 gallia")
    offers = [value for _, value in completions(arrived, SUBS["spread"], {}, "regions", "gallia, ger")]
    assert offers == ["gallia, germania"]


def test_a_border_is_typed_at_once_and_a_new_wall_is_meant() -> None:
    g = laid_out()
    g.holder[Card.EMPEROR], g.walls = 0, ((0, GALLIA),)
    moved = typed(turn_of(g), "emperor", border="gallia-germania")
    assert moved[1:] == [("wall_piece", ("stock",)), ("wall_from", (GALLIA,)), ("wall_to", (GERMANIA,))]


def test_place_and_plague_mean_different_things_in_the_same_region() -> None:
    sight = turn_of(merchant_table())
    assert typed(sight, "place", regions="gallia") == [("turn", (("place", GALLIA),))]
    assert typed(sight, "plague", region="gallia") == [("turn", (("plague", GALLIA),))]


def test_what_is_barred_is_refused_with_its_reason() -> None:
    g = merchant_table()
    g.rats[GERMANIA] = ()
    for name, parameter, text, key in (
        ("take", "card", "merchant", "card_is_yours"),
        ("place", "regions", "germania", "no_rats_there"),
        ("plague", "region", "germania", "too_far"),
    ):
        with pytest.raises(Refused) as caught:
            typed(turn_of(g.clone()), name, **{parameter: text})
        assert caught.value.refusal.key == key


def test_done_declines_whatever_may_be_declined() -> None:
    declinable = {moment.ask.choice for moment in moments() if PASS in moment.ask.options}
    assert declinable == set(SUBS["done"].steps[0].choices)


def test_the_witch_is_typed_step_by_step() -> None:
    g = laid_out()
    g.holder[Card.WITCH] = 0
    g.rats[GALLIA] = tuple(Rat(face, LAID_OUT) for face in (0, 1, 2))
    moved = typed(turn_of(g), "witch", rat="gallia 3")
    assert moved == [("turn", (("use", int(Card.WITCH)),)), ("witch_where", (GALLIA,)), ("witch_rat", (2,))]


def test_a_step_knows_its_verb() -> None:
    step = Step(("turn",), "card", verb="take")
    assert step.means(("take", 3)) and step.means(7) and not step.means(("place", 3))
