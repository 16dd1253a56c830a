### News in words: what takes the place of clauses with signs.

notre_dame-digest-gold_taken = { $n } gold taken from { $who }, as the supply is empty
notre_dame-digest-points_lost = { $n ->
    [one] { $n } point lost
   *[other] { $n } points lost
}
notre_dame-digest-marker_lost = 1 marker lost ({ $place })
notre_dame-digest-shared = { $n ->
    [one] { $points } for 1 marker
   *[other] { $points } for { $n } markers
}
