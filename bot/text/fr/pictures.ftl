### Les mots écrits sur les images.

picture-seat = Place { $seat }
picture-round = Manche { $round } sur { $rounds }
picture-last-round = Dernière manche, { $round } sur { $rounds }
picture-buildings = Bâtiments { $deck }, à part { $rest }
picture-nuns = Nonnes
picture-deck = Pioche { $n }
picture-discard = Défausse { $n }
picture-laid = Posé { $at }
picture-seen = { $n ->
    [0] aucune vue
    [one] { $n } vue : { $sum }
   *[other] { $n } vues : { $sum }
}

## Les images en mots : sans symboles ; chaque texte est une phrase dont le point vient ensuite

picture-asked = En attente : { $who }
picture-place = { $name } : { $inside }
picture-guest = { $n ->
    [0] { $who } (aucune carte)
    [one] { $who } ({ $n } carte)
   *[other] { $who } ({ $n } cartes)
}
picture-empty = personne
picture-leaders = En tête de l’influence : { $list }
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
       *[other] { $cards } à { $nuns } nonne chacune
    }
   *[other] { $n ->
        [one] { $cards } à { $nuns } nonnes
       *[other] { $cards } à { $nuns } nonnes chacune
    }
}
picture-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
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
picture-text-below = Le texte de ce message dit tout cela.

## Rattus

picture-turn = Tour { $n }
picture-rattus-opening = Placement de départ
picture-rattus-turn = jusqu’au dernier rat
picture-rattus-ending = ce tour est le dernier
picture-rattus-round = Dernière manche
picture-rattus-ravage = Derniers ravages
picture-rattus-over = La fin
picture-palace = Château
picture-offer = Cartes disponibles
picture-supply = Réserve { $n }
picture-on-board = Plateau { $n }
picture-discarded = Défaussés { $n }, par limite
picture-no-card = Pas encore de carte Classe
picture-known = { $n ->
    [0] Tu ne connais aucun rat
    [one] Tu connais { $n } rat
   *[other] Tu connais { $n } rats
}
picture-known-alt = Rats que tu connais, avec leur limite : { $list }
picture-cards = Tes cartes : { $list }
picture-cubes = Tes cubes : { $board } sur le plateau, { $stock } en réserve
picture-plague = Emblème de la Peste : { $region }
