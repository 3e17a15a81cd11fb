"""Accessibility faults that axe finds on a page."""

from typing import Any

from playwright.sync_api import Page

from tools.page import MODULES

AXE = MODULES / "axe-core" / "axe.min.js"
FIND = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"


def serious_faults(page: Page) -> list[str]:
    """Return the faults that are serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # the content security policy forbids it as a script of the page
    found: list[dict[str, Any]] = page.evaluate(FIND)
    return [
        f"{fault['id']}: {node['html']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in {"serious", "critical"}
        for node in fault["nodes"]
    ]
