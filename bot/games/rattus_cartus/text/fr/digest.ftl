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
    [0] aucune carte à piocher
    [one] +{ $n } carte
   *[other] +{ $n } cartes
}{ $cards }
rattus_cartus-digest-known = {" "}({ $list })
rattus_cartus-digest-gained = +{ $cards }
rattus_cartus-digest-no_cards = pile vide ({ $cards })
rattus_cartus-digest-tokens = { $n ->
    [0] plus aucun jeton
    [one] +{ $n } jeton
   *[other] +{ $n } jetons
}
rattus_cartus-digest-discarded = { $n ->
    [0] { $you ->
        [1] tu ne défausses rien
       *[0] ne défausse rien
    }
   *[other] { $you ->
        [1] tu défausses
       *[0] défausse
    } { $cards }
}
rattus_cartus-digest-declined = { $you ->
    [1] tu laisses les cartes
   *[0] laisse les cartes
}
rattus_cartus-digest-protected = sous protection
rattus_cartus-digest-no_tribute = { $you ->
    [1] tu ne reçois aucune carte
   *[0] ne reçoit aucune carte
}
rattus_cartus-digest-premium = privilège : { $what }
    .open = privilège
rattus_cartus-digest-looked = { $you ->
    [1] tu regardes
   *[0] regarde
} { $n ->
    [one] la carte nonne { $list }
   *[other] les cartes nonnes { $list }
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
    [one] { $n } carte à recevoir { DE($to) } par l’Épée
   *[other] { $n } cartes à recevoir { DE($to) } par l’Épée
}
    .none = aucune carte { DE($to) } par l’Épée (main trop petite)
rattus_cartus-digest-flute = −1 rat à { $to } par la Flûte
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
    [0] sans carte
    [one] { $n } carte
   *[other] { $n } cartes
}
rattus_cartus-digest-level = { $n ->
    [one] { $cards } : personne d’autre { $building }
   *[other] { $cards } : autant pour chacun { $building }, rien ne bouge
}
rattus_cartus-digest-pass = Laissez-passer : { $who }

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
    .win = { $n ->
        [one] victoire avec { $n } point : { $who }
       *[other] victoire avec { $n } points : { $who }
    }
rattus_cartus-digest-nobody_won = personne ne gagne
