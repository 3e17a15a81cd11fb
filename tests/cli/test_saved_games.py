"""bastide play: undo, files, and whole games."""

import fcntl
import sys
from pathlib import Path

import pytest

from bastide import Game
from bastide.cli.game_files import FileError
from bastide.cli.terminal_game.saved_game import user_data
from bastide.rules.events import TakenBack
from bastide.rules.text.record import Record
from tests.cli.helpers.commands import TWO, error_of, only_file, play, run, succeed

ANY_MOVE = "a\n" * 80
NO_HOME = "There is no home folder to save games in; set BASTIDE_DATA to a folder."


def read_record(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


# Undo


def test_undo_includes_computer_moves(games_folder: Path) -> None:
    out = play("b 90 road\nundo\nc\nquit\n")
    assert "Blue’s last turn is taken back.\nRed’s last turn is taken back.\n" in out
    record = read_record(only_file(games_folder))
    assert [entry.player for entry in record.entries if isinstance(entry, TakenBack)] == [1, 0]
    assert record.replay().turn == 2


def test_undo_takes_back_the_last_move_of_any_person() -> None:
    out = play("a\na\nundo\nundo\nquit\n", "--players", "you,you,greedy,you")
    assert "Yellow’s last turn is taken back.\nBlue’s last turn is taken back.\n\n" in out
    undone = out[out.index("Red’s last turn is taken back.") :]
    assert undone.count("is taken back") == 1
    assert "▸  ✚  Red (you)" in undone


def test_undo_needs_a_move_of_a_person() -> None:
    out = play("undo\nquit\n", "--players", "greedy,you")
    assert "No person has a turn to take back yet." in out


# Files


def test_move_is_saved_before_it_is_announced(games_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed: list[tuple[str, str]] = []

    def record_lines(*lines: str) -> None:
        kept = "".join(path.read_text(encoding="utf-8") for path in games_folder.glob("*.bastide"))
        printed.extend((line, kept) for line in lines)

    monkeypatch.setattr("bastide.cli.terminal_game.terminal_game.print_lines", record_lines)
    play("b 90 road\nquit\n")
    announced = [(line, kept) for line, kept in printed if " lays tile " in line]
    assert len(announced) == 2
    assert announced[0][1].count(" plays ") == 1
    assert announced[1][1].count(" plays ") == 2
    assert "\n0 plays V@1,0>90 road\n1 draws " in announced[0][1]


def test_resumed_game_draws_the_same_tiles(games_folder: Path) -> None:
    options = ("--players", "you,you,you", "--draw-ahead", "--edition", "slovak")
    games_folder.mkdir(parents=True)
    play(ANY_MOVE, *options, "--save", games_folder / "whole.txt")
    part = games_folder / "part.txt"
    play("a\n" * 20, *options, "--save", part)
    assert part.with_name("part.txt.deck").is_file()
    resumed = succeed("play", "--resume", part, typed="a\n" * 7)
    assert f"The game in {part} resumes after 20 turns." in resumed
    out = succeed("play", "--resume", part, typed=ANY_MOVE)
    whole = read_record(games_folder / "whole.txt")
    record = read_record(part)
    assert (record.entries, record.scores) == (whole.entries, whole.scores)
    assert whole.seed == 7
    assert list(record.order or ()) == list(Game("slovak", seed=7).hidden_order())
    assert not part.with_name("part.txt.deck").exists()
    assert "The game is over: " in out
    assert record.replay().scores == record.scores


def test_resume_defaults_to_the_latest_game(games_folder: Path) -> None:
    play("a\nquit\n", *TWO)
    path = only_file(games_folder)
    advice = f"There is an unfinished game. Resume it with:\nbastide play --resume {path}\n"
    assert advice in play("quit\n")
    for other in games_folder.glob("*"):
        if not other.name.startswith(path.name):
            other.unlink()
    assert "resumes after 1 turn." in succeed("play", "--resume", typed="quit\n")


def test_order_is_private_until_the_end(games_folder: Path) -> None:
    play("a\nquit\n")
    path = only_file(games_folder)
    deck = path.with_name(path.name + ".deck")
    assert deck.stat().st_mode & 0o077 == 0
    assert len(deck.read_text(encoding="utf-8").split()) == 71
    assert "seed" not in path.read_text(encoding="utf-8")
    assert "order" not in path.read_text(encoding="utf-8")


def test_missing_order_is_shuffled_again(games_folder: Path) -> None:
    play("a\na\nundo\na\nquit\n", *TWO)
    path = only_file(games_folder)
    path.with_name(path.name + ".deck").unlink()
    out = succeed("play", "--resume", path, typed=ANY_MOVE)
    assert "the remaining tiles were shuffled again" in out
    record = read_record(path)
    assert record.scores == record.replay().scores
    assert "resumes after 70 turns." not in out


@pytest.mark.parametrize("cut", range(1, 30))
def test_record_torn_by_a_crash_is_resumed(games_folder: Path, cut: int) -> None:
    play("b 90 road\na\nquit\n", *TWO)
    path = only_file(games_folder)
    content = path.read_bytes()
    path.write_bytes(content[:-cut])
    out = succeed("play", "--resume", path, typed="b 90 road\na\n")
    assert ("Its last line was cut off" in out) == (not content[:-cut].endswith(b"\n"))
    record = read_record(path)
    assert record.replay().turn >= 2


def test_finished_game_is_only_shown(games_folder: Path) -> None:
    play(ANY_MOVE, *TWO)
    path = only_file(games_folder)
    content = path.read_bytes()
    assert "The game is over: " in succeed("play", "--resume", path)
    assert path.read_bytes() == content


def test_file_is_neither_overwritten_nor_shared(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play("a\nquit\n", "--save", path)
    assert "already exists and is not overwritten" in error_of("play", "--save", path)
    with path.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert "is being played in another window" in error_of("play", "--resume", path)


def test_file_edited_by_hand_is_refused(games_folder: Path) -> None:
    play("b\nquit\n", *TWO)
    path = only_file(games_folder)
    path.write_text(path.read_text(encoding="utf-8").replace("V@1,0>0", "v@1,0"), encoding="utf-8")
    assert "is not written the way Bastide writes it" in run("play", "--resume", path).err


def test_save_writes_a_second_record(tmp_path: Path, games_folder: Path) -> None:
    out = play(f"b\nsave {tmp_path / 'copy.txt'}\nsave\nquit\n", *TWO)
    assert f"The record so far has been written to {tmp_path / 'copy.txt'}." in out
    assert f"The game is saved in {only_file(games_folder)}." in out
    assert (tmp_path / "copy.txt").read_text(encoding="utf-8") == only_file(games_folder).read_text(encoding="utf-8")


def test_save_overwrites_nothing(tmp_path: Path) -> None:
    path, deck, other = tmp_path / "game", tmp_path / "game.deck", tmp_path / "other"
    other.write_text("mine", encoding="utf-8")
    out = play(f"save {other}\nsave {deck}\nsave {path}\nquit\n", "--save", path)
    assert out.count("already exists and is not overwritten") == 3
    assert other.read_text(encoding="utf-8") == "mine"
    assert len(deck.read_text(encoding="utf-8").split()) == 71


# Whole games


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--edition", "danish", "--no-farmers"),
        ("--edition", "winter", "--players", "you=Ann,random,greedy,you=Bob,random"),
        ("--edition", "slovak", "--draw-ahead"),
        ("--edition", "hunters"),
        ("--edition", "hunters", "--draw-ahead", "--players", "greedy,you,greedy"),
        ("--players", "greedy,random"),
    ],
    ids=" ".join,
)
def test_whole_game(games_folder: Path, options: tuple[str, ...]) -> None:
    out = play(ANY_MOVE, *options)
    record = read_record(only_file(games_folder))
    assert record.scores == record.replay().scores
    end = out.splitlines()
    assert end[-1] == f"The game is saved in {only_file(games_folder)}."
    assert end[-2].startswith("The game is over: ")
    rows = end[-2 - record.players : -2]
    assert [int(row.split()[-1]) for row in rows] == list(record.scores)
    assert sum(sum(map(int, row.split()[-5:-1])) for row in rows) == sum(record.scores)
    assert list(games_folder.iterdir()) == [only_file(games_folder)]


@pytest.fixture
def no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for variable in ("BASTIDE_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(Path, "home", fail)


@pytest.mark.usefixtures("no_home")
@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_games_cannot_be_saved_without_a_home(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    with pytest.raises(FileError) as caught:
        user_data()
    assert str(caught.value) == NO_HOME


@pytest.mark.usefixtures("no_home")
@pytest.mark.parametrize("options", [(), ("--position", "missing"), ("--resume",)])
def test_missing_home_is_noticed_before_compiling(monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]) -> None:
    monkeypatch.setattr("bastide.cli.commands.play.warm_up", lambda *_: pytest.fail("it takes half a minute"))
    assert error_of("play", *options) == NO_HOME


@pytest.mark.usefixtures("no_home")
def test_game_can_be_saved_elsewhere_without_a_home(tmp_path: Path) -> None:
    play("a\nquit\n", "--save", tmp_path / "game")
    assert read_record(tmp_path / "game").entries
