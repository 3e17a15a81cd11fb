"""Check naming and wording conventions: python -m tools.conventions

- A class, type or component name is defined once in the project, in Python and TypeScript together.
- Docstrings and comments open with a verb or a noun, not with a question word.
- The name of a test has at most 60 characters.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PYTHON_FOLDERS = ("src", "tests", "tools", "benchmarks", "examples")
PAGE = Path("web/src")
PAGE_FOLDERS = (str(PAGE), "web/tests")
GENERATED = PAGE / "protocol.ts"
LONGEST_TEST_NAME = 60

# Names that the page shares with Python because they are the page's counterpart of the same thing, with the reason.
COUNTERPARTS: dict[str, str] = {}

QUESTION_WORD = re.compile(r"(what|whether|who|whoever|how|where|which)\b", re.IGNORECASE)
PYTHON_COMMENT = re.compile("#")
PAGE_COMMENT = re.compile(r"//|/\*\*?|\*(?!/)|<!--")
PAGE_TYPE = re.compile(
    r"^\s*(?:export )?(?:(?:abstract )?class|interface|enum|type(?=\s+\w+(?:<[^=]*>)?\s*=)) (\w+)", re.MULTILINE
)
PROTOCOL_TYPE = re.compile(r"^export (?:interface|type) (\w+)", re.MULTILINE)


class Definition(NamedTuple):
    """A name and the place where it is defined."""

    name: str
    place: str


class Docstring(NamedTuple):
    """The docstring of a module, class or function, and its line."""

    text: str
    line: int


# Files


def python_files(root: Path) -> Iterator[Path]:
    for folder in PYTHON_FOLDERS:
        yield from sorted((root / folder).rglob("*.py"))


def page_files(root: Path, folder: str) -> Iterator[Path]:
    for suffix in ("*.ts", "*.svelte"):
        yield from sorted(path for path in (root / folder).rglob(suffix) if path != root / GENERATED)


@cache
def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), path.name)


# Names


def python_classes(root: Path) -> Iterator[Definition]:
    for path in python_files(root):
        for node in parse(path).body:
            if isinstance(node, ast.ClassDef):
                yield Definition(node.name, f"{path.relative_to(root)}:{node.lineno}")


def page_types(root: Path) -> Iterator[Definition]:
    """Yield the components, classes and types of the page. `Props` are local to their component."""
    for path in page_files(root, str(PAGE)):
        place = str(path.relative_to(root))
        if path.suffix == ".svelte":
            yield Definition(path.stem, place)
        for name in PAGE_TYPE.findall(path.read_text(encoding="utf-8")):
            if name != "Props":
                yield Definition(name, place)


def protocol_types(root: Path) -> Iterator[Definition]:
    """Yield the generated types. Their Python classes have the same names, by design."""
    path = root / GENERATED
    if path.exists():
        for name in PROTOCOL_TYPE.findall(path.read_text(encoding="utf-8")):
            yield Definition(name, str(GENERATED))


def by_name(definitions: Iterator[Definition]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = defaultdict(list)
    for name, place in definitions:
        places[name].append(place)
    return places


def repeated_names(root: Path) -> Iterator[str]:
    """Yield the names that are defined more than once."""
    python, page = by_name(python_classes(root)), by_name(page_types(root))
    protocol = by_name(protocol_types(root))
    for name, places in sorted(python.items()):
        if len(places) > 1:
            yield f"{name}: {', '.join(places)}"
    for name, places in sorted(page.items()):
        shared = [] if name in COUNTERPARTS else python.get(name, []) or protocol.get(name, [])
        if len(places) + len(shared) > 1:
            yield f"{name}: {', '.join([*places, *shared])}"


# Wording


def docstrings(path: Path) -> Iterator[Docstring]:
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield Docstring(text, node.body[0].lineno)


def question_words(root: Path) -> Iterator[str]:
    """Yield docstrings and comments that open with a question word."""
    for path in python_files(root):
        for text, line in docstrings(path):
            if QUESTION_WORD.match(text):
                yield f"{path.relative_to(root)}:{line}: {text.splitlines()[0]}"
        yield from comments_with_question_words(root, path, PYTHON_COMMENT)
    for folder in PAGE_FOLDERS:
        for path in page_files(root, folder):
            yield from comments_with_question_words(root, path, PAGE_COMMENT)


def comments_with_question_words(root: Path, path: Path, mark: re.Pattern[str]) -> Iterator[str]:
    """Check the opening of every block of comments that have lines of their own."""
    is_open = True  # the next comment opens a block
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        text = line.strip()
        comment = mark.match(text)
        words = text[comment.end() :].strip() if comment else ""
        if is_open and QUESTION_WORD.match(words):
            yield f"{path.relative_to(root)}:{number}: {text}"
        is_open = not words  # also after a line with nothing but the mark


# Tests


def long_test_names(root: Path) -> Iterator[str]:
    for path in sorted((root / "tests").rglob("*.py")):
        for node in ast.walk(parse(path)):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or not node.name.startswith("test_"):
                continue
            if len(node.name) > LONGEST_TEST_NAME:
                yield f"{path.relative_to(root)}:{node.lineno}: {node.name} ({len(node.name)})"


RULES: dict[str, Callable[[Path], Iterator[str]]] = {
    "names defined more than once": repeated_names,
    "docstrings and comments that open with a question word": question_words,
    "long names of tests": long_test_names,
}


def main() -> int:
    status = 0
    for rule, find in RULES.items():
        if found := list(find(ROOT)):
            print(f"{len(found)} {rule}:", *found, sep="\n  ")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
