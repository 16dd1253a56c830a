### Forum mode: each table is a post in a forum.

ui-rooms-forum = a post in a forum
ui-rooms-kept-forum = Each table is a post in { $place } now, with its lobby as the first message.
ui-rooms-which-forum = Which forum? Name it in the field `channel`.
ui-rooms-is-forum = That is a forum: choose *a post in a forum* for it.
ui-forum-tags = I give posts the tags that the forum has. Missing there: { $tags }. A moderator can add them, in any language that I speak; moderators’ own tags I leave alone.
forum-tag-open = open
forum-tag-running = running
forum-tag-over = over
notice-no-post = { $title } stands in { $place } itself: Discord did not let me open a post for it. Nothing of the game is lost.
notice-no-post-permissions = { $title } stands in { $place } itself. For a post in the forum I lack there: { $permissions }. Ask a moderator if the next table is to have one.
ui-opened-forum = It stands in { $place }.
