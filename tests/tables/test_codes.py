"""Table codes: short while there are enough, longer when they run low, never given twice."""

from __future__ import annotations

from itertools import count

import pytest

from bot.tables import Place
from bot.tables.transitions import codes

from .host import ANA, Host


async def test_a_code_is_never_given_twice_and_gets_longer_when_short_ones_run_low(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = count(2)
    monkeypatch.setattr(codes, "LETTERS", "A")  # one short code in all the world, and one longer
    first = (await host.tables.open(ANA, Place(1, next(numbers)), "magpie")).table.code
    second = (await host.tables.open(ANA, Place(1, next(numbers)), "magpie")).table.code
    assert (first, second) == ("AAAA", "AAAAA")
    await host.tables.close(first, ANA.id)
    with pytest.raises(RuntimeError, match="no table code is left"):
        await host.tables.open(ANA, Place(1, next(numbers)), "magpie")


def test_codes_are_of_letters_that_cannot_be_mistaken() -> None:
    for tries, length in ((0, 4), (codes.TRIES, 5)):
        drawn = {codes.draw(tries) for _ in range(200)}
        assert {len(code) for code in drawn} == {length}
        assert not set("".join(drawn)) & set("0O1ILabc")
