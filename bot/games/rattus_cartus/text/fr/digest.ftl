### Les nouvelles en peu de mots : ce que chacun a reçu, et les parties d’un tour.

## Ce que quelqu’un a reçu et donné

rattus_cartus-digest-influence = +{ $n } { $cls }
rattus_cartus-digest-last_point = +{ $n } { $cls } (dernier tour)
rattus_cartus-digest-rats = { $n ->
    [one] +{ $n } rat
   *[other] +{ $n } rats
}
rattus_cartus-digest-rats_lost = { $n ->
    [0] aucun rat à défausser
    [one] −{ $n } rat
   *[other] −{ $n } rats
}
rattus_cartus-digest-drew = { $n ->
    [0] plus aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}{ $cards }
rattus_cartus-digest-known = {" "}({ $list })
rattus_cartus-digest-no_cards = plus de { $cards }
rattus_cartus-digest-tokens = { $n ->
    [0] plus aucun jeton
    [one] { $n } jeton
   *[other] { $n } jetons
}
rattus_cartus-digest-discarded = { $n ->
    [0] rien à la défausse
   *[other] { $cards } à la défausse
}
rattus_cartus-digest-declined = sans les cartes
rattus_cartus-digest-protected = protection
rattus_cartus-digest-no_tribute = personne ne paie
rattus_cartus-digest-premium = privilège : { $what }
    .open = privilège
rattus_cartus-digest-looked = { $n ->
    [one] carte nonne vue : { $list }
   *[other] cartes nonnes vues : { $list }
}
rattus_cartus-digest-gave = { $n ->
    [one] −{ $n } carte
   *[other] −{ $n } cartes
} à { $to }{ $cards }{ $sword ->
    [0] {""}
   *[other] {" "}par l’Épée
}
rattus_cartus-digest-got = { $n ->
    [one] +{ $n } carte
   *[other] +{ $n } cartes
} { DE($who) }{ $cards }{ $sword ->
    [0] {""}
   *[other] {" "}par l’Épée
}
rattus_cartus-digest-sword = { $n ->
    [one] Épée : { $to } doit { $n } carte
   *[other] Épée : { $to } doit { $n } cartes
}
    .none = Épée : { $to } n’a pas assez de cartes
rattus_cartus-digest-flute = donne 1 rat à { $to } (Flûte)
    .got = +1 rat { DE($who) } par la Flûte

## Les parties d’un tour

rattus_cartus-digest-round = Tour { $n }
rattus_cartus-digest-begins = { $you ->
    [1] tu commences
   *[0] { $who } commence
}
rattus_cartus-digest-supplies = Soutien
rattus_cartus-digest-supplied = { $n ->
    [one] { $who } : { $what }
   *[other] { $who }, chacun : { $what }
}
rattus_cartus-digest-reshuffled = la défausse est mélangée
rattus_cartus-digest-entered = Entrées
rattus_cartus-digest-shown = Entrées et cartes révélées
    .only = Cartes révélées
rattus_cartus-digest-resolved = Bâtiments
rattus_cartus-digest-inside = { $building } : { $list }
rattus_cartus-digest-cards = { $n ->
    [0] rien
    [one] { $n } carte
   *[other] { $n } cartes
}
rattus_cartus-digest-level = { $n ->
    [one] { $cards } : personne d’autre { $building }
   *[other] { $cards } : autant pour chacun { $building }, rien ne bouge
}
rattus_cartus-digest-pass = un Laissez-passer { DE($who) }

## La fin

rattus_cartus-digest-end = La fin
rattus_cartus-digest-nuns = { $n ->
    [one] { $n } nonne
   *[other] { $n } nonnes
}
rattus_cartus-digest-rats_at_end = rats : { $list }
rattus_cartus-digest-points = points : { $list }
rattus_cartus-digest-died = { $n ->
    [one] victime de la peste : { $list }
   *[other] victimes de la peste : { $list }
}
rattus_cartus-digest-won = { $n ->
    [one] victoire avec { $n } point : { $who }
   *[other] victoire avec { $n } points : { $who }
}
rattus_cartus-digest-nobody_won = personne ne gagne
