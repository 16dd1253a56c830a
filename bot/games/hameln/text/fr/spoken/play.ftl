### Le jeu de Hameln en mots : ce qui remplace les textes à symboles.

hameln-option-influence = { $sign } pour { $price }, { $n } de plus
    .outcome = de { $old } à { $new } sur la piste
