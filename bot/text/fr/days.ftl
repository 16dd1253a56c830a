ui-term-pace = Rythme
ui-pace = { $pace ->
    [leisurely] tranquille : sans horloge, on s’occupe d’une place après 7 jours de silence
    [relaxed] détendu : 5 jours chacun, 2 de plus par coup, 7 au plus
    [daily] quotidien : 48 heures chacun, 24 de plus par coup, 72 au plus
    [lively] vif : 24 heures chacun, 8 de plus par coup, 24 au plus
   *[own] sur mesure : trois nombres
}
ui-pace-own = rythme sur mesure : { $bank } heures chacun, { $increment } de plus par coup, { $cap } au plus
ui-term-bank = Sur mesure : heures au départ
ui-term-increment = Sur mesure : heures de plus par coup
ui-term-cap = Sur mesure : heures au plus
ui-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
ui-quiet-hours-stop-clocks = Les heures calmes de `/réglages` ne comptent sur l’horloge de personne.

ui-time-until = temps jusqu’au { $when }
ui-time-rests = l’horloge se repose, reste { $left }
ui-span = { $days ->
    [0] { $hours } h { $minutes } min
   *[other] { $days } j { $hours } h
}
ui-own-time = Fin de ton temps : le { $date } ({ $when }).
ui-own-time-rests = Ton temps se repose : reste { $left }.
ui-forecast = À ce rythme, la fin tombera sans doute entre le { $earliest } et le { $latest }.
ui-forecast-early = Quand ce sera fini : trop tôt pour le dire.
ui-usual-length = d’ordinaire { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} environ à ce rythme
ui-away-line = { $name } : absence jusqu’au { $date }.
ui-away-line-note = { $name } : absence jusqu’au { $date } : { $note }
ui-cared-line = L’intérim joue pour { $name }.
ui-voted-line = La table choisit la suite pour { $name }, jusqu’au { $when }.
ui-offered-line = La place { DE($name) } est proposée.
ui-offered-line-from = La place { DE($name) } est proposée ; elle se prend à partir du { $when }.
ui-candidate-line = { $name } jouerait la suite pour { $seat } ; la table répond jusqu’au { $when }.
    .own = { $name } jouerait la suite pour toi ; la table répond jusqu’au { $when }.
ui-pause-asked-line = { $name } demande une pause{ $until ->
    [open] {""}
   *[dated] {" "}jusqu’au { $until }
} ; la table répond jusqu’au { $when }.
ui-paused = Pause jusqu’au { $date } : toute personne à la table peut reprendre la partie.
ui-paused-open = Pause : toute personne à la table peut reprendre la partie.
ui-asleep = Endormie : **Mon coup** la réveille.
ui-asleep-closes = Endormie : **Mon coup** la réveille. Elle ferme { $when }.
ui-frozen = Au repos : je ne peux pas écrire là où est cette table, et on ne peut pas répondre tant que cela dure. `/table plateau` avec la table { $code }, dans le salon où elle doit continuer, l’y amène.

ui-caretaker-did = { $line } (l’intérim)
ui-panel-called = **Dernier appel** : une réponse, et ta place reste entre tes mains. Quand ton temps sera épuisé, les autres choisiront la suite.
ui-panel-cared = L’intérim joue pour toi. **Me revoilà** te rend ta place.
ui-panel-offered = Ta place est proposée. Qui la prend joue la suite pour de bon.
ui-im-back = Me revoilà
ui-need-a-day = Encore un jour
ui-resume = Reprendre la partie
ui-pause = Pause
ui-offer-seat = Proposer ma place
ui-keep-seat = Garder ma place
ui-take-seat = Prendre la place { DE($name) }
ui-ballot-head = 🗳 On attend { $name } depuis le { $since }. Comment continuer ? Sans réponse, l’intérim joue. Fin du vote le { $when }.
ui-ballot-wait = Attendre un jour de plus
ui-ballot-care = L’intérim joue
ui-ballot-seek = Chercher une relève
ui-ballot-end = Terminer la table
ui-ballot-counted = Ta réponse compte : { $choice }. Tu peux en changer ; le résultat se voit à la fin du vote.
ui-proposal-pause = ⏸ { $name } demande une pause jusqu’au { $date }. Ça te va ?
ui-proposal-pause-open = ⏸ { $name } demande une pause jusqu’à ce que quelqu’un reprenne la partie. Ça te va ?
ui-proposal-pause-own = ⏸ Tu demandes une pause{ $until ->
    [open] {""}
   *[dated] {" "}jusqu’au { $until }
} ; la table répond jusqu’au { $when }.
ui-proposal-candidate = 💺 { $name } jouerait la suite pour { $seat }. C’est oui sauf si la majorité refuse ; 24 heures sans réponse valent un oui.
    .own = 💺 { $name } jouerait la suite pour toi. C’est oui sauf si la majorité refuse ; 24 heures sans réponse valent un oui. *Garder ma place* retire l’offre.
