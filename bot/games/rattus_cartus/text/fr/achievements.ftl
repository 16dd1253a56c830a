### Hauts faits : premières fois et exploits, sans bruit.

rattus_cartus-achieved-outlived = Survie
rattus_cartus-achieved-outlived-how = Survivre à la peste quand quelqu’un d’autre y succombe
rattus_cartus-achieved-no_rats = Pas un rat
rattus_cartus-achieved-no_rats-how = Finir sans un seul rat
rattus_cartus-achieved-last_nun = La dernière nonne
rattus_cartus-achieved-last_nun-how = Survivre avec exactement autant de rats que de nonnes
rattus_cartus-achieved-three_classes = De haut rang
rattus_cartus-achieved-three_classes-how = Être en tête de trois classes à la fin
rattus_cartus-achieved-all_classes = En bons termes avec tous
rattus_cartus-achieved-all_classes-how = Avoir de l’influence dans les six classes à la fin
rattus_cartus-achieved-sword_stroke = Un fier coup d’épée
rattus_cartus-achieved-sword_stroke-how = Prendre trois cartes avec une seule Épée
rattus_cartus-achieved-all_in = Le tout pour le tout
rattus_cartus-achieved-all_in-how = Poser huit cartes dans un bâtiment
rattus_cartus-achieved-treasurer = Le trésor
rattus_cartus-achieved-treasurer-how = Avoir trois cartes Or à la fin
