### Les conseils d’un bot : ce qu’il ferait, pour qui joue seul parmi des bots.

ui-advice = Que ferait un bot ?
ui-advice-first = Que ferait un bot ? (hors classement)
ui-advice-head = **{ $title } · { $call }**
    Un bot { $level ->
        [easy] facile
       *[middle] moyen
    }, voyant ce que tu vois, préférerait ceci ; le pourcentage est ce qu’il espère de la victoire.
ui-advice-marked = { $head } Cette partie ne compte plus.
ui-advice-why = { $told } · { $why }
ui-advice-none = **Aucun bot n’a de conseil ici.** Il n’y a qu’une réponse, ou les bots tirent au sort dans ce jeu. Rien n’est marqué.
ui-advice-off = Tu ne demandes pas conseil aux bots. `/réglages conseils` le permet : une partie où l’on s’en sert ne compte pas.
ui-advised = Avec des conseils de bots, donc sans compter : { $who }
ui-setting-advice = **Conseils d’un bot** quand je joue seul parmi des bots : un bouton demande ce que ferait un bot moyen. Une partie où je m’en sers ne compte pas
ui-offer-advice-on = Oui
ui-offer-advice-off = Non
cmd-settings-advice = conseils
    .about = Seul parmi des bots : demander ce que ferait l’un d’eux ; la partie ne compte plus
