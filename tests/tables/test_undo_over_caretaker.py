"""Taking back over moves that the caretaker made: all others who are there are asked, whosever seat it is."""

from __future__ import annotations

import pytest

from bot.tables import Person
from bot.tables.transitions.undo import MOST_TAKEN_BACK
from rules.core import Move

from .absent import DAY, HOUR, give, left
from .host import ANA, BEA, CHLOE, HERE, PEOPLE, Host, refusing


async def looking(host: Host, undo: str = "free", **options: str) -> str:
    """All three may look at the nest, one after the other in any order; Ana has passed."""
    code = await host.running(3, HERE, undo=undo, **options)
    await host.until(code, "look")
    await host.answer(code, 0, "pass")
    return code


async def leaves(host: Host, code: str, person: Person) -> None:
    """Somebody goes away, and the caretaker plays for them."""
    now = host.clock.now()
    await host.tables.absences.announce(person.id, now, now + 5 * DAY, choice="care")


async def caretaker_passes(host: Host, code: str) -> None:
    """Bea goes away, and the caretaker passes for them."""
    await leaves(host, code, BEA)
    ask = await host.ask(code, 1)
    move = Move(1, ask.choice, ("pass",), ask.revision)
    await host.tables.absences.play_caretaker(code, 1, move, key=next(host.keys))


@pytest.mark.parametrize("undo", ["free", "consent"])
async def test_what_the_caretaker_moved_goes_back_if_those_agree_who_are_there(host: Host, undo: str) -> None:
    """Else Ana could try moves until Bea's caretaker, who knows Bea's hand, has told all of it."""
    code = await looking(host, undo)
    await caretaker_passes(host, code)
    table = (await host.tables.undo(code, ANA.id)).table
    assert table.undo_request and table.undo_request.needed == (2,), "Bea is away"
    table = (await host.tables.agree(code, CHLOE.id)).table
    assert (table.undo_request, table.awaited) == (None, (0, 1, 2))


@pytest.mark.parametrize("rated", ["never", "always"])
async def test_where_nobody_else_is_there_it_goes_back_at_once_unless_the_game_counts(host: Host, rated: str) -> None:
    code = await looking(host, rated=rated)
    await leaves(host, code, CHLOE)
    await caretaker_passes(host, code)
    if rated == "always":
        with refusing("nobody_agrees"):
            await host.tables.undo(code, ANA.id)
    else:
        table = (await host.tables.undo(code, ANA.id)).table
        assert (table.undo_request, table.awaited) == (None, (0, 1, 2))


async def test_what_a_person_moved_before_they_left_goes_back_with_their_consent_only(host: Host) -> None:
    code = await looking(host)
    await host.answer(code, 1, "pass")
    now = host.clock.now()
    await host.tables.absences.announce(BEA.id, now, now + 5 * DAY, choice="care")
    table = (await host.tables.undo(code, ANA.id)).table
    assert table.undo_request and table.undo_request.needed == (1,)
    assert (await host.tables.agree(code, BEA.id)).table.undo_request is None


async def test_what_the_caretaker_moved_is_known_after_a_later_move_was_taken_back(host: Host) -> None:
    code = await looking(host)
    await caretaker_passes(host, code)
    await host.tables.absences.take_over(code, BEA.id)
    await host.answer(code, 2, "pass")
    await host.tables.undo(code, CHLOE.id)
    table = (await host.tables.undo(code, ANA.id)).table
    assert table.undo_request and table.undo_request.needed == (1, 2)


async def test_who_comes_back_takes_back_what_the_caretaker_moved_if_the_others_agree(host: Host) -> None:
    """Else to leave and to come back would be a bot's advice, and a way to hold the table."""
    code = await looking(host)
    await caretaker_passes(host, code)
    await host.tables.absences.take_over(code, BEA.id)
    table = (await host.tables.undo(code, BEA.id)).table
    assert table.undo_request and table.undo_request.needed == (0, 2)
    for person in (ANA, CHLOE):
        table = (await host.tables.agree(code, person.id)).table
    assert (table.undo_request, table.awaited) == (None, (1, 2))


async def test_a_question_that_came_while_the_caretaker_played_gives_no_time_back_when_it_goes(host: Host) -> None:
    code = await host.running(3, HERE, undo="free", pace="daily")
    await host.until(code, "look")
    host.clock.move(5 * HOUR)
    await caretaker_passes(host, code)
    left = await time_of(host, code, 1)
    await host.answer(code, 0, "pass")
    await host.answer(code, 2, "pass")
    await host.answer(code, 0)
    assert (await host.look(code)).awaited == (1,), "Bea is asked again"
    await host.tables.undo(code, ANA.id)
    assert await time_of(host, code, 1) == left


async def time_of(host: Host, code: str, seat: int) -> float:
    """The seconds that somebody has left whose clock stands."""
    player = (await host.look(code)).players[seat]
    assert player and player.account and player.account.since is None
    return player.account.left


