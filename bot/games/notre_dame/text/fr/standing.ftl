### What a seat may answer as often as it is asked.

standing-notre_dame-until = jusqu’à la fin de la manche
standing-notre_dame-hire = Engager un personnage
    .none = personne
standing-notre_dame-hire_more = Autres personnages du Conseiller
    .none = personne
standing-notre_dame-message = Un message sur ton chemin
    .take = toujours le prendre
standing-notre_dame-benefit = Un avantage de l’hôtel
    .marker = un marqueur, si possible
    .gold = une pièce, si possible
    .rat = le rat recule, si possible
