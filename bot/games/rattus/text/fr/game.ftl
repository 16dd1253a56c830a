### Rattus avec Pied Piper : noms, plateau, secrets, décompte, options. Le jeu lui-même : play.ftl.

## Les six classes

rattus-class-peasantry = Paysannerie
    .short = Pay
rattus-class-bourgeoisie = Bourgeoisie
    .short = Bou
rattus-class-church = Clergé
    .short = Clé
rattus-class-chivalry = Chevalerie
    .short = Che
rattus-class-magic = Magie
    .short = Mag
rattus-class-royalty = Noblesse
    .short = Nob

## Les douze régions : nom, et dans une phrase

rattus-region-anglia = Anglia
    .short = Ang
    .in = en Anglia
    .to = en Anglia
    .from = d’Anglia
    .of = d’Anglia
rattus-region-gallia = Gallia
    .short = Gal
    .in = en Gallia
    .to = en Gallia
    .from = de Gallia
    .of = de Gallia
rattus-region-germania = Germania
    .short = Ger
    .in = en Germania
    .to = en Germania
    .from = de Germania
    .of = de Germania
rattus-region-hispania = Hispania
    .short = His
    .in = en Hispania
    .to = en Hispania
    .from = d’Hispania
    .of = d’Hispania
rattus-region-hungaria = Hungaria
    .short = Hun
    .in = en Hungaria
    .to = en Hungaria
    .from = de Hungaria
    .of = de Hungaria
rattus-region-italia = Italia
    .short = Ita
    .in = en Italia
    .to = en Italia
    .from = d’Italia
    .of = d’Italia
rattus-region-polonia = Polonia
    .short = Pol
    .in = en Polonia
    .to = en Polonia
    .from = de Polonia
    .of = de Polonia
rattus-region-scandia = Scandia
    .short = Sca
    .in = en Scandia
    .to = en Scandia
    .from = de Scandia
    .of = de Scandia
rattus-region-bulgaria = Bulgaria
    .short = Bul
    .in = en Bulgaria
    .to = en Bulgaria
    .from = de Bulgaria
    .of = de Bulgaria
rattus-region-turcia = Turcia
    .short = Tur
    .in = en Turcia
    .to = en Turcia
    .from = de Turcia
    .of = de Turcia
rattus-region-russia = Russia
    .short = Rus
    .in = en Russia
    .to = en Russia
    .from = de Russia
    .of = de Russia
rattus-region-tartaria = Tartaria
    .short = Tar
    .in = en Tartaria
    .to = en Tartaria
    .from = de Tartaria
    .of = de Tartaria

## Les dix-huit cartes classe : nom, nom court, et dans une phrase

rattus-card-peasant = Paysan
    .short = Paysan
    .the = le Paysan
    .your = ton Paysan
    .capital = Le Paysan
    .of = du Paysan
    .to = au Paysan
rattus-card-baker = Boulanger
    .short = Boulanger
    .the = le Boulanger
    .your = ton Boulanger
    .capital = Le Boulanger
    .of = du Boulanger
    .to = au Boulanger
rattus-card-serf = Serf
    .short = Serf
    .the = le Serf
    .your = ton Serf
    .capital = Le Serf
    .of = du Serf
    .to = au Serf
rattus-card-merchant = Marchand
    .short = Marchand
    .the = le Marchand
    .your = ton Marchand
    .capital = Le Marchand
    .of = du Marchand
    .to = au Marchand
rattus-card-mayor = Bourgmestre
    .short = Bourgmestre
    .the = le Bourgmestre
    .your = ton Bourgmestre
    .capital = Le Bourgmestre
    .of = du Bourgmestre
    .to = au Bourgmestre
rattus-card-messenger = Messager
    .short = Messager
    .the = le Messager
    .your = ton Messager
    .capital = Le Messager
    .of = du Messager
    .to = au Messager
rattus-card-monk = Moine
    .short = Moine
    .the = le Moine
    .your = ton Moine
    .capital = Le Moine
    .of = du Moine
    .to = au Moine
rattus-card-bishop = Évêque
    .short = Évêque
    .the = l’Évêque
    .your = ton Évêque
    .capital = L’Évêque
    .of = de l’Évêque
    .to = à l’Évêque
rattus-card-nun = Nonne
    .short = Nonne
    .the = la Nonne
    .your = ta Nonne
    .capital = La Nonne
    .of = de la Nonne
    .to = à la Nonne
rattus-card-knight = Chevalier
    .short = Chevalier
    .the = le Chevalier
    .your = ton Chevalier
    .capital = Le Chevalier
    .of = du Chevalier
    .to = au Chevalier
