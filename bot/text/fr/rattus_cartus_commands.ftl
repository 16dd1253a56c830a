### /cartus, et le nom du jeu.

game-rattus_cartus = Rattus Cartus
cmd-cartus = cartus
    .about = Rattus Cartus : répondre en tapant
cmd-cartus-supplies = soutien
    .about = Soutien : utiliser l’une des cartes proposées
cmd-cartus-look = regarder
    .about = Regarder des cartes du Soutien des nonnes
cmd-cartus-enter = entrer
    .about = Entrer dans un bâtiment et poser des cartes face cachée
cmd-cartus-lay = poser
    .about = Poser des cartes dans le bâtiment où tu es entré
cmd-cartus-pass = passer
    .about = Jouer un Laissez-passer et entrer après les autres
cmd-cartus-victim = victime
    .about = Épée : choisir qui donne, parmi les ex æquo
cmd-cartus-give = donner
    .about = Épée : choisir les cartes à remettre
cmd-cartus-flute = flûte
    .about = Flûte : choisir qui reçoit ton rat, parmi les ex æquo
cmd-cartus-hospital = hôpital
    .about = Hôpital : défausser des cartes pour perdre autant de rats
cmd-cartus-tribute = tribut
    .about = Tour de garde : choisir les cartes à payer
cmd-cartus-gain = gain
    .about = Avant une Tour de garde : prendre les cartes, ou les laisser
