ui-term-pace = Pace
ui-pace = { $pace ->
    [leisurely] leisurely: no clock, somebody looks after a seat that is silent for 7 days
    [relaxed] relaxed: 5 days each, 2 more a move, 7 at most
    [daily] daily: 48 hours each, 24 more a move, 72 at most
    [lively] lively: 24 hours each, 8 more a move, 24 at most
   *[own] own: three numbers
}
ui-pace-own = own pace: { $bank } hours each, { $increment } more a move, { $cap } at most
ui-term-bank = Own pace: hours at the start
ui-term-increment = Own pace: hours more a move
ui-term-cap = Own pace: hours at most
ui-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
ui-quiet-hours-stop-clocks = Quiet hours of `/settings` do not count on anybody’s clock.

ui-time-until = time until { $when }
ui-time-rests = the clock rests, { $left } left
ui-span = { $days ->
    [0] { $hours } h { $minutes } min
   *[other] { $days } d { $hours } h
}
ui-own-time = End of your time: { $date } ({ $when }).
ui-own-time-rests = Your time rests: { $left } left.
ui-forecast = At this pace the game most likely ends between { $earliest } and { $latest }.
ui-forecast-early = When it will end: too early to say.
ui-usual-length = usually about { $days ->
    [one] { $days } day
   *[other] { $days } days
} at this pace
ui-away-line = { $name } is away until { $date }.
ui-away-line-note = { $name } is away until { $date }: { $note }
ui-cared-line = The caretaker plays for { $name }.
ui-voted-line = The table decides how to go on for { $name }, until { $when }.
ui-offered-line = The seat of { $name } is offered.
ui-offered-line-from = The seat of { $name } is offered; it can be taken from { $when } on.
ui-candidate-line = { $name } would like to play on for { $seat }; the table is asked until { $when }.
    .own = { $name } would like to play on for you; the table is asked until { $when }.
ui-pause-asked-line = { $name } asks for a pause{ $until ->
    [open] {""}
   *[dated] {" "}until { $until }
}; the table is asked until { $when }.
ui-paused = Paused until { $date }: anybody seated may resume.
ui-paused-open = Paused: anybody seated may resume.
ui-asleep = Asleep: **My move** wakes it.
ui-asleep-closes = Asleep: **My move** wakes it. It closes { $when }.
ui-frozen = At rest: I cannot write where this table stands, and nothing can be answered until I can. `/table board` with table { $code }, in the channel where it shall go on, takes it there.

ui-caretaker-did = { $line } (the caretaker)
ui-panel-called = **Last call**: one answer keeps your seat in your hands. When your time is up the others decide how to go on.
ui-panel-cared = The caretaker plays for you. **I’m back** takes your seat over again.
ui-panel-offered = Your seat is offered. Whoever takes it plays on for good.
ui-im-back = I’m back
ui-need-a-day = I need a day
ui-resume = Resume
ui-pause = Pause
ui-offer-seat = Offer my seat
ui-keep-seat = Keep my seat
ui-take-seat = Take the seat of { $name }
ui-ballot-head = 🗳 { $name } has been awaited since { $since }. How shall it go on? Without an answer the caretaker plays. Decided by { $when } at the latest.
ui-ballot-wait = Wait a day longer
ui-ballot-care = The caretaker plays
ui-ballot-seek = Look for a stand-in
ui-ballot-end = End the table
ui-ballot-counted = Your answer is counted: { $choice }. You may change it; the counts are shown when it is over.
ui-proposal-pause = ⏸ { $name } asks for a pause until { $date }. Do you agree?
ui-proposal-pause-open = ⏸ { $name } asks for a pause until somebody resumes. Do you agree?
ui-proposal-pause-own = ⏸ You ask for a pause{ $until ->
    [open] {""}
   *[dated] {" "}until { $until }
}; the table is asked until { $when }.
ui-proposal-candidate = 💺 { $name } would play on for { $seat }. Agreed unless most decline; 24 hours without an answer are a yes.
    .own = 💺 { $name } would play on for you. Agreed unless most decline; 24 hours without an answer are a yes. *Keep my seat* takes your offer back.
