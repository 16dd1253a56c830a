### Notre-Dame en mots : ce qui remplace les textes à symboles, et le plateau en phrases.

## À la place des textes à symboles

nd-message = { $mark } { $kind }
    .neutral = neutre { $mark } { $kind }
nd-card-of = { $card }, couleur { $mark }
nd-times = { $n } fois { $what }
