### Revoir une partie, pas à pas.

replay-button = Revoir
replay-step = { $n ->
    [0] **La donne** · étape 0 sur { $of }
   *[other] **{ $round }** · étape { $n } sur { $of }
}
replay-first = Début
replay-back = Précédent
replay-on = Suivant
replay-last = Fin
replay-deal = La partie commençait ainsi. *Suivant* mène à la suite.
replay-nothing = Rien de visible de ce point de vue.
replay-viewer = Vue par
replay-public = Vue par tout le monde
replay-open = Tout à découvert
replay-start = 0. La donne
replay-quiet = { $n }. Rien à voir

replay-stay = Retour à la partie revue
replay-fork-button = Rejouer d’ici
replay-fork-whose = Rejouer à partir de cette étape, pour s’exercer, dans ce salon : des bots prennent les autres places, la donne reste la même, et rien ne compte. À quelle place ?
replay-fork-own = Rejouer à partir de cette étape, à ta place et dans ce salon ? Cet exercice s’arrête, la donne reste la même, et rien ne compte.
replay-bot-button = Que ferait un bot ?
replay-bot-played = Joué : { $pick }
replay-bot-head = Un bot { $level ->
    [easy] facile
   *[middle] moyen
}, sachant ce que savait cette place, avec la part de la victoire qu’il espère :
replay-bot-same = Un bot { $level ->
    [easy] facile
   *[middle] moyen
} aurait fait de même. Avec la part de la victoire qu’il espère :
replay-bot-weighed = Ce qu’envisageait le bot qui a répondu, avec la part de la victoire qu’il attendait de chaque réponse :
replay-bot-none = Les bots ne peuvent rien en dire.
replay-bot-nothing = Personne n’avait le choix entre cette étape et la suivante.
replay-bot-busy = D’autres le demandent en ce moment : appuie de nouveau dans quelques secondes.

story-took = -# { $answers ->
    [one] Une réponse
   *[other] { $answers } réponses
} en { $time }
story-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
}
story-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
}
story-days = { $n } jours
story-turns = **Ce qui a fait tourner la partie**
story-turn = { $round } : { $told }. { $name } { $lead } ({ $change })
story-change = { $how ->
    [better] progresse de { $n }
   *[worse] recule de { $n }
}
story-lead = { $how ->
    [ahead] a alors { $n } d’avance
    [behind] a alors { $n } de retard
   *[level] est alors à égalité
}{ $end ->
    [ahead] , puis { $m } d’avance à la fin du tour
    [behind] , puis { $m } de retard à la fin du tour
    [level] , puis est à égalité à la fin du tour
   *[same] {""}
}

replay-page-needs = Cette page a besoin de JavaScript. Tout ce qu’elle montre est dans ce fichier ; elle n’envoie aucune requête.
replay-page-first = Début
replay-page-back = Précédent
replay-page-play = Lecture
replay-page-pause = Pause
replay-page-on = Suivant
replay-page-last = Fin
replay-page-speed = Vitesse
replay-page-step = étape
replay-page-viewer = Vue par
replay-page-public = tout le monde
replay-page-open = Tout à découvert
replay-page-look = Aspect
replay-page-dark = sombre
replay-page-contrast = fort contraste
replay-page-large = Grands caractères
replay-page-language = Langue
replay-page-deal = La donne
replay-page-nothing = Rien de visible de ce point de vue.
replay-page-end = La fin
replay-page-keys = Touches : les flèches avancent d’une étape, Début et Fin mènent aux extrémités, la barre d’espace lance la lecture
replay-page-board = Cette étape en mots
replay-page-seal = Le sceau de la donne
replay-page-seal-right = Le secret ci-dessous a bien l’empreinte montrée au début.
replay-page-seal-wrong = Le secret n’a pas l’empreinte montrée au début : ce fichier a été modifié.
replay-page-seal-unknown = Ce navigateur ne peut pas calculer l’empreinte ici.
replay-page-seal-proves = Si c’est bien le sceau montré au début, tout le hasard était fixé avant le premier coup. Pour savoir si les coups en découlent, il y a « Vérifier » à la table, ou le programme avec l’archive.
replay-page-secret = Secret et sceau
replay-page-place = Place
replay-page-button = Page web
replay-page-here = { $title } : toute la partie en une page web. Ouvre le fichier dans un navigateur, ou envoie-le : il n’a besoin de rien d’autre.
replay-file-busy = D’autres font faire la leur en ce moment : appuie de nouveau dans quelques minutes.
replay-file-failed = Cela n’a pas pu être fait pour l’instant. *Archive* donne la partie en fichier ; `python -m bot replay` en fait la page et le film.
replay-film-button = Film
replay-film-here = { $title } : la partie en une minute au plus.

