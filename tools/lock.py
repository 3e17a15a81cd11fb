"""Update the exact versions that ./play and ./test install: python -m tools.lock

It resolves the requirements of pyproject.toml, for every supported Python and platform, into constraints.txt, and
those of web/package.json into web/package-lock.json. Neither file names a registry.
"""

import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from tools import node
from tools.environment import CONSTRAINTS, ROOT
from tools.page import LOCK, MANIFEST

UV = "uv==0.13.8"  # it resolves for all platforms at once, which pip cannot
# Besides the build backend. The last three build PyYAML, which has no wheel for Python 3.15 yet.
BUILD_REQUIREMENTS = ("editables", node.REQUIREMENT, "cython>=3", "setuptools", "wheel")


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        lock_python(Path(folder))
        lock_npm(Path(folder))
    return 0


def lock_python(folder: Path) -> None:
    environment = folder / "uv"
    run(sys.executable, "-m", "venv", str(environment))
    run(str(environment / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", UV)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = folder / "build.in"
    build.write_text("\n".join([*project["build-system"]["requires"], *BUILD_REQUIREMENTS]), encoding="utf-8")
    oldest = project["project"]["requires-python"].removeprefix(">=")
    options = (
        "--universal",
        "--python-version",
        oldest,
        "--all-extras",
        "--strip-extras",
        "--no-annotate",
        "--upgrade",
    )
    quietly = ("--quiet", "--no-header", "--output-file", str(CONSTRAINTS))
    run(str(environment / "bin" / "uv"), "pip", "compile", *options, *quietly, "pyproject.toml", str(build))


def lock_npm(folder: Path) -> None:
    """Resolve in an empty folder: npm leaves out other platforms if packages are installed already."""
    shutil.copy(MANIFEST, folder)
    options = (
        "--package-lock-only",
        "--omit-lockfile-registry-resolved",
        "--ignore-scripts",
        "--no-fund",
        "--no-audit",
    )
    run(*node.ensure_installed().npm, "install", *options, cwd=folder)
    LOCK.write_text(without_extraneous((folder / LOCK.name).read_text(encoding="utf-8")), encoding="utf-8")


def without_extraneous(lock: str) -> str:
    """Drop packages that nothing needs: npm 11 also lists optional peers that it does not install."""
    content = json.loads(lock)
    packages = content["packages"].items()
    content["packages"] = {path: package for path, package in packages if not package.get("extraneous")}
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def run(*command: str, cwd: Path = ROOT) -> None:
    subprocess.run(command, cwd=cwd, check=True)


if __name__ == "__main__":
    sys.exit(main())
