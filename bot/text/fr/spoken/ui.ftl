### En mots, à chaque table : ce qui remplace les textes à symboles.

ui-sheet-call = À toi dans { $title } : { $call }.
ui-sheet-over = { $title } est terminée : { $outcome }
ui-edition-explained = Les valeurs dites reconstituées n’ont pas été trouvées imprimées. Qui a la boîte peut fournir un fichier.
grade-reconstructed = { $n ->
    [one] { $n } reconstituée
   *[other] { $n } reconstituées
}
notice-undo_asked = { $title } : { $seat } demande à reprendre { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. D’accord ?
ui-counted = ({ $chosen } sur { $there })
ui-ticked = (choisie)
