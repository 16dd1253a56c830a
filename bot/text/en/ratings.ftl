### Ratings: how well people play.

ui-term-rated = Ratings
ui-rated = { $rated ->
    [always] rated
    [never] not rated
   *[experienced] rated if everybody has finished such a game before
}
ui-decimal = { $whole }.{ $tenths }
ui-rating = { $mean } ± { $margin }
ui-rank = Ranking: { $game }
ui-rank-here = Who has played it on this server at rated tables, by what they have in all their rated games
ui-rank-everywhere = Everybody who has played it at rated tables, on any server
ui-rank-line = { $place }. **{ $name }** · { $rating } · { $n ->
    [one] one game
   *[other] { $n } games
}
ui-rank-line-provisional = { $name } · { $rating } · { $n ->
    [one] one game
   *[other] { $n } games
}
ui-rank-bots = { $level ->
    [easy] Easy bots
    [middle] Middle bots
   *[strong] Strong bots
} · { $rating } · { $n ->
    [one] one game
   *[other] { $n } games
}
ui-rank-elsewhere = somebody of another server
ui-rank-provisional = Provisional: fewer than { $n } games
ui-rank-more = … and { $n } more
ui-rank-nobody = Nobody has finished a rated game of this here yet.
ui-rank-you = **You**: place { $place } of { $of } · { $rating } · { $n ->
    [one] one game
   *[other] { $n } games
}
ui-rank-you-provisional = **You**: provisional · { $rating } · { $n ->
    [one] one game
   *[other] { $n } games
}
ui-rank-you-none = **You** have not finished a rated game of this yet.
ui-rank-you-none-here = **You** have not finished a rated game of this on this server yet.
ui-rank-you-out = **You** take no part in ratings: `/settings rated`.
ui-rank-how = Everybody begins at 25. In 19 of 20 cases the true strength lies in the interval; its lower end decides the place.
ui-rank-at-here = this server
ui-rank-at-everywhere = everywhere
ui-rank-to-here = This server
ui-rank-to-everywhere = Everywhere
ui-setting-rated = **Ratings**: whether I take part; if not, I appear in no ranking and count in nobody’s rating
ui-offer-rated-on = On
ui-offer-rated-off = Off
cmd-rank = rank
    .about = How well people play a game
par-reach = reach
    .about = People of this server, or all
cmd-settings-rated = rated
    .about = Whether I take part in the ratings
