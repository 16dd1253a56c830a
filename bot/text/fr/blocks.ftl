### Blocages : avec qui on ne veut pas jouer.

block-done = { $name } : c’est bloqué. Désormais, toi et cette personne n’obtenez plus de place à la même table. Personne ne l’apprend ; qui essaie lit seulement qu’aucune place n’est libre, comme d’autres pour d’autres raisons. Les tables communes en cours continuent. `/bloquer lever` y met fin.
block-parted = { $n ->
    [one] Une table commune n’avait pas commencé
   *[other] { $n } tables communes n’avaient pas commencé
} : là où tu as ouvert la table, sa place est de nouveau libre ; ailleurs, tu as quitté la tienne.
block-lifted = { $name } : le blocage est levé.
block-bot = C’est le compte d’un bot, et seules des personnes se bloquent. Les bots jouent là où qui ouvre la table leur donne une place.
block-none = Tu n’as bloqué personne. `/bloquer personne` tient quelqu’un à l’écart de tes tables, sans le lui dire.
block-list = **Qui tu as bloqué** (personne d’autre ne le voit)
block-line = · { $name }
refused-seat_not_for_you = Aucune place n’est libre pour toi à cette table : elle est peut-être gardée pour quelqu’un, ou la table n’a pas voulu. Je ne dis jamais pourquoi.
refused-block_yourself = Tu ne peux pas te bloquer toi-même.
refused-blocks_many = Tu as déjà bloqué { $n } personnes, c’est le maximum. Lève d’abord un blocage : `/bloquer lever`.
refused-not_blocked = Tu n’as bloqué personne de ce nom. `/bloquer liste` les montre tous.
ui-setting-tables = **Tables** : quand je joue à autant de tables, aucune invitation ne m’y ajoute une place ; je peux toujours m’asseoir sans invitation
ui-offer-tables-3 = 3
ui-offer-tables-5 = 5
ui-offer-tables-10 = 10
ui-offer-tables-20 = 20
ui-offer-tables-any = Sans limite
refused-tables_enough = Tu joues à { $n } tables, le maximum que tu as fixé pour les invitations. Rien n’a changé : `/réglages montrer`, **Avec les autres**, **Tables** permet plus.
cmd-block = bloquer
    .about = Avec qui tu ne veux pas jouer ; personne d’autre ne le voit
cmd-block-person = personne
    .about = Ne jamais être à une table avec quelqu’un
cmd-block-lift = lever
    .about = Lever un blocage
cmd-block-list = liste
    .about = Qui tu as bloqué
par-blocked = bloqué
    .about = Qui tu as bloqué
