"""`make gallery`: every picture of its page is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from tests.gallery import main

from .positions import DRAWN, positions


@pytest.mark.thorough
def test_the_gallery_shows_every_game_in_every_language_and_theme(tmp_path: Path) -> None:
    first = [next(p for p in positions() if p.key == key) for key in DRAWN]
    last = [next(p for p in positions()[::-1] if p.key == key) for key in DRAWN]
    main(tmp_path, [*first, *last])
    page = (tmp_path / "index.html").read_text("utf-8")
    shown = re.findall(r'<img src="([^"]+)" alt="([^"]+)">', page)
    assert {name for name, _ in shown} == {file.name for file in tmp_path.glob("*.jpg")}
    assert all(alt for _, alt in shown)
    for name, _ in shown:
        with Image.open(tmp_path / name) as image:
            image.verify()
    for look in ("en-dark", "en-contrast", "en-large", "fr-dark", "fr-contrast", "fr-large"):
        assert f"-{look}-board" in page
    assert all(f'"{key}-' in page for key in DRAWN)
