"""What messages to people are about: topics of notices, mentions and reminders, as rows of the outbox name them."""

from __future__ import annotations

SEATS_TAKEN, UNDO_ASKED, UNDO_DECLINED, UNDO_LAPSED = "seats_taken", "undo_asked", "undo_declined", "undo_lapsed"
INVITED, REMATCH, WILL_CLOSE, AGREE_AGAIN = "invited", "rematch", "will_close", "agree_again"
# Of time and absence.
LAST_CALL, BALLOT, PAUSE_ASKED, CANDIDATE, CARED, DOZE = (
    *("last_call", "ballot", "pause_asked", "candidate", "cared", "doze"),
)
SETTLED = "settled"  # to who was asked: what was decided meanwhile loses its buttons, where that failed at first
TO_DECIDE = (BALLOT, PAUSE_ASKED, CANDIDATE)  # people are asked, with buttons
SEAT_OFFERED = "seat_offered"  # to the absent person, whose seat was offered by a vote
PAUSED_BY_MODERATOR = "paused_by_staff"  # stored in databases: keep its form
END_ASKED = "end_asked"  # somebody votes to end the table
NUDGE = "nudge"
ENDED = "ended"  # of a mention: a game that ran was closed without a result
MATCHED = "matched"  # to who waited for a table: it has begun
DRAWN = "drawn"  # to who was given a seat at a table by lot: it has begun
SOUGHT = "sought"  # of a reminder without a table: nobody came to play
CUP_LOST = "cup_lost"  # of a reminder without a table: a cup has no place, and draws no round
CUP_OVER = "cup_over"  # of a reminder without a table: a cup has ended
PAUSE_DECLINED = "pause_declined"  # to who asked for a pause: there is none
SENT_AWAY = "sent_away"  # to a candidate, who is not seated
SEATED, UNSEATED = "seated", "unseated"  # to a stand-in who is not asked anything yet; to who had the seat
OF_ABSENCE = (LAST_CALL, *TO_DECIDE, END_ASKED, CARED, SEAT_OFFERED, DOZE, PAUSED_BY_MODERATOR, NUDGE, SEATED)
PUT_OUT = "put_out"  # to who had a seat in a lobby that its host freed
# Of a lobby, too, but without sound and in no channel.
NEW_HOST, NOT_COMING, LOBBY_CLOSED = "new_host", "not_coming", "lobby_closed"
OF_A_LOBBY = (SEATS_TAKEN, INVITED, REMATCH, WILL_CLOSE, AGREE_AGAIN)
