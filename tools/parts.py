"""The parts of a test run, as data: what each looks at, and by which commands."""

from typing import NamedTuple

# These come before pytest where it has several workers, which would all compile at once.
WARM_KERNEL = ("python", "-c", "import bastide.kernel; bastide.kernel.warm_up()")
WARM_UP = ("python", "-c", "from bastide.players import warming; warming.compile_everything()")
BUILD_PAGE = ("python", "-m", "tools.page")
PYTEST = ("pytest", "--no-header")
ON_ALL_CORES = ("--numprocesses=auto", "--dist=loadgroup")  # tests that share what is slow to make run in one process
IN_BROWSER = ("-m", "browser and not deep")
# Playwright leaves an event loop running behind it, so tests that run their own are not in one process with it.
DEEP_IN_BROWSER = ("-m", "browser and deep")
DEEP_ELSEWHERE = ("-m", "deep and not browser", "--ignore=tests/kernel")

PLAIN_PYTHON = ("NUMBA_DISABLE_JIT",)
CHECKED_BOUNDS = ("NUMBA_BOUNDSCHECK",)


class Step(NamedTuple):
    """A command, Numba's switches that are on for it, and what to say first if it is silent for long."""

    command: tuple[str, ...]
    switches: tuple[str, ...] = ()
    doing: str = ""


class Part(NamedTuple):
    """A part of the test run, and whether tests in it need a browser."""

    about: str
    steps: tuple[Step, ...]
    needs_browser: bool = False


PARTS = {
    "lint": Part(
        "style and format",
        (Step(("ruff", "check")), Step(("ruff", "format", "--check"))),
    ),
    "types": Part(
        "types, strictly",
        (Step(("mypy",)),),
    ),
    "layers": Part(
        "who imports whom",
        (Step(("lint-imports", "--no-logo")),),
    ),
    "web": Part(
        "the page: its types, its logic, and whether it speaks the server's protocol",
        (
            Step(("python", "-m", "tools.protocol_types", "--check")),
            Step(("python", "-m", "tools.page", "types")),
            Step(("python", "-m", "tools.page", "tests")),
            Step(BUILD_PAGE),
        ),
    ),
    "unit": Part(
        "all tests but the long ones, on the compiled kernel",
        (Step(WARM_UP, doing="compiling the kernel and the players"), Step((*PYTEST, *ON_ALL_CORES, "tests"))),
    ),
    "compiled": Part(
        "the kernel's tests, compiled",
        (Step(WARM_KERNEL, doing="compiling the kernel"), Step((*PYTEST, *ON_ALL_CORES, "tests/kernel"))),
    ),
    "nojit": Part(
        "the kernel's tests as plain Python, and how much of the kernel they reach",
        (
            Step(("coverage", "erase")),
            Step(("coverage", "run", "-m", *PYTEST, *ON_ALL_CORES, "tests/kernel"), PLAIN_PYTHON),
            Step(("coverage", "combine", "--quiet")),
            Step(("coverage", "report")),
        ),
    ),
    "bounds": Part(
        "the kernel's tests, compiled with checked array bounds",
        (
            Step(WARM_KERNEL, CHECKED_BOUNDS, "compiling the kernel with checked bounds"),
            Step((*PYTEST, *ON_ALL_CORES, "tests/kernel"), CHECKED_BOUNDS),
        ),
    ),
    "pictures": Part(
        "how tiles look in Chromium: their borders and their colours",
        (Step((*PYTEST, *IN_BROWSER, "tests/render"), doing="painting every design in one of its turns"),),
        needs_browser=True,
    ),
    "table": Part(
        "games in Chromium: the page and the server together",
        (
            Step(BUILD_PAGE),
            Step(WARM_UP, doing="compiling the kernel and the players"),
            Step((*PYTEST, *ON_ALL_CORES, *IN_BROWSER, "tests/browser"), doing="playing in browsers"),
        ),
        needs_browser=True,
    ),
    "matrix": Part(
        "the long tests of everything but the kernel",
        (
            Step(BUILD_PAGE),
            Step(WARM_UP, doing="compiling the kernel and the players"),
            Step((*PYTEST, *ON_ALL_CORES, "--verbose", *DEEP_IN_BROWSER, "tests")),
            Step((*PYTEST, *ON_ALL_CORES, "--verbose", *DEEP_ELSEWHERE, "tests")),
        ),
        needs_browser=True,
    ),
    "twins": Part(
        "twenty thousand games beside the kernel's slow twin, which take hours",
        (Step((*PYTEST, "--capture=no", "-m", "deep", "tests/kernel")),),
    ),
}

EVERYTHING = ("lint", "types", "layers", "web", "unit", "nojit", "bounds", "pictures", "table")
GROUPS = {
    "everything": EVERYTHING,
    "kernel": ("compiled", "nojit", "bounds"),
    "deep": (*EVERYTHING, "matrix", "twins"),
}
