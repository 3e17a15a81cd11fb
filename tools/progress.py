"""Runs a command that takes a while, and shows what it is doing and since when."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

BLINK = 0.2  # seconds between looks at a running command
PAUSE = 10.0  # seconds between lines where no terminal can rewrite its last one


class Ended(NamedTuple):
    """What a command came to."""

    status: int
    output: str


def run(doing: str, command: tuple[str, ...]) -> Ended:
    """Run `command` to its end, with its latest line of output on the screen."""
    settings = {**os.environ, "PYTHONUNBUFFERED": "1"}  # or its latest line would not be its latest
    with tempfile.TemporaryFile() as file, Line(doing) as line:
        with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, env=settings) as process:
            while process.poll() is None:
                line.show(written(file.fileno()).rstrip().rpartition("\n")[2])
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(BLINK)
        return Ended(process.returncode, written(file.fileno()))


def written(descriptor: int) -> str:
    """What a file holds, read without moving the place at which the command goes on writing."""
    return os.pread(descriptor, os.fstat(descriptor).st_size, 0).decode(errors="replace")


class Line:
    """A line of progress: rewritten on a terminal, elsewhere repeated now and then."""

    def __init__(self, doing: str) -> None:
        self.doing = doing
        self.began = time.monotonic()
        self.latest = -PAUSE

    def __enter__(self) -> "Line":
        return self

    def show(self, detail: str) -> None:
        seconds = time.monotonic() - self.began
        text = f"{self.doing}: {seconds:.0f} s  {detail.strip()}"[: shutil.get_terminal_size().columns - 1].rstrip()
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K" + text)
        elif seconds - self.latest >= PAUSE:
            sys.stderr.write(text + "\n")
            self.latest = seconds
        sys.stderr.flush()

    def __exit__(self, *_: object) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
        sys.stderr.write(f"{self.doing}: ended after {time.monotonic() - self.began:.0f} s\n")
