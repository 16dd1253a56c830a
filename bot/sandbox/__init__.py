"""A Discord look-alike on this machine: REST, gateway and a page to play every part; it knows nothing of our bot.

`world` and `entities` hold the state; `posting`, `threads` and `mentions` change it; `happenings` are its events.
`rest` and `gateway` are the bot's side, with the rules that it must keep in `requests`, `limits` and `gateway/starts`;
`person` is the human side, which `control`, `events` and `pages` bring to the browser. `server` serves all of it on
one port.
"""

from .clock import Clock
from .delays import Delay, Delays
from .entities import Channel, Guild, Message, User
from .first_world import first_world
from .interactions import Modal
from .permissions import May
from .person import Handle, NoAnswer, Person
from .reading import buttons, custom_ids, text_of
from .redirect import point_at
from .server import PortTaken, Sandbox
from .threads import start_thread
from .typed import Refused
from .world import World

__all__ = [
    "Channel",
    "Clock",
    "Delay",
    "Delays",
    "Guild",
    "Handle",
    "May",
    "Message",
    "Modal",
    "NoAnswer",
    "Person",
    "PortTaken",
    "Refused",
    "Sandbox",
    "User",
    "World",
    "buttons",
    "custom_ids",
    "first_world",
    "point_at",
    "start_thread",
    "text_of",
]
