### Ce que dit l’interface à chaque table, quel que soit le jeu.

## Noms

ui-title = { $game } · table { $code }
ui-bot-1 = Otto
    .trade = Otto, caviste
ui-bot-2 = Hanne
    .trade = Hanne, cuisinière
ui-bot-3 = Jost
    .trade = Jost, tonnelier
ui-bot-4 = Trude
    .trade = Trude, blanchisseuse
ui-bot-5 = Veit
    .trade = Veit, cirier
ui-bot-6 = Alma
    .trade = Alma, tisserande
ui-bot-7 = Bruno
    .trade = Bruno, potier
ui-bot-8 = Griet
    .trade = Griet, couturière
ui-bot-titled = { $name } (bot, { $level }, { $style })
ui-bot-explained = -# (bot) : joue sans aide et ne fait attendre personne ; les mots qui suivent disent sa force et son style.
ui-level = { $level ->
    [easy] facile
    [strong] fort
   *[middle] moyen
}
ui-style = { $style ->
    [bold] hardi
    [greedy] avide
   *[cautious] prudent
}
ui-bots-are = { $n ->
    [one] { $names } est un bot.
   *[other] { $names } sont des bots.
}
ui-nameless = Quelqu’un
ui-free-seat = libre
ui-is-host = { $name } (ouvre la table)
ui-just-now = à l’instant
ui-nothing = rien
ui-n-seats = { $n } places
ui-page = Page { $page }
ui-default = par défaut
ui-own-pace-page = Les heures de ce rythme sont à la page { $page }.
ui-language-en = English
ui-language-fr = français

## Avant le début

ui-lobby-head = Ouverte par { $host } · { $seated ->
    [one] { $seated } place prise
   *[other] { $seated } places prises
} sur { $seats } · { $language }
ui-ready = place confirmée
ui-not-ready = doit accepter les nouvelles options
ui-options-head = **Options**
ui-option-group = { $title } : { $group }
ui-join = Rejoindre ou accepter
ui-join-invited = Rejoindre · Join
ui-agree-to-options = Accepter les options
ui-leave = Quitter
ui-keep-open = La garder ouverte
ui-kept-open = { $title } reste ouverte encore deux semaines.
ui-options = Options
ui-start = Commencer
ui-start-with = Commencer à { $n }
ui-start-needs = Commencer : encore { $n }, il en faut { $least }
ui-start-not-with = Commencer : pas à { $n } avec ces options
ui-start-barred = **Impossible à { $n }** { $why }
ui-start-not-agreed = { $n ->
    [one] Commencer : il manque 1 accord
   *[other] Commencer : il manque { $n } accords
}
ui-fill = Compléter avec des bots
ui-fill-level = { $n ->
        [one] De quelle force sera le bot à { $title } ?
       *[other] De quelle force seront les bots à { $title } ?
    }
    • **Facile** ne regarde que ce que chaque réponse rapporte aussitôt.
    • **Moyen** imagine aussi la suite, sur quelques coups.
    • **Fort** imagine bien plus de suites, et prend quelques secondes pour commencer son tour.
ui-fill-easy = Facile
ui-fill-middle = Moyen
ui-fill-strong = Fort
ui-only-easy = Les bots sont faciles ici : cet hébergement ne les laisse pas réfléchir plus longtemps.
ui-add-bot = Ajouter un bot
ui-remove-bot = Retirer un bot
ui-lobby-started = { $title } : la donne est scellée. Sceau { $seal } · options acceptées par { $names } · le plateau : { $place }
    .here = { $title } : la donne est scellée. Sceau { $seal } · options acceptées par { $names } · le plateau est plus bas
ui-lobby-closed = { $title } : fermée avant le début.
ui-lobby-below = -# La suite est plus bas.
ui-called-seats_taken = { $names }, toutes les places sont prises.
ui-called-invited = { $names }, on t’invite : appuie sur **Rejoindre ou accepter**.
ui-called-agree_again = { $names }, les options ont changé : regarde-les et appuie sur **Rejoindre ou accepter**.
ui-called-rematch = { $names }, on remet ça ? Les places sont gardées 48 heures, sauf si la table commence avant : **Rejoindre ou accepter**, ou **Quitter** pour refuser. La partie commence quand tout le monde est là.
ui-called-will_close = { $names }, rien ne bouge ici depuis douze jours : la table ferme dans deux jours.
ui-called-end = { $names }, la partie est terminée : { $outcome }
ui-invite = Inviter
ui-invite-whom = Qui inviter à { $title } ? L’invitation n’est envoyée qu’une fois.
ui-invite-choose = Choisis quelqu’un
ui-invite-bot = Un bot ne peut pas être invité. Les bots qui jouent s’ajoutent avec **Compléter avec des bots**.
ui-invited = Invitation à { $title } : { $name }.
ui-invited-line = **Invitations** { $names }
ui-kept-line = **Place gardée** pour { $names }, jusqu’au { $until }. La partie commence quand tout le monde est là.
ui-may-start = { $free ->
    [0] Toutes les places sont prises : { $host } peut commencer ; après deux jours de silence, toute personne à la table le peut.
   *[other] { $host } peut commencer à { $n } ; les places libres disparaissent alors.
}
ui-rematch = Revanche
ui-just-over = La partie vient de se terminer, rien n’a donc été fait. Pour une revanche, appuie encore une fois sur **Revanche**.
ui-rematch-open = { $title } est ouverte pour les mêmes personnes, et tu y as ta place ; elle commence quand tout le monde est là.
ui-rematch-joined = Tu as de nouveau ta place à { $title } ; { $starts ->
    [alone] elle commence quand tout le monde est là.
   *[host] c’est à qui l’a ouverte de la commencer.
}
ui-verify = Vérifier
ui-verified = { $moves } coups, { $draws } tirages : tout est comme scellé ✓
    La donne, les places, chaque coup et le résultat découlent du secret, dont l’empreinte est le sceau du début. Pour le vérifier chez toi, appuie sur **Archive** et lance `python -m bot verify` avec le fichier.
