"""Measure a server under the load of many games, all on this machine.

    python benchmarks/server_load.py [--games 200] [--seconds 60] [--against-computers 4]

The script starts a server with an empty folder. Every game has two people with a socket each, and one move per second.
It measures the time from sending a move to its announcement to the other player. Some further games keep computer
players busy. Other programs on the machine distort the results, so the load before the start is printed.
Needs Linux.
"""

import argparse
import asyncio
import json
import os
import random
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from bastide import Move, edition, edition_names

SOURCE = Path(__file__).resolve().parent.parent / "src"
PACE = 1.0  # seconds between moves of a game
SETTLING = 5.0  # seconds for the processes of computer players to start
READY_SECONDS = 120  # enough to compile the kernel
ADDRESS_LINE = re.compile(r"\S+ \S+ \S+ (http://127\.0\.0\.1:\d+)$")
PEOPLE = [{"kind": "away", "name": "Ann"}, {"kind": "away", "name": "Bob"}]
AGAINST_COMPUTER = [{"kind": "away", "name": "Ann"}, {"kind": "computer", "level": "greedy"}]
TICKS = os.sysconf("SC_CLK_TCK")
MEMORY_LINE = re.compile(r"^(\w+):\s+(\d+) kB$", re.MULTILINE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games of two people")
    parser.add_argument("--seconds", type=int, default=60, help="duration, at most 70: then the shortest game ends")
    parser.add_argument("--against-computers", type=int, default=4, help="further games, not measured")
    options = parser.parse_args()
    print("load before:", *(f"{load:.1f}" for load in os.getloadavg()), f"on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as (address, server):
        asyncio.run(measure(address, server, options))


@contextmanager
def running_server(folder: Path, source: Path = SOURCE) -> Iterator[tuple[str, int]]:
    """Start a server from a source folder; yield its address and process id."""
    command = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", str(folder)]
    variables = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C", "PYTHONPATH": str(source)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables) as process:
        try:
            assert process.stdout
            found = ADDRESS_LINE.match(process.stdout.readline().strip())
            assert found, "the server prints no address"
            yield found[1], process.pid
        finally:
            process.send_signal(signal.SIGINT)


# Playing


@dataclass
class LoadGame:
    """A game with its tokens, its latest facts, and the times of its moves."""

    name: str
    edition: str
    tokens: list[str | None]
    facts: dict[str, Any] = field(default_factory=dict)
    sent: dict[int, float] = field(default_factory=dict)  # seconds, by the version that the move leads to
    delays: list[float] = field(default_factory=list)
    refused: int = 0

    def receive(self, seat: int, text: str | bytes) -> None:
        """Process a message to a seat."""
        now = time.perf_counter()
        message = json.loads(text)
        self.refused += message["type"] == "refused"
        if message["type"] not in ("turn", "state"):
            return
        facts = message["facts"]
        if facts["choices"] is not None or not self.facts:
            self.facts = facts
        sent = self.sent.get(facts["version"])
        if sent is not None and message["laid"][-1]["seat"] != seat:
            self.delays.append(now - sent)

    def move(self) -> dict[str, Any] | None:
        """Return a random move command, if a person is to move."""
        facts = self.facts
        if not facts.get("choices"):
            return None
        choice = random.choice(facts["choices"])
        tile = next(tile for tile in edition(self.edition).tiles if tile.name == facts["hand"])
        move = Move(tile, choice["x"], choice["y"], choice["rotation"], random.choice(choice["places"]))
        return {"do": "move", "version": facts["version"], "seat": facts["player"], "move": str(move)}


def create_game(address: str, number: int, seats: list[dict[str, str]]) -> LoadGame:
    editions = edition_names()
    name = editions[number % len(editions)]
    setup = {"edition": name, "seats": seats, "first": 0, "aids": ["legal"]}
    request = urllib.request.Request(
        f"{address}/api/games", json.dumps(setup).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=READY_SECONDS) as answer:
        created = json.load(answer)
    return LoadGame(created["game"], name, created["seats"])


async def open_sockets(address: str, game: LoadGame) -> dict[int, ClientConnection]:
    """Open a socket for each person of a game, and authenticate."""
    sockets = {}
    for seat, token in enumerate(game.tokens):
        if token is not None:
            path = f"{address.replace('http', 'ws')}/api/games/{game.name}/socket"
            sockets[seat] = await connect(path, compression=None, max_size=None)
            await sockets[seat].send(json.dumps({"hello": 1, "tokens": [token]}))
    return sockets


async def listen(game: LoadGame, seat: int, socket: ClientConnection) -> None:
    async for text in socket:
        game.receive(seat, text)


async def play(game: LoadGame, sockets: dict[int, ClientConnection], start: float, moves: int) -> None:
    """Make one move per interval, on schedule even if the move before was late."""
    for beat in range(moves):
        await asyncio.sleep(start + beat * PACE - time.perf_counter())
        command = game.move()
        if command is not None:
            game.facts = {"waiting": True}
            game.sent[command["version"] + 1] = time.perf_counter()
            await sockets[command["seat"]].send(json.dumps(command))


async def measure(address: str, server: int, options: argparse.Namespace) -> None:
    seatings = [PEOPLE] * options.games + [AGAINST_COMPUTER] * options.against_computers
    games = [create_game(address, number, seats) for number, seats in enumerate(seatings)]
    sockets = [await open_sockets(address, game) for game in games]
    listeners = [asyncio.create_task(listen(*each)) for each in each_socket(games, sockets)]
    await asyncio.sleep(SETTLING)
    before, own_before = processes_of(server), time.process_time()
    start = time.perf_counter() + PACE
    async with asyncio.TaskGroup() as players:
        for number, (game, its_sockets) in enumerate(zip(games, sockets, strict=True)):
            players.create_task(play(game, its_sockets, start + number * PACE / len(games), options.seconds))
    seconds = time.perf_counter() - start
    await asyncio.sleep(PACE)  # for the last announcements
    after, own = processes_of(server), time.process_time() - own_before
    for listener in listeners:
        listener.cancel()
    report(games[: options.games], seconds)
    report_processes(before, after, own)


def each_socket(
    games: list[LoadGame], sockets: list[dict[int, ClientConnection]]
) -> Iterator[tuple[LoadGame, int, ClientConnection]]:
    for game, its_sockets in zip(games, sockets, strict=True):
        for seat, socket in its_sockets.items():
            yield game, seat, socket


# Results


class ProcessUsage(NamedTuple):
    """The memory of a process in bytes, now and at its peak, and its CPU time.

    Memory that is not its `own` belongs to libraries, which processes share.
    """

    memory: int
    own: int
    peak: int
    seconds: float


def processes_of(server: int) -> dict[int, ProcessUsage]:
    """Return the usage of the server and its child processes, by process id."""
    children = [int(each.name) for each in Path("/proc").glob("[0-9]*") if parent_of(each) == server]
    return {number: process_usage(number) for number in (server, *sorted(children))}


def parent_of(folder: Path) -> int | None:
    try:
        state, parent = fields_of(folder)[:2]
        return None if state == "Z" else int(parent)  # a zombie is still listed
    except OSError:  # it has ended meanwhile
        return None


def fields_of(folder: Path) -> list[str]:
    """Return the fields after the name of the program, which may contain spaces."""
    return (folder / "stat").read_text().rpartition(")")[2].split()


def process_usage(number: int) -> ProcessUsage:
    folder = Path(f"/proc/{number}")
    user, system = fields_of(folder)[11:13]
    now, most = bytes_in(folder / "smaps_rollup"), bytes_in(folder / "status")
    return ProcessUsage(now["Rss"], now["Anonymous"], most["VmHWM"], (int(user) + int(system)) / TICKS)


def bytes_in(file: Path) -> dict[str, int]:
    """Parse the amounts of memory in a file of /proc."""
    return {name: 1024 * int(amount) for name, amount in MEMORY_LINE.findall(file.read_text())}


def report(games: list[LoadGame], seconds: float) -> None:
    delays = sorted(1000 * delay for game in games for delay in game.delays)
    sent = sum(len(game.sent) for game in games)
    percentiles = statistics.quantiles(delays, n=100)
    print(f"{len(games)} games, {2 * len(games)} sockets, {seconds:.0f} s")
    print(f"{sent} moves sent, {len(delays)} announced, {sum(game.refused for game in games)} refused")
    print(f"{len(delays) / seconds:.1f} moves per second")
    median, ninety_nine, most = percentiles[49], percentiles[98], delays[-1]
    print(
        f"to the other player: 50 % within {median:.1f} ms, 99 % within {ninety_nine:.1f} ms, all within {most:.1f} ms"
    )


def report_processes(before: dict[int, ProcessUsage], after: dict[int, ProcessUsage], own: float) -> None:
    print("process     memory      own     peak      CPU time")
    for number, now in after.items():
        seconds = now.seconds - (before[number].seconds if number in before else 0)
        name = "server" if number == next(iter(after)) else "child"
        amounts = (f"{amount / 1e6:5.0f} MB" for amount in (now.memory, now.own, now.peak))
        print(f"{name:<9}", *amounts, f" {seconds:6.1f} s")
    shared = max(now.memory - now.own for now in after.values())
    together = shared + sum(now.own for now in after.values())
    print(f"server and children: {together / 1e6:.0f} MB, with shared libraries counted once")
    most = 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"{'clients':<9} {'':>8} {'':>8} {most / 1e6:5.0f} MB  {own:6.1f} s")


if __name__ == "__main__":
    main()
