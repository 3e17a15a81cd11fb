"""Where people read: prints drawings and sentences, with colours if the terminal has them."""

import shutil
from typing import NamedTuple

from rich.console import Console

from bastide.messages.telling import notes_about, tell
from bastide.render.text.canvas import Canvas
from bastide.render.text.colour import coloured
from bastide.rules.events import Scored

TEXT_BELOW = 14  # lines of a screen that a board leaves to what is said below it


def console(*, stderr: bool = False) -> Console:
    """Drawings must never be broken into lines, nor texts changed."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, stderr=stderr)


def print_canvas(canvas: Canvas) -> None:
    """A drawing; without a terminal also without blanks at the ends of lines."""
    out = console()
    few_colours = out.color_system == "standard"
    out.print(coloured(canvas, few_colours=few_colours) if out.is_terminal else canvas.plain())


def say_lines(*lines: str) -> None:
    """Sentences; only a terminal breaks them, between words."""
    out = console()
    for line in lines:
        out.print(line, soft_wrap=not out.is_terminal)


def told_with_notes(score: Scored) -> list[str]:
    """A sentence about a score, and what else happened there, such as a tiger that eats a deer."""
    return [tell(score), *(f"  {note}" for note in notes_about(score))]


class Screen(NamedTuple):
    """How large a drawing may be; None where there is no terminal."""

    width: int | None
    height: int | None


def screen() -> Screen:
    if not console().is_terminal:
        return Screen(None, None)
    columns, lines = shutil.get_terminal_size()
    return Screen(columns, max(lines - TEXT_BELOW, 0))
