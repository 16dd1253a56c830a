"""What screens, delivery and interactions share; nothing here knows a particular message.

- `perspective`, `reader`, `names`, `lines`, `short_seal`: a table in one reader's language
- `screen`, `render`, `ids`, `picks`: messages as values, as discord.py views, and what their custom ids hold
- `posting`, `permissions`: sending, Discord's errors, and what the bot may do
- `illustrator`: pictures in messages
- `registration`, `translator`, `limits`: registering the commands
- `discord_internals`: what needs private names of discord.py
"""
