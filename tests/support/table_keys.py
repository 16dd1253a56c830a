"""The text keys that the table service uses: every catalogue must have all of them."""

from __future__ import annotations

from typing import Final

from bot.tables.transitions import topics

# Log entries made by the table itself, with their facts. `seat` is the seat concerned.
EVENTS: Final = frozenset(
    {
        "table_opened",
        "table_joined",  # seat
        "table_agreed",  # seat
        "table_invited",  # seat: who invites, name
        "table_left",  # name (the seat is free again)
        "table_not_coming",  # name: of who declined an invitation
        "table_freed",  # name
        "table_filled",  # n
        "table_options_changed",  # names: the options that changed
        "table_started",  # seal
        "table_duplicates",  # n: tables with the same deal, seal
        "table_of_cup",  # cup: its code, n: the round, of: how many
        "table_practice",  # seat, table: the finished one, moves: of it that were copied
        "table_taken_back",  # seat, moves
        "table_undo_asked",  # seat, moves
        "table_undo_granted",  # seat: who asked, moves, seats: whose moves went back
        "table_undo_declined",  # seat: who declined
        "table_undo_withdrawn",  # seat
        "table_undo_lapsed",  # seat: who asked
        "table_resigned",  # seat, name, house: the number of the bot player who goes on
        "table_vote",  # seat, votes, people
        "table_vote_withdrawn",  # seat, votes, people
        "table_closed",  # why: one of WHY_CLOSED
        "table_repaired",  # by the operator
        "table_rules_changed",  # a newer program asks other seats than the one before it did
        "table_needs_a_day",  # seat
        "table_waits_long",  # seat: the others are asked how to go on
        "table_waits_on",  # seat, n: for a day more, of: how many answered
        "table_cared",  # seat, n, of
        "table_seeks",  # seat, n, of
        "table_back",  # seat
        "table_departed",  # seat: has left the server, stand_in: 1 where somebody else may take it
        "table_sleeps",
        "table_wakes",  # seat
        "table_away",  # seat, until: seconds since 1970, note
        "table_away_over",  # seat
        "table_pause_asked",  # seat
        "table_paused",
        "table_paused_by_staff",
        "table_pause_declined",
        "table_resumed",
        "table_frozen",
        "table_thawed",
        "table_offers",  # seat
        "table_offer_over",  # seat
        "table_candidate",  # seat, name
        "table_candidate_declined",  # name
        "table_stand_in",  # seat, name
        "table_moved",  # by those who manage the server
    }
)

WHY_CLOSED: Final = frozenset(
    {"lesson", "by_host", "nobody_left", "by_vote", "by_staff", "untouched", "untouched_table", "gone_server"}
)

# Refusals of the table service, with their facts; those of the rules come through unchanged.
REFUSALS: Final = frozenset(
    {
        "no_such_table",  # code
        "one_per_channel",
        "place_taken",  # as before, to a table that would go on there
        "no_such_game",  # game
        "no_such_option",  # option
        "bad_option",  # option, value
        "bad_seats",  # least, most
        "bad_duplicates",  # tables, people: the most there can be
        "duplicates_uneven",  # tables, n: people and bot players seated, least: that a table needs
        "duplicates_people",  # tables
        "duplicates_closed",
        "deal_in_play",
        "deal_told_here",  # to a table that would come to where one of the same deal has ended
        "no_such_cup",  # code
        "one_cup_per_channel",
        "bad_cup",  # least, most: people, rounds, days
        "cup_not_open",
        "cup_joined",
        "cup_full",
        "cup_ended",
        "cup_host_only",  # host: the name
        "cup_last_round",
        "cup_not_in",
        "cup_few",  # n: how many are missing, least
        "seats_taken",  # n: people and bot players seated
        "full",
        "seats_kept",  # n, until: seconds since 1970
        "not_invited",
        "seeks_many",
        "seat_not_for_you",  # kept for others, declined by the table, or blocked: it never says which
        "block_yourself",
        "tables_enough",  # n: at how many running tables they want to sit at most
        "blocks_many",  # n: how many at most
        "not_blocked",
        "already_seated",  # seat
        "not_seated",
        "note_too_long",  # n, most
        "watch_seated",
        "watches_many",  # n: at how many tables at most
        "not_watching",
        "watch_knows",
        "predicted_already",
        "no_such_seat",
        "not_open",
        "not_running",
        "game_over",
        "not_over",
        "host_only",  # host: the name
        "host_first",  # host: the name, until: seconds since 1970
        "not_over_yet",
        "sits_here",  # name
        "invited_already",  # name
        "takes_no_invitations",  # name
        "invited_too_often",  # name, hours or minutes until it is possible again, the other one being 0
        "invites_too_often",  # hours or minutes
        "not_yourself",
        "seat_is_free",  # seat
        "no_bot_here",
        "options_changed",
        "too_few",  # n: how many are missing, least: how many the game needs
        "seats_changed",  # n: how many sit there now
        "not_agreed",  # seats
        "not_sure",
        "not_your_seat",
        "nothing_to_do",
        "not_alone",  # another person plays: bots give no advice
        "advice_scored",  # nor do they in a game that counts
        "not_ahead",  # what is prepared is not what the seat is asked next, or it was changed meanwhile
        "undo_off",
        "nothing_to_take_back",
        "nobody_agrees",  # moves of bots or of a caretaker would go back, and the game counts
        "taken_back_often",  # n: how often at most
        "no_take_back",  # barrier: the key of an event, "dice" or "opened"
        "change_instead",
        "undo_request_open",  # seat: who asked
        "undo_asked_already",  # by the caller
        "no_undo_request",
        "not_needed",
        "voted_already",  # votes, people
        "vote_decides",  # votes, people: with one's own
        "not_voted",
        "no_such_zone",  # zone
        "no_zone",
        "nudge_yourself",
        "nudge_bot",
        "nudge_not_asked",  # name
        "nudge_away",  # name, until: seconds since 1970
        "nudge_soon",  # name, since, until: seconds since 1970
        "quiet_too_long",  # hours: the most there can be
        "answer_first",
        "no_last_call",
        "no_more_days",  # n: how often in a game
        "no_ballot",
        "ballot_open",
        "no_proposal",
        "asked_before",  # something else is asked now
        "proposal_open",
        "pause_asked_already",
        "plan_too_long",
        "paused",
        "not_paused",
        "asleep",
        "frozen",
        "own_table",  # who manages the server plays there, or gave up a seat
        "pause_soon",  # until: seconds since 1970
        "bad_date",  # days: how long a pause may be
        "offered_already",
        "not_offered",
        "alone",
        "sat_here",
        "stands_in_often",  # n: at how many tables at most
        "too_early",  # until: seconds since 1970
        "not_away",
        "bad_away",
        "away_already",
        "away_too_often",  # n: how many may be announced
        "no_days_left",  # days
    }
)

# Topics of private notices: all but those of mentions and reminders alone.
NOTICES: Final = frozenset(
    topic for name, topic in vars(topics).items() if name.isupper() and isinstance(topic, str)
) - {topics.ENDED, topics.SETTLED, topics.SOUGHT, topics.CUP_LOST, topics.CUP_OVER}
