### Notre-Dame avec les Nouveaux personnages : noms, plateau, secrets, décompte, options. Le jeu lui-même : notre_dame_play.ftl.

## Les neuf cartes Action : sept bâtiments d’un quartier, Notre-Dame, le confident

nd-action-school = Séminaire
    .short = Séminaire
    .the = le séminaire
    .in = dans le séminaire
    .from = du séminaire
    .to = vers le séminaire
    .of = du séminaire
nd-action-bank = Banque
    .short = Banque
    .the = la banque
    .in = dans la banque
    .from = de la banque
    .to = vers la banque
    .of = de la banque
nd-action-residence = Résidence
    .short = Résidence
    .the = la résidence
    .in = dans la résidence
    .from = de la résidence
    .to = vers la résidence
    .of = de la résidence
nd-action-carriage_house = Relais de calèches
    .short = Relais
    .the = le relais de calèches
    .in = dans le relais de calèches
    .from = du relais de calèches
    .to = vers le relais de calèches
    .of = du relais de calèches
nd-action-hotel = Auberge
    .short = Auberge
    .the = l’auberge
    .in = dans l’auberge
    .from = de l’auberge
    .to = vers l’auberge
    .of = de l’auberge
nd-action-park = Parc
    .short = Parc
    .the = le parc
    .in = dans le parc
    .from = du parc
    .to = vers le parc
    .of = du parc
nd-action-hospital = Hôpital
    .short = Hôpital
    .the = l’hôpital
    .in = dans l’hôpital
    .from = de l’hôpital
    .to = vers l’hôpital
    .of = de l’hôpital
nd-action-notre_dame = Notre-Dame
    .short = Notre-Dame
    .the = Notre-Dame
    .in = à Notre-Dame
    .from = de Notre-Dame
    .to = à Notre-Dame
    .of = de Notre-Dame
nd-action-trusted_friend = Confident
    .short = Confident
    .the = le confident
    .in = dans le confident
    .from = du confident
    .to = vers le confident
    .of = du confident

## Les personnages : nom, nom court, dans une phrase, et ce qu’ils font pour une pièce

nd-person-barmaid = Serveuse
    .short = Serveuse
    .the = la Serveuse
    .of = de la Serveuse
    .does = 3 points, et 1 pièce, 1 cube ou le rat recule de 1
nd-person-minstrel = Ménestrel
    .short = Ménestrel
    .the = le Ménestrel
    .of = du Ménestrel
    .does = déplace 1 à 3 cubes (ou confident) d’un bâtiment à un autre
nd-person-monk = Moine
    .short = Moine
    .the = le Moine
    .of = du Moine
    .does = 2 cubes et 1 point
nd-person-fool = Fou
    .short = Fou
    .the = le Fou
    .of = du Fou
    .does = déplace 1 cube (ou confident) vers un autre bâtiment, puis son action
nd-person-money_lender = Usurier
    .short = Usurier
    .the = l’Usurier
    .of = de l’Usurier
    .does = 2 pièces et 1 point
nd-person-doctor = Médecin
    .short = Médecin
    .the = le Médecin
    .of = du Médecin
    .does = peste 0 pour toi ce tour, ton hôpital compte encore
nd-person-soldier = Soldat
    .short = Soldat
    .the = le Soldat
    .of = du Soldat
    .does = 1 point par cube à toi sur le plateau, confident compris
nd-person-night_watchman = Veilleur de nuit
    .short = Veilleur
    .the = le Veilleur de nuit
    .of = du Veilleur de nuit
    .does = 1 point par bâtiment vide de ton quartier
nd-person-bishop = Évêque
    .short = Évêque
    .the = l’Évêque
    .of = de l’Évêque
    .does = un cube de la réserve commune sur un bâtiment vide, puis son action
nd-person-lawyer = Avocat
    .short = Avocat
    .the = l’Avocat
    .of = de l’Avocat
    .does = 3 points par paire de lettres que tu as prises
nd-person-beggar_king = Roi des mendiants
    .short = Mendiants
    .the = le Roi des mendiants
    .of = du Roi des mendiants
    .does = 1 point par case devant ton rat
nd-person-guild_master = Maître de guilde
    .short = Guilde
    .the = le Maître de guilde
    .of = du Maître de guilde
    .does = 2 points par bâtiment à toi d’au moins 2 cubes
nd-person-lady_in_waiting = Dame d’honneur
    .short = Dame
    .the = la Dame d’honneur
    .of = de la Dame d’honneur
    .does = 1 point par cube dans ton bâtiment majoritaire
nd-person-mayor = Maire
    .short = Maire
    .the = le Maire
    .of = du Maire
    .does = 3 points par bâtiment à toi d’au moins 3 cubes
