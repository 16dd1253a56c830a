"""What screens say about time and absence: clocks, who is away or cared for, votes, pauses; and the buttons to it."""

from __future__ import annotations

from collections.abc import Container, Iterator

from bot.tables import Player, Snapshot
from bot.tables.transitions import absence, pauses, topics
from bot.tables.transitions.forecast import Forecast, is_too_early
from bot.tables.transitions.stand_ins import taken_from
from bot.tables.values import DAY as ONE_DAY
from bot.tables.values import DAYS_A_GAME, Proposal
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import clean, escaped, isolated, shown_name
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import Button, ButtonRow, Part, Text

from .company import company_button

# What the buttons of verb `TIME` do.
DAY, BACK, PAUSE, RESUME, VOTE, AGREE = "day", "back", "pause", "resume", "vote", "agree"
TAKE, OFFER, KEEP, NUDGE = "take", "offer", "keep", "nudge"
YES, NO = "yes", "no"
LEAVING = "leaving"  # as `what` of `OFFER`: they give the seat up
# What those of verb `VOTE` do: ask, vote and end the table, withdraw; `ids.SURE` votes where that ends nothing yet.
END, ASK, NOW, WITHDRAW = "end", "ask", "now", "withdraw"
NOTE = 60  # characters of what somebody says of their absence


# ------------------------------------------------------------------- lines


def absence_lines(perspective: Perspective) -> list[str]:
    """How the table stands, what is asked of all, who is voted on, cared for, offered or away, what matters most first.

    [] where all is as usual.
    """
    players = [(seat, player) for seat, player in enumerate(perspective.table.players) if player]
    stands = [line for seat, player in players for line in _stand_lines(perspective, seat, player)]
    away = [line for seat, player in players for line in _away_line(perspective, seat, player)]
    return [*standing_lines(perspective), *_proposal_line(perspective), *stands, *away]


def _stand_lines(perspective: Perspective, seat: int, player: Player) -> Iterator[str]:
    words, name, ballot = perspective.words, perspective.names.tag(seat), perspective.table.ballot
    if player.stand == "voted" and ballot:
        yield words("ui-voted-line", name=name, when=moment(ballot.until))
    if player.is_cared_for:
        yield words("ui-cared-line", name=name)
    if player.stand == "offered" and (begins := taken_from(player)) is not None:
        yield words("ui-offered-line-from", name=name, when=moment(begins))
    elif player.stand == "offered":
        yield words("ui-offered-line", name=name)


def _away_line(perspective: Perspective, seat: int, player: Player) -> Iterator[str]:
    if player.away_until is not None:
        note, name = clean(player.away_note, NOTE), perspective.names.tag(seat)
        key = "ui-away-line-note" if note else "ui-away-line"
        yield perspective.words(key, name=name, date=date(player.away_until), note=isolated(escaped(note)))


def _proposal_line(perspective: Perspective) -> list[str]:
    proposal, words = perspective.table.proposal, perspective.words
    if proposal is None:
        return []
    when, seat = moment(proposal.until), perspective.names.tag(proposal.seat)
    if proposal.kind == "pause":
        return [words("ui-pause-asked-line", name=seat, when=when, until=_pause_until(proposal))]
    key = "ui-candidate-line.own" if proposal.seat == perspective.seat else "ui-candidate-line"
    return [words(key, name=shown_name(words, proposal.name), seat=seat, when=when)]


def standing_lines(perspective: Perspective) -> list[str]:
    """That the table is paused, asleep or frozen."""
    table, words = perspective.table, perspective.words
    until = table.standing_until
    match table.standing:
        case "paused" if until is not None:
            return [words("ui-paused", date=date(until))]
        case "paused":
            return [words("ui-paused-open")]
        case "asleep" if until is not None:
            return [words("ui-asleep-closes", when=soon(until))]
        case "asleep":
            return [words("ui-asleep")]
        case "frozen":
            return [words("ui-frozen", code=table.code)]
    return []


def clock_of(perspective: Perspective, seat: int) -> str:
    """Until when a seat that is asked has time, "" at tables without a clock."""
    player, words = perspective.table.players[seat], perspective.words
    if player is None or player.account is None or perspective.table.terms.clock.patience or not player.attends:
        return ""
    if player.account.until is not None:
        return words("ui-time-until", when=moment(player.account.until))
    return words("ui-time-rests", left=span(words, player.account.left))


