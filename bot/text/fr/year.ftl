### L’année d’un serveur.

year = L’année { $year } sur ce serveur
year-nothing = Aucune partie ne s’est terminée sur ce serveur en { $year }.
year-which = Choisis une année de { $first } à { $last }.
year-games = { $n ->
    [one] **Une partie** menée à son terme
   *[other] **{ $n } parties** menées à leur terme
}, par { $people ->
    [one] une personne
   *[other] { $people } personnes
}.
year-by-game = **Jeux** : { $list }
year-by-pace = **Rythmes** : { $list }
year-game = { $game } { $n }
year-pace = { $pace } { $n }
year-longest = **Table la plus longue** : { $table }, { $days ->
    [0] moins d’un jour
    [one] un jour
   *[other] { $days } jours
}
year-people = **Le plus de parties** : { $list }
year-person = { $name } { $n }
year-preview = Personne d’autre ne le voit. *Montrer ici* le publie dans ce salon, où tu peux l’épingler. Il ne nomme que les personnes qui participent aux classements ; l’entraînement et les leçons ne comptent pas.
year-show = Montrer ici
year-figure-games = { $n ->
    [one] partie
   *[other] parties
}
year-figure-people = { $n ->
    [one] personne
   *[other] personnes
}
year-figure-less = <1
year-figure-days = { $n ->
    [one] jour, la plus longue table
   *[other] jours, la plus longue table
}
year-months = J F M A M J J A S O N D
picture-year-months = Parties par mois depuis janvier : { $numbers }
cmd-server-year = année
    .about = Ce qui s’est joué ici en un an, en image ; privé tant que tu ne le montres pas
par-year = année
    .about = Quelle année ; sinon celle-ci
