"""A Discord look-alike on this machine: REST, gateway and a page to play every part; it knows nothing of our bot."""

from .clock import Clock
from .entities import Channel, Guild, Message, User
from .first_world import first_world
from .interactions import Modal
from .permissions import May
from .person import Handle, NoAnswer, Person
from .route import point_at
from .server import PortTaken, Sandbox
from .typed import Refused
from .world import World

__all__ = [
    "Channel",
    "Clock",
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
    "first_world",
    "point_at",
]
