"""Runs the parts of a test run and passes on what their commands say."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import IO, NamedTuple

from tools import browser
from tools.environment import BIN, ROOT
from tools.parts import PARTS, Step

COLOUR = re.compile(rb"\x1b\[[\d;]*m")
CLOSING_LINE = re.compile(rb"=+ .* in [\d.]+s( \([\d:]+\))? =+")


class Result(NamedTuple):
    """How a part went, and the lines with which pytest closed in it."""

    name: str
    passed: bool
    seconds: float
    closing_lines: list[bytes]

    def __str__(self) -> str:
        return f"{self.name:10} {'passed' if self.passed else 'FAILED'} {self.seconds:8.1f} s"


def run_part(name: str, for_pytest: list[str]) -> Result:
    """Run all steps of a part, also after one that failed: each has something of its own to tell."""
    began = time.monotonic()
    print(f"\n── {name}: {PARTS[name].about}", flush=True)
    if PARTS[name].needs_browser:
        browser.provide()
    closing_lines: list[bytes] = []
    statuses = [run_step(step, for_pytest, closing_lines) for step in PARTS[name].steps]
    result = Result(name, not any(statuses), time.monotonic() - began, closing_lines)
    print(f"── {result}", flush=True)
    return result


def run_step(step: Step, for_pytest: list[str], closing_lines: list[bytes]) -> int:
    """Run a command to its end and return its status; pytest's closing lines go to the list, all else to the screen."""
    if step.doing:
        print(step.doing, flush=True)
    arguments = for_pytest if "pytest" in step.command else []
    command = [str(BIN / step.command[0]), *step.command[1:], *arguments]
    with subprocess.Popen(command, cwd=ROOT, env=surroundings(step), stdout=subprocess.PIPE) as process:
        assert process.stdout
        for piece in pieces(process.stdout):
            if CLOSING_LINE.fullmatch(COLOUR.sub(b"", piece.rstrip())):
                closing_lines.append(piece.rstrip())
            else:
                sys.stdout.buffer.write(piece)
                sys.stdout.buffer.flush()
    return process.returncode


def surroundings(step: Step) -> dict[str, str]:
    """The variables for a step: Numba's are its own and no others, and the environment's programs are found first."""
    others = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    path = f"{BIN}{os.pathsep}{others.get('PATH', os.defpath)}"
    return {**others, "PATH": path, **dict.fromkeys(step.switches, "1")}


def pieces(stream: IO[bytes]) -> Iterator[bytes]:
    """What comes out of a command as it comes, so that progress shows; but lines that start like a rule come whole."""
    rest = b""
    for chunk in iter(lambda: os.read(stream.fileno(), 1 << 16), b""):
        *lines, rest = (rest + chunk).splitlines(keepends=True)
        yield from lines
        if rest.endswith(b"\n") or not rest.startswith((b"=", b"\x1b")):
            yield rest
            rest = b""
    yield rest
