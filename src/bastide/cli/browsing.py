"""The browser of whoever starts the game."""

import json
import os
import sys
import threading
import urllib.request
import webbrowser

PATIENCE = 1.0  # seconds to find out whether a server is there
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def open_browser(address: str) -> None:
    """Show an address in the browser, if there is one; opening it may take a while, and nobody waits."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def has_screen() -> bool:
    """Whether windows can be opened: where they cannot, Python would open a browser in the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in DISPLAYS)


def is_running(address: str) -> bool:
    """Whether Bastide answers there."""
    try:
        directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with directly.open(f"{address}/api/health", timeout=PATIENCE) as answer:
            return bool(json.load(answer)["status"] == "ok")
    except (OSError, ValueError, LookupError, TypeError):
        return False
