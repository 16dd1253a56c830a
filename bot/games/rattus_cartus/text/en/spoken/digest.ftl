### News in words: what takes the place of clauses with signs.

rattus_cartus-digest-influence = { $n } influence in { $cls }
rattus_cartus-digest-last_point = { $n } influence in { $cls } (last round)
rattus_cartus-digest-rats = { $n ->
    [one] { $n } rat gained
   *[other] { $n } rats gained
}
rattus_cartus-digest-rats_lost = { $n ->
    [0] no rat to discard
    [one] { $n } rat discarded
   *[other] { $n } rats discarded
}
rattus_cartus-digest-drew = { $n ->
    [0] no card to draw
    [one] { $n } card drawn
   *[other] { $n } cards drawn
}{ $cards }
rattus_cartus-digest-gained = { $cards } gained
rattus_cartus-digest-tokens = { $n ->
    [0] no token left
    [one] { $n } token gained
   *[other] { $n } tokens gained
}
rattus_cartus-digest-gave = { $n ->
    [one] { $n } card given to { $to }{ $cards }
   *[other] { $n } cards given to { $to }{ $cards }
}{ $sword ->
    [0] {""}
   *[other] {" "}by the Sword
}
rattus_cartus-digest-got = { $n ->
    [one] { $n } card got from { $who }{ $cards }
   *[other] { $n } cards got from { $who }{ $cards }
}{ $sword ->
    [0] {""}
   *[other] {" "}by the Sword
}
rattus_cartus-digest-flute = 1 rat given to { $to } by the Flute
    .got = 1 rat got from { $who } by the Flute
