"""bastide play --resume: files that are not as they should be are told about, and never made worse."""

import errno
import os
from pathlib import Path

import pytest

from bastide.cli.saving import SavedGame, unfinished_games
from tests.cli.running import TWO, only_file, play, played_game, refused, run, succeed, write_record


def left_game(folder: Path, *options: str) -> Path:
    """A game that was left after one turn."""
    play("a\nquit\n", *(options or TWO))
    return only_file(folder)


def deck_of(path: Path) -> Path:
    return path.with_name(path.name + ".deck")


# Records


@pytest.mark.parametrize("ending", [b"\r\n", b" \n"])
def test_a_record_that_is_written_otherwise_is_left_alone(games_folder: Path, ending: bytes) -> None:
    path = left_game(games_folder)
    content = path.read_bytes().replace(b"\n", ending)
    path.write_bytes(content)
    refused("play", "--resume", path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("cut", [1, 2, 8])
def test_a_finished_record_is_never_cut(tmp_path: Path, cut: int) -> None:
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


def test_a_game_that_ended_is_not_announced_though_its_deck_is_still_there(games_folder: Path) -> None:
    play("a\n" * 80, *TWO)
    path = only_file(games_folder)
    deck_of(path).write_text("left behind", encoding="utf-8")
    assert unfinished_games() == []
    succeed("play", "--resume", path)
    assert not deck_of(path).exists()


def test_what_a_crash_left_before_the_first_line_is_no_game(games_folder: Path) -> None:
    games_folder.mkdir(parents=True)
    for name, text in (("empty", ""), ("torn", "bastide record 1\nprogram: ")):
        path = games_folder / f"{name}.bastide"
        path.write_text(text, encoding="utf-8")
        deck_of(path).write_text("A B C", encoding="utf-8")
    assert "There is no unfinished game" in refused("play", "--resume")


def test_a_game_that_cannot_be_begun_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", fail)
    assert "game.deck cannot be written: No space left on device" in refused("play", "--save", tmp_path / "game")
    assert list(tmp_path.iterdir()) == []

    def fail_to_append(_saved: SavedGame, _text: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.undo()
    monkeypatch.setattr(SavedGame, "_append", fail_to_append)
    assert run("play", "--save", tmp_path / "game").status == 130
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_missing_is_not_made(tmp_path: Path) -> None:
    assert "cannot be written: No such file or directory" in refused("play", "--save", tmp_path / "none" / "game")
    assert list(tmp_path.iterdir()) == []


def test_an_unusable_data_folder_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("BASTIDE_DATA", str(tmp_path / "file"))
    assert "cannot be written: Not a directory" in refused("play")


# Decks


def test_an_empty_deck_is_told_and_written_anew(games_folder: Path) -> None:
    path = left_game(games_folder)
    deck_of(path).write_text("\n", encoding="utf-8")
    assert "the remaining tiles were shuffled anew" in succeed("play", "--resume", path, typed="quit\n")
    deck = deck_of(path).read_text(encoding="utf-8")
    assert len(deck.split()) == 71
    assert deck_of(path).stat().st_mode & 0o077 == 0
    assert "shuffled anew" not in succeed("play", "--resume", path, typed="quit\n")
    assert deck_of(path).read_text(encoding="utf-8") == deck
    assert sorted(games_folder.iterdir()) == [path, deck_of(path)]


@pytest.mark.parametrize("content", [b"A B C\n", b"A " * 71, b"\xff\xfe"], ids=["short", "wrong", "no text"])
def test_a_wrong_deck_is_named_with_the_way_out(games_folder: Path, content: bytes) -> None:
    path = left_game(games_folder)
    deck_of(path).write_bytes(content)
    told = refused("play", "--resume", path)
    assert told.startswith(f"{deck_of(path)} cannot be used: ")
    assert told.endswith("Delete it, and the remaining tiles are shuffled anew.")
    deck_of(path).unlink()
    assert "shuffled anew" in succeed("play", "--resume", path, typed="quit\n")


def test_the_deck_of_another_game_is_refused_in_one_sentence(games_folder: Path, tmp_path: Path) -> None:
    path = left_game(games_folder)
    succeed("play", "--seed", "8", "--save", tmp_path / "other", typed="quit\n")
    deck_of(tmp_path / "other").replace(deck_of(path))
    assert refused("play", "--resume", path).count("cannot go on with this order of tiles") == 1


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
def test_a_game_that_goes_on_takes_no_options_of_new_ones(games_folder: Path, options: list[str]) -> None:
    left_game(games_folder)
    assert f"; leave out {options[0]}, or --resume." in refused("play", "--resume", *options)


def test_an_empty_name_is_the_latest_game_and_a_dash_is_a_file(games_folder: Path) -> None:
    left_game(games_folder)
    assert "goes on after 1 turn." in succeed("play", "--resume", "", typed="quit\n")
    assert refused("play", "--resume", "-") == "- cannot be read: No such file or directory."


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_nobody_can_be_called_like_a_computer_player(name: str) -> None:
    assert f"Nobody can be called “{name}”" in refused("play", "--players", f"you={name},you")
