### Réponses préparées avant la question. Tout cela n’est que pour qui les prépare.

prepare-button = Préparer mon prochain tour
prepare-ahead = Dans l’état actuel :
prepare-how = -# Ta réponse reste scellée ; quelques secondes après le début de ton tour, elle est jouée si elle apporte la même chose qu’à présent. Une fois prête, tu peux choisir de la jouer quoi qu’il arrive, la changer ou la retirer ; une fois jouée, elle s’annule comme un coup.
prepare-nothing = On ne peut pas encore dire ce qui te sera demandé : rien à préparer pour l’instant.
prepare-asked = C’est à toi maintenant : voici ta question. La suivante se prépare pendant que tu attends.
prepare-over = La partie est terminée : rien à préparer.
prepare-no-seat = Tu n’as pas de place à cette table : rien à préparer.
prepare-kept = ✓ Préparé. La réponse sera jouée quand ton tour viendra.
prepare-prepared = **Préparé :** { $steps }
prepare-mode = { $mode ->
    [anyway] Ta réponse sera jouée dès que les règles le permettent.
   *[same] Ta réponse ne sera jouée que si elle apporte la même chose qu’au moment où tu l’as préparée.
}
prepare-to-mode = { $mode ->
    [anyway] Même si l’effet est différent
   *[same] Jouer seulement si l’effet est le même
}
prepare-change = Changer
prepare-drop = Retirer
prepare-dropped = Retiré : plus rien n’est préparé.
prepare-reopened = Ce n’est plus préparé : change ta réponse ici, puis termine-la de nouveau.
prepare-so-far = Préparer jusqu’ici
prepare-leave = Retour au panneau
prepare-handed-in = ✓ Ta réponse préparée a été jouée.
prepare-due = **Préparé :** { $steps } { $mode ->
    [anyway] Ta réponse sera jouée dans les 15 secondes, sauf si tu la retires ou réponds avant.
   *[same] Ta réponse sera jouée dans les 15 secondes si elle apporte encore la même chose, sauf si tu la retires ou réponds avant.
}
prepare-unfit = { $why ->
    [gone] Ta réponse préparée n’est plus possible.
   *[differs] Ta réponse préparée n’apporte plus la même chose.
} Ton panneau en garde ce qui convient.
prepare-unfit-before = -# Quand tu l’as préparée : { $told }
prepare-unfit-now = -# Maintenant : { $told }
prepare-sheet-handed-in = ✓ { $title } : ta réponse préparée a été jouée.
prepare-sheet-unfit = 🔔 { $title } : ta réponse préparée n’apporte plus la même chose. On te demande : { $call }.
prepare-standing = Réponses automatiques
prepare-standing-how = Ce que tu réponds chaque fois qu’on te le demande, { $until }. Les autres voient seulement qu’une réponse est venue.
prepare-standing-ask = Me demander
prepare-standing-now = Réponses automatiques : { $answers }
prepare-standing-order = Dans cet ordre : { $order }
prepare-standing-next = puis { $what }
prepare-standing-out = retirer { $what }
prepare-standing-goes-on = Ajouter la suite, ou retirer un choix
