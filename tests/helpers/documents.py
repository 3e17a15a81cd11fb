"""The documents of the project, their prose and their fenced blocks."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
TOUR = ROOT / "docs" / "api.md"
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]

FENCED = re.compile(r"^```(?P<language>\w*)\n(?P<content>.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")


class Block(NamedTuple):
    """A fenced block of a document, and the number of lines before its content."""

    language: str
    content: str
    line: int


def blocks(document: Path) -> Iterator[Block]:
    text = document.read_text(encoding="utf-8")
    for found in FENCED.finditer(text):
        yield Block(found["language"], found["content"], text.count("\n", 0, found.start()) + 1)


def prose(document: Path) -> str:
    return FENCED.sub("", document.read_text(encoding="utf-8"))


def code_spans(document: Path) -> list[str]:
    """Return the contents of all backticks in the prose of a document."""
    return CODE.findall(prose(document))