ui-proposal-counted = Ta réponse compte.
ui-welcome-back = Te revoilà. { $n ->
    [0] L’intérim n’a pas répondu pour toi.
    [one] L’intérim a répondu { $n } fois pour toi.
   *[other] L’intérim a répondu { $n } fois pour toi.
}
ui-day-granted = Tu as un jour de plus. { $left ->
    [0] C’était le dernier de cette partie.
    [one] Il en reste { $left } dans cette partie.
   *[other] Il en reste { $left } dans cette partie.
}
ui-pause-sure = Demander aux autres, à { $title }, une pause jusqu’à ce que quelqu’un reprenne la partie ? Sans majorité en 48 heures, la partie continue. Tu peux le demander une fois par jour ; `/table pause` demande une pause jusqu’à une date.
ui-pause-yes = Demander une pause
ui-pause-proposed = La pause est proposée aux autres. Sans majorité en 48 heures, la partie continue.
ui-pause-begun = La table est en pause. Toute personne à la table peut reprendre la partie.
ui-resumed = { $title } reprend.
ui-offer-sure = Proposer ta place à { $title } ? Qui la prend joue la suite **pour de bon**, avec ta main et tes points. D’ici là tu continues.
ui-offer-yes = Oui, la proposer
ui-offered = Ta place est proposée. *Garder ma place* retire l’offre.
ui-offer-kept = Ta place est de nouveau à toi.
ui-applied = La table est consultée. La place est à toi sauf si la majorité refuse ; 24 heures sans réponse valent un oui.
ui-resign-offer = La proposer d’abord, puis un bot
ui-resign-offered = Ta place est proposée pendant sept jours ; d’ici là l’intérim joue, et ensuite un bot.
ui-decided-by = Réponses données : { $who }
ui-decided = { $name } { $n }
ui-decided-care = intérim pour { $name } { $n }

ui-away-set = Absence { $begun ->
    [1] jusqu’au { $until }
   *[0] du { $begins } au { $until }
}, { $where }. { $choice ->
    [care] L’intérim joue pour toi.
    [offer] Ta place est proposée à une relève, pour de bon.
   *[wait] Les tables attendent, et tes horloges se reposent.
} Ton premier coup y met fin, `/retour` aussi. Il reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} sur 30 dans l’année.
ui-away-everywhere = à toutes tes tables
ui-away-at = à { $title }
ui-away-bad-date = Je ne lis pas de date dans « { $text } ». Écris un jour comme 24.12., 2026-12-24, demain ou dimanche, ou prends une des propositions.
ui-back-again = Te revoilà : ton absence est finie.
ui-announced-taken-back = { $n ->
    [one] L’absence que tu avais annoncée est retirée.
   *[other] Les { $n } absences que tu avais annoncées sont retirées.
}
ui-seat-yours-again = Ta place à { $title } est de nouveau entre tes mains.
ui-seat-not-yours-yet = { $title } : { $why }
ui-announced-stands = Ce que tu as annoncé pour plus tard reste prévu ; `/retour` encore une fois le retire.
ui-own-away = { $begun ->
    [1] Tu es en absence jusqu’au { $until }
   *[0] Absence prévue du { $begins } au { $until }
}, { $where }.
ui-not-away = Tu n’as pas d’absence en cours.
ui-date-today = aujourd’hui
ui-date-tomorrow = demain
ui-date-weekday = { $n ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[other] dimanche
}
ui-date-named = { $name } · { $date }
ui-date-in-days = dans { $n ->
    [one] { $n } jour
   *[other] { $n } jours
} · { $date }
ui-choice-wait = les tables attendent
ui-choice-care = l’intérim joue
ui-choice-offer = proposer ma place, pour de bon

