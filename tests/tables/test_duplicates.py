"""Duplicates: several tables with the same deal, of which none shows anything of another before all are over."""

from __future__ import annotations

import json
from functools import partial

import pytest

from bot.tables import Place, Snapshot
from bot.tables.storage.rating_store import catch_up, read_ratings
from bot.tables.transitions import absence
from bot.tables.values.bot_names import bot_names_of, styles_of
from rules.core import seal
from tests.tables.absent import DAY, HOUR, passing, player, stand
from tests.tables.host import ANA, BEA, CHLOE, DAN, HERE, PEOPLE, Host, refusing


async def full_lobby(host: Host, **options: str) -> str:
    """A lobby of four people for tables of two; Ana is its host."""
    code = (await host.tables.open(ANA, HERE, "magpie", 2)).table.code
    await host.tables.set_options(code, ANA.id, {"tables": 2, **options})
    for person in PEOPLE[1:]:
        await host.tables.join(code, person)
    return code


async def dealt(host: Host, **options: str) -> tuple[Snapshot, Snapshot]:
    """Two running tables with the same deal."""
    started = await host.tables.start(await full_lobby(host, **options), ANA.id)
    one, other = [await host.look(code) for code in started.table.terms.sisters]
    return one, other


def outsider(own: Snapshot) -> int:
    """Somebody who sits at the other table."""
    return next(person.id for person in PEOPLE if own.seat_of(person.id) is None)


# ------------------------------------------------------------------- the lobby and the deal


async def test_a_lobby_of_two_tables_holds_the_seats_of_both(host: Host) -> None:
    code = await full_lobby(host)
    lobby = await host.look(code)
    assert (len(lobby.players), lobby.free, lobby.terms.seats) == (4, 0, 2)
    assert [player.ready for player in lobby.players if player] == [True] * 4
    await host.restart()
    assert await host.look(code) == lobby


async def test_the_start_deals_the_same_to_both_and_closes_the_lobby_with_the_seal(host: Host) -> None:
    code = await full_lobby(host)
    outcome = await host.tables.start(code, ANA.id, key="press")
    lobby, (one, other) = outcome.table, [await host.look(code) for code in outcome.table.terms.sisters]
    assert (lobby.status, lobby.started, lobby.seal) == ("closed", None, seal(host.secret))
    assert one.seal == other.seal == lobby.seal and one.options == other.options
    assert one.state is not None and other.state is not None
    assert one.state == other.state and one.state is not other.state
    assert sorted([*one.people, *other.people]) == sorted(person.id for person in PEOPLE)
    assert one.terms.sisters == other.terms.sisters == (one.code, other.code)
    again = await host.tables.start(code, ANA.id, key="press")
    assert again.repeated and again.table.terms.sisters == lobby.terms.sisters
    with refusing("not_open"):
        await host.tables.start(code, ANA.id)


