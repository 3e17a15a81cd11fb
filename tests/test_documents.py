"""Documents are correct: their examples run, and the files, headings and names that they mention exist."""

import doctest
import io
import os
import re
from contextlib import redirect_stdout
from itertools import pairwise
from pathlib import Path

import pytest

import bastide
from tests.helpers.documents import DOCUMENTS, README, ROOT, TOUR, Block, blocks, code_spans, prose

PACKAGE = ROOT / "src" / "bastide"
LIBRARY = ("tiles", "rules", "players", "arena", "analysis")  # packages that raise the errors of the API

LINK = re.compile(r"\[[^\]]*\]\((?!https?:)(?P<file>[^)#\s]*)(?:#(?P<heading>[^)\s]+))?\)")
FILE = re.compile(r"(\./)?[\w.-]+(/[\w.*-]+)*(/|\.(py|md|toml|ftl|txt))")
FILE_ROOTS = (ROOT, ROOT / "docs", ROOT / "tests", PACKAGE, PACKAGE / "messages" / "en")
PUBLIC_NAME = re.compile(r"(?P<owner>[A-Z]\w+)\.(?P<member>[a-z]\w*)(\(.*\))?")
REASON = re.compile(r'"(?P<family>[a-z]+)/[a-z-]+"')
OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS

every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


@every_document
def test_examples_run_and_print_the_shown_output(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compare the output of each example with the `text` block after it. Examples of a document share their names."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    printed = ""
    for block in blocks(document):
        if block.language == "text" and printed:
            assert block.content == without_trailing_blanks(printed), f"other output at {document.name}:{block.line}"
        printed = run_example(document, block, names) if block.language == "python" else ""


def run_example(document: Path, block: Block, names: dict[str, object]) -> str:
    """Run a block of Python, as a session if it has prompts, and return the output of a plain one."""
    if ">>> " in block.content:
        run_session(document, block, names)
        return ""
    output = io.StringIO()
    with redirect_stdout(output):
        exec(compile("\n" * block.line + block.content, str(document), "exec"), names)
    return output.getvalue()


def without_trailing_blanks(text: str) -> str:
    return "".join(f"{line.rstrip()}\n" for line in text.splitlines())


def run_session(document: Path, block: Block, names: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(block.content, names, document.name, str(document), block.line)
    complaints: list[str] = []
    doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=complaints.append, clear_globs=False)
    names.update(test.globs)
    assert not complaints, "".join(complaints)


@every_document
def test_links_have_targets(document: Path) -> None:
    for link in LINK.finditer(prose(document)):
        target = document.parent / link["file"] if link["file"] else document
        assert target.exists(), f"{document.name} links to {link['file']}, which does not exist"
        if link["heading"]:
            assert link["heading"] in headings(target), f"{target.name} has no heading #{link['heading']}"


def headings(document: Path) -> set[str]:
    """Return the anchors of the headings of a document."""
    titles = re.findall(r"^#+ (.*)$", prose(document), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@every_document
def test_named_files_exist(document: Path) -> None:
    named = [code for code in code_spans(document) if FILE.fullmatch(code)]
    missing = [name for name in named if not any(any(root.glob(name.removeprefix("./"))) for root in FILE_ROOTS)]
    assert not missing


@every_document
def test_named_members_of_public_classes_exist(document: Path) -> None:
    named = [found for code in code_spans(document) if (found := PUBLIC_NAME.fullmatch(code))]
    public = [found for found in named if found["owner"] in bastide.__all__]
    missing = [found[0] for found in public if not has_member(getattr(bastide, found["owner"]), found["member"])]
    assert not missing


def has_member(owner: type, name: str) -> bool:
    return hasattr(owner, name) or name in getattr(owner, "__annotations__", {})


def test_readme_commands_run() -> None:
    commands = re.findall(r"^(\./\w+)", "".join(block.content for block in blocks(README)), re.MULTILINE)
    assert commands
    assert [command for command in commands if not os.access(ROOT / command, os.X_OK)] == []


def test_readme_shows_a_board() -> None:
    shown = list(blocks(README))
    assert any(
        first.language == "python" and "print(game)" in first.content and second.language == "text"
        for first, second in pairwise(shown)
    )


def test_every_family_of_reasons_is_explained() -> None:
    files = [PACKAGE / "extras.py", *(file for folder in LIBRARY for file in (PACKAGE / folder).rglob("*.py"))]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    families = {found["family"] for found in REASON.finditer(source)}
    explained = set(re.findall(r"`(\w+)/…`", TOUR.read_text(encoding="utf-8")))
    assert families == explained
