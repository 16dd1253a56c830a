"""Ratings of levels by games among them go on where they were broken off."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.ladder.rated import Lots, RatingNotes, one_game

LOTS = Lots({"random": 1.0, "easy": 1.0}, (2,))


def test_each_game_is_between_two_levels_at_least() -> None:
    games = [one_game("notre_dame", number, LOTS) for number in range(3)]
    assert all({party.level for party, _ in game.seats} == {"random", "easy"} for game in games)
    assert all(game.counts for game in games)


def test_neighbours_alone_sit_down_together_where_that_is_asked() -> None:
    lots, chance = Lots({"random": 2.0, "easy": 2.0, "middle": 1.0}, (3,), neighbours=True), Random(1)
    met = {frozenset(lots.company(chance, 3)) for _ in range(200)}
    assert met == {frozenset(("random", "easy")), frozenset(("easy", "middle"))}


def test_games_noted_in_a_folder_count_again_unless_they_were_drawn_by_other_lots(tmp_path: Path) -> None:
    notes, game = RatingNotes(tmp_path, "notre_dame", LOTS), one_game("notre_dame", 1, LOTS)
    notes.add(1, game)
    path = tmp_path / "rated-notre_dame.jsonl"
    path.write_text(f'{path.read_text("utf-8")}\n{{"by": "cut', "utf-8")
    assert notes.games() == {1: game}
    assert RatingNotes(tmp_path, "notre_dame", LOTS._replace(levels={"random": 1.0, "easy": 2.0})).games() == {}
