"""Faults planted in a right game: each is caught by the property that is there to catch it, and by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from rules.core import PASS, Ask, Game, Move, Refusal, Rulebook, apart, exactly
from rules.core.following import follow
from rules.fast import FORM
from tests.support import toy_game, toy_game_parts
from tests.support.toy_game import TOY_GAME
from tests.support.toy_game_parts import Table

from . import faults, properties, secrecy
from .faults import OPTIONS, caught, plays
from .moment import Broken, Property, play_game
from .properties import replay_equals_play
from .test_games import digests

# ------------------------------------------------------------------- pieces and questions


def test_a_lost_piece() -> None:
    def prize(g: Table, seat: int, at: int) -> None:
        del g.nest[at]

    caught(faults.paragraph("prize", effect=prize), properties.everything_is_conserved)


def test_a_count_larger_than_its_options() -> None:
    game = faults.paragraph("tribute", menu=lambda g, seat, to: exactly(1, g.hands[seat])._replace(most=9))
    caught(game, properties.questions_are_well_formed)


def test_two_questions_for_one_seat() -> None:
    def next_round(g: Table) -> None:
        TOY_GAME.rules.steps["next_round"](g)
        g.then(apart(toy_game.look(0), toy_game.look(0)))

    caught(faults.step("next_round", next_round), properties.questions_are_well_formed)


def test_a_list_among_the_options() -> None:
    game = faults.paragraph("swap", menu=lambda g, seat, at: ([1], PASS))
    caught(game, properties.questions_are_well_formed)


def test_a_bool_in_a_frame() -> None:
    def turns(g: Table, queue: tuple[int, ...]) -> None:
        if queue:
            g.then(toy_game.lay(queue[0]), toy_game.turns((*queue[1:], *([True] if len(queue) == 3 else []))))

    caught(faults.step("turns", turns), properties.frames_are_plain)


def test_a_list_in_the_view() -> None:
    def view(g: Table, viewer: int | None) -> Any:
        return replace(toy_game_parts.view(g, viewer), discard=list(g.discard))  # type: ignore[arg-type]

    caught(replace(TOY_GAME, view=view), properties.views_are_plain)


def test_a_game_that_never_ends() -> None:
    def next_round(g: Table) -> None:
        g.rounds = g.round + 1
        TOY_GAME.rules.steps["next_round"](g)

    with pytest.raises(Broken, match="a game ends within its bound"):
        plays(faults.step("next_round", next_round), games=1)


def test_a_result_before_the_end() -> None:
    def result(g: Table) -> Any:
        return toy_game.result(g) if g.over else TOY_GAME.result(replace_over(g))

    caught(replace(TOY_GAME, result=result), properties.results_come_at_the_end)


def replace_over(g: Table) -> Table:
    g = g.clone()
    g.over = True
    return g


def test_places_that_skip_a_tie() -> None:
    def result(g: Table) -> Any:
        right = toy_game.result(g)
        return right and right._replace(places=tuple(range(1, g.seats + 1)), winners=tuple(range(g.seats)))

    caught(replace(TOY_GAME, result=result), properties.results_come_at_the_end)


# ------------------------------------------------------------------- state, saves, determinism


@pytest.mark.parametrize("forgotten", ["hands", "laid", "nest", "agenda"])
def test_a_clone_that_forgets_a_list(monkeypatch: pytest.MonkeyPatch, forgotten: str) -> None:
    plays(TOY_GAME, properties.the_old_state_is_untouched, games=3)
    monkeypatch.setattr(Table, "clone", faults.bare_clone(forgotten))
    with pytest.raises(Broken, match="the old state is untouched"):
        plays(TOY_GAME, properties.the_old_state_is_untouched)


def test_a_save_that_forgets_a_field() -> None:
    def load(game: faults.Faulty, data: dict[str, Any]) -> Table:
        return Game.load(game, {name: value for name, value in data.items() if name != "discard"})

    caught(faults.method("load", load), properties.saves_are_exact)


def test_a_step_that_remembers_something_outside_the_state() -> None:
    turns = count()

    def lay(g: Table, seat: int, cards: tuple[int, ...]) -> None:
        faults.original("lay")(g, seat, cards)
        g.discard = g.discard[::-1] if next(turns) % 5 else g.discard

    game = faults.paragraph("lay", effect=lay)
    caught(game, properties.playing_again_is_the_same)
    with pytest.raises(Broken, match="replay equals play"):
        for seed in range(30):
            replay_equals_play(play_game(game, 3, OPTIONS, seed))


def unordered(g: Table, seat: int) -> tuple[str, ...]:
    """Options from a set: their order changes with the process."""
    return tuple({"north", "east", "south", "west", PASS})


def main() -> None:
    """For the test below: the digest of a game with unordered options."""
    from .digest import digest

    print(digest(faults.paragraph("look", menu=unordered, effect=lambda g, seat, at: None)))


@pytest.mark.thorough
def test_options_that_come_from_a_set() -> None:
    made = {digests(seed, module="tests.conformance.test_planted_faults") for seed in ("1", "2", "3", "4")}
    assert len(made) > 1


# ------------------------------------------------------------------- the machine


class AcceptsStale(Rulebook[Table]):
    """Looks at seat and choice only."""

    def check(self, state: Table, move: Move) -> Ask:
        for ask in state.asked:
            if ask.seat == move.seat:
                move = move._replace(revision=ask.revision)
        return super().check(state, move)


class AcceptsAnything(Rulebook[Table]):
    """Takes what is no option."""

    def check(self, state: Table, move: Move) -> Ask:
        return next((ask for ask in state.asked if ask.seat == move.seat), state.asked[0])


class OneRevision(Rulebook[Table]):
    """Every question is new after every move."""

    def settle(self, g: Table) -> None:
        g.put(follow(self, g))

    def advance(self, g: Table, ask: Ask, pick: Any) -> None:
        super().advance(g, ask, pick)
        g.since = {}
        g.put(tuple(ask._replace(revision=g.revision) for ask in g.asked))


class ForgetsBarriers(Rulebook[Table]):
    """Dice can be rolled again."""

    def advance(self, g: Table, ask: Ask, pick: Any) -> None:
        super().advance(g, ask, pick)
        g.undo_seat, g.undo_depth, g.undo_reach = ask.seat, 1, 1


@pytest.mark.skipif(FORM.built, reason="a class that is built cannot be inherited from by one that is not")
@pytest.mark.parametrize(
    ("machine", "holds"),
    [
        (AcceptsStale, properties.presses_stay_good_or_grow_stale),
        (AcceptsStale, properties.illegal_moves_are_refused),
        (AcceptsAnything, properties.illegal_moves_are_refused),
        (OneRevision, properties.presses_stay_good_or_grow_stale),
        (ForgetsBarriers, properties.barriers_end_the_stack),
        (ForgetsBarriers, secrecy.quiet_moves_look_the_same),
    ],
)
def test_a_faulty_machine(machine: type[Rulebook[Table]], holds: Property) -> None:
    caught(faults.by(machine), holds)


def old_revision(game: faults.Faulty, now: Table, before: Table) -> Table:
    g = before.clone()
    game.rules.settle(g)
    return g


def forgets_neighbours(game: faults.Faulty, now: Table, before: Table) -> Table:
    g = before.clone()
    g.revision, g.since = now.revision + 1, {}
    game.rules.settle(g)
    return g


def only_the_revision(game: faults.Faulty, now: Table, before: Table) -> Table:
    g = now.clone()
    g.revision += 1
    game.rules.settle(g)
    return g


@pytest.mark.parametrize(
    ("take_back", "holds"),
    [
        (old_revision, properties.undo_restores_the_position),
        (only_the_revision, properties.undo_restores_the_position),
        (forgets_neighbours, properties.neighbours_keep_their_questions_over_an_undo),
    ],
)
def test_a_faulty_undo(take_back: Callable[..., Table], holds: Property) -> None:
    caught(faults.method("take_back", take_back), holds)


def bars(key: str) -> faults.ToyGame:
    """Magpie in which everything a seat could chase is barred for a reason."""

    def reasons(g: Table, seat: int) -> dict[int, Refusal]:
        return {other: Refusal(key) for other in range(g.seats)}

    book = faults.paragraph("chase").rules
    book.choices["chase"].barred(reasons)
    return faults.with_rules(book)


def test_a_bar_without_a_reason() -> None:
    plays(bars("tired"), properties.what_is_barred_has_a_reason, games=2)  # what is an option is left out of itself
    caught(bars(""), properties.what_is_barred_has_a_reason)


if __name__ == "__main__":
    main()
