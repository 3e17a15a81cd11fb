"""What can be chosen for a new game, and what the page needs to know of tiles."""

from importlib.metadata import PackageNotFoundError, version

from fastapi import APIRouter

from bastide.lessons.first_game import first_game_edition
from bastide.messages import language_names
from bastide.players import level_names
from bastide.server.games.aids import PRESETS
from bastide.server.http.refusals import responses
from bastide.server.http.service import Serving
from bastide.server.pictures.album import STAMP
from bastide.server.pictures.tile_infos import tile_info
from bastide.server.protocol.setup import EditionInfo, Health, Preset, Setup
from bastide.server.protocol.tiles import TileInfo
from bastide.server.security.reach import Reach
from bastide.tiles import Edition, Shape, edition, edition_names

router = APIRouter(prefix="/api", tags=["setup"])


@router.get("/setup", responses=responses())
def setup(service: Serving) -> Setup:
    """All that can be chosen for a new game."""
    return setup_for(service.reach)


@router.get("/health", responses=responses())
def health(service: Serving) -> Health:
    """Whether the server is well, and which it is."""
    return Health(version=program_version(), details={"sockets": service.gates.door.inside.total()})


@router.get("/editions/{name}/tiles/{tile}", responses=responses(404))
async def tile(name: str, tile: str, service: Serving) -> TileInfo:
    """What the page needs to know of a tile, besides its pictures."""
    return await service.in_thread(tile_info, name, tile)


def setup_for(reach: Reach) -> Setup:
    return Setup(
        editions=[edition_info(edition(name)) for name in edition_names()],
        levels=list(level_names()),
        presets=[Preset(name=name, aids=list(aids)) for name, aids in PRESETS.items()],
        languages=list(language_names()),
        first_game=first_game_edition(),
        is_shared=reach.is_shared,
        base=reach.base,
        pictures=STAMP,
    )


def edition_info(rules: Edition) -> EditionInfo:
    bonus = sum(tile.count for tile in rules.bonus_tiles)
    return EditionInfo(
        name=rules.name,
        look=rules.look or "",
        tiles=rules.tile_count - bonus,
        bonus_tiles=bonus,
        followers=rules.followers,
        huts=rules.huts,
        tribe=Shape.SYSTEM in rules.kinds,
        draws_ahead=rules.proposes_draw_ahead,
    )


def program_version() -> str:
    try:
        return version("bastide")
    except PackageNotFoundError:  # it runs from its sources
        return "0"
