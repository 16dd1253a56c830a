### Le classement en mots.

ui-rating = { $mean }, à { $margin } près
ui-rank-line = Place { $place } : { $name }, { $rating }, { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}.
ui-rank-line-provisional = { $name }, { $rating }, { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}.
ui-rank-bots = { $level ->
    [easy] Bots faciles
    [middle] Bots moyens
   *[strong] Bots forts
}, { $rating }, { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}.
ui-rank-you = Toi : place { $place } sur { $of }, { $rating }, { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}.
ui-rank-you-provisional = Toi : provisoire, { $rating }, { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}.
