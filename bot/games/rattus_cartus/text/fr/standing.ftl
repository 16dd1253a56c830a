### What a seat may answer as often as it is asked.

standing-rattus_cartus-until = jusqu’à la fin de la manche
standing-rattus_cartus-gain = Cartes que tu peux prendre
    .take = toujours les prendre
    .pass = toujours les laisser
standing-rattus_cartus-discard_for_rats = Cartes à défausser pour des rats
    .none = aucune
