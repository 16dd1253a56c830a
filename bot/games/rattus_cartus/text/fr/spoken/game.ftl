### Rattus Cartus en mots : ce qui remplace les textes à symboles, et le plateau en phrases.

## À la place des textes à symboles

rattus_cartus-held = { $n ->
    [1] 1 { $card }
   *[other] { $n } { $card }
}
rattus_cartus-kind = { $n ->
    [0] { $card } sans nonne
    [one] { $card } avec { $n } nonne
   *[other] { $card } avec { $n } nonnes
}
rattus_cartus-option-enter = { $sign } · { $nth ->
    [1] en 1er
   *[other] en { $nth }e
}, privilège { $premium }
    .short = { $sign } · { $nth ->
        [1] entrer en 1er
       *[other] entrer en { $nth }e
    }
rattus_cartus-effect-palace =
    .premium = 2 jetons de point de victoire
    .standard = 1 jeton de point de victoire
rattus_cartus-supplies-rats = { $n ->
    [one] défausser { $n } rat
   *[other] défausser { $n } rats
}
    .short = { $n ->
        [one] { $n } rat de moins
       *[other] { $n } rats de moins
    }
rattus_cartus-headline = Tour { $round } sur { $rounds }, phase { $phase }, carte premier joueur { $start }
    .last = Dernier tour, { $round } sur { $rounds }, phase { $phase }, carte premier joueur { $start }
rattus_cartus-secret-hand = { $n ->
    [0] Ta main : aucune carte
    [one] Ta main, { $n } carte : { $cards }
   *[other] Ta main, { $n } cartes : { $cards }
}
rattus_cartus-secret-laid = Posé { $at } : { $cards }
rattus_cartus-secret-rats = Tes rats : { $rats }
rattus_cartus-secret-nun = carte { $place }, { $card } { $nuns ->
    [0] sans nonne
    [one] avec { $nuns } nonne
   *[other] avec { $nuns } nonnes
}
rattus_cartus-secret-nuns = Soutien des nonnes, vu par toi : { $cards } ; { $sum ->
    [0] aucune nonne en tout
    [one] { $sum } nonne en tout
   *[other] { $sum } nonnes en tout
}
    .none = Soutien des nonnes : rien de vu
rattus_cartus-ask-lay_cards = { $nth ->
    [1] { $building } : quelles cartes poses-tu ?
        Chaque carte d’une autre classe apporte 1 rat. Personne avant toi{ $ties ->
            [1]  : tu gagnes les égalités.
           *[0] .
        }
   *[other] { $building } : quelles cartes poses-tu ?
        Chaque carte d’une autre classe apporte 1 rat. Avant toi : { $before }.
}
rattus_cartus-option-hand = main { $old }, puis { $new }
rattus_cartus-option-rats = rats { $old }, puis { $new }
rattus_cartus-outcome-influence = { $class } { $old }, puis { $new }
rattus_cartus-table-edition = Données des cartes
    .built_in = intégrées, en partie reconstituées

## Le plateau en phrases : un fait par ligne

rattus_cartus-said-round = Tour { $round } sur { $rounds }.
    .last = C’est le dernier tour : tour { $round } sur { $rounds }.
rattus_cartus-said-phase = Phase { $phase }.
rattus_cartus-said-start = Carte premier joueur : { $who }.
rattus_cartus-said-buildings = Les bâtiments, résolus de gauche à droite :
rattus_cartus-said-place = Bâtiment { $place } : { $building }, { $class }.
rattus_cartus-said-nobody = Personne encore { $at }.
rattus_cartus-said-visitor = Numéro { $nth } { $at } : { $who }.
    .laid = Numéro { $nth } { $at } : { $who } avec { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    } face cachée.
rattus_cartus-said-open = { $who } a posé { $at } : { $cards }.
rattus_cartus-said-premium = { $building }, action privilège : { $what }.
rattus_cartus-said-standard = { $building }, action de base : { $what }.
rattus_cartus-said-supplies = { $building }, soutien : { $what }.
rattus_cartus-said-premium-of-round = Action privilège de ce tour : { $who }.
rattus_cartus-said-to-enter = Doivent encore entrer, dans cet ordre : { $list }.
rattus_cartus-said-influence = Influence, { $class } : { $list }.
    .none = Influence, { $class } : personne.
rattus_cartus-said-rank = Dans l’ordre ; à égalité, par arrivée.
rattus_cartus-said-points = { $who } { $n }
rattus_cartus-said-hand = { $n ->
    [0] { $who } n’a aucune carte en main.
    [one] { $who } a { $n } carte en main.
   *[other] { $who } a { $n } cartes en main.
}
rattus_cartus-said-tokens = { $n ->
    [0] { $who } n’a aucun jeton de point de victoire.
    [one] { $who } a { $n } jeton de point de victoire.
   *[other] { $who } a { $n } jetons de point de victoire.
}
rattus_cartus-said-deck = Cartes dans la pioche : { $n }.
rattus_cartus-said-discard = Cartes dans la défausse : { $n }.
rattus_cartus-said-discarded = { $cards } dans la défausse : { $list }.
rattus_cartus-said-discarded-nuns = { $n } { $nuns ->
    [0] sans nonne
    [one] avec { $nuns } nonne
   *[other] avec { $nuns } nonnes
}
rattus_cartus-said-pile = { $cards } dans leur pile : { $n }.
rattus_cartus-said-tokens-left = Jetons de point de victoire restants : { $n }.
rattus_cartus-said-building-deck = Cartes dans la pioche des bâtiments : { $n }.
rattus_cartus-said-nuns = Soutien des nonnes : 5 cartes face cachée.
rattus_cartus-said-nun = Carte { $place } du Soutien des nonnes : { $n ->
    [0] aucune nonne
    [one] { $n } nonne
   *[other] { $n } nonnes
}.
rattus_cartus-said-card = la carte { $n }
rattus_cartus-said-looked = { $who } a regardé { $places } du Soutien des nonnes.
rattus_cartus-said-nobody-looked = Personne n’a regardé le Soutien des nonnes.
rattus_cartus-said-rest = Cartes { $building } à venir ou écartées : { $n }.
rattus_cartus-said-replacement = Cartes dans la pioche de remplacement : { $n }.
    .known = Connues au fond de la pioche de remplacement : { $list }.
rattus_cartus-said-edition = Données des cartes : { $edition }.
    .reconstructed = Données des cartes : { $edition }, en partie reconstituées.
rattus_cartus-said-nuns-open = Nonnes du Soutien des nonnes : { $cards } ; { $sum } en tout.
rattus_cartus-said-kind = { $cards } { $nuns ->
    [0] sans nonne
    [one] avec { $nuns } nonne
   *[other] avec { $nuns } nonnes
}{ $n ->
    [one] {""}
   *[other] {" "}chaque fois
}
