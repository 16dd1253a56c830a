### Looking back: a game step by step.

replay-button = Replay
replay-step = { $n ->
    [0] **The deal** · step 0 of { $of }
   *[other] **{ $round }** · step { $n } of { $of }
}
replay-first = First
replay-back = Back
replay-on = Next
replay-last = Last
replay-deal = This is how the game began. *Next* leads through it.
replay-nothing = Nothing that could be seen from here.
replay-viewer = Seen by
replay-public = Seen by everybody
replay-open = Everything open
replay-start = 0. The deal
replay-quiet = { $n }. Nothing to be seen

replay-stay = Back to the replay
replay-fork-button = Play on from here
replay-fork-whose = Play on from this step, for practice, in this channel: bots take the other seats, the deal stays as it was, and nothing counts. On whose seat?
replay-fork-own = Play on from this step, on your seat and in this channel? The practice here ends, the deal stays as it was, and nothing counts.
replay-bot-button = What would a bot do?
replay-bot-played = Played: { $pick }
replay-bot-head = { $level ->
    [easy] An easy bot
   *[middle] A middle bot
}, knowing what this seat knew, with the share of the victory it hopes for:
replay-bot-same = { $level ->
    [easy] An easy bot
   *[middle] A middle bot
} would have done the same. With the share of the victory it hopes for:
replay-bot-weighed = The bot that answered weighed these, with the share of the victory it expected of each:
replay-bot-none = Bots cannot say anything about this.
replay-bot-nothing = Nobody had a choice between this step and the next one.
replay-bot-busy = Others are asking just now: press again in some seconds.

story-took = -# { $answers ->
    [one] One answer
   *[other] { $answers } answers
} in { $time }
story-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
}
story-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
}
story-days = { $n } days
story-turns = **What turned the game**
story-turn = { $round }: { $told }. { $name } { $lead } ({ $change })
story-change = { $how ->
    [better] { $n } better than before
   *[worse] { $n } worse than before
}
story-lead = { $how ->
    [ahead] is now { $n } ahead
    [behind] is now { $n } behind
   *[level] is now level
}{ $end ->
    [ahead] , and { $m } ahead at the end of the round
    [behind] , and { $m } behind at the end of the round
    [level] , and level at the end of the round
   *[same] {""}
}

replay-page-needs = This page needs JavaScript. Everything it shows is in this file; it makes no requests.
replay-page-first = First
replay-page-back = Back
replay-page-play = Play
replay-page-pause = Pause
replay-page-on = Next
replay-page-last = Last
replay-page-speed = Speed
replay-page-step = step
replay-page-viewer = Seen by
replay-page-public = everybody
replay-page-open = Everything open
replay-page-look = Look
replay-page-dark = dark
replay-page-contrast = high contrast
replay-page-large = Large print
replay-page-language = Language
replay-page-deal = The deal
replay-page-nothing = Nothing that could be seen from here.
replay-page-end = The end
replay-page-keys = Keys: the arrows go one step, Home and End to the ends, space plays
replay-page-board = This step in words
replay-page-seal = The seal of the deal
replay-page-seal-right = The secret below has the hash that was shown at the start.
replay-page-seal-wrong = The secret does not have the hash that was shown at the start: this record was changed.
replay-page-seal-unknown = This browser cannot compute the hash here.
replay-page-seal-proves = If this is the seal that you saw at the start, everything left to chance was fixed before the first move. Whether the moves follow from it is checked by “Verify” at the table, or by the program from the record.
replay-page-secret = Secret and seal
replay-page-place = Place
replay-page-button = Web page
replay-page-here = { $title }: the whole replay as a page. Open the file in any browser, or send it to a friend: it needs nothing else.
replay-file-busy = Others are having theirs made just now: press again in some minutes.
replay-file-failed = It could not be made just now. *Record* gives the game as a file; `python -m bot replay` makes page and film from it.
replay-film-button = Film
replay-film-here = { $title }: the game in a minute at most.

verify-file-good = { $game }, table { $table }: { $moves } moves, { $draws } draws, all as sealed ✓
    Seal: `{ $seal }`
    Compare it with the seal that stood at the table from the start: who makes up a game can make up a seal for it.
verify-file-bad = Not as sealed: { $fault }.
verify-file-bad-move = Not as sealed: { $fault }, entry { $at } of its moves. { $why }
verify-why-turn = This seat was not asked.
verify-why-question = This seat was asked something else.
verify-why-over = The game was over before.
verify-why-option = The answer is none of the options there.
verify-why-number = That many may not be chosen there.
verify-why-other = The rules refuse it: `{ $reason }`.
verify-file-unreadable = This is no record of a game: { $reason }.
verify-file-lost = The file could not be fetched from Discord. Please attach it again.
verify-file-stopped = The check took too long or too much memory and was stopped. The longest game takes two seconds: this file asks for more.
unreadable-text = it is not text in UTF-8
unreadable-large = it is larger than { $most } MB
unreadable-deep = lists and objects stand more than { $most } deep in one another
unreadable-json = it is not JSON from line { $line }, character { $column } on
unreadable-digits = it holds a number of { $n } digits, and { $most } are the most
unreadable-number = it holds a number that is not finite
unreadable-twice = { $name } stands twice in one object
unreadable-missing = { $where } is missing
unreadable-unknown = there is no { $where } in a record
unreadable-long = { $where } is too long
unreadable-range = { $where } is out of range
unreadable-wrong = { $where } is not of the kind that stands there
replay-file-begun = { $form ->
    [film] The film
   *[page] The page
} is being made. This takes up to a minute, longer where others wait before you.
replay-file-so-far = { $form ->
    [film] The film
   *[page] The page
} is being made: { $percent } %.
replay-file-large = This game is too long: the file would be larger than Discord takes. *Record* gives the game as a file.
replay-file-long = It took too long and was stopped. *Record* gives the game as a file; `python -m bot replay` makes page and film from it.
replay-file-memory = It took more memory than there is for it here. *Record* gives the game as a file; `python -m bot replay` makes page and film from it.
export-begun = { $of ->
    [one] One finished game is
   *[other] { $of } finished games are
} being put together.
export-so-far = { $n } of { $of } finished games are put together.
export-part = Part { $n }, with { $games ->
    [one] one game
   *[other] { $games } games
} as records. `/table verify` checks one.
export-older = { $n } older games are left out: an export holds the newest { $most }.
export-archived = { $n ->
    [one] One older game is
   *[other] { $n } older games are
} in the archive of whoever runs this bot.
export-none = No game has been finished on this server yet.
