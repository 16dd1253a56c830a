### Ratings in words.

ui-rating = { $mean }, give or take { $margin }
ui-rank-line = Place { $place }: { $name }, { $rating }, { $n ->
    [one] one game
   *[other] { $n } games
}.
ui-rank-line-provisional = { $name }, { $rating }, { $n ->
    [one] one game
   *[other] { $n } games
}.
ui-rank-bots = { $level ->
    [easy] Easy bots
    [middle] Middle bots
   *[strong] Strong bots
}, { $rating }, { $n ->
    [one] one game
   *[other] { $n } games
}.
ui-rank-you = You: place { $place } of { $of }, { $rating }, { $n ->
    [one] one game
   *[other] { $n } games
}.
ui-rank-you-provisional = You: provisional, { $rating }, { $n ->
    [one] one game
   *[other] { $n } games
}.
