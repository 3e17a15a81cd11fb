"""Pictures of boards and tiles in characters."""

from bastide.render.sizes import LARGE, MEDIUM, SMALL, Size
from bastide.render.text import board_text, tile_text

__all__ = ["LARGE", "MEDIUM", "SMALL", "Size", "board_text", "tile_text"]
