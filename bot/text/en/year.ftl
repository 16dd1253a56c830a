### A server's year.

year = The year { $year } on this server
year-nothing = No game ended on this server in { $year }.
year-which = Choose a year from { $first } to { $last }.
year-games = { $n ->
    [one] **One game** was played to its end
   *[other] **{ $n } games** were played to their end
}, by { $people ->
    [one] one person
   *[other] { $people } people
}.
year-by-game = **Games**: { $list }
year-by-pace = **Paces**: { $list }
year-game = { $game } { $n }
year-pace = { $pace } { $n }
year-longest = **Longest table**: { $table }, { $days ->
    [0] less than a day
    [one] one day
   *[other] { $days } days
}
year-people = **Played most**: { $list }
year-person = { $name } { $n }
year-preview = Only you see this. *Show here* posts it in this channel, where you can pin it. It names only people who take part in ratings; practice and lessons do not count.
year-show = Show here
year-figure-games = { $n ->
    [one] game
   *[other] games
}
year-figure-people = { $n ->
    [one] person
   *[other] people
}
year-figure-less = <1
year-figure-days = { $n ->
    [one] day, longest table
   *[other] days, longest table
}
year-months = J F M A M J J A S O N D
picture-year-months = Games by month from January: { $numbers }
cmd-server-year = year
    .about = What was played here in a year, with a picture; private until you show it
par-year = year
    .about = Which year; this one if you leave it out
