"""Custom players from source files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide import Game, SetupError
from bastide.players import Limit, choice_of, player
from bastide.players.custom import Code, read_code, register_player
from tests.players.helpers.registry import restored_registry

SIMPLE = """
class LastMovePlayer:
    name = "last"

    def choose(self, game, limit):
        return game.legal_moves[-1]
"""

WITH_PARAMETERS = """
import random
from dataclasses import dataclass
from bastide.players import Parameter, player

@dataclass
class Note:
    text: str

class FewMovesPlayer:
    name = "chance-2"
    parameters = (Parameter.whole("choices", 3, least=1, most=9),)

    def __init__(self, seed, choices=3):
        self.random, self.choices = random.Random(seed), choices

    def choose(self, game, limit):
        return self.random.choice(list(game.legal_moves)[:self.choices])
"""


@pytest.fixture(autouse=True)
def isolated_registry() -> Iterator[None]:
    with restored_registry():
        yield


def test_class_with_name_and_choose_is_a_player() -> None:
    game = Game("modern", seed=1)
    assert register_player(Code("last.py", SIMPLE)) == "last"
    assert choice_of(player("last", 5), game) == game.legal_moves[-1]
    assert choice_of(player("last:samples=3"), game) == game.legal_moves[-1]


def test_constructor_gets_seed_and_parameters() -> None:
    game = Game("modern", seed=1)
    register_player(Code("chance.py", WITH_PARAMETERS))
    chosen = {choice_of(player("chance-2:choices=2", seed), game) for seed in range(30)}
    assert chosen == set(list(game.legal_moves)[:2])
    assert choice_of(player("chance-2", 4), game) == choice_of(player("chance-2", 4), game)
    with pytest.raises(SetupError, match="must be a whole number from 1 to 9"):
        player("chance-2:choices=10")


def test_same_source_registers_twice_but_names_are_unique() -> None:
    code = Code("last.py", SIMPLE)
    assert register_player(code) == register_player(code) == "last"
    with pytest.raises(SetupError, match=r"other\.py is called “last”, but that name is already taken"):
        register_player(Code("other.py", SIMPLE + "\n"))


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("import nothing_of_that_name", "my.py cannot be run: ModuleNotFoundError: No module named"),
        ("def choose(:", "my.py cannot be run: SyntaxError"),
        ("x = 1", "but defines none"),
        ("from bastide.players.greedy import GreedyPlayer", "but defines none"),
        (SIMPLE + SIMPLE.replace("LastMovePlayer", "OtherPlayer"), "but defines 2"),
        (SIMPLE.replace('"last"', '"My Player"'), "is called “My Player”; a name has only lower-case letters"),
        (SIMPLE.replace('"last"', '"greedy"'), "is called “greedy”, but that name is already taken"),
    ],
)
def test_invalid_source_is_refused(source: str, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        register_player(Code("my.py", source))


def test_source_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "last.py"
    path.write_text(SIMPLE, encoding="utf-8")
    assert read_code(path) == Code("last.py", SIMPLE)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(SetupError, match="is not text"):
        read_code(path)
    with pytest.raises(SetupError, match="cannot be read: No such file or directory"):
        read_code(tmp_path / "nothing.py")


def test_limit_reaches_custom_player() -> None:
    source = SIMPLE.replace("return game", "assert limit.samples == 7; return game")
    register_player(Code("last.py", source))
    choice_of(player("last:samples=7"), Game("modern", seed=1), Limit(samples=8))
