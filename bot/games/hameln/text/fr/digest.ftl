### Les nouvelles en peu de mots : des bouts d’une ligne qui commence par un nom, ou par ce qui arrive à la table.

## Ce qui a été fait, et ce que cela a rapporté

hameln-digest-brings = { $what } : { $list }
hameln-digest-placed_man = homme en { $house }
hameln-digest-placed_woman = femme en { $house }, à côté { DE($other) }
hameln-digest-activated = { $members ->
    [men] hommes en { $houses }
   *[women] femmes en { $houses }
}
hameln-digest-skipped_house = { $house } sautée
hameln-digest-no_good = plus de { $good }
hameln-digest-no_child = pas d’enfant
hameln-digest-influence = { $n ->
    [0] pas d’influence, au bout de la piste ({ $to })
   *[other] +{ $n } influence ({ $to } à présent)
}
hameln-digest-no_rats = pas de rat pour { $house }
hameln-digest-rats = { $n ->
    [one] rat : { $circles }
   *[other] rats : { $circles }
}
hameln-digest-married = marie { $boy_you ->
    [1] **ton garçon**
    [2] son propre garçon
   *[0] le garçon { DE($boy) }
} et { $girl_you ->
    [1] **ta fille**
    [2] sa propre fille
   *[0] la fille { DE($girl) }
} en { $house }
hameln-digest-pays = { $you ->
    [1] tu paies { $florins }
   *[0] { $who } paie { $florins }
}
    .own = paie { $florins }
hameln-digest-sold = vend { $goods } ({ $florins })
hameln-digest-took_tokens = { $n ->
    [one] donne { $goods } contre { $n } jeton (pile { $piles })
   *[other] donne { $goods } contre { $n } jetons ({ $of_piles ->
        [one] pile
       *[other] piles
    } { $piles })
}
    .seen = { $n ->
        [one] donne { $goods } contre { $n } jeton (pile { $piles }) : { $values }
       *[other] donne { $goods } contre { $n } jetons ({ $of_piles ->
        [one] pile
       *[other] piles
    } { $piles }) : { $values }
    }
hameln-digest-bought_cat = { $nobody ->
    [1] achète le chat à la banque ({ $florins })
   *[other] achète le chat à { $other } ({ $florins })
}
hameln-digest-bought_influence = achète de l’influence ({ $florins })
hameln-digest-bribed = pot-de-vin pour { $region_quarter } ({ $florins }, { $total } en tout) ; le Pied Piper { $piper_then ->
    [goes] y va
    [stays] y reste
    [there] y est
   *[elsewhere] reste dans { $piper_quarter }
}
hameln-digest-passed = ne fait rien
    .named = aucune action

## Ce qui en a résulté

hameln-digest-chased = rat chassé ({ $circles })
hameln-digest-freed = { $n ->
    [one] { $houses } de nouveau libre
   *[other] { $houses } de nouveau libres
}
hameln-digest-infested = { $n ->
    [one] { $houses } infestée
   *[other] { $houses } infestées
}
hameln-digest-big_left = { $n ->
    [0] plus de grand rat
    [one] reste { $n } grand rat
   *[other] restent { $n } grands rats
}

## La table

hameln-round = Tour de table { $n }
    .to = Tours de table { $n } à { $to }
    .and = Tours de table { $n } et { $to }
    .which = Un tour de table
    .all = Tous les tours de table
    .another = Un autre tour de table
    .step = Une autre étape de ce tour de table
    .name = Tour de table
hameln-digest-cycle = Nouveau tour de table
hameln-digest-piper = Pied Piper
hameln-digest-piper_comes = vient dans { $region_quarter }, fin de la manche { $phase }
hameln-digest-cleared = { $n ->
    [0] aucun rat
    [one] emmène { $n } rat
   *[other] emmène { $n } rats
}{ $many ->
    [0] {""}
   *[other] , de nouveau libres { $houses }
}
hameln-digest-kept_children = { $who } : { $children } contre { $florins }
hameln-digest-lost_children = { $who } : { $children } en Transylvanie
hameln-digest-piper_goes = va dans { $region_quarter }
hameln-digest-phase_begins = { $n ->
    [one] manche { $phase } avec { $n } grand rat
   *[other] manche { $phase } avec { $n } grands rats
}
hameln-digest-nobody_moves = plus personne ne peut rien faire
hameln-digest-endless_phase = la manche finit après { $n } tours
hameln-digest-end = La fin
hameln-digest-tokens = jetons : { $list }
hameln-digest-won = { $n ->
    [one] victoire avec { $n } point : { $who }
   *[other] victoire avec { $n } points : { $who }
}
