"""Draw the icons of the installed app from the logo: python -m tools.icons

The icons are committed. Draw them again after a change of web/src/ui/logo.svg.
"""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tools import browser
from tools.environment import ROOT

LOGO = ROOT / "web" / "src" / "ui" / "logo.svg"
FOLDER = ROOT / "web" / "public" / "icons"
PAPER = "#f3ead8"  # --paper of the light theme, as in the manifest


class AppIcon(NamedTuple):
    """An icon: its size in pixels, the fraction that the logo takes, and its background."""

    size: int
    logo: float
    background: str = "transparent"


# Launchers cut a maskable icon to a circle of 80 % of its width; iOS shows transparent pixels in black.
ICONS = {
    "icon-192.png": AppIcon(192, 1.0),
    "icon-512.png": AppIcon(512, 1.0),
    "maskable-512.png": AppIcon(512, 0.56, PAPER),
    "apple-touch-icon.png": AppIcon(180, 0.72, PAPER),
}


def icon_page(icon: AppIcon, logo: str) -> str:
    """Return a page that shows only the icon."""
    size = round(icon.size * icon.logo)
    sized = logo.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    body = f"margin: 0; height: 100vh; display: grid; place-items: center; background: {icon.background}"
    return f'<!doctype html><body style="{body}">{sized}'


def draw_icons(folder: Path) -> None:
    """Draw all icons with the browser of the tests."""
    logo = LOGO.read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.path())
        for name, icon in ICONS.items():
            page = chromium.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(icon_page(icon, logo))
            page.screenshot(path=folder / name, omit_background=True)
        chromium.close()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    draw_icons(FOLDER)
