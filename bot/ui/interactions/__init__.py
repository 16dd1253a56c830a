"""Answers commands and presses: from an interaction at Discord to a change of a table and a reply.

- `host`, `client`, `deduplication`: the Discord client; `caller`: who acts; `replies`, `errors`: what they get back
- `presses`: which function answers which button; `command_input`: reading typed moves
- `services`: what handlers share; the handlers are functions `(services, caller, ...)` in `answering`,
  `table_actions`, `invitations`, `show`, `waiting_list`, `rules_help`, `own_settings` and `server_settings`
"""
