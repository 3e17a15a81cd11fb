"""The licence of the packages covers everything in the page."""

import json
import tomllib

from tools.environment import ROOT
from tools.page import LOCK

LICENCES = ROOT / "licenses"


def test_expression_names_every_licence() -> None:
    locked = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    names = [file.relative_to(LICENCES).with_suffix("").as_posix() for file in LICENCES.rglob("*.txt")]
    used = {locked[f"node_modules/{name}"]["license"] for name in names}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["license"].split(" AND ")) == used | {"MIT"}
