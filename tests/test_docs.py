"""The documents: every relative link leads somewhere, and every path of the repository that they name exists."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.config import setting_names

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("tests/*.md")))
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]
OPERATIONS = ROOT / "docs" / "operations.md"
UNIT = re.compile(r"^```ini\n# /etc/systemd/system/(\S+?)(?::.*?)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
HISTORY = ("CHANGELOG.md", "docs/decisions/")  # they tell what was; a path there may be gone by now

LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
PATH = re.compile(r"`((?:bot|cogs|db|docs|rules|tests)/[^`\s]*)`")
NAME = re.compile(r"`((?:bot|cogs|db|rules|tests)/[^`\s]*\.py)` \(`([\w.]+)`")  # a file, and a name in it
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
STANDS_FOR = re.compile(r"<[a-z_]+>|\{[^}]*\}")  # <key>, {en,fr}: any of several


def links(text: str) -> Iterator[str]:
    """The targets of relative links, without their anchors."""
    for target in (found[1] or found[2] for found in LINK.finditer(FENCED.sub("", text))):
        if not target.startswith(("http:", "https:", "mailto:", "#")):
            yield target.partition("#")[0]


def paths(text: str) -> Iterator[str]:
    """The paths of this repository that a document names between backticks, `<key>` as a wild card."""
    for found in PATH.finditer(FENCED.sub("", text)):
        path = STANDS_FOR.sub("*", found[1]).partition("::")[0]
        if "…" not in path and "NNNN" not in path:
            yield path.rstrip("/")


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_every_relative_link_leads_somewhere(document: Path) -> None:
    assert [link for link in links(document.read_text()) if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_every_path_named_exists(document: Path) -> None:
    if not str(document.relative_to(ROOT)).startswith(HISTORY):
        assert [path for path in paths(document.read_text()) if not any(ROOT.glob(path))] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_every_name_given_with_its_file_stands_in_that_file(document: Path) -> None:
    for path, name in NAME.findall(document.read_text()):
        files = list(ROOT.glob(STANDS_FOR.sub("*", path)))
        assert files, path
        for file in files:
            assert re.search(rf"\b{name.rpartition('.')[2]}\b", file.read_text()), f"{name} in {path}"


def test_every_setting_named_for_those_who_run_a_host_is_one() -> None:
    named = re.findall(r"RATSKELLER_[A-Z_]+", OPERATIONS.read_text())
    assert {*named} <= {name for names in setting_names() for name in names}


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd on this machine")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    text = OPERATIONS.read_text().replace("/opt/ratskeller/.venv/bin/python", sys.executable)
    units = {found[1]: found[2] for found in UNIT.finditer(text)}
    units["ratskeller@.service"] = re.sub(
        "^Environment=.*", units["ratskeller@.service"], units["ratskeller.service"], flags=re.MULTILINE
    )
    for name, unit in units.items():
        (tmp_path / name).write_text(unit)
    (tmp_path / "ratskeller@gateway.service").symlink_to(tmp_path / "ratskeller@.service")
    backups = {"ratskeller-backup.service", "ratskeller-backup.timer"}
    assert units.keys() == {"ratskeller.service", "ratskeller@.service"} | backups
    for name in ("ratskeller.service", "ratskeller@gateway.service", *sorted(backups)):
        came = subprocess.run(["systemd-analyze", "verify", tmp_path / name], capture_output=True, text=True)
        assert (came.stderr, came.returncode) == ("", 0)


def test_dead_links_and_paths_are_seen() -> None:
    assert list(links('[a](gone.md#top) [b](https://discord.com) <img src="no.webp">')) == ["gone.md", "no.webp"]
    named = "`bot/gone.py` `rules/<key>/state.py` `tests/x.py::test_a` `python -m bot`\n```\n`bot/shown.py`\n```"
    assert list(paths(named)) == ["bot/gone.py", "rules/*/state.py", "tests/x.py"]
