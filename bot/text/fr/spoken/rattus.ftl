### Rattus en mots : ce qui remplace les textes à symboles, et le plateau en phrases.

## À la place des textes à symboles

rattus-face = valeur limite { $limit } : { $symbols }
    .bare = valeur limite { $limit }, aucun symbole
rattus-symbol-m = majorité
rattus-symbol-a = tous
rattus-wall = { $one } et { $other }
rattus-ringed = { $face } (rat de départ)
rattus-times = { $n } fois { $what }
