"""The library without the modules and functions that Windows lacks, and its packages there. Nothing was run there."""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import requires

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.helpers.public_packages import PUBLIC
from tools.environment import CONSTRAINTS, ROOT

LIKE_WINDOWS = """
import os, signal, sys
for module in ("fcntl", "grp", "pwd", "resource", "termios", "tty"):
    sys.modules[module] = None
for name in ("fork", "getuid", "nice", "sched_getaffinity"):
    delattr(os, name)
for name in ("pthread_sigmask", "SIGKILL"):
    delattr(signal, name)
"""
RUN_TOURNAMENT = """
from bastide.arena.executors import SerialExecutor, available_processes, block_interrupts
from bastide.arena.matches import Match
from bastide.arena.tournament import Tournament, make_plan
with block_interrupts():
    plan = make_plan(["random", "greedy"], rules=Match("modern", ()), seed=1)
    units = list(Tournament(plan, pairs=1).run(SerialExecutor()))
print(available_processes() > 0, len(units))
"""
PYTHONS = ("3.11.0", "3.12.0", "3.13.0", "3.14.0", "3.15.0")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKED = [Requirement(line) for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines()]
Environment = dict[str, str]


def run(code: str) -> str:
    """Run code in a process where the modules and functions are missing."""
    command = [sys.executable, "-W", "error", "-c", LIKE_WINDOWS + code]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_public_packages_import_without_posix_modules() -> None:
    assert run(f"import {', '.join(PUBLIC)}, bastide.lessons; print('imported')") == "imported\n"


def test_tournament_runs_without_posix_functions() -> None:
    assert run(RUN_TOURNAMENT) == "True 1\n"


def windows(python: str) -> Environment:
    return {
        "sys_platform": "win32",
        "platform_system": "Windows",
        "platform_machine": "AMD64",
        "os_name": "nt",
        "python_full_version": python,
        "python_version": python.rpartition(".")[0],
    }


def applies(requirement: Requirement, environment: Environment, extras: set[str]) -> bool:
    if requirement.marker is None:
        return True
    return any(requirement.marker.evaluate({**environment, "extra": extra}) for extra in extras or {""})


def locked_version(name: str, environment: Environment) -> Version:
    """Return the only version of a package that the constraints allow in an environment."""
    found = [each for each in LOCKED if canonicalize_name(each.name) == name and applies(each, environment, set())]
    (requirement,) = found
    (specifier,) = requirement.specifier
    return Version(specifier.version)


def resolve(wanted: list[str], environment: Environment) -> dict[str, Version]:
    """Return the locked version of each package that is installed with these requirements."""
    versions: dict[str, Version] = {}
    waiting = [Requirement(text) for text in wanted]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        version = locked_version(name, environment)
        assert requirement.specifier.contains(version), f"{requirement} is locked as {version}"
        if name not in versions or requirement.extras:
            versions[name] = version
            waiting += dependencies_of(name, requirement.extras, environment)
    return versions


def dependencies_of(name: str, extras: set[str], environment: Environment) -> Iterator[Requirement]:
    """Yield what an installed package needs in another environment. Its metadata is the same on all systems."""
    for text in requires(name) or ():
        requirement = Requirement(text)
        if applies(requirement, environment, extras):
            yield requirement


@pytest.mark.parametrize("python", PYTHONS)
def test_library_resolves_for_windows(python: str) -> None:
    versions = resolve(PROJECT["dependencies"], windows(python))
    assert {"numpy", "numba", "fluent-runtime"} <= set(versions)
    assert {"click", "fastapi", "uvloop"}.isdisjoint(versions)


def test_server_resolves_for_windows_without_uvloop() -> None:
    extras = PROJECT["optional-dependencies"]
    wanted = [each for each in extras["cli"] + extras["server"] if not each.startswith("bastide")]
    on_windows = [each for each in wanted if applies(Requirement(each), windows("3.12.0"), set())]
    versions = resolve(on_windows, windows("3.12.0"))
    assert {"fastapi", "sqlalchemy", "uvicorn"} <= set(versions)
    assert "uvloop" not in versions
