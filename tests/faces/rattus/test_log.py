"""Every happening of random games becomes a line, for the public and for those who know more."""

from __future__ import annotations

import pytest

from bot.faces import Names, face_of
from bot.text import LOCALES, units, words_for
from bot.text.words import MissingText
from rules.core import Arg, Refusal
from rules.rattus import game
from rules.rattus.components import Card, Region
from rules.rattus.pieces import STOCK
from rules.rattus.state import BESIDE

from .games import moments, names, worst_names

face = face_of("rattus")
GALLIA, ITALIA = int(Region.GALLIA), int(Region.ITALIA)
FACE: Arg = (3, 1, 0, (1, 2), 0)

# Keys of the events of every release: tables store them for ever.
RELEASED = (
    "baker_emptied baker_filled bishop final_ravage gave_potion king knight last_round left_over looked lost mayor "
    "merchant messenger monk new_rat no_room nun peasant piper piper_rats placed plague put_away queen redrawn "
    "revealed saved serf soldier start_cubes stayed swapped took turned_up wall wizard won"
)


def line(key: str, locale: str = "en", people: Names | None = None, spoken: bool = False, **facts: Arg) -> str:
    return face.event(words_for(locale, spoken=spoken), key, facts, people or names(4))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_of_random_games_is_a_clean_line_for_everybody(locale: str) -> None:
    words, seen = words_for(locale), set()
    for moment in moments():
        for event in moment.events:
            for viewer in (None, moment.ask.seat):
                key, facts = event.seen_by(viewer)
                text = face.event(words, key, facts, names(moment.state.seats))
                seen.add(key)
                assert text and not set("{}\n") & set(text) and "rattus-" not in text and "_" not in text, text
                assert units(text) <= 105, text
    assert seen >= set(RELEASED.split()) - {"stayed"}, "the games must have shown all that can happen"


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_stay_short_with_the_worst_names(locale: str) -> None:
    for moment in moments():
        for event in moment.events:
            text = face.event(words_for(locale), *event.seen_by(moment.ask.seat), worst_names(moment.state.seats))
            assert units(text) <= 105, text


def test_only_the_witch_reads_the_face() -> None:
    assert line("looked", seat=0, region=GALLIA, slot=1) == "Witch: ● Ana looks at rat 2 in Gallia."
    assert line("looked", seat=0, region=GALLIA, slot=1, face=FACE).endswith("rat 2 in Gallia: 3 · M Bou Chu.")


def test_a_rat_turned_up_says_whether_it_counts() -> None:
    text = line("turned_up", region=ITALIA, face=FACE, n=3, hit=1)
    assert text == "🐀 Italia 3 · M Bou Chu: population 3, counts."
    assert line("turned_up", "fr", region=ITALIA, face=FACE, n=2, hit=0).endswith("population 2, sans effet.")
    assert not line("turned_up", spoken=True, region=ITALIA, face=FACE, n=2, hit=0).startswith("🐀")


def test_a_card_is_taken_from_beside_the_board_or_from_its_holder() -> None:
    assert line("took", seat=1, card=int(Card.KING), source=BESIDE) == "■ Bea takes the King."
    assert line("took", seat=1, card=int(Card.KING), source=2) == "■ Bea takes the King from ▲ Chl."
    assert line("took", "fr", seat=1, card=int(Card.WITCH), source=2) == "■ Bea prend la Sorcière à ▲ Chl."


def test_a_piece_comes_from_the_stock_or_from_a_region() -> None:
    assert line("bishop", seat=0, source=STOCK, target=GALLIA) == "Bishop: ● Ana places a bishop in Gallia."
    assert line("nun", seat=0, source=ITALIA, target=GALLIA) == "Nun: ● Ana moves a nun from Italia to Gallia."
    assert line("wall", seat=0, moved=STOCK, wall=(1, 2)) == "Emperor: ● Ana places a wall Gallia–Germania."
    assert line("wall", seat=0, moved=(1, 2), wall=(1, 5)).endswith("moves the wall Gallia–Germania to Gallia–Italia.")


def test_a_swap_of_cubes_and_a_swap_of_rats() -> None:
    text = line("messenger", seat=0, source=GALLIA, owner=1, target=ITALIA, other=2)
    assert text == "Messenger: the cubes of ■ Bea in Gallia and ▲ Chl in Italia change places."
    text = line("swapped", "fr", seat=0, source=GALLIA, slot=0, target=ITALIA, other=2)
    assert text == "Sorcière\u202f: le rat 1 de Gallia et le rat 3 d’Italia changent de place."


def test_cubes_in_many_regions_are_told_by_their_number() -> None:
    many = line("mayor", seat=0, regions=tuple(range(12)))
    assert many == "Mayor: ● Ana places a cube each in 12 regions."
    assert line("mayor", seat=0, regions=(1, 5)) == "Mayor: ● Ana places one cube each: Gallia and Italia."


def test_the_final_round_says_why_it_begins() -> None:
    assert "the rats are used up" in line("last_round", seat=0, supply=0)
    assert "all cubes on the board" in line("last_round", seat=0, supply=4)


@pytest.mark.parametrize("key", RELEASED.split())
def test_every_event_ever_stored_still_has_its_text(key: str) -> None:
    facts: dict[str, Arg] = {
        **dict.fromkeys(("seat", "region", "source", "target", "slot", "card", "n", "hit", "supply"), 1),
        **dict.fromkeys(("owner", "other"), 0),
        "face": FACE,
        "faces": (FACE, FACE),
        "slots": (0, 2),
        "regions": (1, 5),
        "wall": (1, 2),
        "moved": STOCK,
    }
    assert all(face.event(words_for(locale), key, facts, names(4)) for locale in LOCALES)


def test_an_unknown_event_is_a_fault_and_no_empty_line() -> None:
    with pytest.raises(MissingText):
        line("no_such_event", seat=0)


# --------------------------------------------------------------------------- refusals


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_of_random_games_is_a_sentence_with_its_chapter(locale: str) -> None:
    words = words_for(locale)
    for n, moment in enumerate(moments()):
        if n % 4 == 0:
            for reason in game.barred(moment.state, moment.ask.seat).values():
                text = face.refusal(words, reason, worst_names(moment.state.seats))
                assert not set("{}\n") & set(text) and "_" not in text, text
                assert units(text) <= 200 and text[-1] == (")" if "rule" in reason.facts else "."), text


def test_a_reason_names_the_place_and_the_chapter() -> None:
    words = words_for("en")
    full = Refusal("region_full", {"region": ITALIA, "rule": "phase_c"})
    assert face.refusal(words, full, names(4)) == "No rat may go to Italia: it holds 3. (Phase C)"
    idle = Refusal("queen_not_largest", {"card": int(Card.QUEEN), "rule": "queen", "n": 3, "other": 2, "rival": 3})
    text = face.refusal(words_for("fr"), idle, names(4))
    assert text == "La Reine est sans effet\u202f: ta zone (3) ne dépasse pas celle de ▲ Chl (3). (Reine)"
    assert face.refusal(words, Refusal("out_of_date"), names(4)).startswith("The table has moved on.")
