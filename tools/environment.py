"""The virtual environment of ./play and ./test: created on first use, updated when its requirements change."""

import contextlib
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
CONSTRAINTS = ROOT / "constraints.txt"  # exact versions, written by tools.lock
SIGNS_OF_NO_NETWORK = ("ConnectionError", "NameResolutionError", "TimeoutError", "ProxyError", "Max retries exceeded")


class EnvironmentStamp(NamedTuple):
    """The interpreter, requirements and extras that an environment was created from."""

    interpreter: str = ""
    project: str = ""
    extras: tuple[str, ...] = ()


class SetUpError(Exception):
    """The environment cannot be created. The text is for the user."""


def prepare(*extras: str) -> None:
    """Ensure that the environment has Bastide and these extras. Exit with one sentence if that fails."""
    try:
        if not is_ready(extras):
            with set_up_lock():
                if not is_ready(extras):  # another process may have finished the set-up meanwhile
                    set_up(extras)
    except SetUpError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("The set-up was interrupted; the next start begins it again.")


def is_ready(extras: tuple[str, ...]) -> bool:
    stamp = read_stamp()
    is_current = (stamp.interpreter, stamp.project) == (interpreter_id(), project_hash())
    return is_current and set(extras) <= set(stamp.extras)


def set_up(extras: tuple[str, ...]) -> None:
    """Create or update the environment. The stamp is written last: an incomplete environment is created again."""
    stamp = read_stamp()
    STAMP.unlink(missing_ok=True)
    if stamp.interpreter != interpreter_id():
        create_venv()
    wanted = tuple(sorted({*stamp.extras, *extras}))
    install(wanted)
    stamp = EnvironmentStamp(interpreter_id(), project_hash(), wanted)
    STAMP.write_text(json.dumps(stamp._asdict()), encoding="utf-8")


def read_stamp() -> EnvironmentStamp:
    try:
        return EnvironmentStamp(**json.loads(STAMP.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return EnvironmentStamp()


def interpreter_id() -> str:
    """Identify the interpreter and the place of the environment, which can change neither."""
    return f"{sys.implementation.cache_tag} in {sys.base_prefix} for {VENV}"


def project_hash() -> str:
    """Return a hash of the files that determine everything that is installed."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + CONSTRAINTS.read_bytes()).hexdigest()


@contextlib.contextmanager
def set_up_lock() -> Iterator[None]:
    """Allow one set-up at a time. The system releases the lock when the process ends, for whatever reason."""
    import fcntl  # not on Windows, where a package is built without a set-up

    with (ROOT / ".venv.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another set-up to finish.", file=sys.stderr)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def create_venv() -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            package = f"python3.{sys.version_info.minor}-venv"
            raise SetUpError(f"{sys.executable} has no module {module!r}; on Debian, install the package {package}.")
    result = progress.run("Creating the environment .venv", (sys.executable, "-m", "venv", "--clear", str(VENV)))
    if result.status:
        raise SetUpError(f"{result.output}The environment {VENV} could not be created; see above.")


def install(extras: tuple[str, ...]) -> None:
    python, target = str(BIN / "python"), str(ROOT) + (f"[{','.join(extras)}]" if extras else "")
    quietly = ("--disable-pip-version-check", "--no-input", "--progress-bar=off")
    command = (python, "-m", "pip", "install", *quietly, "--editable", target)
    # The build backend is installed by another pip, which reads these variables: old versions the first, new ones both.
    constraints = dict.fromkeys(("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"), str(CONSTRAINTS))
    result = progress.run("Installing Bastide and its dependencies", command, constraints)
    if result.status and any(sign in result.output for sign in SIGNS_OF_NO_NETWORK):
        raise SetUpError("The dependencies could not be downloaded: the package index cannot be reached.")
    if result.status:
        raise SetUpError(f"{result.output}Bastide could not be installed in {VENV}; see pip's output above.")
