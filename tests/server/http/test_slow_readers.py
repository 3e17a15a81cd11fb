"""Whoever does not read what is sent is left behind, and delays nobody."""

import asyncio
from collections.abc import MutableMapping

import pytest
from starlette.websockets import WebSocket

from bastide.server.http.socket import speak, until_one_ends
from bastide.server.http.stream import patient
from bastide.server.protocol.commands import Done
from bastide.server.protocol.state import State
from bastide.server.rooms.subscription import Subscription
from bastide.server.rooms.viewer import Viewer
from bastide.server.security.limits import Limits

SOON = Limits(send_seconds=0.01)


def state_of_nothing() -> State:
    raise AssertionError("nobody fell behind")


async def stuck(*_: object) -> None:
    await asyncio.Event().wait()


async def accepted_then_stuck() -> WebSocket:
    """A socket of somebody who connects, and never reads."""

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: MutableMapping[str, object]) -> None:
        if message["type"] != "websocket.accept":
            await stuck()

    socket = WebSocket({"type": "websocket"}, receive, send)
    await socket.accept()
    return socket


def test_a_socket_that_nobody_reads_is_given_up() -> None:
    async def converse() -> None:
        subscription = Subscription(
            Viewer(frozenset(), is_watching=True, identity=None), state=state_of_nothing, on_close=lambda _: None
        )
        subscription.put(Done(ask=None, version=1))
        await speak(await accepted_then_stuck(), subscription, SOON)

    with pytest.raises(TimeoutError):
        asyncio.run(converse())


def test_a_stream_that_nobody_reads_is_given_up() -> None:
    async def send() -> None:
        await patient(stuck, SOON.send_seconds)({"type": "http.response.body"})

    with pytest.raises(TimeoutError):
        asyncio.run(send())


def test_when_one_side_of_a_socket_ends_so_does_the_other() -> None:
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
        asyncio.run(until_one_ends(wait("other"), fail()))
    assert ended == ["other"]
