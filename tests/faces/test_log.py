"""Every happening of random games becomes a line, for the public and for those who know more."""

from __future__ import annotations

import pytest

from bot.faces import Names, face_of
from bot.faces.aliases import Renamed, present
from bot.faces.rattus_cartus.events import SILENT
from bot.text import LOCALES, TIED, units, words_for
from bot.text.words import MissingText
from rules.core import Arg
from rules.rattus_cartus.components import FLUTE, GOLD, JOKER, SWORD

from .games import moments, names, worst_names

face = face_of("rattus_cartus")
EN, FR = words_for("en"), words_for("fr")

# Keys of the events of every release: tables store them for ever.
RELEASED = (
    "acts counted declined died discarded drew entered flute gained_cards gained_tokens gave_cards laid last_point "
    "looked lost_rats new_buildings no_tribute nobody_won nuns_counted paid_tribute played_pass replaced_building "
    "reshuffled round_begins scored showed showed_hand showed_nun supplies sword won"
)


def line(key: str, locale: str = "en", people: Names | None = None, **facts: Arg) -> str:
    return face.event(words_for(locale), key, facts, people or names(4))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_of_random_games_is_a_clean_line_for_everybody(locale: str) -> None:
    words, seen = words_for(locale), set()
    for moment in moments():
        for event in moment.events:
            for viewer in (None, moment.ask.seat):
                key, facts = event.seen_by(viewer)
                text = face.event(words, key, facts, names(moment.state.seats))
                seen.add(key)
                assert bool(text) != (key in SILENT), event
                assert not set("{}\n") & set(text) and "cartus-" not in text and "_" not in text, text
                assert units(text) <= 105, text
    assert seen >= set(RELEASED.split()) - {"declined"}, "the games must have shown all that can happen"


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_stay_short_with_the_worst_names(locale: str) -> None:
    words = words_for(locale)
    for moment in moments():
        for event in moment.events:
            if event.key not in ("won",):  # the last line of a game may name all who share the victory
                text = face.event(words, *event.seen_by(moment.ask.seat), worst_names(moment.state.seats))
                assert units(text) <= 105, text


def test_who_may_not_see_the_cards_reads_their_number_only() -> None:
    assert line("drew", seat=1, n=2) == "■ Bea draws 2 cards."
    drawn = line("drew", seat=1, n=2, cards=(5, JOKER)).replace(TIED, " ")
    assert drawn == "■ Bea draws ⛪ Monk (🙏 0) · 🃏 Joker."
    assert line("looked", seat=0, nun=4) == "● Ana looks at card 5 of the nun-row."
    assert line("looked", "fr", seat=0, nun=4, card=8).endswith("Soutien des nonnes\u202f: Moine · 3 nonnes.")


def test_entering_is_told_with_the_cards_laid() -> None:
    assert line("entered", seat=3, at=0, building=8) == ""
    assert line("laid", seat=3, at=0, building=8, n=2) == "◆ Dan enters the Farm (1) with 2 cards."
    assert line("laid", "fr", seat=3, at=0, building=8, n=1) == "◆ Dan entre dans la Ferme (1) avec 1 carte."
    assert line("laid", "fr", seat=3, at=2, building=3, n=0, cards=()) == "◆ Dan entre dans l’Hôpital (3) sans carte."


def test_articles_and_plurals_are_right_in_french() -> None:
    assert (
        line("acts", "fr", seat=0, at=1, building=4, premium=1)
        == "● Ana réalise l’action privilège de l’Administration (2)."
    )
    assert line("counted", "fr", seat=0, cls=5, n=1, rats=0) == "● Ana marque 1 point d’influence Magie."
    assert (
        line("counted", "fr", seat=0, cls=5, n=3, rats=2) == "● Ana marque 3 points d’influence Magie et reçoit 2 rats."
    )
    assert line("gained_cards", "fr", seat=0, card=SWORD, n=2) == "● Ana prend 2 Épées."
    assert line("nuns_counted", "fr", n=1) == "1 nonne vient en aide."


def test_an_empty_pile_is_told() -> None:
    assert line("gained_cards", seat=0, card=GOLD, n=0) == "Gold: the pile is empty, ● Ana takes nothing."
    assert line("gained_tokens", seat=0, n=0) == "No token is left for ● Ana."
    assert line("drew", seat=0, n=0, cards=()) == "● Ana draws nothing: no cards are left."
    assert line("lost_rats", seat=0, n=0) == "● Ana has no rat to discard."


def test_the_guard_tower_protects_instead_of_acting() -> None:
    assert line("acts", seat=2, at=1, building=6, premium=0) == "▲ Chl is protected in the Guard Tower (2)."
    assert "premium action" in line("acts", seat=2, at=1, building=6, premium=1)


def test_declining_names_the_building() -> None:
    assert line("declined", seat=2, building=8) == "▲ Chl leaves the cards of the Farm."
    assert line("declined", "fr", seat=2, building=11) == "▲ Chl laisse les cartes de la Cabane du joueur de flûte."


def test_a_hand_too_long_for_words_is_told_in_symbols() -> None:
    many = (*(kind for cls in range(6) for kind in (cls * 5,) * 2), JOKER, SWORD, FLUTE, GOLD, GOLD)
    text = line("showed_hand", "fr", seat=0, cards=many, rats=10)
    assert text == "● Ana finit avec 10 rats\u202f; en main\u202f: 👑 2 ⛪ 2 🧺 2 🐴 2 🌾 2 🔮 2 🃏 1 🗡️ 1 🎵 1 💰 2."


def test_a_shared_victory_names_all_who_share_it() -> None:
    assert line("won", seats=(0, 2), points=31) == "● Ana and ▲ Chl share the victory with 31 points each."
    assert line("won", "fr", seats=(1,), points=36) == "■ Bea gagne avec 36 points."


@pytest.mark.parametrize("key", RELEASED.split())
def test_every_event_ever_stored_still_has_its_text(key: str) -> None:
    facts: dict[str, Arg] = {
        **dict.fromkeys(("seat", "to", "at", "building", "cls", "n", "rats", "card", "nun", "premium", "points"), 1),
        "cards": (1,),
        "cards_in_row": (1, 6),
        "old_card": 1,
        "new_card": 6,
        "round": 2,
        "line": "gold",
        "seats": (1,),
    }
    for words in (EN, FR):
        assert bool(face.event(words, key, facts, names(2))) != (key in SILENT)


def test_a_stored_event_is_read_under_its_new_key_and_fact_names() -> None:
    aliases = {"peeped": Renamed("peeked", {"card": "nun"}), "peeked": Renamed("looked", {"who": "seat"})}
    assert present(aliases, "peeped", {"who": 0, "card": 4}) == ("looked", {"seat": 0, "nun": 4})
    assert present(aliases, "looked", {"seat": 0, "nun": 4}) == ("looked", {"seat": 0, "nun": 4})


def test_an_unknown_event_is_a_fault_and_no_empty_line() -> None:
    with pytest.raises(MissingText):
        line("no_such_event", seat=0)
