"""Measures how a server bears many games at once, all on this machine.

    python benchmarks/server_load.py [--games 200] [--seconds 60] [--against-computers 4]

A server is started as a process of its own, with an empty folder. In every game two people sit, each with a socket, and
one of them moves once a second; what is measured is the time from a move that is sent to its announcement at the other
one. Then there are some games against computer players, which are only there to keep those thinking. Where other
programs want the machine, the figures are theirs, too: the load before the start is printed. Needs Linux.
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
PACE = 1.0  # seconds from one move of a game to the next
SETTLING = 5.0  # seconds for the processes of computer players to start
READY_SECONDS = 120  # for a server whose kernel is not compiled yet
OFFERED = re.compile(r"\S+ \S+ \S+ (http://127\.0\.0\.1:\d+)$")
PEOPLE = [{"kind": "away", "name": "Ann"}, {"kind": "away", "name": "Bob"}]
AGAINST_COMPUTER = [{"kind": "away", "name": "Ann"}, {"kind": "computer", "level": "greedy"}]
TICKS = os.sysconf("SC_CLK_TCK")
AMOUNT = re.compile(r"^(\w+):\s+(\d+) kB$", re.MULTILINE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of two people")
    parser.add_argument("--seconds", type=int, default=60, help="at most 70: then the shortest game is over")
    parser.add_argument("--against-computers", type=int, default=4, help="further games, which are not measured")
    options = parser.parse_args()
    print("load before:", *(f"{load:.1f}" for load in os.getloadavg()), f"on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as (address, server):
        asyncio.run(measure(address, server, options))


@contextmanager
def running_server(folder: Path, source: Path = SOURCE) -> Iterator[tuple[str, int]]:
    """A server of its own, by the program in a folder: its address, and the id of its process."""
    command = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", str(folder)]
    variables = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C", "PYTHONPATH": str(source)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables) as process:
        try:
            assert process.stdout
            found = OFFERED.match(process.stdout.readline().strip())
            assert found, "the server does not say where it is"
            yield found[1], process.pid
        finally:
            process.send_signal(signal.SIGINT)


# Playing


@dataclass
class Table:
    """A game, its sockets, what is known of it, and when its last move was sent."""

    name: str
    edition: str
    tokens: list[str | None]
    facts: dict[str, Any] = field(default_factory=dict)
    sent: dict[int, float] = field(default_factory=dict)  # by the version that a move leads to
    delays: list[float] = field(default_factory=list)
    refused: int = 0

    def hear(self, seat: int, text: str | bytes) -> None:
        """Note what somebody is told."""
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
        """A random move for whoever is to move, if it is a person and they know that."""
        facts = self.facts
        if not facts.get("choices"):
            return None
        choice = random.choice(facts["choices"])
        tile = next(tile for tile in edition(self.edition).tiles if tile.name == facts["hand"])
        move = Move(tile, choice["x"], choice["y"], choice["rotation"], random.choice(choice["places"]))
        return {"do": "move", "version": facts["version"], "seat": facts["player"], "move": str(move)}


def new_table(address: str, number: int, seats: list[dict[str, str]]) -> Table:
    editions = edition_names()
    name = editions[number % len(editions)]
    wish = {"edition": name, "seats": seats, "first": 0, "aids": ["legal"]}
    request = urllib.request.Request(
        f"{address}/api/games", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=READY_SECONDS) as answer:
        created = json.load(answer)
    return Table(created["game"], name, created["seats"])


async def opened(address: str, table: Table) -> dict[int, ClientConnection]:
    """A socket for each person at a table, which has said hello."""
    sockets = {}
    for seat, token in enumerate(table.tokens):
        if token is not None:
            path = f"{address.replace('http', 'ws')}/api/games/{table.name}/socket"
            sockets[seat] = await connect(path, compression=None, max_size=None)
            await sockets[seat].send(json.dumps({"hello": 1, "tokens": [token]}))
    return sockets


async def listen(table: Table, seat: int, socket: ClientConnection) -> None:
    async for text in socket:
        table.hear(seat, text)


async def play(table: Table, sockets: dict[int, ClientConnection], start: float, moves: int) -> None:
    """Move once in each beat, in time even if the beat before was late."""
    for beat in range(moves):
        await asyncio.sleep(start + beat * PACE - time.perf_counter())
        command = table.move()
        if command is not None:
            table.facts = {"waiting": True}
            table.sent[command["version"] + 1] = time.perf_counter()
            await sockets[command["seat"]].send(json.dumps(command))


async def measure(address: str, server: int, options: argparse.Namespace) -> None:
    wishes = [PEOPLE] * options.games + [AGAINST_COMPUTER] * options.against_computers
    tables = [new_table(address, number, seats) for number, seats in enumerate(wishes)]
    rooms = [await opened(address, table) for table in tables]
    ears = [asyncio.create_task(listen(*each)) for each in each_socket(tables, rooms)]
    await asyncio.sleep(SETTLING)
    before, own_before = processes_of(server), time.process_time()
    start = time.perf_counter() + PACE
    async with asyncio.TaskGroup() as players:
        for number, (table, sockets) in enumerate(zip(tables, rooms, strict=True)):
            players.create_task(play(table, sockets, start + number * PACE / len(tables), options.seconds))
    seconds = time.perf_counter() - start
    await asyncio.sleep(PACE)  # for the last ones to come
    after, own = processes_of(server), time.process_time() - own_before
    for ear in ears:
        ear.cancel()
    report(tables[: options.games], seconds)
    report_processes(before, after, own)


def each_socket(
    tables: list[Table], rooms: list[dict[int, ClientConnection]]
) -> Iterator[tuple[Table, int, ClientConnection]]:
    for table, sockets in zip(tables, rooms, strict=True):
        for seat, socket in sockets.items():
            yield table, seat, socket


# Figures


class Process(NamedTuple):
    """What the system tells of a process: its memory in bytes, now and at most, and the time that it took.

    Memory that is not its `own` is that of libraries, which all processes share.
    """

    memory: int
    own: int
    peak: int
    seconds: float


def processes_of(server: int) -> dict[int, Process]:
    """The server, then what it started."""
    children = [int(each.name) for each in Path("/proc").glob("[0-9]*") if parent_of(each) == server]
    return {number: process(number) for number in (server, *sorted(children))}


def parent_of(folder: Path) -> int | None:
    try:
        state, parent = fields_of(folder)[:2]
        return None if state == "Z" else int(parent)  # one that has ended may be in the list still
    except OSError:  # or it is not
        return None


def fields_of(folder: Path) -> list[str]:
    """What is behind the name of the program, which may have spaces in it."""
    return (folder / "stat").read_text().rpartition(")")[2].split()


def process(number: int) -> Process:
    folder = Path(f"/proc/{number}")
    user, system = fields_of(folder)[11:13]
    now, most = bytes_in(folder / "smaps_rollup"), bytes_in(folder / "status")
    return Process(now["Rss"], now["Anonymous"], most["VmHWM"], (int(user) + int(system)) / TICKS)


def bytes_in(file: Path) -> dict[str, int]:
    """The amounts of memory that a file of the system names."""
    return {name: 1024 * int(amount) for name, amount in AMOUNT.findall(file.read_text())}


def report(tables: list[Table], seconds: float) -> None:
    delays = sorted(1000 * delay for table in tables for delay in table.delays)
    sent = sum(len(table.sent) for table in tables)
    percentiles = statistics.quantiles(delays, n=100)
    print(f"{len(tables)} games, {2 * len(tables)} sockets, {seconds:.0f} s")
    print(f"{sent} moves sent, {len(delays)} announced, {sum(table.refused for table in tables)} refused")
    print(f"{len(delays) / seconds:.1f} moves a second")
    median, ninety_nine, most = percentiles[49], percentiles[98], delays[-1]
    print(
        f"to the other player: 50 % within {median:.1f} ms, 99 % within {ninety_nine:.1f} ms, all within {most:.1f} ms"
    )


def report_processes(before: dict[int, Process], after: dict[int, Process], own: float) -> None:
    print("process     memory      own  at most  processor time")
    for number, now in after.items():
        seconds = now.seconds - (before[number].seconds if number in before else 0)
        name = "server" if number == next(iter(after)) else "its child"
        amounts = (f"{amount / 1e6:5.0f} MB" for amount in (now.memory, now.own, now.peak))
        print(f"{name:<9}", *amounts, f" {seconds:6.1f} s")
    shared = max(now.memory - now.own for now in after.values())
    together = shared + sum(now.own for now in after.values())
    print(f"server and children: {together / 1e6:.0f} MB, their libraries counted once")
    most = 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"{'clients':<9} {'':>8} {'':>8} {most / 1e6:5.0f} MB  {own:6.1f} s")


if __name__ == "__main__":
    main()
