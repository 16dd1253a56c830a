### Ce qu’une place répond chaque fois qu’on le lui demande.

standing-hameln-until = jusqu’à la fin de la manche
standing-hameln-optional = Action facultative
    .none = rien
standing-hameln-keep = Les enfants, quand le Pied Piper vient
    .all = garder tous si tu peux tout payer, sinon demander
    .none = n’en garder aucun
