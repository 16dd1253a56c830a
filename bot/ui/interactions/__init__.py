"""Answers commands and presses: from an interaction at Discord to a change of a table and a reply.

- `bot_client`, `client`, `deduplication`: the Discord client; `gateway_state`, `servers`, `shard_worker`: its state
- `caller`: who acts; `replies`, `errors`: what they get back; `live_panels`: answers that are edited later
- `presses`: which function answers which button; `command_input`: reading typed moves
- `services`: what handlers share; the handlers are functions `(services, caller, ...)`, such as `answering.play`, in
  the other modules, one for each subject
"""
