### Notre-Dame avec les Nouveaux personnages : noms, plateau, secrets, décompte, options. Le jeu lui-même : play.ftl.

## Les neuf cartes Action : sept bâtiments d’un quartier, Notre-Dame, le confident

notre_dame-action-school = Séminaire
    .short = Séminaire
    .the = le séminaire
    .in = dans le séminaire
    .from = du séminaire
    .to = vers le séminaire
    .of = du séminaire
notre_dame-action-bank = Banque
    .short = Banque
    .the = la banque
    .in = dans la banque
    .from = de la banque
    .to = vers la banque
    .of = de la banque
notre_dame-action-residence = Résidence
    .short = Résidence
    .the = la résidence
    .in = dans la résidence
    .from = de la résidence
    .to = vers la résidence
    .of = de la résidence
notre_dame-action-carriage_house = Relais de calèches
    .short = Relais
    .the = le relais de calèches
    .in = dans le relais de calèches
    .from = du relais de calèches
    .to = vers le relais de calèches
    .of = du relais de calèches
notre_dame-action-hotel = Auberge
    .short = Auberge
    .the = l’auberge
    .in = dans l’auberge
    .from = de l’auberge
    .to = vers l’auberge
    .of = de l’auberge
notre_dame-action-park = Parc
    .short = Parc
    .the = le parc
    .in = dans le parc
    .from = du parc
    .to = vers le parc
    .of = du parc
notre_dame-action-hospital = Hôpital
    .short = Hôpital
    .the = l’hôpital
    .in = dans l’hôpital
    .from = de l’hôpital
    .to = vers l’hôpital
    .of = de l’hôpital
notre_dame-action-notre_dame = Notre-Dame
    .short = Notre-Dame
    .the = Notre-Dame
    .in = à Notre-Dame
    .from = de Notre-Dame
    .to = à Notre-Dame
    .of = de Notre-Dame
notre_dame-action-trusted_friend = Confident
    .short = Confident
    .the = le confident
    .in = dans le confident
    .from = du confident
    .to = vers le confident
    .of = du confident

## Les personnages : nom, nom court, dans une phrase, et ce qu’ils font pour une pièce

notre_dame-person-barmaid = Serveuse
    .short = Serveuse
    .the = la Serveuse
    .of = de la Serveuse
    .does = 3 points, et 1 pièce, 1 cube ou le rat recule de 1
notre_dame-person-minstrel = Ménestrel
    .short = Ménestrel
    .the = le Ménestrel
    .of = du Ménestrel
    .does = déplace 1 à 3 cubes (ou confident) d’un bâtiment à un autre
notre_dame-person-monk = Moine
    .short = Moine
    .the = le Moine
    .of = du Moine
    .does = 2 cubes et 1 point
notre_dame-person-fool = Fou
    .short = Fou
    .the = le Fou
    .of = du Fou
    .does = déplace 1 cube (ou confident) vers un autre bâtiment, puis son action
notre_dame-person-money_lender = Usurier
    .short = Usurier
    .the = l’Usurier
    .of = de l’Usurier
    .does = 2 pièces et 1 point
notre_dame-person-doctor = Médecin
    .short = Médecin
    .the = le Médecin
    .of = du Médecin
    .does = peste 0 pour toi ce tour, ton hôpital compte encore
notre_dame-person-soldier = Soldat
    .short = Soldat
    .the = le Soldat
    .of = du Soldat
    .does = 1 point par cube à toi sur le plateau, confident compris
notre_dame-person-night_watchman = Veilleur de nuit
    .short = Veilleur
    .the = le Veilleur de nuit
    .of = du Veilleur de nuit
    .does = 1 point par bâtiment vide de ton quartier
notre_dame-person-bishop = Évêque
    .short = Évêque
    .the = l’Évêque
    .of = de l’Évêque
    .does = un cube de la réserve commune sur un bâtiment vide, puis son action
notre_dame-person-lawyer = Avocat
    .short = Avocat
    .the = l’Avocat
    .of = de l’Avocat
    .does = 3 points par paire de lettres que tu as prises
notre_dame-person-beggar_king = Roi des mendiants
    .short = Roi mendiant
    .the = le Roi des mendiants
    .of = du Roi des mendiants
    .does = 1 point par case devant ton rat
