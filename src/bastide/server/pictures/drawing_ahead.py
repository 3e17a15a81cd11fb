"""Draws every picture before anybody asks for it, in a process that leaves the machine to others."""

import os
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

from bastide import caching
from bastide.arena.executors import follow_parent, interrupts_blocked
from bastide.server.pictures.album import STAMP, card_picture
from bastide.tiles import edition, edition_names

POLITENESS = 19  # the most that systems know
MARKER = "all-drawn"  # beside the cards of this version


def draw_ahead() -> BaseProcess | None:
    """Start drawing whatever is not kept yet; None if nothing is left, or if nothing can be kept."""
    marker = marker_file()
    if marker is None or marker.exists():
        return None
    process = get_context("spawn").Process(target=draw_everything, args=[marker], daemon=True)
    with interrupts_blocked():
        process.start()
    return process


def marker_file() -> Path | None:
    folder = caching.open_folder("cards", STAMP)
    return folder / MARKER if folder else None


def draw_everything(marker: Path) -> None:
    """The cards first, for they are on the first page, then every tile in every turn."""
    from bastide.render.svg.gallery import gallery_of

    follow_parent()
    os.nice(POLITENESS)
    for name in edition_names():
        card_picture(name)
    for name in edition_names():
        gallery_of(edition(name)).fill(edition(name))
    marker.touch()
