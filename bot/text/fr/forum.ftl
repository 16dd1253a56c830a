### Le mode forum : chaque table est une publication d’un forum.

ui-rooms-forum = un message de forum par table
ui-rooms-kept-forum = Chaque table est maintenant un message du forum { $place }, et s’ouvre avec lui.
ui-rooms-which-forum = Quel forum ? Indique-le dans le champ `salon`.
ui-rooms-is-forum = C’est un forum : choisis *un message de forum par table*.
ui-forum-tags = Je donne aux messages les étiquettes du forum. Il y manque : { $tags }. La modération peut les ajouter, dans toute langue que je parle ; je ne touche pas à celles qu’elle se réserve.
forum-tag-open = ouverte
forum-tag-running = en cours
forum-tag-over = terminée
notice-no-post = { $title } est dans { $place } même : Discord ne m’a pas laissé ouvrir de message de forum. Rien de la partie n’est perdu.
notice-no-post-permissions = { $title } est dans { $place } même. Pour un message de forum, il me manque là : { $permissions }. Demande à la modération si la prochaine table doit en avoir un.
ui-opened-forum = Elle est dans { $place }.
