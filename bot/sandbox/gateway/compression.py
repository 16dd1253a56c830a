"""Transport compression: one stream per connection, flushed after every message."""

import importlib
import zlib
from collections.abc import Callable

Packer = Callable[[bytes], bytes]


def zlib_packer() -> Packer:
    """Return a packer for `zlib-stream`."""
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def zstd_packer() -> Packer | None:
    """Return a packer for `zstd-stream`, None if no zstd module is installed."""
    try:
        zstd = importlib.import_module("compression.zstd")
    except ModuleNotFoundError:
        return _zstandard_packer()
    stream = zstd.ZstdCompressor()
    return lambda data: bytes(stream.compress(data, stream.FLUSH_BLOCK))


def _zstandard_packer() -> Packer | None:
    try:
        zstandard = importlib.import_module("zstandard")
    except ModuleNotFoundError:
        return None
    stream = zstandard.ZstdCompressor().compressobj()
    return lambda data: bytes(stream.compress(data) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))


def packer(wanted: str) -> Packer | None:
    """Return the packer a client asked for; None means plain text frames, which every client takes."""
    if wanted == "zlib-stream":
        return zlib_packer()
    if wanted == "zstd-stream":
        return zstd_packer()
    return None