ui-verified-not = Pas comme scellé : { $fault }, après { $moves } coups. Signale-le avec { $report } ; **Archive** donne le fichier.
ui-fault-unreadable = l’archive est illisible
ui-fault-unknown_game = le jeu est inconnu ici
ui-fault-bad_seal = le secret ne correspond pas au sceau du début
ui-fault-bad_edition = les données du matériel ne sont pas celles du début
ui-fault-bad_options = les options de la table ne sont pas celles du début
ui-fault-bad_seating = les places ne découlent pas du secret
ui-fault-bad_move = un coup ne suit pas les règles
ui-fault-bad_take_back = un coup qui devait rester a été annulé
ui-fault-bad_result = le résultat ne découle pas des coups
ui-opened = { $title } est ouverte. Les autres appuient sur **Rejoindre ou accepter** ; les places libres peuvent aller à des bots.
ui-joined = Tu as la place { $name } à { $title }.
    .told = Tu as la place { $name } à { $title }. Quand c’est à toi, un message privé t’apporte ta question ; `/réglages avis` le change.
    .called = Tu as la place { $name } à { $title }. Quand c’est à toi, on t’appelle dans son salon ; `/réglages avis` le change.
    .untold = Tu as la place { $name } à { $title }. Rien ne te préviendra quand c’est à toi : regarde `/tours` ; `/réglages avis` le change.
ui-leave-sure = Quitter { $title } ? Ta place devient libre.
ui-leave-yes = Quitter la table { $code }
ui-left = Tu as quitté { $title }.
ui-decline-sure = Tu n’as pas encore de place à { $title }, mais on t’y invite. Refuser ? Une place gardée pour toi devient libre pour d’autres.
ui-declined = Invitation refusée : { $title }.
ui-freed = C’est fait : la place est de nouveau libre à { $title }.
ui-filled = { $free ->
    [0] C’est fait : toutes les places sont prises à { $title }. La partie peut commencer.
    [one] C’est fait : une place reste libre à { $title }.
   *[other] C’est fait : { $free } places restent libres à { $title }.
}
ui-started = La donne est scellée. La partie commence.
ui-not-started = La partie n’a pas commencé : la table attend dans son salon.
ui-not-started-where = Si ce salon a disparu ou m’est fermé, `/table plateau` avec la table { $code }, dans un autre salon, l’y amène.
ui-open-in-server = Il faut un salon de serveur pour une table : utilise cette commande là-bas.
ui-lacking-threads = La table n’a pas de fil à part ici : il me manque { $permissions }.
ui-lacking-pictures = Le plateau vient en texte seul ici : il me manque { $permissions }.
ui-cannot-write-here = Il me manque des permissions dans ce salon. Demande à la modération : { $permissions }.
ui-close-lobby = Fermer cette table
ui-close-sure = Fermer { $title } pour tout le monde ?
ui-close-yes = Fermer la table { $code }
ui-closed = { $title } est fermée.

## Conditions d’une table

ui-term-seats = Places
ui-term-seating = Ordre des places
ui-term-undo = Annulation
ui-term-language = Langue du plateau
ui-term-board = Forme du plateau
ui-seating = { $seating ->
    [joined] places dans l’ordre d’arrivée
   *[drawn] places tirées au sort
}
ui-undo = { $undo ->
    [never] aucune annulation
    [consent] annulation avec l’accord de tous
   *[free] annulation libre tant que rien n’est révélé
}
ui-board = { $board ->
    [text] texte
    [both] image et texte
   *[picture] image
}

## Le plateau

ui-call = { $names } : { $call }.
    .several = { $names } : la table attend.
ui-news-earlier = … { $n ->
    [one] { $n } nouvelle avant
   *[other] { $n } nouvelles avant
}{ $yours ->
    [0] {""}
    [one] , dont { $yours } te concerne
   *[other] , dont { $yours } te concernent
} · { $log ->
    [0] `/table depuis`
   *[other] Journal
}
ui-news-folded = -# Depuis ton dernier coup : { $n ->
    [one] 1 nouvelle
   *[other] { $n } nouvelles
}{ $yours ->
    [0] {""}
    [one] , dont { $yours } te concerne
   *[other] , dont { $yours } te concernent
} · { $log ->
    [0] `/table depuis`
   *[other] Journal
}
ui-since-last-board = -# Depuis le dernier plateau
ui-waiting-for = **On attend** { $name } : { $call }, demandé { $since }.
    .bot = **On attend** { $name } (bot, en réflexion) : { $call }.
ui-waiting-for-several = **On attend** { $names }.
    .since = **On attend** { $names } (demandé { $since }).
ui-waiting-to-decide = **On attend** la réponse { DE($names) } à la demande d’annulation ; { $bots } { $m ->
    [one] joue
   *[other] jouent
} ensuite.
    .call = { $names } : accepter l’annulation, ou refuser
ui-asked-and-time = { $since } ; { $clock }
ui-waiting-until = { $name } (fin du temps { $when })
ui-nobody-awaited = On n’attend personne.
ui-messages-closed = -# Je ne peux pas écrire en privé à tout le monde : **Mon coup** montre ta question.
ui-my-move = Mon coup
ui-my-hand = Ma main
    .things = Mes affaires
ui-log = Journal
ui-more = Plus
ui-undo-request = { $name } demande à annuler { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}.
    .own = Tu demandes à annuler { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }. Les autres personnes concernées répondent.
ui-undo-request-open = { $name } demande à annuler { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}. La réponse se donne sous **Plus**.
ui-undo-moves-of = Coups de { $names }
ui-undo-request-over = { $names }, ta demande d’annulation n’a pas abouti.
ui-asked-settled-undo_asked = Réglé : { $title }, la demande d’annulation.
ui-asked-settled-ballot = Réglé : { $title }, la suite pour la place sans réponse.
ui-asked-settled-pause_asked = Réglé : { $title }, la pause.
ui-asked-settled-no_place = Réglé : { $title }, l’endroit où elle se joue.
ui-asked-settled-paused_by_staff = Réglé : { $title }, la pause.
ui-asked-settled-end_asked = Réglé : { $title }, le vote pour terminer sans résultat.
ui-asked-settled-candidate = Réglé : { $title }, la reprise de la place proposée.
ui-asked-settled-invited = Réglé : { $title }, l’invitation.
ui-asked-settled-rematch = Réglé : { $title }, l’invitation.
ui-asked-settled-agree_again = Réglé : { $title }, les options changées.
ui-asked-settled-seats_taken = Réglé : { $title }, l’appel à commencer.
ui-asked-settled-will_close = Réglé : { $title }, l’annonce de sa fermeture.
ui-asked-settled-last_call = Réglé : { $title }, le dernier appel.
ui-asked-settled-nudge = Réglé : { $title }, la relance.
ui-asked-settled-cared = Réglé : { $title }, l’intérim à ta place.
ui-asked-settled-seat_offered = Réglé : { $title }, l’offre de ta place.

## Le panneau

digest-you = toi
digest-named = { $name } :
digest-then = { $before } ; { $after }
digest-times = { $what } ×{ $n }
ui-only-you = visible de toi seulement
ui-since-your-move = **Depuis ton dernier coup**
    .with = **Ton dernier coup, et depuis**
    .first = **Depuis le début**
