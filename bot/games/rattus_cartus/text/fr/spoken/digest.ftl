### Les nouvelles en mots : ce qui remplace les bouts à signes.

rattus_cartus-digest-influence = { $n ->
    [one] { $n } point d’influence { $cls }
   *[other] { $n } points d’influence { $cls }
}
rattus_cartus-digest-last_point = { $n ->
    [one] { $n } point d’influence { $cls } (dernier tour)
   *[other] { $n } points d’influence { $cls } (dernier tour)
}
rattus_cartus-digest-rats = { $n ->
    [one] { $n } rat reçu
   *[other] { $n } rats reçus
}
rattus_cartus-digest-rats_lost = { $n ->
    [0] aucun rat à défausser
    [one] { $n } rat défaussé
   *[other] { $n } rats défaussés
}
rattus_cartus-digest-drew = { $n ->
    [0] aucune carte à piocher
    [one] { $n } carte piochée
   *[other] { $n } cartes piochées
}{ $cards }
rattus_cartus-digest-gained = { $cards } de plus
rattus_cartus-digest-tokens = { $n ->
    [0] plus aucun jeton
    [one] { $n } jeton reçu
   *[other] { $n } jetons reçus
}
rattus_cartus-digest-gave = { $n ->
    [one] { $n } carte donnée à { $to }{ $cards }
   *[other] { $n } cartes données à { $to }{ $cards }
}{ $sword ->
    [0] {""}
   *[other] {" "}par l’Épée
}
rattus_cartus-digest-got = { $n ->
    [one] { $n } carte reçue { DE($who) }{ $cards }
   *[other] { $n } cartes reçues { DE($who) }{ $cards }
}{ $sword ->
    [0] {""}
   *[other] {" "}par l’Épée
}
rattus_cartus-digest-flute = 1 rat donné à { $to } par la Flûte
    .got = 1 rat reçu { DE($who) } par la Flûte
