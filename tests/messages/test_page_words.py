"""The page has words for everything that a server may say to it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bastide
from tests.messages.fluent_files import FOLDER, messages

PACKAGE = Path(bastide.__file__).parent
PLUGIN = PACKAGE.parents[1] / "web" / "plugins" / "words.ts"
NEVER_SERVED = ("cli", "arena")  # packages that no server needs for an answer
# Families of reasons about the files of tile sets and editions; nobody sends any to a server.
ABOUT_FILES = ("data", "edition", "tile")


def ids_of_the_page() -> set[str]:
    """The messages in the files that the page is built with, as its plugin chooses them."""
    left_out = re.search(r"^const LEFT_OUT = /(.*)/;$", PLUGIN.read_text(encoding="utf-8"), re.MULTILINE)
    assert left_out
    files = [file for file in (FOLDER / "en").glob("*.ftl") if not re.match(left_out[1], file.name)]
    return {name for file in files for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)}


def texts_in_the_code() -> Iterator[str]:
    """Every text that stands in the code of what a server runs."""
    for file in PACKAGE.rglob("*.py"):
        if file.relative_to(PACKAGE).parts[0] not in NEVER_SERVED:
            nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            yield from (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def test_every_reason_of_a_refusal_that_can_reach_the_page_has_its_words_there() -> None:
    reasons = {text for text in texts_in_the_code() if re.fullmatch("[a-z]+/[a-z-]+", text)}
    served = {reason for reason in reasons if reason.split("/")[0] not in ABOUT_FILES}
    ids = {"error-" + reason.replace("/", "-") for reason in served} & messages("en").keys()
    assert {"error-notation-unknown-tile", "error-move-mismatch", "error-state-stale", "error-text-no-heading"} <= ids
    assert ids <= ids_of_the_page()


def test_every_event_and_every_reason_of_a_hint_has_its_words_in_the_page() -> None:
    assert {name for name in messages("en") if name.startswith(("event-", "note-", "why-"))} <= ids_of_the_page()


def test_every_message_that_is_made_for_the_wire_has_its_words_in_the_page() -> None:
    made = [ids for file in makers() for ids in patterns_in(file)]
    ids = {name for name in messages("en") if any(re.fullmatch(pattern, name) for pattern in made)}
    assert {"event-placed-with", "reason-tiles", "held-deer", "seat-red", "list-last", "level-random"} <= ids
    assert ids <= ids_of_the_page()


def makers() -> list[Path]:
    """The files in which messages are made that go over the wire."""
    return [*(PACKAGE / "messages").glob("*.py"), *(PACKAGE / "server").rglob("*.py")]


def patterns_in(file: Path) -> Iterator[str]:
    """The ids of messages that a file makes, as regular expressions: one may have its last word put in."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(ast.Name("message"), [ast.Constant(str(name)), *_]):
                yield name
            case ast.Call(ast.Name("message"), [ast.JoinedStr([ast.Constant(str(beginning)), *_]), *_]):
                yield f"{beginning}[a-z]+"
