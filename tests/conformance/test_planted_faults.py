"""Faults planted in a right game: each is caught by the property that is there to catch it, and by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from rules.core import PASS, Ask, Game, Move, Refusal, Rulebook, apart, exactly, only
from rules.core.following import follow
from tests.support import magpie, magpie_parts
from tests.support.magpie import MAGPIE
from tests.support.magpie_parts import Options, Table, joined, without

from . import faults, properties, secrecy
from .moment import Broken, Property, play_game
from .properties import hidden_things_differ, replay_equals_play
from .test_games import digests

OPTIONS = Options(rounds="2")


def plays(game: faults.Magpie, *holds: Property, seats: int = 3, games: int = 30) -> None:
    """Some games under some properties."""
    for seed in range(games):
        play_game(game, seats, OPTIONS, seed, holds)


def caught(game: faults.Magpie, holds: Property, *, seats: int = 3) -> None:
    """The property finds the fault, says its own name, and finds nothing in the right game."""
    plays(MAGPIE, holds, seats=seats, games=5)
    with pytest.raises(Broken, match=f"^{holds.__name__.replace('_', ' ')}: "):
        plays(game, holds, seats=seats)


# ------------------------------------------------------------------- secrecy


def test_a_hand_shown_in_the_view() -> None:
    def view(g: Table, viewer: int | None) -> magpie_parts.View:
        right = magpie_parts.view(g, viewer)
        return replace(right, places=tuple(replace(p, hand=g.hands[i]) for i, p in enumerate(right.places)))

    caught(replace(MAGPIE, view=view), secrecy.imagined_worlds_look_the_same)


def test_another_s_hidden_cards_counted_into_a_menu() -> None:
    def prize(g: Table, seat: int) -> tuple[int, ...]:
        return tuple(at for at, piece in enumerate(g.nest) if piece.face > 2) or (0,)

    caught(faults.paragraph("prize", menu=prize), secrecy.imagined_worlds_look_the_same)


def test_a_reveal_turned_into_a_say() -> None:
    def look(g: Table, seat: int, at: int | str) -> None:
        if not isinstance(at, str):
            g.nest[at] = g.nest[at].seen(seat)
            g.say("looked", seat=seat, at=at, face=only(seat, g.nest[at].face))
            g.then(magpie.swap(seat, at))

    caught(faults.paragraph("look", effect=look), secrecy.quiet_moves_look_the_same)


def test_a_private_look_told_to_everybody() -> None:
    def look(g: Table, seat: int, at: int | str) -> None:
        if not isinstance(at, str):
            g.nest[at] = g.nest[at].seen(seat)
            g.reveal("looked", seat=seat, at=at, face=g.nest[at].face)
            g.then(magpie.swap(seat, at))

    caught(faults.paragraph("look", effect=look), secrecy.events_tell_no_more_than_the_view)


def test_a_card_handed_on_that_bystanders_hear_of() -> None:
    def pass_on(g: Table, seat: int, cards: tuple[int, ...], to: int) -> None:
        g.hands[seat], g.hands[to] = without(g.hands[seat], cards), joined(g.hands[to], cards)
        g.reveal("passed", seat=seat, to=to, cards=cards)

    game = faults.paragraph("pass_on", effect=pass_on)
    caught(game, secrecy.events_tell_no_more_than_the_view)
    caught(game, secrecy.secret_picks_are_invisible)


def test_a_laid_card_in_a_public_fact() -> None:
    def lay(g: Table, seat: int, cards: tuple[int, ...]) -> None:
        g.hands[seat], g.laid[seat] = without(g.hands[seat], cards), cards
        g.say("laid", seat=seat, n=len(cards), cards=cards)

    caught(faults.paragraph("lay", effect=lay), secrecy.secret_picks_are_invisible)


def test_a_frame_that_holds_what_was_derived_from_laid_cards() -> None:
    def lay(g: Table, seat: int, cards: tuple[int, ...]) -> None:
        faults.original("lay")(g, seat, cards)
        g.agenda.insert(0, ("remember", (seat, sum(cards))))

    game = faults.paragraph("lay", effect=lay)
    game.rules.steps["remember"] = lambda *_: None
    caught(game, secrecy.secret_picks_are_invisible)


def test_a_public_pile_whose_order_tells_what_was_laid() -> None:
    def lay(g: Table, seat: int, cards: tuple[int, ...]) -> None:
        faults.original("lay")(g, seat, cards)
        g.discard = g.discard[:: 1 if sum(cards) % 2 else -1]

    caught(faults.paragraph("lay", effect=lay), secrecy.secret_picks_are_invisible)


def forgets_to_reseal(game: faults.Faulty, state: Table, seat: int | None, secret: bytes) -> Table:
    g = state.clone()
    g.secret, g.draws = secret.hex(), 0
    game.deal_unknown(g, seat)
    game.rules.settle(g)
    return g


def test_sealed_answers_that_are_not_sealed_anew_in_an_imagined_world() -> None:
    caught(faults.method("imagine", forgets_to_reseal), secrecy.imagined_worlds_look_the_same)


def test_a_hidden_card_dealt_twice_in_an_imagined_world() -> None:
    def deal_unknown(g: Table, viewer: int | None) -> None:
        magpie_parts.deal_unknown(g, viewer)
        g.deck = tuple(sorted(g.deck)[:1]) * len(g.deck)

    caught(replace(MAGPIE, deal_unknown=deal_unknown), secrecy.imagined_worlds_can_be_played)


def differs(game: faults.Magpie) -> None:
    unknown: dict[str, list[int]] = {}
    for seed in range(12):
        for name, (worlds, differ) in play_game(game, 3, OPTIONS, seed, [lambda _: None]).unknown.items():
            seen = unknown.setdefault(name, [0, 0])
            seen[0], seen[1] = seen[0] + worlds, seen[1] + differ
    hidden_things_differ(unknown)


def test_a_predicate_that_lets_everybody_know_the_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    differs(MAGPIE)
    monkeypatch.setattr(magpie_parts, "knows_hand", lambda viewer, seat: True)
    plays(MAGPIE, secrecy.imagined_worlds_look_the_same, games=3)  # which fools view and imagine alike
    with pytest.raises(Broken, match="hidden things differ: 'hands to "):
        differs(MAGPIE)


def test_the_dice_of_the_true_world_in_an_imagined_one() -> None:
    def imagine(game: faults.Faulty, state: Table, seat: int | None, secret: bytes) -> Table:
        return Game.imagine(game, state, seat, bytes.fromhex(state.secret))

    caught(faults.method("imagine", imagine), secrecy.imagined_worlds_look_the_same)


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
        MAGPIE.rules.steps["next_round"](g)
        g.then(apart(magpie.look(0), magpie.look(0)))

    caught(faults.step("next_round", next_round), properties.questions_are_well_formed)


def test_a_list_among_the_options() -> None:
    game = faults.paragraph("swap", menu=lambda g, seat, at: ([1], PASS))
    caught(game, properties.questions_are_well_formed)


def test_a_bool_in_a_frame() -> None:
    def turns(g: Table, queue: tuple[int, ...]) -> None:
        if queue:
            g.then(magpie.lay(queue[0]), magpie.turns((*queue[1:], *([True] if len(queue) == 3 else []))))

    caught(faults.step("turns", turns), properties.frames_are_plain)


def test_a_list_in_the_view() -> None:
    def view(g: Table, viewer: int | None) -> Any:
        return replace(magpie_parts.view(g, viewer), discard=list(g.discard))  # type: ignore[arg-type]

    caught(replace(MAGPIE, view=view), properties.views_are_plain)


def test_a_game_that_never_ends() -> None:
    def next_round(g: Table) -> None:
        g.rounds = g.round + 1
        MAGPIE.rules.steps["next_round"](g)

    with pytest.raises(Broken, match="a game ends within its bound"):
        plays(faults.step("next_round", next_round), games=1)


def test_a_result_before_the_end() -> None:
    def result(g: Table) -> Any:
        return magpie.result(g) if g.over else MAGPIE.result(replace_over(g))

    caught(replace(MAGPIE, result=result), properties.results_come_at_the_end)


def replace_over(g: Table) -> Table:
    g = g.clone()
    g.over = True
    return g


def test_places_that_skip_a_tie() -> None:
    def result(g: Table) -> Any:
        right = magpie.result(g)
        return right and right._replace(places=tuple(range(1, g.seats + 1)), winners=tuple(range(g.seats)))

    caught(replace(MAGPIE, result=result), properties.results_come_at_the_end)


# ------------------------------------------------------------------- state, saves, determinism


@pytest.mark.parametrize("forgotten", ["hands", "laid", "nest", "agenda"])
def test_a_clone_that_forgets_a_list(monkeypatch: pytest.MonkeyPatch, forgotten: str) -> None:
    plays(MAGPIE, properties.the_old_state_is_untouched, games=3)
    monkeypatch.setattr(Table, "clone", faults.bare_clone(forgotten))
    with pytest.raises(Broken, match="the old state is untouched"):
        plays(MAGPIE, properties.the_old_state_is_untouched)


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


def bars(key: str) -> faults.Magpie:
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