ui-done = **Fait :**
ui-receipt-next = Ensuite : { $names }.
ui-chosen = **Choisi :** { $answer }.
ui-kept = **Choisi :** { $answer }. On attend { $names }.
ui-care-sealed = L’intérim a répondu pour toi, en secret. Réponds toi-même, et c’est ta réponse qui comptera.
ui-change = Changer
ui-back = Retour
ui-plan = **Plan**, pas encore joué : { $steps }
ui-plan-lost = Ton plan n’est plus possible en entier : voici ce qu’il en reste.
ui-watching = Tu regardes.
ui-game-over-with = Cette partie est terminée : { $outcome }
ui-closed-already = { $title } est fermée : il n’y a plus rien à y faire ni à y décider.
ui-table-closed = Cette table a été fermée sans résultat.
ui-moved-on = Cette question n’est plus posée ; voici celle du moment.
ui-settled = Réglé : { $call }.
ui-asked-no-longer = On ne te demande plus rien : { $name } a annulé un coup.
ui-already = Tu as déjà répondu. Cela ne compte qu’une fois.
ui-other-device = Modifié sur un autre appareil. Voici où tu en es.
ui-unknown-button = Ce bouton ne sert plus à rien. Utilise Mon coup ou `/jouer`.
ui-other-question = On te demande autre chose maintenant : { $call }.
ui-understood = Compris : { $what }
ui-choose-one = Choisis
ui-choose-group = Choisis d’abord un groupe
ui-choose-all = Choisis-en { $n }
ui-choose-several = Choisis-en autant que tu veux
ui-at-once = Jouer aussitôt :
    .planned = En un clic :
ui-choose-exactly = Choisis-en { $wanted } ({ $chosen } pour l’instant), puis valide ta réponse
ui-choose-between = Choisis-en de { $least } à { $most } ({ $chosen } pour l’instant)
ui-choose-up-to = Choisis-en { $most } au plus ({ $chosen } pour l’instant)
ui-choose-stays = Choisis ce qui reste : { $wanted } ({ $chosen } pour l’instant)
ui-goes-on-after = -# Après { $labels }, tu continues : { $call }.
ui-no-way-back = -# Annulation impossible ensuite : cela { $shown }.
ui-no-way-back-after = -# Annulation impossible après { $labels } : cela { $shown }.
ui-no-way-back-but = -# Annulation impossible après toute réponse sauf { $labels } : cela { $shown }.
ui-put-back = Effacer le choix
ui-counted = { $chosen ->
    [0] (0 sur { $there })
   *[other] · { $chosen } sur { $there } ✓
}
ui-ticked = ✓
ui-tab-here = ▸ { $heading }
ui-ticked-as = ✓ nº { $place }
ui-take-back = Annuler mon coup
ui-taken-back = Coup annulé.
    .prepared = Coup annulé. Ce que tu avais préparé est retiré aussi.
ui-undo-asked = Demandé : il faut l’accord de celles et ceux dont les coups seraient annulés aussi.
ui-no-take-back = Annulation impossible : { $why }.
ui-why-no-take-back = Pourquoi je ne peux pas annuler ?
ui-may-take-back = { $alone ->
    [1] Rien n’empêche d’annuler : appuie sur **Annuler mon coup** ou utilise `/table annuler`.
   *[other] Utilise `/table annuler` : il faut l’accord de celles et ceux dont les coups seraient annulés aussi.
}
ui-why = Pourquoi je ne peux pas… ?
ui-why-not = **Impossible maintenant** · { $call }
ui-why-nothing = Rien ne t’est interdit ici.
ui-why-which = Choisis ce que tu voudrais faire
ui-next-table = Autre table : { $game }, { $call }
    .short = Autre table : { $game }
ui-stored-not-drawn = Ton coup est enregistré, mais je ne peux pas montrer le panneau. C’est notre faute ; signale-le avec { $report }.

## Plus

ui-more-moved-on = La partie a continué. Appuie encore si tu veux toujours annuler ton coup ; qui a joué depuis doit accepter.
ui-more-head = Ce qui sert moins souvent.
ui-more-technical = -# Coup { $n } · sceau de la donne { $seal } · données de jeu { $edition }
ui-show-pictures = Plateau et main en images
ui-show-text = Plateau en texte
ui-board-in-words = Plateau en toutes lettres
ui-board-for-you = Le plateau, pour toi seulement
ui-here = ici
ui-board-comes = { $title } : le plateau arrive en bas de { $place }.
    .here = { $title } : le plateau arrive en bas de ce salon.
    .own = { $title } : le plateau arrive au bas de son propre fil.
ui-board-other-server = Une table reste dans son serveur : utilise cette commande là-bas.
ui-board-elsewhere = Cette table est dans { $place }. Elle ne change de salon que si le sien a disparu, m’est fermé ou, quand elle est au repos, est pris par une autre table.
ui-resign = Rendre ma place
ui-resign-sure = Rendre ta place ({ $title }) ? Un bot continue pour toi ; tu ne pourras pas revenir.
ui-resign-closes = Rendre ta place ({ $title }) ? Personne d’autre n’y joue : la table ferme sans résultat.
ui-resign-yes = Rendre ma place ({ $code })
ui-resigned-closed = Tu as rendu ta place, et { $title } est fermée sans résultat. Merci d’avoir joué.
ui-resigned = Un bot continue pour toi à { $title }. Merci d’avoir joué.
ui-end = Terminer sans résultat
ui-end-sure = Voter pour terminer { $title } sans résultat ? Avec ton vote, { $votes } sur { $people } : il faut plus de la moitié des personnes ; à deux, les deux. Les autres le sauront. Un vote vaut sept jours, et tu peux le retirer.
ui-end-yes = Voter pour terminer { $code }
ui-end-now = Ton vote termine { $title } **maintenant**, sans résultat ({ $votes } sur { $people }).
ui-end-now-yes = Terminer { $code } maintenant ({ $votes } sur { $people })
ui-end-voted = Ton vote est compté : { $votes } sur { $people } pour terminer. Il vaut jusqu’au { $until }.
ui-end-asked = 🏁 Pour terminer sans résultat : { $names }, soit { $votes } sur { $people }. Il faut plus de la moitié ; à deux, les deux. Un vote vaut sept jours.
ui-withdraw-vote = Retirer mon vote
ui-vote-withdrawn = Ton vote est retiré : { $votes } sur { $people } pour terminer.
ui-agree = Accepter
ui-decline = Refuser
ui-withdraw = Retirer ma demande
ui-undo-request-answered = Ta réponse est prise en compte.

