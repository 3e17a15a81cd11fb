"""Pictures over HTTP: their addresses have a stamp that changes with them, so that browsers may keep them forever."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from bastide.server.http.packed import ASK_FIRST, FOREVER, Packed
from bastide.server.http.refusals import responses
from bastide.server.http.service import Service, Serving
from bastide.server.pictures.album import STAMP, card_picture, is_card_kept, piece_picture, tile_picture
from bastide.server.protocol.base import Turns

MEDIA_TYPE = "image/svg+xml"
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {MEDIA_TYPE: {}}, "description": "the picture"}}
REMEMBERED = 8192  # some six kilobytes each

router = APIRouter(
    prefix="/pictures/{stamp}",
    tags=["pictures"],
    default_response_class=Response,
    responses={**responses(404), **PICTURE},
)


@router.get("/pieces/{role}-{colour}.svg")
async def piece(request: Request, stamp: str, role: str, colour: str, service: Serving) -> Response:
    """The follower in a role of the seat of that colour, or its hut."""
    return await answer(request, stamp, service, piece_picture, role, colour)


@router.get("/editions/{edition}.svg")
async def card(request: Request, stamp: str, edition: str, service: Serving) -> Response:
    """A small board of an edition."""
    if not is_card_kept(edition):
        await service.starting.rooms()  # a game is played for it, which would compile the kernel here
    return await answer(request, stamp, service, card_picture, edition)


@router.get("/{edition}/{tile}-{rotation}-small.svg")
async def small_tile(
    request: Request, stamp: str, edition: str, tile: str, rotation: Turns, service: Serving
) -> Response:
    """A tile that lies so, drawn for less than 60 pixels."""
    return await answer(request, stamp, service, tile_picture, edition, tile, rotation, small=True)


@router.get("/{edition}/{tile}-{rotation}.svg")
async def tile(request: Request, stamp: str, edition: str, tile: str, rotation: Turns, service: Serving) -> Response:
    """A tile that lies so."""
    return await answer(request, stamp, service, tile_picture, edition, tile, rotation, small=False)


async def answer(
    request: Request, stamp: str, service: Service, draw: Callable[..., str], *what: object, **options: object
) -> Response:
    """A picture; under the stamp of another version it is not what will stay there."""
    picture = await service.in_thread(packed, draw, *what, **options)
    return picture.response(request, keep=FOREVER if stamp == STAMP else ASK_FIRST)


@lru_cache(maxsize=REMEMBERED)
def packed(draw: Callable[..., str], *what: object, **options: object) -> Packed:
    """What a function draws, packed; it draws nothing twice."""
    return Packed.of(draw(*what, **options).encode(), MEDIA_TYPE)
