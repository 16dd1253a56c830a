### Le jeu de Hameln en mots : ce qui remplace les textes à symboles.

hameln-option-influence = { $sign } pour { $price }, { $n } de plus
    .outcome = de { $old } à { $new } sur la piste
hameln-from_pile = { $n ->
    [one] { $n } jeton de la pile { $pile }
   *[other] { $n } jetons de la pile { $pile }
}
    .short = { $n } de pile { $pile }
