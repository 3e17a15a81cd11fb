"""The virtual environment of ./play and ./test: made on first use, brought up to date when pyproject.toml changes."""

import contextlib
import fcntl
import hashlib
import importlib.util
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools import progress

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMP = VENV / "bastide.json"
SIGNS_OF_NO_NETWORK = ("ConnectionError", "NameResolutionError", "TimeoutError", "ProxyError", "Max retries exceeded")


class Made(NamedTuple):
    """What an environment was made from."""

    maker: str = ""
    project: str = ""
    extras: tuple[str, ...] = ()


class SetUpError(Exception):
    """The environment cannot be made; the text tells a person why."""


def prepare(*extras: str) -> None:
    """Make sure that the environment has Bastide and these extras; end the program in one sentence if it cannot."""
    try:
        if not is_ready(extras):
            with only_one():
                if not is_ready(extras):  # another set-up may have done it while this one waited
                    set_up(extras)
    except SetUpError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("The set-up was interrupted; the next start begins it again.")


def is_ready(extras: tuple[str, ...]) -> bool:
    made = stamp()
    return (made.maker, made.project) == (maker(), project()) and set(extras) <= set(made.extras)


def set_up(extras: tuple[str, ...]) -> None:
    """Make the environment or bring it up to date. It has no stamp until it is whole: half of one is made anew."""
    made = stamp()
    STAMP.unlink(missing_ok=True)
    if made.maker != maker():
        make_venv()
    wanted = tuple(sorted({*made.extras, *extras}))
    install(wanted)
    STAMP.write_text(json.dumps(Made(maker(), project(), wanted)._asdict()), encoding="utf-8")


def stamp() -> Made:
    try:
        return Made(**json.loads(STAMP.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return Made()


def maker() -> str:
    """Which Python makes the environment, and where: it can neither change its Python nor move."""
    return f"{sys.implementation.cache_tag} in {sys.base_prefix} for {VENV}"


def project() -> str:
    """A hash of what decides about everything that is installed."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Hold the lock for setting up. It ends with the process that holds it, however that ends."""
    with (ROOT / ".venv.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another set-up to finish.", file=sys.stderr)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def make_venv() -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            package = f"python3.{sys.version_info.minor}-venv"
            raise SetUpError(f"{sys.executable} has no module {module!r}; on Debian, install the package {package}.")
    ended = progress.run("Making the environment .venv", (sys.executable, "-m", "venv", "--clear", str(VENV)))
    if ended.status:
        raise SetUpError(f"{ended.output}The environment {VENV} could not be made; the reason stands above.")


def install(extras: tuple[str, ...]) -> None:
    python, target = str(BIN / "python"), str(ROOT) + (f"[{','.join(extras)}]" if extras else "")
    quietly = ("--disable-pip-version-check", "--no-input", "--progress-bar=off")
    command = (python, "-m", "pip", "install", *quietly, "--editable", target)
    ended = progress.run("Installing Bastide and what it needs", command)
    if ended.status and any(sign in ended.output for sign in SIGNS_OF_NO_NETWORK):
        raise SetUpError("What Bastide needs could not be downloaded: the package index cannot be reached from here.")
    if ended.status:
        raise SetUpError(f"{ended.output}Bastide could not be installed in {VENV}; pip's reason stands above.")
