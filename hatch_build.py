"""Hooks of the build: packages contain the page, rebuilt if it is stale, and a README without relative links."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import node, page
from tools.readme import packaged_readme

EDITABLE = "editable"  # an installation in place: ./play and ./test build its page


class PageHook(BuildHookInterface[Any]):
    """Hook that builds the page before files are packed."""

    def dependencies(self) -> list[str]:
        return [node.locked_requirement()] if page.is_stale() and not node.find_locked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - required by the interface
        if version != EDITABLE:
            page.build()


class ReadmeHook(MetadataHookInterface):
    """Hook that adds the README and the project's address, if it has one, to the metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        address = self.config["address"]
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": packaged_readme(text, address)}
        metadata["urls"] = {"Source": address} if address else {}
