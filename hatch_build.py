"""The hook of a build: wheels and source packages contain the page, built if what is there is stale."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import node, page

EDITABLE = "editable"  # an installation from the sources themselves: ./play and ./test build its page


class PageHook(BuildHookInterface[Any]):
    """Builds the page before files are packed."""

    def dependencies(self) -> list[str]:
        return [node.REQUIREMENT] if page.is_stale() and not node.of_system() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as the interface has it
        if version != EDITABLE:
            page.build()
