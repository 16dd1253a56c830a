"""A match that is noted goes on where it was broken off, as long as the same players play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.players.weights import path_of
from tests.ladder import dealing, noted
from tests.ladder.__main__ import Match, main, play_match
from tests.ladder.noted import Deal, MatchNotes
from tests.ladder.play import Chooser, by_chance
from tests.ladder.rows import RANDOM, Row

ROW = Row("rattus", 2, RANDOM, RANDOM, 1.0)


def match(games: int, notes: MatchNotes | None = None, first: int = 0) -> list[float]:
    """The shares of a match of so many games, the earlier ones of them as they were noted."""
    found = Match(ROW.bar)
    play_match(found, ROW, games, 1, notes, first)
    return found.deals


def test_a_match_goes_on_after_the_last_deal_that_was_noted_whole(tmp_path: Path) -> None:
    notes, (path,) = MatchNotes(tmp_path, ROW), [tmp_path / "rattus-2-random-random.jsonl"]
    match(4, notes)
    path.write_text(f'{path.read_text("utf-8")}\n{{"by": "cut', "utf-8")
    assert match(8, notes) == match(8)
    assert len(list(notes.deals())) == 4 and path.read_text("utf-8").count('"deal"') == 4


def test_of_the_deals_that_were_noted_no_more_count_than_games_are_wanted(tmp_path: Path) -> None:
    notes = MatchNotes(tmp_path, ROW)
    longer = match(8, notes)
    assert match(4, notes) == longer[:2]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("rattus", "rattus is played by 2, 3, 4"),
        ("hameln 2 easy random", "hameln is played by 3, 4, 5"),
        ("all --note", "--note writes one match"),
        ("rattus 2 easy random --before weights.json", "has no weights"),
    ],
)
def test_who_asks_for_a_match_that_cannot_be_is_told(
    asked: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["ladder", *asked.split()])
    with pytest.raises(SystemExit):
        main()
    assert told in capsys.readouterr().err


def test_a_match_can_begin_with_a_later_deal_and_goes_on_there(tmp_path: Path) -> None:
    notes = MatchNotes(tmp_path, ROW)
    assert match(4, notes, first=3) == match(10)[3:]
    assert match(6, notes, first=3) == match(12)[3:]
    assert list(notes.deals()) == [], "the first deal is missing"


def test_what_other_players_played_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noted, "players_of", lambda row: "others")
    MatchNotes(tmp_path, ROW).add(0, Deal(1.0, []))
    monkeypatch.undo()
    notes = MatchNotes(tmp_path, ROW)
    assert list(notes.deals()) == []
    notes.add(1, Deal(0.5, []))
    assert list(notes.deals()) == [], "the first deal is missing"
    notes.add(0, Deal(0.0, []))
    assert [deal.share for deal in notes.deals()] == [0.0, 0.5]


def test_a_match_whose_notes_show_enough_is_played_no_further(tmp_path: Path) -> None:
    row = ROW._replace(bar=0.1)
    notes, found = MatchNotes(tmp_path, row), Match(row.bar)
    for number in range(60):
        notes.add(number, Deal(1.0, []))
    play_match(found, row, 1000, 1, notes)
    assert found.verdict == "reached" and len(found.deals) == 60


def test_players_are_others_with_other_weights_or_another_game() -> None:
    rows = [ROW, ROW._replace(seats=3), ROW._replace(game="hameln", seats=3)]
    assert len({noted.players_of(row) for row in rows}) == len(rows)


def test_no_two_seats_of_a_deal_draw_the_same_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = list[int]()

    def noting(seed: int) -> Chooser:
        seeds.append(seed)
        return by_chance(seed)

    monkeypatch.setattr(dealing, "by_chance", noting)
    for number in range(2):
        dealing.deal(ROW._replace(seats=3), number)
    # at each of its three tables a deal has three others, and then the one, on the seat of one of them
    assert len(seeds) == 2 * 3 * 4 and len(set(seeds)) == 2 * 3 * 3


def test_weights_meet_those_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "2.json").write_bytes(path_of("rattus", 2).read_bytes())
    row = Row("rattus", 2, "easy", "easy", 1.0, str(tmp_path / "2.json"))
    same, found = Match(1.0), Match(1.0)
    play_match(same, Row("rattus", 2, "easy", "easy", 1.0), 2, 1)
    play_match(found, row, 2, 1)
    assert found.deals == same.deals
    told = json.loads((tmp_path / "2.json").read_text())
    told["weights"] = {name: [-late, -early] for name, (early, late) in told["weights"].items()}
    by = noted.players_of(row)
    (tmp_path / "2.json").write_text(json.dumps(told))
    assert noted.players_of(row) != by
    against_fools = Match(1.0)
    play_match(against_fools, row, 2, 1)
    assert against_fools.share == 1.0