## Rythme, absence, pauses

ui-called-last_call = { $names }, ton temps s’épuise bientôt. Les autres choisiront alors la suite. Une réponse{ $day ->
    [0] {""}
   *[other] , ou *Encore un jour* dans ton panneau,
} et ta place reste entre tes mains.
ui-called-ballot = { $names }, on attend quelqu’un depuis longtemps : comment continuer ? **Mon coup** te le demande.
ui-called-pause_asked = { $names }, quelqu’un demande une pause : **Mon coup** te le demande.
ui-called-end_asked = { $names }, quelqu’un vote pour terminer la partie sans résultat : **Mon coup** en dit plus.
ui-called-seated = { $names }, la place est à toi.
ui-called-candidate = { $names }, quelqu’un prendrait une place proposée : **Mon coup** te le demande.
ui-called-seat_offered = { $names }, les autres cherchent une relève : ta place est proposée, pour de bon. **Mon coup** la garde.
ui-called-paused_by_staff = { $names }, la modération met la table en pause. Toute personne à la table peut reprendre la partie : **Mon coup** le permet.
ui-called-ended = { $names }, la partie s’est terminée sans résultat.
notice-last_call = ⌛ { $title } : ton temps s’épuise { $when } ({ $date }). Les autres choisiront alors la suite. Une réponse{ $day ->
    [0] {""}
   *[other] , ou *Encore un jour*,
} et ta place reste entre tes mains.
notice-ballot = 🗳 { $title } attend { $seat } depuis longtemps. Comment continuer ? Tu as 48 heures ; sans réponse, l’intérim joue.
notice-pause_asked = ⏸ { $title } : { $seat } demande une pause { $until ->
    [open] jusqu’à ce que quelqu’un reprenne la partie
   *[dated] jusqu’au { $until }
}. Ça te va ? Sans majorité dans les 48 heures, la partie continue.
notice-pause_declined = ⏸ { $title } : il n’y aura pas de pause. La partie continue.
notice-end_asked = 🏁 { $title } : { $seat } vote pour terminer sans résultat : { $votes } sur { $people }. Il faut plus de la moitié ; à deux, les deux. Ce vote vaut jusqu’au { $until }.
notice-candidate = 💺 { $title } : { $name } jouerait la suite pour { $own ->
    [1] toi
   *[other] { $seat }
}. C’est oui sauf si la majorité refuse ; 24 heures sans réponse valent un oui.
notice-seated = 💺 La place est à toi : { $title }.
notice-unseated = { $name } continue à { $title }. Merci d’avoir joué ; tu peux regarder.
notice-sent_away = { $title } : la place n’est pas à toi. La table a refusé, ou elle n’est plus proposée.
notice-cared = { $title } : l’intérim répond pour ta place. Elle reste à toi : **Me revoilà**.
notice-paused_by_staff = ⏸ { $title } : la modération met la table en pause. Toute personne à la table peut reprendre la partie.
notice-seat_offered = 💺 { $title } : les autres cherchent une relève. Ta place est proposée, pour de bon, et se prend à partir du { $date } ; d’ici là l’intérim joue. **Me revoilà** la garde.
notice-doze = { $title } dort et ferme { $when } ({ $date }), sans points. **Mon coup** la réveille.

