"""What a view works out for labels is what the rules do: played on from positions of whole games by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from rules.core import Ask, Event, Move
from rules.rattus import game
from rules.rattus.options import Options
from rules.rattus.plague import population
from rules.rattus.scoring import ranking, totals
from rules.rattus.state import Table

from .build import table

SEEDS = range(6)


def moments(seed: int) -> Iterator[tuple[Table, Ask, Move, Table, tuple[Event, ...]]]:
    """Every move of a game by chance: the state, the question, the answer, the state after it and what happened."""
    chance = Random(f"counts {seed}")
    options = Options(cards=("base", "one_per_class", "rat_control")[seed % 3])
    g = game.new(2 + seed % 3, chance.randbytes(32), options)
    while g.asked:
        ask = chance.choice(g.asked)
        n = chance.randint(ask.least, ask.most)
        pick = tuple(sorted(chance.sample(ask.options, n), key=ask.options.index))
        move = Move(ask.seat, ask.choice, pick, ask.revision)
        after, events = game.play(g, move)
        yield g, ask, move, after, events
        g = after


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_counts_like_the_table(seed: int) -> None:
    for g, *_ in moments(seed):
        view = game.view(g, None)
        assert (view.saved, view.ranking) == (totals(g), ranking(g))
        assert view.population(neutral=view.neutral) == population(g, g.plague)
        for region in g.regions:
            assert view.open_to(region) == g.open_to(region)
            assert all(view.kinds(region, seat) == g.kinds(region, seat) for seat in range(g.seats))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_plague_piece_brings_as_many_rats_as_the_view_says(seed: int) -> None:
    promised, brought, seen = 0, 0, 0
    for g, ask, move, _, events in moments(seed):
        if ask.choice == "turn" and move.pick[0][0] == "plague" and move.pick[0][1] != g.plague:  # type: ignore[index]
            assert brought == promised
            promised, brought, seen = game.view(g, ask.seat).brings(move.pick[0][1]), 0, seen + 1  # type: ignore
        brought += sum(event.key == "new_rat" for event in events)
    assert brought == promised and seen > 5


@pytest.mark.parametrize("seed", SEEDS)
def test_phase_b_places_as_many_cubes_as_the_view_says(seed: int) -> None:
    for g, ask, move, after, _ in moments(seed):
        if ask.choice == "turn" and move.pick[0][0] == "place":  # type: ignore[index]
            view, region = game.view(g, ask.seat), int(move.pick[0][1])  # type: ignore
            n = view.by_rats(ask.seat, region) or view.by_peasant(ask.seat)
            assert after.at(region, ask.seat) - g.at(region, ask.seat) == n


@pytest.mark.parametrize("seed", SEEDS)
def test_the_stage_and_the_result_are_those_of_the_table(seed: int) -> None:
    for g, ask, _, after, _ in moments(seed):
        view = game.view(g, None)
        assert view.regular == (ask.choice != "start_cubes" and g.last < 0)
        assert game.view(after, None).result == game.result(after)


def test_still_out_are_all_tokens_but_those_turned_up_and_those_that_the_viewer_has_seen() -> None:
    t = table("gallia: rats 2-Mag", cards={"Red": "witch"}, discards="5-Pea").turn("Red")
    t.use("Red", "witch").play("Red", "witch_where", "gallia")
    box, turned_up = t.g.components.rats, [t.g.components.rats[face] for face in t.g.discards]
    (looked,) = (t.g.face(rat) for rat in t.g.rats[1])
    for viewer in (None, "Blue"):
        assert Counter(box) - Counter(t.view(viewer).still_out) == Counter(turned_up)
    assert Counter(box) - Counter(t.view("Red").still_out) == Counter([*turned_up, looked])
