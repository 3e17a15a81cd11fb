"""A killed server loses no acknowledged move."""

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
from tests.server.helpers.rooms import open_rooms
from tests.server.helpers.serve_process import running_server
from tests.server.helpers.servers import SECONDS, fetch_json, legal_move, wait_for_turn

GAMES = 4
MOST_MOVES = 8  # before the server is killed; a game has about seventy
HERE, COMPUTER = {"kind": "here"}, {"kind": "computer", "level": "greedy"}
REQUEST = {"edition": "modern", "first": 0, "aids": ["legal"]}


class KilledGame(NamedTuple):
    """A game, the tokens of its seats, and its acknowledged moves by the version after them."""

    name: str
    tokens: list[str]
    acknowledged: dict[int, str]


class PlayingThread(threading.Thread):
    """Thread that plays a game as fast as possible until the server is killed."""

    def __init__(self, address: str, game: KilledGame) -> None:
        super().__init__(daemon=True)
        self.path = f"{address}/api/games/{game.name}"
        self.game = game

    def run(self) -> None:
        try:
            while (state := self.fetch_json("", seat=0))["facts"]["winners"] is None:
                self.play(state)
        except (urllib.error.URLError, HTTPException, OSError):
            return  # the server was killed

    def play(self, state: dict[str, Any]) -> None:
        seat = state["facts"]["player"]
        command = legal_move(self.fetch_json("", seat))
        done = self.fetch_json("/commands", seat, command)
        self.game.acknowledged[done["version"]] = command["move"]

    def fetch_json(self, path: str, seat: int, body: object = None) -> Any:
        return fetch_json(f"{self.path}{path}", body, self.game.tokens[seat])


def create_game(address: str, *seats: dict[str, str]) -> KilledGame:
    created = fetch_json(f"{address}/api/games", {**REQUEST, "seats": seats})
    return KilledGame(created["game"], created["seats"], {})


def play_and_kill(folder: Path, games: list[KilledGame], dice: random.Random) -> None:
    """Play all games at once, and kill the server after some moves, perhaps while others are in flight."""
    moves = dice.randint(1, MOST_MOVES)
    with running_server(folder) as (address, server):
        games += [create_game(address, HERE, HERE) for _ in range(GAMES - len(games))]
        before = count_acknowledged(games)
        players = [PlayingThread(address, game) for game in games]
        for player in players:
            player.start()
        wait_for_moves(games, before + moves)
        time.sleep(dice.uniform(0, 0.02))
        server.kill()
        for player in players:
            player.join(SECONDS)
            assert not player.is_alive()


def count_acknowledged(games: list[KilledGame]) -> int:
    return sum(len(game.acknowledged) for game in games)


def wait_for_moves(games: list[KilledGame], wanted: int) -> None:
    """Wait until `wanted` moves are acknowledged, so that there is something to check."""
    end = time.monotonic() + SECONDS
    while count_acknowledged(games) < wanted:
        assert time.monotonic() < end, "the server does not play"
        time.sleep(0.001)


async def check(folder: Path, games: list[KilledGame]) -> None:
    """Check that every acknowledged move is stored. Without takebacks, a version is the number of a move."""
    async with open_rooms(folder) as rooms:
        for game in games:
            steps = (await rooms.find(game.name)).history.turns
            for version, move in game.acknowledged.items():
                assert steps[version - 1].move == Move.parse(move).canonical()


def kill_often(folder: Path, times: int, seed: int = 0) -> None:
    dice, games = random.Random(seed), list[KilledGame]()
    for _ in range(times):
        play_and_kill(folder, games, dice)
        asyncio.run(check(folder, games))
    assert count_acknowledged(games) >= times


def test_killed_server_loses_nothing(tmp_path: Path) -> None:
    kill_often(tmp_path, 3)


def test_computer_players_resume_after_a_kill(tmp_path: Path) -> None:
    game: KilledGame | None = None
    for turn in range(2):
        with running_server(tmp_path) as (address, server):
            game = game or create_game(address, HERE, COMPUTER)
            path = f"{address}/api/games/{game.name}"
            state = wait_for_turn(path, game.tokens)
            assert state["facts"]["version"] == 2 * turn  # the computer player has answered every earlier move
            fetch_json(f"{path}/commands", legal_move(state), game.tokens[0])
            server.kill()  # before the computer player answers


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(5))
def test_server_killed_a_hundred_times_loses_nothing(tmp_path: Path, seed: int) -> None:
    kill_often(tmp_path, 20, seed=seed)


def test_game_by_hand_at_a_position_survives_kills(tmp_path: Path) -> None:
    request = {**REQUEST, "seats": [HERE, HERE], "by_hand": True, "position": Game("hunters", seed=3).position_line()}
    created: dict[str, Any] | None = None
    for turn in range(3):
        with running_server(tmp_path) as (address, server):
            created = created or fetch_json(f"{address}/api/games", request)
            path, token = f"{address}/api/games/{created['game']}", created["seats"][turn % 2]
            facts = fetch_json(path, None, token)["facts"]
            assert (facts["turn"], facts["player"]) == (turn, turn % 2)
            if turn:  # in turn 0 the tile of the position is in hand
                draw = {"do": "draw", "version": facts["version"], "seat": facts["player"]}
                fetch_json(f"{path}/commands", {**draw, "tile": facts["drawable"][0]["tile"]}, token)
            fetch_json(f"{path}/commands", legal_move(fetch_json(path, None, token)), token)
            server.kill()
