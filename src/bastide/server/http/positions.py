"""Positions over HTTP, without a game: they come in links, or somebody types them."""

from typing import Annotated

from fastapi import APIRouter, Body
from starlette.responses import Response

from bastide.server.games.positions import answer_about_position, shown_position
from bastide.server.http.refusals import ModelResponse, responses
from bastide.server.http.service import Caller, Serving
from bastide.server.protocol.answers import FitsAnswer, LayersAnswer
from bastide.server.protocol.positions import GivenPosition, PositionQuestion, ShownPosition

router = APIRouter(prefix="/api/positions", tags=["positions"])


@router.post("", responses=responses(413), response_model=ShownPosition)
async def show(given: GivenPosition, service: Serving, caller: Caller) -> Response:
    """Show a position, or say what is wrong with it. Nothing is kept of it."""
    await service.starting.rooms()  # what is compiled by then reads it
    with service.gates.questions.entered(caller):
        return ModelResponse(await service.in_thread(shown_position, given.position))


@router.post("/questions", responses=responses(413), response_model=LayersAnswer | FitsAnswer)
async def questions(asked: Annotated[PositionQuestion, Body()], service: Serving, caller: Caller) -> Response:
    """Ask what may be shown of a position, which is everything."""
    await service.starting.rooms()
    with service.gates.questions.entered(caller):
        return ModelResponse(await service.in_thread(answer_about_position, asked.position, asked.question))
