"""Pictures of boards and tiles, in characters and as SVG."""

from bastide.render.text.game_text import board_text, tile_text
from bastide.render.text.sizes import LARGE, MEDIUM, SMALL, Size

__all__ = ["LARGE", "MEDIUM", "SMALL", "Size", "board_text", "tile_text"]
