### Hauts faits : premières fois et exploits, sans bruit.

hameln-achieved-no_child_lost = Personne ne le suit
hameln-achieved-no_child_lost-how = Avoir des enfants et n’en perdre aucun, le Pied Piper repart seul
hameln-achieved-many_houses = Vieilles familles
hameln-achieved-many_houses-how = Avoir des membres dans six maisons à la fin
hameln-achieved-clean_houses = Maisons propres
hameln-achieved-clean_houses-how = Avoir des membres dans quatre maisons à la fin, sans qu’une seule soit infestée
hameln-achieved-matchmaker = Quatre mariages
hameln-achieved-matchmaker-how = Marier quatre de tes enfants en une partie
hameln-achieved-rat_catcher = La chasse aux rats
hameln-achieved-rat_catcher-how = Avoir huit points sur tes jetons Attrape-Rat à la fin
hameln-achieved-cat_owner = Le chat est à toi
hameln-achieved-cat_owner-how = Posséder le chat à la fin
hameln-achieved-calls_the_tune = Qui paie le Pied Piper
hameln-achieved-calls_the_tune-how = Faire venir trois fois le Pied Piper par un pot-de-vin
hameln-achieved-wealthy = La fortune
hameln-achieved-wealthy-how = Avoir douze florins à la fin
