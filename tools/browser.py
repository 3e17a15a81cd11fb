"""The Chromium of the system, installed if the platform allows it."""

import os
import shutil
from pathlib import Path

from tools import progress

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_PROGRAMS = ("Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome")
APT_GET = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--yes", "--quiet")
INSTALLATION = (
    ("Updating the list of Debian's packages", (*APT_GET, "update")),
    ("Installing Chromium", (*APT_GET, "install", "--no-install-recommends", "chromium")),
)
MISSING = (
    "Chromium is missing: browser tests cannot run. Install it (on Debian: apt-get install chromium) or Google Chrome "
    "under one of these names: " + ", ".join(PROGRAMS) + "."
)


def path() -> str | None:
    """Return the path of the browser, or None if there is none."""
    on_mac = (str(Path("/Applications") / name) for name in MAC_PROGRAMS)
    return next((found for name in (*PROGRAMS, *on_mac) if (found := shutil.which(name))), None)


def ensure_installed() -> None:
    """Install the browser if it is missing. If that is impossible, say so: tests are then skipped, or fail in CI."""
    if path() is None and can_install():
        install()
    if path() is None:
        print(f"\n!! {MISSING}\n", flush=True)


def can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    for doing, command in INSTALLATION:
        result = progress.run(doing, command)
        if result.status:
            print(result.output, flush=True)


def is_optional() -> bool:
    """Return True if a missing browser skips tests. In CI it fails them."""
    return os.environ.get("CI") != "true"
