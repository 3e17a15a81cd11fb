"""Run the parts of a test run and forward the output of their commands."""

import io
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import IO, NamedTuple

from tools import browser
from tools.environment import BIN, ROOT
from tools.parts import PARTS, TestStep

LANES = 2  # parts that run at the same time if each of them uses one core
COLOUR = re.compile(rb"\x1b\[[\d;]*m")
SUMMARY_LINE = re.compile(rb"=+ .* in [\d.]+s( \([\d:]+\))? =+")


class PartResult(NamedTuple):
    """The outcome of a part, its times in seconds, and the summary lines of pytest in it."""

    name: str
    passed: bool
    seconds: float
    cpu_seconds: float
    summary_lines: list[bytes]

    def __str__(self) -> str:
        outcome = "passed" if self.passed else "FAILED"
        return f"{self.name:10} {outcome} {self.seconds:8.1f} s {self.cpu_seconds:8.1f} s of CPU time"


class StepResult(NamedTuple):
    """The exit status and CPU time of a command."""

    status: int
    cpu_seconds: float


def run_parts(names: list[str], pytest_arguments: list[str]) -> list[PartResult]:
    """Run parts in order. Consecutive parts that use one core each share the machine."""
    results: list[PartResult] = []
    for is_single_core, group in groupby(names, lambda name: PARTS[name].is_single_core):
        batch = list(group)
        if is_single_core and len(batch) > 1:
            results += run_together(batch, pytest_arguments)
        else:
            results += [run_part(name, pytest_arguments, sys.stdout.buffer) for name in batch]
    return results


def run_together(names: list[str], pytest_arguments: list[str]) -> Iterable[PartResult]:
    """Run parts at the same time. The output of each is printed as a whole when it ends."""
    printing = threading.Lock()

    def run(name: str) -> PartResult:
        output = io.BytesIO()
        result = run_part(name, pytest_arguments, output)
        with printing:
            write(sys.stdout.buffer, output.getvalue())
        return result

    print(f"\n── {', '.join(names)}: at the same time", flush=True)
    with ThreadPoolExecutor(LANES) as lanes:
        return list(lanes.map(run, names))


def run_part(name: str, pytest_arguments: list[str], output: IO[bytes]) -> PartResult:
    """Run all steps of a part, even after one has failed."""
    began = time.monotonic()
    write(output, f"\n── {name}: {PARTS[name].about}\n".encode())
    if PARTS[name].needs_browser:
        browser.ensure_installed()
    summary_lines: list[bytes] = []
    steps = [run_step(step, pytest_arguments, output, summary_lines) for step in PARTS[name].steps]
    passed = not any(step.status for step in steps)
    cpu_seconds = sum(step.cpu_seconds for step in steps)
    result = PartResult(name, passed, time.monotonic() - began, cpu_seconds, summary_lines)
    write(output, f"── {result}\n".encode())
    return result


def run_step(step: TestStep, pytest_arguments: list[str], output: IO[bytes], summary_lines: list[bytes]) -> StepResult:
    """Run a command. Add pytest's summary lines to the list, and write everything else to `output`."""
    if step.doing:
        write(output, f"{step.doing}\n".encode())
    arguments = pytest_arguments if "pytest" in step.command else []
    command = [str(BIN / step.command[0]), *step.command[1:], *arguments]
    errors = None if output is sys.stdout.buffer else subprocess.STDOUT
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, env=environment_of(step), stdout=pipe, stderr=errors) as process:
        assert process.stdout
        for chunk in chunks(process.stdout):
            if SUMMARY_LINE.fullmatch(COLOUR.sub(b"", chunk.rstrip())):
                summary_lines.append(chunk.rstrip())
            else:
                write(output, chunk)
        _, status, usage = os.wait4(process.pid, 0)  # unlike Popen.wait, it returns the CPU time
        process.returncode = os.waitstatus_to_exitcode(status)
    return StepResult(process.returncode, usage.ru_utime + usage.ru_stime)


def write(output: IO[bytes], text: bytes) -> None:
    output.write(text)
    output.flush()


def environment_of(step: TestStep) -> dict[str, str]:
    """Return the environment variables of a step: only its own for Numba, and the virtual environment first in PATH."""
    others = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    path = f"{BIN}{os.pathsep}{others.get('PATH', os.defpath)}"
    return {**others, "PATH": path, **dict.fromkeys(step.switches, "1")}


def chunks(stream: IO[bytes]) -> Iterator[bytes]:
    """Yield output as it comes, so that progress is visible; lines that may be a summary are yielded whole."""
    rest = b""
    for data in iter(lambda: os.read(stream.fileno(), 1 << 16), b""):
        *lines, rest = (rest + data).splitlines(keepends=True)
        yield from lines
        if rest.endswith(b"\n") or not rest.startswith((b"=", b"\x1b")):
            yield rest
            rest = b""
    yield rest
