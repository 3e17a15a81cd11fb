"""The wheel and the source package, built once from this tree, and environments with the wheel."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.wheel.helpers.installed_wheel import InstalledWheel, install_wheel
from tools.environment import CONSTRAINTS, ROOT


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the source package, and the wheel from it, with the locked build backend. Return their folder."""
    folder = tmp_path_factory.mktemp("packages")
    command = (sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT))
    constraints = dict.fromkeys(("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"), str(CONSTRAINTS))
    result = subprocess.run(command, env=os.environ | constraints, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return folder


@pytest.fixture(scope="session")
def wheel(packages: Path) -> Path:
    return next(packages.glob("*.whl"))


@pytest.fixture(scope="session")
def sdist(packages: Path) -> Path:
    return next(packages.glob("*.tar.gz"))


@pytest.fixture(scope="session")
def open_folder() -> Iterator[Path]:
    """A temporary folder that other users can enter, unlike those of pytest."""
    with tempfile.TemporaryDirectory(prefix="bastide-wheel-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@pytest.fixture(scope="session")
def library(open_folder: Path, wheel: Path) -> InstalledWheel:
    """The wheel without extras."""
    return install_wheel(open_folder / "library", wheel)


@pytest.fixture(scope="session")
def application(open_folder: Path, wheel: Path) -> InstalledWheel:
    """The wheel with the extra `server`."""
    return install_wheel(open_folder / "application", wheel, "server")
