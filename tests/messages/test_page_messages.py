"""The page has every message that a server may send."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bastide
from bastide import edition_names
from tests.messages.helpers.fluent_files import FOLDER, messages

PACKAGE = Path(bastide.__file__).parent
PLUGIN = PACKAGE.parents[1] / "web" / "plugins" / "messages.ts"
NEVER_SERVED = ("cli", "arena", "analysis", "extras.py")  # the server does not use their errors in answers
# Reasons about the files of tile sets and editions, which clients never send.
ABOUT_FILES = ("data", "edition", "tile")


def page_ids() -> set[str]:
    """Return the messages in the files that the page's plugin includes."""
    left_out = re.search(r"^const LEFT_OUT =\s+/(.*)/;$", PLUGIN.read_text(encoding="utf-8"), re.MULTILINE)
    assert left_out
    files = [file for file in (FOLDER / "en").glob("*.ftl") if not re.match(left_out[1], file.name)]
    return {name for file in files for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)}


def code_texts() -> Iterator[str]:
    """Yield every string in the code that a server runs."""
    for file in PACKAGE.rglob("*.py"):
        if file.relative_to(PACKAGE).parts[0] not in NEVER_SERVED:
            nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            yield from (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def test_page_has_every_error_that_can_reach_it() -> None:
    reasons = {text for text in code_texts() if re.fullmatch("[a-z]+/[a-z-]+", text)}
    served = {reason for reason in reasons if reason.split("/")[0] not in ABOUT_FILES}
    ids = {"error-" + reason.replace("/", "-") for reason in served} & messages("en").keys()
    assert {"error-notation-unknown-tile", "error-move-mismatch", "error-state-stale", "error-text-no-heading"} <= ids
    assert ids <= page_ids()


def test_page_has_every_event_and_hint_reason() -> None:
    assert {name for name in messages("en") if name.startswith(("event-", "note-", "why-"))} <= page_ids()


def test_page_has_name_and_speciality_of_every_edition() -> None:
    ids = {f"edition-{name}{suffix}" for name in edition_names() for suffix in ("", "-special")}
    assert ids <= page_ids()


def test_page_has_every_message_of_the_wire() -> None:
    patterns = [ids for file in message_sources() for ids in patterns_in(file)]
    ids = {name for name in messages("en") if any(re.fullmatch(pattern, name) for pattern in patterns)}
    assert {"event-placed-with", "reason-tiles", "held-deer", "seat-red", "list-last", "level-random"} <= ids
    assert ids <= page_ids()


def message_sources() -> list[Path]:
    """Return the files that create messages for clients."""
    return [*(PACKAGE / "messages").glob("*.py"), *(PACKAGE / "server").rglob("*.py")]


def patterns_in(file: Path) -> Iterator[str]:
    """Yield the message ids that a file creates, as regular expressions; the last word may be interpolated."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(ast.Name("message"), [ast.Constant(str(name)), *_]):
                yield name
            case ast.Call(ast.Name("message"), [ast.JoinedStr([ast.Constant(str(beginning)), *_]), *_]):
                yield f"{beginning}[a-z]+"
