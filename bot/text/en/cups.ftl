### Cups: a game in rounds, each time with others.

cup-title = Cup { $code }: { $game }
cup-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
cup-seats = tables of { $n } at most
cup-days = { $n ->
    [one] a round takes 1 day at most
   *[other] a round takes { $n } days at most
}
cup-entrants = **Taking part** { $n } of { $of }: { $names }
cup-begins = { $early ->
    [yes] It begins by itself when all places are taken; { $host } may begin it earlier, with four or more.
   *[no] It begins by itself when all places are taken.
} If it has not begun, it closes { $until }.
cup-closed = This cup has ended without a game.
cup-over = The cup is over.
cup-round = **Round { $n } of { $of }** The next one begins when all its tables are over, { $until } at the latest; tables that still run then go on beside it.
cup-round-last = **Round { $n } of { $of }** The cup ends with its last table.
cup-table = • { $place } · table { $code } · { $state }
    .here = • table { $code }: { $names } · { $state }
cup-table-runs = under way
cup-table-ended = over
cup-winners = 🏆 **Won by { $names }**
cup-so-far = **Points so far**
cup-points = -# At each table 100 points for the first place, 0 for the last, evenly between.
cup-line = { $place } · { $name }: **{ $total }** ({ $points })
cup-gone = · left
cup-below = { $title } goes on further down.
cup-open = **Cups open here**
cup-open-line = **{ $title }** · { $place } · { $here } of { $of } take part · { $pace }
cup-under-way = **Cups**
cup-running-line = **{ $title }** · { $place } · round { $n } of { $of } · { $pace }
cup-join-one = Join cup { $code }
cup-own = 🏆 Your cups: { $cups }
cup-own-open = { $title } ({ $place }, { $here } of { $of } take part)
cup-own-round = { $title } ({ $place }, round { $n } of { $of })
cup-join = Take part
cup-start = Begin
cup-leave = Leave
cup-results = Results
cup-column-round = R{ $n }
cup-column-total = Points
cup-opened = { $title } is open, and you take part. Its message comes here.
cup-joined = You take part in { $title }. You are called when a round begins.
cup-joined-begins = You take part in { $title }: all are there, the first round is drawn now.
cup-left = You have left { $title }.
cup-leave-sure = Leave { $title }? You will not be drawn any more. You still play at the tables where you have a seat; **Give up my seat** gives one up.
cup-leave-yes = Leave the cup
cup-started = { $title } begins: the first round is drawn now.
cup-no-room = The tables of a cup need threads: open it in a text channel of a server.
cup-permissions = The tables of a cup need threads. Here I lack: { $permissions }.
cup-you-ended = 🏆 { $title } is over. You: place { $place } of { $of } with { $total } points. All results: { $channel }
cup-you-lost = ⚠ { $title } has no place any more: { $place } is gone or closed to me, or I can open no threads or posts for its tables, and no round is drawn. A moderator finds what I lack by `/server check`; once that is mended the cup goes on by itself. `/cup move` with cup { $code }, typed in the channel where it shall go on, takes it there; `/cup close` ends it.
cup-moved = { $title } goes on here, with those of its tables that had no place. Its message comes here.
cup-close-sure = Close { $title }? No further round is drawn. Tables under way are played to their end and count; with the last of them the cup is over.
cup-close-yes = Close cup { $code }
cup-close-done = No further round of { $title } is drawn. It is over with the last of its tables.
cup-closed-now = { $title } is closed.
told-table_of_cup = Round { $n } of { $of } of cup { $cup }.
refused-no_such_cup = There is no cup { $code } for you here.
refused-no_cup_here = There is no cup in this channel. `/cup open` opens one.
refused-one_cup_per_channel = There is a cup in this channel already, open or under way. Open yours in another one.
refused-bad_cup = A cup has { $least } to { $most } people, up to { $rounds } rounds and up to { $days } days a round.
refused-cup_not_open = This cup takes nobody any more: it has begun or ended.
refused-cup_joined = You take part already.
refused-cup_full = All who were wanted take part already.
refused-cup_host_only = Only { $host }, who runs this cup, and moderators can do that.
refused-cup_last_round = Its last round is being played: no other is drawn, and the cup is over with the last table.
refused-cup_ended = This cup has ended.
refused-cup_not_in = You do not take part.
refused-cup_few = A cup needs { $least }: { $n } more than take part.
cmd-cup = cup
    .about = A game in rounds, each time with others
cmd-cup-open = open
    .about = Open a cup in this channel
cmd-cup-join = join
    .about = Take part in a cup
cmd-cup-leave = leave
    .about = Leave a cup: you are not drawn any more
cmd-cup-start = start
    .about = Begin with those who take part
cmd-cup-move = move
    .about = Let a cup go on in this channel
cmd-cup-close = close
    .about = Draw no further round of a cup
cmd-cup-table = table
    .about = The results of a cup
par-entrants = people
    .about = With how many it begins by itself
par-most = seats
    .about = How many sit at a table at most; as usual in this game if you leave it out
par-rounds = rounds
    .about = How many rounds; three if you leave it out
par-speed = pace
    .about = How much time people have; relaxed if you leave it out
par-days = days
    .about = How many days a round takes at most; fourteen if you leave it out
par-cup = cup
    .about = The code of a cup; the one of this channel if you leave it out