async def test_the_tables_get_codes_that_no_table_has_even_where_one_is_given_away_meanwhile(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = (await host.tables.open(ANA, Place(1, 99), "magpie", 2)).table.code
    code = await full_lobby(host)
    host.codes = [taken] * 12
    started = await host.tables.start(code, ANA.id)
    one, other = [await host.look(code) for code in started.table.terms.sisters]
    assert len({taken, one.code, other.code}) == 3
    await host.to_the_end(one.code)
    await host.to_the_end(other.code)

    free_codes, given = host.tables._transactions.free_codes, list[str]()

    async def given_away_meanwhile(n: int) -> tuple[str, ...]:
        free = await free_codes(n)
        host.codes = [free[0]]
        given.append((await host.tables.open(ANA, Place(1, 98), "magpie", 2)).table.code)
        return free

    monkeypatch.setattr(host.tables._transactions, "free_codes", given_away_meanwhile)
    one, other = await dealt(host)
    assert len({*given, one.code, other.code}) == 3


async def test_each_table_has_a_host_of_its_own_and_tells_everybody_once(host: Host) -> None:
    for table in await dealt(host):
        assert table.host in table.people
        told = [(row.person, row.topic) for row in await host.outbox(table.code) if row.kind == "notice"]
        asked = {player.person for player in table.players if player and player.awaited_since is not None}
        assert told == [
            (person, "drawn") for person in sorted(table.people) if person not in asked and person != ANA.id
        ]


async def test_who_starts_hears_no_sound_of_their_first_question_and_the_others_do(host: Host) -> None:
    sounds = dict[int | None, int]()
    for table in await dealt(host):
        sounds |= {row.person: row.sound for row in await host.outbox(table.code) if row.kind == "direct_message"}
    assert sounds == {ANA.id: 0, BEA.id: 1, CHLOE.id: 1, DAN.id: 1}


async def test_nothing_is_stored_where_those_seated_cannot_be_spread(host: Host) -> None:
    code = await full_lobby(host)
    await host.tables.leave(code, DAN.id)
    with refusing("duplicates_uneven"):
        await host.tables.start(code, ANA.id)
    await host.tables.set_options(code, ANA.id, {"seats": 3})
    await host.tables.bot_seats.fill(code, ANA.id, 2)
    with refusing("duplicates_uneven") as why:
        await host.tables.start(code, ANA.id)
    assert why.refusal.facts == {"tables": 2, "n": 5, "least": 2}
    for person in (BEA, CHLOE):
        await host.tables.leave(code, person.id)
    await host.tables.bot_seats.fill(code, ANA.id)
    with refusing("duplicates_people"):
        await host.tables.start(code, ANA.id)
    assert (await host.look(code)).status == "open"


@pytest.mark.parametrize("wanted", [{"tables": 5}, {"tables": 0}, {"tables": 4, "seats": 5}])
async def test_there_are_at_most_four_tables_and_sixteen_seats(host: Host, wanted: dict[str, int]) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 2)).table.code
    with refusing("bad_seats" if "seats" in wanted else "bad_duplicates"):
        await host.tables.set_options(code, ANA.id, wanted)


