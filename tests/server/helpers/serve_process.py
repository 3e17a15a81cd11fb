"""`bastide serve` in a separate process."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OFFERED = re.compile(r"Bastide is at (http://127\.0\.0\.1:\d+)\n")


def command(folder: Path, *options: str) -> list[str]:
    """Return the command that starts a server on a free port."""
    return [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", str(folder), *options]


@contextmanager
def running_server(folder: Path, *options: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """Run a server and yield its address and process. It is killed at the end."""
    variables = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C"}
    with subprocess.Popen(command(folder, *options), stdout=subprocess.PIPE, text=True, env=variables) as process:
        try:
            assert process.stdout
            found = OFFERED.match(process.stdout.readline())
            assert found
            yield found[1], process
        finally:
            process.kill()
