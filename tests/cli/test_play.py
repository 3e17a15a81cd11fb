"""bastide play, driven by what is typed."""

import fcntl
import re
import shutil
from pathlib import Path

import pytest

from bastide import Game
from bastide.rules.events import TakenBack
from bastide.rules.record import Record
from tests.cli.running import refused, run, succeed

ANY_MOVE = "a\n" * 80
TWO = ("--players", "you,you")


def play(typed: str, *options: str | Path) -> str:
    """What is said at a table with seed 7, at which V is the first tile."""
    return succeed("play", "--seed", "7", *options, typed=typed)


def answers(out: str) -> list[str]:
    """What is said to each line that was typed."""
    return re.split(r"^\w+> .*\n", out, flags=re.MULTILINE)[1:]


def only_file(folder: Path) -> Path:
    (path,) = folder.glob("*.bastide")
    return path


def read_record(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


# The table


def test_a_game_starts_at_once_and_shows_what_is_needed(games_folder: Path) -> None:
    out = succeed("play", typed="")
    assert "rules of “modern”" in out
    assert "Red (you)       0 points   7 followers" in out
    assert "Blue (greedy)" in out
    assert re.search(r"Red plays tile \S+; 70 tiles are left in the bag\.", out)
    assert re.search(r"^  >(0|90)", out, re.MULTILINE)
    assert "[a]" in out
    assert f"bastide play --resume {only_file(games_folder)}" in out


def test_the_tile_in_hand_is_shown_in_all_rotations_that_fit() -> None:
    out = play("quit\n")
    assert "  >0          >90         >180        >270\n" in out
    assert "  field.sr    field.nl    field.nr    field.er\n" in out


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("V@1,0>90 road", "V@1,0>90 road"),
        ("V@1,0", "V@1,0>0"),
        ("b", "V@1,0>0"),
        ("B", "V@1,0>0"),
        ("b -", "V@1,0>0"),
        ("b 90", "V@1,0>90"),
        ("b >90", "V@1,0>90"),
        ("b 90 robber", "V@1,0>90 road"),
        ("b robber 90", "V@1,0>90 road"),
        ("b r", "V@1,0>0 road"),
        ("1,0 90 farmer.nl", "V@1,0>90 field.nl"),
        ("c 270 field.n", "V@0,1>270 field.n"),
        ("c 270 f.w", "V@0,1>270 field.n"),
    ],
)
def test_moves_can_be_typed_in_full_and_short(games_folder: Path, typed: str, move: str) -> None:
    play(f"{typed}\nquit\n", *TWO)
    assert f"\n0 plays {move}\n" in only_file(games_folder).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("z", "“z” is neither a cell nor a command; the cells are a, b, c, and “help” tells what can be typed."),
        ("castle", "“castle” is neither a cell nor a command"),
        ("b 45", "it must be 0, 90, 180 or 270"),
        ("b 180", "Tile V turned by 180 does not fit b; it fits turned by 0, 90."),
        ("b 90 90", "is more than a cell, one turn in degrees and one place"),
        ("b road field", "is more than a cell, one turn in degrees and one place"),
        ("b knight", "Nobody can be placed on “knight” at b; its places are road, field.n, field.sr, field.e, "),
        ("b 90 farmer", "“farmer” at b could be several places; choose one of field.e, field.nl."),
        ("0,-1", "Tile V does not fit 0,-1; it fits a, b, c."),
        ("0,0", "Tile V does not fit 0,0; it fits a, b, c."),
        ("D@1,0>0", "the tile to place is V, not D"),
        ("V@1,0>180", "on its side W tile V would have a field, but its neighbour there has a road"),
        ("V@0,0>0", "there lies a tile at 0,0 already"),
        ("V@5,5>0", "shares no side with a tile on the table"),
        ("V@1,0>0 castle", "does not name one place on tile V"),
        ("V@here", "is not a move"),
        ("undo", "Red has no move to take back yet."),
        ("fits 0,0", "There lies a tile at 0,0 already"),
        ("moves z", "the cells are a, b, c"),
        ("moves 5,5", "Tile V does not fit 5,5; it fits a, b, c."),
        ("save /no/such/folder/file", "/no/such/folder/file cannot be written"),
    ],
)
def test_what_cannot_be_done_is_answered_with_what_can(typed: str, answer: str) -> None:
    out = answers(play(f"{typed}\nquit\n"))
    assert answer in out[0]
    assert out[0].count("\n") == 1


@pytest.mark.parametrize("typed", ["A@-1,0>270 road", "-1,0 270 robber"])
def test_a_place_that_is_taken_is_refused_with_the_reason(typed: str) -> None:
    told = answers(play(f"b 0 road\na\n{typed}\nquit\n", *TWO))[2]
    assert told.startswith("“A@-1,0>270 road” cannot be played: somebody stands on the feature of “road” already")


