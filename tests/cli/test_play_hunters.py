"""bastide play with huts, animals and bonus turns."""

import re
from pathlib import Path

import pytest

from tests.cli.helpers.commands import BONUS_MOVES, BONUS_SEED, DOLMEN_MOVES, DOLMEN_SEED, TWO, only_file, succeed
from tests.cli.test_play import answers

DRY_SEED = 3  # the first tile, 4, has no water
SPLIT_SEED = 29  # the first tile, 56, has two rivers that do not meet
FIRE_SEED, FIRE_MOVES = 44, ("50@1,0>0", "75@0,-1>0", "66@0,1>180 meadow.w", "88@-1,1>0")


def play(*typed: str, seed: int = BONUS_SEED) -> str:
    """Return the output of a game between two people."""
    return succeed("play", "--edition", "hunters", "--seed", str(seed), *TWO, typed="\n".join([*typed, "quit", ""]))


# Moves


def test_display_shows_tribe_huts_and_legend() -> None:
    out = play()
    assert "Red (you)    0 points   5 tribe members   2 huts" in out
    assert re.search(r"★ gold .*M mammoth", out)
    assert re.search(r"77 tiles are left in the bag\. 12 bonus tiles are left\.", out)
    assert "follower" not in out


@pytest.mark.parametrize(
    ("seed", "examples"),
    [(BONUS_SEED, "“a”, “a 90”, “a 90 hunter” or “a hut”;"), (DRY_SEED, "“a”, “a 90” or “a 90 hunter”;")],
    ids=["water", "no water"],
)
def test_instructions_mention_huts_near_water(seed: int, examples: str) -> None:
    assert f"such as {examples} or “help”." in play(seed=seed)


@pytest.mark.parametrize(
    ("word", "place"),
    [
        ("hut", "hut.river.n"),  # the lake and its rivers are one system, so any place will do
        ("hut.r", "hut.river.n"),
        ("hut.river.s", "hut.river.s"),
        ("hut.lake", "hut.lake"),
        ("h.l", "hut.lake"),
        ("hut.lake.s", "hut.lake"),
        ("river.s", "river.s"),
        ("fisher.n", "river.n"),
        ("gatherer.w", "forest.w"),
        ("hunter.nr", "meadow.nr"),
    ],
)
def test_places_can_be_abbreviated(games_folder: Path, word: str, place: str) -> None:
    play(f"b {word}")
    assert f"\n0 plays 70@1,0>0 {place}\n" in only_file(games_folder).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("seed", "typed", "answer"),
    [
        (
            DRY_SEED,
            "a hut",
            "Nothing can be placed on “hut” at a, because a hut can stand only on a river or a lake; its places",
        ),
        (DRY_SEED, "a knight", "Nothing can be placed on “knight” at a; its places are "),
        (
            DRY_SEED,
            "4@1,0>180 hut",
            "are forest, meadow.s, meadow.n, meadow.e; a hut can stand only on a river or a lake.",
        ),
        (SPLIT_SEED, "a hut", "“hut” at a could be several places; choose one of hut.river.n, hut.river.s."),
        (BONUS_SEED, "b river", "“river” at b could be several places; choose one of river.n, river.s."),
        (BONUS_SEED, "b hu", "“hu” at b could be several places; choose one of meadow.nl, meadow.nr, hut.river.n, "),
        (BONUS_SEED, "70@1,0>0 hut", "“hut” does not name exactly one place on tile 70"),
        (BONUS_SEED, "b hut hunter", "is more than a cell, one turn in degrees and one place for a piece."),
    ],
)
def test_refused_input_lists_alternatives(seed: int, typed: str, answer: str) -> None:
    reply = answers(play(typed, seed=seed))[0]
    assert answer in reply
    assert reply.count("\n") == 1
    assert "follower" not in reply


# Bonus turns


def test_bonus_turn_with_hint_and_undo() -> None:
    out = play(*BONUS_MOVES, "hint", "a", "undo")
    assert "Blue plays bonus tile 84 in a bonus turn;" in out
    assert out.count("in a bonus turn;") == 2  # also after the move was taken back
    assert re.search(r"A computer player would type “\w+ \d+ \S+”, which is 84@", out)
    assert "11 bonus tiles are left." in out


def test_game_resumes_in_a_bonus_turn(games_folder: Path, tmp_path: Path) -> None:
    play(*BONUS_MOVES)
    path = only_file(games_folder)
    resumed = succeed("play", "--resume", path, typed="84@0,-1>0 hut.lake\na\nquit\n")
    assert f"The game in {path} resumes after 2 turns." in resumed
    assert "Blue plays bonus tile 84 in a bonus turn;" in resumed
    kept = path.read_text(encoding="utf-8")
    assert kept.splitlines()[-5:-3] == ["1 draws bonus 84", "1 plays 84@0,-1>0 hut.lake"]
    path.rename(tmp_path / "left")
    play(*BONUS_MOVES, "84@0,-1>0 hut.lake", "a")
    assert only_file(games_folder).read_text(encoding="utf-8") == kept


# Questions


def test_help_of_hunters() -> None:
    out = play("help", "moves", "features")
    assert "hut.lake or hut.river" in out
    assert "tribe members and huts may go to" in out
    assert "There are no tribe members or huts on the table." in out
    assert "knight" not in out


@pytest.mark.parametrize(
    ("seed", "moves", "lines"),
    [
        (
            FIRE_SEED,
            FIRE_MOVES,
            [
                "Red scores 2 for a meadow of 2 tiles at 0,1: 2 for 1 mammoth.",
                "  The fire at −1,1 drives off the tiger at −1,1, so every deer counts.",
            ],
        ),
        (
            DOLMEN_SEED,
            DOLMEN_MOVES,
            [
                "Red scores 2 for a meadow of 4 tiles at 0,0: 2 for 1 mammoth.",
                "  The hunter beside the dolmen at 1,−1 hunts alone, so only Red scores this meadow.",
                "  The tiger at 1,−1 eats a deer at 0,−1.",
            ],
        ),
    ],
    ids=["fire", "dolmen"],
)
def test_projection_explains_meadows(seed: int, moves: tuple[str, ...], lines: list[str]) -> None:
    reply = answers(play(*moves, "projection", seed=seed))[len(moves)].splitlines()
    assert reply[: len(lines)] == lines
    assert reply[-2].split()[-2:] == ["0", "2"]


def test_scores_of_forests_are_explained() -> None:
    reply = answers(play("70@1,0>0 forest.w", BONUS_MOVES[1], "why"))[2]
    assert re.match(
        r"Red scores \d+ for a forest of \d+ tiles\.\n  Its \d+ tiles: .*\n  Gatherers on it: Red 1; ", reply
    )
