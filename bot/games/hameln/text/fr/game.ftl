### Hameln : noms, plateau, secrets, décompte, options. Le jeu lui-même : play.ftl.

## Maisons, marchandises, quartiers, cercles

hameln-kind-bakery = boulangerie
    .short = pain
hameln-kind-dairy = fromagerie
    .short = fromage
hameln-kind-brewery = brasserie
    .short = bière
hameln-kind-butchery = boucherie
    .short = viande
hameln-kind-influence = maison d’influence
    .short = infl.
hameln-good-bread = pain
    .short = pai
    .counted = { $n ->
        [one] { $n } pain
       *[other] { $n } pains
    }
hameln-good-cheese = fromage
    .short = fro
    .counted = { $n ->
        [one] { $n } fromage
       *[other] { $n } fromages
    }
hameln-good-ale = bière
    .short = biè
    .counted = { $n ->
        [one] { $n } bière
       *[other] { $n } bières
    }
hameln-good-meat = viande
    .short = via
    .counted = { $n ->
        [one] { $n } viande
       *[other] { $n } viandes
    }
hameln-florins = { $n } fl
hameln-boys = { $n ->
    [one] { $n } garçon
   *[other] { $n } garçons
}
hameln-girls = { $n ->
    [one] { $n } fille
   *[other] { $n } filles
}
hameln-values = { $list } (somme { $sum })
hameln-region-yellow = jaune
    .quarter = le quartier jaune
hameln-region-green = vert
    .quarter = le quartier vert
hameln-region-red = rouge
    .quarter = le quartier rouge
hameln-region-blue = bleu
    .quarter = le quartier bleu
hameln-region-white = blanc
    .quarter = le quartier blanc
hameln-region-orange = orange
    .quarter = le quartier orange
hameln-region-purple = violet
    .quarter = le quartier violet
hameln-region-brown = brun
    .quarter = le quartier brun
hameln-circles = { $n ->
    [one] cercle { $list }
   *[other] cercles { $list }
}
hameln-circle-at = cercle { $list }, près de { $houses }
hameln-place-market = marché { $label }
hameln-place-street = rue { $label }
hameln-place-alley = ruelle { $label }
hameln-place-wall = rempart { $label }
hameln-apart = { " · " }

## Le plateau

hameln-headline-opening = Avant la manche 1 : placement de départ · { $who }
    .short = Avant la manche 1 : placement de départ
hameln-headline-turn = Manche { $phase } sur 3, tour { $turn } · { $who } · grands rats restants { $left } sur { $all }
    .short = Manche { $phase }/3 · grands rats restants { $left } sur { $all }
hameln-headline-piper = Manche { $phase } sur 3, tour { $turn } · le Pied Piper est là et demande { $price } par enfant
hameln-headline-over = Fin de la partie, après trois visites du Pied Piper
hameln-map-kind = sorte
hameln-map-price = $
hameln-map-act = a
hameln-map-man = h
hameln-map-woman = f
hameln-map-rats = rats, libres
hameln-board-key = -# $ prix · a rats attirés · h homme, f femme · puis rats et cercles, cercles libres · × infestée, grand rat · ~ sans grand rat
hameln-board-rats = **Rats** { $n } : { $list }
    .none = **Rats** aucun
hameln-board-most-rats = Pas plus de { $n } rats sur le plateau.
hameln-board-sides = **Côtés pris ce tour** { $list }
hameln-family-florins = fl
hameln-family-tokens = jet
hameln-board-hall = **Salle** { $list } · sac { $bag }
hameln-board-hall-empty = personne
hameln-board-bag-empty = vide
hameln-board-members = **Membres** { $list }
hameln-board-influence = **Influence** dans l’ordre { $list } · prochain pas { $price } → +{ $gain }
hameln-board-piper = **Pied Piper** { $region }, { $price } par enfant · pots-de-vin { $bribes }
hameln-board-bribe = { $region } { $n }
hameln-board-cat = **Chat** { $who }
    .bank = **Chat** à la banque
hameln-board-road = **Route de Transylvanie** { $list } · ensuite −{ $next }
    .none = **Route de Transylvanie** personne · ensuite −{ $next }
hameln-board-supply = **Réserve** { $goods } · jetons { $piles } · banque { $bank }
    .limited = **Réserve** { $goods } · jetons { $piles } · banque { $bank }, pas plus
hameln-board-tokens = **Jetons Attrape-Rat** { $list }
hameln-board-passed = **Ont passé** depuis la dernière action : { $list }
hameln-board-women = **Femmes** : le dernier joueur d’abord, puis dans l’ordre du tour
    .reverse = **Femmes** : du dernier joueur au premier
hameln-board-tail = -# Données de jeu { $edition }
    .reconstructed = -# Plateau « { $name } » ◇, ce n’est pas l’original · données de jeu { $edition }

## Ce qu’une place seule peut savoir

hameln-secret-tokens = **Tes jetons Attrape-Rat** { $values }
    .none = **Tes jetons Attrape-Rat** aucun

## Le décompte final

hameln-score-houses = Maisons
hameln-score-influence = Influence
hameln-score-money = Argent
hameln-score-rat_catcher = Attrape-Rat
hameln-score-cat = Chat
hameln-score-ended_game = Dernier rat
hameln-score-road = Route
hameln-score-infested = **Infestées, donc sans points** { $list }
hameln-score-without = { $house } −{ $n } ({ $who })
hameln-won = { $who } gagne avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
hameln-why-most_points = Le plus de points.
hameln-why-influence = Points égaux : { $who } a plus d’influence.
hameln-why-equal = À { $n ->
    [one] { $n } point
   *[other] { $n } points
}, dans l’ordre d’influence : { $list }.
hameln-ended-big_rats = Le dernier grand rat de la troisième manche a terminé la partie.
hameln-ended-nobody = Plus personne ne pouvait jouer : la troisième manche a pris fin sans dernier grand rat.

## Options de table

hameln-table-women_order = Femmes au départ
    .by_board = selon les données de jeu
    .cyclic = dernier joueur, puis ordre du tour
    .reverse = du dernier joueur au premier
hameln-table-small_rats_limit_placement = Pas plus de petits rats que dans la boîte
    .by_board = selon les données de jeu
    .yes = oui
    .no = non
hameln-table-bank_limited = La banque peut manquer d’argent
    .by_board = selon les données de jeu
    .yes = oui
    .no = non
hameln-table-edition = Données de jeu
    .built_in = intégrées ◇ reconstituées
hameln-table-advice = Conseil à cinq joueurs : poser des rats sans limite, sinon une manche peut ne pas finir

## Données de jeu

hameln-data-board = Le plateau est « { $name } », une reconstitution : prix, cercles et emplacements ne sont pas ceux du plateau imprimé ◇
    .faithful = Le plateau est « { $name } », tel qu’imprimé
hameln-data-houses = Maisons
hameln-data-circles = Cercles
hameln-data-piper = Cases du Pied Piper
hameln-data-track = Longueur de la piste d’influence
hameln-data-steps = Pas de la boucle d’achat
hameln-data-road = Route de Transylvanie
hameln-data-pieces = Nombre de pièces
hameln-data-prices = Prix
hameln-data-big_rats = Grands rats par manche
hameln-data-scoring = Décompte final
hameln-data-rulings = Ce que la règle laisse ouvert