notre_dame-person-guild_master = Maître de guilde
    .short = Guilde
    .the = le Maître de guilde
    .of = du Maître de guilde
    .does = 2 points par bâtiment à toi d’au moins 2 cubes
notre_dame-person-lady_in_waiting = Dame d’honneur
    .short = Dame
    .the = la Dame d’honneur
    .of = de la Dame d’honneur
    .does = 1 point par cube dans ton bâtiment majoritaire
notre_dame-person-mayor = Maire
    .short = Maire
    .the = le Maire
    .of = du Maire
    .does = 3 points par bâtiment à toi d’au moins 3 cubes
notre_dame-person-carpenter = Charpentier
    .short = Charpentier
    .the = le Charpentier
    .of = du Charpentier
    .does = 1 point par bâtiment occupé de ton quartier
notre_dame-person-manager = Administrateur
    .short = Administr.
    .the = l’Administrateur
    .of = de l’Administrateur
    .does = double tes points
notre_dame-person-scholar = Érudit
    .short = Érudit
    .the = l’Érudit
    .of = de l’Érudit
    .does = joue ta troisième carte Action
notre_dame-person-nurse = Infirmière
    .short = Infirmière
    .the = l’Infirmière
    .of = de l’Infirmière
    .does = un cube de la réserve commune sur ton hôpital, le rat recule de 1
notre_dame-person-spy = Espion
    .short = Espion
    .the = l’Espion
    .of = de l’Espion
    .does = te montre les personnages gris à venir, 2 points
notre_dame-person-gypsies = Gitans
    .short = Gitans
    .the = les Gitans
    .of = des Gitans
    .does = rendent autant de tes cubes que tu veux à la réserve commune, 2 points chacun
notre_dame-person-coachman = Cocher
    .short = Cocher
    .the = le Cocher
    .of = du Cocher
    .does = toutes tes lettres d’une sorte rapportent à nouveau
notre_dame-person-host = Aubergiste
    .short = Aubergiste
    .the = l’Aubergiste
    .of = de l’Aubergiste
    .does = 2 points par cube dans ton auberge
notre_dame-person-guard = Garde
    .short = Garde
    .the = le Garde
    .of = du Garde
    .does = 3 points par paire de tes cubes dans la réserve commune
notre_dame-person-advisor = Conseiller
    .short = Conseiller
    .the = le Conseiller
    .of = du Conseiller
    .does = corrompt jusqu’à deux autres personnages, 1 pièce chacun
notre_dame-person-priest = Prêtre
    .short = Prêtre
    .the = le Prêtre
    .of = du Prêtre
    .does = un cube de la réserve commune à Notre-Dame
notre_dame-person-prosecutor = Procureur
    .short = Procureur
    .the = le Procureur
    .of = du Procureur
    .does = l’action d’un de tes bâtiments, sans poser de cube
notre_dame-person-bell_ringer = Sonneur de cloches
    .short = Sonneur
    .the = le Sonneur de cloches
    .of = du Sonneur de cloches
    .does = 3 points par cube à toi à Notre-Dame
    .does_otherwise = 3 points par cube à Notre-Dame, de toutes les couleurs
notre_dame-person-butcher = Boucher
    .short = Boucher
    .the = le Boucher
    .of = du Boucher
    .does = un cube de la réserve commune sur chaque bâtiment vide
notre_dame-person-patron = Mécène
    .short = Mécène
    .the = le Mécène
    .of = du Mécène
    .does = paie autant d’or que tu veux, le rat recule d’autant
notre_dame-person-merchant = Marchand
    .short = Marchand
    .the = le Marchand
    .of = du Marchand
    .does = 1 pièce par marché de ton quartier sans lettre
    .does_otherwise = 1 pièce par quai ou porte de ton quartier sans lettre
notre_dame-person-grave_digger = Fossoyeur
    .short = Fossoyeur
    .the = le Fossoyeur
    .of = du Fossoyeur
    .does = autant de points que la peste de ce tour
notre_dame-person-actress = Actrice
    .short = Actrice
    .the = l’Actrice
    .of = de l’Actrice
    .does = déplace tout d’un bâtiment vers un autre, puis son action
notre_dame-person-lover = Amante
    .short = Amante
    .the = l’Amante
    .of = de l’Amante
    .does = un cube de la réserve commune chez ton confident, puis l’action

