"""Secrets given away by a right game with a planted fault: each is caught by the property that is there for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core import Frame, Game, Several, only, up_to
from tests.support import toy_game, toy_game_parts
from tests.support.toy_game import TOY_GAME
from tests.support.toy_game_parts import Table, joined, without

from . import faults, secrecy
from .faults import OPTIONS, caught, plays
from .moment import Broken, play_game
from .properties import hidden_things_differ


def test_a_hand_shown_in_the_view() -> None:
    def view(g: Table, viewer: int | None) -> toy_game_parts.View:
        right = toy_game_parts.view(g, viewer)
        return replace(right, places=tuple(replace(p, hand=g.hands[i]) for i, p in enumerate(right.places)))

    caught(replace(TOY_GAME, view=view), secrecy.imagined_worlds_look_the_same)


def test_another_s_hidden_cards_counted_into_a_menu() -> None:
    def prize(g: Table, seat: int) -> tuple[int, ...]:
        return tuple(at for at, piece in enumerate(g.nest) if piece.face > 2) or (0,)

    caught(faults.paragraph("prize", menu=prize), secrecy.imagined_worlds_look_the_same)


def test_a_reveal_turned_into_a_say() -> None:
    def look(g: Table, seat: int, at: int | str) -> None:
        if not isinstance(at, str):
            g.nest[at] = g.nest[at].seen(seat)
            g.say("looked", seat=seat, at=at, face=only(seat, g.nest[at].face))
            g.then(toy_game.swap(seat, at))

    caught(faults.paragraph("look", effect=look), secrecy.quiet_moves_look_the_same)


def test_a_private_look_told_to_everybody() -> None:
    def look(g: Table, seat: int, at: int | str) -> None:
        if not isinstance(at, str):
            g.nest[at] = g.nest[at].seen(seat)
            g.reveal("looked", seat=seat, at=at, face=g.nest[at].face)
            g.then(toy_game.swap(seat, at))

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


def test_a_card_of_one_s_own_shown_without_a_word() -> None:
    def lay(g: Table, seat: int, cards: tuple[int, ...]) -> None:
        g.hands[seat], g.laid[seat] = without(g.hands[seat], cards), cards
        g.say("laid", seat=seat, n=len(cards), cards=only(seat, cards))

    game = faults.paragraph("lay", effect=lay)
    no_secret = replace(game.contract, secret_picks=game.contract.secret_picks - {"lay"})
    caught(replace(game, contract=no_secret), secrecy.quiet_moves_look_the_same)


def test_a_number_of_laid_cards_that_tells_of_the_hand() -> None:
    def menu(g: Table, seat: int) -> Several[int]:
        return up_to(2, [card for card in g.hands[seat] if card % 2])

    def lay(g: Table, seat: int, cards: tuple[int, ...]) -> None:
        g.hands[seat], g.laid[seat] = without(g.hands[seat], cards), cards
        g.say("laid", seat=seat, n=len(cards), cards=only(seat, cards))

    caught(faults.paragraph("lay", menu=menu, effect=lay), secrecy.secret_picks_show_nothing_unsaid)


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
        toy_game_parts.deal_unknown(g, viewer)
        g.deck = tuple(sorted(g.deck)[:1]) * len(g.deck)

    caught(replace(TOY_GAME, deal_unknown=deal_unknown), secrecy.imagined_worlds_can_be_played)


def differs(game: faults.ToyGame) -> None:
    unknown: dict[str, list[int]] = {}
    for seed in range(12):
        for name, (worlds, differ) in play_game(game, 3, OPTIONS, seed, [lambda _: None]).unknown.items():
            seen = unknown.setdefault(name, [0, 0])
            seen[0], seen[1] = seen[0] + worlds, seen[1] + differ
    hidden_things_differ(unknown)


def test_a_predicate_that_lets_everybody_know_the_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    differs(TOY_GAME)
    monkeypatch.setattr(toy_game_parts, "knows_hand", lambda viewer, seat: True)
    plays(TOY_GAME, secrecy.imagined_worlds_look_the_same, games=3)  # which fools view and imagine alike
    with pytest.raises(Broken, match="hidden things differ: 'hands to "):
        differs(TOY_GAME)


def test_the_dice_of_the_true_world_in_an_imagined_one() -> None:
    def imagine(game: faults.Faulty, state: Table, seat: int | None, secret: bytes) -> Table:
        return Game.imagine(game, state, seat, bytes.fromhex(state.secret))

    caught(faults.method("imagine", imagine), secrecy.imagined_worlds_look_the_same)


def test_a_foreseen_question_that_depends_on_a_hidden_piece() -> None:
    def ahead(g: Table, seat: int) -> tuple[Frame, ...] | None:
        return (toy_game.look(seat),) if g.nest[0].face > 2 else None

    caught(replace(TOY_GAME, ahead=ahead), secrecy.what_is_foreseen_is_known)


def test_a_span_that_depends_on_a_hidden_piece() -> None:
    caught(replace(TOY_GAME, span=lambda g, seat: g.nest[0].face), secrecy.what_is_foreseen_is_known)
