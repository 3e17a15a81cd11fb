"""The commands that contributors are told to run exist, and CI runs every supported Python."""

import re
import tomllib
from importlib.util import find_spec

from tests.helpers.documents import ROOT
from tools.page import CHECKS
from tools.parts import GROUPS, PARTS

GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
WORKFLOW = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")


def test_named_parts_exist() -> None:
    parts = {*re.findall(r"^(?:.*`)?\./test (\w+)", GUIDE, re.MULTILINE)}
    assert {"lint", "types", "unit"} <= parts <= {*PARTS, *GROUPS}


def test_named_test_files_exist() -> None:
    paths = [path for line in re.findall(r"bin/pytest ([^`\n]*)", GUIDE) for path in re.findall(r"tests/\S*", line)]
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_named_modules_exist() -> None:
    modules = re.findall(r"bin/python -m ([\w.]+)", GUIDE + HOOKS)
    assert "tools.lock" in modules
    assert [name for name in modules if find_spec(name) is None] == []


def test_hooks_run_known_checks_of_the_page() -> None:
    checks = re.findall(r"tools\.page (\w+)", HOOKS)
    assert {*checks} == {"lint", "format"} <= CHECKS.keys()


def test_workflow_runs_every_supported_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    supported = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    [matrix] = re.findall(r"python: \[(.*)\]", WORKFLOW)
    assert re.findall(r'"([\d.]+)"', matrix) == supported
