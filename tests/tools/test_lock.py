"""The locked versions: complete, exact, and without addresses of registries."""

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import lock
from tools.environment import CONSTRAINTS, ROOT
from tools.page import LOCK, MANIFEST

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKED = [Requirement(line) for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines()]
PACKAGES: dict[str, dict[str, Any]] = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
WANTED: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))


def requirements() -> Iterator[Requirement]:
    extras = PROJECT["project"]["optional-dependencies"].values()
    listed = [*PROJECT["project"]["dependencies"], *(line for extra in extras for line in extra)]
    for line in [*listed, *PROJECT["build-system"]["requires"], *lock.BUILD_REQUIREMENTS]:
        if not line.startswith("bastide["):
            yield Requirement(line)


@pytest.mark.parametrize("wanted", list(requirements()), ids=str)
def test_requirement_is_locked(wanted: Requirement) -> None:
    locked = [each for each in LOCKED if canonicalize_name(each.name) == canonicalize_name(wanted.name)]
    assert locked
    for each in locked:
        assert wanted.specifier.contains(str(each.specifier).removeprefix("=="))


def test_constraints_are_exact_versions() -> None:
    assert all(re.fullmatch(r"==[^,*]+", str(each.specifier)) and not each.url and not each.extras for each in LOCKED)


def test_npm_packages_are_locked() -> None:
    own = PACKAGES[""]
    assert own["dependencies"] == WANTED["dependencies"]
    assert own["devDependencies"] == WANTED["devDependencies"]
    for name, version in {**own["dependencies"], **own["devDependencies"]}.items():
        assert PACKAGES[f"node_modules/{name}"]["version"] == version


def test_npm_lock_names_no_registry() -> None:
    packages = [package for path, package in PACKAGES.items() if path]
    assert not [package for package in packages if "resolved" in package]
    assert all(package["integrity"] for package in packages)


def test_npm_lock_has_the_packages_of_every_platform() -> None:
    optional = {name for package in PACKAGES.values() for name in package.get("optionalDependencies", {})}
    missing = {name for name in optional if not any(path.endswith(f"node_modules/{name}") for path in PACKAGES)}
    assert optional
    assert not missing


def test_npm_lock_has_only_needed_packages() -> None:
    assert not [path for path, package in PACKAGES.items() if "extraneous" in package]
    text = LOCK.read_text(encoding="utf-8")
    assert lock.without_extraneous(text) == text
    extra = {**json.loads(text)}
    extra["packages"] = {**PACKAGES, "node_modules/yaml": {"version": "2.9.1", "extraneous": True}}
    assert lock.without_extraneous(json.dumps(extra)) == text