## Le journal

ui-log-page = Journal, page { $page } sur { $pages }
ui-log-seal = -# Sceau de la donne { $seal }
ui-log-none = Rien de cela dans le journal.
ui-log-player = Une personne
ui-log-all-players = Tout le monde
ui-log-heading = -# { $round }
ui-since-turns = { $n ->
    [one] **Depuis ton dernier tour**
   *[other] **Depuis tes { $n } derniers tours**
}
ui-since-before = Avant :
ui-since-nothing = Il ne s’est rien passé depuis.
ui-log-empty = Il ne s’est encore rien passé.
ui-earlier = Avant
ui-later = Après

## Les règles

ui-rules = Règles
ui-rules-title = Règles de { $game }
ui-rules-before = Précédente
ui-at-hand = Consulter : qu’est-ce que c’est ?
ui-rules-contents = Sommaire
ui-rules-after = Suivante
ui-rules-see = Voir : { $title }
ui-rules-edition = Données des cartes
ui-rules-not-found = Aucune page ne parle de « { $word } ». Les voici toutes.
ui-edition-head = { $who } · `{ $hash }`
ui-edition-built-in = **Intégrées**, fournies avec Ratskeller
ui-edition-owner = **{ $label }**, apportées par qui héberge ce bot
ui-edition-kept = Cette table joue avec d’autres données, `{ $hash }` : gardées avec elle, elles ne sont plus proposées aux nouvelles tables. Voici celles qui le sont :
ui-edition-explained = Les valeurs marquées ◇ n’ont pas été trouvées imprimées. Qui a la boîte peut fournir un fichier.
ui-hint = -# Première partie · { $hint }
ui-hide-hints = Masquer
ui-hints-hidden = Les astuces sont cachées. `/réglages astuces` les ramène.

## La fin

ui-end-title = { $title } · la fin
ui-own-place = Ta place : { $place ->
    [1] 1re
   *[other] { $place }e
} sur { $of }{ $shared ->
    [yes] {", "}à égalité
   *[no] {""}
}.
ui-end-seal = -# Le sceau du début était { $seal } : c’est l’empreinte du secret de l’archive.
ui-practice = -# Exercice, à partir de { $table } après { $moves ->
    [0] la donne
    [one] un coup
   *[other] { $moves } coups
} : il ne compte pas.
ui-weighed = Ce qu’envisageaient les bots
ui-weighed-page = Ce que les bots envisageaient avant chaque réponse : les trois meilleures, avec la part de la victoire attendue de chacune ; la première est celle qu’ils ont donnée. C’est la plus éprouvée ; les autres l’ont été moins, et leur part peut donc sembler plus haute. Chacune se lit comme sur le bouton du bot : « tu » est le bot · page { $page } sur { $pages }
ui-weighed-asked = **{ $who }** · { $call }
ui-weighed-pick = { $percent } % – { $pick }
ui-weighed-none = Aucun bot n’a rien envisagé ici : ils n’avaient pas le choix, ou tiraient au sort.
ui-record = Archive
ui-record-here = L’archive de { $title } : options, secret, tous les coups et le résultat. N’importe qui peut la rejouer et vérifier le sceau.

## Le message privé

