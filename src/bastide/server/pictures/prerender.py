"""Renders every image before it is requested, in a background process with low priority."""

import os
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

from bastide import caching
from bastide.arena.executors import block_interrupts, exit_with_parent
from bastide.server.pictures.images import PICTURES_VERSION, card_picture
from bastide.tiles import edition, edition_names

NICENESS = 19  # the lowest priority
MARKER = "all-drawn"  # file in the card folder of this version


def start_prerender() -> BaseProcess | None:
    """Start rendering all images that are not cached; return None if all are, or if there is no cache folder."""
    marker = marker_path()
    if marker is None or marker.exists():
        return None
    process = get_context("spawn").Process(target=prerender_all, args=[marker], daemon=True)
    with block_interrupts():
        process.start()
    return process


def marker_path() -> Path | None:
    folder = caching.open_folder("cards", PICTURES_VERSION)
    return folder / MARKER if folder else None


def prerender_all(marker: Path) -> None:
    """Render the cards first, because the home page shows them, then every tile in every rotation."""
    from bastide.render.svg.tiles.drawing_cache import drawings_of

    exit_with_parent()
    os.nice(NICENESS)
    for name in edition_names():
        card_picture(name)
    for name in edition_names():
        drawings_of(edition(name)).fill(edition(name))
    marker.touch()
