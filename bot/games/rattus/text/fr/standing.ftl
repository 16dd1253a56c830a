### Ce qu’une place répond chaque fois qu’on le lui demande.

standing-rattus-until = jusqu’à la fin de ton prochain tour
standing-rattus-lose_cube = Quand tu perds un cube
    .cube = un cube sans potion, jamais de potion
    .potion = d’abord une potion
standing-rattus-serf_cube = Le cube du Serf
    .place = toujours le poser
    .pass = ne jamais le poser
standing-rattus-soldier = Le Soldat
    .none = pas utilisé
standing-rattus-crusader = Le Croisé
    .none = pas utilisé
standing-rattus-last_uses = Dernier usage de tes cartes
    .none = aucun
prepare-rattus-open = -# Où va la peste te sera demandé à ton tour : d’ici là, d’autres la déplacent.
