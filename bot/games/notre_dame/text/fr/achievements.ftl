### Hauts faits : premières fois et exploits, sans bruit.

notre_dame-achieved-no_outbreak = La peste t’épargne
notre_dame-achieved-no_outbreak-how = Finir une partie sans que la peste éclate chez toi
notre_dame-achieved-clean_borough = Rues propres
notre_dame-achieved-clean_borough-how = Finir avec ton rat sur 0
notre_dame-achieved-every_sector = Partout chez soi
notre_dame-achieved-every_sector-how = Avoir des cubes dans les sept bâtiments à la fin
notre_dame-achieved-crowded_sector = Un quartier animé
notre_dame-achieved-crowded_sector-how = Avoir quatre cubes dans un bâtiment à la fin, le confident compté
notre_dame-achieved-courier = Le courrier
notre_dame-achieved-courier-how = Prendre quatre lettres de change en une partie
notre_dame-achieved-benefactor = Largesse
notre_dame-achieved-benefactor-how = Faire six pièces d’or d’offrandes à Notre-Dame en une partie
notre_dame-achieved-good_employer = Une bonne maison
notre_dame-achieved-good_employer-how = Corrompre neuf personnages en une partie
notre_dame-achieved-renowned = La renommée
notre_dame-achieved-renowned-how = Avoir quarante points de prestige à la fin
