### Rattus Cartus en mots : ce qui remplace les textes à symboles, et le plateau en phrases.

## À la place des textes à symboles

cartus-held = { $n ->
    [1] 1 { $card }
   *[other] { $n } { $card }
}
cartus-kind = { $n ->
    [0] { $card } sans nonne
    [one] { $card } avec { $n } nonne
   *[other] { $card } avec { $n } nonnes
}
cartus-effect-palace =
    .premium = 2 jetons de victoire
    .standard = 1 jeton de victoire
cartus-supplies-rats = { $n ->
    [one] défausser { $n } rat
   *[other] défausser { $n } rats
}
    .short = { $n ->
        [one] { $n } rat de moins
       *[other] { $n } rats de moins
    }
cartus-headline = Tour { $round } sur { $rounds }, phase { $phase }, carte premier joueur { $start }
    .last = Dernier tour, { $round } sur { $rounds }, phase { $phase }, carte premier joueur { $start }
cartus-secret-hand = { $n ->
    [0] Ta main : aucune carte
    [one] Ta main, { $n } carte : { $cards }
   *[other] Ta main, { $n } cartes : { $cards }
}
cartus-secret-laid = Posé { $at } : { $cards }
cartus-secret-rats = Tes rats : { $rats }
cartus-secret-nun = carte { $place }, { $card } { $nuns ->
    [0] sans nonne
    [one] avec { $nuns } nonne
   *[other] avec { $nuns } nonnes
}
cartus-secret-nuns = Soutien des nonnes, vu par toi : { $cards } ; { $sum ->
    [0] aucune nonne en tout
    [one] { $sum } nonne en tout
   *[other] { $sum } nonnes en tout
}
    .none = Soutien des nonnes : rien de vu
cartus-ask-lay_cards = { $nth ->
    [1] { $building } : quelles cartes poses-tu ?
        Chaque carte d’une autre classe apporte 1 rat. Personne avant toi.
   *[other] { $building } : quelles cartes poses-tu ?
        Chaque carte d’une autre classe apporte 1 rat. Avant toi : { $before }.
}
cartus-option-hand = main { $old }, puis { $new }
cartus-option-rats = rats { $old }, puis { $new }
cartus-table-edition = Données des cartes
    .built_in = intégrées, en partie reconstituées

## Le plateau en phrases : un fait par ligne

cartus-said-round = Tour { $round } sur { $rounds }.
    .last = C’est le dernier tour : tour { $round } sur { $rounds }.
cartus-said-phase = Phase { $phase }.
cartus-said-start = Carte premier joueur : { $who }.
cartus-said-buildings = Les bâtiments, résolus de gauche à droite :
cartus-said-place = Bâtiment { $place } : { $building }, { $class }.
cartus-said-nobody = Personne encore { $at }.
cartus-said-visitor = Numéro { $nth } { $at } : { $who }.
    .laid = Numéro { $nth } { $at } : { $who } avec { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    } face cachée.
cartus-said-open = { $who } a posé { $at } : { $cards }.
cartus-said-premium = { $building }, action privilège : { $what }.
cartus-said-standard = { $building }, action de base : { $what }.
cartus-said-supplies = { $building }, soutien : { $what }.
cartus-said-premium-of-round = Action privilège de ce tour : { $who }.
cartus-said-to-enter = Doivent encore entrer, dans cet ordre : { $list }.
cartus-said-influence = Influence, { $class } : { $list }.
    .none = Influence, { $class } : personne.
cartus-said-rank = Dans l’ordre ; à égalité, par arrivée.
cartus-said-points = { $who } { $n }
cartus-said-hand = { $n ->
    [0] { $who } n’a aucune carte en main.
    [one] { $who } a { $n } carte en main.
   *[other] { $who } a { $n } cartes en main.
}
cartus-said-tokens = { $n ->
    [0] { $who } n’a aucun jeton de victoire.
    [one] { $who } a { $n } jeton de victoire.
   *[other] { $who } a { $n } jetons de victoire.
}
cartus-said-deck = Cartes dans la pioche : { $n }.
cartus-said-discard = Cartes dans la défausse : { $n }.
cartus-said-discarded = { $cards } dans la défausse : { $list }.
cartus-said-discarded-nuns = { $n } { $nuns ->
    [0] sans nonne
    [one] avec { $nuns } nonne
   *[other] avec { $nuns } nonnes
}
cartus-said-pile = { $cards } dans leur pile : { $n }.
cartus-said-tokens-left = Jetons de victoire restants : { $n }.
cartus-said-building-deck = Cartes dans la pioche des bâtiments : { $n }.
cartus-said-nuns = Soutien des nonnes : 5 cartes face cachée.
cartus-said-nun = Carte { $place } du Soutien des nonnes : { $n ->
    [0] aucune nonne
    [one] { $n } nonne
   *[other] { $n } nonnes
}.
cartus-said-card = la carte { $n }
cartus-said-looked = { $who } a regardé { $places } du Soutien des nonnes.
cartus-said-nobody-looked = Personne n’a regardé le Soutien des nonnes.
cartus-said-rest = Cartes { $building } à venir ou écartées : { $n }.
cartus-said-replacement = Cartes dans la pioche de remplacement : { $n }.
    .known = Connues au fond de la pioche de remplacement : { $list }.
cartus-said-edition = Données des cartes : { $edition }.
    .reconstructed = Données des cartes : { $edition }, en partie reconstituées.
cartus-said-score = { $line } : { $list }.
cartus-said-nothing-scored = personne
cartus-said-nuns-open = Nonnes du Soutien des nonnes : { $cards } ; { $sum } en tout.
cartus-said-kind = { $cards } { $nuns ->
    [0] sans nonne
    [one] avec { $nuns } nonne
   *[other] avec { $nuns } nonnes
}{ $n ->
    [one] {""}
   *[other] {" "}chaque fois
}
