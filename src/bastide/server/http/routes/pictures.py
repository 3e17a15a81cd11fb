"""Routes of pictures. Their URLs contain a version, so browsers may cache them forever."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from bastide.server.http.dependencies import Services, ServicesDep
from bastide.server.http.errors import error_responses
from bastide.server.http.responses import CACHE_FOREVER, CACHE_REVALIDATE, StaticBody
from bastide.server.pictures import PICTURES_VERSION, card_picture, is_card_cached, piece_picture, tile_picture
from bastide.server.protocol.base import Rotation

MEDIA_TYPE = "image/svg+xml"
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {MEDIA_TYPE: {}}, "description": "the picture"}}
CACHE_SIZE = 8192  # about six kilobytes each

router = APIRouter(
    prefix="/pictures/{version}",
    tags=["pictures"],
    default_response_class=Response,
    responses={**error_responses(404), **PICTURE},
)


@router.get("/pieces/{role}-{colour}.svg")
async def piece(request: Request, version: str, role: str, colour: str, services: ServicesDep) -> Response:
    """Return the follower of a seat in a role, or its hut."""
    return await respond(request, version, services, piece_picture, role, colour)


@router.get("/editions/{edition}.svg")
async def card(request: Request, version: str, edition: str, services: ServicesDep) -> Response:
    """Return a small board of an edition."""
    if not is_card_cached(edition):
        await services.startup.rooms()  # playing a game for it needs the compiled kernel
    return await respond(request, version, services, card_picture, edition)


@router.get("/{edition}/{tile}-{rotation}-small.svg")
async def small_tile(
    request: Request, version: str, edition: str, tile: str, rotation: Rotation, services: ServicesDep
) -> Response:
    """Return a rotated tile, drawn for less than 60 pixels."""
    return await respond(request, version, services, tile_picture, edition, tile, rotation, small=True)


@router.get("/{edition}/{tile}-{rotation}.svg")
async def tile(
    request: Request, version: str, edition: str, tile: str, rotation: Rotation, services: ServicesDep
) -> Response:
    """Return a rotated tile."""
    return await respond(request, version, services, tile_picture, edition, tile, rotation, small=False)


async def respond(
    request: Request, version: str, services: Services, draw: Callable[..., str], *what: object, **options: object
) -> Response:
    """Return a picture. It may be cached forever only under the current version."""
    picture = await services.in_thread(draw_body, draw, *what, **options)
    return picture.response(request, cache_control=CACHE_FOREVER if version == PICTURES_VERSION else CACHE_REVALIDATE)


@lru_cache(maxsize=CACHE_SIZE)
def draw_body(draw: Callable[..., str], *what: object, **options: object) -> StaticBody:
    """Return the drawing of a function as a body. Drawings are cached."""
    return StaticBody.of(draw(*what, **options).encode(), MEDIA_TYPE)