def test_an_empty_line_is_no_answer() -> None:
    assert answers(play("\n\nquit\n"))[:2] == ["", ""]


# Questions


def test_help_tells_everything_that_can_be_typed() -> None:
    told = answers(play("help\nquit\n"))[0]
    for command in ("board", "moves", "hint", "undo", "why", "features", "fits", "projection", "save", "quit"):
        assert f"\n  {command}" in told
    assert "✚ Red ▲ Blue ● Yellow ╲ Black ◆ Pink" in told


def test_moves_are_listed_as_they_can_be_typed() -> None:
    told = answers(play("moves\nmoves b\nquit\n"))
    assert told[0].splitlines()[:3] == [
        "cell   turned   followers may go to",
        "a         180   - road field.s field.nr",
        "a         270   - road field.n field.er",
    ]
    assert [line.split()[0] for line in told[1].splitlines()] == ["cell", "b", "b"]


def test_a_hint_can_be_typed(games_folder: Path) -> None:
    hint = answers(play("hint\nquit\n"))[0]
    typed, move = re.findall(r"would type “(.*)”, which is (.*)\.\n", hint)[0]
    shutil.rmtree(games_folder)
    play(f"{typed}\nquit\n", *TWO)
    assert f"\n0 plays {move}\n" in only_file(games_folder).read_text(encoding="utf-8")


def test_scores_are_explained() -> None:
    told = answers(play("why\na\n" * 40))
    assert told[0] == "Nothing has been scored yet.\n"
    explained = next(answer for answer in told if "\n  Followers on it: " in answer)
    assert re.match(r"(Red|Blue|Red and Blue) scores? \d+ .*\n  Its .*tiles?: .*\n  Followers on it: ", explained)


def test_features_fits_and_projection_are_tables() -> None:
    told = answers(play("b 90 road\nfeatures\nfits 2,0\nfits\nprojection\nquit\n", *TWO))
    assert told[1] == (
        "feature   followers   tiles   open   now   completed   where\n"
        "road      ✚               2      2     2           2   0,0 1,0\n"
    )
    assert re.match(r"\d+ remaining tiles fit 2,0: A×2 B×4 ", told[2])
    assert told[3].count(" remaining tiles fit ") == 5
    assert told[4] == (
        "Red scores 2 for an unfinished road: 2 tiles 2.\n"
        "             now   in the end\n"
        "Red (you)      0            2\n"
        "Blue (you)     0            0\n"
    )


def test_the_board_can_be_shown_again() -> None:
    out = play("board\nquit\n")
    assert out.count("Red plays tile V; 70 tiles are left in the bag.") == 2


# Undo


def test_undo_takes_back_the_own_move_and_those_of_computers(games_folder: Path) -> None:
    out = play("b 90 road\nundo\nc\nquit\n")
    assert "The last move of Blue is taken back.\nThe last move of Red is taken back.\n" in out
    record = read_record(only_file(games_folder))
    assert [entry.player for entry in record.entries if isinstance(entry, TakenBack)] == [1, 0]
    assert record.replay().turn == 2


def test_undo_among_people_takes_back_to_the_own_last_move() -> None:
    out = play("a\na\na\nundo\nquit\n", "--players", "you,you,you")
    undone = out[out.index("taken back") - 20 :]
    assert undone.count("is taken back") == 3
    assert "▸  ✚  Red (you)" in undone


# Files


def test_every_move_is_on_the_disk_before_it_is_announced(games_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str]] = []

    def spy(*lines: str) -> None:
        kept = "".join(path.read_text(encoding="utf-8") for path in games_folder.glob("*.bastide"))
        told.extend((line, kept) for line in lines)

    monkeypatch.setattr("bastide.cli.table.say_lines", spy)
    play("b 90 road\nquit\n")
    announced = [(line, kept) for line, kept in told if " lays tile " in line]
    assert len(announced) == 2
    assert announced[0][1].count(" plays ") == 1
    assert announced[1][1].count(" plays ") == 2
    assert "\n0 plays V@1,0>90 road\n1 draws " in announced[0][1]


def test_a_game_that_was_left_goes_on_with_the_same_tiles(games_folder: Path) -> None:
    options = ("--players", "you,you,you", "--draw-ahead", "--edition", "slovak")
    play(ANY_MOVE, *options, "--save", games_folder / "whole.txt")
    part = games_folder / "part.txt"
    play("a\n" * 20, *options, "--save", part)
    assert part.with_name("part.txt.deck").is_file()
    resumed = succeed("play", "--resume", part, typed="a\n" * 7)
    assert f"The game of {part} goes on after 20 turns." in resumed
    out = succeed("play", "--resume", part, typed=ANY_MOVE)
    whole = read_record(games_folder / "whole.txt")
    record = read_record(part)
    assert (record.entries, record.scores) == (whole.entries, whole.scores)
    assert whole.seed == 7
    assert list(record.order or ()) == list(Game("slovak", seed=7).hidden_order())
    assert not part.with_name("part.txt.deck").exists()
    assert "The game is over: " in out
    assert record.replay().scores == record.scores


