"""SVG images for the page: tiles, pieces and edition cards.

The drawing code is imported with the first request for an image, so that the server starts sooner.
"""

from pathlib import Path

from bastide import caching
from bastide.render.svg import DRAWING_VERSION
from bastide.rules.options import SEATS
from bastide.server.errors import ServerError
from bastide.tiles import Edition, Tile, edition, edition_names

PIECE_MARGIN = 2  # units around a piece, for its outline

# Increase when the cards show other games or other parts of the board; tests/server/pictures/test_cards.py checks it.
CARD_VERSION = 1

# Part of every image URL, so that browsers may cache images forever, and the name of the card cache folder.
PICTURES_VERSION = f"{DRAWING_VERSION}.{CARD_VERSION}"


def tile_picture(edition_name: str, tile_name: str, rotation: int, *, small: bool) -> str:
    """Return the image of one tile of an edition.

    Raises BastideError if the edition or the tile is unknown.
    """
    from bastide.render.svg.elements import document, element
    from bastide.render.svg.geometry.points import TILE
    from bastide.render.svg.tiles.drawing_cache import drawings_of

    rules = edition(edition_name)
    drawings = drawings_of(rules)
    picture = drawings.drawing(find_tile(rules, tile_name), rotation).picture(small=small)
    used = drawings.used_symbols([picture], small=small)
    return document(TILE, TILE, element("defs", used) if used else "", picture)


def find_tile(rules: Edition, name: str) -> Tile:
    """Return the tile with exactly this name. Raises ServerError if there is none."""
    found = next((tile for tile in rules.tiles if tile.name == name), None)
    if found is None:
        raise ServerError("picture/unknown", name=name)
    return found


def piece_picture(role: str, colour: str) -> str:
    """Return the image of a follower in a role, or of a hut, in a seat's colour.

    Raises ServerError if the role or the colour is unknown.
    """
    from bastide.render.svg.elements import document, element, used_definitions
    from bastide.render.svg.pieces import ROLES, extent_on_board, piece, piece_symbols, scale_on_board

    if role not in ROLES or colour not in SEATS:
        raise ServerError("picture/unknown", name=f"{role}-{colour}")
    box = extent_on_board(role).large.expanded(PIECE_MARGIN)
    figure = piece(role, SEATS.index(colour), -box.left, -box.top, scale_on_board(small=False))
    symbols = element("defs", used_definitions(piece_symbols([role], small=False), [figure]))
    return document(box.right - box.left, box.bottom - box.top, symbols, figure)


def card_picture(edition_name: str) -> str:
    """Return the card of an edition, a small board.

    Cards are cached on disk, because a game is played for each. Raises SetupError for an unknown edition.
    """
    from bastide.render.svg.tiles.drawing_cache import write_atomically
    from bastide.server.pictures.cards import card_svg

    rules = edition(edition_name)
    file = card_path(edition_name)
    try:
        return file.read_text(encoding="utf-8") if file else card_svg(rules)
    except OSError:  # not cached yet
        text = card_svg(rules)
        if file:
            write_atomically(file, text)
        return text


def is_card_cached(edition_name: str) -> bool:
    """Return whether the card is on disk, so that no game need be played.

    Raises SetupError for an unknown edition.
    """
    file = card_path(edition(edition_name).name)
    return file is not None and file.exists()


def uncached_cards() -> list[str]:
    """Return the editions whose cards can be cached and are not yet."""
    files = {name: card_path(name) for name in edition_names()}
    return [name for name, file in files.items() if file and not file.exists()]


def card_path(edition_name: str) -> Path | None:
    folder = caching.open_folder("cards", PICTURES_VERSION)
    return folder / f"{edition_name}.svg" if folder else None
