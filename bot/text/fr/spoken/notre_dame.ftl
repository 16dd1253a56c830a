### Notre-Dame en mots : ce qui remplace les textes à symboles, et le plateau en phrases.

## À la place des textes à symboles

nd-message = { $mark } { $kind }
    .neutral = neutre { $mark } { $kind }
nd-card-of = { $card } ({ $mark })
nd-times = { $n } fois { $what }
nd-headline = Manche { $period }, tour { $round } sur 9 : { $stage } ; sonneur { $who }
nd-headline-over = La fin, après { $round } tours ; sonneur { $who }
nd-secret-choosing = À choisir : { $list }
nd-secret-kept = Gardée : { $list }
nd-secret-hand = Tes cartes : { $list }
nd-secret-passed = Passées, pas encore jouées : { $list }
nd-secret-points = Ton prestige : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nd-secret-spied = Montrés par l’Espion, dans cet ordre : { $list }
nd-table-roads = Routes des calèches
    .border = avec passages aux frontières, reconstituées
    .plain = sans passages, reconstituées
nd-table-edition = Données
    .built_in = intégrées, en partie reconstituées

## Le plateau en phrases : un fait par ligne

nd-said-round = Manche { $period }, tour { $round } sur 9 : { $stage }.
nd-said-over = La partie est finie, après { $round } tours.
nd-said-bell = Sonneur de cloches : { $who }.
nd-said-borough = { $who }, cubes dans le quartier : { $list }.
    .empty = { $who }, cubes dans le quartier : aucun.
nd-said-sector = { $sector } { $n }
    .friend = { $sector } { $n } avec le confident
nd-said-friend = Le confident n’est pas encore placé.
nd-said-notre-dame = À Notre-Dame : { $markers }.
nd-said-supplies = { $who } : { $gold }, { $markers } en réserve personnelle, { $n } en réserve commune, rat sur { $rat }.
    .then = { $who } : { $gold }, { $markers } en réserve personnelle, { $n } en réserve commune, rat sur { $rat }, après la peste sur { $to }.
    .outbreak = { $who } : { $gold }, { $markers } en réserve personnelle, { $n } en réserve commune, rat sur { $rat }, après la peste sur 9 avec une épidémie.
nd-said-points = Prestige : { $points }.
nd-said-carriage = { $who } : calèche au { $market }.
    .own = { $who } : calèche au { $market } de son quartier.
nd-said-of-colour = { $colour } { $list }
nd-said-taken = { $who } a pris des lettres, par couleur et points : { $list }.
nd-said-may-take = Prochaine couleur possible : { $list }.
nd-said-doctored = Le Médecin est corrompu : peste 0 ce tour.
nd-said-messages = Lettres sur les marchés, chacune de la couleur de son quartier, par points :
nd-said-of-neutral = { $borough } ({ $colour })
nd-said-message = { $market } { $n }
nd-said-markets = Dans le { $borough } : { $list }.
    .empty = Dans le { $borough } : aucune.
nd-said-plague = Peste de ce tour : { $n }.
nd-said-person = { $person } à corrompre, { $rats }, pour 1 pièce : { $does }.
nd-said-browns = Personnages bruns à venir dans cette manche, avec leurs rats : { $list }.
nd-said-grays = Personnages gris { $letter } à venir, avec leurs rats : { $list }.
nd-said-choosing =
    .three = Tout le monde garde une de ses trois cartes ; deux vont à gauche.
    .two = Tout le monde garde une des deux cartes reçues ; l’autre va à gauche.
    .three_pair = Tout le monde garde une de ses trois cartes ; deux vont en face.
    .two_pair = Tout le monde garde une des deux cartes reçues ; l’autre revient.
nd-said-hand = { $who } tient { $cards }, par couleur : { $list }.
nd-said-played = Jouées dans cette manche, couleur { $colour } : { $list }.
nd-said-piles = Cartes restant dans chaque pioche : { $n }.
nd-said-discards = Cartes défaussées sans être vues : { $n }.
nd-said-share = Notre-Dame partage { $pool } points : { $markers }, { $each } par cube.
    .none = Notre-Dame partage { $pool } points ; aucun cube n’y est encore.
nd-said-gold-left = Or en réserve : { $n }.
nd-said-edition = Données : { $edition }.
    .reconstructed = Données : { $edition }, en partie reconstituées.
nd-said-score-of = { $who } { $n }
nd-said-score = { $line } : { $list }.
