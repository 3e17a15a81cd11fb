"""Games from the wheel by a user with an empty home, with a read-only one, and without any.

They run under another uid, because root can write anywhere.
"""

import os
import shutil
import stat
import tempfile
from pathlib import Path

import pytest

from tests.wheel.helpers.installed_wheel import READ_EVERYTHING, SET_UID, UID, Completed, InstalledWheel

pytestmark = pytest.mark.wheel

PLAY = """
from bastide import Game
from bastide.kernel import jit
game = Game("modern", players=2, seed=1)
while not game.is_over:
    game.push(list(game.legal_moves)[-1])
print(sum(game.scores) > 0, jit.CACHE)
"""
READ_ONLY, FOR_EVERYBODY, FOR_TEMPORARY_FILES = 0o555, 0o777, 0o1777


@pytest.fixture(scope="module")
def other_user(library: InstalledWheel) -> tuple[str, ...]:
    """The beginning of a command that runs the rest of it as another user. Where that is impossible, skip or fail."""
    become_root = () if os.geteuid() == 0 else ("sudo", "-n")
    for options in ((), READ_EVERYTHING):
        user = (*become_root, *SET_UID, *options)
        if shutil.which(user[0]) and library.run_as_other_user(user, "", {}).status == 0:
            return user
    problem = "only root can become another user, by setpriv from util-linux"
    if os.environ.get("CI") == "true":
        pytest.fail(problem)
    pytest.skip(problem)


@pytest.fixture(scope="module")
def temporary(open_folder: Path) -> Path:
    """A folder for temporary files, the same for several games, so that the code is compiled once."""
    return new_folder(open_folder, FOR_TEMPORARY_FILES)


def new_folder(parent: Path, mode: int) -> Path:
    folder = Path(tempfile.mkdtemp(dir=parent))
    folder.chmod(mode)
    return folder


def cache_of(played: Completed) -> str:
    """Return the cache folder that a game used, and check that the game was played."""
    assert played.status == 0, played.stderr
    is_scored, _, cache = played.stdout.strip().partition(" ")
    assert is_scored == "True"
    return cache


def test_code_is_cached_in_a_clean_home(
    library: InstalledWheel, other_user: tuple[str, ...], open_folder: Path, temporary: Path
) -> None:
    home = new_folder(open_folder, FOR_EVERYBODY)
    played = library.run_as_other_user(other_user, PLAY, {"HOME": str(home), "TMPDIR": str(temporary)})
    assert cache_of(played).startswith(f"{home}/.cache/bastide/kernel/")
    assert played.stderr == ""


@pytest.mark.parametrize("has_home", [True, False], ids=["read-only", "none"])
def test_code_is_cached_privately_without_a_usable_home(
    library: InstalledWheel, other_user: tuple[str, ...], open_folder: Path, temporary: Path, has_home: bool
) -> None:
    variables = {"TMPDIR": str(temporary)}
    if has_home:
        variables["HOME"] = str(new_folder(open_folder, READ_ONLY))
    played = library.run_as_other_user(other_user, PLAY, variables)
    private = temporary / f"bastide-{UID}"
    assert cache_of(played).startswith(f"{private}/kernel/")
    assert played.stderr == ""
    assert (private.stat().st_uid, stat.S_IMODE(private.stat().st_mode)) == (UID, 0o700)


def test_one_warning_where_nothing_can_be_cached(
    library: InstalledWheel, other_user: tuple[str, ...], open_folder: Path
) -> None:
    temporary = new_folder(open_folder, FOR_TEMPORARY_FILES)
    prepared = temporary / f"bastide-{UID}"
    prepared.mkdir()
    prepared.chmod(FOR_EVERYBODY)
    played = library.run_as_other_user(other_user, PLAY, {"TMPDIR": str(temporary)})
    assert cache_of(played) == "None"
    assert played.stderr.count("\n") == 1
    assert played.stderr.startswith("Compiled code cannot be stored")
    assert not list(prepared.iterdir()), "this folder belongs to another user"
