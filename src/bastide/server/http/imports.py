"""Records over HTTP: a game that was played elsewhere becomes one's own."""

from fastapi import APIRouter
from starlette.responses import Response

from bastide.server.http.games import check_room_for_one_more
from bastide.server.http.refusals import ModelResponse, responses
from bastide.server.http.service import Caller, Identity, Serving
from bastide.server.protocol.replay import ImportedRecord
from bastide.server.protocol.setup import Created

router = APIRouter(prefix="/api/games", tags=["looking back"])


@router.post("/imported", status_code=201, responses=responses(409, 413, 503), response_model=Created)
async def bring_in(wish: ImportedRecord, service: Serving, caller: Caller, identity: Identity) -> Response:
    """Make a game of a record, as text or as JSON, with all seats one's own; if it is not over, it can be played on."""
    await check_room_for_one_more(service, caller)
    rooms = await service.starting.rooms()
    return ModelResponse(await rooms.bring_in(wish, identity), 201)