async def test_bot_players_have_the_same_seats_names_and_styles_at_each_table(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    await host.tables.set_options(code, ANA.id, {"tables": 2})
    await host.tables.join(code, BEA)
    await host.tables.bot_seats.fill(code, ANA.id)
    outcome = await host.tables.start(code, ANA.id)
    one, other = [await host.look(code) for code in outcome.table.terms.sisters]
    seats = [[bool(player and player.bot_number) for player in table.players] for table in (one, other)]
    assert seats[0] == seats[1] and sum(seats[0]) == 2
    assert styles_of(one.code, one.players) == styles_of(other.code, other.players)
    named = []
    for table in (one, other):
        names = bot_names_of(table.code, [player.bot_number for player in table.players if player])
        named.append([names[player.bot_number] for player in table.players if player and player.bot_number])
    assert named[0] == named[1]


# ------------------------------------------------------------------- nothing of one shows at another


async def test_who_sits_at_one_does_not_find_the_other(host: Host) -> None:
    one, other = await dealt(host)
    with refusing("no_such_table"):
        await host.tables.look_for(one.people[0], 1, other.code)
    with refusing("no_such_table"):
        await host.tables.look_for(999, 1, other.code)  # who sits nowhere might tell
    assert (await host.tables.look_for(other.people[0], 1, other.code)).code == other.code
    assert await host.tables.duplicates.sits_at_another(other.code, one.people[0])
    assert not await host.tables.duplicates.sits_at_another(other.code, other.people[0])


async def test_who_is_done_at_one_finds_nothing_of_the_other_that_still_runs(host: Host) -> None:
    one, other = await dealt(host)
    await host.to_the_end(one.code)
    done = outsider(other)
    with refusing("no_such_table"):
        await host.tables.look_for(done, 1, other.code)
    with refusing("duplicates_closed"):
        await host.tables.watching.watch(other.code, done)
    assert await host.tables.duplicates.sits_at_another(other.code, done)


async def test_who_manages_the_server_finds_the_other_table_again_once_both_are_over(host: Host) -> None:
    one, other = await dealt(host)
    for table in (one, other):
        assert await host.tables.duplicates.sits_at_another(other.code, one.people[0])
        await host.to_the_end(table.code)
    assert not await host.tables.duplicates.sits_at_another(other.code, one.people[0])


async def test_no_table_comes_where_a_deal_can_be_read_that_is_still_played_elsewhere(host: Host) -> None:
    one, other = await dealt(host)
    places = Place(1, 31), Place(1, 32)
    for table, place in zip((one, other), places, strict=True):
        await host.tables.move_to(table.code, place)
    await host.to_the_end(one.code)
    with refusing("deal_told_here"):
        await host.tables.open(DAN, places[0], "magpie", 2)
    elsewhere = (await host.tables.open(DAN, HERE, "magpie", 2)).table.code
    with refusing("deal_told_here"):
        await host.tables.moderation.move(elsewhere, places[0])
    await host.to_the_end(other.code)
    assert (await host.tables.moderation.move(elsewhere, places[0])).table.place == places[0]


async def test_nobody_watches_and_nobody_new_sits_down(host: Host) -> None:
    one, other = await dealt(host)
    with refusing("duplicates_closed"):
        await host.tables.watching.watch(other.code, one.people[0])
    offered = partial(absence.set_stand, seat=0, new="offered", why="asked")  # as by a version that allowed it
    await host.tables._transactions.apply(other.code, offered)
    candidate = next(person for person in PEOPLE if person.id == one.people[0])
    with refusing("duplicates_closed"):
        await host.tables.absences.apply_for(other.code, 0, candidate)


@pytest.mark.parametrize("leaving", [False, True])
async def test_no_seat_is_offered_that_nobody_may_take(host: Host, leaving: bool) -> None:
    one, _ = await dealt(host)
    with refusing("duplicates_closed"):
        await host.tables.absences.offer(one.code, one.people[0], leaving=leaving)
    assert await stand(host, one.code, 0) == "own"


async def test_who_is_away_and_would_offer_their_seat_has_the_caretaker(host: Host) -> None:
    (one, _), now = await dealt(host), host.clock.now()
    await host.tables.absences.announce(one.people[0], now, now + 3 * DAY, choice="offer")
    found = await player(host, one.code, 0)
    assert (found.stand, found.stand_why) == ("cared", "away")


async def test_the_seat_of_a_person_who_is_erased_is_not_offered(host: Host) -> None:
    one, _ = await dealt(host)
    await host.tables.personal_data.erase(one.people[0])
    found = await player(host, one.code, 0)
    assert (found.stand, found.bot_number > 0) == ("own", True)


async def test_a_vote_on_somebody_absent_looks_for_no_stand_in(host: Host) -> None:
    one, _ = await dealt(host, pace="daily")
    await host.answer(one.code, 1)
    await passing(host, 48 * HOUR)
    table = await host.look(one.code)
    assert table.ballot is not None
    assert absence.choices(table) == ("wait", "care", "end")
    with refusing("no_ballot"):
        await host.tables.absences.vote(one.code, one.people[1], "seek")


async def test_what_is_over_stays_sealed_while_the_other_runs(host: Host) -> None:
    one, other = await dealt(host)
    await host.to_the_end(one.code)
    for told in (host.tables.recorded.text(one.code), host.tables.recorded.verify(one.code)):
        with refusing("deal_in_play"):
            await told
    ended = await host.look(one.code)
    person = next(person for person in PEOPLE if person.id == ended.people[0])
    with refusing("deal_in_play"):
        await host.tables.practice.open(ended, 0, 0, person, Place(1, 99))
    assert (await host.tables.recorded.finished_of(person.id)).games == ()
    assert (await host.tables.reliability.of([person.id]))[person.id].finished == 0
    assert (await host.tables.recorded.finished_in(1)).games == ()
    host.clock.move(400 * 86_400)
    assert one.code not in [each.code for each in await host.tables.archived.ended(host.clock.now(), 10)]
    assert "compare" not in {row.kind for row in await host.outbox(one.code)}
    await host.to_the_end(other.code)
    assert json.loads(await host.tables.recorded.text(one.code))["secret"] == host.secret.hex()
    assert (await host.tables.recorded.verify(other.code)).valid
    assert (await host.tables.reliability.of([person.id]))[person.id].finished == 0, "four hundred days are long"
    assert {game.code for game in (await host.tables.recorded.finished_in(1)).games} == {one.code, other.code}
    assert one.code in [each.code for each in await host.tables.archived.ended(host.clock.now() + 1, 10)]


async def test_the_comparison_is_due_at_all_tables_with_the_end_of_the_last(host: Host) -> None:
    one, other = await dealt(host)
    await host.to_the_end(other.code)
    await host.restart()
    await host.to_the_end(one.code)
    for table in (one, other):
        assert [row.kind for row in await host.outbox(table.code)].count("compare") == 1


@pytest.mark.parametrize("way", ["by_staff", "by_vote"])
async def test_a_table_that_is_closed_ends_the_wait_of_the_other(host: Host, way: str) -> None:
    one, other = await dealt(host)
    await host.to_the_end(one.code)
    if way == "by_staff":
        await host.tables.moderation.close(other.code, 1)
    else:
        for person in other.people:
            await host.tables.vote_end(other.code, person)
    assert (await host.look(other.code)).status == "closed"
    assert "compare" in {row.kind for row in await host.outbox(one.code)}
    await host.tables.recorded.text(one.code)


async def test_a_person_who_is_erased_leaves_the_tables_comparable(host: Host) -> None:
    one, other = await dealt(host)
    await host.tables.personal_data.erase(one.people[0])
    await host.to_the_end(other.code)
    table = await host.look(one.code)
    while table.status == "running":
        await host.tables.moderation.close(one.code, 1)
        table = await host.look(one.code)
    assert {each.code for each in await host.tables.duplicates.sisters(table)} == {one.code, other.code}


async def test_ratings_move_when_all_are_over_and_not_before(host: Host) -> None:
    one, other = await dealt(host, rated="always")
    assert one.terms.counts and other.terms.counts
    await host.to_the_end(one.code)
    host.clock.move(60)
    assert not await host.db.write(catch_up)
    assert await host.db.read(read_ratings) == {}
    await host.to_the_end(other.code)
    await host.db.write(catch_up)
    assert {party.person for _, party in await host.db.read(read_ratings)} == {person.id for person in PEOPLE}


async def test_a_rematch_has_a_deal_of_its_own(host: Host) -> None:
    one, other = await dealt(host)
    for table in (one, other):
        await host.to_the_end(table.code)
    person = next(person for person in PEOPLE if person.id == one.people[0])
    rematch = (await host.tables.rematch(one.code, person)).table
    assert (rematch.terms.tables, rematch.terms.sisters, len(rematch.players)) == (1, (), 2)


async def test_of_tables_with_the_same_deal_those_that_are_archived_are_missing(host: Host) -> None:
    one, other = await dealt(host)
    for table in (one, other):
        await host.to_the_end(table.code)
    await host.tables.archived.remove(one.code, "file")
    assert await host.tables.duplicates.sisters(await host.look(other.code)) == (await host.look(other.code),)


async def test_a_table_sees_the_same_whatever_happens_at_the_other(tmp_path_factory: pytest.TempPathFactory) -> None:
    seen = [await course(Host(tmp_path_factory.mktemp("twin") / "tables.sqlite3"), before) for before in (0, 3, 99)]
    assert seen[0] and seen[0] == seen[1] == seen[2]


async def course(host: Host, at_the_other: int) -> list[object]:
    """All that the players of one table get while so many answers fall at the other; codes left out."""
    await host.start()
    one, other = await dealt(host)
    known: list[object] = []
    for n in range(6):
        while at_the_other and (await host.look(other.code)).awaited:
            await host.answer(other.code, (await host.look(other.code)).awaited[0])
            at_the_other -= 1
        table = await host.look(one.code)
        await host.answer(one.code, table.awaited[0], key=f"own {n}")
        table = await host.look(one.code)
        game = host.games[table.game]
        views = [game.view(table.state, seat) for seat in (None, *range(len(table.players)))]
        due = [(r.kind, r.person, r.topic, r.facts, r.due, r.sound) for r in await host.outbox(one.code)]
        log = [(entry.event, entry.seat, entry.at) for entry in await host.tables.log(one.code)]
        mine = [str(await host.tables.tables_of(person)).replace(one.code, "CODE") for person in table.people]
        rest = [await host.tables.recorded.finished_of(person) for person in table.people]
        known.append(str((views, due, log, mine, rest, table.asks, table.standing, table.players)))
    await host.stop()
    return known
