### Les mots écrits sur les images de Rattus Cartus, et ces images en mots : sans symboles ; chaque texte est une phrase.

picture-round = Tour { $round } sur { $rounds }
picture-last-round = Dernier tour, { $round } sur { $rounds }
picture-resolving = D Résolution : { $place } · { $name }
picture-buildings = { $deck } en pioche +
picture-aside = { $rest } à part
picture-seen-by = vue par
picture-premium = privilège
picture-standard = base
picture-span = { $least } à { $most }
picture-supplies = Soutien
picture-part-street = la rue
picture-part-seats = le bout de la rue et les joueurs
picture-part-influence = l’influence dans les six classes
picture-part-cards = nonnes, défausse, piles
picture-part-secrets = tes rats et les nonnes que tu as vues
picture-nuns = Nonnes
picture-nuns-line = { $n } nonnes : qui a plus de rats périt
picture-deck = Pioche { $n }
picture-discard = Défausse { $n }
    .heads = Défausse { $n } :
picture-laid = Posé { $at }
picture-seen = { $n ->
    [0] aucune nonne vue
    [one] { $sum ->
        [one] { $sum } nonne sur { $n } carte vue
       *[other] { $sum } nonnes sur { $n } carte vue
    }
   *[other] { $sum ->
        [one] { $sum } nonne sur { $n } cartes vues
       *[other] { $sum } nonnes sur { $n } cartes vues
    }
}
picture-place = { $name } : { $inside }
picture-guest = { $n ->
    [0] { $who } (aucune carte)
    [one] { $who } ({ $n } carte)
   *[other] { $who } ({ $n } cartes)
}
picture-empty = personne
picture-leaders = En tête de l’influence : { $list }
picture-looks = Cartes du Soutien des nonnes vues : { $list }
picture-hand = { $n ->
    [0] Ta main est vide
    [one] Ta main, { $n } carte : { $list }
   *[other] Ta main, { $n } cartes : { $list }
}
picture-laid-alt = Tu as posé { $at } : { $list }
picture-with-nuns = { $nuns ->
    [0] { $cards } sans nonne
    [one] { $n ->
        [one] { $cards } à { $nuns } nonne
       *[other] { $cards } à { $nuns } nonne par carte
    }
   *[other] { $n ->
        [one] { $cards } à { $nuns } nonnes
       *[other] { $cards } à { $nuns } nonnes par carte
    }
}
picture-seen-at = n° { $place } { $card }
picture-seen-alt = { $n ->
    [0] Tu n’as vu aucune carte du Soutien des nonnes
    [one] Tu as vu { $n } carte du Soutien des nonnes, { $sum ->
        [one] { $sum } nonne
       *[other] { $sum } nonnes
    }
   *[other] Tu as vu { $n } cartes du Soutien des nonnes, { $sum ->
        [one] { $sum } nonne
       *[other] { $sum } nonnes
    } en tout
}

## Les images des questions

picture-last-point = dernier tour : qui pose le plus gagne +1 influence
    .short = le plus : +1
picture-before-you = Avant toi, avec combien de cartes :
picture-before-elsewhere = Un seul privilège par tour ; posé ailleurs :
picture-first-inside = Personne avant toi : tu gagnes les égalités.
picture-legend-premium = privilège : le plus de cartes (hors Épées, Flûtes)
picture-legend-standard = base : les autres
picture-same-hand = main { $n }
picture-same-rats = rats { $n }
picture-look-at = voir { $n ->
    [one] { $n } carte nonne
   *[other] { $n } cartes nonnes
}
    .none = rien à regarder
picture-nobody-inside = personne
picture-pass = les autres d’abord, puis toi
picture-stays = reste chez toi ; les autres vont à { $who }
picture-goes = ce que tu coches va à { $who }
picture-tribute = Tour de garde à venir : une main au moins égale à celle du privilège y donne 3
picture-in-hand = cartes en main
picture-own-rats = tes rats
    .out = trop de rats : tu mourrais
picture-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
picture-nuns-row = { $n ->
    [0] nonnes de la rangée
    [one] nonnes, { $n } carte non vue
   *[other] nonnes, { $n } cartes non vues
}
story-standing-rattus_cartus = Points de victoire, tour par tour
