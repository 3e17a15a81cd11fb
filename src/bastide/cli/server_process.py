"""The parts of the machine that a server needs: a socket, a data folder of its own, and a browser."""

import errno
import json
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from bastide.cli.game_files import FileError
from bastide.errors import SetupError
from bastide.file_lock import try_lock

DUAL_STACK = "::"  # all interfaces, IPv4 and IPv6
BACKLOG = 2048  # connections that wait while the server loads
LOCK = "server.lock"
HEALTH_TIMEOUT = 1.0  # seconds to wait for a running server to answer
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")

AnnounceAddress = Callable[[str], None]


def listen(host: str, ports: Sequence[int]) -> socket.socket:
    """Return a socket that listens at the first free port; 0 means any. Raises SetupError."""
    for port in ports:
        try:
            if host == DUAL_STACK and socket.has_dualstack_ipv6():
                return socket.create_server((host, port), family=socket.AF_INET6, backlog=BACKLOG, dualstack_ipv6=True)
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, port), family=family, backlog=BACKLOG)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise SetupError("serve/not-here", host=host, problem=error) from None
    raise SetupError("serve/port-taken", port=str(ports[0]))


@contextmanager
def lock_folder(folder: Path) -> Iterator[AnnounceAddress]:
    """Create the folder if needed, for this user only, and keep other servers out of it.

    Yields a function that writes the address of the server into the lock file, for later starts to read. Raises
    FileError or SetupError.
    """
    with open_lock_file(folder) as file:
        if not try_lock(file):
            raise SetupError("serve/folder-taken", folder=folder)
        file.truncate(0)

        def announce(address: str) -> None:
            file.write(address)
            file.flush()

        yield announce  # the lock ends with the process, even after a crash


def open_lock_file(folder: Path) -> TextIO:
    """Open the lock file without changing it. Raises FileError."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        (folder / LOCK).touch(mode=0o600)
        return (folder / LOCK).open("a", encoding="utf-8")
    except OSError as error:
        raise FileError("file/unwritable", file=folder, problem=error) from None


def announced_address(folder: Path) -> str | None:
    """Return the address of the server that used the folder last, or None."""
    try:
        return (folder / LOCK).read_text(encoding="utf-8") or None
    except (OSError, ValueError):
        return None


def open_browser(address: str) -> None:
    """Open an address in the browser, if there is one, without waiting for it."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def has_screen() -> bool:
    """Return True if windows can be opened. Elsewhere Python would start a browser inside the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in DISPLAYS)


def is_running(address: str) -> bool:
    """Return True if a Bastide server answers at the address."""
    try:
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(f"{address}/api/health", timeout=HEALTH_TIMEOUT) as answer:
            return bool(json.load(answer)["status"] == "ok")
    except (OSError, ValueError, LookupError, TypeError):
        return False
