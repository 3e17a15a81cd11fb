"""bastide play with huts, animals and bonus turns."""

import re
from pathlib import Path

import pytest

from bastide import Game
from bastide.rules.move import Move
from tests.cli.running import TWO, only_file, succeed

HUNTERS = ("--edition", "hunters", "--seed", "3", *TWO)


def play(typed: str) -> str:
    """What is said at a table of two people with seed 3."""
    return succeed("play", *HUNTERS, typed=typed)


def until_bonus() -> list[Move]:
    """The moves of a game with the same seed in which Red comes to a bonus turn, and is asked again."""
    for skipped in range(20):
        game = Game("hunters", seed=3)
        while not game.is_over:
            if game.drawn is not None and game.drawn.is_bonus:
                return list(game.moves)
            bare = [move for move in game.legal_moves if not move.place]
            best = max(bare, key=lambda move: ("GoldFound" in repr(game.preview(move)), -abs(move.x) - abs(move.y)))
            game.push(bare[skipped] if game.turn == 0 and skipped < len(bare) else best)
    raise AssertionError("no bonus tile was drawn")


def test_the_table_tells_of_the_tribe_and_of_huts_and_explains_its_signs() -> None:
    out = play("quit\n")
    assert "Red (you)    0 points   5 tribe members   2 huts" in out
    assert "★ gold   D deer   M mammoth   Λ volcano   1 fish in a lake" in out
    assert "“a hut”" in out
    assert re.search(r"77 tiles are left in the bag\. 12 bonus tiles are left\.", out)
    assert "follower" not in out


@pytest.mark.parametrize("word", ["hut", "hut.lake", "h.l", "river", "fisher", "hut.r"])
def test_huts_are_typed_by_their_words_or_how_they_begin(games_folder: Path, word: str) -> None:
    game = Game("hunters", seed=3)
    typed = []
    while not any(move.is_hut for move in game.legal_moves):
        move = next(move for move in game.legal_moves if not move.place)
        typed.append(str(move))
        game.push(move)
    play("\n".join([*typed, f"a {word}", "quit", ""]))
    last = only_file(games_folder).read_text(encoding="utf-8").splitlines()[-2]
    expected = "river" if word in {"river", "fisher"} else r"hut\.(river|lake)"
    assert re.search(rf" {expected}", last) or word == "hut"


def test_a_bonus_turn_is_asked_for_hinted_at_and_taken_back() -> None:
    moves = "\n".join(map(str, until_bonus()))
    out = play(f"{moves}\nhint\na\nundo\nquit\n")
    assert out.count("in a bonus turn;") == 2  # also after the move was taken back
    assert re.search(r"A computer player would type “\w+ \d+ \S+”, which is (8\d|9[01])@", out)
    assert "11 bonus tiles are left." in out


def test_help_speaks_of_hunters() -> None:
    out = play("help\nmoves\nfeatures\nquit\n")
    assert "hut.lake or hut.river" in out
    assert "tribe members and huts may go to" in out
    assert "Neither a tribe member nor a hut stands on the table." in out
    assert "knight" not in out
