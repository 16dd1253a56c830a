"""The same interaction delivered again gives the stored outcome, even where the act would be refused by now."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable

import pytest

from bot.tables import Outcome, Place, Tables
from bot.tables.bot_seats import BotSeats
from bot.tables.invitations import Invitations
from bot.tables.values import LessonDeal
from rules.core import Arg, Move, Refused

from .host import ANA, BEA, HERE, PEOPLE, Host, enough

Submit = Callable[[str | None], Awaitable[Outcome]]
KEY = "interaction-of-this-test"


async def opening(host: Host) -> Submit:
    return lambda key: host.tables.open(ANA, HERE, "magpie", 2, key=key)


async def joining(host: Host) -> Submit:
    code = (await host.tables.open(ANA, HERE, "magpie", 2)).table.code
    return lambda key: host.tables.join(code, BEA, key=key)


async def inviting(host: Host) -> Submit:
    code = (await host.tables.open(ANA, HERE, "magpie", 2)).table.code
    return lambda key: host.tables.invitations.invite(code, ANA.id, BEA, key=key)


async def opening_a_rematch(host: Host) -> Submit:
    old = await host.to_the_end(await host.running(2))
    return lambda key: host.tables.rematch(old.code, ANA, key=key)


async def leaving(host: Host) -> Submit:
    code = await host.lobby(2)
    return lambda key: host.tables.leave(code, BEA.id, key=key)


async def declining_an_invitation(host: Host) -> Submit:
    code = (await host.tables.open(ANA, HERE, "magpie", 2)).table.code
    await host.tables.invitations.invite(code, ANA.id, BEA)
    return lambda key: host.tables.invitations.decline(code, BEA.id, key=key)


async def freeing(host: Host) -> Submit:
    code = await host.lobby(2)
    return lambda key: host.tables.free(code, ANA.id, 1, key=key)


async def filling(host: Host) -> Submit:
    code = (await host.tables.open(ANA, HERE, "magpie", 2)).table.code
    return lambda key: host.tables.bot_seats.fill(code, ANA.id, key=key)


async def choosing_options(host: Host) -> Submit:
    code = await host.lobby(2)
    return lambda key: host.tables.set_options(code, ANA.id, {"seating": "joined"}, key=key)


async def starting(host: Host) -> Submit:
    code = await host.lobby(2)
    return lambda key: host.tables.start(code, ANA.id, key=key)


async def closing(host: Host) -> Submit:
    code = await host.lobby(2)
    return lambda key: host.tables.close(code, ANA.id, key=key)


async def playing(host: Host) -> Submit:
    code = await host.running(2)
    ask = await host.ask(code, 0)
    move = Move(0, ask.choice, enough(ask), ask.revision)
    return lambda key: host.tables.play(code, ANA.id, [move], key=key or "without")


async def playing_for_a_bot_player(host: Host) -> Submit:
    code = await host.running(2)
    await host.tables.resign(code, BEA.id, sure=True)
    ask = await host.ask(code, 1)
    move = Move(1, ask.choice, enough(ask), ask.revision)
    return lambda key: host.tables.bot_seats.play(code, 1, [move], key=key or "without")


async def undoing(host: Host) -> Submit:
    code, person = await moved(host)
    return lambda key: host.tables.undo(code, person, key=key)


async def agreeing(host: Host) -> Submit:
    code, asker = await asked_to_take_back(host)
    other = next(person.id for person in PEOPLE[:2] if person.id != asker)
    return lambda key: host.tables.agree(code, other, key=key)


async def declining(host: Host) -> Submit:
    code, asker = await asked_to_take_back(host)
    other = next(person.id for person in PEOPLE[:2] if person.id != asker)
    return lambda key: host.tables.decline(code, other, key=key)


async def resigning(host: Host) -> Submit:
    code = await host.running(2)
    return lambda key: host.tables.resign(code, BEA.id, sure=True, key=key)


async def voting(host: Host) -> Submit:
    code = await host.running(2)
    return lambda key: host.tables.vote_end(code, BEA.id, key=key)


async def withdrawing_a_vote(host: Host) -> Submit:
    code = await host.running(2)
    await host.tables.vote_end(code, BEA.id)
    return lambda key: host.tables.withdraw_vote(code, BEA.id, key=key)


async def moved(host: Host, undo: str = "recent") -> tuple[str, int]:
    """A table where this person has just made a move that can be taken back."""
    options: dict[str, Arg] = {} if undo == "recent" else {"undo": undo}
    code = await host.running(2, HERE, **options)
    await host.until(code, "lay")
    seat = (await host.look(code)).awaited[0]
    await host.answer(code, seat)
    return code, PEOPLE[seat].id


async def asked_to_take_back(host: Host) -> tuple[str, int]:
    """A table where this person waits for the consent of the other."""
    code, asker = await moved(host, "consent")
    await host.tables.undo(code, asker)
    return code, asker


ACTS: dict[str, Callable[[Host], Awaitable[Submit]]] = {
    "open": opening,
    "join": joining,
    "invite": inviting,
    "rematch": opening_a_rematch,
    "decline_invitation": declining_an_invitation,
    "leave": leaving,
    "free": freeing,
    "fill": filling,
    "set_options": choosing_options,
    "start": starting,
    "close": closing,
    "play": playing,
    "play_bot_player": playing_for_a_bot_player,
    "undo": undoing,
    "agree": agreeing,
    "decline": declining,
    "resign": resigning,
    "vote_end": voting,
    "withdraw_vote": withdrawing_a_vote,
}


def test_every_act_that_takes_a_key_is_tried_here() -> None:
    acts = {**vars(Tables), "fill": vars(BotSeats)["fill"], "play_bot_player": vars(BotSeats)["play"]}
    acts |= {"invite": vars(Invitations)["invite"], "decline_invitation": vars(Invitations)["decline"]}
    keyed = {name for name, transition in acts.items() if name[0] != "_" and "key" in parameters(transition)}
    assert keyed == set(ACTS)


def parameters(transition: object) -> tuple[str, ...]:
    """The names of what an act takes."""
    return tuple(inspect.signature(transition).parameters) if inspect.iscoroutinefunction(transition) else ()


@pytest.mark.parametrize("transition", ACTS)
async def test_delivered_twice_at_once_an_act_happens_once_and_both_get_its_outcome(
    host: Host, transition: str
) -> None:
    submit = await ACTS[transition](host)
    first, second = await asyncio.gather(submit(KEY), submit(KEY))
    assert {first.repeated, second.repeated} == {False, True}
    assert first.entries == second.entries
    assert first.table == second.table == await host.look(first.table.code)


@pytest.mark.parametrize("transition", ACTS)
async def test_delivered_again_later_an_act_gives_what_was_stored_though_it_would_be_refused(
    host: Host, transition: str
) -> None:
    submit = await ACTS[transition](host)
    first = await submit(KEY)
    await host.restart()
    if transition == "rematch":  # whoever is back there reads that it is open
        assert not (await submit(None)).entries
    else:
        with pytest.raises(Refused):
            await submit(None)
    again = await submit(KEY)
    assert again.repeated
    assert (again.entries, again.table.writes) == (first.entries, first.table.writes)


@pytest.mark.parametrize("begun", [False, True])
async def test_a_lesson_that_is_opened_twice_by_one_press_goes_on(host: Host, begun: bool) -> None:
    deal = LessonDeal(0, 2, 0, bytes(32), host.games["magpie"].Options())
    if begun:
        await host.tables.lessons.open(ANA, "magpie", deal, key="an earlier press")
    both = await asyncio.gather(*(host.tables.lessons.open(ANA, "magpie", deal, key=KEY) for _ in range(2)))
    again = await host.tables.lessons.open(ANA, "magpie", deal, key=KEY)
    assert {outcome.table.code for outcome in both} == {again.table.code}
    assert (await host.look(again.table.code)).status == "running"


async def test_a_table_that_is_opened_twice_at_once_is_open_and_nobody_reads_of_a_failure(host: Host) -> None:
    for channel in range(25):
        place, key = Place(1, 500 + channel), f"open-{channel}"
        first, second = await asyncio.gather(*(host.tables.open(ANA, place, "magpie", 2, key=key) for _ in range(2)))
        assert first.table.code == second.table.code
