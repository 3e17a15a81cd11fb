"""Clients that do not read time out, and do not delay others."""

import asyncio
from collections.abc import MutableMapping

import pytest
from starlette.websockets import WebSocket

from bastide.server.http.responses import with_timeout
from bastide.server.http.routes.socket import run_until_first_ends, send_messages
from bastide.server.protocol.server_messages import Done
from bastide.server.protocol.state import State
from bastide.server.rate_limits import Limits
from bastide.server.rooms.clients import Subscription, Viewer

SOON = Limits(send_seconds=0.01)


def state_of_nothing() -> State:
    raise AssertionError("no client fell behind")


async def stuck(*_: object) -> None:
    await asyncio.Event().wait()


async def accepted_then_stuck() -> WebSocket:
    """Return the socket of a client that connects and never reads."""

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: MutableMapping[str, object]) -> None:
        if message["type"] != "websocket.accept":
            await stuck()

    socket = WebSocket({"type": "websocket"}, receive, send)
    await socket.accept()
    return socket


def test_unread_socket_times_out() -> None:
    async def converse() -> None:
        subscription = Subscription(
            Viewer(frozenset(), is_watching=True, identity=None), state=state_of_nothing, on_close=lambda _: None
        )
        subscription.put(Done(ask=None, version=1))
        await send_messages(await accepted_then_stuck(), subscription, SOON)

    with pytest.raises(TimeoutError):
        asyncio.run(converse())


def test_unread_stream_times_out() -> None:
    async def send() -> None:
        await with_timeout(stuck, SOON.send_seconds)({"type": "http.response.body"})

    with pytest.raises(TimeoutError):
        asyncio.run(send())


def test_socket_ends_when_one_direction_ends() -> None:
    ended: list[str] = []

    async def wait(name: str) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(name)

    async def fail() -> None:
        await asyncio.sleep(0)
        raise TimeoutError

    with pytest.raises(TimeoutError):
        asyncio.run(run_until_first_ends(wait("other"), fail()))
    assert ended == ["other"]
