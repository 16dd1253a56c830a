### Les mots écrits sur les images de Rattus, et ces images en mots.

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
