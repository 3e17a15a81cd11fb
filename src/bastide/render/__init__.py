"""Pictures of boards and tiles, in characters and as SVG."""

from bastide.render.svg.board.animation import animation_svg
from bastide.render.svg.board.board_document import board_svg
from bastide.render.svg.tiles.documents import sheet_svg, tile_svg
from bastide.render.svg.tiles.drawing_cache import DrawingCache, drawings_of
from bastide.render.svg.track.score_track import score_track_svg
from bastide.render.text.game_text import board_text, tile_text
from bastide.render.text.sizes import LARGE, MEDIUM, SMALL, Size

__all__ = [
    "LARGE",
    "MEDIUM",
    "SMALL",
    "DrawingCache",
    "Size",
    "animation_svg",
    "board_svg",
    "board_text",
    "drawings_of",
    "score_track_svg",
    "sheet_svg",
    "tile_svg",
    "tile_text",
]