nd-person-carpenter = Charpentier
    .short = Charpentier
    .the = le Charpentier
    .of = du Charpentier
    .does = 1 point par bâtiment occupé de ton quartier
nd-person-manager = Administrateur
    .short = Administr.
    .the = l’Administrateur
    .of = de l’Administrateur
    .does = double tes points
nd-person-scholar = Érudit
    .short = Érudit
    .the = l’Érudit
    .of = de l’Érudit
    .does = joue ta troisième carte Action
nd-person-nurse = Infirmière
    .short = Infirmière
    .the = l’Infirmière
    .of = de l’Infirmière
    .does = un cube de la réserve commune sur ton hôpital, le rat recule de 1
nd-person-spy = Espion
    .short = Espion
    .the = l’Espion
    .of = de l’Espion
    .does = te montre les personnages gris à venir, 2 points
nd-person-gypsies = Gitans
    .short = Gitans
    .the = les Gitans
    .of = des Gitans
    .does = rends autant de cubes que tu veux, 2 points chacun
nd-person-coachman = Cocher
    .short = Cocher
    .the = le Cocher
    .of = du Cocher
    .does = toutes tes lettres d’une sorte rapportent à nouveau
nd-person-host = Aubergiste
    .short = Aubergiste
    .the = l’Aubergiste
    .of = de l’Aubergiste
    .does = 2 points par cube dans ton auberge
nd-person-guard = Garde
    .short = Garde
    .the = le Garde
    .of = du Garde
    .does = 3 points par paire de tes cubes dans la réserve commune
nd-person-advisor = Conseiller
    .short = Conseiller
    .the = le Conseiller
    .of = du Conseiller
    .does = corrompt jusqu’à deux autres personnages, 1 pièce chacun
nd-person-priest = Prêtre
    .short = Prêtre
    .the = le Prêtre
    .of = du Prêtre
    .does = un cube de la réserve commune à Notre-Dame
nd-person-prosecutor = Procureur
    .short = Procureur
    .the = le Procureur
    .of = du Procureur
    .does = l’action d’un de tes bâtiments, sans poser de cube
nd-person-bell_ringer = Sonneur de cloches
    .short = Sonneur
    .the = le Sonneur de cloches
    .of = du Sonneur de cloches
    .does = 3 points par cube à toi à Notre-Dame
    .does_all = 3 points par cube à Notre-Dame, de toutes les couleurs
nd-person-butcher = Boucher
    .short = Boucher
    .the = le Boucher
    .of = du Boucher
    .does = un cube de la réserve commune sur chaque bâtiment vide
nd-person-patron = Mécène
    .short = Mécène
    .the = le Mécène
    .of = du Mécène
    .does = paie autant d’or que tu veux, le rat recule d’autant
nd-person-merchant = Marchand
    .short = Marchand
    .the = le Marchand
    .of = du Marchand
    .does = 1 pièce par marché de ton quartier sans lettre
    .does_corners = 1 pièce par marché d’angle de ton quartier sans lettre
nd-person-grave_digger = Fossoyeur
    .short = Fossoyeur
    .the = le Fossoyeur
    .of = du Fossoyeur
    .does = autant de points que la peste de ce tour
nd-person-actress = Actrice
    .short = Actrice
    .the = l’Actrice
    .of = de l’Actrice
    .does = déplace tout d’un bâtiment vers un autre, puis son action
nd-person-lover = Amante
    .short = Amante
    .the = l’Amante
    .of = de l’Amante
    .does = un cube de la réserve commune chez ton confident, puis l’action

## Quartiers, couleurs, marchés et lettres de change

nd-borough = { $who }
    .neutral = neutre { $n }
    .of = quartier { $who }
    .of_neutral = quartier neutre { $n }
nd-colour-circle = rond
nd-colour-square = carré
nd-colour-triangle = triangle
nd-colour-diamond = losange
nd-colour-star = étoile
nd-colour-neutral = neutre { $mark }
nd-market-c = C
    .full = marché central
    .place = central
nd-market-il = IG
    .full = marché intérieur gauche
    .place = intérieur gauche
nd-market-ir = ID
    .full = marché intérieur droit
    .place = intérieur droit
nd-market-ol = EG
    .full = marché extérieur gauche
    .place = extérieur gauche
nd-market-or = ED
    .full = marché extérieur droit
    .place = extérieur droit
nd-market-at = { $borough } { $market }
    .full = { $market }, { $borough }
nd-message = { $mark }{ $kind }
    .neutral = { $mark }{ $kind }
nd-kind-gold = 1 point et 1 pièce
    .times = { $points } points et { $n } pièces
nd-kind-marker = 2 points et 1 cube
    .times = { $points } points et { $n } cubes
nd-kind-rat = 3 points et le rat recule de 1
    .times = { $points } points et le rat recule de { $n }
nd-kind-points = 4 points
    .times = { $points } points
