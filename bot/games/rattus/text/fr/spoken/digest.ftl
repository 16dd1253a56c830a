### Les nouvelles en mots : ce qui remplace les bouts à signes.

rattus-digest-merchant = { $n ->
    [one] Marchand : { $n } cube quitte { $source } pour { $target }
   *[other] Marchand : { $n } cubes quittent { $source } pour { $target }
}
rattus-digest-monk = Moine : un rat quitte { $source } pour { $target }
rattus-digest-piper = Pied Piper : 1 cube quitte { $source } pour { $target }{ $n ->
    [0] {""}
    [one] , { $n } rat suit
   *[other] , { $n } rats suivent
}
rattus-digest-bishop = { $new ->
    [1] { $target_in }
   *[other] quitte { $source } pour { $target }
}
rattus-digest-nun = { $new ->
    [1] { $target_in }
   *[other] quitte { $source } pour { $target }
}
rattus-digest-wall = { $new ->
    [1] entre { $wall }
   *[other] entre { $moved }, maintenant entre { $wall }
}
rattus-digest-king = Roi : 1 cube quitte { $region } pour le Château
rattus-digest-plague = la peste quitte { $source } pour { $target }
    .short = la peste gagne { $target }
rattus-digest-lost = { $n ->
    [one] { $n } cube perdu par { $who }
   *[other] { $n } cubes perdus par { $who }
}
rattus-digest-serf = { $n ->
    [one] { $n } cube placé par { $who } (Serf)
   *[other] { $n } cubes placés par { $who } (Serf)
}
rattus-digest-gave_potion = { $who } : 1 potion cédée, le cube reste
rattus-digest-cards = { $cls } à cause de { $cards }
