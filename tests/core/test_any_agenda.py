"""Any agenda at all: groups in groups, follow-ups, forced answers and a common pile, woven at random and played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.core import (
    Contract,
    Game,
    GameEditions,
    Result,
    Rulebook,
    Saves,
    Several,
    State,
    apart,
    cloning,
    sealed,
    up_to,
)
from rules.core.editions import Provenance
from rules.core.values import Frame
from tests.conformance import properties, secrecy
from tests.conformance.moment import play_game

SEATS = 4
Program = tuple[Frame, ...]


@cloning
@dataclass(slots=True)
class Loom(State):
    """A pile that everybody's options depend on."""

    edition: str = ""
    seats: int = SEATS
    pile: int = 4


@dataclass(frozen=True, slots=True)
class Woven:
    """The agenda to play."""

    program: Program = ()
    edition: str = ""


rules = Rulebook[Loom]()


@rules.step
def run(g: Loom, program: Program) -> None:
    g.then(*program)


@rules.step
def fill(g: Loom, n: int) -> None:
    g.pile = (g.pile + n) % 6


@rules.step
def roll(g: Loom) -> None:
    g.pile = g.below(5)


@rules.choice
def take(g: Loom, seat: int, follow: Program) -> tuple[int, ...]:
    return tuple(range(g.pile))


@take.chosen
def take_chosen(g: Loom, seat: int, n: int, follow: Program) -> None:
    g.pile -= n
    g.say("took", seat=seat, n=n)
    g.then(*follow)


@rules.forced
def must(g: Loom, seat: int, follow: Program) -> tuple[str, ...]:
    return ("only",) if g.pile < 3 else ("one", "other")


@must.chosen
def must_chosen(g: Loom, seat: int, way: str, follow: Program) -> None:
    if way == "other":
        g.reveal("other", seat=seat)
    g.then(*follow)


@rules.counted
def some(g: Loom, seat: int, follow: Program) -> Several[int]:
    return up_to(2, (7, 7, 8))


@some.chosen
def some_chosen(g: Loom, seat: int, kinds: tuple[int, ...], follow: Program) -> None:
    g.pile = (g.pile + len(kinds)) % 6
    g.then(*follow)


def programs(seats: tuple[int, ...], depth: int) -> st.SearchStrategy[Program]:
    """Up to three frames in which only these seats are asked, never one of them twice at a time."""
    frames = [st.builds(fill, st.integers(1, 5)), st.just(roll())]
    if seats:
        follow = programs(seats, depth - 1) if depth else st.just(())
        seat = st.sampled_from(seats)
        frames += [st.builds(choice, seat, follow) for choice in (take, must, some)]
    if depth and len(seats) > 1:
        frames += [side_by_side(seats, depth), at_once(seats)]
    return st.lists(st.one_of(frames), max_size=3).map(tuple)


def side_by_side(seats: tuple[int, ...], depth: int) -> st.SearchStrategy[Frame]:
    """Branches whose seats are apart."""
    cuts = st.integers(1, len(seats) - 1)
    return cuts.flatmap(
        lambda n: st.builds(apart, *(st.builds(run, programs(part, depth - 1)) for part in (seats[:n], seats[n:])))
    )


def at_once(seats: tuple[int, ...]) -> st.SearchStrategy[Frame]:
    """A sealed group of some choices. Its follow-ups come one after the other, so any seat may be asked there."""
    asks = [st.sampled_from((must, some)).flatmap(_one(seat)) for seat in seats]
    return st.tuples(*asks).map(lambda frames: sealed(*frames))


def _one(seat: int) -> Any:
    return lambda choice: st.builds(choice, st.just(seat), st.just((fill(1),)) | st.just(()))


def set_up(seats: int, secret: str, woven: Woven) -> Loom:
    g = Loom(secret, edition=woven.edition)
    g.then(*woven.program)
    return g


def result(g: Loom) -> Result | None:
    everybody = (1,) * SEATS
    return None if g.asked else Result(everybody, tuple(range(SEATS)), everybody, (), "tie", {})


def nothing_hidden(g: Loom, viewer: int | None) -> Mapping[str, object]:
    return {}


class Nothing(NamedTuple):
    """The components of a game without data."""

    provenance: tuple[tuple[str, Provenance], ...] = ()


editions = GameEditions("loom", {}, lambda files: Nothing())
LOOM: Game[Loom, Woven, tuple[int, ...]] = Game(
    key="loom",
    seats=range(SEATS, SEATS + 1),
    Options=Woven,
    table_options=(),
    rules=rules,
    set_up=set_up,
    view=lambda g, viewer: (g.pile,),
    result=result,
    deal_unknown=lambda g, viewer: None,
    saves=Saves(rules, Loom),
    editions=editions,
    contract=Contract(
        longest=1000,
        options=(),
        conserved=lambda g: g.seats,
        secret_picks=frozenset({"some", "must"}),
        hidden=nothing_hidden,
    ),
)

MACHINE = (
    properties.questions_are_well_formed,
    properties.frames_are_plain,
    properties.saves_are_exact,
    properties.playing_again_is_the_same,
    properties.illegal_moves_are_refused,
    properties.presses_stay_good_or_grow_stale,
    properties.undo_restores_the_position,
    properties.neighbours_keep_their_questions_over_an_undo,
    properties.the_stack_unwinds_to_the_barrier,
    properties.barriers_end_the_stack,
    secrecy.imagined_worlds_can_be_played,
    properties.the_old_state_is_untouched,
)


@pytest.mark.thorough
@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(program=programs(tuple(range(SEATS)), 3), seed=st.integers(0, 9))
def test_whatever_is_woven_the_machine_keeps_its_promises(program: Program, seed: int) -> None:
    played = play_game(LOOM, SEATS, Woven(program), seed, MACHINE)
    properties.replay_equals_play(played)
    properties.the_end_is_quiet(played)
