### Lettres sur les images de Hameln, et ces images en mots.

hameln-picture-phase = Manche { $phase } sur 3
hameln-picture-turn = tour { $turn }
hameln-picture-opening = ouverture
hameln-picture-passed = passé
hameln-picture-rank = { $n ->
    [1] 1re
   *[other] { $n }e
}
hameln-picture-won = remporte la partie
    .tied = ex æquo, plus d’influence
hameln-picture-points = points
hameln-picture-road = Route de Transylvanie
hameln-picture-without = Infestées, donc sans points
hameln-picture-tokens = Tes jetons Attrape-Rat
hameln-picture-florins = florins
hameln-picture-boys = { $n ->
    [one] garçon
   *[other] garçons
}
hameln-picture-girls = { $n ->
    [one] fille
   *[other] filles
}
hameln-picture-own-tokens = { $n ->
    [0] jetons
   *[other] jet. ({ $sum })
}
hameln-picture-you-pay = tu paies (tu as { $n } fl)
hameln-picture-pays = { $who } paie (a { $n } fl)
hameln-picture-each = { $n } fl l’unité
    .token = 1 jeton l’unité
hameln-picture-gain = { $money } + { $n } = { $total } fl
hameln-picture-tokens-left = { $n ->
    [one] { $n } jeton sur { $left }
   *[other] { $n } jetons sur { $left }
}
hameln-picture-left = reste { $n }
hameln-picture-cat = retire 1 rat
    .no_rats = aucun rat à retirer
    .worth = { $n ->
        [one] { $n } point à la fin
       *[other] { $n } points à la fin
    }
hameln-picture-cat-from = { $price }, dont { $owners } à { $who }
hameln-picture-bribe = somme libre
hameln-picture-piper-at = à présent : { $region }
hameln-picture-in-all = → { $n } fl
hameln-picture-gone = { $n ->
    [0] personne ne part
    [one] { $n } enfant part : { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
   *[other] { $n } enfants partent : { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
}
hameln-picture-draws = attire { $n }
hameln-picture-fills = { $n ->
    [one] { $n } rat : infestée
   *[other] { $n } rats : infestée
}
hameln-picture-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
hameln-picture-fill = { $n ->
    [one] { $list } la remplit
   *[other] { $list } la remplissent
}
hameln-picture-sum = somme

hameln-picture-part-market = la place du marché
hameln-picture-part-families = les premières familles
hameln-picture-part-beside = les autres familles et à côté du plateau
hameln-picture-part-tokens = tes jetons
hameln-picture-part-sum = leur somme

## Les images en mots : sans symboles ; chacune est une phrase, son point vient avec la suivante

hameln-picture-where = Hameln, manche { $phase } sur 3, tour { $turn }, grands rats restants { $n } sur { $all }
hameln-picture-end = Hameln, fin de partie
hameln-picture-mover = C’est le tour { DE($who) }
hameln-picture-passed-by = { $n ->
    [one] A passé : { $list }
   *[other] Ont passé : { $list }
}
hameln-picture-used = { $n ->
    [one] { $n } cercle libre est barré, car son côté a servi ce tour-ci
   *[other] { $n } cercles libres sont barrés, car leurs côtés ont servi ce tour-ci
}
hameln-picture-result = Victoire { DE($who) }, points : { $list }
    .tied = Victoire { DE($who) } à égalité, grâce à l’influence, points : { $list }
hameln-picture-infested = Maisons infestées : { $list }
    .none = Aucune maison infestée
hameln-picture-rats = { $n ->
    [0] Aucun rat sur le plateau
    [one] { $n } rat sur le plateau
   *[other] { $n } rats sur le plateau
}
hameln-picture-leads = Rats que le Pied Piper emmènerait s’il venait, ceux du marché compris chaque fois : { $list }
hameln-picture-piper = Le Pied Piper est sur { $region }, prix { $n }
hameln-picture-family = { $who } : { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}, influence { $influence }, { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $children ->
    [one] { $children } enfant
   *[other] { $children } enfants
} dans la salle, membres dans { $houses }
hameln-picture-no-house = aucune maison
hameln-picture-tokens-alt = Tes jetons Attrape-Rat : { $list }, somme { $sum }
story-standing-hameln = Points, à chaque tour de table
