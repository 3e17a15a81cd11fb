"""A server that is killed at any moment loses nothing that it acknowledged."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bastide.server.rooms.room import Room
from tests.server.playing import SECONDS, house, table

# Plays all games at once, and tells of each move that was acknowledged.
PLAYING = """
import asyncio, random, sys
from pathlib import Path
from bastide.server.protocol import MoveCommand
from tests.server.playing import house

async def play(rooms, name, token):
    room = await rooms.find(name)
    viewer = room.viewer([token], None)
    while not room.story.is_over:
        if room.story.player != 0:
            await asyncio.sleep(0.001)
            continue
        move = str(random.choice(room.story.game.position.legal_moves))
        done = await room.carry_out(MoveCommand(do="move", version=room.version, seat=0, move=move), viewer)
        print(name, done.version, move, flush=True)

async def main():
    async with house(Path(sys.argv[1])) as rooms:
        await asyncio.gather(*(play(rooms, *each.split(":")) for each in sys.argv[2:]))

asyncio.run(main())
"""
GAMES = 4


async def make_games(folder: Path) -> list[str]:
    """New games, as names and tokens."""
    async with house(folder) as rooms:
        made = [(await table(rooms, "here", "random", edition="hunters")).created for _ in range(GAMES)]
    return [f"{created.game}:{created.seats[0]}" for created in made]


def play_and_kill(folder: Path, games: list[str], lines: int) -> dict[str, list[tuple[int, str]]]:
    """What was acknowledged of each game before the server was killed, after so many lines."""
    command = [sys.executable, "-c", PLAYING, str(folder), *games]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    told = [server.stdout.readline() for _ in range(lines)]
    server.kill()
    told += server.stdout.readlines()  # it may have said more meanwhile; the last line may be torn
    server.wait(SECONDS)
    server.stdout.close()
    acknowledged: dict[str, list[tuple[int, str]]] = {}
    for name, version, move in (line.split(maxsplit=2) for line in told if line.endswith("\n")):
        acknowledged.setdefault(name, []).append((int(version), move.strip()))
    return acknowledged


def check(room: Room, acknowledged: list[tuple[int, str]]) -> None:
    """Nothing was taken back, so a version is the number of a move."""
    for version, move in acknowledged:
        assert str(room.story.game.steps[version - 1].move) == move


async def check_all(folder: Path, acknowledged: dict[str, list[tuple[int, str]]]) -> None:
    async with house(folder) as rooms:
        for name, moves in acknowledged.items():
            check(await rooms.find(name), moves)


def kill_often(folder: Path, times: int) -> None:
    dice = random.Random(1)
    games = asyncio.run(make_games(folder))
    for number in range(times):
        print(f"kill {number + 1} of {times}")
        asyncio.run(check_all(folder, play_and_kill(folder, games, dice.randrange(1, 9))))


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    kill_often(tmp_path, 2)


@pytest.mark.deep
def test_a_server_killed_a_hundred_times_has_lost_nothing(tmp_path: Path) -> None:
    for folder in range(5):
        kill_often(tmp_path / str(folder), 20)