nd-card-of = { $mark } { $card }

## Nombres

nd-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nd-gold = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
nd-markers = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
nd-messages = { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
}
nd-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
nd-pieces-friend = le confident
nd-pieces-with_friend = { $markers } et le confident
nd-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
nd-apart = {" ; "}
nd-times = { $what } ×{ $n }

## Le plateau

nd-headline = Manche { $period }, tour { $round } sur 9 · { $stage } · sonneur { $who }
nd-headline-over = La fin, après { $round } tours · sonneur { $who }
nd-stage-keep_first = choix des cartes
nd-stage-keep_second = second choix des cartes
nd-stage-first_cards = premières cartes
nd-stage-second_cards = secondes cartes
nd-stage-persons = personnages et peste
nd-board-friend = c
nd-board-key = -# { $list }
nd-board-key-friend = { $sign } : confident compris
nd-board-key-outbreak = { $sign } : épidémie
nd-board-key-waiting = confident à placer : { $list }
nd-board-then = après peste
nd-stage-outbreak = épidémie
nd-board-gold = or
nd-board-personal = cubes perso
nd-board-general = en réserve
nd-board-rat = rat (à 9)
nd-board-prestige = points
nd-board-markets = **Lettres** (forme : couleur, chiffre : points)
nd-board-carriages = **Calèches** { $list }
nd-board-own = son { $market }
    .centre = son centre
nd-board-taken = **Prises** { $list }
nd-board-may-take = -# Prochaine lettre : { $list }
    .others = -# Prochaine lettre : { $list } · sinon toute couleur
nd-board-persons = **Personnages** à 1 pièce · peste { $n }
nd-board-person = - **{ $person }** { $rats } · { $does }
nd-board-doctored = -# Médecin pour { $list } : peste 0
nd-board-to-come = -# À venir (rats) : { $list }
nd-board-browns = { $list }
nd-board-grays = gris { $letter } : { $list }
nd-board-choosing =
    .three = **Cartes** tout le monde garde 1 de ses 3 cartes, 2 vont à gauche
    .two = **Cartes** tout le monde garde 1 des 2 reçues, l’autre va à gauche
    .three_pair = **Cartes** tout le monde garde 1 de ses 3 cartes, 2 vont en face
    .two_pair = **Cartes** tout le monde garde 1 des 2 reçues, l’autre revient
nd-board-hands = **En main**, par couleur : { $list }
nd-board-played = **Jouées** cette manche : { $list } · par pioche { $pile }, défausse { $discards }
nd-board-notre-dame = **Notre-Dame** { $pool } points à partager, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} : { $each } chacun · **or en réserve** { $gold }
    .none = **Notre-Dame** { $pool } points à partager, aucun cube · **or en réserve** { $gold }
    .over = **Or en réserve** { $gold }
nd-board-tail = -# Données { $edition }
    .reconstructed = -# Données { $edition } ◇ en partie reconstituées

## Ce qu’une place seule peut savoir

nd-secret-choosing = **À choisir** { $list }
nd-secret-kept = **Gardée** { $list }
nd-secret-hand = **Tes cartes** { $list }
nd-secret-passed = **Passées**, pas encore jouées : { $list }
nd-secret-with = { $card } chez { $who }
nd-secret-points = **Ton prestige** { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nd-secret-spied = **Montrés par l’Espion**, dans cet ordre : { $list }

## Le décompte

nd-score-prestige = Prestige
nd-score-gold = Or
nd-score-markers = Cubes perso
nd-score-place = Place
nd-won = { $who } gagne avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige.
    .shared = { $who } partagent la victoire avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige.
nd-why-most_prestige = Le plus de points de prestige.
nd-why-gold_and_markers = Points égaux : l’or et les cubes de la réserve personnelle, comptés ensemble, décident.
nd-why-shared = Points égaux, et autant d’or et de cubes en réserve personnelle.

## Options de la table

nd-table-persons = Personnages gris
    .base = les neuf du jeu de base
    .new_persons = avec les Nouveaux personnages, trois sur neuf tirés par lettre
nd-table-prestige = Prestige
    .hidden = caché jusqu’à la fin
    .open = ouvert
nd-table-roads = Routes des calèches
    .border = avec passages aux frontières ◇
    .plain = sans passages ◇
nd-table-merchant_counts_centre = Le Marchand compte le marché central
    .yes = oui
    .no = non
nd-table-bell_ringer_counts = Le Sonneur de cloches compte à Notre-Dame
    .own = les cubes de qui le corrompt
    .all = les cubes de toutes les couleurs
nd-table-edition = Données
    .built_in = intégrées ◇
nd-table-pair = { $name } : { $value }

## Données

nd-data-rats = Rats des personnages
nd-data-roads = Routes des calèches
nd-data-pools = Points que Notre-Dame partage