## Quartiers, couleurs, marchés et lettres de change

notre_dame-borough = { $who }
    .of = quartier { DE($who) }
    .whose = { DE($who) }
    .yours = dans **ton** quartier
    .own = dans son quartier
notre_dame-neutral-east = Est
    .of = quartier Est
    .whose = de l’Est
notre_dame-neutral-west = Ouest
    .of = quartier Ouest
    .whose = de l’Ouest
notre_dame-colour-circle = rond
notre_dame-colour-square = carré
notre_dame-colour-triangle = triangle
notre_dame-colour-diamond = losange
notre_dame-colour-star = étoile
notre_dame-colour-neutral = neutre { $mark }
notre_dame-market-c = Place
    .sign = Place
    .lead = { $sign }
    .the = la Place
    .from = de la Place
    .to = à la Place
    .at = à la Place
    .own = sa Place
notre_dame-market-il = Quai Poissons
    .sign = Poissons
    .lead = { $sign } (quai)
    .the = le quai aux Poissons
    .from = du quai aux Poissons
    .to = au quai aux Poissons
    .at = au quai aux Poissons
    .own = son quai aux Poissons
    .column = Poiss.
notre_dame-market-ir = Quai Fleurs
    .sign = Fleurs
    .lead = { $sign } (quai)
    .the = le quai aux Fleurs
    .from = du quai aux Fleurs
    .to = au quai aux Fleurs
    .at = au quai aux Fleurs
    .own = son quai aux Fleurs
    .column = Fleurs
notre_dame-market-ol = Porte du Vin
    .sign = Vin
    .lead = { $sign } (porte)
    .the = la porte du Vin
    .from = de la porte du Vin
    .to = à la porte du Vin
    .at = à la porte du Vin
    .own = sa porte du Vin
    .column = Vin
notre_dame-market-or = Porte du Bois
    .sign = Bois
    .lead = { $sign } (porte)
    .the = la porte du Bois
    .from = de la porte du Bois
    .to = à la porte du Bois
    .at = à la porte du Bois
    .own = sa porte du Bois
    .column = Bois
notre_dame-market-at = { $borough } : { $market }
    .full = { $market } { $whose }
notre_dame-message = { $mark }{ $kind }
    .neutral = { $mark }{ $kind }
notre_dame-kind-gold = 1 point et 1 pièce
notre_dame-kind-marker = 2 points et 1 cube
notre_dame-kind-rat = 3 points et le rat recule de 1
notre_dame-kind-points = 4 points
notre_dame-card-of = { $mark } { $card }

## Nombres

notre_dame-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
notre_dame-gold = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
notre_dame-markers = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
notre_dame-messages = { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
}
notre_dame-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
notre_dame-pieces-friend = le confident
notre_dame-pieces-with_friend = { $markers } et le confident
notre_dame-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
notre_dame-apart = {" ; "}
notre_dame-times = { $what } ×{ $n }

## Le plateau

notre_dame-headline = Manche { $period }, tour { $round } sur 9 · { $stage } · sonneur { $who }
    .short = Manche { $period }, tour { $round } sur 9 · { $stage }
    .plague = Manche { $period }, tour { $round } sur 9 · peste { $plague } à venir
notre_dame-headline-over = La fin, après { $round } tours · sonneur { $who }
notre_dame-stage-keep_first = choix des cartes
notre_dame-stage-keep_second = second choix des cartes
notre_dame-stage-first_cards = premières cartes
notre_dame-stage-second_cards = secondes cartes
notre_dame-stage-persons = personnages et peste
notre_dame-board-friend = c
notre_dame-board-key = -# { $list }
notre_dame-board-key-friend = { $sign } : confident compris
notre_dame-board-key-outbreak = { $sign } : épidémie
notre_dame-board-key-waiting = confident à placer : { $list }
notre_dame-board-then = après peste
notre_dame-stage-outbreak = épidémie
notre_dame-board-gold = or
notre_dame-board-personal = rés. person.
notre_dame-board-general = rés. commune
notre_dame-board-rat = rat (à 9)
notre_dame-board-prestige = points
notre_dame-board-markets = **Lettres** (forme : couleur, chiffre : points)
notre_dame-board-carriages = **Calèches** { $list }
notre_dame-board-taken = **Prises** { $list }
notre_dame-board-may-take = -# Prochaine lettre : { $list }
    .others = -# Prochaine lettre : { $list } · sinon toute couleur
