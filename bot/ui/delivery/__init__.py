"""From a due message to a message at Discord: boards, lobbies, direct messages, threads."""
