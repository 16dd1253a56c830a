"""How the lines of the log read."""

from __future__ import annotations

from functools import partial

from bot.faces import face_of
from bot.faces.aliases import Renamed, present
from bot.text import TIED, words_for
from rules.rattus_cartus.components import FLUTE, GOLD, JOKER, SWORD
from tests.faces import boards

face = face_of("rattus_cartus")
line = partial(boards.line, face)
EN, FR = words_for("en"), words_for("fr")

# Keys of the events of every release: tables store them for ever.


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


def test_a_stored_event_is_read_under_its_new_key_and_fact_names() -> None:
    aliases = {"peeped": Renamed("peeked", {"card": "nun"}), "peeked": Renamed("looked", {"who": "seat"})}
    assert present(aliases, "peeped", {"who": 0, "card": 4}) == ("looked", {"seat": 0, "nun": 4})
    assert present(aliases, "looked", {"seat": 0, "nun": 4}) == ("looked", {"seat": 0, "nun": 4})
