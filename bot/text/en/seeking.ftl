### Seeking: people of a server who wait for others to play with.

seek-waiting = ⏳ You wait for others here: **{ $game }** · { $what }. { $others ->
    [0] Nobody else waits for it yet.
    [one] One other waits for it, too.
   *[other] { $others } others wait for it, too.
} As soon as enough agree, a table opens for you all and you are called once. Without that it ends { $until }.
seek-opened = **{ $title }** has begun: { $names }. The board comes to { $place }.
    .here = **{ $title }** has begun: { $names }. The board comes here.
seek-no-room = ⏳ Enough of you agree on **{ $game }**, but a table stands in each of your channels. You wait on: start or close one that is open, or use `/play` in another channel.
seek-left = You do not wait for **{ $game }** any more.
seek-left-all = You wait for no table any more.
seek-not = You do not wait for that.
seek-in-server = I look for others on a server: use `/play` in one of its channels.
seek-listed = ⏳ You wait for others: { $games }
seek-listed-game = { $game } ({ $what }) until { $until }
seek-lapsed = Nobody came within three days to play { $game }. `/play` waits anew.
seek-waiting-here = Waiting for a table with `/play`: { $games }
seek-game-n = { $game } ({ $n })
seek-any-seats = any number of players
seek-seats = { $n } players
seek-any-pace = any pace
seek-pace-leisurely = leisurely
seek-pace-relaxed = relaxed
seek-pace-daily = daily
seek-pace-lively = lively
seek-pace-own = own pace
seek-choice-leisurely = Leisurely: no clock
seek-choice-relaxed = Relaxed: 5 days each, 2 more a move
seek-choice-daily = Daily: 48 hours each, 24 more a move
seek-choice-lively = Lively: 24 hours each, 8 more a move
seek-language-en = English
seek-language-fr = French
seek-stop = Stop waiting
seek-open-button = Open tables here ({ $n })
seek-open = **Open tables here**
seek-open-none = No table here has a free seat. `/play` finds others to play with, `/table open` opens a table.
seek-open-line = **{ $title }** · { $place } · by { $host } · { $seated } of { $seats } seats · { $pace }
seek-open-more = … and { $n } more.
seek-join = Join { $title }
notice-matched = 🎲 Your table is complete and has begun: { $title }. You are called when it is your turn.
ui-called-matched = { $names }, your table is complete and has begun.
refused-seeks_many = You wait for { $n } games here already, which is the most. `/turns` stops waiting.
cmd-play = play
    .about = Wait for others on this server; a table opens as soon as enough agree
par-players = players
    .about = How many play; any number if you leave it out
par-pace = pace
    .about = How fast you play; any pace if you leave it out
par-spoken = language
    .about = The language of the table; any if you leave it out
