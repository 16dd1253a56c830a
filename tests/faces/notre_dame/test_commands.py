"""/notredame: everything that can be decided can be typed, by one sub-command or another, in either language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.faces import NotUnderstood
from bot.tables import Place, Player, Snapshot, Terms
from bot.text import LOCALES, words_for
from bot.ui.sight import Sight
from bot.ui.typed import OtherQuestion, SubCommand, completions, plan
from cogs.game_commands import game_group
from cogs.notre_dame import COMMANDS
from rules.core import Arg, Ask, Pick, Refused
from rules.notre_dame import game
from rules.notre_dame.components import Action, Person
from rules.notre_dame.flow import hire_persons
from rules.notre_dame.options import Options
from tests.rules.notre_dame.build import table

from .games import FULL, Moment, moments

SUBS = {sub.name: sub for sub in COMMANDS.subs}
NEW = Options(persons="new_persons")


def sight_of(state: Any, seat: int, locale: str = "en") -> Sight:
    """The table as this seat sees it."""
    people = FULL[: state.seats]
    shown = Snapshot(
        code="23456",
        game="notre_dame",
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
    return Sight(shown, game, words_for(locale), seat)


def typed(sight: Sight, name: str, **given: str) -> list[tuple[str, Pick]]:
    """What a command would hand in."""
    return [(move.choice, move.pick) for _, move in plan(sight, SUBS[name].steps, given)]


def hiring(line: str, person: str) -> Sight:
    """Ana has hired this person."""
    t = table(f"Red: gold 3, {line}", display=f"monk fool {person}", options=NEW).at(hire_persons())
    return sight_of(t.play("Red", "hire", person).g, 0)


# --------------------------------------------------------------------------- all can be reached


def sample(of_each: int) -> list[Moment]:
    """So many decisions of each kind, from all over the games."""
    by_choice: dict[str, list[Moment]] = {}
    for moment in moments():
        by_choice.setdefault(moment.ask.choice, []).append(moment)
    return [found[n * len(found) // of_each] for found in by_choice.values() for n in range(min(of_each, len(found)))]


def ways(sub: SubCommand, sight: Sight, ask: Ask, option: Arg) -> Iterator[dict[str, str]]:
    """How this sub-command could say this option."""
    for step in sub.steps:
        if step.answers(ask):
            yield {step.parameter: sight.typed(ask, option)}


def reached(sight: Sight, ask: Ask, option: Arg) -> bool:
    for sub in COMMANDS.subs:
        for given in ways(sub, sight, ask, option):
            try:
                moves = [move for _, move in plan(sight, sub.steps, given)]
            except (OtherQuestion, NotUnderstood, Refused):
                continue
            if moves and option in moves[0].pick:
                return True
    return False


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_of_every_question_can_be_typed(locale: str) -> None:
    for moment in sample(6):
        if moment.ask.choice in ("shift_what", "shift_to"):
            continue  # typed together with the sector that pieces leave
        sight = sight_of(moment.state, moment.ask.seat, locale)
        for option in dict.fromkeys(moment.ask.options):
            assert reached(sight, moment.ask, option), (moment.ask.choice, option)
    answered = {choice for sub in COMMANDS.subs for step in sub.steps for choice in step.choices}
    assert answered == set(game.rules.choices)


@pytest.mark.parametrize("locale", LOCALES)
def test_where_pieces_go_can_be_typed_alone_as_well(locale: str) -> None:
    for moment in sample(6):
        if moment.ask.choice in ("shift_what", "shift_to"):
            sight = sight_of(moment.state, moment.ask.seat, locale)
            assert all(reached(sight, moment.ask, option) for option in moment.ask.options)
    assert all(step.optional for step in SUBS["shift"].steps)


def test_discord_takes_the_sub_commands() -> None:
    assert len(COMMANDS.subs) == len(game_group(COMMANDS).commands) == 17


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_offered_while_typing_is_understood(locale: str) -> None:
    for moment in sample(2):
        if moment.ask.most > 1:
            continue  # what is offered there may be the beginning of a list
        sight = sight_of(moment.state, moment.ask.seat, locale)
        for sub in COMMANDS.subs:
            first = sub.parameters[0]
            for name, value in completions(sight, sub, {first.parameter: ""}, first.parameter, ""):
                assert 0 < len(name) <= 100
                assert list(plan(sight, sub.steps, {first.parameter: value})), (sub.name, value)


# --------------------------------------------------------------------------- what is typed


def test_the_fool_is_typed_in_one_command() -> None:
    sight = hiring("bank 2, friend bank", "actress")
    bank, park = int(Action.BANK), int(Action.PARK)
    moved = typed(sight, "shift", sector_from="bank", sector_to="park")
    assert moved == [("shift_from", (bank,)), ("shift_to", (park,))], "the Actress takes all"
    t = table("Red: gold 3, bank 2, friend bank").at(hire_persons()).play("Red", "hire", "fool")
    sight = sight_of(t.g, 0)
    moved = typed(sight, "shift", sector_from="bank", pieces="friend", sector_to="park")
    assert moved == [("shift_from", (bank,)), ("shift_what", ((0, 1),)), ("shift_to", (park,))]
    assert typed(sight, "shift", sector_from="nothing") == [("shift_from", ("pass",))]
    with pytest.raises(OtherQuestion) as caught:
        typed(sight, "shift", sector_from="bank", sector_to="park")
    assert caught.value.sight.ask is not None and caught.value.sight.ask.choice == "shift_what"


def test_two_benefits_are_typed_with_a_comma() -> None:
    t = table("Red: gold 1, hotel 2, personal 1, rat 3").card("Red", "hotel")
    sight = sight_of(t.g, 0)
    assert typed(sight, "hotel", benefits="gold, rat") == [("benefit", ("gold",)), ("benefit", ("rat",))]
    assert typed(sight, "hotel", benefits="2 gold") == [("benefit", ("gold",))] * 2
    offers = [value for _, value in completions(sight, SUBS["hotel"], {}, "benefits", "gold, ")]
    assert offers == ["gold, marker", "gold, gold", "gold, rat"]


def test_markers_that_go_back_are_offered_as_a_whole_first_and_then_word_by_word() -> None:
    sight = hiring("bank 2, park 1", "gypsies")
    offers = completions(sight, SUBS["gypsies"], {}, "markers", "")
    assert [name for name, _ in offers[:2]] == ["Return nothing", "Return 3 markers: 6 points"]
    for _, value in offers[:2]:
        assert typed(sight, "gypsies", markers=value)
    assert typed(sight, "gypsies", markers="2 bank") == [("give_back", (int(Action.BANK),) * 2)]
    further = [value for _, value in completions(sight, SUBS["gypsies"], {}, "markers", "2 bank, ")]
    assert further == ["2 bank, park"]


def test_completion_says_what_each_answer_brings() -> None:
    t = table("Red: gold 2, bank 1", display="monk fool soldier").at(hire_persons())
    offers = dict(completions(sight_of(t.g, 0), SUBS["hire"], {}, "person", "so"))
    assert list(offers.values()) == ["soldier"]
    assert next(iter(offers)).startswith("Soldier: 1 point · ")


def test_what_is_barred_is_refused_with_its_reason() -> None:
    t = table("Red: gold 1, personal 1").card("Red", "notre_dame")
    with pytest.raises(Refused) as caught:
        typed(sight_of(t.g, 0), "donate", gold="3")
    assert caught.value.refusal.key == "too_little_gold"
    t = table("Red: friend park").card("Red", "trusted_friend")
    with pytest.raises(Refused) as caught:
        typed(sight_of(t.g, 0), "friend", sector="park")
    assert caught.value.refusal.key == "friend_moves"
    t = table("Red: personal 1", messages={"Red.IL": "Red1"}).card("Red", "carriage_house")
    with pytest.raises(Refused) as caught:
        typed(sight_of(t.g, 0), "drive", market="chl ol")
    assert caught.value.refusal.key == "too_far"


def test_a_card_played_by_typing_leaves_its_choices_to_the_next_command() -> None:
    t = table("Red: personal 1, gold 2", hands={"Red": "Red notre_dame, Blue park"}).turn("Red")
    assert typed(sight_of(t.g, 0), "play", card="notre dame") == [("play", (int(Action.NOTRE_DAME),))]
    t.plays("Red", "Red notre_dame")
    assert typed(sight_of(t.g, 0), "donate", gold="2") == [("donate", (2,))]


def test_another_question_is_asked_and_says_so() -> None:
    t = table("Red: gold 2", display="monk fool soldier").at(hire_persons())
    with pytest.raises(OtherQuestion):
        typed(sight_of(t.g, 0), "patron", gold="2")
    assert typed(sight_of(t.g, 0), "hire", person="moine") == [("hire", (int(Person.MONK),))]
