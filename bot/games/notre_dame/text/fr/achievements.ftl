### Hauts faits : premières fois et exploits, sans bruit.

notre_dame-achieved-no_outbreak = La peste t’épargne
notre_dame-achieved-no_outbreak-how = Finir une partie sans que la peste éclate chez toi
notre_dame-achieved-clean_borough = Rues propres
notre_dame-achieved-clean_borough-how = Finir avec ton rat sur 0
notre_dame-achieved-every_sector = Partout chez soi
notre_dame-achieved-every_sector-how = Avoir des marqueurs d’influence dans les sept secteurs à la fin
notre_dame-achieved-crowded_sector = Un quartier animé
notre_dame-achieved-crowded_sector-how = Avoir quatre marqueurs dans un secteur à la fin, le confident compté
notre_dame-achieved-courier = Aux messages
notre_dame-achieved-courier-how = Prendre quatre messages en une partie
notre_dame-achieved-benefactor = Largesse
notre_dame-achieved-benefactor-how = Donner six pièces d’or à Notre-Dame en une partie
notre_dame-achieved-good_employer = Une bonne maison
notre_dame-achieved-good_employer-how = Engager neuf personnages en une partie
notre_dame-achieved-renowned = La renommée
notre_dame-achieved-renowned-how = Avoir quarante points de prestige à la fin