ui-proposal-counted = Your answer is counted.
ui-welcome-back = Welcome back. { $n ->
    [0] The caretaker has not answered for you.
    [one] The caretaker answered once for you.
   *[other] The caretaker answered { $n } times for you.
}
ui-day-granted = You have a day more. { $left ->
    [0] It was the last of this game.
    [one] There is one more in this game.
   *[other] There are { $left } more in this game.
}
ui-pause-sure = Ask the others at { $title } for a pause, until somebody resumes? Without a majority within 48 hours the game goes on. You may ask once a day; `/table pause` asks for one until a date.
ui-pause-yes = Ask for a pause
ui-pause-proposed = The others are asked for a pause. Without a majority within 48 hours the game goes on.
ui-pause-begun = The table is paused. Anybody seated may resume.
ui-resumed = { $title } goes on.
ui-offer-sure = Offer your seat at { $title }? Whoever takes it plays on **for good**, with your hand and your points. You play on until somebody does.
ui-offer-yes = Yes, offer it
ui-offered = Your seat is offered. *Keep my seat* takes the offer back.
ui-offer-kept = Your seat is yours again.
ui-applied = The table is asked about you. The seat is yours unless most decline; 24 hours without an answer are a yes.
ui-resign-offer = Offer it first, then a bot
ui-resign-offered = Your seat is offered for seven days; meanwhile the caretaker plays, and after them a bot.
ui-decided-by = Answers given: { $who }
ui-decided = { $name } { $n }
ui-decided-care = caretaker for { $name } { $n }

ui-away-set = You are away { $begun ->
    [1] until { $until }
   *[0] from { $begins } until { $until }
}, { $where }. { $choice ->
    [care] The caretaker plays for you.
    [offer] Your seat is offered to a stand-in, for good.
   *[wait] The tables wait, and your clocks stand still.
} Your first own move ends it, and so does `/back`. { $left ->
    [one] { $left } day is
   *[other] { $left } days are
} left of 30 within a year.
ui-away-everywhere = at all your tables
ui-away-at = at { $title }
ui-away-bad-date = I cannot read “{ $text }” as a date. Write a day like 24.12., 2026-12-24, tomorrow or Sunday, or choose what completion offers.
ui-back-again = Welcome back: you are not away any more.
ui-announced-taken-back = { $n ->
    [one] The time away that you had announced is taken back.
   *[other] The { $n } times away that you had announced are taken back.
}
ui-seat-yours-again = Your seat at { $title } is in your hands again.
ui-seat-not-yours-yet = { $title }: { $why }
ui-announced-stands = What you announced for later stands; `/back` once more takes it back.
ui-own-away = { $begun ->
    [1] You are away until { $until }
   *[0] You will be away from { $begins } until { $until }
}, { $where }.
ui-not-away = You are not away.
ui-date-today = today
ui-date-tomorrow = tomorrow
ui-date-weekday = { $n ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[other] Sunday
}
ui-date-named = { $name } · { $date }
ui-date-in-days = in { $n ->
    [one] { $n } day
   *[other] { $n } days
} · { $date }
ui-choice-wait = the tables wait
ui-choice-care = the caretaker plays
ui-choice-offer = offer my seat, for good

## Pace, absence, pauses

ui-called-last_call = { $names }, your time runs out soon. Then the others are asked how to go on. One answer{ $day ->
    [0] {""}
   *[other] , or *I need a day* in your panel,
} keeps your seat in your hands.
ui-called-ballot = { $names }, somebody has been awaited for long: how shall it go on? **My move** asks you.
ui-called-pause_asked = { $names }, somebody asks for a pause: **My move** asks you.
ui-called-end_asked = { $names }, somebody votes to end the game without a result: **My move** tells more.
ui-called-seated = { $names }, the seat is yours.
ui-called-candidate = { $names }, somebody would take an offered seat: **My move** asks you.
ui-called-seat_offered = { $names }, the others look for a stand-in: your seat is offered, for good. **My move** keeps it.
ui-called-paused_by_staff = { $names }, a moderator has paused the table. Anybody seated may resume: **My move** has *Resume*.
ui-called-ended = { $names }, the game has ended without a result.
notice-last_call = ⌛ { $title }: your time runs out { $when } ({ $date }). Then the others are asked how to go on. One answer{ $day ->
    [0] {""}
   *[other] , or *I need a day*,
} keeps your seat in your hands.
notice-ballot = 🗳 { $title } has waited for { $seat } for long. How shall it go on? You have 48 hours; without an answer the caretaker plays.
notice-pause_asked = ⏸ { $title }: { $seat } asks for a pause { $until ->
    [open] until somebody resumes
   *[dated] until { $until }
}. Do you agree? Without a majority within 48 hours the game goes on.
notice-pause_declined = ⏸ { $title }: there is no pause. The game goes on.
notice-end_asked = 🏁 { $title }: { $seat } votes to end it without a result, { $votes } of { $people } people. It takes more than half; of two, both. This vote stands until { $until }.
notice-candidate = 💺 { $title }: { $name } would play on for { $own ->
    [1] you
   *[other] { $seat }
}. Agreed unless most decline; 24 hours without an answer are a yes.
notice-seated = 💺 The seat is yours: { $title }.
notice-unseated = { $name } plays on at { $title }. Thank you for having played; you may watch.
notice-sent_away = { $title }: the seat is not yours. The table declined, or it is offered no longer.
notice-cared = { $title }: the caretaker answers for your seat. It is still yours: **I’m back**.
notice-paused_by_staff = ⏸ { $title }: a moderator has paused the table. Anybody seated may resume.
notice-seat_offered = 💺 { $title }: the others look for a stand-in. Your seat is offered, for good, and can be taken from { $date } on; meanwhile the caretaker answers. **I’m back** keeps it.
notice-doze = { $title } sleeps and closes { $when } ({ $date }), unscored. One press on **My move** wakes it.

