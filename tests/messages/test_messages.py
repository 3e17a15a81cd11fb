"""Every used message exists, and every message is used."""

import ast
import mimetypes
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bastide
from bastide import IllegalMove, Move
from bastide.messages import language_names, say, sentence_about

PACKAGE = Path(bastide.__file__).parent
REASON = re.compile(r"[a-z]+/[a-z-]+")
MEDIA_TYPES = {*mimetypes.types_map.values(), "application/x-ndjson"}  # have the form of reasons
MESSAGE_FUNCTIONS = ("say", "example", "message")  # functions whose first argument is a message id

PAGE = PACKAGE.parents[1] / "web" / "src"
PAGE_TEXT = re.compile(r"""["`]([a-z]+-(?:[a-z0-9-]|\$\{[^}]*\})*)["`]""")  # may be a message id
PAGE_CALL = re.compile(r"""\b(?:say|message)\(["`]([^"`]+)["`]""")
INTERPOLATED = re.compile(r"\$\{[^}]*\}")

FluentEntry = ftl.Message | ftl.Junk


@cache
def entries(language: str) -> list[FluentEntry]:
    texts = [file.read_text(encoding="utf-8") for file in sorted((PACKAGE / "messages" / language).glob("*.ftl"))]
    return [entry for text in texts for entry in FluentParser().parse(text).body if isinstance(entry, FluentEntry)]


def message_ids(language: str = "en") -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]


@cache
def nodes() -> list[ast.AST]:
    """Return all syntax nodes of the sources."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(PACKAGE.rglob("*.py"))]
    return [node for text in texts for node in ast.walk(ast.parse(text))]


@cache
def texts() -> set[str]:
    """Return all texts and numbers in the sources."""
    return {str(node.value) for node in nodes() if isinstance(node, ast.Constant)}


def id_arguments() -> Iterator[ast.expr]:
    """Yield the first arguments of all calls that take a message id."""
    for node in nodes():
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in MESSAGE_FUNCTIONS:
                yield node.args[0]


def used_patterns() -> Iterator[str]:
    """Yield the used message ids as regular expressions; interpolated parts match anything."""
    for argument in id_arguments():
        if isinstance(argument, ast.JoinedStr):
            yield "".join(pattern(part) for part in argument.values)
        else:
            yield from (pattern(part) for part in choices(argument) if isinstance(part, ast.Constant))


def choices(argument: ast.expr) -> list[ast.expr]:
    """Return both branches of a conditional expression."""
    return [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]


def pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"


def error_ids() -> set[str]:
    """Return the message ids of all reasons of errors."""
    return {"error-" + text.replace("/", "-") for text in texts() - MEDIA_TYPES if REASON.fullmatch(text)}


def page_patterns(found: re.Pattern[str]) -> list[str]:
    """Return the strings in the page's sources as regular expressions; interpolated parts match anything."""
    files = sorted(file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte"))
    texts = {text for file in files for text in found.findall(file.read_text(encoding="utf-8"))}
    return [INTERPOLATED.sub("(.+)", text) for text in sorted(texts)]


class ReferenceCollector(Visitor):
    """Collects the messages that other messages reference."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the name is Fluent's
        self.ids.add(node.id.name)


def referenced_ids() -> set[str]:
    references = ReferenceCollector()
    for entry in entries("en"):
        references.visit(entry)
    return references.ids


@pytest.mark.parametrize("language", language_names())
def test_files_are_well_formed_without_duplicates(language: str) -> None:
    assert not [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert sorted(message_ids(language)) == sorted(set(message_ids(language)))


def test_every_used_id_has_a_message() -> None:
    known = message_ids()
    patterns = [*used_patterns(), *page_patterns(PAGE_CALL)]
    assert not [pattern for pattern in patterns if not any(re.fullmatch(pattern, name) for name in known)]


def test_every_error_reason_has_a_sentence() -> None:
    assert len(error_ids()) > 50
    assert not error_ids() - set(message_ids())


def test_every_message_is_used() -> None:
    patterns = [re.compile(each) for each in used_patterns()]
    used = error_ids() | referenced_ids() | texts()
    unused = [name for name in message_ids() if name not in used and not is_used(name, patterns)]
    by_page = page_patterns(PAGE_TEXT)
    assert not [name for name in unused if not any(re.fullmatch(pattern, name) for pattern in by_page)]


def is_used(name: str, patterns: list[re.Pattern[str]]) -> bool:
    """Return True if a pattern matches that message with parts that occur in the sources."""
    found = [match for match in (pattern.fullmatch(name) for pattern in patterns) if match]
    return any(texts().issuperset(match.groups()) for match in found)


def test_missing_message_or_argument_raises() -> None:
    with pytest.raises(LookupError):
        say("no-such-message")
    with pytest.raises(LookupError, match="event-drawn"):
        say("event-drawn", seat="Red")


def test_values_are_formatted_for_readers() -> None:
    move = Move.parse("D@1,0>90 road")
    assert "“D@1,0>90 road”" in sentence_about(IllegalMove("move/game-over", move=move))
    assert say("list-next", before=("a", "b"), next=True) == "a, b, true"


def test_long_values_are_shortened() -> None:
    text = say("error-file-failed", file="a" * 5000, problem="b")
    assert text.startswith("aaa")
    assert " … " in text
    assert len(text) < 1100
