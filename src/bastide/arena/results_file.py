"""The results of a tournament as JSON lines: a header, then one line per game with its record.

The lines of a unit are written together when it is finished, so that an interrupted tournament can resume.
"""

import io
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bastide.arena.contests import Contest, ContestUnit, UnitResult
from bastide.arena.matches import MatchResult
from bastide.arena.tournament import TournamentPlan
from bastide.errors import SetupError
from bastide.file_lock import try_lock
from bastide.players.registry import PLAYERS_VERSION
from bastide.rules.text.record import PROGRAM, PROGRAM_NAME

FORMAT = "bastide arena 1"
FIRST_GAME = 2  # the line of the first game
JsonLine = dict[str, Any]


def program_data() -> JsonLine:
    """Return the versions that the moves depend on, besides the plan."""
    return {"program": PROGRAM_NAME, "players_version": PLAYERS_VERSION}


def plan_data(plan: TournamentPlan) -> JsonLine:
    """Return the header, which identifies a tournament. The number of units is not part of it."""
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


def unit_data(result: UnitResult, contests: list[Contest]) -> list[JsonLine]:
    """Return one line for each game of a unit."""
    contest = result.unit.contest
    return [
        {
            "contest": contests.index(contest),
            "turned": shift,
            "players": list(contest.rotated(shift).players),
            "seed": game.seed,
            "scores": list(game.scores),
            "winners": list(game.winners),
            "turns": game.turns,
            "moves": list(game.moves),
            "cpu_ms": [round(1000 * seconds, 3) for seconds in game.cpu_seconds],
            "record": game.record,
        }
        for shift, game in enumerate(result.games)
    ]


def read_result(line: JsonLine) -> MatchResult:
    """Parse a game from its line, without its record."""
    return MatchResult(
        seed=line["seed"],
        scores=tuple(line["scores"]),
        winners=tuple(line["winners"]),
        turns=line["turns"],
        moves=tuple(line["moves"]),
        cpu_seconds=tuple(ms / 1000 for ms in line["cpu_ms"]),
    )


@dataclass(frozen=True, slots=True)
class StoredUnits:
    """The complete units of a file, their end, and the number of bytes of an unfinished unit behind it."""

    units: tuple[UnitResult, ...]
    end: int
    torn: int


class ResultsFile:
    """A file of results, opened to append units and locked against other writers."""

    def __init__(self, path: Path, plan: TournamentPlan) -> None:
        """Open a new file, or one with the same plan. Raises SetupError, and then the file is unchanged."""
        self._path, self._plan, self._contests = path, plan, plan.contests()
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise SetupError("arena/unwritable", file=path, problem=error) from None
        try:
            self._lock()
            self.stored = self._read()
        except BaseException:
            self._file.close()
            raise
        self._truncate(self.stored.end)

    def append(self, result: UnitResult) -> None:
        """Write a unit and flush."""
        lines = unit_data(result, self._contests)
        self._file.write("".join(line_text(line) for line in lines).encode())
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _lock(self) -> None:
        try:
            is_locked = try_lock(self._file)
        except OSError as error:
            raise SetupError("arena/unwritable", file=self._path, problem=error) from None
        if not is_locked:
            raise SetupError("arena/file-in-use", file=self._path)

    def _truncate(self, end: int) -> None:
        """Drop an unfinished unit, and write the header if it is missing."""
        self._file.truncate(end)
        if not end:
            self._file.write(line_text(plan_data(self._plan)).encode())
        self._file.flush()

    def _read(self) -> StoredUnits:
        self._file.seek(0)
        content = self._file.read()
        head = line_text(plan_data(self._plan)).encode()
        if head.startswith(content):  # new, or interrupted before the header was written
            return StoredUnits((), len(content) if content == head else 0, 0 if content == head else len(content))
        if not content.startswith(head):
            raise self._mismatch(content)
        units, end = [], len(head)
        for unit, length in self._units(io.BytesIO(content[len(head) :])):
            units.append(unit)
            end += length
        return StoredUnits(tuple(units), end, len(content) - end)

    def _mismatch(self, content: bytes) -> SetupError:
        """Return the error for a file with another header."""
        expected, found = plan_data(self._plan), first_line(content)
        if found.get("format") != FORMAT:
            return SetupError("arena/not-results", file=self._path)
        differing = {key for key in expected if found.get(key) != expected[key]}
        if differing <= program_data().keys():
            return SetupError("arena/other-program", file=self._path, program=str(found.get("program", PROGRAM)))
        return SetupError("arena/other-tournament", file=self._path)

    def _units(self, lines: io.BytesIO) -> Iterator[tuple[UnitResult, int]]:
        """Yield complete units with their lengths in bytes. Raises SetupError for an invalid line in the middle."""
        seen: set[ContestUnit] = set()
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

    def _unit(self, raw: list[bytes], seen: set[ContestUnit]) -> UnitResult:
        """Parse a unit from its lines. Raises ValueError, LookupError or TypeError if they are invalid."""
        if len(raw) != self._plan.seats or not raw[-1].endswith(b"\n"):
            raise ValueError("the unit is not finished")
        lines = [json.loads(line) for line in raw]
        number, seed = lines[0]["contest"], lines[0]["seed"]
        if number not in range(len(self._contests)) or seed < self._plan.seed:
            raise ValueError("there is no such unit")
        unit = ContestUnit(self._contests[number], seed)
        if unit in seen or list(map(game_key, lines)) != game_keys(unit, number):
            raise ValueError("the games belong to another unit")
        return UnitResult(unit, tuple(map(read_result, lines)))


def game_key(line: JsonLine) -> tuple[object, ...]:
    """Return the contest of a game, its rotation, its players and its seed."""
    return line["contest"], line["turned"], tuple(line["players"]), line["seed"]


def game_keys(unit: ContestUnit, contest: int) -> list[tuple[object, ...]]:
    """Return the keys of a unit's games."""
    shifts = range(len(unit.contest.players))
    return [(contest, shift, unit.contest.rotated(shift).players, unit.seed) for shift in shifts]


def line_text(data: JsonLine) -> str:
    return json.dumps(data, ensure_ascii=False, allow_nan=False) + "\n"


def first_line(content: bytes) -> JsonLine:
    """Parse the first line; an empty dict if it is not a JSON object."""
    try:
        found = json.loads(content.partition(b"\n")[0])
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def record_at(path: Path, line: int) -> str | None:
    """Return the record of the game in a line of a file, or None if there is none. Raises OSError."""
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
