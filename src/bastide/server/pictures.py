"""Pictures and tile data for the page.

The drawing code is imported with the first request for a picture, so that the server starts sooner.
"""

import os
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING

from bastide import caching
from bastide.arena.executors import block_interrupts, exit_with_parent
from bastide.errors import ServerError
from bastide.messages.tile_descriptions import describe_tile
from bastide.render.svg import DRAWING_VERSION
from bastide.rules.game import Game
from bastide.rules.options import SEATS
from bastide.rules.text.notation import place_text, port_names
from bastide.server.protocol.editions import AreaInfo, PlaceInfo, RotatedTile, TileInfo
from bastide.tiles import Edition, Tile, direction_of, edition, edition_names, segment_of

if TYPE_CHECKING:
    from bastide.render.svg.tiles.tile_drawing import TileDrawing

PIECE_MARGIN = 2  # units around a piece, for its outline

MINIATURE_TILE = 22  # pixels, at which the page draws small boards

TILE_CACHE_SIZE = 512
NICENESS = 19  # the lowest priority
MARKER = "all-drawn"  # file in the card folder of this version

# Increase when the cards show other games or other parts of the board; tests/server/test_edition_cards.py checks it.
CARD_VERSION = 2

# Part of every picture URL, so that browsers may cache pictures forever, and the name of the card cache folder.
PICTURES_VERSION = f"{DRAWING_VERSION}.{CARD_VERSION}"


def tile_picture(edition_name: str, tile_name: str, rotation: int, *, small: bool) -> str:
    """Return the picture of one tile of an edition.

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
    found = rules.tiles_by_name.get(name)
    if found is None:
        raise ServerError("picture/unknown", name=name)
    return found


def piece_picture(role: str, colour: str) -> str:
    """Return the picture of a follower in a role, or of a hut, in a seat's colour.

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


def miniature(game: Game) -> str:
    """Return the board of a game in the small art, for lists of games."""
    from bastide.render.svg.board.board_document import bare_document
    from bastide.render.svg.board.frame import BoardFrame
    from bastide.render.svg.board.view import BoardView
    from bastide.render.svg.tiles.drawing_cache import drawings_of

    board = game.board
    return bare_document(BoardView(game, board, drawings_of(game.edition), BoardFrame.around(board, MINIATURE_TILE)))


def card_picture(edition_name: str) -> str:
    """Return the card of an edition, a small board.

    Cards are cached on disk, because a game is played for each. Raises SetupError for an unknown edition.
    """
    from bastide.render.svg.tiles.drawing_cache import write_atomically
    from bastide.server.edition_cards import card_svg

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
    """Return True if the card is on disk, so that no game need be played.

    Raises SetupError for an unknown edition.
    """
    file = card_path(edition(edition_name).name)
    return file is not None and file.exists()


def card_path(edition_name: str) -> Path | None:
    folder = caching.open_folder("cards", PICTURES_VERSION)
    return folder / f"{edition_name}.svg" if folder else None


# Tile data: positions of pieces and outlines of segments, in all four rotations


@lru_cache(maxsize=TILE_CACHE_SIZE)
def tile_info(edition_name: str, tile_name: str) -> TileInfo:
    """Return the data of a tile of an edition. Raises BastideError if the edition or the tile is unknown."""
    from bastide.render.svg.tiles.drawing_cache import drawings_of

    rules = edition(edition_name)
    tile, drawings = find_tile(rules, tile_name), drawings_of(rules)
    turns = [rotated_tile(tile, rotation, drawings.drawing(tile, rotation)) for rotation in range(4)]
    return TileInfo(tile=tile.name, is_bonus=tile.is_bonus, turns=turns)


def rotated_tile(tile: Tile, rotation: int, drawing: "TileDrawing") -> RotatedTile:
    return RotatedTile(
        description=describe_tile(tile, rotation),
        places=[place_info(tile, rotation, place, drawing) for place in tile.places if place in drawing.spots],
        areas={segment: AreaInfo(whole=area.whole, edge=area.edge) for segment, area in drawing.areas.items()},
    )


def place_info(tile: Tile, rotation: int, place: int, drawing: "TileDrawing") -> PlaceInfo:
    from bastide.render.svg.pieces import role_at

    segment = segment_of(place)
    ports = tile.ports(segment).turned(rotation)
    return PlaceInfo(
        place=place,
        notation=place_text(tile, rotation, place),
        segment=segment,
        kind=tile.segments[segment].kind.name,
        role=role_at(tile, place),
        sides=port_names(ports),
        direction=direction_of(ports),
        spot=drawing.spots[place],
    )


# Rendering everything before it is requested, in a background process with low priority


def start_prerender() -> BaseProcess | None:
    """Start rendering all pictures that are not cached; return None if all are, or if there is no cache folder."""
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
