### Le duplicate : plusieurs tables jouent la même donne.

duplicates-about = **La même donne à { $n } tables** : au début, les joueurs sont répartis au sort. Chaque table joue dans un fil privé, et rien de l’une ne paraît à l’autre avant la fin de toutes.
duplicates-set = { $title } se jouera à { $n } tables avec la même donne : { $seats } places en tout. Les autres doivent accepter de nouveau.
duplicates-set-one = { $title } se joue de nouveau à une seule table.
duplicates-dealt = { $title } : la même donne est scellée pour { $n } tables, chacune dans un fil privé. Sceau { $seal }, le même partout.
duplicates-started = La donne est scellée pour { $n } tables. La tienne est { $title } : son fil privé arrive dans un instant.
duplicates-title = { $game } : une donne, { $n } tables
duplicates-seal = Toutes sont finies. Le sceau de la donne, le même à chaque table : { $seal }
duplicates-winners = { $n ->
    [0] Table { $code } : personne n’a gagné.
    [one] Table { $code } : victoire de { $names }.
   *[other] Table { $code } : victoire partagée de { $names }.
}
duplicates-no-result = Table { $code } : finie sans résultat.
duplicates-nothing = Moins de deux tables sont allées au bout : il n’y a rien à comparer.
duplicates-seat = Place { $n }
duplicates-line = { $name }, table { $code } : rang { $place }
duplicates-line-rounds = { $name }, table { $code } : rang { $place } avec { $total } ; tour par tour { $numbers }
duplicates-replay = Revoir { $code }
duplicates-in-play = -# La même donne se joue encore à une autre table : *Revanche*, *Revoir* et *Archive* viennent avec la comparaison, quand toutes seront finies.
duplicates-no-room = Les tables d’une même donne ont besoin de fils privés : ouvre la partie dans un salon textuel d’un serveur, mais pas dans un salon d’annonces.
duplicates-permissions = Les tables d’une même donne ont besoin de fils privés. Dans { $place }, il me manque : { $permissions }.
notice-no-private-thread = { $title } joue une donne qui se joue aussi à d’autres tables et a besoin d’un fil privé. Je n’ai pas pu en ouvrir un dans { $place } ; je réessaierai. D’ici là, rien n’en paraît.
notice-no-private-thread-permissions = { $title } joue une donne qui se joue aussi à d’autres tables et a besoin d’un fil privé. Je n’ai pas pu en ouvrir un dans { $place }, où il me manque : { $permissions }. Je réessaierai. D’ici là, rien n’en paraît.
notice-no-private-thread-full = { $title } joue une donne qui se joue aussi à d’autres tables et a besoin d’un fil privé, mais ce serveur a autant de fils ouverts que Discord le permet. Je réessaierai. D’ici là, rien n’en paraît.
notice-drawn = 🎲 Ta place est tirée au sort et la partie a commencé : { $title }. On t’appellera à ton tour.
ui-called-drawn = { $names }, les places sont tirées au sort et la partie a commencé.
ui-term-tables = tables avec la même donne
told-table_duplicates = { $n } tables jouent cette donne ; sceau { $seal }.
ui-check-no-duplicates = Aucune donne ne se joue à plusieurs tables.
permission-create_private_threads = Créer des fils privés
refused-bad_duplicates = La même donne se joue à { $tables } tables au plus, avec { $people } places en tout.
refused-duplicates_uneven = À { $n }, impossible de se répartir également sur { $tables } tables d’au moins { $least }.
refused-duplicates_people = Chacune des { $tables } tables a besoin d’une personne.
refused-duplicates_closed = La même donne se joue à d’autres tables : jusqu’à la fin de toutes, personne de nouveau ne s’assied ici ni ne regarde.
refused-deal_in_play = La même donne se joue encore à une autre table. *Revoir*, *Archive* et la vérification viendront quand toutes seront finies.
refused-deal_told_here = La donne jouée ici se joue encore à une autre table. Jusqu’à la fin de toutes, ouvre une table ailleurs.
refused-not_a_duplicate = La donne de cette table n’est qu’à elle.
cmd-duplicate = duplicate
    .about = Jouer la même donne à plusieurs tables ; plus tard, les comparer
par-tables = tables
    .about = À combien de tables, pour l’hôte d’une table ouverte ; rien : la comparaison
