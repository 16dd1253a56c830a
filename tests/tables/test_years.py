"""A server's year is counted from its finished games, and names only who takes part."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bot.tables import Place

from .host import ANA, BEA, CHLOE, Host

MARCH, DECEMBER = (datetime(2031, month, 31, 23, 59, 0, tzinfo=UTC).timestamp() for month in (3, 12))


async def played(host: Host, n: int, channel: int, guild: int = 1, days: float = 0) -> str:
    """A game of so many people that took so many days."""
    code = await host.running(n, Place(guild, channel))
    host.clock.move(days * 86_400)
    return (await host.to_the_end(code)).code


async def at(host: Host, when: float) -> None:
    """The clock moves to a time."""
    host.clock.move(when - host.clock.now())


async def test_games_people_paces_months_and_the_longest_table(host: Host) -> None:
    await at(host, MARCH - 5 * 86_400)
    longest = await played(host, 3, 11, days=4.5)
    await at(host, DECEMBER)
    await played(host, 2, 12)
    await played(host, 2, 13, guild=2)
    await host.running(2, Place(1, 14))
    year = await host.tables.years.of(1, 2031)
    assert year.all == 2 and year.people == 3
    assert [n for n, games in enumerate(year.months, start=1) if games] == [3, 12]
    assert year.games == {"magpie": 2} and year.paces == {"leisurely": 2}
    assert year.longest == ("magpie", longest, 4)
    assert (await host.tables.years.of(1, 2030)).all == 0
    host.clock.move(120)
    await played(host, 2, 15)
    assert (await host.tables.years.of(1, 2031)).all == 2, "the next one ends in the new year"
    assert (await host.tables.years.of(1, 2032)).all == 1


async def test_who_takes_no_part_in_ratings_or_is_erased_is_counted_and_not_named(host: Host) -> None:
    await at(host, MARCH)
    for person in (ANA, BEA, CHLOE):
        await host.tables.people.met(person)
    await played(host, 3, 11)
    await played(host, 2, 12)
    assert (await host.tables.years.of(1, 2031)).names == ((ANA.name, 2), (BEA.name, 2), (CHLOE.name, 1))
    await host.tables.people.change(ANA.id, lambda own: replace(own, rated=False))
    await host.tables.personal_data.erase(CHLOE.id)
    year = await host.tables.years.of(1, 2031)
    assert year.names == ((BEA.name, 2),) and year.all == 2
    assert year.people == 2, "of who erased themselves nothing is left"


async def test_a_deal_that_is_still_played_elsewhere_does_not_tell_that_it_is_over(host: Host) -> None:
    await at(host, MARCH)
    code, other = await played(host, 2, 11), await host.running(2, Place(1, 12))
    await host.db.write(
        lambda connection: connection.execute("update tables set deal = 'one' where code in (?, ?)", (code, other))
    )
    assert (await host.tables.years.of(1, 2031)).all == 0
    await host.to_the_end(other)
    year = await host.tables.years.of(1, 2031)
    assert replace(year, longest=None, names=()).all == 2
