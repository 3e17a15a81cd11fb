"""Build hook: wheels and source packages contain the page, rebuilt if it is stale."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import node, page

EDITABLE = "editable"  # an installation in place: ./play and ./test build its page


class PageHook(BuildHookInterface[Any]):
    """Hook that builds the page before files are packed."""

    def dependencies(self) -> list[str]:
        return [node.REQUIREMENT] if page.is_stale() and not node.find_in_system() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - required by the interface
        if version != EDITABLE:
            page.build()
