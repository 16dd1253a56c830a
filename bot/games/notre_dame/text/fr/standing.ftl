### Ce qu’une place répond chaque fois qu’on le lui demande.

standing-notre_dame-until = jusqu’à la fin du tour
standing-notre_dame-hire = Corrompre un personnage
    .none = personne
standing-notre_dame-hire_more = Autres personnages du Conseiller
    .none = personne
standing-notre_dame-message = Une lettre de change sur ton chemin
    .take = toujours la prendre
standing-notre_dame-benefit = Un bonus au choix
    .how = Le premier de ton ordre qui est possible. Si aucun ne l’est, on te demande.
    .marker = un cube
    .gold = une pièce
    .rat = le rat recule
standing-notre_dame-outbreak = Épidémie : le bâtiment qui perd un cube
    .how = Parmi tes bâtiments majoritaires, le premier de ton ordre. Si aucun n’y figure, on te demande.
    .school = Séminaire
    .bank = Banque
    .residence = Résidence
    .carriage_house = Relais de calèches
    .hotel = Auberge
    .park = Parc
    .hospital = Hôpital
