### Larder. Les sièges viennent avec signe et sigle (« ■ Bea »).

game-larder = Garde-manger
    .command = /{ cmd-larder }
    .about = Pose des cartes pour les fromages du garde-manger, trois manches durant. Les fromages les plus précieux l’emportent.
    .length = 2 à 4 joueurs · environ 10 réponses par personne

## Les choses

larder-wedge-brie = { $n ->
    [one] brie
   *[other] bries
}
    .short = bri
larder-wedge-gouda = { $n ->
    [one] gouda
   *[other] goudas
}
    .short = gou
larder-wedge-stilton = { $n ->
    [one] stilton
   *[other] stiltons
}
    .short = sti
larder-cards = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}
larder-nothing = rien

## Le plateau

larder-headline = Manche { $round } sur { $rounds }
larder-headline-over = Fin, après { $rounds } manches
larder-column-cards = main
larder-column-laid = posé
larder-row-left = reste
larder-board-discard = Défausse : { $list }
larder-secret-hand = Ta main : { $list }

## Le plateau en phrases

larder-said-cards = { $n ->
    [one] { $who } a { $n } carte en main.
   *[other] { $who } a { $n } cartes en main.
}
larder-said-laid = { $who } a posé un { $card }.
larder-said-taken = { $who } a pris : { $list }.
larder-said-left = Dans le garde-manger : { $list }.
larder-said-discard = Défausse : { $list }.

## Questions

larder-call-lay = poser une carte
larder-ask-lay = Manche { $round } : quelle carte poses-tu ?
larder-hint-lay = Une carte ne compte que si personne d’autre ne pose la même.
larder-option-lay = Poser un { $card }
larder-call-take = prendre un fromage
larder-ask-take = Quel fromage prends-tu ?
larder-hint-take = Un fromage rare vaut plus.
larder-option-take = Prendre un { $wedge }
    .outcome = { $n ->
        [one] { $n } point · reste { $left }
       *[other] { $n } points · reste { $left }
    }
larder-reveals = montre toutes les cartes posées
larder-refusal-none_left = Il ne reste pas de { $wedge }.

## Ce qui se passe

larder-event-round_begins = La manche { $round } commence.
larder-event-drew = { $who } pioche une carte.
    .seen = { $who } pioche un { $card }.
larder-event-showed = { $who } a posé un { $card }.
larder-event-nobody_alone = Aucune carte n’est seule : personne ne prend de fromage.
larder-event-took = { $who } prend un { $wedge }.
larder-event-won = Victoire de { $who } avec { $n } points.

## La fin

larder-why-most_points = Victoire de { $who }
larder-why-shared = Victoire partagée : { $who }

## Ce dont une table convient

larder-table-rounds = Manches
    .two = deux
    .three = trois
larder-table-edition = Données du matériel
    .built_in = intégrées ◇ reconstituées
larder-data-cards = Cartes
larder-data-wedges = Fromages

## Commandes

cmd-larder = gardemanger
    .about = Garde-manger : répondre au clavier
cmd-larder-lay = poser
    .about = Poser une carte, face cachée
cmd-larder-take = prendre
    .about = Prendre un fromage
cmd-rules-larder = gardemanger
    .about = Garde-manger : les règles par chapitre
par-cheese = fromage
    .about = Une sorte de fromage

## L’image

larder-picture-larder = Garde-manger
larder-picture-mice = Les souris
larder-picture-discard = Défausse
larder-picture-hand = Ta main
larder-picture-part-larder = Le garde-manger
larder-picture-part-mice = Les souris
larder-picture-part-hand = Ta main
larder-picture-alt = { $headline }. On attend : { $who }.
larder-picture-alt-seat = { $who } : { $n } en main, posé { $laid }, pris { $list }.