told-table_needs_a_day = { $seat } demande encore un jour.
told-table_waits_long = On attend { $seat } depuis longtemps : les autres choisissent la suite.
told-table_waits_on = La table attend { $seat } un jour de plus ({ $n } sur { $of }).
told-table_cared = { $of ->
    [0] L’intérim joue pour { $seat } jusqu’au retour.
   *[other] L’intérim joue pour { $seat } jusqu’au retour ({ $n } sur { $of }).
}
told-table_seeks = On cherche une relève pour { $seat } ({ $n } sur { $of }) ; d’ici là l’intérim joue.
told-table_back = Revoilà { $seat }.
told-table_departed = { $seat } a quitté ce serveur : rien d’ici ne l’atteint plus. À la fin de son temps, la table choisit : attendre, intérim{ $stand_in ->
    [0] {""}
   *[other] {""}, relève
}.
told-table_sleeps = Personne n’est là pour continuer : la table dort.
told-table_wakes = { $seat } réveille la table.
told-table_away = { $seat } : absence jusqu’au { $until }.
    .noted = { $seat } : absence jusqu’au { $until }. { $note }
told-table_away_over = Fin de l’absence { DE($seat) }.
told-table_pause_asked = { $seat } demande une pause.
told-table_paused = La table est en pause.
told-table_paused_by_staff = La modération met la table en pause.
told-table_pause_declined = Il n’y aura pas de pause.
told-table_resumed = La table reprend.
told-table_frozen = Je ne peux pas écrire dans le salon : la table est au repos.
told-table_thawed = La table reprend.
told-table_offers = La place { DE($seat) } est proposée.
told-table_offer_over = La place { DE($seat) } n’est plus proposée.
told-table_candidate = { $name } jouerait la suite pour { $seat }.
told-table_candidate_declined = La table refuse { $name }.
told-table_stand_in = { $name } reprend cette place : { $seat }.
barrier-table_stand_in = une place a changé de mains depuis
barrier-table_rules_changed = mes règles ont été mises à jour depuis

refused-answer_first = Tu avais déjà repris ta place sans répondre à cette question. Réponds-y, ou l’intérim le fait ; ensuite ta place est de nouveau entre tes mains.
refused-no_last_call = Pas de dernier appel pour toi à cette table : rien ne t’oblige à prendre un jour de plus.
refused-no_more_days = *Encore un jour* est possible une fois par attente et { $n } fois par partie.
refused-no_ballot = C’est déjà réglé : il n’y a plus rien à décider.
refused-ballot_open = La table choisit la suite pour une personne absente. Une pause pourra se demander ensuite.
refused-no_proposal = C’est déjà réglé : il n’y a plus rien à décider.
refused-asked_before = Ce que demandait ce bouton est déjà réglé. Ce qu’il y a à décider maintenant est dans ton panneau.
refused-proposal_open = Une autre question est posée à cette table. Réessaie ensuite.
refused-pause_asked_already = Ta demande de pause est déjà posée. Ton panneau la montre et la retire.
refused-paused = La table est en pause. Un bouton de ton panneau reprend la partie.
refused-not_paused = La table n’est pas en pause.
refused-asleep = La table est endormie. **Mon coup** la réveille.
refused-frozen = La table est au repos parce que je ne peux pas écrire dans son salon. `/table plateau` dans un autre salon la déplace.
refused-bad_date = Une pause dure { $days } jours au plus, à partir de maintenant.
refused-pause_soon = Tu as demandé une pause il y a peu. Tu peux redemander à partir du { $until }.
refused-offered_already = Ta place est déjà proposée.
refused-not_offered = Cette place n’est plus proposée.
refused-alone = Il n’y a plus personne d’autre à cette table : il ne reste personne avec qui continuer. *Rendre ma place* y met fin.
refused-stands_in_often = Tu assures déjà la relève, ou tu la proposes, à { $n } tables. L’une d’elles doit d’abord finir.
refused-sat_here = Tu as eu une autre place à cette table, et tu connais sa main.
refused-too_early = Cette place se prend à partir du { $until } : d’ici là qui l’a quittée peut revenir.
refused-not_away = Tu n’as pas d’absence en cours.
refused-bad_away = Une absence commence dans les 90 jours, finit après son début et dure 30 jours au plus.
refused-away_already = Tu as déjà annoncé une absence à ce moment-là. `/retour` la retire.
refused-away_too_often = Tu peux annoncer { $n } absences à la fois. `/retour` les retire.
refused-no_days_left = C’est plus long que ce qui reste : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} sur 30 dans l’année.
