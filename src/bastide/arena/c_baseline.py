"""The C baseline: a program whose speed the kernel is compared with.

Its folder holds `tables.py`, which writes `tables.h` beside itself, and `engine.c`.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from bastide.errors import SetupError

SOURCES = ("tables.py", "engine.c")
COMPILER = "gcc"
FLAGS = ("-O3", "-march=native", "-Wno-missing-braces")
PROGRAM = "engine_c"
BEST = re.compile(r"best (\d+) games/s")


class CBaseline:
    """The program, built in a separate folder so that its sources stay untouched."""

    def __init__(self, source: Path, build: Path) -> None:
        """Build the program. Raises SetupError if a file or the compiler is missing, or the build fails."""
        missing = [name for name in SOURCES if not (source / name).is_file()]
        if missing:
            raise SetupError("limit/no-source", folder=source, missing=missing)
        if shutil.which(COMPILER) is None:
            raise SetupError("limit/no-compiler", compiler=COMPILER)
        self._folder = build
        for name in SOURCES:
            shutil.copyfile(source / name, build / name)
        self._run(sys.executable, "tables.py")
        self._run(COMPILER, *FLAGS, "engine.c", "-o", PROGRAM, "-lpthread")

    def games_per_second(self, games: int, players: int) -> float:
        """Return the best speed of several batches of random games, in CPU time. Raises SetupError."""
        output = self._run(str(self._folder / PROGRAM), str(games), str(players))
        found = BEST.search(output)
        if found is None:
            raise SetupError("limit/no-figure", output=output.strip())
        return float(found[1])

    def _run(self, *command: str) -> str:
        ended = subprocess.run(command, cwd=self._folder, capture_output=True, text=True, errors="replace", check=False)
        if ended.returncode:
            raise SetupError("limit/failed", command=" ".join(command), problem=ended.stderr.strip())
        return ended.stdout
