### What a seat may answer as often as it is asked.

standing-hameln-until = jusqu’à la fin de la phase
standing-hameln-optional = Action facultative
    .none = rien
standing-hameln-keep = Les enfants, quand le Pied Piper vient
    .all = garder tous si tu peux tout payer, sinon demander
    .none = n’en garder aucun
