"""Optional dependencies: a missing one is named, and the list agrees with pyproject.toml."""

import re
import tomllib
from importlib.metadata import packages_distributions

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bastide import extras
from bastide.errors import BastideError, MissingExtraError
from bastide.extras import MODULES, require
from bastide.messages import language_names, using_language
from tools.environment import ROOT

DECLARED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
NEVER_IMPORTED = {"uvloop"}  # uvicorn uses it if it is there


def packages_of(extra: str) -> set[str]:
    """Return the packages that an extra declares itself, without those of extras that it includes."""
    names: set[str] = {canonicalize_name(Requirement(each).name) for each in DECLARED[extra]}
    return names - {"bastide"}


@pytest.fixture
def without_rich(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "cli", ("click", "missing_rich", "missing_too"))


@pytest.mark.parametrize("extra", MODULES)
def test_installed_extras_are_accepted(extra: str) -> None:
    require(extra)


@pytest.mark.usefixtures("without_rich")
def test_missing_extra_is_named_with_its_modules() -> None:
    with pytest.raises(MissingExtraError) as caught:
        require("cli")
    assert caught.value.reason == "extra/missing"
    assert caught.value.details == {"extra": "cli", "missing": "missing_rich, missing_too"}
    assert str(caught.value) == (
        "This needs packages that are not installed (missing_rich, missing_too): install “bastide[cli]”."
    )


@pytest.mark.usefixtures("without_rich")
@pytest.mark.parametrize("language", language_names())
def test_every_language_names_the_missing_extra(language: str) -> None:
    with using_language(language), pytest.raises(MissingExtraError) as caught:
        require("cli")
    with using_language(language):
        assert re.search(r"missing_rich, missing_too.*bastide\[cli\]", str(caught.value))


@pytest.mark.usefixtures("without_rich")
@pytest.mark.parametrize("kind", [ImportError, BastideError, ValueError])
def test_missing_extra_is_caught_as(kind: type[Exception]) -> None:
    with pytest.raises(kind):
        extras.require("cli")


@pytest.mark.parametrize("extra", MODULES)
def test_modules_are_those_of_the_declared_packages(extra: str) -> None:
    distributions = packages_distributions()
    packages = {canonicalize_name(name) for module in MODULES[extra] for name in distributions[module]}
    assert packages == packages_of(extra) - NEVER_IMPORTED


def test_all_extras_for_users_have_modules() -> None:
    assert set(MODULES) == set(DECLARED) - {"all", "dev"}
    (everything,) = map(Requirement, DECLARED["all"])
    assert everything.extras == {"server", "cluster", "tune"}, "server includes cli"
    assert [each for each in DECLARED["server"] if each.startswith("bastide")] == ["bastide[cli]"]
