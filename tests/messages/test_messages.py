"""Every text that people read exists, and none exists that nobody reads."""

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
MEDIA_TYPES = {*mimetypes.types_map.values(), "application/x-ndjson"}  # look like reasons
SPEAKERS = ("say", "example", "message")  # what takes the id of a message first

PAGE = PACKAGE.parents[1] / "web" / "src"
PAGE_TEXT = re.compile(r"""["`]([a-z]+-(?:[a-z0-9-]|\$\{[^}]*\})*)["`]""")  # may be the id of a message
PAGE_SAID = re.compile(r"""\b(?:say|message)\(["`]([^"`]+)["`]""")
FILLED_IN = re.compile(r"\$\{[^}]*\}")

Entry = ftl.Message | ftl.Junk


@cache
def entries(language: str) -> list[Entry]:
    texts = [file.read_text(encoding="utf-8") for file in sorted((PACKAGE / "messages" / language).glob("*.ftl"))]
    return [entry for text in texts for entry in FluentParser().parse(text).body if isinstance(entry, Entry)]


def message_ids(language: str = "en") -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]


@cache
def nodes() -> list[ast.AST]:
    """Everything that the sources are made of."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(PACKAGE.rglob("*.py"))]
    return [node for text in texts for node in ast.walk(ast.parse(text))]


@cache
def texts() -> set[str]:
    """Every text and number that stands in the sources."""
    return {str(node.value) for node in nodes() if isinstance(node, ast.Constant)}


def spoken() -> Iterator[ast.expr]:
    """The first arguments of all calls that say a message."""
    for node in nodes():
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SPEAKERS:
                yield node.args[0]


def said_patterns() -> Iterator[str]:
    """The ids of messages that are said, as patterns where they are put together from parts."""
    for argument in spoken():
        if isinstance(argument, ast.JoinedStr):
            yield "".join(pattern(part) for part in argument.values)
        else:
            yield from (pattern(part) for part in choices(argument) if isinstance(part, ast.Constant))


def choices(argument: ast.expr) -> list[ast.expr]:
    """Both, where one of two is said."""
    return [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]


def pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"


def error_ids() -> set[str]:
    """The ids of the sentences about every reason that a refusal may have."""
    return {"error-" + text.replace("/", "-") for text in texts() - MEDIA_TYPES if REASON.fullmatch(text)}


def page_patterns(found: re.Pattern[str]) -> list[str]:
    """What the sources of the page have in quotes, as patterns where it is put together from parts."""
    files = sorted(file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte"))
    texts = {text for file in files for text in found.findall(file.read_text(encoding="utf-8"))}
    return [FILLED_IN.sub("(.+)", text) for text in sorted(texts)]


class References(Visitor):
    """Collects the messages that other messages contain."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the name is Fluent's
        self.ids.add(node.id.name)


def referred_ids() -> set[str]:
    references = References()
    for entry in entries("en"):
        references.visit(entry)
    return references.ids


@pytest.mark.parametrize("language", language_names())
def test_the_files_are_well_formed_and_no_message_is_written_twice(language: str) -> None:
    assert not [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert sorted(message_ids(language)) == sorted(set(message_ids(language)))


def test_everything_that_is_said_has_a_message() -> None:
    known = message_ids()
    said = [*said_patterns(), *page_patterns(PAGE_SAID)]
    assert not [pattern for pattern in said if not any(re.fullmatch(pattern, name) for name in known)]


def test_every_reason_of_a_refusal_has_a_sentence() -> None:
    assert len(error_ids()) > 50
    assert not error_ids() - set(message_ids())


def test_every_message_is_said_somewhere() -> None:
    patterns = [re.compile(each) for each in said_patterns()]
    used = error_ids() | referred_ids() | texts()
    unused = [name for name in message_ids() if name not in used and not is_said(name, patterns)]
    by_page = page_patterns(PAGE_TEXT)
    assert not [name for name in unused if not any(re.fullmatch(pattern, name) for pattern in by_page)]


def is_said(name: str, patterns: list[re.Pattern[str]]) -> bool:
    """Whether one of the patterns is that message, with parts that stand somewhere in the sources."""
    found = [match for match in (pattern.fullmatch(name) for pattern in patterns) if match]
    return any(texts().issuperset(match.groups()) for match in found)


def test_a_missing_message_or_argument_is_a_fault() -> None:
    with pytest.raises(LookupError):
        say("no-such-message")
    with pytest.raises(LookupError, match="event-drawn"):
        say("event-drawn", seat="Red")


def test_values_are_told_as_people_write_them() -> None:
    move = Move.parse("D@1,0>90 road")
    assert "“D@1,0>90 road”" in sentence_about(IllegalMove("move/game-over", move=move))
    assert say("list-next", before=("a", "b"), next=True) == "a, b, true"


def test_what_is_very_long_is_quoted_without_its_middle() -> None:
    told = say("error-file-failed", file="a" * 5000, problem="b")
    assert told.startswith("aaa")
    assert " … " in told
    assert len(told) < 1100
