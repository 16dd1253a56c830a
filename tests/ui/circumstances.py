"""A table in everything that time and absence can do to it, made from the values themselves: none is forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, get_args, get_type_hints

from bot.tables import Player, Snapshot
from bot.tables.values import HOUR, PaceName, Proposal, TimeAccount
from bot.tables.values.players import StandName
from bot.tables.values.table import Ballot, StandingName

from .tables import LONG_NAME

NOW: Final = 1_800_000_000.0
NOTE: Final = "*_~|`>#[]()<" * 9  # as long as a note may be, nearly all of which needs an escape
LATER: Final = NOW + 700_000.0
STANDS: Final[tuple[StandName, ...]] = get_args(StandName)
STANDINGS: Final[tuple[StandingName, ...]] = get_args(StandingName)
PROPOSALS: Final[tuple[str, ...]] = get_args(get_type_hints(Proposal)["kind"])


def circumstances(table: Snapshot) -> Mapping[str, Snapshot]:
    """The table under each circumstance by its name. Who is absent sits on the last seat; all at once comes last."""
    ran = replace(table, players=tuple(player and clocked(player) for player in table.players), standing_since=NOW)
    found = {f"pace {pace}": replace(ran, terms=replace(ran.terms, pace=pace)) for pace in get_args(PaceName)}
    found |= {f"stand {stand}": with_stand(ran, stand) for stand in STANDS}
    found |= {
        f"offered {why}": with_stand(ran, "offered", why) for why in ("asked", "leaving", "ballot", "away", "left")
    }
    found |= {f"standing {how}": replace(ran, standing=how, standing_until=LATER) for how in STANDINGS}
    found |= {f"standing {how}, open": replace(ran, standing=how) for how in STANDINGS}
    found |= {f"proposal {kind}": with_proposal(ran, kind) for kind in PROPOSALS}
    found |= {"votes to end": with_votes(ran)}
    found |= {"away": away(ran), "empty": replace(ran, players=tuple(map(empty, ran.players)))}
    everything = replace(away(with_stand(away_all(with_votes(ran)), "voted")), standing="paused")
    return found | {"everything": with_proposal(everything, PROPOSALS[0])}


def clocked(player: Player) -> Player:
    """The player with a running account and a history."""
    account = TimeAccount(300_000.0, NOW - HOUR, NOW - HOUR, 303_600.0, until=LATER, waits=9, waited=9 * HOUR)
    return replace(player, account=account, awaited_since=player.awaited_since and NOW - HOUR, decided=31, cared=6)


def empty(player: Player | None) -> Player | None:
    """The player with no time left, and none to come."""
    assert player is not None and player.account is not None
    return replace(player, account=replace(player.account, left=0.0, since=None, until=None))


def with_stand(table: Snapshot, stand: StandName, why: str = "ballot") -> Snapshot:
    """The last seat stands like this; a vote on it is open where there is one, with an answer of each kind."""
    last = changed(table.players[-1], stand=stand, stand_why=why, stand_since=NOW)
    if stand == "called" and last.account:
        last = replace(last, awaited_since=NOW - HOUR, account=replace(last.account, called_at=NOW))
    players = (*table.players[:-1], last)
    people = table.people[:-1]
    votes = tuple(zip(people, ("wait", "care", "seek", "end"), strict=False))
    ballot = Ballot(len(players) - 1, NOW, LATER, votes) if stand == "voted" else None
    return replace(table, players=players, ballot=ballot)


def with_proposal(table: Snapshot, kind: Any) -> Snapshot:
    """Somebody asks for a pause, or would play on for the last seat."""
    last = len(table.players) - 1
    if kind == "pause":
        return replace(table, proposal=Proposal(kind, table.people[0], LONG_NAME, LATER, 0, LATER))
    offered = with_stand(table, "offered", "asked") if table.ballot is None else table
    return replace(offered, proposal=Proposal(kind, 999, LONG_NAME, LATER, last, votes=((table.people[0], True),)))


def with_votes(table: Snapshot) -> Snapshot:
    """All but the last one voted to end it."""
    return replace(table, votes=tuple((person, NOW) for person in table.people[:-1]))


def away(table: Snapshot) -> Snapshot:
    """The last seat is away, with a note."""
    gone = changed(table.players[-1], away_until=LATER, away_note=NOTE[:100])
    return replace(table, players=(*table.players[:-1], gone))


def away_all(table: Snapshot) -> Snapshot:
    """All are away, with notes."""
    return replace(table, players=tuple(changed(p, away_until=LATER, away_note=NOTE[:100]) for p in table.players))


def changed(player: Player | None, **fields: Any) -> Player:
    """The player with other fields."""
    assert player is not None
    return replace(player, **fields)