rattus-card-crusader = Croisé
    .short = Croisé
    .the = le Croisé
    .your = ton Croisé
    .capital = Le Croisé
    .of = du Croisé
    .to = au Croisé
rattus-card-soldier = Soldat
    .short = Soldat
    .the = le Soldat
    .your = ton Soldat
    .capital = Le Soldat
    .of = du Soldat
    .to = au Soldat
rattus-card-witch = Sorcière
    .short = Sorcière
    .the = la Sorcière
    .your = ta Sorcière
    .capital = La Sorcière
    .of = de la Sorcière
    .to = à la Sorcière
rattus-card-wizard = Magicien
    .short = Magicien
    .the = le Magicien
    .your = ton Magicien
    .capital = Le Magicien
    .of = du Magicien
    .to = au Magicien
rattus-card-pied_piper = Pied Piper
    .short = Pied Piper
    .the = le Pied Piper
    .your = ton Pied Piper
    .capital = Le Pied Piper
    .of = du Pied Piper
    .to = au Pied Piper
rattus-card-king = Roi
    .short = Roi
    .the = le Roi
    .your = ton Roi
    .capital = Le Roi
    .of = du Roi
    .to = au Roi
rattus-card-queen = Reine
    .short = Reine
    .the = la Reine
    .your = ta Reine
    .capital = La Reine
    .of = de la Reine
    .to = à la Reine
rattus-card-emperor = Empereur
    .short = Empereur
    .the = l’Empereur
    .your = ton Empereur
    .capital = L’Empereur
    .of = de l’Empereur
    .to = à l’Empereur

## Jetons et pions

rattus-face = { $limit } · { $symbols }
    .bare = { $limit }
rattus-face-named = valeur limite { $limit } : { $symbols }
rattus-symbol-m = M
rattus-symbol-a = A
rattus-ringed = { $face }°
rattus-times = { $what } ×{ $n }
rattus-ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
}
rattus-no-class = aucune classe
rattus-wall = { $one }–{ $other }
rattus-rats = { $n ->
    [0] aucun rat
    [one] { $n } rat
   *[other] { $n } rats
}
rattus-cubes = { $n ->
    [0] aucun cube
    [one] { $n } cube
   *[other] { $n } cubes
}
rattus-potions = { $n ->
    [0] aucune potion
    [one] { $n } potion
   *[other] { $n } potions
}

## Le plateau

rattus-headline-opening = Placement de départ · commence : { $who }
rattus-headline-turn = Tour { $turn }, { $who } · { $supply ->
    [one] { $supply } rat
   *[other] { $supply } rats
} en réserve ; à 0, fin de la partie
    .short = Tour { $turn } · réserve de rats { $supply }, fin à 0
rattus-headline-ending = Tour { $turn }, { $who } · la partie finit avec ce tour
rattus-headline-round = **Dernière manche** : { $who } utilise encore ses cartes · après { $turn } tours
rattus-headline-ravage = **Après la dernière manche** : ravage final · après { $turn } tours
    .baker = **Après la dernière manche** : Boulanger, puis ravage final · après { $turn } tours
rattus-headline-over = La fin · après { $turn } tours

rattus-map-region = région
rattus-map-rats = rats
rattus-map-cubes = cubes
rattus-map-palace = Château
rattus-apart = {" ; "}
rattus-row = { $region } : { $faces }

rattus-board-origins = -# Rats par arrivée : { $start } de départ, { $drawn } de la réserve
    .redrawn = -# Rats par arrivée : { $start } de départ, { $drawn } de la réserve, { $redrawn } de la défausse
rattus-board-plague = **Emblème de la Peste** { $region } (voisines : { $near })
    .neutral = **Emblème de la Peste** { $region } (voisines : { $near }), vaut 2 cubes neutres
rattus-board-rats = **Rats** réserve { $supply } · sur le plateau { $board } · défausse { $discarded }
    .removed = **Rats** réserve { $supply } · sur le plateau { $board } · défausse { $discarded } · écartés { $removed }
rattus-board-open = **Révélés** { $faces }
    .over = **Restés sur le plateau** { $faces }
rattus-board-looks = **Regardés** { $list }
rattus-board-cards = **Cartes** { $list }
rattus-board-offer = À prendre : { $list }
rattus-board-turn = **Ce tour** { $list }
rattus-turn-taken = aucune carte prise
    .yes = carte prise
rattus-turn-placed = aucun cube placé
    .yes = cubes placés
