"""Turns due messages of the outbox into messages at Discord, and keeps them up to date.

- `dispatch`: each due message to what delivers its kind
- `public_messages`: messages in channels; `direct_messages`: messages to one person
- `threads`, `forum_posts`, `private_channels`: opening the places they go to
- `places`: channels and permissions, also where no gateway tells this process of them
- `orphan_messages`, `undeliverable`: what a crash left behind, and what cannot be shown
"""
