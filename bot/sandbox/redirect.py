"""Redirects a client library from Discord to the sandbox, without importing it."""

import socket
import ssl
from typing import ClassVar, Protocol

import yarl
from aiohttp import TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult


class HasBase(Protocol):
    """`discord.http.Route`."""

    BASE: ClassVar[str]


class HasGateway(Protocol):
    """`discord.gateway.DiscordWebSocket`."""

    DEFAULT_GATEWAY: yarl.URL


def point_at(address: str, route: type[HasBase], websocket: type[HasGateway]) -> None:
    """Point discord.py's two classes at a sandbox served over plain HTTP; this affects the whole process."""
    route.BASE = f"{address}/api/v10"
    websocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1))


class Loopback(AbstractResolver):
    """Resolves every host to one port of this machine."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the sandbox's address for any name."""
        result = ResolveResult(
            hostname=host,
            host="127.0.0.1",
            port=self.port,
            family=socket.AF_INET,
            proto=0,
            flags=int(socket.AI_NUMERICHOST),
        )
        return [result]

    async def close(self) -> None:
        """Do nothing: there is nothing to release."""


def connector(port: int, trust: ssl.SSLContext) -> TCPConnector:
    """Return a connector for `discord.Client(connector=…)` that finds Discord's hosts on a port of this machine."""
    return TCPConnector(limit=0, resolver=Loopback(port), ssl=trust)
