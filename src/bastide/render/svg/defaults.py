"""Defaults of all pictures: sizes of tiles in pixels, and the colour of the table."""

from bastide.errors import SetupError
from bastide.rules.options import quote_value, to_int

TILE_SIZE = 120
MIN_TILE_SIZE, MAX_TILE_SIZE = 8, 960
SMALL = 60  # smaller tiles are drawn in less detail
TABLE = "#e4d7bb"


def check_size(tile_size: int) -> None:
    """Raise SetupError for an invalid size of tiles."""
    size = to_int(tile_size)
    if size is None or not MIN_TILE_SIZE <= size <= MAX_TILE_SIZE:
        raise SetupError("setup/tile-size", size=quote_value(tile_size), least=MIN_TILE_SIZE, most=MAX_TILE_SIZE)