def own_time_line(perspective: Perspective) -> list[str]:
    """The reader's own time while they are asked, at tables with a clock."""
    table, words, seat = perspective.table, perspective.words, perspective.seat
    player = None if seat is None else table.players[seat]
    if player is None or player.account is None or table.terms.clock.patience or player.awaited_since is None:
        return []
    account = player.account
    if account.until is None:
        return [words("ui-own-time-rests", left=span(words, account.left))]
    return [words("ui-own-time", when=soon(account.until), date=moment(account.until))]


def forecast_lines(perspective: Perspective, found: Forecast | None) -> list[str]:
    """Between which days the game most likely ends, or that it is too early to say; [] where nobody can tell."""
    if found is None:
        return []
    if is_too_early(perspective.table):
        return [perspective.words("ui-forecast-early")]
    latest = max(found.latest, found.earliest + ONE_DAY)  # never a single day
    return [perspective.words("ui-forecast", earliest=date(found.earliest), latest=date(latest))]


def span(words: Words, seconds: float) -> str:
    """A span of time in days and hours, or in hours and minutes."""
    minutes = int(seconds // 60)
    days, hours = minutes // 1440, minutes % 1440 // 60
    return words("ui-span", days=days, hours=hours, minutes=minutes % 60)


def soon(when: float) -> str:
    """A moment as a Discord timestamp that counts down."""
    return f"<t:{int(when)}:R>"


def moment(when: float) -> str:
    """A moment as a Discord timestamp with date and hour."""
    return f"<t:{int(when)}:f>"


def date(when: float) -> str:
    """A moment as a Discord timestamp with the date."""
    return f"<t:{int(when)}:D>"


def _pause_until(proposal: Proposal) -> str:
    return "open" if proposal.pause_until is None else date(proposal.pause_until)


# ------------------------------------------------------------------- questions and buttons


def absence_parts(perspective: Perspective) -> list[Part]:
    """In the panel: what is to be decided about somebody else, and the buttons about one's own seat."""
    table, seat = perspective.table, perspective.seat
    if seat is None or table.status != "running":
        return []
    return [*_vote_parts(perspective, seat), *_own_parts(perspective, seat)]


def is_asked_to_vote(perspective: Perspective) -> bool:
    """Whether the reader's panel asks them about somebody else, or about a pause."""
    table, seat = perspective.table, perspective.seat
    return seat is not None and table.status == "running" and bool(_vote_parts(perspective, seat))


def _vote_parts(perspective: Perspective, seat: int) -> list[Part]:
    table, words = perspective.table, perspective.words
    player = table.players[seat]
    if player is None or player.person is None or not player.attends:
        return []
    if table.ballot and table.ballot.seat != seat:
        given = dict(table.ballot.votes).get(player.person)
        lines = [ballot_text(perspective)]
        if given:
            lines.append(words("ui-ballot-counted", choice=words(f"ui-ballot-{given}")))
        return [Text("\n".join(lines)), ButtonRow(ballot_buttons(perspective))]
    if table.proposal and table.proposal.kind == "pause" and table.proposal.by == player.person:
        withdraw = Button(words("ui-withdraw"), Id(ids.TIME, table.code, table.proposal.number, AGREE, NO))
        own = words("ui-proposal-pause-own", until=_pause_until(table.proposal), when=moment(table.proposal.until))
        return [Text(own), ButtonRow((withdraw,))]
    if table.proposal:
        lines = [proposal_text(perspective)]
        if player.person in dict(table.proposal.votes):
            lines.append(words("ui-proposal-counted"))
        return [Text("\n".join(lines)), ButtonRow(proposal_buttons(perspective))]
    return []


def ballot_text(perspective: Perspective) -> str:
    """What the open ballot asks."""
    ballot = perspective.table.ballot
    assert ballot is not None
    player = perspective.table.players[ballot.seat]
    since = player.awaited_since if player and player.awaited_since else ballot.opened
    return perspective.words(
        "ui-ballot-head", name=perspective.names.tag(ballot.seat), since=moment(since), when=moment(ballot.until)
    )


def ballot_buttons(perspective: Perspective) -> tuple[Button, ...]:
    """The answers to the open ballot."""
    table, ballot = perspective.table, perspective.table.ballot
    assert ballot is not None
    return tuple(
        Button(perspective.words(f"ui-ballot-{choice}"), Id(ids.TIME, table.code, ballot.number, VOTE, choice))
        for choice in absence.choices(table)
    )


def proposal_text(perspective: Perspective) -> str:
    """What the open proposal asks."""
    proposal, words = perspective.table.proposal, perspective.words
    assert proposal is not None
    seat = perspective.names.tag(proposal.seat)
    if proposal.kind == "candidate":
        key = "ui-proposal-candidate.own" if proposal.seat == perspective.seat else "ui-proposal-candidate"
        return words(key, name=shown_name(words, proposal.name), seat=seat)
    if proposal.pause_until is None:
        return words("ui-proposal-pause-open", name=seat)
    return words("ui-proposal-pause", name=seat, date=date(proposal.pause_until))


def proposal_buttons(perspective: Perspective) -> tuple[Button, ...]:
    """*Agree* and *Decline* to the open proposal."""
    table, words, proposal = perspective.table, perspective.words, perspective.table.proposal
    assert proposal is not None
    known = (company_button(perspective),) if proposal.kind == "candidate" else ()
    return (
        Button(words("ui-agree"), Id(ids.TIME, table.code, proposal.number, AGREE, YES), "success"),
        Button(words("ui-decline"), Id(ids.TIME, table.code, proposal.number, AGREE, NO)),
        *known,
    )


def _own_parts(perspective: Perspective, seat: int) -> list[Part]:
    """*I'm back*, *I need a day*, *Keep my seat*, with the lines they belong to."""
    table, words, player = perspective.table, perspective.words, perspective.table.players[seat]
    assert player is not None
    lines, buttons = list[str](), list[Button]()
    if player.is_cared_for:
        lines.append(words("ui-panel-cared"))
        buttons.append(Button(words("ui-im-back"), Id(ids.TIME, table.code, 0, BACK), "primary"))
    elif player.away_until is not None:
        lines.append(words("ui-away-line", name=perspective.names.tag(seat), date=date(player.away_until)))
        buttons.append(Button(words("ui-im-back"), Id(ids.TIME, table.code, 0, BACK)))
    if player.stand == "offered":
        lines.append(words("ui-panel-offered"))
        buttons.append(Button(words("ui-keep-seat"), Id(ids.TIME, table.code, 0, KEEP)))
    if may_take_a_day(player):
        buttons.append(Button(words("ui-need-a-day"), Id(ids.TIME, table.code, 0, DAY)))
    if _is_called(player):
        lines.append(words("ui-panel-called"))
    return [*([Text("\n".join(lines))] if lines else []), *([ButtonRow(tuple(buttons))] if buttons else [])]


def resume_parts(perspective: Perspective) -> list[Part]:
    """*Resume*, for those who sit at a paused table."""
    table = perspective.table
    if table.standing != "paused" or perspective.seat is None:
        return []
    return [ButtonRow((_resume_button(perspective),))]


def _resume_button(perspective: Perspective) -> Button:
    return Button(perspective.words("ui-resume"), Id(ids.TIME, perspective.table.code, 0, RESUME), "primary")


def may_take_a_day(player: Player) -> bool:
    """Whether *I need a day* is possible."""
    account = player.account
    return _is_called(player) and account is not None and not account.day_taken and account.days_taken < DAYS_A_GAME


def _is_called(player: Player) -> bool:
    """Whether a last call holds for somebody who has their seat in their own hands, offered or not."""
    account = player.account
    is_asked = player.awaited_since is not None and account is not None and account.called_at is not None
    return is_asked and player.attends


def vote_button(perspective: Perspective, voters: Container[int]) -> Button:
    """*End without a result*, or *Withdraw my vote* for a reader among the `voters`."""
    table, words, seat = perspective.table, perspective.words, perspective.seat
    player = None if seat is None else table.players[seat]
    if player and player.person in voters:
        return Button(words("ui-withdraw-vote"), Id(ids.VOTE, table.code, 0, END, WITHDRAW))
    return Button(words("ui-end"), Id(ids.VOTE, table.code, 0, END, ASK))


def end_parts(perspective: Perspective, now: float) -> tuple[Part, ...]:
    """In the panel: who votes to end the table at this moment, if anybody does, and the reader's button to that."""
    table, standing = perspective.table, dict(perspective.table.standing_votes(now))
    seats = [seat for person in standing if (seat := table.seat_of(person)) is not None]
    if not seats or perspective.seat is None or table.status != "running":
        return ()
    votes, people = table.votes_to_end(now)
    names = joined(perspective.names.tag(seat) for seat in seats)
    text = perspective.words("ui-end-asked", names=names, votes=votes, people=people)
    return Text(text), ButtonRow((vote_button(perspective, standing),))


# ------------------------------------------------------------------- notices


def concerns(topic: str, table: Snapshot, person: int, now: float = 0.0) -> bool:
    """Whether a notice of this topic, one of absence, still has a reason for this person.

    `now`: to leave out votes that have lapsed. Raises `ValueError` for any other topic.
    """
    seat = table.seat_of(person)
    player = None if seat is None else table.players[seat]
    if player is None or table.status != "running":
        return False
    match topic:
        case topics.BALLOT:
            return table.ballot is not None and table.ballot.seat != seat and player.attends
        case topics.PAUSE_ASKED | topics.CANDIDATE:
            kind = "pause" if topic == topics.PAUSE_ASKED else "candidate"
            return table.proposal is not None and table.proposal.kind == kind and player.attends
        case topics.END_ASKED:
            return table.asks_to_end(person, now) and player.attends
        case topics.LAST_CALL:
            return _is_called(player) and table.runs
        case topics.CARED | topics.SEAT_OFFERED:
            return player.is_cared_for and (topic == topics.CARED or player.stand == "offered")
        case topics.SEATED:
            return True
        case topics.PAUSED_BY_MODERATOR:
            return table.standing == "paused"
        case topics.NUDGE:
            return player.awaited_since is not None and table.runs and not player.is_cared_for
        case topics.DOZE:
            return pauses.KEPT_FOR.get(table.standing) is not None
        case _:
            raise ValueError(topic)


def notice_facts(perspective: Perspective, topic: str) -> dict[str, str | int]:
    """What the text of a notice about absence tells beside the facts of its row."""
    table, seat = perspective.table, perspective.seat
    player = None if seat is None else table.players[seat]
    match topic:
        case topics.LAST_CALL if player and player.account and player.account.until is not None:
            facts = {"when": soon(player.account.until), "date": moment(player.account.until)}
            return {**facts, "day": int(may_take_a_day(player))}
        case topics.SEAT_OFFERED if player and (begins := taken_from(player)) is not None:
            return {"when": soon(begins), "date": moment(begins)}
        case topics.DOZE if table.standing_until is not None:
            return {"when": soon(table.standing_until), "date": moment(table.standing_until)}
        case topics.CANDIDATE if table.proposal:
            return {"name": shown_name(perspective.words, table.proposal.name), "own": int(table.proposal.seat == seat)}
        case topics.PAUSE_ASKED if table.proposal:
            return {"until": _pause_until(table.proposal)}
        case topics.NUDGE if perspective.ask:
            return {"call": perspective.call(perspective.ask)}
    now = perspective.words("ui-just-now")
    return {"when": now, "date": now, "name": "", "call": "", "until": "open", "day": 0, "own": 0}


def notice_buttons(perspective: Perspective, topic: str) -> tuple[Button, ...]:
    """The buttons under a notice about absence."""
    table, words = perspective.table, perspective.words
    player = None if perspective.seat is None else table.players[perspective.seat]
    if topic == topics.BALLOT and table.ballot:
        return ballot_buttons(perspective)
    if topic in (topics.PAUSE_ASKED, topics.CANDIDATE) and table.proposal:
        return proposal_buttons(perspective)
    if topic == topics.END_ASKED:
        return (vote_button(perspective, table.voters), _open_panel(perspective))
    if topic == topics.LAST_CALL and player and may_take_a_day(player):
        return (Button(words("ui-need-a-day"), Id(ids.TIME, table.code, 0, DAY)), _open_panel(perspective))
    if topic == topics.PAUSED_BY_MODERATOR and table.standing == "paused":
        return (_resume_button(perspective),)
    if topic in (topics.LAST_CALL, topics.NUDGE, topics.SEATED):
        return (_open_panel(perspective),)
    if topic in (topics.CARED, topics.SEAT_OFFERED):
        return (Button(words("ui-im-back"), Id(ids.TIME, table.code, 0, BACK), "primary"),)
    return ()


def _open_panel(perspective: Perspective) -> Button:
    return Button(perspective.words("ui-open-panel"), Id(ids.MOVE, perspective.table.code), "primary")
