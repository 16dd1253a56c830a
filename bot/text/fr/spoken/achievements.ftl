### Les exploits en phrases.

achieved-line = { $name } : { $how }. Obtenu le { $date }, { $table }.
achieved-not = Pas encore : { $name }. { $how }.
achieved-shown = { $name } montre ses exploits à { $game } : { $n } sur { $of }.
achieved-shown-line = { $name } : { $how }.
