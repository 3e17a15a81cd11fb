"""Routes of the setup: options of a new game, data about tiles, and the health check."""

from importlib.metadata import PackageNotFoundError, version

from fastapi import APIRouter

from bastide.lessons.first_game import first_game_edition
from bastide.messages import language_names
from bastide.players import level_names
from bastide.server.game.aids import PRESETS
from bastide.server.http.dependencies import ServicesDep
from bastide.server.http.errors import error_responses
from bastide.server.pictures.images import PICTURES_VERSION
from bastide.server.pictures.tile_info import tile_info
from bastide.server.protocol.editions import EditionInfo, Health, Preset, Setup, TileInfo
from bastide.server.security.server_address import ServerAddress
from bastide.tiles import Edition, Shape, edition, edition_names

router = APIRouter(prefix="/api", tags=["setup"])


@router.get("/setup", responses=error_responses())
def setup(services: ServicesDep) -> Setup:
    """Return the options of a new game."""
    return setup_for(services.address)


@router.get("/health", responses=error_responses())
def health(services: ServicesDep) -> Health:
    """Report that the server runs, and its version."""
    return Health(version=program_version(), details={"sockets": services.limiters.connections.active.total()})


@router.get("/editions/{name}/tiles/{tile}", responses=error_responses(404))
async def tile(name: str, tile: str, services: ServicesDep) -> TileInfo:
    """Return the places and areas of a tile."""
    return await services.in_thread(tile_info, name, tile)


def setup_for(address: ServerAddress) -> Setup:
    return Setup(
        editions=[edition_info(edition(name)) for name in edition_names()],
        levels=list(level_names()),
        presets=[Preset(name=name, aids=list(aids)) for name, aids in PRESETS.items()],
        languages=list(language_names()),
        first_game=first_game_edition(),
        is_shared=address.is_shared,
        base=address.base,
        pictures=PICTURES_VERSION,
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
    except PackageNotFoundError:  # not installed: it runs from its sources
        return "0"
