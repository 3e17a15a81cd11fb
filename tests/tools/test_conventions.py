"""The checks of names and wording find violations, and only those."""

from pathlib import Path

import pytest

from tools.conventions import RULES, long_test_names, question_words, repeated_names, suppressions_without_reason


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project without violations."""
    write(tmp_path, "src/bastide/rules/game.py", 'class Game:\n    """A game."""\n')
    write(tmp_path, "web/src/protocol.ts", "export interface Choice {}\nexport type Seat = number;\n")
    write(tmp_path, "web/src/board/Board.svelte", "<script>\n  interface Props {}\n</script>\n")
    write(tmp_path, "web/src/board/view.ts", "import {\n  type Seat,\n} from '../protocol';\nexport class View {}\n")
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_good_project_has_no_violations(project: Path) -> None:
    for rule in RULES.values():
        assert list(rule(project)) == []


@pytest.mark.parametrize(
    ("name", "text", "repeated"),
    [
        ("tests/test_game.py", "class Game: ...\n", "Game"),
        ("tests/test_game.py", "Game = dict[str, int]\n", "Game"),
        ("web/src/game/game.ts", "export abstract class Game {}\n", "Game"),
        ("web/src/game/Game.svelte", "", "Game"),
        ("web/src/game/view.ts", "export type View<Value> = Value | null;\n", "View"),
        ("web/src/game/seats.ts", "export type Seat = string;\n", "Seat"),
        ("web/src/game/Board.svelte", "", "Board"),
        ("web/tests/board.ts", "interface Board {}\n", "Board"),
    ],
)
def test_repeated_name_is_found(project: Path, name: str, text: str, repeated: str) -> None:
    write(project, name, text)
    (found,) = repeated_names(project)
    assert found.startswith(f"{repeated}: ")
    assert name in found


@pytest.mark.parametrize(
    ("text", "is_accepted"),
    [
        ("Cell = tuple[int, int]  # again\n", True),
        ("Cell = tuple[int, int, int]\n", False),
        ('Cell = TypeVar("Cell")\n', True),
    ],
)
def test_alias_has_one_definition(project: Path, text: str, is_accepted: bool) -> None:
    write(project, "src/bastide/rules/move.py", "Cell = tuple[int, int]\n")
    write(project, "src/bastide/rules/fits.py", text)
    assert (not list(repeated_names(project))) == is_accepted


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("src/bastide/a.py", '"""What it is."""\n', 1),
        ("src/bastide/a.py", 'def f():\n    """Whether it is."""\n', 2),
        ("src/bastide/a.py", "a = 1\n# Who\n# Where\n", 2),
        ("web/src/a.ts", "/** How it goes. */\n", 1),
        ("web/src/a.ts", "/**\n * Which one.\n */\n", 2),
        ("web/src/A.svelte", "<script>\n  // where it is\n</script>\n", 2),
    ],
)
def test_question_word_is_found(project: Path, name: str, text: str, line: int) -> None:
    write(project, name, text)
    (found,) = question_words(project)
    assert found.startswith(f"{name}:{line}: ")


@pytest.mark.parametrize("text", ["# The place\n# where it is.\n", "a = 1  # what\n", "# Whose turn it is.\n"])
def test_other_comments_are_accepted(project: Path, text: str) -> None:
    write(project, "src/bastide/a.py", text)
    assert list(question_words(project)) == []


@pytest.mark.parametrize(("length", "count"), [(60, 0), (61, 1)])
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("tests/test_a.py", "async def {}(): ...\n"),
        ("web/tests/a.test.ts", 'test("{}", () => {{}});\n'),
        ("web/tests/a.test.ts", '  it("{}", async () => {{}});\n'),
        ("web/tests/a.test.ts", 'test.each([\n  [1],\n])("{}", (one) => {{}});\n'),
        ("web/tests/a.test.ts", 'test.each(ALL)(\n  "{}",\n  async (one) => {{}},\n);\n'),
    ],
)
def test_long_test_name_is_found(project: Path, name: str, text: str, length: int, count: int) -> None:
    write(project, name, text.format("test_".ljust(length, "x")))
    assert len(list(long_test_names(project))) == count


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("src/bastide/a.py", "a = 1  # noqa: F401\n", 1),
        ("src/bastide/a.py", "# A reason.\n\na = 1  # noqa\n", 3),
        ("src/bastide/a.py", "a = 1  # noqa: F401 - a reason\nb = 2  # noqa: F401\n", 2),
        ("web/src/a.ts", "let a = 1;\n// eslint-disable-next-line no-eval\n", 2),
        ("web/src/A.svelte", "<p></p>\n<!-- svelte-ignore a11y_autofocus -->\n", 2),
    ],
)
def test_suppression_without_reason_is_found(project: Path, name: str, text: str, line: int) -> None:
    write(project, name, text)
    (found,) = suppressions_without_reason(project)
    assert found.startswith(f"{name}:{line}: ")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("src/bastide/a.py", "a = 1  # noqa: F401 - a reason\n"),
        ("src/bastide/a.py", "# A reason.\na = 1  # noqa: F401\n"),
        ("src/bastide/a.py", "a = 'b  # noqa: F401'\n"),
        ("web/src/a.ts", "// eslint-disable-next-line no-eval -- a reason\n"),
        ("web/src/A.svelte", "<!-- A reason. -->\n<!-- svelte-ignore a11y_autofocus -->\n"),
    ],
)
def test_suppression_with_reason_is_accepted(project: Path, name: str, text: str) -> None:
    write(project, name, text)
    assert list(suppressions_without_reason(project)) == []
