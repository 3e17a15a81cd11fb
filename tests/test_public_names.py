"""Public packages: their names exist, are listed and documented, and importing `bastide` loads nothing heavy."""

import ast
import doctest
import importlib
import inspect
import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import bastide
from tests.helpers.documents import DOCUMENTS, ROOT, TOUR, Block, blocks, code_spans
from tests.helpers.public_packages import PUBLIC

PACKAGE = Path(bastide.__file__).parent
PACKAGES = sorted(".".join(file.parent.relative_to(PACKAGE.parent).parts) for file in PACKAGE.rglob("__init__.py"))
# `import bastide` is for programs: everything else is imported only when it is used.
NOT_AT_ONCE = {"click", "rich", "fluent", "fluent.runtime", "bastide.cli", "bastide.server", *PUBLIC[1:]}
EXAMPLES = sorted((ROOT / "examples").rglob("*.py"))
INTERNAL_DOCUMENTS = {"architecture.md"}  # describes the other modules, too
DOTTED_NAME = re.compile(r"(?P<name>bastide(\.\w+)+)(\(.*\))?")

every_public_package = pytest.mark.parametrize(
    "package", [importlib.import_module(name) for name in PUBLIC], ids=PUBLIC
)
every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


@pytest.mark.parametrize("name", PACKAGES)
def test_every_listed_name_exists_once(name: str) -> None:
    package = importlib.import_module(name)
    listed = getattr(package, "__all__", [])
    assert len(listed) == len(set(listed))
    assert [each for each in listed if not hasattr(package, each)] == []


@every_public_package
def test_public_names_are_sorted(package: ModuleType) -> None:
    assert package.__all__ == sorted(package.__all__, key=sorting_key)


def sorting_key(name: str) -> tuple[bool, bool, str]:
    """Sort constants first, then classes, then the rest."""
    return not name.isupper(), not name[0].isupper(), name


@every_public_package
def test_all_imported_names_are_listed(package: ModuleType) -> None:
    names = {name for name, value in vars(package).items() if not name.startswith("_") and not inspect.ismodule(value)}
    assert names == {name for name in package.__all__ if not name.startswith("_")}


@every_public_package
def test_public_classes_and_functions_have_docstrings(package: ModuleType) -> None:
    values = [getattr(package, name) for name in package.__all__]
    assert undocumented(value for value in values if inspect.isclass(value) or inspect.isroutine(value)) == []


def undocumented(values: Iterable[Any]) -> list[str]:
    """Return the names of values without docstrings; one that a dataclass or tuple generates does not count."""
    return [value.__name__ for value in values if not value.__doc__ or value.__doc__.startswith(f"{value.__name__}(")]


def test_generated_docstrings_do_not_count() -> None:
    generated = type("Generated", (), {"__doc__": "Generated(x: int)"})
    assert undocumented([generated, type("Silent", (), {}), bastide.Game]) == ["Generated", "Silent"]


@every_public_package
def test_every_public_name_is_mentioned(package: ModuleType) -> None:
    documents = [TOUR] if package is bastide else DOCUMENTS
    assert set(package.__all__) - words_in_code(documents) == set()


def test_every_member_of_a_game_is_mentioned() -> None:
    members = {name for name in dir(bastide.Game) if not name.startswith("_")}
    assert members - words_in_code([TOUR]) == set()


def words_in_code(documents: Iterable[Path]) -> set[str]:
    """Return the words in backticks and in examples."""
    code = [
        text
        for document in documents
        for text in (*code_spans(document), *(block.content for block in python_blocks(document)))
    ]
    return set(re.findall(r"\w+", "\n".join(code)))


def python_blocks(document: Path) -> list[Block]:
    return [block for block in blocks(document) if block.language == "python"]


def test_tour_lists_the_public_packages() -> None:
    _, section = TOUR.read_text(encoding="utf-8").split("## Public API and stability\n")
    table = re.findall(r"^\| `([\w.]+)` \|", section.partition("\n## ")[0], re.MULTILINE)
    assert sorted(table) == sorted(PUBLIC)


# Imports that documents and examples show


@every_document
def test_documents_import_public_names_only(document: Path) -> None:
    found = [name for block in python_blocks(document) for name in private_imports(source_of(block))]
    assert found == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_examples_import_public_names_only(example: Path) -> None:
    assert private_imports(example.read_text(encoding="utf-8")) == []


@every_document
def test_documents_name_public_packages_only(document: Path) -> None:
    dotted = [found["name"] for code in code_spans(document) if (found := DOTTED_NAME.fullmatch(code))]
    private = [name for name in dotted if not is_public(name)]
    assert private == [] or document.name in INTERNAL_DOCUMENTS


def source_of(block: Block) -> str:
    """Return the statements of a block, which may be a session with prompts."""
    if ">>> " not in block.content:
        return block.content
    return "".join(example.source for example in doctest.DocTestParser().get_examples(block.content))


def private_imports(source: str) -> list[str]:
    """Return the imports from Bastide that are not public."""
    return [name for name in imported_names(source) if not is_public(name)]


def imported_names(source: str) -> Iterator[str]:
    """Yield the dotted names that a source imports from Bastide."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            dotted = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            dotted = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in dotted if name.partition(".")[0] == "bastide")


def is_public(dotted: str) -> bool:
    package, _, name = dotted.rpartition(".")
    return dotted in PUBLIC or (package in PUBLIC and name in importlib.import_module(package).__all__)


@pytest.mark.parametrize(
    ("source", "private"),
    [
        ("import json, bastide, bastide.players", []),
        ("from bastide import Game, render\nfrom bastide.arena import Match", []),
        ("import bastide.rules.game", ["bastide.rules.game"]),
        ("from bastide.arena.matches import Match", ["bastide.arena.matches.Match"]),
        ("def f():\n    from bastide import rules, __version__", ["bastide.rules"]),
        ("from bastide.players import Limit, registry", ["bastide.players.registry"]),
    ],
)
def test_private_imports_are_found(source: str, private: list[str]) -> None:
    assert private_imports(source) == private
    session = "".join(f"{'...' if line.startswith(' ') else '>>>'} {line}\n" for line in source.splitlines())
    assert private_imports(source_of(Block("python", session, 0))) == private


# The package `bastide`


def test_all_errors_are_bastide_errors() -> None:
    errors = [each for each in vars(bastide).values() if isinstance(each, type) and issubclass(each, Exception)]
    assert len(errors) > 5
    assert all(issubclass(error, bastide.BastideError) for error in errors)


def test_version_is_that_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert runpy.run_path(ROOT / project["tool"]["hatch"]["version"]["path"])["__version__"] == bastide.__version__


def test_importing_bastide_is_lazy() -> None:
    code = "import bastide, sys; print(*sys.modules, sep='\\n')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "numba" in run.stdout.split()
    assert NOT_AT_ONCE.isdisjoint(run.stdout.split())


def test_printing_a_game_does_not_load_the_drawing_of_tiles() -> None:
    code = "import bastide, sys; print(bastide.Game('modern', seed=1)); print(*sys.modules, sep='\\n')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "bastide.render" in run.stdout.split()
    assert not re.search(r"^bastide\.render\.svg\.tiles\.(classic|stone)\b", run.stdout, re.MULTILINE)
