"""Turns due messages of the outbox into messages at Discord, and keeps them up to date.

- `delivery`: messages in channels; `direct_messages`: messages to one person
- `threads`, `private_channels`: opening the places they go to
- `orphan_messages`, `undeliverable`: what a crash left behind, and what cannot be shown
"""
