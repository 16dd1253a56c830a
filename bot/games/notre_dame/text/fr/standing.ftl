### What a seat may answer as often as it is asked.

standing-notre_dame-until = jusqu’à la fin de la manche
standing-notre_dame-hire = Engager un personnage
    .none = personne
standing-notre_dame-hire_more = Autres personnages du Conseiller
    .none = personne
standing-notre_dame-message = Un message sur ton chemin
    .take = toujours le prendre
standing-notre_dame-benefit = Un avantage au choix
    .how = Le premier de ton ordre qui est possible. Si aucun ne l’est, on te demande.
    .marker = un marqueur
    .gold = une pièce
    .rat = le rat recule
standing-notre_dame-outbreak = Épidémie : le secteur qui perd un marqueur
    .how = Parmi les secteurs les plus occupés, le premier de ton ordre. Si aucun n’y figure, on te demande.
    .school = Séminaire
    .bank = Banque
    .residence = Résidence
    .carriage_house = Relais de calèches
    .hotel = Auberge
    .park = Parc
    .hospital = Hôpital
