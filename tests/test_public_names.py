"""Public names: each exists, each is listed, and importing them loads nothing heavy."""

import importlib
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import bastide

PACKAGE = Path(bastide.__file__).parent
PACKAGES = sorted(".".join(file.parent.relative_to(PACKAGE.parent).parts) for file in PACKAGE.rglob("__init__.py"))
# `import bastide` is for programs: modules for the terminal are imported only when they are used.
NOT_AT_ONCE = {"click", "rich", "fluent", "fluent.runtime", "bastide.cli", "bastide.render", "bastide.messages"}


@pytest.mark.parametrize("name", PACKAGES)
def test_every_listed_name_exists_once(name: str) -> None:
    package = importlib.import_module(name)
    listed = getattr(package, "__all__", [])
    assert len(listed) == len(set(listed))
    assert [each for each in listed if not hasattr(package, each)] == []


def test_all_imported_names_are_listed() -> None:
    names = {name for name, value in vars(bastide).items() if not name.startswith("_")}
    modules = {name for name in names if inspect.ismodule(getattr(bastide, name))}
    assert names - modules == set(bastide.__all__)


def test_public_classes_and_functions_have_docstrings() -> None:
    documented = [getattr(bastide, name) for name in bastide.__all__]
    undocumented = [each for each in documented if callable(each) and not inspect.getdoc(each)]
    assert undocumented == []


def test_all_errors_are_bastide_errors() -> None:
    errors = [each for each in vars(bastide).values() if isinstance(each, type) and issubclass(each, Exception)]
    assert len(errors) > 5
    assert all(issubclass(error, bastide.BastideError) for error in errors)


def test_importing_bastide_is_lazy() -> None:
    code = "import bastide, sys; print(*sys.modules, sep='\\n')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "numba" in run.stdout.split()
    assert NOT_AT_ONCE.isdisjoint(run.stdout.split())
