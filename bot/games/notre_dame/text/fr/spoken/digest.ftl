### Les nouvelles en mots : ce qui remplace les bouts à signes.

notre_dame-digest-gold_taken = { $n ->
    [one] { $n } pièce prise à { $who }, car la réserve est vide
   *[other] { $n } pièces prises à { $who }, car la réserve est vide
}
notre_dame-digest-points_lost = { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
}
notre_dame-digest-marker_lost = 1 cube perdu ({ $place })
notre_dame-digest-shared = { $n ->
    [one] { $points } pour 1 cube
   *[other] { $points } pour { $n } cubes
}
