### Notre-Dame en mots : ce qui remplace les textes à symboles, et le plateau en phrases.

## À la place des textes à symboles

notre_dame-message = { $mark } { $kind }
    .neutral = neutre { $mark } { $kind }
notre_dame-card-of = { $card } ({ $mark })
notre_dame-times = { $n } fois { $what }
notre_dame-picture-strip-rat = rat
    .then = rat ensuite sur { $n }
notre_dame-gain-rat = rat recule de { $n }
notre_dame-gain-plague = { $outbreak ->
    [1] épidémie
   *[other] rat ensuite sur { $n }
}
    .short = { $outbreak ->
        [1] épidémie
       *[other] rat ensuite sur { $n }
    }
    .plate = { $outbreak ->
        [1] épidémie
       *[other] rat ensuite sur { $n }
    }
notre_dame-headline = Manche { $period }, tour { $round } sur 9 : { $stage } ; sonneur { $who }
notre_dame-headline-over = La fin, après { $round } tours ; sonneur { $who }
notre_dame-secret-choosing = À choisir : { $list }
notre_dame-secret-kept = Gardée : { $list }
notre_dame-secret-hand = Tes cartes : { $list }
notre_dame-secret-passed = Passées, pas encore jouées : { $list }
notre_dame-secret-points = Ton prestige : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
notre_dame-secret-worth = Personnages pour toi à ce stade : { $list }
notre_dame-option-source = { $place }, un cube de moins
notre_dame-plate-then = { $before }, puis { $after }
notre_dame-secret-spied = Montrés par l’Espion, dans cet ordre : { $list }
notre_dame-table-roads = Routes des calèches
    .border = trois ponts vers chaque voisin, reconstitués
    .plain = un pont vers chaque voisin, reconstitué
notre_dame-table-edition = Données
    .built_in = intégrées, en partie reconstituées

## Le plateau en phrases : un fait par ligne

notre_dame-said-round = Manche { $period }, tour { $round } sur 9 : { $stage }.
notre_dame-said-over = La partie est finie, après { $round } tours.
notre_dame-said-bell = Sonneur de cloches : { $who }.
notre_dame-said-borough = { $who }, cubes dans le quartier : { $list }.
    .empty = { $who }, cubes dans le quartier : aucun.
notre_dame-said-sector = { $sector } { $n }
    .friend = { $sector } { $n } avec le confident
notre_dame-said-friend = Le confident n’est pas encore placé.
notre_dame-said-notre-dame = À Notre-Dame : { $markers }.
notre_dame-said-supplies = { $who } : { $gold }, { $markers } en réserve personnelle, { $n } en réserve commune, rat sur { $rat }.
    .then = { $who } : { $gold }, { $markers } en réserve personnelle, { $n } en réserve commune, rat sur { $rat }, après la peste sur { $to }.
    .outbreak = { $who } : { $gold }, { $markers } en réserve personnelle, { $n } en réserve commune, rat sur { $rat }, après la peste sur 9 avec une épidémie.
notre_dame-said-points = Prestige : { $points }.
notre_dame-said-carriage = { $who } : calèche { $market }.
    .own = { $who } : calèche { $market } de son quartier.
notre_dame-said-of-colour = { $colour } { $list }
notre_dame-said-taken = { $who } a pris des lettres, par couleur et points : { $list }.
notre_dame-said-may-take = Prochaine couleur possible : { $list }.
notre_dame-said-doctored = Le Médecin est corrompu : peste 0 ce tour.
notre_dame-said-messages = Lettres sur les marchés, chacune de la couleur de son quartier, par points :
notre_dame-said-of-neutral = { $borough } ({ $colour })
notre_dame-said-message = { $market } { $n }
notre_dame-said-markets = Dans le { $borough } : { $list }.
    .empty = Dans le { $borough } : aucune.
notre_dame-said-plague = Peste de ce tour : { $n }.
notre_dame-said-person = { $person } à corrompre, { $rats }, pour 1 pièce : { $does }.
notre_dame-said-browns = Personnages bruns à venir dans cette manche, avec leurs rats : { $list }.
notre_dame-said-grays = Personnages gris { $letter } à venir, avec leurs rats : { $list }.
notre_dame-said-choosing =
    .three = Tout le monde garde une de ses trois cartes ; deux vont à gauche.
    .two = Tout le monde garde une des deux cartes reçues ; l’autre va à gauche.
    .three_pair = Tout le monde garde une de ses trois cartes ; deux vont en face.
    .two_pair = Tout le monde garde une des deux cartes reçues ; l’autre revient.
notre_dame-said-hand = { $who } tient { $cards }, par couleur : { $list }.
notre_dame-said-played = Jouées dans cette manche, couleur { $colour } : { $list }.
notre_dame-said-piles = Cartes restant dans chaque pioche : { $n }.
notre_dame-said-discards = Cartes défaussées sans être vues : { $n }.
notre_dame-said-share = Notre-Dame partage { $pool } points : { $markers }, { $each } par cube.
    .none = Notre-Dame partage { $pool } points ; aucun cube n’y est encore.
notre_dame-said-gold-left = Or en réserve : { $n }.
notre_dame-said-edition = Données : { $edition }.
    .reconstructed = Données : { $edition }, en partie reconstituées.
notre_dame-sign-card_of = { $card } { DE($owner) }
notre_dame-ask-person = { $person } : { $does }.
