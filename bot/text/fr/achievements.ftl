### Hauts faits : premières fois et exploits, sans bruit.

achieved-finished = Jusqu’au bout
achieved-finished-how = Finir une partie
achieved-won = Victoire
achieved-won-how = Gagner, en solo ou à égalité
achieved-full_table = Table complète
achieved-full_table-how = Jouer à autant que le jeu le permet
achieved-close_finish = D’un cheveu
achieved-close_finish-how = Gagner d’un seul point, ou au départage
achieved = Exploits : { $game }
achieved-private = Personne d’autre ne le voit. Comptent les parties jouées à ta propre place du début à la fin, sans conseil de bots, dont un quart au plus par l’intérim ; ni entraînement ni leçons.
achieved-some = { $n } sur { $of }
achieved-line = ✅ **{ $name }** · { $how } · { $date }, { $table }
achieved-not = ▫️ { $name } · { $how }
achieved-left = { $n ->
    [one] Une de tes parties n’a pas encore été relue.
   *[other] { $n } de tes parties n’ont pas encore été relues.
}
achieved-on = Relire la suite
achieved-show = Montrer ici
achieved-shown = **{ $name }** · exploits à { $game } : { $n } sur { $of }
achieved-shown-line = ✅ **{ $name }** · { $how }
achieved-shown-done = Tout le monde peut le lire ici.
achieved-none-to-show = Rien à montrer encore pour { $game }.
cmd-achievements = exploits
    .about = Tes premières fois et tes exploits ; personne d’autre ne les voit
ui-show-in-server = Les autres le lisent dans un salon d’un serveur : utilise cette commande là-bas.
ui-not-shown = Je n’ai pas pu écrire ici. Réessaie dans une minute.
