"""Check naming and wording conventions: python -m tools.conventions

- A class, type or component name is defined once in the project, in Python and TypeScript together. A type alias of
  Python may have the name of a type of the page: a point is a point in both.
- Docstrings and comments open with a verb or a noun, not with a question word.
- The name of a test has at most 60 characters.
- A comment that turns off a check of a linter or compiler gives its reason.
"""

import ast
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PYTHON_FOLDERS = ("src", "tests", "tools", "benchmarks", "examples")
PAGE = Path("web/src")
PAGE_TESTS = "web/tests"
PAGE_FOLDERS = (str(PAGE), PAGE_TESTS)
GENERATED = PAGE / "protocol.ts"
LONGEST_TEST_NAME = 60

QUESTION_WORD = re.compile(r"(what|whether|who|whoever|how|where|which)\b", re.IGNORECASE)
PYTHON_COMMENT = re.compile("#")
PAGE_COMMENT = re.compile(r"//|/\*\*?|\*(?!/)|<!--")
PAGE_TYPE = re.compile(
    r"^\s*(?:export )?(?:(?:abstract )?class|interface|enum|type(?=\s+\w+(?:<[^=]*>)?\s*=)) (\w+)", re.MULTILINE
)
TYPE_ALIAS = re.compile(r"([A-Z]\w*[a-z]\w*)(?:: [^=]+)? = (?!(?:TypeVar|ParamSpec)\().*")
PROTOCOL_TYPE = re.compile(r"^export (?:interface|type) (\w+)", re.MULTILINE)
# The start of test("name", …), it("name", …) or test.each(…)("name", …).
PAGE_TEST = re.compile(r"""(?:\b(?:test|it)|\))\(\s*(["'`])(?P<name>.*?)\1,\s*(?:async )?\(""")
SUPPRESSION = re.compile(r"# noqa\b|svelte-ignore|eslint-disable")
REASON = re.compile(r" --? \w")


class DefinedName(NamedTuple):
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


def python_classes(root: Path) -> Iterator[DefinedName]:
    for path in python_files(root):
        for node in parse(path).body:
            if isinstance(node, ast.ClassDef):
                yield DefinedName(node.name, f"{path.relative_to(root)}:{node.lineno}")


def python_aliases(root: Path) -> Iterator[DefinedName]:
    """Yield the type aliases, each with its definition: the same alias in two files means the same."""
    definitions = set()
    for path in python_files(root):
        for node in parse(path).body:
            alias = TYPE_ALIAS.match(ast.unparse(node))
            if alias and alias[0] not in definitions:
                definitions.add(alias[0])
                yield DefinedName(alias[1], f"{path.relative_to(root)}:{node.lineno}")


def page_types(root: Path) -> Iterator[DefinedName]:
    """Yield the components, classes and types of the page. `Props` are local to their component."""
    for folder in PAGE_FOLDERS:
        for path in page_files(root, folder):
            place = str(path.relative_to(root))
            if path.suffix == ".svelte":
                yield DefinedName(path.stem, place)
            for name in PAGE_TYPE.findall(path.read_text(encoding="utf-8")):
                if name != "Props":
                    yield DefinedName(name, place)


def protocol_types(root: Path) -> Iterator[DefinedName]:
    """Yield the generated types. Their Python classes have the same names, by design."""
    path = root / GENERATED
    if path.exists():
        for name in PROTOCOL_TYPE.findall(path.read_text(encoding="utf-8")):
            yield DefinedName(name, str(GENERATED))


def by_name(definitions: Iterator[DefinedName]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = defaultdict(list)
    for name, place in definitions:
        places[name].append(place)
    return places


def repeated_names(root: Path) -> Iterator[str]:
    """Yield the names that are defined more than once."""
    python, page = by_name(python_classes(root)), by_name(page_types(root))
    protocol = by_name(protocol_types(root))
    for name, places in sorted(by_name(chain(python_classes(root), python_aliases(root))).items()):
        if len(places) > 1:
            yield f"{name}: {', '.join(places)}"
    for name, places in sorted(page.items()):
        shared = python.get(name, []) or protocol.get(name, [])
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
    for name, place in (*python_tests(root), *page_tests(root)):
        if len(name) > LONGEST_TEST_NAME:
            yield f"{place}: {name} ({len(name)})"


def python_tests(root: Path) -> Iterator[DefinedName]:
    for path in sorted((root / "tests").rglob("*.py")):
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield DefinedName(node.name, f"{path.relative_to(root)}:{node.lineno}")


def page_tests(root: Path) -> Iterator[DefinedName]:
    for path in page_files(root, PAGE_TESTS):
        text = path.read_text(encoding="utf-8")
        for found in PAGE_TEST.finditer(text):
            line = text.count("\n", 0, found.start("name")) + 1
            yield DefinedName(found["name"], f"{path.relative_to(root)}:{line}")


# Suppressions


def suppressions_without_reason(root: Path) -> Iterator[str]:
    """Yield suppressions with a reason neither after " - " on the line nor in a comment directly before."""
    for path in python_files(root):
        yield from unexplained_lines(root, path, comment_lines(path), PYTHON_COMMENT)
    for folder in PAGE_FOLDERS:
        for path in page_files(root, folder):
            lines = dict(enumerate(path.read_text(encoding="utf-8").splitlines(), start=1))
            yield from unexplained_lines(root, path, lines, PAGE_COMMENT)


def comment_lines(path: Path) -> dict[int, str]:
    """Return the lines of a Python file that have a comment; text in strings does not count."""
    if not SUPPRESSION.search(path.read_text(encoding="utf-8")):
        return {}
    with tokenize.open(path) as file:
        tokens = tokenize.generate_tokens(file.readline)
        return {token.start[0]: token.line.strip() for token in tokens if token.type == tokenize.COMMENT}


def unexplained_lines(root: Path, path: Path, lines: dict[int, str], mark: re.Pattern[str]) -> Iterator[str]:
    for number, line in lines.items():
        found = SUPPRESSION.search(line)
        if found is None or REASON.search(line, found.end()):
            continue
        before = lines.get(number - 1, "").strip()
        if not mark.match(before) or SUPPRESSION.search(before):
            yield f"{path.relative_to(root)}:{number}: {line.strip()}"


RULES: dict[str, Callable[[Path], Iterator[str]]] = {
    "names defined more than once": repeated_names,
    "docstrings and comments that open with a question word": question_words,
    "long names of tests": long_test_names,
    "suppressions without a reason": suppressions_without_reason,
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