told-table_needs_a_day = { $seat } needs a day more.
told-table_waits_long = { $seat } has been awaited for long: the others are asked how to go on.
told-table_waits_on = The table waits a day longer for { $seat } ({ $n } of { $of }).
told-table_cared = { $of ->
    [0] The caretaker plays for { $seat } until they are back.
   *[other] The caretaker plays for { $seat } until they are back ({ $n } of { $of }).
}
told-table_seeks = A stand-in is sought for { $seat } ({ $n } of { $of }); meanwhile the caretaker plays.
told-table_back = { $seat } is back.
told-table_departed = { $seat } has left this server: nothing from here reaches them. When their time is over you vote: wait, caretaker{ $stand_in ->
    [0] {""}
   *[other] {""}, stand-in
}.
told-table_sleeps = Nobody is here to go on: the table sleeps.
told-table_wakes = { $seat } wakes the table.
told-table_away = { $seat } is away until { $until }.
    .noted = { $seat } is away until { $until }. { $note }
told-table_away_over = { $seat } is back from being away.
told-table_pause_asked = { $seat } asks for a pause.
told-table_paused = The table is paused.
told-table_paused_by_staff = A moderator pauses the table.
told-table_pause_declined = There is no pause.
told-table_resumed = The table goes on.
told-table_frozen = I cannot write in the channel: the table is at rest.
told-table_thawed = The table goes on.
told-table_offers = The seat of { $seat } is offered.
told-table_offer_over = The seat of { $seat } is offered no longer.
told-table_candidate = { $name } would like to play on for { $seat }.
told-table_candidate_declined = The table declines { $name }.
told-table_stand_in = { $name } takes this seat over: { $seat }.
barrier-table_stand_in = a seat has changed hands since
barrier-table_rules_changed = my rules have been updated since

refused-answer_first = You came back to this question once and did not answer it. Answer it, or the caretaker does; then the seat is in your hands again.
refused-no_last_call = No last call stands for you at this table: nothing is due for which you would need a day more.
refused-no_more_days = *I need a day* is possible once a wait and { $n } times a game.
refused-no_ballot = That is settled already: there is nothing to decide any more.
refused-ballot_open = The table is deciding how to go on for somebody absent. A pause can be asked for afterwards.
refused-no_proposal = That is settled already: there is nothing to decide any more.
refused-asked_before = What this button asked is settled already. What is to be decided now stands in your panel.
refused-proposal_open = Something else is being decided at this table. Try again afterwards.
refused-pause_asked_already = Your request for a pause is open already. Your panel shows it and takes it back.
refused-paused = The table is paused. *Resume* is one press.
refused-not_paused = The table is not paused.
refused-asleep = The table is asleep. **My move** wakes it.
refused-frozen = The table is at rest because I cannot write in its channel. `/table board` in another channel moves it.
refused-bad_date = A pause lasts { $days } days at most, from now on.
refused-pause_soon = You have asked for a pause lately. You may ask again from { $until } on.
refused-offered_already = Your seat is offered already.
refused-not_offered = This seat is not offered any more.
refused-alone = You are the last person at this table: nobody is left to play on with. *Give up my seat* ends it.
refused-stands_in_often = You stand in, or would, at { $n } tables. One of them has to end first.
refused-sat_here = You had another seat at this table before, and know its hand.
refused-too_early = This seat can be taken from { $until } on: whoever left it has until then to come back.
refused-not_away = You are not away.
refused-bad_away = A time away begins within 90 days, ends after it begins, and lasts 30 days at most.
refused-away_already = You have announced a time away then already. `/back` takes it back.
refused-away_too_often = You can announce { $n } times away at once. `/back` takes them back.
refused-no_days_left = That is longer than what is left: { $days ->
    [one] { $days } day
   *[other] { $days } days
} of 30 within a year.
