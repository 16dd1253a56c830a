"""Settings of people and servers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import Person, PersonSettings, ServerSettings

from .host import ANA, Host


async def test_a_stranger_has_the_defaults(host: Host) -> None:
    assert await host.tables.people.settings(7) == PersonSettings(7, notices="dm", dm="unknown")
    assert await host.tables.people.server(7) == ServerSettings(7, rooms="threads")


async def test_name_and_locale_of_who_acts_are_remembered_and_a_missing_locale_forgets_nothing(host: Host) -> None:
    await host.tables.people.met(ANA)
    await host.tables.people.change(ANA.id, lambda own: replace(own, language="en"))
    met = await host.tables.people.met(Person(ANA.id, "Ana B."))
    await host.restart()
    assert await host.tables.people.settings(ANA.id) == met == PersonSettings(ANA.id, "Ana B.", "fr", "en")


async def test_settings_change_one_by_one_and_back_to_the_default(host: Host) -> None:
    await host.tables.people.change(1, lambda own: replace(own, notices="channel"))
    await host.tables.people.change(1, lambda own: replace(own, language="fr"))
    changed = await host.tables.people.change(1, lambda own: replace(own, dm="closed"))
    assert changed == PersonSettings(1, language="fr", notices="channel", dm="closed")
    back = await host.tables.people.change(1, lambda own: replace(own, language=None))
    assert back == replace(changed, language=None)


async def test_a_server_keeps_language_and_rooms(host: Host) -> None:
    await host.tables.people.change_server(5, lambda server: replace(server, language="fr"))
    await host.tables.people.change_server(5, lambda server: replace(server, rooms="channel", channel=55))
    await host.restart()
    assert await host.tables.people.server(5) == ServerSettings(5, "fr", "channel", 55)


async def test_values_that_do_not_exist_are_refused_and_nothing_changes(host: Host) -> None:
    with pytest.raises(ValueError, match="notices"):
        await host.tables.people.change(1, lambda own: replace(own, notices="carrier pigeon"))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="rooms"):
        await host.tables.people.change_server(1, lambda server: replace(server, rooms="cellar"))  # type: ignore[arg-type]
    assert await host.tables.people.settings(1) == PersonSettings(1)
