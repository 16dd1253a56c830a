### Rattus en mots : ce qui remplace les textes à symboles, et le plateau en phrases.

## À la place des textes à symboles

rattus-face = valeur limite { $limit } : { $symbols }
    .bare = valeur limite { $limit }, aucun symbole
rattus-symbol-m = majorité
rattus-symbol-a = tous
rattus-wall = { $one } et { $other }
rattus-ringed = { $face } (rat de départ)
rattus-times = { $n } fois { $what }
rattus-headline-opening = Placement de départ, commence : { $who }
rattus-headline-turn = Tour { $turn }, { $who } ; { $supply ->
    [one] { $supply } rat
   *[other] { $supply } rats
} en réserve, à 0 fin de la partie
rattus-headline-ending = Tour { $turn }, { $who } ; la partie finit avec ce tour
rattus-headline-round = Dernière manche après { $turn } tours : { $who } utilise encore ses cartes
rattus-headline-ravage = Après la dernière manche et { $turn } tours : ravage final
    .baker = Après la dernière manche et { $turn } tours : Boulanger, puis ravage final
rattus-headline-over = La fin, après { $turn } tours
rattus-unseen = pas vu
rattus-secret-rats = Rats que tu as vus : { $list }
    .none = Rats que tu as vus : aucun
    .many = Rats que tu as vus, par arrivée :

## Le plateau en phrases : un fait par ligne

rattus-said-opening = Placement de départ : chaque place met deux cubes dans une région, puis de même en ordre inverse.
rattus-said-turn = Tour { $turn } : { $who }. La partie finit quand la réserve de rats est vide.
rattus-said-ending = Tour { $turn } : { $who }. La partie finit avec ce tour.
rattus-said-round = Dernière manche, après { $turn } tours : { $who } utilise encore ses cartes.
rattus-said-ravage = La dernière manche est finie, après { $turn } tours : vient le ravage final.
    .baker = La dernière manche est finie, après { $turn } tours : viennent le Boulanger et le ravage final.
rattus-said-over = La partie est finie, après { $turn } tours.
rattus-said-last = Fin déclenchée par { $who } ; les autres suivent en sens inverse. À égalité, l’ordre du tour depuis cette place.
rattus-said-plague = L’emblème de la Peste est { $region }.
rattus-said-neutral = L’emblème de la Peste vaut 2 cubes neutres.
rattus-said-region = { $region } : { $rats }. { $cubes }. Voisines : { $near }.
rattus-said-no-cubes = Aucun cube
rattus-said-cubes = { $who } { $cubes }
rattus-said-rat = rat { $n } { $region }
    .several = rats { $slots } { $region }
rattus-said-open = Visible, { $rat } : { $face }.
rattus-said-supply = Rats dans la réserve : { $n }.
rattus-said-rats = Rats sur le plateau : { $n }.
rattus-said-removed = Rats écartés sans être vus : { $n }.
rattus-said-order = Dans chaque région, le rat 1 est là depuis le plus longtemps.
rattus-said-starting = Rats de départ encore sur le plateau : { $list } ; les autres sont venus en cours de partie.
rattus-said-redrawn = Repris de la défausse : { $list }.
rattus-said-looked = { $who } a regardé : { $list }.
rattus-said-holds = { $who } a ces cartes : { $cards }.
    .none = { $who } n’a pas de carte.
rattus-said-offer = Cartes à prendre : { $cards }.
    .none = Cartes à prendre : aucune.
rattus-said-taken = Aucune carte prise ce tour.
    .yes = Une carte a été prise ce tour.
rattus-said-placed = Aucun cube placé ce tour.
    .yes = Des cubes ont été placés ce tour.
rattus-said-used = Utilisé ce tour : { $cards }.
rattus-said-on-board = { $who } : { $cubes } sur le plateau, { $n } en réserve.
rattus-said-palace = Au Château : { $cubes }.
    .none = Au Château : aucun cube.
rattus-said-baker = Sur la carte Boulanger : { $cubes }.
    .none = Sur la carte Boulanger : aucun cube.
rattus-said-bishops = { $n ->
    [one] { $n } pion Évêque { $region }.
   *[other] { $n } pions Évêque { $region }.
}
    .left = Pions Évêque restants : { $n }.
rattus-said-nuns = { $n ->
    [one] { $n } pion Nonne { $region }.
   *[other] { $n } pions Nonne { $region }.
}
    .left = Pions Nonne restants : { $n }.
rattus-said-wall = Un rempart entre { $wall }.
    .left = Remparts restants : { $n }.
rattus-said-potions = { $who }, { $region } : un cube avec { $potions }.
    .left = Potions restantes : { $n }.
rattus-said-no-letter = aucune lettre
rattus-said-discarded = Rats dans la défausse : { $n }.
rattus-said-heap = Défausse, valeur limite { $limit }, { $letters } : { $list }.
rattus-said-since-redraw = L’un de ceux-ci a été repris. Défaussés depuis :
rattus-said-first = Commence : { $who }.
rattus-said-edition = Données : { $edition }.
    .reconstructed = Données : { $edition }, en partie reconstituées.
rattus-table-edition = Données
    .built_in = intégrées, en partie reconstituées
