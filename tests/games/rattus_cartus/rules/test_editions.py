"""The data files: errors that name file and key, an owner's corrected file, and upgrades of the built-in data."""

import json
import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import rules
from rules.core import GameEditions, UnknownEdition
from rules.rattus_cartus import game
from rules.rattus_cartus.components import Supplies, editions, read
from rules.rattus_cartus.options import Options
from tests.rules.building import SECRET
from tests.rules.editions import changed_in, refused

from .build import building_cards, new_game

BOX, SUPPLIES = "components.toml", "supplies.toml"
FILES = editions.built_in.files
changed = partial(changed_in, FILES)


def corrected(draw: int) -> dict[str, str]:
    """The first card of the Palace draws so many cards."""
    return changed(SUPPLIES, "draw = 4\n", f"draw = {draw}\n")


@pytest.mark.parametrize(
    ("files", "file", "key", "problem"),
    [
        ({BOX: "[population"}, BOX, "", "no valid TOML"),
        ({"cards.toml": ""}, "cards.toml", "", "no such file; this game has components.toml, supplies.toml"),
        ({BOX: ""}, BOX, "population", "required"),
        (changed(BOX, "joker = 15\n", ""), BOX, "piles.joker", "required"),
        (changed(BOX, "joker = 15\n", "joker = -1\n"), BOX, "piles.joker", "greater than or equal to 0"),
        (changed(BOX, "joker = 15\n", 'joker = "15"\n'), BOX, "piles.joker", "valid integer"),
        (changed(BOX, "joker = 15\n", "joker = 15\njokers = 15\n"), BOX, "piles.jokers", "not permitted"),
        (changed(BOX, '"church"', '"army"'), BOX, "population.1.class", "'church'"),
        (changed(BOX, '"church"', '"royalty"'), BOX, "population", "each of the six classes once"),
        (changed(BOX, "[4, 2, 2, 2, 4]", "[4, 2, 2, 2, 5]"), BOX, "population", "84 cards in all, not 85"),
        (changed(BOX, "[4, 2, 2, 2, 4]", "[4, 2, 2, 2, 3]"), BOX, "population", "84 cards in all, not 83"),
        (changed(BOX, "[4, 2, 2, 2, 4]", "[4, 2, 2, 6]"), BOX, "population.0.nuns", "at least 5 items"),
        (changed(BOX, "longest = 0", "longest = 100"), BOX, "influence.longest", "less than or equal to 99"),
        (changed(BOX, "value = 1 ", "worth = 1 "), BOX, "tokens.value", "required"),
        ({SUPPLIES: ""}, SUPPLIES, "card", "required"),
        ({SUPPLIES: "card = []"}, SUPPLIES, "card", "palace, copy 1, is missing"),
        (changed(SUPPLIES, "copy = 2\n", "copy = 6\n"), SUPPLIES, "card.1.copy", "less than or equal to 5"),
        (changed(SUPPLIES, "copy = 2\n", "copy = 1\n"), SUPPLIES, "card.1", "palace, copy 1, stands twice"),
        (changed(SUPPLIES, '"treasury"', '"bank"'), SUPPLIES, "card.5.building", "no building is called 'bank'"),
        (changed(SUPPLIES, "look = 0\n", "look = 9\n"), SUPPLIES, "card.0.look", "less than or equal to 5"),
        (changed(SUPPLIES, '"reconstructed"', '"guessed"'), SUPPLIES, "card.0.provenance", "'printed'"),
    ],
)
def test_a_bad_data_file_is_refused_by_file_and_key(files: dict[str, str], file: str, key: str, problem: str) -> None:
    bad = refused(game, files)
    assert (bad.file, bad.key) == (file, key)
    assert problem in bad.problem


def test_an_owners_corrected_file_is_used_by_his_table_while_another_table_keeps_the_built_in_one() -> None:
    edition = game.add_edition(corrected(draw=7))
    (palace,) = building_cards("palace")
    theirs, ours = new_game(options=Options(edition=edition.name)), new_game()
    assert theirs.g.components.supplies[palace] == Supplies(7, 0, 0)
    assert ours.g.components.supplies[palace] == Supplies(4, 0, 0)
    assert not edition.built_in


def test_the_corrected_supplies_are_what_a_player_gets_and_everybody_sees() -> None:
    edition = game.add_edition(corrected(draw=7))
    for name, drawn in ((edition.name, 7), ("", 4)):
        t = new_game(options=Options(edition=name), secret=_secret_with_palace_first())
        assert t.view(None).row[0].supplies == Supplies(drawn, 0, 0)
        t.play("Red", "supplies", 0)
        assert len(t.hand("Red")) == 5 + drawn


def _secret_with_palace_first() -> bytes:
    (palace,) = building_cards("palace")
    secrets = (n.to_bytes(32, "big") for n in range(10_000))
    return next(secret for secret in secrets if new_game(secret=secret).g.row[0].card == palace)


def test_a_file_that_is_not_given_is_the_built_in_one() -> None:
    edition = game.add_edition(corrected(draw=7))
    assert edition.files[BOX] == FILES[BOX]
    assert edition.name != editions.built_in.name


def test_an_owner_who_knows_his_cards_says_so_and_the_edition_shows_it() -> None:
    edition = game.add_edition(changed(SUPPLIES, '"reconstructed"', '"printed"', times=60))
    assert [grade for grade in edition.grades if grade.what == "supplies"] == [("supplies", "printed", 60)]


def test_newer_built_in_data_are_another_edition_and_the_old_ones_are_known_again_once_added() -> None:
    newer = GameEditions("rattus_cartus", {**FILES, **corrected(draw=9)}, read)
    with pytest.raises(UnknownEdition):
        newer.components(editions.built_in.name)
    assert newer.add(FILES).name == editions.built_in.name
    assert newer.components(editions.built_in.name) == editions.components("")
    assert newer.components("").supplies != editions.components("").supplies


NEWER_PROGRAM = """
import json, sys
from rules.rattus_cartus import game, editions
from rules.rattus_cartus.options import Options
story = json.load(sys.stdin)
(palace,) = story["palace"]
game.add_edition(story["files"])  # what the database kept for this table
old, new = game.load(story["save"]), game.new(4, bytes(range(32)), Options())
print(json.dumps({
    "same": game.save(old) == story["save"],
    "old": old.components.supplies[palace],
    "new": new.components.supplies[palace],
    "names": [old.options.edition, new.options.edition],
}))
"""


def test_an_upgrade_of_the_built_in_data_changes_no_saved_table(tmp_path: Path) -> None:
    package = Path(rules.__file__).parent
    shutil.copytree(package, tmp_path / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "rules" / "rattus_cartus" / "data" / SUPPLIES).write_text(corrected(draw=9)[SUPPLIES], "utf-8")
    save = game.save(game.new(4, SECRET))
    story = json.dumps({"save": save, "files": dict(FILES), "palace": building_cards("palace")})
    done = subprocess.run(
        [sys.executable, "-c", NEWER_PROGRAM],
        cwd=tmp_path,
        env={**os.environ, "RATSKELLER_RULES": "plain"},  # the build, if there is one, is of this program
        input=story,
        capture_output=True,
        text=True,
        check=True,
    )
    answer = json.loads(done.stdout)
    assert answer["same"]
    assert (answer["old"], answer["new"]) == ([4, 0, 0], [9, 0, 0])
    assert answer["names"][0] == editions.built_in.name != answer["names"][1]
