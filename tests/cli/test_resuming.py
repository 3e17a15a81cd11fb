"""bastide play --resume: damaged files are reported, and never made worse."""

import errno
import os
from pathlib import Path

import pytest

from bastide.cli.terminal_game.saved_game import SavedGame, unfinished_games
from tests.cli.helpers.commands import TWO, error_of, only_file, play, played_game, run, succeed, write_record


def left_game(folder: Path, *options: str) -> Path:
    """Play one turn, leave the game, and return its file."""
    play("a\nquit\n", *(options or TWO))
    return only_file(folder)


def deck_of(path: Path) -> Path:
    return path.with_name(path.name + ".deck")


# Records


@pytest.mark.parametrize("ending", [b"\r\n", b" \n"])
def test_record_in_other_formatting_is_unchanged(games_folder: Path, ending: bytes) -> None:
    path = left_game(games_folder)
    content = path.read_bytes().replace(b"\n", ending)
    path.write_bytes(content)
    error_of("play", "--resume", path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("cut", [1, 2, 8])
def test_finished_record_is_never_truncated(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "game"
    write_record(path)
    content = path.read_bytes()[:-cut]
    path.write_bytes(content)
    assert "The game is over: " in succeed("play", "--resume", path)
    assert path.read_bytes() == content


def test_final_scores_without_a_line_break_stay(tmp_path: Path) -> None:
    path = tmp_path / "game"
    text = str(played_game().record())
    content = text[: text.index("\n", text.index("\nends ") + 1)]
    path.write_text(content, encoding="utf-8")
    out = succeed("play", "--resume", path)
    assert "The game is over: " in out
    assert "cut off" not in out
    assert path.read_text(encoding="utf-8") == content


def test_finished_game_with_leftover_deck_is_hidden(games_folder: Path) -> None:
    play("a\n" * 80, *TWO)
    path = only_file(games_folder)
    deck_of(path).write_text("left behind", encoding="utf-8")
    assert unfinished_games() == []
    succeed("play", "--resume", path)
    assert not deck_of(path).exists()


def test_empty_file_after_a_crash_is_ignored(games_folder: Path) -> None:
    games_folder.mkdir(parents=True)
    for name, text in (("empty", ""), ("torn", "bastide record 1\nprogram: ")):
        path = games_folder / f"{name}.bastide"
        path.write_text(text, encoding="utf-8")
        deck_of(path).write_text("A B C", encoding="utf-8")
    assert "There is no unfinished game" in error_of("play", "--resume")


def test_failed_start_leaves_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", fail)
    assert "game.deck cannot be written: No space left on device" in error_of("play", "--save", tmp_path / "game")
    assert list(tmp_path.iterdir()) == []

    def fail_to_append(_saved: SavedGame, _text: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.undo()
    monkeypatch.setattr(SavedGame, "_append", fail_to_append)
    assert run("play", "--save", tmp_path / "game").status == 130
    assert list(tmp_path.iterdir()) == []


def test_missing_folder_is_not_created(tmp_path: Path) -> None:
    assert "cannot be written: No such file or directory" in error_of("play", "--save", tmp_path / "none" / "game")
    assert list(tmp_path.iterdir()) == []


def test_unusable_data_folder_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("BASTIDE_DATA", str(tmp_path / "file"))
    assert "cannot be written: Not a directory" in error_of("play")


# Decks


def test_empty_deck_is_reported_and_rewritten(games_folder: Path) -> None:
    path = left_game(games_folder)
    deck_of(path).write_text("\n", encoding="utf-8")
    assert "the remaining tiles were shuffled again" in succeed("play", "--resume", path, typed="quit\n")
    deck = deck_of(path).read_text(encoding="utf-8")
    assert len(deck.split()) == 71
    assert deck_of(path).stat().st_mode & 0o077 == 0
    assert "shuffled again" not in succeed("play", "--resume", path, typed="quit\n")
    assert deck_of(path).read_text(encoding="utf-8") == deck
    assert sorted(games_folder.iterdir()) == [path, deck_of(path)]


@pytest.mark.parametrize("content", [b"A B C\n", b"A " * 71, b"\xff\xfe"], ids=["short", "wrong", "no text"])
def test_wrong_deck_error_names_the_solution(games_folder: Path, content: bytes) -> None:
    path = left_game(games_folder)
    deck_of(path).write_bytes(content)
    sentence = error_of("play", "--resume", path)
    assert sentence.startswith(f"{deck_of(path)} cannot be used: ")
    assert sentence.endswith("Delete it, and the remaining tiles are shuffled again.")
    deck_of(path).unlink()
    assert "shuffled again" in succeed("play", "--resume", path, typed="quit\n")


def test_deck_of_another_game_is_refused(games_folder: Path, tmp_path: Path) -> None:
    path = left_game(games_folder)
    succeed("play", "--seed", "8", "--save", tmp_path / "other", typed="quit\n")
    deck_of(tmp_path / "other").replace(deck_of(path))
    assert error_of("play", "--resume", path).count("cannot be resumed with this tile order") == 1


# The command line


@pytest.mark.parametrize(
    "options",
    [
        ["--edition", "modern"],
        ["--players", "you,greedy"],
        ["--seed", "3"],
        ["--no-farmers"],
        ["--draw-ahead"],
        ["--first", "0"],
        ["--save", "file"],
    ],
    ids=" ".join,
)
def test_resume_refuses_options_of_new_games(games_folder: Path, options: list[str]) -> None:
    left_game(games_folder)
    assert f"; leave out {options[0]}, or --resume." in error_of("play", "--resume", *options)


def test_empty_name_is_latest_and_dash_is_a_file(games_folder: Path) -> None:
    left_game(games_folder)
    assert "resumes after 1 turn." in succeed("play", "--resume", "", typed="quit\n")
    assert error_of("play", "--resume", "-") == "- cannot be read: No such file or directory."


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_names_of_computer_players_are_refused(name: str) -> None:
    assert f"Nobody can be called “{name}”" in error_of("play", "--players", f"you={name},you")