def test_the_latest_game_goes_on_without_naming_it(games_folder: Path) -> None:
    play("a\nquit\n", *TWO)
    path = only_file(games_folder)
    assert f"An unfinished game is waiting; go on with it by: bastide play --resume\n({path})" in play("quit\n")
    for other in games_folder.glob("*"):
        if not other.name.startswith(path.name):
            other.unlink()
    assert "goes on after 1 turn." in succeed("play", "--resume", typed="quit\n")


def test_the_order_is_private_and_never_in_the_record_before_the_end(games_folder: Path) -> None:
    play("a\nquit\n")
    path = only_file(games_folder)
    deck = path.with_name(path.name + ".deck")
    assert deck.stat().st_mode & 0o077 == 0
    assert len(deck.read_text(encoding="utf-8").split()) == 71
    assert "seed" not in path.read_text(encoding="utf-8")
    assert "order" not in path.read_text(encoding="utf-8")


def test_without_the_order_the_remaining_tiles_are_shuffled_anew(games_folder: Path) -> None:
    play("a\na\nundo\na\nquit\n", *TWO)
    path = only_file(games_folder)
    path.with_name(path.name + ".deck").unlink()
    out = succeed("play", "--resume", path, typed=ANY_MOVE)
    assert "the remaining tiles were shuffled anew" in out
    record = read_record(path)
    assert record.scores == record.replay().scores
    assert "goes on after 70 turns." not in out


@pytest.mark.parametrize("cut", range(1, 30))
def test_a_record_that_a_crash_cut_off_goes_on(games_folder: Path, cut: int) -> None:
    play("b 90 road\na\nquit\n", *TWO)
    path = only_file(games_folder)
    content = path.read_bytes()
    path.write_bytes(content[:-cut])
    out = succeed("play", "--resume", path, typed="b 90 road\na\n")
    assert ("Its last line was cut off" in out) == (not content[:-cut].endswith(b"\n"))
    record = read_record(path)
    assert record.replay().turn >= 2


def test_a_finished_game_can_only_be_looked_at(games_folder: Path) -> None:
    play(ANY_MOVE, *TWO)
    path = only_file(games_folder)
    content = path.read_bytes()
    assert "The game is over: " in succeed("play", "--resume", path)
    assert path.read_bytes() == content


def test_a_file_is_not_overwritten_nor_played_twice_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play("a\nquit\n", "--save", path)
    assert "is there already and is not overwritten" in refused("play", "--save", path)
    with path.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert "is being played in another window" in refused("play", "--resume", path)


def test_a_file_that_was_changed_by_hand_is_refused(games_folder: Path) -> None:
    play("b\nquit\n", *TWO)
    path = only_file(games_folder)
    path.write_text(path.read_text(encoding="utf-8").replace("V@1,0>0", "v@1,0"), encoding="utf-8")
    assert "was changed by hand" in run("play", "--resume", path).err


def test_the_record_can_be_saved_elsewhere_too(tmp_path: Path, games_folder: Path) -> None:
    out = play(f"b\nsave {tmp_path / 'copy.txt'}\nsave\nquit\n", *TWO)
    assert f"The record so far is written to {tmp_path / 'copy.txt'}." in out
    assert f"The game is kept in {only_file(games_folder)}." in out
    assert (tmp_path / "copy.txt").read_text(encoding="utf-8") == only_file(games_folder).read_text(encoding="utf-8")


# Whole games


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--edition", "danish", "--no-farmers"),
        ("--edition", "winter", "--players", "you=Ann,random,greedy,you=Bob,random"),
        ("--edition", "slovak", "--draw-ahead"),
        ("--players", "greedy,random"),
    ],
    ids=" ".join,
)
def test_a_whole_game(games_folder: Path, options: tuple[str, ...]) -> None:
    out = play(ANY_MOVE, *options)
    record = read_record(only_file(games_folder))
    assert record.scores == record.replay().scores
    end = out.splitlines()
    assert end[-1] == f"The game is kept in {only_file(games_folder)}."
    assert end[-2].startswith("The game is over: ")
    rows = end[-2 - record.players : -2]
    assert [int(row.split()[-1]) for row in rows] == list(record.scores)
    assert sum(sum(map(int, row.split()[-5:-1])) for row in rows) == sum(record.scores)
    assert list(games_folder.iterdir()) == [only_file(games_folder)]
