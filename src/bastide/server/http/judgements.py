"""Judgements over HTTP: how far they are, and what they say."""

from fastapi import APIRouter
from starlette.responses import Response

from bastide.server.http.games import entered
from bastide.server.http.refusals import responses
from bastide.server.http.service import Caller, Serving, Tokens
from bastide.server.protocol.judgement import Judgement

router = APIRouter(prefix="/api/games/{game}", tags=["looking back"])


@router.get("/judgement", responses=responses(401, 404, 409, 503), response_model=Judgement)
async def judgement(game: str, service: Serving, caller: Caller, tokens: Tokens) -> Response:
    """What a strong computer player thinks of a game that is over. Ask again until it is ready, or has failed."""
    room, _ = await entered(service, game, tokens)
    rooms = await service.starting.rooms()
    found = await rooms.judges.judgement_of(room, caller, most=service.gates.limits.judgements_of_address)
    return Response(found, media_type="application/json")
