### Notes : ce qu’une personne écrit pour elle-même sur une table.

note-open = Ma note
note = Ma note sur { $title }
note-only-you = Personne d’autre ne la voit jamais, même en reprenant ta place.
note-empty = Rien n’est encore noté.
note-edit = Modifier
note-back = Retour à mon panneau
note-label = Rien que pour toi, { $most } caractères au plus
refused-note_too_long = Une note a { $most } caractères au plus ; celle-ci en a { $n }. Elle reste comme elle était.
cmd-table-note = note
    .about = Ma note privée sur une table