async def test_who_takes_back_what_they_were_asked_under_the_caretaker_keeps_no_increment(host: Host) -> None:
    """A promise of the month, seed 404: their clock stood when the question came, so its end was not seen."""
    code = await host.running(3, HERE, pace="daily")
    await host.until(code, "lay")
    (first,) = (await host.look(code)).awaited
    second, now = (first + 1) % 3, host.clock.now()
    await host.tables.absences.announce(PEOPLE[second].id, now, now + 5 * DAY, choice="care")
    await host.answer(code, first)
    assert (await host.look(code)).awaited == (second,) and await time_of(host, code, second)
    await host.tables.absences.take_over(code, PEOPLE[second].id)
    await give(host, code, second, 10 * HOUR)
    await host.answer(code, second)
    assert await left(host, code, second) == 34 * HOUR
    await host.tables.undo(code, PEOPLE[second].id)
    assert await left(host, code, second) <= 10 * HOUR


async def leaves_and_takes_back(host: Host, code: str) -> None:
    """Bea has the caretaker answer for them, comes back, and takes that back; the others agree."""
    await host.tables.absences.offer(code, BEA.id, leaving=True)
    ask = await host.ask(code, 1)
    move = Move(1, ask.choice, ("pass",), ask.revision)
    await host.tables.absences.play_caretaker(code, 1, move, key=next(host.keys))
    await host.tables.absences.withdraw_offer(code, BEA.id)
    await host.tables.undo(code, BEA.id)
    for person in (ANA, CHLOE):
        table = (await host.tables.agree(code, person.id)).table
    assert 1 in table.awaited


async def test_who_takes_back_what_their_caretaker_answered_has_no_more_time_than_before(host: Host) -> None:
    code = await looking(host, pace="daily")
    await give(host, code, 1, 5 * HOUR)
    await leaves_and_takes_back(host, code)
    assert await left(host, code, 1) <= 5 * HOUR
    host.clock.move(4.5 * HOUR)
    await leaves_and_takes_back(host, code)
    assert 0 < await left(host, code, 1) <= HOUR


async def test_what_a_caretaker_answered_is_taken_back_ten_times_at_most(host: Host) -> None:
    code = await looking(host)
    for _ in range(MOST_TAKEN_BACK):
        await leaves_and_takes_back(host, code)
    with refusing("taken_back_often"):
        await leaves_and_takes_back(host, code)


async def test_what_was_taken_back_counts_for_nobody(host: Host) -> None:
    """Else who leaves and takes back again and again would be left out of the ratings, and lose nothing."""
    code = await looking(host)
    before = await answers(host, code)
    for _ in range(3):
        await leaves_and_takes_back(host, code)
        await host.answer(code, 1, "pass")
        await host.tables.undo(code, BEA.id)
    assert await answers(host, code) == before
    await host.answer(code, 1, "pass")
    assert await answers(host, code) == (before[0] + 1, before[1])


async def answers(host: Host, code: str) -> tuple[int, int]:
    """How many answers Bea gave, and how many the caretaker for them."""
    player = (await host.look(code)).players[1]
    assert player
    return player.decided, player.cared


async def test_no_caretaker_plays_a_request_away_nor_plays_in_a_pause(host: Host) -> None:
    code = await looking(host)
    await host.answer(code, 1, "pass")
    ask = await host.ask(code, 2)
    await leaves(host, code, CHLOE)
    before = (await host.tables.undo(code, ANA.id)).table
    assert before.undo_request and before.undo_request.needed == (1,)
    move = Move(2, ask.choice, ("pass",), ask.revision)
    with refusing("undo_request_open"):
        await host.tables.absences.play_caretaker(code, 2, move, key=next(host.keys))
    assert await host.look(code) == before
    await host.tables.decline(code, BEA.id)
    await host.tables.absences.pause_by_moderator(code)
    with refusing("paused"):
        await host.tables.absences.play_caretaker(code, 2, move, key=next(host.keys))


async def test_what_the_caretaker_sealed_stands_again_when_its_change_is_taken_back(host: Host) -> None:
    code = await host.running(3)
    ask = await host.ask(code, 0)
    await leaves(host, code, ANA)
    sealed = Move(0, ask.choice, ask.options[:1], ask.revision)
    await host.tables.absences.play_caretaker(code, 0, sealed, key=next(host.keys))
    given = (await host.ask(code, 0)).given
    assert given is not None
    await host.answer(code, 0, ask.options[-1])
    assert (await host.ask(code, 0)).given != given
    await host.tables.undo(code, ANA.id)
    assert (await host.ask(code, 0)).given == given


async def test_where_the_game_counts_those_who_are_there_are_asked_too(host: Host) -> None:
    code = await looking(host, rated="always")
    await caretaker_passes(host, code)
    undo_request = (await host.tables.undo(code, ANA.id)).table.undo_request
    assert undo_request and undo_request.needed == (2,)
