"""bastide play with typed input."""

import re
import shutil
from pathlib import Path

import pytest

from tests.cli.helpers.commands import TWO, only_file, play, succeed


def answers(out: str) -> list[str]:
    """Return the answer to each typed line."""
    return re.split(r"^\w+> .*\n", out, flags=re.MULTILINE)[1:]


# The table


def test_game_starts_with_board_and_instructions(games_folder: Path) -> None:
    out = succeed("play", typed="")
    assert "rules of “Modern”" in out
    assert "Red (you)       0 points   7 followers" in out
    assert "Blue (greedy)" in out
    assert re.search(r"Red plays tile \S+; 70 tiles are left in the bag\.", out)
    assert re.search(r"^  >\d+", out, re.MULTILINE)
    assert "[a]" in out
    assert f"bastide play --resume {only_file(games_folder)}" in out


def test_hand_shows_all_fitting_rotations() -> None:
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
        ("z", "“z” is neither a cell nor a command; the cells are a, b, c, and “help” lists the commands."),
        ("castle", "“castle” is neither a cell nor a command"),
        ("b 45", "it must be 0, 90, 180 or 270"),
        ("b 180", "Tile V turned by 180 does not fit b; it fits turned by 0, 90."),
        ("b 90 90", "is more than a cell, one turn in degrees and one place"),
        ("b road field", "is more than a cell, one turn in degrees and one place"),
        ("b knight", "Nothing can be placed on “knight” at b; its places are road, field.n, field.sr, field.e, "),
        ("b 90 farmer", "“farmer” at b could be several places; choose one of field.e, field.nl."),
        ("0,-1", "Tile V does not fit 0,-1; it fits a, b, c."),
        ("0,0", "Tile V does not fit 0,0; it fits a, b, c."),
        ("D@1,0>0", "the tile to lay is V, not D"),
        ("V@1,0>180", "on its side W tile V would have a field, but its neighbour there has a road"),
        ("V@0,0>0", "there is already a tile at 0,0"),
        ("V@5,5>0", "shares no side with a tile on the table"),
        ("V@1,0>0 castle", "does not name exactly one place on tile V"),
        ("V@here", "is not a move"),
        ("undo", "No person has a turn to take back yet."),
        ("fits 0,0", "There is already a tile at 0,0"),
        ("moves z", "the cells are a, b, c"),
        ("moves 5,5", "Tile V does not fit 5,5; it fits a, b, c."),
        ("save /no/such/folder/file", "/no/such/folder/file cannot be written"),
    ],
)
def test_refused_input_lists_alternatives(typed: str, answer: str) -> None:
    out = answers(play(f"{typed}\nquit\n"))
    assert answer in out[0]
    assert out[0].count("\n") == 1


@pytest.mark.parametrize("typed", ["A@-1,0>270 road", "-1,0 270 robber"])
def test_taken_place_is_refused_with_the_reason(typed: str) -> None:
    reply = answers(play(f"b 0 road\na\n{typed}\nquit\n", *TWO))[2]
    assert reply.startswith("“A@-1,0>270 road” cannot be played: the feature of “road” is already taken")


def test_empty_line_is_ignored() -> None:
    assert answers(play("\n\nquit\n"))[:2] == ["", ""]


# Questions


def test_help_lists_every_input() -> None:
    reply = answers(play("help\nquit\n"))[0]
    for command in ("board", "moves", "hint", "undo", "why", "features", "fits", "projection", "save", "quit"):
        assert f"\n  {command}" in reply
    assert "✚ Red ▲ Blue ● Yellow ╲ Black ◆ Pink" in reply


def test_moves_are_listed_as_they_can_be_typed() -> None:
    replies = answers(play("moves\nmoves b\nquit\n"))
    assert replies[0].splitlines()[:3] == [
        "cell   turned   followers may go to",
        "a         180   - road field.s field.nr",
        "a         270   - road field.n field.er",
    ]
    assert [line.split()[0] for line in replies[1].splitlines()] == ["cell", "b", "b"]


def test_hint_can_be_typed(games_folder: Path) -> None:
    hint = answers(play("hint\nquit\n"))[0]
    typed, move = re.findall(r"would type “(.*)”, which is (.*)\.\n", hint)[0]
    shutil.rmtree(games_folder)
    play(f"{typed}\nquit\n", *TWO)
    assert f"\n0 plays {move}\n" in only_file(games_folder).read_text(encoding="utf-8")


def test_scores_are_explained() -> None:
    replies = answers(play("why\na\n" * 40))
    assert replies[0] == "Nothing has been scored yet.\n"
    explained = next(answer for answer in replies if "\n  Followers on it: " in answer)
    assert re.match(r"(Red|Blue|Red and Blue) scores? \d+ .*\n  Its .*tiles?: .*\n  Followers on it: ", explained)


def test_features_fits_and_projection_are_tables() -> None:
    replies = answers(play("b 90 road\nfeatures\nfits 2,0\nfits\nprojection\nquit\n", *TWO))
    assert replies[1] == (
        "feature   followers   tiles   open   now   completed   where\n"
        "road      ✚               2      2     2           2   0,0 1,0\n"
    )
    assert re.match(r"\d+ remaining tiles fit 2,0: A×2 B×4 ", replies[2])
    assert replies[3].count(" remaining tiles fit ") == 4
    assert replies[4] == (
        "Red scores 2 for an unfinished road of 2 tiles.\n"
        "             now   at the end\n"
        "Red (you)      0            2\n"
        "Blue (you)     0            0\n"
    )


def test_board_is_shown_again() -> None:
    out = play("board\nquit\n")
    assert out.count("Red plays tile V; 70 tiles are left in the bag.") == 2
