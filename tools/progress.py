"""Run a slow command and show its progress."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from typing import NamedTuple

NO_VARIABLES: Mapping[str, str] = {}
POLL_INTERVAL = 0.2  # seconds
LINE_INTERVAL = 10.0  # seconds between lines if the output is not a terminal


class ProcessResult(NamedTuple):
    """The exit status and output of a command."""

    status: int
    output: str


def run(doing: str, command: tuple[str, ...], variables: Mapping[str, str] = NO_VARIABLES) -> ProcessResult:
    """Run a command to its end and show its latest line of output. `variables` are added to its environment."""
    settings = {**os.environ, **variables, "PYTHONUNBUFFERED": "1"}  # without it, the latest line would be late
    with tempfile.TemporaryFile() as file, ProgressLine(doing) as line:
        with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, env=settings) as process:
            while process.poll() is None:
                line.show(read_all(file.fileno()).rstrip().rpartition("\n")[2])
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(POLL_INTERVAL)
        return ProcessResult(process.returncode, read_all(file.fileno()))


def read_all(descriptor: int) -> str:
    """Read a file without moving the position at which the command continues to write."""
    return os.pread(descriptor, os.fstat(descriptor).st_size, 0).decode(errors="replace")


class ProgressLine:
    """A line of progress: rewritten on a terminal, repeated at intervals elsewhere."""

    def __init__(self, doing: str) -> None:
        self.doing = doing
        self.began = time.monotonic()
        self.latest = -LINE_INTERVAL

    def __enter__(self) -> "ProgressLine":
        return self

    def show(self, detail: str) -> None:
        seconds = time.monotonic() - self.began
        text = f"{self.doing}: {seconds:.0f} s  {detail.strip()}"[: shutil.get_terminal_size().columns - 1].rstrip()
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K" + text)
        elif seconds - self.latest >= LINE_INTERVAL:
            sys.stderr.write(text + "\n")
            self.latest = seconds
        sys.stderr.flush()

    def __exit__(self, *_: object) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
        sys.stderr.write(f"{self.doing}: ended after {time.monotonic() - self.began:.0f} s\n")
