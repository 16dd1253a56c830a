"""Tags of posts: matched by name in any language, what people gave stays, and never more than Discord takes."""

from __future__ import annotations

from bot.text import words_for
from bot.ui.screens.forum import MOST_TAGS, missing_tags, tags_of
from rules import GAMES

from .tables import snapshot


def test_a_forum_misses_a_tag_that_it_has_in_no_language() -> None:
    english, french = words_for("en"), words_for("fr")
    everything = missing_tags(english, tuple(GAMES), [])
    assert len(everything) == len(GAMES) + 3 and all(len(name) <= 20 for name in everything)
    assert missing_tags(english, tuple(GAMES), [name.upper() for name in missing_tags(french, tuple(GAMES), [])]) == []


def test_a_post_has_its_game_and_state_and_keeps_what_people_gave_but_for_other_states() -> None:
    known = ["Rattus Cartus", "Hameln", "Open", "running", "over", "Partie d’essai"]
    table = snapshot("rattus_cartus", 3, status="open")
    assert tags_of(table, known, ["running", "Partie d’essai"]) == ["Rattus Cartus", "Open", "Partie d’essai"]
    assert tags_of(table, [], []) == []
    assert len(tags_of(table, known, [f"tag {n}" for n in range(9)])) == MOST_TAGS
