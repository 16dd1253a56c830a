### Recherche : les membres d’un serveur qui attendent d’autres joueurs.

seek-waiting = ⏳ Tu attends d’autres joueurs ici : **{ $game }** · { $what }. { $others ->
    [0] Personne d’autre n’attend encore ce jeu.
    [one] Une autre personne l’attend aussi.
   *[other] { $others } autres personnes l’attendent aussi.
} Dès qu’assez de monde est d’accord, une table s’ouvre et t’appelle une fois. Sinon, cela se termine { $until }.
seek-opened = **{ $title }** a commencé : { $names }. Le plateau arrive dans { $place }.
    .here = **{ $title }** a commencé : { $names }. Le plateau arrive ici.
seek-no-room = ⏳ Il y a assez de monde pour **{ $game }**, mais une table occupe chaque salon où quelqu’un attend. Tu attends encore : commence ou ferme celle qui est ouverte, ou fais `/chercher` dans un autre salon.
seek-left = Tu n’attends plus **{ $game }**.
seek-left-all = Tu n’attends plus aucune table.
seek-not = Tu n’attends pas cela.
seek-in-server = Je cherche d’autres joueurs sur un serveur : fais `/chercher` dans un de ses salons.
seek-listed = ⏳ Tu attends d’autres joueurs : { $games }
seek-listed-game = { $game } ({ $what }) jusqu’au { $until }
seek-lapsed = Personne n’est venu en trois jours pour jouer à { $game }. `/chercher` attend de nouveau.
seek-waiting-here = En attente d’une table avec `/chercher` : { $games }
seek-game-n = { $game } ({ $n })
seek-any-seats = nombre de joueurs au choix
seek-seats = { $n } joueurs
seek-any-pace = rythme au choix
seek-pace-leisurely = tranquille
seek-pace-relaxed = détendu
seek-pace-daily = quotidien
seek-pace-lively = vif
seek-pace-own = sur mesure
seek-choice-leisurely = Tranquille : sans horloge
seek-choice-relaxed = Détendu : 5 jours chacun, 2 de plus par coup
seek-choice-daily = Quotidien : 48 heures chacun, 24 de plus par coup
seek-choice-lively = Vif : 24 heures chacun, 8 de plus par coup
seek-language-en = Anglais
seek-language-fr = Français
seek-stop = Ne plus attendre
seek-open-button = Tables ouvertes ici ({ $n })
seek-open = **Tables ouvertes ici**
seek-open-none = Aucune table n’a de place libre ici. `/chercher` trouve d’autres joueurs, `/table ouvrir` ouvre une table.
seek-open-line = **{ $title }** · { $place } · par { $host } · { $seated ->
    [one] { $seated } place prise
   *[other] { $seated } places prises
} sur { $seats } · { $pace }
seek-open-more = … et { $n } de plus.
seek-join = Rejoindre { $title }
notice-matched = 🎲 Ta table est complète et a commencé : { $title }. On t’appellera à ton tour.
ui-called-matched = { $names }, la table est complète et a commencé.
refused-seeks_many = Tu attends déjà { $n } jeux ici, c’est le maximum. `/tours` permet de ne plus attendre.
cmd-play = chercher
    .about = Attendre d’autres joueurs ici ; une table s’ouvre dès qu’assez sont d’accord
par-players = joueurs
    .about = Combien de joueurs ; n’importe quel nombre si tu ne dis rien
par-pace = rythme
    .about = À quel rythme ; n’importe lequel si tu ne dis rien
par-spoken = langue
    .about = La langue de la table ; n’importe laquelle si tu ne dis rien
