"""Routes of positions without a game, from links or typed by players."""

from typing import Annotated

from fastapi import APIRouter, Body
from starlette.responses import Response

from bastide.server.game.positions import answer_about_position, show_position
from bastide.server.http.dependencies import ClientKey, ServicesDep
from bastide.server.http.errors import ModelResponse, error_responses
from bastide.server.protocol.replay import GivenPosition, PositionQuestion, ShownPosition
from bastide.server.protocol.server_messages import FitsAnswer, LayersAnswer

router = APIRouter(prefix="/api/positions", tags=["positions"])


@router.post("", responses=error_responses(413), response_model=ShownPosition)
async def show(given: GivenPosition, services: ServicesDep, client: ClientKey) -> Response:
    """Show a position, or explain what is wrong with it. Nothing is stored."""
    await services.startup.rooms()  # parsing needs the compiled kernel
    with services.limiters.questions.slot(client):
        return ModelResponse(await services.in_thread(show_position, given.position))


@router.post("/questions", responses=error_responses(413), response_model=LayersAnswer | FitsAnswer)
async def questions(query: Annotated[PositionQuestion, Body()], services: ServicesDep, client: ClientKey) -> Response:
    """Ask about a position. All aids for positions are allowed."""
    await services.startup.rooms()
    with services.limiters.questions.slot(client):
        return ModelResponse(await services.in_thread(answer_about_position, query.position, query.question))