rattus-turn-used = utilisé : { $list }
rattus-board-cubes = **Cubes** plateau + réserve : { $list }
rattus-board-pieces = **Pions** { $list }
rattus-pieces-bishop = { $n ->
    [0] Évêque { $list }
   *[other] Évêque { $list } (reste { $n })
}
rattus-pieces-nun = { $n ->
    [0] Nonne { $list }
   *[other] Nonne { $list } (reste { $n })
}
rattus-pieces-emperor = { $n ->
    [0] remparts { $list }
   *[other] remparts { $list } (reste { $n })
}
rattus-pieces-wizard = { $n ->
    [0] potions { $list }
   *[other] potions { $list } (reste { $n })
}
rattus-pieces-baker = carte Boulanger { $cubes }
rattus-board-everything-out = Une couleur a eu ses 20 cubes sur le plateau.
rattus-board-last = **Fin déclenchée par** { $who } · les autres en sens inverse, puis le ravage final · à égalité, l’ordre du tour depuis cette place
rattus-board-discards = -# Défausse : { $list }
rattus-board-since-redraw = { $first }, l’un d’eux repris · depuis : { $since }
rattus-board-tail = -# Commence : { $who } · données { $edition }
    .reconstructed = -# Commence : { $who } · données { $edition } ◇ en partie reconstituées

## Ce qu’une place seule peut savoir

rattus-unseen = ?
rattus-secret-rats = **Rats que tu as vus** { $list }
    .none = **Rats que tu as vus** aucun
    .many = **Rats que tu as vus**, par arrivée

## Le décompte

rattus-score-regions = Régions
rattus-score-palace = Château
rattus-score-ravaged = Pertes finales
rattus-ravaged-in = **Le ravage final a pris** { $list }
rattus-ravaged-by = **Par** { $list }
rattus-ravaged-majority = majorité (M)
rattus-ravaged-everybody = tous (A)
rattus-ravaged-choice = cube cédé au lieu d’une potion
rattus-ravaged-count = { $name } { $n }
rattus-ravaged-way = **Chemin de la peste** { $list }
rattus-won = { $who } gagne avec { $cubes } sur le plateau.
rattus-why-most_cubes = Le plus de cubes sur le plateau, Château compris.
rattus-why-next_in_turn = Cubes égaux : dans l’ordre du tour depuis { $last }, dernier tour normal, { $who } vient en premier.
rattus-why-order_of_ties = Cubes égaux plus bas : passe devant qui aurait joué le plus tôt après { $last }, dernier tour normal.

## Options de la table

rattus-table-cards = Cartes classe
    .base = les six du jeu de base
    .six_at_random = six sur dix-huit, tirées au sort
    .one_per_class = une par classe, tirée au sort
    .golden_age = série Âge d’Or
    .rat_control = série Contrôle des Rats
    .europe_at_war = série L’Europe en Guerre
    .chosen = choisies
rattus-table-chosen = Cartes choisies
rattus-table-bishops_per_turn = Pions Évêque placés ou déplacés en une fois
    .by_card = { $n ->
        [1] un
       *[other] jusqu’à { $n }
    }{ $data ->
        [built_in] {" "}(données intégrées)
       *[agreed] {" "}(données de cette table)
    }
    .one = un
    .two = jusqu’à deux
rattus-table-walls_per_turn = Remparts placés ou déplacés en une fois
    .by_card = { $n ->
        [1] un
       *[other] jusqu’à { $n }
    }{ $data ->
        [built_in] {" "}(données intégrées)
       *[agreed] {" "}(données de cette table)
    }
    .one = un
    .three = jusqu’à trois
rattus-table-walls_may_move = Déplacer un rempart déjà en place
    .by_card = { $n ->
        [0] non
       *[other] oui
    }{ $data ->
        [built_in] {" "}(données intégrées)
       *[agreed] {" "}(données de cette table)
    }
    .yes = oui
    .no = non
rattus-table-potion_in_final_ravage = Potions en dernière manche et au ravage final
    .yes = protègent
    .no = ne protègent pas
rattus-table-edition = Données
    .built_in = intégrées ◇ reconstituées
rattus-table-advice = Conseil à 2 ou 3 : prendre une carte de Chevalerie, sinon une région peut rester hors d’atteinte de la Peste

## Données

rattus-data-regions = Régions selon le nombre de joueurs
rattus-data-borders = Frontières et flèches
rattus-data-rats = Jetons rat
rattus-data-pieces = Nombre de pions
rattus-data-per_turn = Pions par usage d’une carte
rattus-data-sets = Séries de six cartes proposées
