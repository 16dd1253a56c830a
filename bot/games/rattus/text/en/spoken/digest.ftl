### News in words: what takes the place of clauses with signs.

rattus-digest-merchant = { $n ->
    [one] Merchant: { $n } cube from { $source } to { $target }
   *[other] Merchant: { $n } cubes from { $source } to { $target }
}
rattus-digest-monk = Monk: a rat from { $source } to { $target }
rattus-digest-piper = Pied Piper: 1 cube from { $source } to { $target }{ $n ->
    [0] {""}
    [one] , { $n } rat follows
   *[other] , { $n } rats follow
}
rattus-digest-bishop = { $new ->
    [1] { $target_in }
   *[other] from { $source } to { $target }
}
rattus-digest-nun = { $new ->
    [1] { $target_in }
   *[other] from { $source } to { $target }
}
rattus-digest-wall = { $new ->
    [1] between { $wall }
   *[other] between { $moved }, now between { $wall }
}
rattus-digest-king = King: 1 cube from { $region } into the palace
rattus-digest-plague = plague from { $source } to { $target }
    .short = plague to { $target }
rattus-digest-lost = { $n ->
    [one] { $n } cube lost by { $who }
   *[other] { $n } cubes lost by { $who }
}
rattus-digest-serf = { $n ->
    [one] { $n } cube placed by { $who } (Serf)
   *[other] { $n } cubes placed by { $who } (Serf)
}
rattus-digest-gave_potion = { $who }: 1 potion given up, the cube stays
rattus-digest-cards = { $cls } because of { $cards }