verify-file-good = { $game }, table { $table } : { $moves } coups, { $draws } tirages, tout est comme scellé ✓
    Sceau : `{ $seal }`
    Compare-le au sceau affiché à la table dès le début : qui invente une partie peut lui inventer un sceau.
verify-file-bad = Pas comme scellé : { $fault }.
verify-file-bad-move = Pas comme scellé : { $fault }, entrée { $at } de ses coups. { $why }
verify-why-turn = Cette place n’avait rien à répondre.
verify-why-question = Cette place avait une autre question.
verify-why-over = La partie était déjà finie.
verify-why-option = La réponse n’est pas une des options à ce moment.
verify-why-number = On ne peut pas en choisir autant à ce moment.
verify-why-other = Les règles la refusent : `{ $reason }`.
verify-file-unreadable = Ce n’est pas l’archive d’une partie : { $reason }.
verify-file-lost = Discord n’a pas donné le fichier. Joins-le de nouveau.
verify-file-stopped = Le contrôle a pris trop de temps ou de mémoire, il a été arrêté. La plus longue partie prend deux secondes : ce fichier en demande plus.
unreadable-text = ce n’est pas du texte en UTF-8
unreadable-large = plus de { $most } Mo
unreadable-deep = des listes et objets emboîtés plus de { $most } fois
unreadable-json = ce n’est plus du JSON à partir de la ligne { $line }, caractère { $column }
unreadable-digits = un nombre de { $n } chiffres, et { $most } est le maximum
unreadable-number = un nombre qui n’est pas fini
unreadable-twice = { $name } y figure deux fois dans un objet
unreadable-missing = { $where } manque
unreadable-unknown = une archive n’a pas de { $where }
unreadable-long = { $where } est trop long
unreadable-range = { $where } est hors limites
unreadable-wrong = { $where } n’est pas du genre attendu
replay-file-begun = { $form ->
    [film] Le film
   *[page] La page
} est en préparation. Cela prend jusqu’à une minute, plus si d’autres attendent avant toi.
replay-file-so-far = { $form ->
    [film] Le film
   *[page] La page
} est en préparation : { $percent } %.
replay-file-large = Cette partie est trop longue : le fichier serait plus gros que Discord ne l’accepte. *Archive* donne la partie en fichier.
replay-file-long = Cela a pris trop de temps et a été arrêté. *Archive* donne la partie en fichier ; `python -m bot replay` en fait la page et le film.
replay-file-memory = Il y faut plus de mémoire qu’il n’y en a ici. *Archive* donne la partie en fichier ; `python -m bot replay` en fait la page et le film.
export-begun = { $of ->
    [one] Une partie finie est rassemblée
   *[other] { $of } parties finies sont rassemblées
}.
export-so-far = { $n } parties finies sur { $of } sont rassemblées.
export-part = Volume { $n }, avec { $games ->
    [one] l’archive d’une partie
   *[other] les archives de { $games } parties
}. `/table vérifier` en contrôle une.
export-older = { $n } parties plus anciennes n’y sont pas : un export contient les { $most } dernières.
export-archived = { $n ->
    [one] Une partie plus ancienne est dans les archives
   *[other] { $n } parties plus anciennes sont dans les archives
} de qui fait tourner ce bot.
export-none = Aucune partie n’a encore été finie sur ce serveur.
