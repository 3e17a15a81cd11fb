"""A server that remembers whether somebody ended it by Ctrl-C."""

import contextlib
import signal
import socket
from types import FrameType

import uvicorn


class Interruptible(uvicorn.Server):
    """Serves until it is told to end. Whatever the interrupt hits on its way out, whoever runs it hears of it once."""

    was_interrupted = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.was_interrupted |= sig == signal.SIGINT
        super().handle_exit(sig, frame)

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Raises KeyboardInterrupt, once all is ended in order, if that is why."""
        with contextlib.suppress(KeyboardInterrupt):
            super().run(sockets)
        if self.was_interrupted:
            raise KeyboardInterrupt
