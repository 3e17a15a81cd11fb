"""A server that is killed at any moment loses nothing that it acknowledged."""

import asyncio
import random
import threading
import time
import urllib.error
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bastide import Game, Move
from tests.server.playing import house
from tests.server.running import running
from tests.server.served import SECONDS, fetched, legal_move, settled

GAMES = 4
MOST_MOVES = 8  # until a server is killed; a game has some seventy
HERE, COMPUTER = {"kind": "here"}, {"kind": "computer", "level": "greedy"}
WISH = {"edition": "modern", "first": 0, "aids": ["legal"]}


class Hosted(NamedTuple):
    """A game, the tokens of its seats, and which moves were acknowledged, by the version that they led to."""

    name: str
    tokens: list[str]
    acknowledged: dict[int, str]


class Playing(threading.Thread):
    """Plays a game as fast as the server lets it, until that is no more."""

    def __init__(self, address: str, game: Hosted) -> None:
        super().__init__(daemon=True)
        self.path = f"{address}/api/games/{game.name}"
        self.game = game

    def run(self) -> None:
        try:
            while (state := self.fetched("", seat=0))["facts"]["winners"] is None:
                self.play(state)
        except (urllib.error.URLError, HTTPException, OSError):
            return  # the server was killed

    def play(self, state: dict[str, Any]) -> None:
        seat = state["facts"]["player"]
        command = legal_move(self.fetched("", seat))
        done = self.fetched("/commands", seat, command)
        self.game.acknowledged[done["version"]] = command["move"]

    def fetched(self, path: str, seat: int, body: object = None) -> Any:
        return fetched(f"{self.path}{path}", body, self.game.tokens[seat])


def made(address: str, *seats: dict[str, str]) -> Hosted:
    created = fetched(f"{address}/api/games", {**WISH, "seats": seats})
    return Hosted(created["game"], created["seats"], {})


def play_and_kill(folder: Path, games: list[Hosted], dice: random.Random) -> None:
    """Play all games at once, and kill the server after some moves: between them, or while others are on their way."""
    moves = dice.randint(1, MOST_MOVES)
    with running(folder) as (address, server):
        games += [made(address, HERE, HERE) for _ in range(GAMES - len(games))]
        before = acknowledged(games)
        players = [Playing(address, game) for game in games]
        for player in players:
            player.start()
        wait_for_moves(games, before + moves)
        time.sleep(dice.uniform(0, 0.02))
        server.kill()
        for player in players:
            player.join(SECONDS)
            assert not player.is_alive()


def acknowledged(games: list[Hosted]) -> int:
    return sum(len(game.acknowledged) for game in games)


def wait_for_moves(games: list[Hosted], wanted: int) -> None:
    """Wait until so many moves are acknowledged: if none are, nothing is tested."""
    end = time.monotonic() + 3 * SECONDS
    while acknowledged(games) < wanted:
        assert time.monotonic() < end, "the server does not play"
        time.sleep(0.001)


async def check(folder: Path, games: list[Hosted]) -> None:
    """Every move that was ever acknowledged is there; nothing is taken back, so a version is the number of a move."""
    async with house(folder) as rooms:
        for game in games:
            steps = (await rooms.find(game.name)).story.game.steps
            for version, move in game.acknowledged.items():
                assert steps[version - 1].move == Move.parse(move).canonical()


def kill_often(folder: Path, times: int, seed: int = 0) -> None:
    dice, games = random.Random(seed), list[Hosted]()
    for _ in range(times):
        play_and_kill(folder, games, dice)
        asyncio.run(check(folder, games))
    assert acknowledged(games) >= times


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    kill_often(tmp_path, 3)


def test_computer_players_go_on_after_a_kill(tmp_path: Path) -> None:
    game: Hosted | None = None
    for turn in range(2):
        with running(tmp_path) as (address, server):
            game = game or made(address, HERE, COMPUTER)
            path = f"{address}/api/games/{game.name}"
            state = settled(path, game.tokens)
            assert state["facts"]["version"] == 2 * turn  # it has answered every move before
            fetched(f"{path}/commands", legal_move(state), game.tokens[0])
            server.kill()  # before it has thought


@pytest.mark.deep
@pytest.mark.parametrize("twenty", range(5))
def test_a_server_killed_a_hundred_times_has_lost_nothing(tmp_path: Path, twenty: int) -> None:
    kill_often(tmp_path, 20, seed=twenty)


def test_a_game_by_hand_that_begins_at_a_position_goes_on_after_a_kill(tmp_path: Path) -> None:
    wish = {**WISH, "seats": [HERE, HERE], "by_hand": True, "position": Game("hunters", seed=3).position_line()}
    created: dict[str, Any] | None = None
    for turn in range(3):
        with running(tmp_path) as (address, server):
            created = created or fetched(f"{address}/api/games", wish)
            path, token = f"{address}/api/games/{created['game']}", created["seats"][turn % 2]
            facts = fetched(path, None, token)["facts"]
            assert (facts["turn"], facts["player"]) == (turn, turn % 2)
            if turn:  # at the position the tile is in hand
                draw = {"do": "draw", "version": facts["version"], "seat": facts["player"]}
                fetched(f"{path}/commands", {**draw, "tile": facts["drawable"][0]["tile"]}, token)
            fetched(f"{path}/commands", legal_move(fetched(path, None, token)), token)
            server.kill()
