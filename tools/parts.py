"""The parts of a test run: their purpose and their commands."""

from typing import NamedTuple

# Compile before pytest starts several workers, or each of them would.
WARM_KERNEL = ("python", "-c", "import bastide.kernel; bastide.kernel.warm_up()")
WARM_UP = ("python", "-m", "bastide.players.warm_up")
BUILD_PAGE = ("python", "-m", "tools.page")
PYTEST = ("pytest", "--no-header")
ON_ALL_CORES = ("--numprocesses=auto", "--dist=loadgroup")  # tests with a shared slow fixture run in one process
IN_BROWSER = ("-m", "browser and not deep")
# Playwright keeps an event loop running, so tests with a loop of their own need another process.
DEEP_IN_BROWSER = ("-m", "browser and deep")
DEEP_ELSEWHERE = ("-m", "deep and not browser", "--ignore=tests/kernel")

PLAIN_PYTHON = ("NUMBA_DISABLE_JIT",)
CHECKED_BOUNDS = ("NUMBA_BOUNDSCHECK",)

PACKAGE_COVERAGE = "--rcfile=tools/coverage.toml"


class TestStep(NamedTuple):
    """A command, the Numba switches that it needs, and a message to print first if it is silent for long."""

    command: tuple[str, ...]
    switches: tuple[str, ...] = ()
    doing: str = ""


class TestPart(NamedTuple):
    """A part of the test run. Parts that use one core may share the machine with another."""

    about: str
    steps: tuple[TestStep, ...]
    needs_browser: bool = False
    is_single_core: bool = False


PARTS = {
    "lint": TestPart(
        "style and format",
        (
            TestStep(("ruff", "check")),
            TestStep(("ruff", "format", "--check")),
            TestStep(("python", "-m", "tools.conventions")),
            TestStep(("python", "-m", "tools.page", "lint")),
            TestStep(("python", "-m", "tools.page", "format")),
        ),
        is_single_core=True,
    ),
    "types": TestPart(
        "types, in strict mode",
        (TestStep(("mypy",)),),
        is_single_core=True,
    ),
    "layers": TestPart(
        "import boundaries between packages",
        (TestStep(("lint-imports", "--no-logo")),),
        is_single_core=True,
    ),
    "web": TestPart(
        "the page: types, unit tests and build, and the generated protocol types",
        (
            TestStep(("python", "-m", "tools.protocol_types", "--check")),
            TestStep(("python", "-m", "tools.page", "types")),
            TestStep(("python", "-m", "tools.page", "tests")),
            TestStep(BUILD_PAGE),
        ),
        is_single_core=True,
    ),
    "compile": TestPart(
        "machine code of the kernel and the players, also with checked array bounds",
        (
            TestStep(WARM_UP, doing="compiling the kernel and the players"),
            TestStep(WARM_KERNEL, CHECKED_BOUNDS, "compiling the kernel with checked bounds"),
        ),
        is_single_core=True,
    ),
    "unit": TestPart(
        "all but the long tests, with the compiled kernel",
        (TestStep(WARM_UP, doing="compiling the kernel and the players"), TestStep((*PYTEST, *ON_ALL_CORES, "tests"))),
    ),
    "compiled": TestPart(
        "the kernel's tests, compiled",
        (TestStep(WARM_KERNEL, doing="compiling the kernel"), TestStep((*PYTEST, *ON_ALL_CORES, "tests/kernel"))),
    ),
    "nojit": TestPart(
        "the kernel's tests as plain Python, with branch coverage",
        (
            TestStep(("coverage", "erase")),
            TestStep(("coverage", "run", "-m", *PYTEST, *ON_ALL_CORES, "tests/kernel"), PLAIN_PYTHON),
            TestStep(("coverage", "combine", "--quiet")),
            TestStep(("coverage", "report")),
        ),
    ),
    "bounds": TestPart(
        "the kernel's tests, compiled with checked array bounds",
        (
            TestStep(WARM_KERNEL, CHECKED_BOUNDS, "compiling the kernel with checked bounds"),
            TestStep((*PYTEST, *ON_ALL_CORES, "tests/kernel"), CHECKED_BOUNDS),
        ),
    ),
    "coverage": TestPart(
        "the unit tests again, slower, with the coverage of the whole package; compiled functions are not counted",
        (
            TestStep(WARM_UP, doing="compiling the kernel and the players"),
            TestStep(("coverage", "erase", PACKAGE_COVERAGE)),
            TestStep(("coverage", "run", PACKAGE_COVERAGE, "-m", *PYTEST, *ON_ALL_CORES, "tests")),
            TestStep(("coverage", "combine", PACKAGE_COVERAGE, "--quiet")),
            TestStep(
                ("coverage", "report", PACKAGE_COVERAGE),
                doing="files that are not covered entirely; compiled functions are left out, nojit covers the kernel's",
            ),
        ),
    ),
    "wheel": TestPart(
        "the wheel in empty environments, also under another uid without a home; needs the package index",
        (TestStep(BUILD_PAGE), TestStep((*PYTEST, "-m", "wheel", "tests/wheel"), doing="installing the wheel")),
        is_single_core=True,
    ),
    "pictures": TestPart(
        "borders and colours of tiles, painted in Chromium",
        (TestStep((*PYTEST, *IN_BROWSER, "tests/render"), doing="painting every tile in one rotation"),),
        needs_browser=True,
    ),
    "table": TestPart(
        "games in Chromium, with the page and the server",
        (
            TestStep(BUILD_PAGE),
            TestStep(WARM_UP, doing="compiling the kernel and the players"),
            TestStep((*PYTEST, *ON_ALL_CORES, *IN_BROWSER, "tests/browser"), doing="playing in browsers"),
        ),
        needs_browser=True,
    ),
    "matrix": TestPart(
        "the long tests of everything but the kernel",
        (
            TestStep(BUILD_PAGE),
            TestStep(WARM_UP, doing="compiling the kernel and the players"),
            TestStep((*PYTEST, *ON_ALL_CORES, "--verbose", *DEEP_IN_BROWSER, "tests")),
            TestStep((*PYTEST, *ON_ALL_CORES, "--verbose", *DEEP_ELSEWHERE, "tests")),
        ),
        needs_browser=True,
    ),
    "twins": TestPart(
        "twenty thousand games compared with the kernel's slow twin; takes hours",
        (TestStep((*PYTEST, "--capture=no", "-m", "deep", "tests/kernel")),),
    ),
}

EVERYTHING = ("types", "wheel", "compile", "web", "lint", "layers", "unit", "nojit", "bounds", "pictures", "table")
GROUPS = {
    "everything": EVERYTHING,
    "kernel": ("compiled", "nojit", "bounds"),
    "deep": (*EVERYTHING, "matrix", "twins"),
}
