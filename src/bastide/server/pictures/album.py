"""Pictures for the page: tiles, pieces and the cards of editions.

What paints is loaded when the first picture is asked for, so that the server starts sooner.
"""

from pathlib import Path

from bastide import caching
from bastide.rules.options import SEATS
from bastide.server.errors import ServerError
from bastide.tiles import Edition, Tile, edition, edition_names

PIECE_MARGIN = 2  # units round a piece, for its outline

# All that can change a picture, its edition and the game on its card included.
PAINTED_BY = ("render/svg/**/*.py", "tiles/*.py", "tiles/data/*/*.toml")
PLAYED_BY = ("rules/*.py", "kernel/*.py", "players/*.py")
STAMP = caching.fingerprint((*PAINTED_BY, *PLAYED_BY, "server/pictures/*.py"))


def tile_picture(edition_name: str, tile_name: str, rotation: int, *, small: bool) -> str:
    """A tile of an edition by itself. Raises BastideError if there is none such."""
    from bastide.render.svg.elements import document, element
    from bastide.render.svg.gallery import gallery_of
    from bastide.render.svg.points import TILE

    rules = edition(edition_name)
    gallery = gallery_of(rules)
    picture = gallery.drawing(tile_of(rules, tile_name), rotation).picture(small=small)
    used = gallery.definitions(small=small).used_by(picture)
    return document(TILE, TILE, element("defs", used) if used else "", picture)


def tile_of(rules: Edition, name: str) -> Tile:
    """The tile of exactly that name. Raises ServerError."""
    found = next((tile for tile in rules.tiles if tile.name == name), None)
    if found is None:
        raise ServerError("picture/unknown", name=name)
    return found


def piece_picture(role: str, colour: str) -> str:
    """The follower in a role of the seat of that colour, or its hut. Raises ServerError if there is none such."""
    from bastide.render.svg.definitions import definitions
    from bastide.render.svg.elements import document, element
    from bastide.render.svg.pieces import ROLES, extent_on_board, piece, piece_symbols, scale_on_board

    if role not in ROLES or colour not in SEATS:
        raise ServerError("picture/unknown", name=f"{role}-{colour}")
    box = extent_on_board(role).large.grown(PIECE_MARGIN)
    figure = piece(role, SEATS.index(colour), -box.left, -box.top, scale_on_board(small=False))
    symbols = element("defs", definitions(piece_symbols([role], small=False)).used_by(figure))
    return document(box.right - box.left, box.bottom - box.top, symbols, figure)


def card_picture(edition_name: str) -> str:
    """A small board of an edition, kept on the disk too: a game is played for it. Raises SetupError."""
    from bastide.render.svg.gallery import keep
    from bastide.server.pictures.cards import card_svg

    rules = edition(edition_name)
    file = card_file(edition_name)
    try:
        return file.read_text(encoding="utf-8") if file else card_svg(rules)
    except OSError:  # not there yet
        text = card_svg(rules)
        if file:
            keep(file, text)
        return text


def is_card_kept(edition_name: str) -> bool:
    """Whether a card can be had without playing a game. Raises SetupError if there is no such edition."""
    file = card_file(edition(edition_name).name)
    return file is not None and file.exists()


def unpainted_cards() -> list[str]:
    """The editions whose cards could be kept, but have never been painted."""
    files = {name: card_file(name) for name in edition_names()}
    return [name for name, file in files.items() if file and not file.exists()]


def card_file(edition_name: str) -> Path | None:
    folder = caching.open_folder("cards", STAMP)
    return folder / f"{edition_name}.svg" if folder else None
