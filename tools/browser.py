"""The browser in which tests look at pictures: the Chromium of the system, installed where that is possible."""

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
    "There is no Chromium here: the tests that look at pictures cannot run. Install it (on Debian: apt-get install "
    "chromium) or Google Chrome, so that it is found as one of " + ", ".join(PROGRAMS) + "."
)


def path() -> str | None:
    """Where the browser is, if there is one."""
    on_mac = (str(Path("/Applications") / name) for name in MAC_PROGRAMS)
    return next((found for name in (*PROGRAMS, *on_mac) if (found := shutil.which(name))), None)


def provide() -> None:
    """Install the browser if there is none; where that cannot be done, say so: the tests skip, or fail in CI."""
    if path() is None and can_install():
        install()
    if path() is None:
        print(f"\n!! {MISSING}\n", flush=True)


def can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    for doing, command in INSTALLATION:
        ended = progress.run(doing, command)
        if ended.status:
            print(ended.output, flush=True)


def may_be_missing() -> bool:
    """Whether tests may be skipped for want of a browser."""
    return os.environ.get("CI") != "true"
