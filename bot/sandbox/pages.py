"""The page's own files, under a strict content policy."""

from pathlib import Path

from aiohttp import web

FOLDER = Path(__file__).parent / "page"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
}


async def index(request: web.Request) -> web.Response:
    """Serve the page."""
    return _file("index.html")


async def page_file(request: web.Request) -> web.Response:
    """Serve a script or style of the page."""
    return _file(request.match_info["name"])


def _file(name: str) -> web.Response:
    """Serve a file by its name; the name is compared but never used as a path, so it may be anything."""
    path = next((path for path in FOLDER.iterdir() if path.name == name and path.suffix in TYPES), None)
    if path is None:
        raise web.HTTPNotFound(text="The sandbox page has no such file.")
    kind = TYPES[path.suffix]
    charset = "utf-8" if kind.startswith("text/") else None
    return web.Response(body=path.read_bytes(), content_type=kind, charset=charset, headers=HEADERS)
