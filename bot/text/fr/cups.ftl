### Les coupes : un jeu en plusieurs tours, chaque fois avec d’autres.

cup-title = Coupe { $code } : { $game }
cup-rounds = { $n ->
    [one] 1 tour
   *[other] { $n } tours
}
cup-seats = tables de { $n } au plus
cup-days = { $n ->
    [one] un tour dure 1 jour au plus
   *[other] un tour dure { $n } jours au plus
}
cup-entrants = **Inscrits** { $n } sur { $of } : { $names }
cup-begins = { $early ->
    [yes] Au complet, elle commence d’elle-même ; { $host } peut la commencer plus tôt, à quatre ou plus.
   *[no] Au complet, elle commence d’elle-même.
} Si elle n’a pas commencé, elle ferme { $until }.
cup-closed = Cette coupe a pris fin sans partie.
cup-over = La coupe est finie.
cup-round = **Tour { $n } sur { $of }** Le suivant commence quand toutes ses tables sont finies, { $until } au plus tard ; les tables encore en cours continuent à côté.
cup-round-last = **Tour { $n } sur { $of }** La coupe finit avec sa dernière table.
cup-table = • { $place } · table { $code } · { $state }
    .here = • table { $code } : { $names } · { $state }
cup-table-runs = en cours
cup-table-ended = finie
cup-winners = 🏆 **Victoire de { $names }**
cup-so-far = **Points jusqu’ici**
cup-points = -# À chaque table : 100 points pour la première place, 0 pour la dernière, le reste à intervalles égaux.
cup-line = { $place } · { $name } : **{ $total }** ({ $points })
cup-gone = · a quitté
cup-below = { $title } continue plus bas.
cup-open = **Coupes ouvertes ici**
cup-open-line = **{ $title }** · { $place } · { $here ->
    [one] { $here } inscription
   *[other] { $here } inscriptions
} sur { $of } · { $pace }
cup-under-way = **Coupes**
cup-running-line = **{ $title }** · { $place } · tour { $n } sur { $of } · { $pace }
cup-join-one = Participer : coupe { $code }
cup-own = 🏆 Tes coupes : { $cups }
cup-own-open = { $title } ({ $place }, { $here ->
    [one] { $here } inscription
   *[other] { $here } inscriptions
} sur { $of })
cup-own-round = { $title } ({ $place }, tour { $n } sur { $of })
cup-join = Participer
cup-start = Commencer
cup-leave = Quitter
cup-results = Résultats
cup-column-round = T{ $n }
cup-column-total = Points
cup-opened = { $title } est ouverte, et tu participes. Son message arrive ici.
cup-joined = Tu participes ({ $title }). On t’appellera quand un tour commencera.
cup-joined-begins = Tu participes ({ $title }). Tout le monde est là, le premier tour est tiré au sort.
cup-left = Tu ne participes plus ({ $title }).
cup-leave-sure = Quitter { $title } ? Tu n’auras plus part aux tirages. Aux tables où tu as une place, tu joues encore ; **Rendre ma place** en rend une.
cup-leave-yes = Quitter la coupe
cup-started = { $title } commence : le premier tour est tiré au sort.
cup-no-room = Les tables d’une coupe ont besoin de fils : ouvre-la dans un salon textuel d’un serveur.
cup-permissions = Les tables d’une coupe ont besoin de fils. Ici, il me manque : { $permissions }.
cup-you-ended = 🏆 { $title } est finie. Toi : rang { $place } sur { $of } avec { $total } points. Tous les résultats : { $channel }
cup-you-lost = ⚠ { $title } n’a plus de place : { $place } n’existe plus ou m’est fermé, ou je ne peux ouvrir ni fils ni messages de forum pour ses tables, et aucun tour n’est tiré. La modération voit par `/serveur vérifier` ce qui me manque ; dès que c’est réparé, la coupe continue d’elle-même. `/coupe déplacer` avec la coupe { $code }, dans le salon où elle doit continuer, l’y emmène ; `/coupe fermer` y met fin.
cup-moved = { $title } continue ici, avec celles de ses tables qui n’avaient plus de place. Son message arrive ici.
cup-close-sure = Fermer { $title } ? Aucun autre tour n’est tiré. Les tables en cours se jouent jusqu’au bout et comptent ; la coupe finit avec la dernière.
cup-close-yes = Fermer la coupe { $code }
cup-close-done = Aucun autre tour de { $title } n’est tiré. Elle finit avec sa dernière table.
cup-closed-now = { $title } est fermée.
told-table_of_cup = Tour { $n } sur { $of } de la coupe { $cup }.
refused-no_such_cup = Il n’y a pas de coupe { $code } pour toi ici.
refused-no_cup_here = Il n’y a pas de coupe dans ce salon. `/coupe ouvrir` en ouvre une.
refused-one_cup_per_channel = Il y a déjà une coupe dans ce salon, ouverte ou en cours. Ouvre la tienne dans un autre.
refused-bad_cup = Une coupe compte de { $least } à { $most } personnes, { $rounds } tours au plus et { $days } jours par tour au plus.
refused-cup_not_open = Cette coupe ne prend plus personne : elle a commencé ou pris fin.
refused-cup_joined = Tu participes déjà.
refused-cup_full = Le nombre voulu est déjà atteint.
refused-cup_host_only = C’est possible pour { $host }, qui s’occupe de cette coupe, et pour la modération.
refused-cup_last_round = Son dernier tour se joue : aucun autre n’est tiré, et la coupe finit avec la dernière table.
refused-cup_ended = Cette coupe a pris fin.
refused-cup_not_in = Tu ne participes pas.
refused-cup_few = Une coupe se joue à { $least } : il en manque { $n }.
cmd-cup = coupe
    .about = Un jeu en plusieurs tours, chaque fois avec d’autres
cmd-cup-open = ouvrir
    .about = Ouvrir une coupe dans ce salon
cmd-cup-join = rejoindre
    .about = Participer à une coupe
cmd-cup-leave = quitter
    .about = Ne plus être tiré au sort
cmd-cup-start = commencer
    .about = Commencer avec qui participe
cmd-cup-move = déplacer
    .about = Continuer une coupe dans ce salon
cmd-cup-close = fermer
    .about = Ne plus tirer de tour d’une coupe
cmd-cup-table = tableau
    .about = Les résultats d’une coupe
par-entrants = personnes
    .about = À combien elle commence d’elle-même
par-most = places
    .about = Combien s’asseyent à une table au plus ; comme d’habitude dans ce jeu si tu l’omets
par-rounds = tours
    .about = Combien de tours ; trois si tu l’omets
par-speed = rythme
    .about = Combien de temps on a ; détendu si tu l’omets
par-days = jours
    .about = Combien de jours dure un tour au plus ; quatorze si tu l’omets
par-cup = coupe
    .about = Le code d’une coupe ; celle de ce salon si tu l’omets
