"""Sockets that a server listens on."""

import errno
import socket
from collections.abc import Sequence

from bastide.errors import SetupError


def listen(host: str, ports: Sequence[int]) -> socket.socket:
    """A socket that listens at the first of these ports that is free; 0 is any. Raises SetupError."""
    for port in ports:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, port), family=family, backlog=2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise SetupError("serve/not-here", host=host, problem=error) from None
    raise SetupError("serve/port-taken", port=str(ports[0]))
