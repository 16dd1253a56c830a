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
    await host.tables.people.change(ANA.id, language="en")
    met = await host.tables.people.met(Person(ANA.id, "Ana B."))
    await host.restart()
    assert await host.tables.people.settings(ANA.id) == met == PersonSettings(ANA.id, "Ana B.", "fr", "en")


async def test_settings_change_one_by_one_and_back_to_the_default(host: Host) -> None:
    await host.tables.people.change(1, notices="channel")
    await host.tables.people.change(1, language="fr")
    changed = await host.tables.people.change(1, dm="closed")
    assert changed == PersonSettings(1, language="fr", notices="channel", dm="closed")
    assert await host.tables.people.change(1, language=None) == replace(changed, language=None)


async def test_a_server_keeps_language_and_rooms(host: Host) -> None:
    await host.tables.people.change_server(5, language="fr")
    await host.tables.people.change_server(5, rooms="channel", channel=55)
    await host.restart()
    assert await host.tables.people.server(5) == ServerSettings(5, "fr", "channel", 55)


async def test_values_that_do_not_exist_are_refused_and_nothing_changes(host: Host) -> None:
    with pytest.raises(ValueError, match="notices"):
        await host.tables.people.change(1, notices="carrier pigeon")
    with pytest.raises(ValueError, match="rooms"):
        await host.tables.people.change_server(1, rooms="cellar")
    with pytest.raises(TypeError):
        await host.tables.people.change(1, colour="red")
    assert await host.tables.people.settings(1) == PersonSettings(1)