ui-sheet-call = 🔔 À toi dans { $title } : { $call }.
ui-sheet-waiting = { $title } : c’est aux autres de jouer.
ui-sheet-as-of = Tel que c’était { $since } ; **Ouvrir mon panneau** dit qui on attend à présent.
ui-sheet-rests = { $title } : on ne demande rien pour l’instant.
ui-sheet-over = 🏁 { $title } est terminée : { $outcome }
ui-sheet-settled = Réglé : { $title }, { $call }.
ui-sheet-taken-back = { $title } : on ne te demande plus rien ({ $name } a annulé un coup).
ui-sheet-beside = -# En même temps : { $tables }
ui-sheet-discreet = -# Discret : tes secrets ne sont pas écrits ici. **Ouvrir mon panneau** les montre.
ui-sheet-left = { $title } : tu n’y as plus de place.
ui-sheet-elsewhere = { $title } : les avis ne viennent plus ici. Ton panneau : `/jouer`.
ui-discreet = Discret
ui-indiscreet = Montrer mes secrets ici
ui-mute = Table en sourdine
ui-unmute = Fin de la sourdine
ui-first-table = Quand c’est à toi, un message privé t’apporte ta question. Un essai montre s’il te parvient.
ui-test-it = Essayer
ui-channel-instead = Plutôt dans le salon
ui-trial = Message d’essai : c’est ici que viendront tes questions.
ui-trial-sent = Envoyé : regarde tes messages privés. S’il n’y a rien, choisis plutôt le salon.
ui-trial-failed = Je ne peux pas t’écrire en privé : tes réglages pour ce serveur ne le permettent pas. L’appel viendra dans le salon ; **Mon coup** ouvre ta question.
ui-trial-later = Discord ne me laisse pas ouvrir de nouveaux messages privés pour le moment. Réessaie dans un moment.
ui-turned-mute = { $on ->
    [on] { $title } ne sonne plus pour toi. Ton message privé change sans bruit quand on t’attend. Une seule chose t’arrive encore : l’appel avant que ton temps s’épuise.
   *[off] { $title } sonne de nouveau quand on t’attend.
}
ui-turned-discreet = { $on ->
    [on] Tes secrets de { $title } ne sont plus écrits dans le message privé. **Ouvrir mon panneau** les montre.
   *[off] Tes secrets de { $title } sont de nouveau écrits dans le message privé.
}
ui-sheet-with = Avec { $names } dans { $place }
ui-sheet-kept = **Choisi :** { $answer }. Tu peux changer tant que tout le monde n’a pas choisi.
ui-sheet-explained = -# Pour toi seulement :
ui-open-panel = Ouvrir mon panneau
ui-go-to-table = Aller à la table
notice-nudge = 👋 { $title } : { $seats } { $n ->
    [one] aimerait
   *[other] aimeraient
} continuer. On te demande : { $call }.
notice-agree_again = ✎ { $title } : les options ont changé. Es-tu d’accord ?
notice-seats_taken = { $title } : toutes les places sont prises. Tu peux commencer.
notice-undo_declined = ↩ { $title } : { $seat } refuse l’annulation.
notice-undo_lapsed = ↩ { $title } : personne n’a répondu à ta demande d’annulation en un jour. La partie continue.
notice-invited = ✉ { $host } t’invite à { $title }. Un bouton suffit pour rejoindre ; tes questions viendront ici.
notice-rematch = ✉ { $title } : { $host } propose une revanche. Ta place est gardée 48 heures, sauf si { $host } commence avant ; la partie commence quand tout le monde est là.
notice-will_close = ⏳ { $title } : rien ne bouge à cette table depuis douze jours. Elle ferme dans deux jours, sauf si quelqu’un la garde ouverte, la rejoint, la quitte ou change quelque chose.
notice-new_host = { $title } : la personne qui avait ouvert la table l’a quittée. C’est à toi maintenant de régler options et places, et de commencer.
notice-not_coming = { $title } : { $name } ne vient pas. La place est libre pour tout le monde ; la partie ne commence plus d’elle-même, c’est toi qui la commences.
notice-put_out = { $title } : la personne qui a ouvert la table a libéré ta place. Tu n’y es plus.
notice-lobby_closed = { $title } est fermée avant le début : { $why ->
    [by_host] par la personne qui l’avait ouverte.
    [by_staff] par la modération.
   *[untouched] rien n’y a bougé depuis deux semaines.
}
notice-undo_asked = ↩ { $title } : { $seat } demande à annuler { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. D’accord ?
notice-channel-gone = Le salon ou le fil de { $title } a disparu ; rien de la partie n’est perdu, mais elle est au repos tant qu’elle n’a pas de place. Pour lui en donner une, va dans le salon où elle doit continuer et utilise `/table plateau` avec la table { $code }.
notice-not-allowed = Je ne peux pas montrer { $title } dans { $place }. Demande à la modération de m’y donner : { $permissions }. Je réessaie toutes les dix minutes ; rien de la partie n’est perdu. Pour continuer ailleurs, utilise `/table plateau` avec la table { $code } dans un autre salon.
notice-thread-locked = Le fil de { $title } est verrouillé : { $place }. La modération peut le déverrouiller ; je réessaie toutes les dix minutes et rien de la partie n’est perdu. Au bout d’une heure la table est au repos : on ne peut plus répondre tant que je ne peux pas y écrire. Pour continuer ailleurs, utilise `/table plateau` avec la table { $code } dans un autre salon.
notice-no-thread = { $title } se joue directement dans { $place } : Discord ne m’a pas laissé ouvrir de fil. Rien de la partie n’est perdu.
notice-no-thread-permissions = { $title } se joue directement dans { $place }. Pour un fil à part, il me manque là : { $permissions }. Demande à la modération si la prochaine table doit en avoir un.
notice-no-thread-full = { $title } se joue directement dans { $place } : ce serveur a autant de fils ouverts que Discord le permet. Si la modération en ferme, la prochaine table pourra en avoir un.
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages
permission-connect = Se connecter

## Quand Discord refuse un message tel quel

ui-least = -# Discord refuse d’en montrer plus ici pour l’instant ; rien de la partie n’est perdu.
ui-least-open = `/table rejoindre` avec la table { $code } prend une place, `/table options` montre les options, `/table commencer` distribue (pour qui a ouvert la table).
ui-least-running = `/jouer` avec la table { $code } ouvre ton panneau ; les commandes de `{ $command }` répondent en tapant ; `/table montrer` donne le plateau en texte.
ui-least-over = `/table archive` avec la table { $code } donne l’archive en fichier, `/table revanche` ouvre une autre table pour les mêmes personnes.
ui-least-asked = 🔔 À toi dans { $title }.
ui-least-news = Il y a du nouveau à { $title }.

## Réglages

ui-settings = Mes réglages
ui-settings-kept = C’est noté.
ui-settings-mine = Pour moi
ui-settings-others = Avec les autres
ui-setting-language = **Langue** de mes panneaux et messages
ui-setting-notices = **Avis** : où me prévenir quand on m’attend
ui-setting-reading = **Lecture** : avec images dans les messages privés, en texte seul avec marques et colonnes, ou en phrases entières
ui-setting-hints = **Astuces** au-dessus de chaque question d’une première partie
ui-setting-invitations = **Invitations** : qui peut m’inviter à une table ; aux autres, aucune raison n’est donnée
ui-offer-language-auto = Comme mon Discord
ui-offer-language-en = English
ui-offer-language-fr = Français
ui-offer-notices-dm = Message privé
ui-offer-notices-channel = Salon
ui-offer-notices-nowhere = Nulle part
ui-notices-closed = Les messages privés ne te parviennent pas : l’appel vient dans le salon. Après les avoir ouverts, choisis de nouveau message privé.
ui-offer-reading-pictures = Images
ui-offer-reading-large = Grandes images
ui-offer-reading-contrast = Images à fort contraste
ui-offer-reading-text = Texte
ui-show-large = Grandes images
ui-show-contrast = Images à fort contraste
ui-no-picture = Pas d’image pour le moment ; le texte est complet.
ui-offer-reading-words = Mots
ui-offer-hints-on = Oui
ui-offer-hints-off = Non
ui-offer-invitations-everybody = Tout le monde
ui-offer-invitations-sat_with = Qui a joué avec moi
ui-offer-invitations-nobody = Personne
ui-setting-reminders = **Premier rappel** d’une question qui m’attend, en heures ; puis chaque jour, cinq en tout
ui-offer-reminders-4 = 4 heures
ui-offer-reminders-12 = 12 heures
ui-offer-reminders-24 = 24 heures
ui-offer-reminders-48 = 48 heures
ui-offer-reminders-never = Jamais
ui-setting-zone = **Fuseau** { $zone } ({ $now }) : `/réglages fuseau`
ui-setting-no-zone = **Fuseau** inconnu, donc aucune heure calme : `/réglages fuseau`
ui-setting-quiet = **Heures calmes** { $begin }–{ $end } : rien ne sonne alors, et aucune horloge ne tourne pour toi : `/réglages calme`
ui-setting-not-quiet = **Heures calmes** aucune : `/réglages calme`
ui-quiet-shows = Ton horloge laisse deviner tes heures calmes.
ui-zone-gone = Ce fuseau n’existe plus. Sa dernière heure compte jusqu’à ce que tu en choisisses un autre.
ui-hours-kept = C’est noté. Cela vaut tout de suite pour les sons, et pour les horloges dès le { $date }, une fois par semaine au plus.
ui-zone-unclear = Je ne trouve pas un seul fuseau pour « { $typed } ». Tape une ville et choisis dans la liste.
ui-time-unclear = « { $typed } » n’est pas une heure. Écris-la comme 22:00.
ui-server-not-yours = Réservé à la modération (permission : Gérer le serveur).
ui-server-language-auto = comme le serveur
ui-server-language-en = English
ui-server-language-fr = français
ui-server-language-kept = Langue des nouvelles tables ici : { $language }. Les tables déjà là gardent la leur ; qui les ouvre peut la changer avant le début.
ui-rooms-threads = un fil pour chaque table
ui-rooms-here = dans le salon même
ui-rooms-channel = un seul salon
ui-rooms-kept-threads = Les tables s’ouvrent dans tout salon, et chacune reçoit un fil à son début.
ui-rooms-kept-here = Les tables restent dans le salon où elles s’ouvrent, sans fil.
ui-rooms-kept-channel = Les tables s’ouvrent dans { $place } et ses fils seulement.
ui-open-elsewhere = Sur ce serveur, les tables s’ouvrent dans { $place }.
ui-server-no-tables = Aucune table n’est ouverte ni en cours sur ce serveur.
ui-server-tables = { $n ->
    [one] Une table sur ce serveur
   *[other] { $n } tables sur ce serveur
}
ui-server-lobby = avant le début, { $seated ->
    [one] { $seated } place prise
   *[other] { $seated } places prises
} sur { $seats }
ui-server-broken = illisible ; qui héberge ce bot le sait déjà
ui-server-more = { $n ->
    [one] Et une autre.
   *[other] Et { $n } autres.
}

## Ce que le bot peut faire sur un serveur

ui-check = Ce que je peux faire ici
ui-check-not-now = Je ne peux pas regarder maintenant : Discord ne m’a pas encore parlé de ce serveur. Réessaie dans une minute.
ui-check-no-channels = Je ne vois aucun salon textuel ici.
ui-check-fine = - Tout ce qu’il me faut : { $places }
ui-check-lacking = - { $places } : il me manque **{ $permissions }**. { $effect }
ui-check-no-tables = Aucune table ne peut s’y jouer.
ui-check-no-threads = Les tables se jouent dans le salon même, sans fil.
ui-check-no-pictures = Les plateaux viennent en texte.
ui-check-more = { $n ->
    [one] et un autre
   *[other] et { $n } autres
}
ui-check-only-channel-gone = Le seul salon où les tables peuvent s’ouvrir ici n’existe plus : `/serveur salons` en choisit un autre.
ui-cannot-write-there = Je ne peux pas faire mon travail dans { $place }. Il faut : { $permissions }.
ui-moderator-paused = { $title } est en pause. Qui y a une place peut la faire reprendre ; après trente jours elle continue d’elle-même.
ui-moderator-close-sure = Fermer { $title } pour tout le monde, sans résultat ? Le journal dira que c’est la modération, sans ton nom.
ui-moved = { $title } continue dans { $place }.
ui-welcome = **Ratskeller** accueille des jeux de société qui se jouent sur plusieurs jours : pour jouer un coup, on appuie sur un bouton, et quand c’est à toi, je te préviens.
    Dans tout salon : `/table ouvrir`. `/aide` dit la suite.
    Pour la modération : `/serveur vérifier` dit ce que je peux faire ici, `/serveur salons` où les tables peuvent s’ouvrir.

## Ce qui est gardé sur une personne

ui-mydata = Ce qui est gardé sur toi
ui-mydata-settings = - Ton numéro et ton nom sur Discord, ta langue, et tes choix dans `/réglages`.
ui-mydata-tables = - Tes places : { $running ->
    [one] { $running } table
   *[other] { $running } tables
} maintenant, { $over ->
    [one] { $over } partie
   *[other] { $over } parties
} avant.
ui-mydata-moves = - Tes coups (en tout { $n }) : ils permettent de vérifier et d’annuler.
ui-mydata-others = - { $n ->
    [one] { $n } petite chose
   *[other] { $n } petites choses
} de plus : quels messages sont là pour toi, ce qui a sonné et quand, tes réponses commencées.
ui-mydata-how = `/mesdonnées exporter` te donne le tout en fichier, `/mesdonnées effacer` l’efface. `PRIVACY.md`, livré avec ce programme, dit ce qui est gardé, pourquoi et combien de temps.
ui-mydata-here = Tout ce qui est gardé sur toi. Tes coups montrent tes mains : garde ce fichier pour toi pendant que tu joues.
ui-mydata-erase-sure = Effacer tout ce qui est gardé sur toi ?
ui-mydata-erase-what = Tes réglages et ton nom disparaissent, et les messages que je t’ai écrits autant que Discord le permet. Les parties finies gardent leurs coups, sous *Quelqu’un*. Une table encore en cours où tu avais une place, ou qui t’en a refusé une, garde jusqu’à sa fin un nombre tiré du tien avec un secret, sans ton nom : qui connaît une main ne prend pas d’autre place. C’est définitif. Les sauvegardes, les fichiers déjà récupérés et les anciens messages des salons restent tels quels.
ui-mydata-erase-yes = Effacer tout sur moi
ui-mydata-seat-left = - { $title } dans { $place } : tu quittes la table avant son début.
ui-mydata-cup-left = - { $title } dans { $place } : tu la quittes.
ui-mydata-seat-closed = - { $title } dans { $place } : la table ferme, personne d’autre n’y joue.
ui-mydata-seat-goes-on = - { $title } dans { $place } : un bot continue pour toi, avec { $n ->
    [one] une autre personne
   *[other] { $n } autres personnes
} ; la place est proposée pendant sept jours, sans ton nom.
ui-mydata-erased = Tout ce qui était gardé sur toi est effacé. Si tu m’utilises encore, je recommence à zéro avec toi.

## Rappels

ui-reminder = ⏳ { $n ->
    [one] Une table t’attend.
   *[other] { $n } tables t’attendent, la plus ancienne d’abord.
}
ui-reminder-morning = ☀ { $n ->
    [one] Une table t’attend ; c’est arrivé pendant tes heures calmes.
   *[other] { $n } tables t’attendent ; c’est arrivé pendant tes heures calmes.
}
ui-reminder-more = { $n ->
    [one] Et encore une : `/tours`
   *[other] Et encore { $n } : `/tours`
}
ui-reminder-last = { $n ->
    [one] C’est le dernier rappel pour { $title } ; le plateau continue de le montrer.
   *[other] C’est le dernier rappel pour { $n } d’entre elles ; leurs plateaux continuent de le montrer.
}
ui-nudge = Relancer
ui-nudge-whom = Qui veux-tu relancer ?
ui-nudge-nobody = La table n’attend personne que tu pourrais relancer.
ui-nudged = Ta relance arrive tout de suite chez { $name }.
ui-nudged-later = Ta relance arrive chez { $name } au plus tard { $time }.
ui-called-nudge = 👋 { $names } Les autres aimeraient continuer.
ui-called-remind = ⏳ { $names } Ici, et peut-être ailleurs, une question attend : `/tours`
ui-called-morning = ☀ { $names } Ici, et peut-être ailleurs, une question attend depuis les heures calmes : `/tours`

## Listes et aide

ui-turns-none = Tu n’as de place à aucune table. Ouvre-en une avec `/table ouvrir`.
ui-turns-cared = L’intérim joue pour toi
ui-turns-quiet = Aucune table ne t’attend
ui-turns-waiting = { $n ->
    [one] Une table t’attend
   *[other] { $n } tables t’attendent
}
ui-turns-others = On y attend les autres
ui-turns-resting = Au repos
ui-turns-lobby = pas encore commencée
ui-turns-at-rest = { $why ->
    [paused] en pause
    [asleep] endormie
   *[frozen] sans lieu où écrire
}
ui-turns-asked = { $name } (question posée { $since })
ui-turns-previous = Précédent
ui-turns-next = Suivant
ui-help-none = **Ratskeller** accueille des jeux de société qui se jouent sur plusieurs jours. Ouvre une table dans un salon de ton serveur avec `/table ouvrir`, laisse les autres la rejoindre, mets des bots aux places libres, et commence. Chaque coup est un bouton sous **Mon coup**, ou une commande du jeu. `/tours` montre les tables qui t’attendent.
ui-help-open = **{ $title }** n’a pas commencé. `/table rejoindre` prend une place, `/table compléter` met des bots aux places libres, `/table options` montre les options, `/table commencer` distribue (pour qui a ouvert la table).
ui-help-running = **{ $title }** est en cours. `/jouer` ouvre ton panneau avec ce que tu as et ta question. Les commandes du jeu répondent aux mêmes questions. `/table annuler` annule ton dernier coup, `/table journal` raconte la partie, `/table montrer` donne le plateau en texte. **Règles** ouvre la page de la question du moment, `/règles pourquoi` dit ce qui est impossible maintenant.
ui-help-over = **{ $title }** est terminée. `/table archive` donne l’archive en fichier, `/table ouvrir` ouvre une autre table ici.
ui-help-closed = **{ $title }** a été fermée. `/table ouvrir` ouvre une autre table ici.

## Ce qui n’a pas marché

ui-our-fault = C’est notre faute. { $stored ->
    [yes] Ce que tu as fait est enregistré et compte.
   *[no] Rien n’a changé.
    [unknown] Je ne peux pas voir si ce que tu as fait est enregistré : regarde avant de recommencer.
} Signale { $report }.
ui-not-now = { $stored ->
    [yes] Ce que tu as fait est enregistré et compte, mais ma base ne répond pas en ce moment pour le montrer. Regarde de nouveau dans une minute.
   *[no] Ma base ne répond pas en ce moment ; rien n’a changé. Réessaie dans une minute.
    [unknown] Ma base ne répond pas en ce moment. Regarde dans une minute si ce que tu as fait est enregistré, avant de recommencer.
} Qui m’héberge le voit dans le journal.
ui-answer-refused = { $stored ->
    [yes] Ce que tu as fait est enregistré et compte, mais Discord a refusé ma réponse telle quelle.
   *[no] Discord a refusé ma réponse telle quelle.
} Tu peux continuer en tapant : les commandes du jeu répondent aux mêmes questions, `/table journal` raconte la partie.
ui-no-such-command = Cette commande a disparu. Tape / de nouveau pour voir celles du moment.
ui-not-possible = Impossible maintenant.
ui-understood-part = J’ai lu « { $read } » ; « { $word } » n’est pas une des options.
ui-understood-blank = Une réponse vide n’est pas une des options. Choisis parmi ce qui est proposé quand tu tapes.
ui-understood-several = « { $word } » convient à plusieurs options. Précise laquelle : choisis parmi ce qui est proposé quand tu tapes.
ui-understood-nothing = « { $word } » n’est pas une des options. Choisis parmi ce qui est proposé quand tu tapes.
refused-no_such_table = Il n’y a pas de table { $code } pour toi ici. D’un serveur tu accèdes à ses tables, de partout à celles où tu as une place ou une invitation. Les tables finies depuis longtemps sont peut-être dans les archives de qui héberge ce bot.
refused-table_broken = La table { $code } ne peut pas être lue. Qui héberge ce bot le sait ; rien n’est perdu.
refused-no_table_here = Pas de table ici. Ouvre-en une avec `/table ouvrir` ; `/tours` dit où sont les tiennes.
refused-no_table_yours = Tu n’as de place à aucune table dont il puisse s’agir.
refused-say_which_table = Tu as une place à plusieurs tables : dis laquelle avec le paramètre table, ou utilise `/tours`.
refused-other_game = On joue à un autre jeu à cette table.
refused-one_per_channel = Il y a déjà une table ici, ouverte ou en cours. Ouvre un fil ou va dans un autre salon.
refused-place_taken = Une autre table joue maintenant dans son salon. `/table plateau` dans un autre salon de ce serveur l’y emmène ; **Mon coup** la fait alors reprendre.
refused-no_such_game = Aucun jeu ne s’appelle { $game }.
refused-no_such_option = Il n’y a pas d’option { $option }.
refused-bad_option = { $option } ne peut pas être « { $value } ».
refused-bad_seats = Ce jeu a de { $least } à { $most } places.
refused-seats_taken = Il y a déjà { $n } personnes et bots : libère d’abord une place.
refused-full = Toutes les places sont prises.
refused-seats_kept = { $n ->
    [one] Une place est gardée
   *[other] { $n } places sont gardées
} jusqu’au { $until } pour qui on a appelé. Qui ne peut pas venir peut refuser ; tu peux aussi commencer sans attendre.
refused-not_invited = Tu n’as pas d’invitation à cette table, ou tu l’as déjà refusée.
refused-already_seated = Tu as déjà la place { $seat } ici, et tu as accepté les options.
refused-not_seated = Tu n’as pas de place à cette table.
refused-not_open = C’est possible seulement avant le début.
refused-leave_by_resigning = La partie est en cours : pour la quitter, **Rendre ma place** sous **Plus**, ou `/table abandonner`.
refused-not_running = C’est possible seulement pendant la partie.
refused-game_over = Cette partie est terminée.
refused-not_alone = Les bots ne conseillent que là où personne d’autre ne joue.
refused-advice_scored = Les bots ne conseillent pas dans une partie qui compte : classée, d’une coupe, ou avec la même donne que d’autres tables.
refused-not_over = L’archive vient à la fin de la partie : elle contient le secret de la donne.
refused-host_first = { $host }, qui a ouvert la table, peut commencer. S’il ne se passe rien, toute personne à la table le peut à partir du { $until }.
refused-host_only = Seule la personne qui a ouvert la table, { $host }, le peut.
refused-not_over_yet = La revanche vient après la fin.
refused-sits_here = { $name } a déjà une place ici.
refused-invited_already = { $name } a déjà une invitation.
refused-takes_no_invitations = { $name } n’accepte pas d’invitation en ce moment.
refused-invited_too_often = { $name } a déjà reçu plusieurs invitations. Tu pourras en envoyer une { $hours ->
    [0] dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
   *[other] dans { $hours } heures
} ; d’ici là, la table reste ouverte.
refused-invites_too_often = Tu as déjà invité beaucoup de monde. Tu pourras inviter de nouveau { $hours ->
    [0] dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
   *[other] dans { $hours } heures
} ; d’ici là, la table reste ouverte.
refused-not_yourself = C’est ta propre place : utilise `/table quitter`.
refused-seat_is_free = Cette place est déjà libre.
refused-no_bot_here = Aucun bot n’est plus assis ici.
refused-options_changed = Les options ont changé depuis. Les voici maintenant.
refused-too_few = Ce jeu demande { $least } places prises, il en manque { $n } : attends du monde, ou complète avec des bots.
refused-seats_changed = On est maintenant { $n } : regarde la table et appuie de nouveau.
refused-not_agreed = Il manque d’abord l’accord { DE($seats) }.
refused-not_sure = Confirme : appuie encore une fois sur le bouton.
refused-not_your_seat = Ce n’est pas ta place.
refused-nothing_to_do = Rien n’a changé.
refused-nudge_yourself = C’est ta propre place.
refused-nudge_bot = Les bots n’ont pas besoin de relance.
refused-nudge_not_asked = On ne demande rien à { $name } pour l’instant.
refused-nudge_away = { $name } : absence jusqu’au { $until }.
refused-nudge_soon = On a posé la question à { $name } { $since } ; une relance est possible à partir du { $until }.
refused-nudge_left = { $name } a quitté ce serveur : une relance ne l’atteindrait pas.
refused-no_such_zone = Il n’y a pas de fuseau { $zone }.
refused-no_zone = Les heures calmes demandent un fuseau : d’abord `/réglages fuseau`.
refused-quiet_too_long = Les heures calmes durent { $hours } heures au plus.
refused-undo_off = À cette table, rien ne s’annule.
refused-taken_back_often = Tu as annulé { $n } fois ta réponse ici : cette réponse reste.
refused-nothing_to_take_back = Tu n’as aucun coup à annuler.
refused-nobody_agrees = Des coups d’un bot ou de l’intérim seraient annulés. Cette partie compte, et personne d’autre n’est là pour donner son accord.
refused-no_take_back = Annulation impossible : quelque chose a été révélé depuis.
refused-change_instead = Ta réponse est encore scellée : change-la plutôt dans ton panneau.
refused-undo_asked_already = Tu as déjà demandé une annulation : attends la réponse, ou retire-la dans ton panneau.
refused-undo_request_open = { $seat } a déjà demandé une annulation : il faut d’abord y répondre.
refused-no_undo_request = Déjà réglé : cette demande n’est plus ouverte.
refused-plan_too_long = Une réponse se prépare sur { $most } étapes au plus : prépare seulement son début.
refused-not_ahead = Ce que tu as préparé n’est plus ce qui te sera demandé.
refused-own_table = Tu joues à cette table, ou tu y as rendu une place : tu ne la fermes pas et ne la mets pas en pause au nom de la modération. Qui y a une place peut s’accorder sur une pause (`/table pause`) ou voter pour terminer (`/table terminer`) ; une autre personne de la modération peut encore faire les deux.
refused-not_needed = Ta réponse n’est pas nécessaire pour cela.
refused-voted_already = Tu as déjà voté : { $votes } sur { $people } pour terminer.
refused-vote_decides = Ton vote terminerait la table maintenant : { $votes } sur { $people }.
refused-not_voted = Tu n’as pas de vote à retirer : il n’est peut-être plus valable.

## Ce que la table elle-même dit dans son journal

told-table_opened = { $seat } ouvre la table.
told-table_joined = { $seat } rejoint la table.
told-table_agreed = { $seat } accepte les options.
told-table_invited = { $seat } invite { $name }.
told-table_left = { $name } quitte la table.
told-table_not_coming = { $name } ne vient pas.
told-table_freed = Une place est libérée.
told-table_filled = { $n ->
    [one] Un bot prend place.
   *[other] { $n } bots prennent place.
}
told-table_options_changed = Changé : { $names }.
told-table_started = La donne est scellée. Sceau { $seal }
told-table_practice = Exercice à partir d’ici : { $seat } rejoue la table { $table }, après { $moves ->
    [0] la donne
    [one] un coup
   *[other] { $moves } coups
}.
told-table_taken_back = { $seat } annule { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
told-table_undo_granted = Accordé à { $seat } : { $moves ->
    [one] { $moves } coup annulé ({ DE($seats) }).
   *[other] { $moves } coups annulés ({ DE($seats) }).
}
told-table_undo_asked = { $seat } demande à annuler { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
told-table_undo_declined = { $seat } refuse l’annulation.
told-table_undo_withdrawn = La demande d’annulation { DE($seat) } est réglée.
told-table_undo_lapsed = La demande d’annulation { DE($seat) } est caduque : personne n’a répondu en un jour.
told-table_resigned = { $name } rend sa place : { $seat } (bot) continue.
told-table_vote = { $seat } vote pour terminer sans résultat : { $votes } sur { $people }.
told-table_vote_withdrawn = { $seat } retire son vote pour terminer : { $votes } sur { $people }.
told-table_closed = { $why ->
    [by_host] La personne qui a ouvert la table la ferme.
    [untouched] Rien n’a bougé depuis deux semaines : la table ferme.
    [by_staff] La modération ferme la table, sans résultat.
    [lesson] La leçon se termine.
    [untouched_table] Personne n’a réveillé la table en soixante jours : elle ferme, sans points.
    [gone_server] Je n’ai pas eu où écrire depuis trente jours : la table ferme, sans points.
    [by_vote] La table est terminée par vote, sans résultat.
   *[nobody_left] Il ne reste personne : la table ferme sans résultat.
}
told-table_moved = La modération déplace la table.
told-table_repaired = Qui héberge ce bot a réparé la table.
told-table_rules_changed = J’ai été mis à jour : mes règles lisent cette position autrement, et la partie continue à partir de là.
