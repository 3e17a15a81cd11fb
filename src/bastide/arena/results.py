"""The results of a tournament as JSON lines: what it is about, then every game with its record, a line each.

A unit's lines are written at once when it is finished, so that an interrupted tournament can go on.
"""

import fcntl
import io
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bastide import caching
from bastide.arena.matches import MatchResult
from bastide.arena.pairs import Contest, Unit, UnitResult
from bastide.arena.tournament import Plan
from bastide.errors import SetupError
from bastide.rules.record import PROGRAM, program_name

FORMAT = "bastide arena 1"
# What decides, beside a plan, about tiles and moves: with other sources or constants players are others.
DECIDING = ("kernel/*.py", "players/**/*.py", "players/**/*.toml", "rules/deck.py", "tiles/data/**/*.toml")
FIRST_GAME = 2  # the line of the first game
Line = dict[str, Any]


@cache
def program_data() -> Line:
    """What tells one state of the players from another: the version, and a digest of what they are made of."""
    return {"program": program_name(), "digest": caching.fingerprint(DECIDING)}


def plan_data(plan: Plan) -> Line:
    """What tells one tournament from another. How long it goes on is not part of it."""
    rules = plan.rules
    return {
        "format": FORMAT,
        **program_data(),
        "players": list(plan.players),
        "seats": plan.seats,
        "edition": rules.edition,
        "farmers": rules.farmers,
        "draw_ahead": rules.draw_ahead,
        "limit": asdict(rules.limit),
        "code": [code.digest for code in rules.code],
        "seed": plan.seed,
    }


def unit_data(result: UnitResult, contests: list[Contest]) -> list[Line]:
    """The games of a unit, each as a line."""
    contest = result.unit.contest
    return [
        {
            "contest": contests.index(contest),
            "turned": turn,
            "players": list(contest.turned(turn).players),
            "seed": game.seed,
            "scores": list(game.scores),
            "winners": list(game.winners),
            "turns": game.turns,
            "moves": list(game.moves),
            "cpu_ms": [round(1000 * seconds, 3) for seconds in game.cpu_seconds],
            "record": game.record,
        }
        for turn, game in enumerate(result.games)
    ]


def read_result(line: Line) -> MatchResult:
    """A game from its line, without its record."""
    return MatchResult(
        seed=line["seed"],
        scores=tuple(line["scores"]),
        winners=tuple(line["winners"]),
        turns=line["turns"],
        moves=tuple(line["moves"]),
        cpu_seconds=tuple(ms / 1000 for ms in line["cpu_ms"]),
    )


@dataclass(frozen=True, slots=True)
class Kept:
    """What a file holds: whole units, where they end, and how many bytes of an unfinished one come after them."""

    units: tuple[UnitResult, ...]
    end: int
    torn: int


class ResultsFile:
    """A file of results, open for going on. Nobody else can write to it meanwhile."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open a file, new or of the same plan. Raises SetupError, and then it stays as it is."""
        self._path, self._plan, self._contests = path, plan, plan.contests()
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise SetupError("arena/unwritable", file=path, problem=error) from None
        try:
            self._lock()
            self.kept = self._read()
        except BaseException:
            self._file.close()
            raise
        self._go_on_after(self.kept.end)

    def append(self, result: UnitResult) -> None:
        """Write a unit at once."""
        lines = unit_data(result, self._contests)
        self._file.write("".join(line_text(line) for line in lines).encode())
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SetupError("arena/file-in-use", file=self._path) from None

    def _go_on_after(self, end: int) -> None:
        """Drop what is torn, and see that the first line is there."""
        self._file.truncate(end)
        if not end:
            self._file.write(line_text(plan_data(self._plan)).encode())
        self._file.flush()

    def _read(self) -> Kept:
        self._file.seek(0)
        content = self._file.read()
        head = line_text(plan_data(self._plan)).encode()
        if head.startswith(content):  # new, or stopped before its first line was written
            return Kept((), len(content) if content == head else 0, 0 if content == head else len(content))
        if not content.startswith(head):
            raise self._refusal(content)
        units, end = [], len(head)
        for unit, length in self._units(io.BytesIO(content[len(head) :])):
            units.append(unit)
            end += length
        return Kept(tuple(units), end, len(content) - end)

    def _refusal(self, content: bytes) -> SetupError:
        """What to say of a file that begins with another line."""
        expected, found = plan_data(self._plan), first_line(content)
        if found.get("format") != FORMAT:
            return SetupError("arena/not-results", file=self._path)
        differing = {key for key in expected if found.get(key) != expected[key]}
        if differing <= program_data().keys():
            return SetupError("arena/other-program", file=self._path, program=str(found.get("program", PROGRAM)))
        return SetupError("arena/other-tournament", file=self._path)

    def _units(self, lines: io.BytesIO) -> Iterator[tuple[UnitResult, int]]:
        """Whole units, and how long each is. Raises SetupError for a line in the middle that cannot be."""
        seen: set[Unit] = set()
        number = FIRST_GAME
        while raw := [line for _ in range(self._plan.seats) if (line := lines.readline())]:
            try:
                unit = self._unit(raw, seen)
            except (ValueError, LookupError, TypeError):
                if lines.read(1):
                    raise SetupError("arena/wrong-line", file=self._path, line=number) from None
                return
            seen.add(unit.unit)
            number += len(raw)
            yield unit, sum(map(len, raw))

    def _unit(self, raw: list[bytes], seen: set[Unit]) -> UnitResult:
        """A unit from its lines. Raises ValueError, LookupError or TypeError if they are not those of one."""
        if len(raw) != self._plan.seats or not raw[-1].endswith(b"\n"):
            raise ValueError("the unit is not finished")
        lines = [json.loads(line) for line in raw]
        number, seed = lines[0]["contest"], lines[0]["seed"]
        if number not in range(len(self._contests)) or seed < self._plan.seed:
            raise ValueError("there is no such unit")
        unit = Unit(self._contests[number], seed)
        if unit in seen or list(map(place_of, lines)) != places_of(unit, number):
            raise ValueError("the games belong to another unit")
        return UnitResult(unit, tuple(map(read_result, lines)))


def place_of(line: Line) -> tuple[object, ...]:
    """Where a game belongs: to which contest, which turn of its seats, and which order of tiles."""
    return line["contest"], line["turned"], tuple(line["players"]), line["seed"]


def places_of(unit: Unit, contest: int) -> list[tuple[object, ...]]:
    """Where the games of a unit belong."""
    turns = range(len(unit.contest.players))
    return [(contest, turn, unit.contest.turned(turn).players, unit.seed) for turn in turns]


def line_text(data: Line) -> str:
    return json.dumps(data, ensure_ascii=False, allow_nan=False) + "\n"


def first_line(content: bytes) -> Line:
    """What the first line says, if it is an object of JSON."""
    try:
        found = json.loads(content.partition(b"\n")[0])
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def record_at(path: Path, line: int) -> str | None:
    """The record of the game that stands in a line of a file, or None if there is none. Raises OSError."""
    with path.open(encoding="utf-8", errors="replace") as file:
        for number, text in enumerate(file, start=1):
            if number == line:
                return record_in(text)
    return None


def record_in(text: str) -> str | None:
    try:
        record = json.loads(text).get("record")
    except (ValueError, AttributeError):
        return None
    return record if isinstance(record, str) else None
