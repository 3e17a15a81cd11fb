"""A virtual environment with the wheel, and commands in it, by this user or by another one."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tools.environment import CONSTRAINTS

SECONDS = 600  # until a command that hangs fails; generous, because the machine may be busy
READABLE = 0o022  # umask: other users can read everything that is installed
UID = 12345
SET_UID = ("setpriv", f"--reuid={UID}", f"--regid={UID}", "--clear-groups")
# For interpreters inside a private home: the other user can read everything, but not write.
READ_EVERYTHING = ("--inh-caps=+dac_read_search", "--ambient-caps=+dac_read_search")
LOCALE = {"LC_ALL": "C.UTF-8"}
PLAIN_PYTHON = {"NUMBA_DISABLE_JIT": "1"}  # compiling takes longer than a game


class Completed(NamedTuple):
    """The exit status and the output of a command."""

    status: int
    stdout: str
    stderr: str


class InstalledWheel(NamedTuple):
    """An environment with the wheel. Its commands get only the environment variables that are given."""

    folder: Path

    def command(self, name: str, *arguments: str) -> tuple[str, ...]:
        return (str(self.folder / "bin" / name), *arguments)

    def run(self, name: str, *arguments: str, variables: Mapping[str, str] | None = None) -> Completed:
        return run(self.command(name, *arguments), {**LOCALE, **(variables or {})})

    def run_as_other_user(self, user: tuple[str, ...], code: str, variables: Mapping[str, str]) -> Completed:
        """Run code as another user; `user` is the beginning of a command that changes to it."""
        given = (f"{name}={value}" for name, value in {**LOCALE, **variables}.items())
        return run((*user, "env", "-i", *given, *self.command("python", "-c", code)), os.environ)


def run(command: tuple[str, ...], variables: Mapping[str, str]) -> Completed:
    """Run a command outside of the project's folder, so that its sources cannot be imported."""
    result = subprocess.run(
        command, env=variables, cwd="/", capture_output=True, text=True, timeout=SECONDS, check=False
    )
    return Completed(result.returncode, result.stdout, result.stderr)


def install_wheel(folder: Path, wheel: Path, extra: str = "") -> InstalledWheel:
    """Create an environment and install the wheel, with its dependencies in the locked versions."""
    create = (sys.executable, "-m", "venv", "--without-pip", str(folder))
    requirement = f"bastide[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
    pip = (sys.executable, "-m", "pip", "--python", str(folder), "--disable-pip-version-check", "--no-input")
    for command in (create, (*pip, "install", "--quiet", "--constraint", str(CONSTRAINTS), requirement)):
        result = subprocess.run(command, umask=READABLE, capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stderr
    return InstalledWheel(folder)
