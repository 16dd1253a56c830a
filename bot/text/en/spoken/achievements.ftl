### Achievements in words.

achieved-line = { $name }: { $how }. Earned on { $date }, { $table }.
achieved-not = Not yet: { $name }. { $how }.
achieved-shown = { $name } shows achievements in { $game }: { $n } of { $of }.
achieved-shown-line = { $name }: { $how }.