notre_dame-board-persons = **Personnages** à 1 pièce · peste { $n }
notre_dame-board-person = - **{ $person }** { $rats } · { $does }
notre_dame-board-doctored = -# Médecin pour { $list } : peste 0
notre_dame-board-to-come = -# À venir (rats) : { $list }
notre_dame-board-browns = { $list }
notre_dame-board-grays = gris { $letter } : { $list }
notre_dame-board-choosing =
    .three = **Cartes** tout le monde garde 1 de ses 3 cartes, 2 vont à gauche
    .two = **Cartes** tout le monde garde 1 des 2 reçues, l’autre va à gauche
    .three_pair = **Cartes** tout le monde garde 1 de ses 3 cartes, 2 vont en face
    .two_pair = **Cartes** tout le monde garde 1 des 2 reçues, l’autre revient
notre_dame-board-hands = **En main** : { $list }
notre_dame-board-played = **Jouées** cette manche : { $list } · par pioche { $pile }, défausse { $discards }
notre_dame-board-notre-dame = **Notre-Dame** { $pool } points, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} : { $each } chacun · **or en réserve** { $gold }
    .none = **Notre-Dame** { $pool } points, aucun cube · **or en réserve** { $gold }
    .over = **Or en réserve** { $gold }
notre_dame-board-tail = -# Données { $edition }
    .reconstructed = -# Données { $edition } ◇ en partie reconstituées

## Ce qu’une place seule peut savoir

notre_dame-secret-choosing = **À choisir** { $list }
notre_dame-secret-kept = **Gardée** { $list }
notre_dame-secret-hand = **Tes cartes** { $list }
notre_dame-secret-passed = **Passées**, pas encore jouées : { $list }
notre_dame-secret-with = { $card } chez { $who }
notre_dame-secret-points = **Ton prestige** { $n ->
    [one] { $n } point
   *[other] { $n } points
}
notre_dame-secret-worth = **Personnages pour toi à ce stade** : { $list }
notre_dame-secret-spied = **Montrés par l’Espion**, dans cet ordre : { $list }

## Le décompte

notre_dame-score-residence = Résidence
notre_dame-score-messages = Lettres
notre_dame-score-persons = Personnages
notre_dame-score-notre_dame = Notre-Dame
notre_dame-score-donations = Offrandes
notre_dame-score-shares = Partages
notre_dame-score-park = Parc
notre_dame-score-outbreaks = Épidémies
notre_dame-score-period = Manche { $letter }
notre_dame-score-prestige = Prestige
notre_dame-score-gold = Or
notre_dame-score-markers = Cubes restants
notre_dame-won = { $who } gagne avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige.
    .shared = { $who } partagent la victoire avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige.
notre_dame-why-most_prestige = Le plus de points de prestige.
notre_dame-why-gold_and_markers = Points égaux : l’or et les cubes de la réserve personnelle, comptés ensemble, décident.
notre_dame-why-shared = Points égaux, et autant d’or et de cubes en réserve personnelle.

## Options de la table

notre_dame-table-persons = Personnages gris
    .base = les neuf du jeu de base
    .new_persons = avec les Nouveaux personnages, trois sur neuf tirés par lettre
notre_dame-table-prestige = Prestige
    .hidden = caché jusqu’à la fin
    .open = ouvert
notre_dame-table-roads = Routes des calèches
    .border = trois ponts vers chaque voisin ◇ reconstitués
    .plain = un pont vers chaque voisin ◇ reconstitué
notre_dame-table-merchant_counts_centre = Le Marchand compte la Place
    .yes = oui
    .no = non
notre_dame-table-bell_ringer_counts = Le Sonneur de cloches compte à Notre-Dame
    .own = les cubes de qui le corrompt
    .all = les cubes de toutes les couleurs
notre_dame-table-edition = Données
    .built_in = intégrées ◇ reconstituées

## Données

notre_dame-data-rats = Rats des personnages
notre_dame-data-roads = Routes des calèches
notre_dame-data-pools = Points que Notre-Dame partage
